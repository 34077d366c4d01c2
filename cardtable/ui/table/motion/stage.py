"""Plays a score: one clock moves everything, and a signal is emitted when all is at rest.

The `Actor` draws the steps; the stage only knows when they begin, how far they are and when they end.
`complete` jumps to the end, or to a halt before it. Small motions outside a score (a card that rises under
the pointer, thinking dots) run on the same clock and block nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.motion.score import Cue, Halt, Score, Show, Step, gravity
from cardtable.ui.table.motion.speeds import BEAT, Pace

CLOCK = "clock"
"""The object name of the timer of all motion."""

_LATE = 34.0
"""Maximum milliseconds between two frames that count for a small motion."""

Perform = Callable[[float], None]
"""Shows a step at a share of its duration, 0 to 1; it is always called with 1 at the end."""


class Actor(Protocol):
    """What the stage needs of the table."""

    def show_table(self, look: Look) -> None:
        """Show this picture of the table."""

    def begin(self, step: Step) -> Perform:
        """Begin a step; return the function that shows it."""


class _Running:
    def __init__(self, start: float, duration: float, perform: Perform, loops: bool = False) -> None:
        self.start, self.duration, self.perform, self.loops = start, duration, perform, loops

    def at(self, now: float) -> bool:
        """Show the step at `now`; return False when it is over."""
        share = 1.0 if self.duration <= 0 else (now - self.start) / self.duration
        if self.loops:
            self.perform(share % 1.0)
            return True
        self.perform(min(1.0, max(0.0, share)))
        return share < 1.0


class Stage(QObject):
    """Plays one score at a time."""

    rested = Signal()
    """Emitted when the score has ended, by itself or by `complete`."""

    halted = Signal(bool)
    """Emitted with True when the score rests at its `Halt`, with False when it goes on."""

    heard = Signal(Cue)
    """Emitted with each `Cue` of the score at its time.

    Skipped ones are silent; at an instant pace only the most important one of a score is emitted.
    """

    def __init__(self, actor: Actor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actor = actor
        self.pace = Pace()
        self._clock = QElapsedTimer()
        self._clock.start()
        self._beat = QTimer(self)
        self._beat.setObjectName(CLOCK)
        self._beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._tick)
        self._soon = QTimer(self, interval=0, singleShot=True)
        self._soon.timeout.connect(self.complete)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self.go_on)
        self._score: Score | None = None
        self._halt: Halt | None = None
        """The next or present halt."""
        self._halts = self._shows_last = False
        self._began = 0.0
        self._next = 0
        self._steps: list[_Running] = []
        self._cues: list[Cue] = []
        self._small: dict[object, _Running] = {}
        self._ticked = 0.0

    @property
    def busy(self) -> bool:
        """Whether a score is playing or rests at its halt."""
        return self._score is not None

    @property
    def waits(self) -> bool:
        """Whether the score rests until someone continues."""
        return self._halts and self._halt is not None and self._halt.waits

    def play(self, score: Score) -> None:
        """Play the score.

        At an instant pace it ends with the next turn of the event loop, except for a halt that waits.
        """
        self.finish()
        self._score, self._next, self._steps = score, 0, []
        self._halt = score.halt if score.halt is None or score.halt.waits or not self.pace.instant else None
        self._cues = list(reversed(score.cues))
        if self.pace.instant or score.length <= 0:
            self._cues = []
            if score.cues:
                self.heard.emit(max(score.cues, key=gravity))
            self._soon.start()
            return
        self._run_clock()
        self._began = self._now()
        self._advance(self._began)

    def complete(self) -> None:
        """Jump to the end of the score, or to its halt; from a halt, go on unless it waits."""
        if self._score is None or self.waits:
            return
        if self._halts:
            self.go_on()
        elif self._halt is None:
            self.finish()
        else:
            self._soon.stop()
            self._end_steps()
            self.hurry()
            self._skip_to(self._halt)
            self._began = self._now() - self._halt.start
            self._actor.show_table(self._halt.look)
            self._rest_at(self._halt)

    def finish(self) -> None:
        """Jump to the end of the score, past any halt."""
        if self._score is not None:
            self.hurry()
            self._end(self._score)

    def _end(self, score: Score) -> None:
        self._show_last(score)
        self._rest()

    def _show_last(self, score: Score) -> None:
        self._soon.stop()
        self._drop_halt()
        self._end_steps()
        self._actor.show_table(score.last)
        self._shows_last = True

    def _rest(self) -> None:
        self._score, self._shows_last = None, False
        self.rested.emit()

    def go_on(self) -> None:
        """End the halt."""
        if self._halt is None or not self._halts:
            return
        self._began = self._now() - self._halt.start
        self._drop_halt()
        self.halted.emit(False)
        if self.pace.instant:
            self._soon.start()
        else:
            self._run_clock()
            self._advance(self._now())

    def _end_steps(self) -> None:
        for running in self._steps:
            running.perform(1.0)
        self._steps = []

    def hurry(self) -> None:
        """End all small motions outside the score."""
        for key, small in list(self._small.items()):
            if not small.loops:
                small.perform(1.0)
                self._small.pop(key, None)

    def _skip_to(self, halt: Halt) -> None:
        """Skip steps and sounds before the halt."""
        steps = self._score.steps if self._score is not None else ()
        while self._next < len(steps) and steps[self._next].start <= halt.start:
            self._next += 1
        while self._cues and self._cues[-1].start <= halt.start:
            self._cues.pop()

    def _rest_at(self, halt: Halt) -> None:
        self._halts = True
        if not halt.waits:
            self._wait.start(round(halt.takes))
        self.halted.emit(True)

    def _drop_halt(self) -> None:
        self._wait.stop()
        self._halt, self._halts = None, False

    def glide(self, key: object, duration: float, perform: Perform, loops: bool = False) -> None:
        """Start a small motion outside the score; it replaces one with the same key."""
        self._small.pop(key, None)
        takes = self.pace.ms(duration)
        if takes <= 0 and not loops:
            perform(1.0)
            return
        self._run_clock()
        running = _Running(self._now(), takes or duration, perform, loops)
        self._small[key] = running
        running.at(self._now())

    def still(self, key: object) -> None:
        """Stop a small motion where it is."""
        self._small.pop(key, None)

    def halt(self) -> None:
        """Drop the score without a signal; small motions jump to their end."""
        self._soon.stop()
        self.hurry()
        self._drop_halt()
        self._score, self._steps, self._shows_last = None, [], False
        self._small.clear()
        self._beat.stop()

    def _now(self) -> float:
        return self._clock.nsecsElapsed() / 1e6

    def _run_clock(self) -> None:
        if not self._beat.isActive():
            self._ticked = self._now()
            self._beat.start()

    def _tick(self) -> None:
        if (self._score is None or (self._halts and not self._steps)) and not self._small:
            # Only now, so that a step that begins just as another ends is still on time.
            self._beat.stop()
            return
        now = self._now()
        late = max(0.0, now - self._ticked - _LATE)
        self._ticked = now
        for key, running in list(self._small.items()):
            # Very short motions should be visible on a slow machine too.
            running.start += late
            if not running.at(now) and self._small.get(key) is running:
                del self._small[key]
        if self._score is not None:
            self._advance(now)

    def _advance(self, now: float) -> None:
        score = self._score
        if score is None:
            return
        at = now - self._began
        halt = self._halt
        if halt is not None:
            at = min(at, halt.start)
        look: Look | None = None
        while self._next < len(score.steps) and score.steps[self._next].start <= at:
            step = score.steps[self._next]
            self._next += 1
            if isinstance(step, Show):
                look = step.look
            else:
                begun = self._began + step.start
                self._steps.append(_Running(begun, step.duration, self._actor.begin(step)))
        while self._cues and self._cues[-1].start <= at:
            self.heard.emit(self._cues.pop())
        ends = halt is None and at >= score.length
        if look is not None and not ends:
            self._actor.show_table(look)
        self._steps = [running for running in self._steps if running.at(now)]
        if halt is not None:
            if at >= halt.start and not self._halts:
                self._rest_at(halt)
        elif ends and self._shows_last:
            # Small motions go on to their own end.
            self._rest()
        elif ends:
            # What follows has a frame of its own: together they took longer than one may.
            self._show_last(score)
