"""The question over the table: card, sum, picture, and the pad or the choices to answer with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
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
from cardtable.ui import paint, pictures
from cardtable.ui.learning import words
from cardtable.ui.learning.models import STEP, STEP_TINT, TOTAL, TOTAL_TINT, Picture, draw_model
from cardtable.ui.learning.pad import AnswerChoices, NumberPad
from cardtable.ui.paint import CENTRE, fill_round, shadow, text
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton
from cardtable.ui.widgets_room import star

DEAF = 400
"""Milliseconds after an answer in which Enter is not heard: a double press answers once."""

PRAISE = 1200
"""Milliseconds for which the right answer is shown before the card lands; scaled by the pace."""

STARS = 5


@dataclass(frozen=True)
class Asked:
    """Who is asked about whose play: the learner, the player and whether they are one; the game's limit; how
    many calls in a row were right; whether hints may be asked for.
    """

    learner: str
    avatar: str
    player: str
    own: bool
    limit: int
    in_a_row: int
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
        self.pace = 1.0
        self.deaf = DEAF
        self._asked: Asked | None = None
        self._says = ""
        self._clock = QElapsedTimer()
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._go_on = QTimer(self)
        self._go_on.setSingleShot(True)
        self._go_on.timeout.connect(self._finish)
        self.pad = NumberPad(theme, self)
        self.pad.typed.connect(self.update)
        self.pad.entered.connect(self._answer)
        self.choices = AnswerChoices(theme, self)
        self.choices.entered.connect(self._answer)
        self.hint = PillButton(theme, translate("Lesson", "Show me how"), "cap", size=18, parent=self)
        self.hint.clicked.connect(self.show_hint)
        self.on = PillButton(theme, translate("Lesson", "Go on"), "play", primary=True, size=18, parent=self)
        self.on.clicked.connect(self._finish)
        for button in (self.hint, self.on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for watched in (*self.pad.keys.values(), *self.choices.keys, self.hint, self.on):
            watched.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    # Asking

    def ask(self, calling: Calling, asked: Asked) -> None:
        """Shows a question and waits for its answer."""
        self.calling, self._asked, self._says = calling, asked, ""
        self.focus_lost, self.entered_by = False, "choice" if calling.offered else "pad"
        self._go_on.stop()
        self._deaf.stop()
        self.pad.setVisible(not calling.offered)
        self.choices.setVisible(bool(calling.offered))
        self.choices.offer(calling.offered)
        question = calling.question
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
        if self.calling.hints > 1 or self.calling.way.model is Model.CARD:
            self._says = words.way_sentence(self.calling)
            self._tell(self._says)
        self.advanced.emit(self.calling)
        self._show_buttons()
        self.update()

    def _answer(self, value: int, by: EnteredBy) -> None:
        calling = self.calling
        if calling is None or calling.is_right or self._deaf.isActive():
            return
        self.entered_by = by
        self.calling = calling.answered(value, int(self._clock.restart()))
        self._says = words.feedback(self.calling)
        if self.deaf:
            self._deaf.start(self.deaf)
        if self.calling.is_right:
            self._go_on.start(round(PRAISE * self.pace))
        else:
            self.choices.strike(value)
            if self.calling.stage is Stage.SHOWN:
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

    # Places

    @property
    def _s(self) -> float:
        return max(0.62, min(self.width() / 1440, self.height() / 900))

    def _sheet(self) -> QRectF:
        s = self._s
        width, height = min(self.width() - 20.0, 1140 * s), min(self.height() - 76 * s, 760 * s)
        return QRectF(
            (self.width() - width) / 2, 64 * s + (self.height() - 64 * s - height) / 2, width, height
        )

    def _answer_box(self) -> QRectF:
        sheet, s = self._sheet(), self._s
        return QRectF(sheet.right() - 372 * s, sheet.top() + 22 * s, 350 * s, sheet.height() - 44 * s)

    def _words(self, size: float, least: float = 13.0) -> float:
        """How large words are: they grow with the text of the table as far as everything finds room."""
        plain = max(least, size * self._s)
        return max(plain, min(plain * self.theme.text, 30 * self._s, plain * 1.5))

    def _arrange(self) -> None:
        s, box = self._s, self._answer_box()
        keys = QRectF(box.left() + 28 * s, box.top() + 64 * s, box.width() - 56 * s, box.height() - 236 * s)
        for widget in (self.pad, self.choices):
            widget.setGeometry(keys.toRect())
        for button in (self.hint, self.on):
            button.set_scale(s)
            hint = button.sizeHint().height()
            button.setGeometry(
                round(keys.left()),
                round(keys.bottom() + 12 * s),
                round(keys.width()),
                round(max(hint, 54 * s)),
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place."""
        super().resizeEvent(event)
        self._arrange()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table in the dark, and the sheet."""
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        s, theme, sheet = self._s, self.theme, self._sheet()
        painter.fillRect(self.rect(), paint.alpha(theme.room_low, 0.72))
        shadow(painter, sheet, 24 * s, blur=24 * s, dy=10 * s, strength=0.5)
        fill_round(painter, sheet, 24 * s, theme.paper, theme.paper_line, 1.2)
        fill_round(painter, self._answer_box(), 20 * s, theme.paper_sunk)
        self._paint_head(painter, sheet, calling, asked)
        self._paint_sum(painter, sheet, calling)
        self._paint_picture(painter, sheet, calling, asked)
        self._paint_side(painter, calling, asked)
        painter.end()

    def _paint_head(self, painter: QPainter, sheet: QRectF, calling: Calling, asked: Asked) -> None:
        s, theme = self._s, self.theme
        x, y = sheet.left() + 42 * s, sheet.top() + 62 * s
        paint.avatar(painter, asked.avatar, x + 32 * s, y, 64 * s)
        room = self._answer_box().left() - x - 100 * s
        text(painter, x + 80 * s, y - 15 * s, self.head, self._words(24), theme.ink, 900, width=room)
        asks = words.asks(calling.question)
        text(painter, x + 80 * s, y + 17 * s, asks, self._words(18), theme.ink_muted, 600, width=room)

    def _paint_sum(self, painter: QPainter, sheet: QRectF, calling: Calling) -> None:
        s, theme = self._s, self.theme
        left, middle = sheet.left() + 44 * s, sheet.top() + 212 * s
        width = 118 * s
        card = calling.question.cards[0] if calling.question.cards else ""
        if card:
            rect = QRectF(left, middle - width * 0.7, width, width * 1.4)
            shadow(painter, rect, 9 * s, blur=10 * s, dy=5 * s, strength=0.35)
            pictures.renderer(pictures.face_path(card, theme.deck)).render(painter, rect)
        x = left + (width + 38 * s if card else 20 * s)
        before, sign, step = words.sum_parts(calling.question)
        x = self._tile(painter, x, middle, before, TOTAL, TOTAL_TINT)
        if sign:
            text(painter, x + 27 * s, middle, sign, 58 * s, theme.ink, 800, CENTRE)
            x += 54 * s
        else:
            x += 14 * s
        x = self._tile(painter, x, middle, step, STEP, STEP_TINT)
        text(painter, x + 27 * s, middle, "=", 58 * s, theme.ink, 800, CENTRE)
        x += 54 * s
        typed = words.number(calling.question.answer) if calling.is_right else self.pad.text
        box = QRectF(x, middle - 52 * s, 136 * s, 104 * s)
        ground = TOTAL_TINT if calling.is_right else theme.paper_raised
        fill_round(painter, box, 18 * s, ground, theme.brass, 4 * s)
        shown = typed or "?"
        colour = theme.ink if typed else theme.paper_line
        text(painter, box.center().x(), middle, shown, 60 * s, colour, 900, CENTRE)

    def _tile(self, painter: QPainter, x: float, y: float, string: str, colour: str, tint: str) -> float:
        """A number on its tint; the x where it ends."""
        s = self._s
        size = 62 * s if len(string) < 4 else 34 * s
        width = max(88 * s, paint.text_width(string, size, 900) + 36 * s)
        fill_round(painter, QRectF(x, y - 50 * s, width, 100 * s), 16 * s, tint)
        text(painter, x + width / 2, y, string, size, colour, 900, CENTRE)
        return x + width

    def _paint_picture(self, painter: QPainter, sheet: QRectF, calling: Calling, asked: Asked) -> None:
        s, theme = self._s, self.theme
        box = QRectF(sheet.left() + 30 * s, sheet.top() + 322 * s, 0, 0)
        box.setRight(self._answer_box().left() - 24 * s)
        box.setBottom(sheet.bottom() - 150 * s)
        if calling.shows_model:
            fill_round(painter, box, 20 * s, theme.paper_raised, theme.paper_line, 1.2)
            painter.save()
            painter.setClipRect(box)
            draw_model(
                painter,
                box.adjusted(16 * s, 14 * s, -16 * s, -8 * s),
                Picture(calling, asked.limit, theme, s),
            )
            painter.restore()
        if self._says:
            size = self._words(20)
            rect = QRectF(box.left() + 6 * s, box.bottom() + 16 * s, box.width() - 12 * s, 120 * s)
            while (
                size > 13
                and len(paint.lines_of(self._says, rect.width(), size, 700)) * size * 1.32 > rect.height()
            ):
                size -= 1
            colour = TOTAL if calling.is_right else theme.ink
            paint.paragraph(painter, rect, self._says, size, colour, 700)

    def _paint_side(self, painter: QPainter, calling: Calling, asked: Asked) -> None:
        translate = QCoreApplication.translate
        s, theme, box = self._s, self.theme, self._answer_box()
        title = (
            translate("Lesson", "Choose the answer")
            if self.choices.isVisibleTo(self)
            else translate("Lesson", "Type the answer")
        )
        centre = box.center().x()
        text(
            painter,
            centre,
            box.top() + 34 * s,
            title,
            self._words(19),
            theme.ink,
            800,
            CENTRE,
            box.width() - 20 * s,
        )
        y = box.bottom() - 62 * s
        won = min(STARS, asked.in_a_row + (1 if calling.right_at_once else 0))
        for place in range(STARS):
            x = centre + (place - (STARS - 1) / 2) * 40 * s
            colour = paint.mix(theme.brass, theme.brass, 0) if place < won else paint.alpha(theme.paper, 0.9)
            star(painter, QPointF(x, y).x(), y, 16 * s, colour, paint.mix(theme.brass, "#000000", 0.25))
        count = asked.in_a_row + (1 if calling.right_at_once else 0)
        line = translate("Lesson", "{count} right in a row").format(count=count)
        text(
            painter,
            centre,
            y + 32 * s,
            line,
            self._words(15),
            theme.ink_muted,
            700,
            CENTRE,
            box.width() - 20 * s,
        )
