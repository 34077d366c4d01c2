"""What some seats of a game remember of it, in play or in a replay."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy

from cardtable.game.events import AnyEvent
from cardtable.game.moves import Call, Draw, Move, Play, Stuck
from cardtable.game.record.replay import Step
from cardtable.game.sight.memory import Memory
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import State
from cardtable.rules.model import Rules


class Memories:
    """The memories of these seats; pass every event to `hear`, in order."""

    def __init__(self, rules: Rules, players: int, seats: Collection[int]) -> None:
        self._by_seat = {seat: Memory(rules, players, seat) for seat in seats}

    def copy(self) -> Memories:
        twin = copy(self)
        twin._by_seat = {seat: memory.copy() for seat, memory in self._by_seat.items()}
        return twin

    def hear(self, event: AnyEvent) -> None:
        """Let each seat take in what it may know of an event."""
        for memory in self._by_seat.values():
            memory.see(event)

    def view(self, state: State, seat: int) -> SeatView:
        """Return what the seat sees in this state, with what it remembers if it is one of these seats."""
        return view(state, seat, self._by_seat.get(seat))

    def decision(self, state: State, step: Step) -> tuple[Move, SeatView] | None:
        """Return a move that one of these seats chose among several, with what it knew.

        None for any other step.
        """
        if step is None or isinstance(step, Call | Draw | Stuck):
            return None
        seat = state.turn if isinstance(step, Play) else step.seat
        if seat not in self._by_seat or seat != state.actor:
            return None
        shown = self.view(state, seat)
        return (step, shown) if len(shown.moves) > 1 else None
