"""A running game and its undo: the state, its events, and the steps that led there.

What is needed at every move follows from the present deal alone, so it is kept up to date and no move costs
more than the one before. An undo replays the deal from its beginning.

Undo changes nothing on disk: the record only grows. The line that takes moves back is written when another
move is made (see `game.record`), so undo followed by redo leaves the record unchanged.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, DealStarted, SeatOut
from cardtable.game.record.replay import Step
from cardtable.game.record.text import undo_text
from cardtable.game.sight.view import Memories, SeatView
from cardtable.game.state import State


class Situation:
    """The state of a game, with all that follows from its events; hidden cards included."""

    def __init__(self, state: State) -> None:
        """Begin a game before its first deal."""
        self.state = state
        self.exits: dict[int, tuple[int, int]] = {}
        """For each seat that is out of the game, the deal and the move of the game in which it went out."""
        self.story: list[AnyEvent] = []
        """The events of this deal so far."""
        self.deal_before: list[AnyEvent] = []
        """The events of the deal before this one."""
        table = state.table
        self._memories = Memories(table.rules, table.players, range(table.players))

    def copy(self) -> Situation:
        copy = Situation(self.state.clone())
        copy.exits, copy.story, copy._memories = self.exits.copy(), self.story.copy(), self._memories.copy()
        copy.deal_before = self.deal_before
        return copy

    def take(self, step: Step) -> list[AnyEvent]:
        if step is None:
            return self._heard(real_cards.deal)
        return self._heard(lambda state, emit: real_cards.apply(state, step, emit))

    def stop(self) -> list[AnyEvent]:
        """Stop at the table, if that is allowed; return the events."""
        return self._heard(ending.stop)

    def _heard(self, act: Callable[[State, engine.Emit], None]) -> list[AnyEvent]:
        events: list[AnyEvent] = []
        act(self.state, events.append)
        for event in events:
            self.hear(event)
        return events

    def hear(self, event: AnyEvent) -> None:
        """Take in an event of a step that was applied to the state elsewhere."""
        if isinstance(event, DealStarted):
            self.deal_before, self.story = self.story, []
        elif isinstance(event, SeatOut) and event.scope == "game":
            self.exits[event.seat] = self.state.deal, self.state.number
        self.story.append(event)
        self._memories.hear(event)

    def view(self, seat: int) -> SeatView:
        """Return the table as that seat sees it, with what it remembers of the deal."""
        return self._memories.view(self.state, seat)


class History:
    """All steps of the record, of which the first `at` are in effect.

    `settled` counts the moves that were undone for good.
    """

    def __init__(self) -> None:
        self._taken: list[Step] = []
        self._decided: list[bool] = []
        """For each step, whether a person chose it."""
        self.at = 0
        self.settled = 0

    @property
    def steps(self) -> list[Step]:
        """The steps in effect."""
        return self._taken[: self.at]

    @property
    def of_deal(self) -> list[Step]:
        """The steps of the present deal, beginning with its deal."""
        begun = self.at
        while begun and self._taken[begun - 1] is not None:
            begun -= 1
        return self._taken[max(0, begun - 1) : self.at]

    def add(self, step: Step, decided: bool) -> None:
        """Add a step, `decided` if a person chose it; write `due` to the record before it."""
        self.settle()
        self._taken.append(step)
        self._decided.append(decided)
        self.at += 1

    def settle(self) -> str:
        """Drop the undone steps; return the line for the record, "" if there were none."""
        due = self.due
        self.settled = self.undone
        del self._taken[self.at :], self._decided[self.at :]
        return due

    @property
    def due(self) -> str:
        """The line that the record needs for the undone steps, "" if there are none."""
        back = len(self._taken) - self.at
        return undo_text(back) if back else ""

    @property
    def undone(self) -> int:
        """How many moves were ever undone, including those that can be redone."""
        return self.settled + len(self._taken) - self.at

    @property
    def earlier(self) -> int | None:
        """The number of steps that an undo leaves.

        An undo returns to a person's last decision in this deal; None if there is none.
        """
        for number in range(self.at - 1, -1, -1):
            if self._taken[number] is None:
                return None
            if self._decided[number]:
                return number
        return None

    @property
    def later(self) -> int | None:
        """The number of steps that a redo leaves.

        A redo goes to the next decision or to the end; None if nothing was undone.
        """
        if self.at == len(self._taken):
            return None
        following = range(self.at + 1, len(self._taken))
        return next((number for number in following if self._decided[number]), len(self._taken))
