"""A running game, back and forth: where it stands, what was told of it, and the steps that led there.

What is asked at every move follows from the present deal alone, so it is kept as the game goes on and no move
costs more than the one before. An undo plays the deal again from its beginning.

Going back changes nothing on disk: the record only grows. The line that takes moves back is due when another
way is taken (see `game.record`), so going back and forth again leaves the record as it was.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.controller.memories import Memories
from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, DealStarted, SeatOut
from cardtable.game.record.replay import Step
from cardtable.game.record.text import undo_text
from cardtable.game.sight.view import SeatView
from cardtable.game.state import State


class Situation:
    """Where a game stands, with what follows from all that was told on the way; hidden cards included."""

    def __init__(self, state: State) -> None:
        """A game before its first deal."""
        self.state = state
        self.exits: dict[int, tuple[int, int]] = {}
        """For each seat that is out of the game, the deal and the move of the game in which it went out."""
        self.story: list[AnyEvent] = []
        """What happened in this deal so far."""
        self.deal_before: list[AnyEvent] = []
        """What happened in the deal before this one."""
        table = state.table
        self._memories = Memories(table.rules, table.players, range(table.players))

    def copy(self) -> Situation:
        """The same once more, which goes its own way."""
        copy = Situation(self.state.clone())
        copy.exits, copy.story, copy._memories = self.exits.copy(), self.story.copy(), self._memories.copy()
        copy.deal_before = self.deal_before
        return copy

    def take(self, step: Step) -> list[AnyEvent]:
        """One step on, a legal one; what happened."""
        if step is None:
            return self._heard(real_cards.deal)
        return self._heard(lambda state, emit: real_cards.apply(state, step, emit))

    def stop(self) -> list[AnyEvent]:
        """The table stops, where it may; what happened."""
        return self._heard(ending.stop)

    def _heard(self, act: Callable[[State, engine.Emit], None]) -> list[AnyEvent]:
        events: list[AnyEvent] = []
        act(self.state, events.append)
        for event in events:
            self.hear(event)
        return events

    def hear(self, event: AnyEvent) -> None:
        """What comes of a step that was taken in the state otherwise."""
        if isinstance(event, DealStarted):
            self.deal_before, self.story = self.story, []
        elif isinstance(event, SeatOut) and event.scope == "game":
            self.exits[event.seat] = self.state.deal, self.state.number
        self.story.append(event)
        self._memories.hear(event)

    def view(self, seat: int) -> SeatView:
        """The table as that seat sees it, with what it has seen of the deal."""
        return self._memories.view(self.state, seat)


class History:
    """All steps that the record holds; the first `at` of them stand. `settled` moves were taken back, and are
    gone for good.
    """

    def __init__(self) -> None:
        self._taken: list[Step] = []
        self._decided: list[bool] = []
        """Of each step, whether a person chose it."""
        self.at = 0
        self.settled = 0

    @property
    def steps(self) -> list[Step]:
        """The steps that stand."""
        return self._taken[: self.at]

    @property
    def of_deal(self) -> list[Step]:
        """Those of them that make the present deal, with its deal."""
        begun = self.at
        while begun and self._taken[begun - 1] is not None:
            begun -= 1
        return self._taken[max(0, begun - 1) : self.at]

    def add(self, step: Step, decided: bool) -> None:
        """One more step, `decided` where a person chose it; before it the record needs what is `due`."""
        self.settle()
        self._taken.append(step)
        self._decided.append(decided)
        self.at += 1

    def settle(self) -> str:
        """Forget what was taken back; the line that says so in the record, "" if nothing was."""
        due = self.due
        self.settled = self.undone
        del self._taken[self.at :], self._decided[self.at :]
        return due

    @property
    def due(self) -> str:
        """The line that says in the record what is taken back now, "" if nothing is."""
        back = len(self._taken) - self.at
        return undo_text(back) if back else ""

    @property
    def undone(self) -> int:
        """How many moves were ever taken back, those included that can still be brought back."""
        return self.settled + len(self._taken) - self.at

    @property
    def earlier(self) -> int | None:
        """To how many steps an undo leads: before the last decision of a person in this deal, or None."""
        for number in range(self.at - 1, -1, -1):
            if self._taken[number] is None:
                return None
            if self._decided[number]:
                return number
        return None

    @property
    def later(self) -> int | None:
        """To how many steps a redo leads: to the next decision or to the end, or None."""
        if self.at == len(self._taken):
            return None
        following = range(self.at + 1, len(self._taken))
        return next((number for number in following if self._decided[number]), len(self._taken))
