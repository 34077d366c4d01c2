"""What people do at a table besides playing: pass it on, go back and forth, pause, ask for a hint.

The bridge leads the match; here is what interrupts it, and how it goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.controller.match import Awaits, Match
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Refusal
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.course import Course
from cardtable.ui.led_table import Table
from cardtable.ui.thinking import Adviser

WayOut = Literal["", "stop", "skip"]
"""How a game can be brought to its end now: the table stops, or the computers play the rest at once."""


Act = Callable[[], Refusal | tuple[AnyEvent, ...]]
"""Something done with the match: the events that came of it, or why it was refused."""


class Steps(Protocol):
    """What leads the match on; the bridge is the real one."""

    def step(self) -> None:
        """Whatever comes next, if nothing moves and nobody thinks."""

    def play_answer(self) -> None:
        """The move that a computer opponent has thought out, if there is one."""

    def forget_question(self) -> None:
        """Nobody is asked any more."""

    def take_back(self) -> None:
        """A play whose total was to be called is not made."""

    def apply(self, match: Match, act: Act) -> None:
        """Does that with the match, and shows what came of it."""


class Asides(QObject):
    """Interrupts the match of a course, at whose next step `steps` goes on."""

    told = Signal(str)
    """One sentence for the player."""

    def __init__(
        self,
        table: Table,
        course: Course,
        steps: Steps,
        thread: SerialExecutor,
        parent: QObject | None = None,
    ) -> None:
        """The coach thinks on `thread`."""
        super().__init__(parent)
        self._table, self._course, self._steps = table, course, steps
        self._advice = Adviser(thread, self)
        self._advice.given.connect(table.show_hint)
        self._advice.failed.connect(self._tell_no_hint)
        self._curtain = self._undo_with_people = True

    # Who looks, and going back and forth

    def set_customs(self, curtain: bool, undo_with_people: bool) -> None:
        """How several persons share the screen: behind a curtain or not, and whether they take moves back."""
        self._curtain, self._undo_with_people = curtain, undo_with_people
        self.keep_customs()

    def keep_customs(self) -> None:
        """The match on the table is played by them."""
        if self._course.match is not None:
            self._course.match.eyes.curtain = self._curtain
            self._course.match.undo_with_people = self._undo_with_people

    def lift(self) -> None:
        """The person for whom the curtain came down is there."""
        if self._course.match is not None and not self._course.held:
            self._course.passing.lift(self._course.match)
            self.wake()

    @property
    def can_pause(self) -> bool:
        """Whether there is something to pause."""
        match = self._course.match
        over = match is None or match.awaits is Awaits.OVER
        return not (over or self._course.stopped or self._course.calling)

    def pause(self) -> None:
        """Nobody acts, and the cards lie face down, until `go_on`."""
        if self._course.match is not None and self.can_pause:
            self.complete()
            self._course.passing.pause(self._course.match)

    def go_on(self) -> None:
        """The pause is over."""
        self._course.passing.uncover()
        self.wake()

    @property
    def can_undo(self) -> bool:
        """Whether a decision of this deal can be taken back now."""
        return self._can_turn_back and self._course.match is not None and self._course.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be done again now."""
        return self._can_turn_back and self._course.match is not None and self._course.match.can_redo

    @property
    def _can_turn_back(self) -> bool:
        return not (self._course.held or self._course.skipping or self._course.passing.paused)

    def undo(self) -> None:
        """Back to where a person decided last in this deal."""
        if self._course.match is not None and self.can_undo:
            self._turn_back(self._course.match, self._course.match.undo)

    def redo(self) -> None:
        """Forward again by as much as one undo goes back."""
        if self._course.match is not None and self.can_redo:
            self._turn_back(self._course.match, self._course.match.redo)

    def _turn_back(self, match: Match, act: Callable[[], None]) -> None:
        if self._course.teacher is not None and self._course.teacher.busy:
            self._course.teacher.drop()
            self._course.performing = False
        self.complete()
        self._steps.forget_question()
        # An answer still being thought out belongs to another game now, though its turn may come again.
        self._course.sitting += 1
        self._course.passing.reset()
        act()
        self._table.take_up(match.view(), match.story())
        self._steps.step()

    def complete(self) -> None:
        """What moves is at rest at once, and nobody acts for that; a play that is not called is not made."""
        self._advice.drop()
        self._steps.take_back()
        if self._course.performing and not self._course.calling:
            self._course.performing = False
            self._table.complete()

    def wake(self) -> None:
        """Goes on where everything stopped."""
        match = self._course.match
        if match is None or self._course.stopped:
            return
        if self._course.asked is None:
            self._steps.step()
        elif self._course.passing.ready(match):
            self._table.set_thinking(match.seat if match.seat == match.view().turn else None)
            self._steps.play_answer()

    # A hint

    @property
    def can_hint(self) -> bool:
        """Whether a person is at the screen and is asked for a move."""
        match = self._course.match
        if (
            match is None
            or self._course.stopped
            or not self._course.is_resting
            or match.awaits is not Awaits.PERSON
        ):
            return False
        if self._course.calling:
            return False
        if self._course.teacher is not None and not self._course.teacher.allows_coach:
            return False
        return match.viewer == match.seat

    @property
    def can_look_back(self) -> bool:
        """Whether persons played whose moves the coach may judge afterwards."""
        match, teacher = self._course.match, self._course.teacher
        allowed = teacher is None or teacher.allows_coach
        return match is not None and bool(match.eyes.persons) and allowed

    def hint(self) -> None:
        """Asks the coach what to do and why; the table shows that unless it comes too late."""
        if self._course.match is not None and self.can_hint:
            self._advice.ask(self._course.match.adviser())

    def drop_hint(self) -> None:
        """What was asked of the coach comes too late."""
        self._advice.drop()

    def _tell_no_hint(self) -> None:
        self.told.emit(QCoreApplication.translate("Bridge", "There is no hint this time; ask again."))

    # The way to the end

    @property
    def way_out(self) -> WayOut:
        """How `finish` would end the game now; "" where it can only be played to its end."""
        match = self._course.match
        if match is None or self._course.skipping or match.awaits is Awaits.OVER:
            return ""
        if match.can_stop:
            return "stop"
        seats = zip(match.setup.players, match.view().in_game, strict=True)
        return "" if any(is_in and who.kind == "person" for who, is_in in seats) else "skip"

    def finish(self) -> None:
        """Brings the game to its end, as `way_out` says."""
        match, way = self._course.match, self.way_out
        if match is None or not way:
            return
        self._steps.forget_question()
        if way == "stop":
            self._steps.apply(match, match.stop)
        else:
            self._course.skipping = True
            self._steps.step()
