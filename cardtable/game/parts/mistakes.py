"""Mistakes that count: plays over the limit that are a bust, and sums called wrong (rules, 1.5.5, 1.6.3)."""

from __future__ import annotations

from cardtable.game import ending
from cardtable.game.events import SeatEffect
from cardtable.game.moves import MISTAKE, Call, Move, Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay


class Mistakes(Part):
    """Plays over the limit are possible, and count as a bust."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the legal plays, then those that are mistakes."""
        cards, limit = state.cards, state.table.limit
        over = [
            Play(play.cards, play.value, play.total, None, (*play.marks, MISTAKE))
            for card in dict.fromkeys(state.hands[state.turn])
            for play in cards.plays[card].every(state.total)
            if play.total > limit
        ]
        return plays + over


class NotOnlyMistakes(Part):
    """A seat with nothing but mistakes to play is stuck, or passes on what it owes.

    It looks at the plays after all other parts.
    """

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays, if one of them is no mistake; else none."""
        return plays if any(MISTAKE not in play.marks for play in plays) else []


class WrongCall(SeatEffect, frozen=True):
    """The seat called another total than its play made."""

    kind = "wrong-call"

    said: int
    total: int


class CallCheck(Part):
    """The total may be called until the next move.

    A player who doesn't call it counts as knowing it, as computers do.

    A wrong call never changes the total: it is corrected, and by the strict rule costs a forfeit.
    """

    def __init__(self, strict: bool) -> None:
        """Make wrong calls cost a forfeit if `strict`."""
        self._strict = strict

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Keep the total to be called: that of the play, before anything else changes it."""
        state.to_call = (ongoing.seat, ongoing.play.total)

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Compare the call with the total; a right call has no effect."""
        if not isinstance(move, Call) or state.to_call is None:
            return
        (seat, total), state.to_call = state.to_call, None
        if move.total == total:
            return
        if emit:
            emit(WrongCall(seat, move.total, total))
        if self._strict:
            ending.forfeit(state, seat)
