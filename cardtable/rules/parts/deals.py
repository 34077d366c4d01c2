"""The part of games that count deals: a number of won, or lost, deals ends the game.

`cardtable.game.ending` plays it.
"""

from __future__ import annotations

from cardtable.language import say
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.parts.base import Part, Row, may_decide


def _chip(rules: Rules) -> str:
    match = rules.terms.match
    if match is None:
        return ""
    if match.won is not None:
        return say("chips-match-won", count=match.won)
    return say("chips-match-lost", count=match.lost or 0)


def _end(rules: Rules) -> tuple[str, ...]:
    match = rules.terms.match
    if match is None:
        return ()
    if match.won is not None:
        return (say("howto-end-match-won", count=match.won),)
    return say("howto-end-match-lost", count=match.lost or 0), say("howto-end-fewest-wins")


def _stays(raw: Raw) -> bool:
    """Return whether nothing else decides the game."""
    return raw["tokens"] == "none" and raw["elimination_rule"] == "never" and may_decide(raw)


MATCH = Part(
    key="match",
    chips=(Row(("match",), _chip, first=True, after="elimination_rule"),),
    end=_end,
    still_valid=_stays,
)
