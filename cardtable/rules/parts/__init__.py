"""What each part of the rules says for itself, wherever rules are told or made: its section of the rules in
words, its chips, its tips, and its switch and ways in the workshop.

A part is what only some variants have, a key of their files. What it does at the table is played by
`cardtable.game.parts`; what its key may hold is said by `rules.schema`, and what goes together by
`rules.sense`.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.rules.model import Rules
from cardtable.rules.parts.answers import QUEEN_CHAIN, RUNS
from cardtable.rules.parts.base import Part, Says
from cardtable.rules.parts.boxes import SHED, ZEUS_HELD
from cardtable.rules.parts.cards import BAN, BOTTOM_CARD, SPECIAL_HANDS, THREE_OF_A_KIND, WEARS_OFF
from cardtable.rules.parts.deals import MATCH
from cardtable.rules.parts.hands import ALL_DEALT, LAST_CARD
from cardtable.rules.parts.owed import OBLIGATION, STEALING, TOGETHER
from cardtable.rules.parts.totals import (
    BORDERS,
    EXACT,
    FINE_CALLS,
    MILESTONES,
    PAYMENT,
    REACH,
    SIXTY_NINE,
    TEAM,
)

PARTS: tuple[Part, ...] = (
    TEAM,
    REACH,
    EXACT,
    TOGETHER,
    OBLIGATION,
    QUEEN_CHAIN,
    STEALING,
    RUNS,
    BAN,
    WEARS_OFF,
    MILESTONES,
    FINE_CALLS,
    BORDERS,
    PAYMENT,
    SIXTY_NINE,
    THREE_OF_A_KIND,
    SPECIAL_HANDS,
    ZEUS_HELD,
    SHED,
    BOTTOM_CARD,
    MATCH,
    ALL_DEALT,
    LAST_CARD,
)
"""All of them, in the order in which they are told and offered."""

BY_PART = {part.key: part for part in PARTS}


def decided(rules: Rules, of: Callable[[Part], Says | None]) -> tuple[str, ...]:
    """What the first part that decides one thing of the game says of it; nothing where none does."""
    there = (part for part in PARTS if part.is_in(rules))
    said = (says(rules) for part in there if (says := of(part)) is not None)
    return next(filter(None, said), ())
