"""A game gone through once more with the eyes of some of its seats: what each could see and know."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.game.events import AnyEvent
from cardtable.game.memory import Memory
from cardtable.game.moves import Call, Draw, Move, Play, Stuck
from cardtable.game.replay import Step
from cardtable.game.seats import view
from cardtable.game.state import State
from cardtable.game.view import SeatView
from cardtable.rules.model import Rules


class Witnesses:
    """What these seats remember; tell them everything by `hear`, in order."""

    def __init__(self, rules: Rules, players: int, seats: Collection[int]) -> None:
        """Nothing has happened yet."""
        self._memories = {seat: Memory(rules, players, seat) for seat in seats}

    def hear(self, event: AnyEvent) -> None:
        """Each seat takes in what it may know of it."""
        for memory in self._memories.values():
            memory.see(event)

    def view(self, state: State, seat: int) -> SeatView:
        """What the seat sees in this state; one of these also knows what it remembers."""
        return view(state, seat, self._memories.get(seat))

    def decision(self, state: State, step: Step) -> tuple[Move, SeatView] | None:
        """A move that one of these seats chose among several, with what it knew; None for any other step."""
        if step is None or isinstance(step, Call | Draw | Stuck):
            return None
        seat = state.turn if isinstance(step, Play) else step.seat
        if seat not in self._memories or seat != state.actor:
            return None
        shown = self.view(state, seat)
        return (step, shown) if len(shown.moves) > 1 else None
