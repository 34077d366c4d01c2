"""Mistakes that count: a play over the limit is not refused but ends in a bust (rules, 1.5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.game.moves import Play
from cardtable.game.parts.base import Part

if TYPE_CHECKING:
    from cardtable.game.state import State

MISTAKE = "mistake"
"""The mark of a play that passes the limit."""


class Mistakes(Part):
    """Plays over the limit can be made, and are a bust."""

    stirred_by = frozenset({MISTAKE})

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The legal plays, then those that are mistakes."""
        table = state.table
        over = [
            Play(play.cards, play.value, play.total, None, (*play.marks, MISTAKE))
            for card in dict.fromkeys(state.hands[state.turn])
            for play in table.plays[card].every(state.total)
            if play.total > table.limit
        ]
        return plays + over


class NotOnlyMistakes(Part):
    """Where nothing can be played rightly, there is nothing to mistake: the seat is stuck, or hands on what
    it owes. It looks at the plays after all other parts.
    """

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays, as long as one of them is no mistake."""
        return plays if any(MISTAKE not in play.marks for play in plays) else []
