"""A question answered by a number: the shared behavior of all panels that ask a child.

Each panel has its own look and its own consequences of an answer: see `lesson_panel` and `rescue_panel`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRect, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.language import say
from cardtable.language.numbers import aloud
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import Calling
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.settling import PAUSE, Settling
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.choice.total_call import NumberRow
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.announcer import SpokenPanel, announce
from cardtable.ui.widgets.keys_panel import native, rows_of
from cardtable.ui.widgets.number_pad import PadKey
from cardtable.ui.widgets.room_page import KeyRow

DEAF = PAUSE
"""Milliseconds after a question or an answer in which Enter is ignored, and in which things that moved can't
be pressed, so that a double press answers once.
"""

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionPanel(SpokenPanel):
    """Asks, helps, explains and waits until the number is right; digits and letters are keys."""

    finished = Signal(Calling)
    """Emitted with the call and all its answers."""
    advanced = Signal(Calling)
    """Emitted with the call after an answer or a hint, to be saved."""
    spoken = Signal(str)
    """Emitted with a sentence to read aloud: the question or the feedback."""
    changing = Signal()
    """Emitted before the picture changes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.calling: Calling | None = None
        self.entered_by: EnteredBy = "pad"
        self.focus_lost = False
        self.deaf = DEAF
        self.pace = Pace(1.0)
        """The speed of animations."""
        self._hints = False
        self._says = self._heard = ""
        self._clock = QElapsedTimer()
        self._timers: list[QTimer] = []
        self._motions: list[QVariantAnimation] = []
        self._deaf = self._timer()
        self.settling = Settling(self, lambda: self.deaf)
        self._fresh = 0
        """Number of jumps on the line that are being drawn."""
        self._leads = False
        """Whether the line stretches before the jumps."""
        self.jumps = self._motion()
        self.pad = NumberRow(theme, self)
        self.pad.typed.connect(self._typed)
        self.pad.entered.connect(self._answer)
        self._watch(*self.pad.keys.values())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _timer(self) -> QTimer:
        timer = QTimer(self, singleShot=True)
        self._timers.append(timer)
        return timer

    def _motion(self) -> QVariantAnimation:
        motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        motion.valueChanged.connect(self.update)
        self._motions.append(motion)
        return motion

    def _watch(self, *buttons: QAbstractButton) -> None:
        """Let Tab reach these buttons, and hear digits and letters there too."""
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.installEventFilter(self)

    def _helps(self, button: QAbstractButton, act: Callable[[], None]) -> None:
        """Connect a help button; the panel takes the focus, so that Enter doesn't press it again."""

        def help_() -> None:
            self._take_focus()
            act()

        button.clicked.connect(help_)

    def _take_focus(self) -> None:
        """Take the focus from the panel's buttons; readers don't repeat what was said last."""
        if not self.hasFocus():
            self.rest()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # Asking

    def _begin(self, calling: Calling, hints: bool, lowest: int = 0) -> None:
        """Begin a question; `hints` is whether help may be asked for, `lowest` the game's lowest total."""
        self.changing.emit()
        self.settling.forget()
        self.calling, self._hints = calling, hints
        self._says, self._heard = words.said_so_far(calling), words.said_so_far(calling, heard=True)
        self.focus_lost = False
        self._fresh = 0
        self._halt()
        question = calling.question
        self.pad.set_signed(min(lowest, question.before, question.answer) < 0)
        self.pad.clear()
        self._clock.start()

    def _halt(self) -> None:
        for timer in self._timers:
            timer.stop()
        for motion in self._motions:
            motion.stop()

    def put_away(self) -> None:
        """Remove the question from the table without an answer."""
        if not self.isHidden():
            self.changing.emit()
        self._halt()
        self.calling = None
        at: QWidget | None = self.focusWidget()
        if at is not None:
            # Hiding a focused widget moves the focus along others, and screen readers would say each of them.
            at.clearFocus()
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.calling is None or self.calling.is_right:
            self.rest()
        self.pad.clear()
        self.settling.forget()

    @property
    def moving(self) -> QRect:
        """The area of the line and its animal, which move by themselves."""
        return QRect()

    @property
    def question(self) -> str:
        """The question in words, for reading it again."""
        return ""

    @property
    def says(self) -> str:
        """The feedback on screen; "" before the first answer."""
        return self._says

    @property
    def heard(self) -> str:
        """The feedback in words to read aloud."""
        return self._heard

    def _announce(self, sentence: str) -> None:
        self.spoken.emit(aloud(sentence))
        self.announce(sentence)

    def repeat(self) -> None:
        """Say the question again, or the last feedback."""
        if self.calling is not None:
            self._announce(self.heard or self.question)

    # Help

    def show_hint(self) -> None:
        """Show one more step of the way; the last is the total, which must still be entered."""
        calling = self.calling
        if calling is not None and self._may_help:
            self._help(calling, calling.hinted())

    def give_up(self) -> None:
        """Show all of the way and the total, which must still be entered."""
        calling = self.calling
        if calling is not None and self._may_help:
            self._help(calling, calling.given_up())

    @property
    def _may_help(self) -> bool:
        return self.calling is not None and self._hints and not self.calling.shows_total

    def _help(self, before: Calling, helped: Calling) -> None:
        self.changing.emit()
        self.calling = helped
        self._jump(before)
        self._says = self._heard = words.help_sentence(helped)
        self._announce(self.heard)
        self.advanced.emit(helped)
        self._listen(quick=True)
        self._refresh()

    # Answering

    def _typed(self, text: str) -> None:
        self.setAccessibleDescription(text)
        at: QWidget | None = self.window().focusWidget()
        if at is not None and at is not self and self.isAncestorOf(at):
            # Only the description of what has the focus is said.
            announce(self, text)
        if self.calling is not None and not self.calling.is_right:
            self._listen(quick=True)
        self.update()

    def _listen(self, quick: bool) -> None:
        """Wait for the child; unless `quick`, ignore Enter for a moment."""
        if self.deaf and not quick:
            self._deaf.start(self.deaf)

    def _answer(self, value: int, by: EnteredBy) -> None:
        before = self.calling
        if before is None or before.is_right or self._deaf.isActive():
            return
        self.changing.emit()
        self.entered_by = by
        self.calling = calling = before.answered(value, int(self._clock.restart()))
        self._says, self._heard = words.feedback(calling), words.feedback(calling, heard=True)
        self.settling.forget()
        self._take_focus()
        self.pad.clear()
        self._jump(before)
        self._listen(quick=False)
        self._take(calling)
        self._refresh()
        self._announce(self.heard)
        self.advanced.emit(calling)

    def _take(self, calling: Calling) -> None:
        """React to an answer, right or wrong."""

    def _go_on(self) -> None:
        """Go on after the right answer."""

    def _refresh(self) -> None:
        if self.calling is None:
            return
        self._show_buttons()
        self._arrange()
        self.settling.look(self._line_to_tap)
        self.update()

    @property
    def _line_to_tap(self) -> object:
        """The line if it can be tapped, otherwise None."""
        return None

    def _show_buttons(self) -> None:
        """Show the buttons that can be pressed now."""

    def _arrange(self) -> None:
        """Put everything in its place."""

    # Jumps

    def _run(self, motion: QVariantAnimation, duration: float) -> None:
        """Start an animation, unless animations are off."""
        motion.stop()
        if not self.pace.instant and not self.pace.reduced:
            motion.setDuration(round(self.pace.ms(duration)))
            motion.start()

    @staticmethod
    def _share(motion: QVariantAnimation) -> float:
        running = motion.state() is QVariantAnimation.State.Running
        return float(motion.currentValue()) if running else 1.0

    def _jump(self, before: Calling) -> None:
        """Draw the new jumps one after the other."""
        now = self.calling.ways_shown if self.calling is not None else ()
        shown = before.ways_shown if before.is_helped else ()
        self._fresh = sum(jump not in shown for jump in now)
        if self._fresh:
            self._run(self.jumps, self._jumping)

    @property
    def _jumping(self) -> float:
        """The duration of the new jumps."""
        jumps = speeds.JUMP * self._fresh + speeds.JUMP_APART * (self._fresh - 1)
        return jumps + (speeds.STRETCH if self._leads else 0.0)

    def _done(self) -> tuple[float, ...]:
        """Return how much of each jump is drawn."""
        ways = self.calling.ways_shown if self.calling is not None else ()
        share, fresh = self._share(self.jumps), self._fresh
        if share >= 1 or not fresh:
            return (1.0,) * len(ways)
        now = share * self._jumping - (speeds.STRETCH if self._leads else 0.0)
        first = len(ways) - fresh
        done = []
        for place in range(len(ways)):
            began = (place - first) * (speeds.JUMP + speeds.JUMP_APART)
            done.append(max(0.0, min(1.0, (now - began) / speeds.JUMP)) if place >= first else 1.0)
        return tuple(ease(Ease.OutQuad, one) for one in done)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click on the line."""

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and not event.spontaneous():
            self._keep_focus(watched)
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in ENTERS and self._is_number(watched):
            return self._key(event)
        if event.key() in (*ENTERS, Qt.Key.Key_Space):
            return self._deaf.isActive()
        return self._key(event)

    def _keep_focus(self, hidden: QObject) -> None:
        """Take the focus from a button that is hidden now: Qt would give it to the next, even to Back."""
        if self.isVisible() and isinstance(hidden, QWidget) and hidden.hasFocus():
            self._take_focus()

    def _is_number(self, watched: QObject) -> bool:
        """Return whether Enter on this key answers with the typed number, and only Space presses it."""
        is_number = isinstance(watched, PadKey) and not watched.mark
        return is_number and (bool(self.pad.text) or watched in self.pad.keys.values())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        calling, key = self.calling, event.key()
        if calling is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if self.settling.is_held(event):
            return True
        if KEYS.is_pressed("lesson-show-how", event):
            self.show_hint()
        elif KEYS.is_pressed("lesson-pass", event):
            self.give_up()
        elif KEYS.is_pressed("lesson-again", event):
            self.repeat()
        elif not calling.is_right:
            return self._answer_key(event)
        elif key in ENTERS and not self._deaf.isActive():
            self._go_on()
        else:
            return key in ENTERS
        return True

    def _answer_key(self, event: QKeyEvent) -> bool:
        """Handle a key while the answer is open; return False if it means nothing here."""
        return self.pad.take(event)

    @property
    def key_rows(self) -> list[KeyRow]:
        """The current keys and their actions."""
        calling, enter, rows = self.calling, native("Return"), list[KeyRow]()
        if calling is None:
            return []
        if calling.is_right:
            return [((enter,), say("shared-go-on"))]
        question = calling.question
        if question.offers:
            rows.append((("1", "2"), say("lessons-key-pick-card")))
            if question.picks_all:
                rows.append(((enter,), say("lessons-that-is-all")))
        elif question.asks_rule:
            rows.append(((enter,), say("controls-answer")))
        else:
            rows += [
                (("0–9",), say("lessons-key-type-answer")),
                ((native("Backspace"),), say("controls-last-figure-back")),
                ((enter,), say("controls-answer")),
            ]
        if self._may_help and not question.asks_rule:
            rows += rows_of("lesson-show-how", "lesson-pass")
        return [*rows, *rows_of("lesson-again")]

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Note that the child looked elsewhere, which makes the time of the answer unreliable."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.focus_lost = True
