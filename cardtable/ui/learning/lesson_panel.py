"""The question over the table: card, sum, picture, and the pad or the choices to answer with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import (
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

from cardtable.language import paragraph, say, word
from cardtable.language.numbers import aloud
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import HINTS, Calling, Stage
from cardtable.learning.explain import Model
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.paint import CENTRE, fill_round, shadow, text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.answers import AnswerChoices, HandChoices
from cardtable.ui.learning.sum_pictures import STEP, STEP_TINT, TOTAL, TOTAL_TINT, Picture, draw_model
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.number_pad import NumberPad
from cardtable.ui.widgets.room_page import KeyRow

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

    finished = Signal(Calling)
    """The call with all its answers."""
    spoken = Signal(str)
    """A sentence to be read aloud: the question, the feedback."""
    advanced = Signal(Calling)
    """The call after an answer or a hint, so that it can be kept."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.calling: Calling | None = None
        self.entered_by: EnteredBy = "pad"
        self.focus_lost = False
        self.deaf = DEAF
        self._asked: Asked | None = None
        self._says = self._heard = ""
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
        self._make_buttons()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _make_buttons(self) -> None:
        theme = self.theme
        self.all = PillButton(theme, say("lessons-that-is-all"), "check", primary=True, size=18, parent=self)
        self.all.clicked.connect(lambda: self.cards.answer())
        self.hint = PillButton(theme, say("lessons-show-me-how"), "cap", size=18, parent=self)
        self.hint.clicked.connect(self.show_hint)
        self.on = PillButton(theme, say("lessons-go-on"), "play", primary=True, size=18, parent=self)
        self.on.clicked.connect(self._finish)
        for button in (self.all, self.hint, self.on):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for watched in (*self.pad.keys.values(), *self.choices.keys, self.all, self.hint, self.on):
            watched.installEventFilter(self)

    # Asking

    def ask(self, calling: Calling, asked: Asked) -> None:
        """Shows a question and waits for its answer."""
        self.calling, self._asked = calling, asked
        self._says = self._heard = ""
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
        self._tell(paragraph([self.head, words.asks(question), words.heard_question(question)]))
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
    def key_rows(self) -> list[KeyRow]:
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
        self.spoken.emit(aloud(sentence))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def repeat(self) -> None:
        """Says the question again, or the last feedback."""
        if self.calling is not None:
            question = paragraph([self.head, words.heard_question(self.calling.question)])
            self._tell(self._heard or question)

    def show_hint(self) -> None:
        """Uncovers one more step of the way."""
        calling = self.calling
        if calling is None or calling.is_right or self._asked is None or not self._asked.hints:
            return
        self.calling = calling.hinted()
        self._move(calling)
        if self.calling.hints > 1 or self.calling.way.model is Model.CARD:
            self._says = self._heard = words.way_sentence(self.calling)
            self._tell(self._heard)
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
        self._says, self._heard = words.feedback(self.calling), words.feedback(self.calling, heard=True)
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
        self._tell(self._heard)
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
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        # What can be played shows on the table too: there is nothing to be read off there.
        dark = 0.96 if calling.question.offers else 0.72
        painter.fillRect(self.rect(), paint.alpha(self.theme.room_low, dark))
        shown = SheetContent(
            calling, self.head, self._says, self.pad.text, self.choices.isVisibleTo(self), asked.avatar,
            asked.limit, asked.right_today, self._fresh, self._share,
        )  # fmt: skip
        self._sheet().draw(painter, shown)
        painter.end()


STARS = 5

_LEAST = 13.0
"""No word is smaller, in pixels."""


@dataclass(frozen=True)
class SheetContent:
    """What stands on the sheet: the call, the sentence about whose play it is, what was said about the last
    answer, what is typed, whether there are answers to choose from, the limit, and how many calls were right
    at once today.
    """

    calling: Calling
    head: str
    says: str
    typed: str
    chooses: bool
    avatar: str
    limit: int
    right_today: int
    fresh: int = 0
    """So many of the jumps of the picture are on their way; `share` of that is done."""
    share: float = 1.0


class LessonSheet:
    """Where everything is on a sheet over a table of that size."""

    def __init__(self, width: float, height: float, theme: Theme) -> None:
        self._theme = theme
        self.s = s = max(0.62, min(width / 1440, height / 900))
        w, h = min(width - 20.0, 1140 * s), min(height - 76 * s, 760 * s)
        self.whole = QRectF((width - w) / 2, 64 * s + (height - 64 * s - h) / 2, w, h)
        self.answers = QRectF(self.whole.right() - 372 * s, self.whole.top() + 22 * s, 350 * s, h - 44 * s)

    @property
    def hand(self) -> QRectF:
        """Where the cards lie of which some are to be picked."""
        s, whole = self.s, self.whole
        left = whole.left() + 36 * s
        return QRectF(left, whole.top() + 104 * s, self.answers.left() - 24 * s - left, 210 * s)

    def keys(self, button: float) -> QRectF:
        """Where the pad or the choices are, over a button of that height and the stars."""
        s, box = self.s, self.answers
        height = box.height() - 170 * s - button
        return QRectF(box.left() + 28 * s, box.top() + 64 * s, box.width() - 56 * s, height)

    def _words(self, size: float) -> float:
        """How large words are: they grow with the text of the table as far as everything finds room."""
        plain = max(_LEAST, size * self.s)
        return max(plain, min(plain * self._theme.text, 30 * self.s, plain * 1.5))

    @property
    def picture(self) -> QRectF:
        """Where the picture of the sum is."""
        s, whole = self.s, self.whole
        left, top = whole.left() + 30 * s, whole.top() + 322 * s
        return QRectF(left, top, self.answers.left() - 24 * s - left, whole.bottom() - 150 * s - top)

    @property
    def says_room(self) -> QRectF:
        """Where the feedback is, under the picture."""
        s, box = self.s, self.picture
        return QRectF(box.left() + 6 * s, box.bottom() + 16 * s, box.width() - 12 * s, 120 * s)

    @property
    def head_room(self) -> float:
        """How long the lines of the head may be."""
        return self.answers.left() - self.whole.left() - 142 * self.s

    def size_of(self, string: str, size: float, weight: int, room: float) -> float:
        """How large a line is written: as large as words are, or smaller where it is long."""
        return paint.fitting(string, self._words(size), weight, room, _LEAST)

    def draw(self, painter: QPainter, shown: SheetContent) -> None:
        s, theme = self.s, self._theme
        shadow(painter, self.whole, 24 * s, blur=24 * s, dy=10 * s, strength=0.5)
        fill_round(painter, self.whole, 24 * s, theme.paper, theme.paper_line, 1.2)
        fill_round(painter, self.answers, 20 * s, theme.paper_sunk)
        self._draw_head(painter, shown)
        if shown.calling.question.offers:
            self._draw_standing(painter, shown)
        else:
            self._draw_sum(painter, shown)
        self._draw_picture(painter, shown)
        self._draw_side(painter, shown)

    def _draw_head(self, painter: QPainter, shown: SheetContent) -> None:
        s, theme = self.s, self._theme
        x, y = self.whole.left() + 42 * s, self.whole.top() + 62 * s
        face = Face(Mood.GLAD if shown.calling.is_right else Mood.THINKING)
        paint.avatar(painter, shown.avatar, x + 32 * s, y, 64 * s, face)
        room, asks = self.head_room, words.asks(shown.calling.question)
        size = self.size_of(shown.head, 24, 900, room)
        text(painter, x + 80 * s, y - 15 * s, shown.head, size, theme.ink, 900, width=room)
        size = self.size_of(asks, 18, 600, room)
        text(painter, x + 80 * s, y + 17 * s, asks, size, theme.ink_muted, 600, width=room)

    def _draw_sum(self, painter: QPainter, shown: SheetContent) -> None:
        s, theme, calling = self.s, self._theme, shown.calling
        middle = self.whole.top() + 212 * s
        x = self._draw_card(painter, calling, middle)
        before, sign, step = words.sum_parts(calling.question)
        x = self._tile(painter, x, middle, before, TOTAL, TOTAL_TINT)
        if sign:
            text(painter, x + 27 * s, middle, sign, 58 * s, theme.ink, 800, CENTRE)
        x += 54 * s if sign else 14 * s
        x = self._tile(painter, x, middle, step, STEP, STEP_TINT)
        text(painter, x + 27 * s, middle, "=", 58 * s, theme.ink, 800, CENTRE)
        box = QRectF(x + 54 * s, middle - 52 * s, 136 * s, 104 * s)
        ground = TOTAL_TINT if calling.is_right else theme.paper_raised
        fill_round(painter, box, 18 * s, ground, theme.brass, 4 * s)
        typed = word(calling.question.answer) if calling.is_right else shown.typed
        colour = theme.ink if typed else theme.paper_line
        text(painter, box.center().x(), middle, typed or "?", 60 * s, colour, 900, CENTRE)

    def _draw_standing(self, painter: QPainter, shown: SheetContent) -> None:
        """The total and the limit, where else the pad is."""
        s, theme, question, box = self.s, self._theme, shown.calling.question, self.answers
        told = (
            (say("lessons-running-total"), word(question.before), TOTAL, TOTAL_TINT),
            (say("lessons-limit"), word(question.operand), STEP, STEP_TINT),
        )
        for place, (title, value, colour, tint) in enumerate(told):
            tile = QRectF(
                box.left() + 28 * s, box.top() + (76 + 150 * place) * s, box.width() - 56 * s, 130 * s
            )
            fill_round(painter, tile, 16 * s, tint)
            x, size = tile.center().x(), self._words(17)
            text(painter, x, tile.top() + 27 * s, title, size, theme.ink, 700, CENTRE, tile.width() - 12)
            text(painter, x, tile.top() + 82 * s, value, 62 * s, colour, 900, CENTRE)

    def _draw_card(self, painter: QPainter, calling: Calling, middle: float) -> float:
        """The card that is played, if any; the x where the sum begins."""
        s, width = self.s, 118 * self.s
        left = self.whole.left() + 44 * s
        if not calling.question.cards:
            return left + 20 * s
        rect = QRectF(left, middle - width * 0.7, width, width * 1.4)
        shadow(painter, rect, 9 * s, blur=10 * s, dy=5 * s, strength=0.35)
        picture = pictures.face_renderer(calling.question.cards[0], self._theme.deck)
        picture.render(painter, rect)
        return left + width + 38 * s

    def _tile(self, painter: QPainter, x: float, y: float, string: str, colour: str, tint: str) -> float:
        """A number on its tint; the x where it ends."""
        s = self.s
        size = 62 * s if len(string) < 4 else 34 * s
        width = max(88 * s, paint.text_width(string, size, 900) + 36 * s)
        fill_round(painter, QRectF(x, y - 50 * s, width, 100 * s), 16 * s, tint)
        text(painter, x + width / 2, y, string, size, colour, 900, CENTRE)
        return x + width

    def _draw_picture(self, painter: QPainter, shown: SheetContent) -> None:
        """The picture of the sum, and under it what is said."""
        s, theme, calling = self.s, self._theme, shown.calling
        box = self.picture
        if calling.shows_model:
            fill_round(painter, box, 20 * s, theme.paper_raised, theme.paper_line, 1.2)
            painter.save()
            painter.setClipRect(box)
            inner = box.adjusted(16 * s, 14 * s, -16 * s, -8 * s)
            draw_model(painter, inner, Picture(calling, shown.limit, theme, s, shown.fresh, shown.share))
            painter.restore()
        if shown.says:
            rect = self.says_room
            size = fitting(shown.says, rect, self._words(20))
            colour = TOTAL if calling.is_right else theme.ink
            paint.paragraph(painter, rect, shown.says, size, colour, 700)

    def _draw_side(self, painter: QPainter, shown: SheetContent) -> None:
        """What to do, over the keys, and the stars under them."""
        s, theme, box = self.s, self._theme, self.answers
        centre, room = box.center().x(), box.width() - 20 * s
        title = say("lessons-type-the-answer")
        if shown.calling.question.offers:
            title = words.task_line(shown.calling.question)
        elif shown.chooses:
            title = say("lessons-choose-the-answer")
        size = self.size_of(title, 19, 800, room)
        text(painter, centre, box.top() + 34 * s, title, size, theme.ink, 800, CENTRE, room)
        y = box.bottom() - 62 * s
        count = shown.right_today + shown.calling.right_at_once
        edge = paint.mix(theme.brass, "#000000", 0.25)
        for place in range(STARS):
            won = place < min(STARS, count)
            colour = paint.alpha(theme.brass, 1.0) if won else paint.alpha(theme.paper, 0.9)
            paint.star(painter, centre + (place - (STARS - 1) / 2) * 40 * s, y, 16 * s, colour, edge)
        line = say("lessons-right-today", count=count)
        text(painter, centre, y + 32 * s, line, self._words(15), theme.ink_muted, 700, CENTRE, room)


def fitting(string: str, room: QRectF, size: float, leading: float = 1.32) -> float:
    """The size in which a paragraph finds room, at most `size`; never under the least that can be read."""
    while (
        size > _LEAST
        and len(paint.lines_of(string, room.width(), size, 700)) * size * leading > room.height()
    ):
        size -= 1
    return size


def call_keys(calling: Calling, hints: bool) -> list[KeyRow]:
    """The keys with which a question is answered; `hints` may be asked for or not."""
    enter = native("Return")
    if calling.is_right:
        return [((enter,), say("lessons-key-go-on"))]
    question, rows = calling.question, list[KeyRow]()
    if question.offers:
        rows.append((("1", "2"), say("lessons-key-pick-card")))
        if question.picks_all:
            rows.append(((enter,), say("lessons-key-that-is-all")))
    elif calling.offered and len(calling.tries) < 2:
        rows.append((("1", "2"), say("lessons-key-choose-answer")))
    else:
        rows += [
            (("0", "9"), say("lessons-key-type-answer")),
            ((native("Backspace"),), say("lessons-key-take-back")),
            ((enter,), say("lessons-key-answer")),
        ]
    if hints:
        rows.append((("H",), say("lessons-key-show-how")))
    return [*rows, (("R",), say("lessons-key-say-again"))]
