"""Calls that are checked: a player says the new total, and a wrong sum may cost a forfeit (rules, 1.6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.game import ending
from cardtable.game.events import WrongCall
from cardtable.game.moves import Call
from cardtable.game.parts.base import Emit, Laid, Part

if TYPE_CHECKING:
    from cardtable.game.state import State


class CallCheck(Part):
    """The total may be called until the next move; who does not call it is taken to know it, as computers do.

    The total is never changed by a wrong call: it is corrected, and by the strict rule costs a forfeit.
    """

    def __init__(self, strict: bool) -> None:
        """`strict`: a wrong sum costs a forfeit."""
        self._strict = strict

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Keep what is to be said: the total that the play made, before anything else changes it."""
        state.to_call = (laid.seat, laid.play.total)

    def called(self, state: State, move: Call, emit: Emit | None) -> None:
        """Compare; a right call needs no word."""
        if state.to_call is None:
            return
        (seat, total), state.to_call = state.to_call, None
        if move.total == total:
            return
        if emit:
            emit(WrongCall(seat, move.total, total))
        if self._strict:
            ending.forfeit(state, seat)
