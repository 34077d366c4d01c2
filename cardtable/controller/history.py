"""The steps of a running game, back and forth: an undo is a shorter replay.

Going back changes nothing on disk: the record only grows. The line that takes moves back is due when another
way is taken (see `game.record`), so going back and forth again leaves the record as it was.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.game.record import undo_text
from cardtable.game.replay import Step


class Taken(NamedTuple):
    """A step that was taken; `decided` when a person chose it."""

    step: Step
    decided: bool


class History:
    """All steps that the record holds; the first `at` of them stand. `settled` moves were taken back, and are
    gone for good.
    """

    def __init__(self) -> None:
        self._taken: list[Taken] = []
        self.at = 0
        self.settled = 0

    @property
    def steps(self) -> list[Step]:
        """The steps that stand."""
        return [taken.step for taken in self._taken[: self.at]]

    def add(self, step: Step, decided: bool) -> str:
        """One more step; what the record needs before it: "" or the line that takes others back."""
        before = self.settle()
        self._taken.append(Taken(step, decided))
        self.at += 1
        return before

    def settle(self) -> str:
        """Forget what was taken back; the line that says so in the record, "" if nothing was."""
        due = self.due
        self.settled = self.undone
        del self._taken[self.at :]
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
            if self._taken[number].step is None:
                return None
            if self._taken[number].decided:
                return number
        return None

    @property
    def later(self) -> int | None:
        """To how many steps a redo leads: to the next decision or to the end, or None."""
        if self.at == len(self._taken):
            return None
        following = range(self.at + 1, len(self._taken))
        return next((number for number in following if self._taken[number].decided), len(self._taken))
