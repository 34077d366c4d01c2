"""The question over the table: card, sum, picture, and the pad or the choices to answer with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import HINTS, Calling, Stage
from cardtable.learning.explain import Model
from cardtable.ui import paint
from cardtable.ui.learning import words
from cardtable.ui.learning.hand_choices import HandChoices
from cardtable.ui.learning.lesson_keys import Row, call_keys
from cardtable.ui.learning.pad import AnswerChoices, NumberPad
from cardtable.ui.learning.sheet import LessonSheet, Shown
from cardtable.ui.table import speeds
from cardtable.ui.table.speeds import Pace
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton

DEAF = 400
"""Milliseconds after an answer in which Enter is not heard: a double press answers once."""

PRAISE = 1200
"""Milliseconds for which the right answer is shown before the card lands."""


@dataclass(frozen=True)
class Asked:
    """Who is asked about whose play: the learner, the player and whether they are one; the game's limit; how
    many calls were right at once today; whether hints may be asked for.
    """

    learner: str
    avatar: str
    player: str
    own: bool
    limit: int
    right_today: int
    hints: bool = True


class LessonPanel(QWidget):
    """Lies over the table while a call is made; `finished` carries the answered `Calling`."""

    finished = Signal(object)
    """The call with all its answers."""
    spoken = Signal(str)
    """A sentence to be read aloud: the question, the feedback."""
    advanced = Signal(object)
    """The call after an answer or a hint, so that it can be kept."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self.theme = theme
        self.calling: Calling | None = None
        self.entered_by: EnteredBy = "pad"
        self.focus_lost = False
        self.deaf = DEAF
        self._asked: Asked | None = None
        self._says = ""
        self._clock = QElapsedTimer()
        self._deaf, self._go_on = QTimer(self), QTimer(self)
        for timer in (self._deaf, self._go_on):
            timer.setSingleShot(True)
        self._go_on.timeout.connect(self._finish)
        self.pace = Pace(1.0)
        """How long the pictures move, and whether they do."""
        self._fresh = 0
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self.update)
        self.pad = NumberPad(theme, self)
        self.pad.typed.connect(self.update)
        self.pad.entered.connect(self._answer)
        self.choices = AnswerChoices(theme, self)
        self.choices.entered.connect(self._answer)
        self.cards = HandChoices(theme, self)
        self.cards.entered.connect(self._answer)
        self.cards.picked.connect(self._show_buttons)
        self.all = PillButton(
            theme, translate("Lesson", "That is all"), "check", primary=True, size=18, parent=self
        )
        self.all.clicked.connect(lambda: self.cards.answer())
        self.hint = PillButton(theme, translate("Lesson", "Show me how"), "cap", size=18, parent=self)
        self.hint.clicked.connect(self.show_hint)
        self.on = PillButton(theme, translate("Lesson", "Go on"), "play", primary=True, size=18, parent=self)
        self.on.clicked.connect(self._finish)
        for button in (self.all, self.hint, self.on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for watched in (*self.pad.keys.values(), *self.choices.keys, self.all, self.hint, self.on):
            watched.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # Asking

    def ask(self, calling: Calling, asked: Asked) -> None:
        """Shows a question and waits for its answer."""
        self.calling, self._asked, self._says = calling, asked, ""
        question, picks = calling.question, bool(calling.question.offers)
        self.focus_lost, self.entered_by = False, "choice" if calling.offered or picks else "pad"
        self._go_on.stop()
        self._deaf.stop()
        self._motion.stop()
        self.pad.setVisible(not calling.offered and not picks)
        self.choices.setVisible(bool(calling.offered))
        self.choices.offer(calling.offered)
        self.cards.setVisible(picks)
        self.cards.offer(question)
        for key in self.cards.keys:
            key.installEventFilter(self)
        self.pad.set_signed(min(question.before, question.answer, question.before + question.operand) < 0)
        self.pad.clear()
        self._show_buttons()
        self._arrange()
        self.show()
        self._clock.start()
        self._tell(f"{self.head} {words.asks(question)} {words.sum_in_words(question)}")
        self.update()

    def put_away(self) -> None:
        """Takes the question off the table without an answer."""
        self._go_on.stop()
        self._motion.stop()
        self.calling = None
        self.hide()

    @property
    def head(self) -> str:
        """Whose play it is, in a sentence."""
        if self.calling is None or self._asked is None:
            return ""
        name = self._asked.learner if self._asked.own else self._asked.player
        return words.play_sentence(name, self.calling.question, self._asked.own)

    @property
    def key_rows(self) -> list[Row]:
        """What the keys do now."""
        if self.calling is None or self._asked is None:
            return []
        return call_keys(self.calling, self._asked.hints)

    @property
    def says(self) -> str:
        """The feedback that is shown, "" before the first answer."""
        return self._says

    def _tell(self, sentence: str) -> None:
        self.setAccessibleName(sentence)
        self.spoken.emit(sentence)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def repeat(self) -> None:
        """Says the question again, or the last feedback."""
        if self.calling is not None:
            self._tell(self._says or f"{self.head} {words.sum_in_words(self.calling.question)}")

    def show_hint(self) -> None:
        """Uncovers one more step of the way."""
        calling = self.calling
        if calling is None or calling.is_right or self._asked is None or not self._asked.hints:
            return
        self.calling = calling.hinted()
        self._move(calling)
        if self.calling.hints > 1 or self.calling.way.model is Model.CARD:
            self._says = words.way_sentence(self.calling)
            self._tell(self._says)
        self.advanced.emit(self.calling)
        self._show_buttons()
        self.update()

    def _move(self, before: Calling) -> None:
        """Jumps that were not drawn before come one after the other, where things move at all."""
        now = self.calling.ways_shown if self.calling is not None else ()
        self._motion.stop()
        self._fresh = sum(jump not in before.ways_shown for jump in now)
        if self._fresh and not self.pace.instant and not self.pace.reduced:
            self._motion.setDuration(round(self.pace.ms(speeds.JUMP) * self._fresh))
            self._motion.start()

    @property
    def _share(self) -> float:
        moving = self._motion.state() is QVariantAnimation.State.Running
        return float(self._motion.currentValue()) if moving else 1.0

    def _answer(self, value: int, by: EnteredBy) -> None:
        calling = self.calling
        if calling is None or calling.is_right or self._deaf.isActive():
            return
        self.entered_by = by
        self.calling = calling.answered(value, int(self._clock.restart()))
        self._says = words.feedback(self.calling)
        self._move(calling)
        if self.deaf:
            self._deaf.start(self.deaf)
        if self.calling.is_right:
            self._go_on.start(PRAISE)
        else:
            self.choices.strike(value)
            self.cards.strike(value)
            if self.calling.stage is Stage.SHOWN and not calling.question.offers:
                self.choices.hide()
                self.pad.show()
            self.pad.clear()
        self._show_buttons()
        self._arrange()
        self._tell(self._says)
        self.advanced.emit(self.calling)
        self.update()

    def _finish(self) -> None:
        calling = self.calling
        if calling is None or not calling.is_right:
            return
        self.put_away()
        self.finished.emit(calling)

    def _show_buttons(self) -> None:
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        self.on.setVisible(calling.is_right)
        self.all.setVisible(calling.question.picks_all and not calling.is_right)
        self.all.setEnabled(bool(self.cards.picks))
        self.hint.setVisible(not calling.is_right and asked.hints)
        self.hint.setEnabled(calling.hints < HINTS and calling.stage is not Stage.SHOWN)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Figures, H and R are heard wherever the focus is within the question."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            return False if enter else self._key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures, Backspace and Enter answer; H hints, R repeats."""
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        calling = self.calling
        if calling is None:
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_H:
            self.show_hint()
        elif event.key() == Qt.Key.Key_R:
            self.repeat()
        elif calling.is_right and enter:
            if not self._deaf.isActive():
                self._finish()
        elif calling.question.offers:
            return self.cards.take(event)
        elif self.choices.isVisibleTo(self):
            return self.choices.take(event) or enter
        else:
            return self.pad.take(event)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remembers that somebody looked elsewhere: the time of the answer then says little."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.focus_lost = True

    # Places and painting

    def _sheet(self) -> LessonSheet:
        return LessonSheet(self.width(), self.height(), self.theme)

    def _arrange(self) -> None:
        sheet = self._sheet()
        s = sheet.s
        for button in (self.all, self.hint, self.on):
            button.set_scale(s)
        self.cards.setGeometry(sheet.hand.toRect())
        height = max(self.hint.sizeHint().height(), 54 * s)
        keys = sheet.keys(height)
        for widget in (self.pad, self.choices):
            widget.setGeometry(keys.toRect())
        for button in (self.hint, self.on):
            button.setGeometry(QRectF(keys.left(), keys.bottom() + 12 * s, keys.width(), height).toRect())
        self.all.setGeometry(QRectF(keys.left(), keys.bottom() - height, keys.width(), height).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table in the dark, and the sheet."""
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        # What can be played shows on the table too: there is nothing to be read off there.
        dark = 0.96 if calling.question.offers else 0.72
        painter.fillRect(self.rect(), paint.alpha(self.theme.room_low, dark))
        shown = Shown(
            calling, self.head, self._says, self.pad.text, self.choices.isVisibleTo(self), asked.avatar,
            asked.limit, asked.right_today, self._fresh, self._share,
        )  # fmt: skip
        self._sheet().draw(painter, shown)
        painter.end()
