"""What people do at a table besides playing: pass it on, go back and forth, pause, ask for a hint.

The bridge leads the match; here is what interrupts it, and how it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from cardtable.controller.match import Awaits, Match
from cardtable.ui.keeping import Keeping
from cardtable.ui.led_table import Table
from cardtable.ui.passing import Passing
from cardtable.ui.thinking import Adviser

if TYPE_CHECKING:
    from cardtable.ui.learning.teacher import Teacher


@dataclass(frozen=True)
class Ticket:
    """Which question an answer belongs to: a sitting at the table and a turn of its match."""

    sitting: int
    turn: int


class Asides(QObject):
    """The part of the bridge that interrupts a match; see the module."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._match: Match | None = None
        self._out_in: dict[int, int] = {}
        self._sitting = 0
        self._performing = False
        self._held = False
        self._skipping = False
        self._asked: Ticket | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._advice = Adviser(self._pool, self)
        self._advice.given.connect(table.show_hint)
        self.passing = Passing(table, self)
        self.keeping = Keeping(self)
        self._curtain = self._undo_with_people = True
        self.teacher: Teacher | None = None

    @property
    def is_resting(self) -> bool:
        """Nothing moves, nobody thinks, all is kept: the next step is the person's, unless it is all over."""
        return not self._performing and self._asked is None and not self.keeping.is_waiting

    @property
    def _calling(self) -> bool:
        """Whether a learner is asked: for a play whose cards have not landed yet, or before one."""
        return self.teacher is not None and self.teacher.busy

    @property
    def _stopped(self) -> bool:
        return self._held or self.passing.stops

    def _step(self) -> None:
        """Whatever comes next, if nothing moves and nobody thinks."""
        raise NotImplementedError

    def _play_answer(self) -> None:
        """The move that a computer opponent has thought out, if there is one."""
        raise NotImplementedError

    def _forget_question(self) -> None:
        """Nobody is asked any more."""
        raise NotImplementedError

    def take_back(self) -> None:
        """A play whose total was to be called is not made."""
        raise NotImplementedError

    # Who looks, and going back and forth

    def set_customs(self, curtain: bool, undo_with_people: bool) -> None:
        """How several persons share the screen: behind a curtain or not, and whether they take moves back."""
        self._curtain, self._undo_with_people = curtain, undo_with_people
        if self._match is not None:
            self._match.eyes.curtain = curtain
            self._match.undo_with_people = undo_with_people

    def lift(self) -> None:
        """The person for whom the curtain came down is there."""
        if self._match is not None and not self._held:
            self.passing.lift(self._match)
            self._wake()

    @property
    def can_pause(self) -> bool:
        """Whether there is something to pause."""
        match = self._match
        over = match is None or match.awaits is Awaits.OVER
        return not (over or self._stopped or self._calling)

    def pause(self) -> None:
        """Nobody acts, and the cards lie face down, until `go_on`."""
        if self._match is not None and self.can_pause:
            self._complete()
            self.passing.pause(self._match)

    def go_on(self) -> None:
        """The pause is over."""
        self.passing.uncover()
        self._wake()

    @property
    def can_undo(self) -> bool:
        """Whether a decision of this deal can be taken back now."""
        return self._can_turn_back and self._match is not None and self._match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be done again now."""
        return self._can_turn_back and self._match is not None and self._match.can_redo

    @property
    def _can_turn_back(self) -> bool:
        return not (self._held or self._skipping or self.passing.paused)

    def undo(self) -> None:
        """Back to where a person decided last in this deal."""
        if self._match is not None and self.can_undo:
            self._turn_back(self._match, self._match.undo)

    def redo(self) -> None:
        """Forward again by as much as one undo goes back."""
        if self._match is not None and self.can_redo:
            self._turn_back(self._match, self._match.redo)

    def _turn_back(self, match: Match, act: Callable[[], None]) -> None:
        if self.teacher is not None and self.teacher.busy:
            self.teacher.drop()
            self._performing = False
        self._complete()
        self._forget_question()
        # An answer still being thought out belongs to another game now, though its turn may come again.
        self._sitting += 1
        self.passing.reset()
        act()
        view = match.view()
        self._out_in = {seat: deal for seat, deal in self._out_in.items() if not view.in_game[seat]}
        self._table.take_up(view, match.story())
        self._step()

    def _complete(self) -> None:
        """What moves is at rest at once, and nobody acts for that; a play that is not called is not made."""
        self._advice.drop()
        self.take_back()
        if self._performing and not self._calling:
            self._performing = False
            self._table.complete()

    def _wake(self) -> None:
        """Goes on where everything stopped."""
        match = self._match
        if match is None or self._stopped:
            return
        if self._asked is None:
            self._step()
        elif self.passing.ready(match):
            self._table.set_thinking(match.seat if match.seat == match.view().turn else None)
            self._play_answer()

    # A hint

    @property
    def can_hint(self) -> bool:
        """Whether a person is at the screen and is asked for a move."""
        match = self._match
        if match is None or self._stopped or not self.is_resting or match.awaits is not Awaits.PERSON:
            return False
        if self._calling:
            return False
        if self.teacher is not None and not self.teacher.allows_coach:
            return False
        return match.viewer == match.seat

    @property
    def can_look_back(self) -> bool:
        """Whether persons played whose moves the coach may judge afterwards."""
        match, teacher = self._match, self.teacher
        allowed = teacher is None or teacher.allows_coach
        return match is not None and bool(match.eyes.persons) and allowed

    def hint(self) -> None:
        """Asks the coach what to do and why; the table shows that unless it comes too late."""
        if self._match is not None and self.can_hint:
            self._advice.ask(self._match.adviser())
