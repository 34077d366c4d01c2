"""Answers to choose from: a few numbers, or the cards of the hand and the values of one of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import word
from cardtable.learning.choices import COUNT
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.paint import CENTER
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_words import step_label
from cardtable.ui.table.places.layout import CARD_RATIO, Layout
from cardtable.ui.table.places.ruler import Ruler
from cardtable.ui.widgets.controls import Control
from cardtable.ui.widgets.number_pad import PadKey

_WIDEST = 0.8
"""Maximum width of a card divided by the height that is available."""


class HandKey(Control):
    """A card that can be picked, with its key below; for a choice of values, with a value of the card too."""

    radius = 12.0

    def __init__(self, theme: Theme, place: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.place = place
        self.card = ""
        self.value = ""
        self._lit = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_offer(self, question: Question, offer: Offer, many: bool) -> None:
        """Show another card or value; with `many`, each can be picked and put back."""
        self.card = offer.card
        values = question.skill is Skill.CHOICE
        self.value = step_label(offer.makes - question.before) if values else ""
        self._lit = False
        self.setCheckable(many)
        self.setChecked(False)
        self.setEnabled(True)
        self.set_label(words.offer_name(question, offer))

    def set_lit(self, lit: bool) -> None:
        """Set whether the answer is highlighted as right."""
        self._lit = lit
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Pick a card once by a double click, which would put one of several back."""
        if not self.isCheckable():
            super().mouseDoubleClickEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(70, 110)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the card; if picked, raised, with a frame and a check mark."""
        theme, foot = self.theme, max(20.0, body.height() * 0.16)
        width = min(body.width() - 8, (body.height() - foot - 14) / CARD_RATIO)
        card = QRectF(0, 0, width, width * CARD_RATIO)
        card.moveCenter(body.center())
        card.moveBottom(body.bottom() - foot)
        if self.isChecked() or self.underMouse():
            card.translate(0, -6)
        paint.shadow(painter, card, 9, blur=8, dy=4, strength=0.32)
        pictures.face_renderer(self.card, theme.deck).render(painter, card)
        if self._lit and not self.isChecked():
            paint.fill_round(painter, card.adjusted(-4, -4, 4, 4), 12, None, theme.brass, 6)
        if self.isChecked():
            paint.fill_round(painter, card.adjusted(-3, -3, 3, 3), 11, None, theme.good, 5)
        if self.isChecked() or not self.isEnabled():
            mark, ground = ("check", theme.good) if self.isChecked() else ("close", theme.ink)
            paint.disc(painter, card.right() - 6, card.top() + 8, 14, ground, theme.paper_raised, 2)
            paint.icon(painter, mark, card.right() - 6, card.top() + 8, 18, "#FFFFFF", 3)
        self._foot(painter, QPointF(body.center().x(), body.bottom() - foot / 2), foot)

    def _foot(self, painter: QPainter, center: QPointF, height: float) -> None:
        theme, size, x = self.theme, min(15.0, height * 0.72), center.x()
        if self.value:
            large = min(25.0, height * 0.9)
            paint.text(painter, x + 11, center.y(), self.value, large, theme.ink, 900, CENTER)
            x -= paint.text_width(self.value, large, 900) / 2 + 7
        paint.disc(painter, x, center.y(), size * 0.72, theme.paper_sunk, theme.paper_line, 1.2)
        paint.text(painter, x, center.y(), str(self.place), size * 0.86, theme.ink_muted, 800, CENTER)


class HandChoices(QWidget):
    """The cards in a row; keys 1 to 9 pick. A single pick answers at once, several with `answer`."""

    entered = Signal(int, str)
    """Emitted with the answer as `Question` counts it, and `choice` or `keys`."""
    picked = Signal()
    """Emitted when one of several cards is picked or put back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._question: Question | None = None
        self.keys: list[HandKey] = []

    def offer(self, question: Question) -> None:
        """Show what can be picked."""
        self._question = question
        while len(self.keys) < len(question.offers):
            key = HandKey(self._theme, len(self.keys) + 1, self)
            key.clicked.connect(lambda _=False, key=key: self._clicked(key, "choice"))
            self.keys.append(key)
        for place, key in enumerate(self.keys):
            key.setVisible(place < len(question.offers))
            if place < len(question.offers):
                key.show_offer(question, question.offers[place], question.picks_all)
        self._arrange()

    @property
    def picks(self) -> int:
        """The picked cards, bit n for the card at place n."""
        return sum(1 << place for place, key in enumerate(self.keys) if key.isChecked())

    def answer(self, by: str = "choice") -> None:
        """Answer with the picked cards."""
        if self.picks:
            self.entered.emit(self.picks, by)

    def strike(self, value: int) -> None:
        """Disable a single pick that was tried; with several picks, all stay enabled."""
        question = self._question
        if question is None or question.picks_all:
            return
        for key, offer in zip(self.keys, question.offers, strict=False):
            if offer.makes == value:
                key.setEnabled(False)

    def light(self, question: Question) -> None:
        """Highlight the right ones, which must still be picked."""
        right = question.picked(question.answer)
        for key, offer in zip(self.keys, question.offers, strict=False):
            key.set_lit(offer in right)

    def _clicked(self, key: HandKey, by: str) -> None:
        question = self._question
        if question is None or not key.isEnabled():
            return
        if question.picks_all:
            self.picked.emit()
        else:
            self.entered.emit(question.offers[key.place - 1].makes, by)

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key; return True if it picks or answers."""
        text = event.text()
        question = self._question
        if question is None:
            return False
        if text and text in "123456789" and int(text) <= len(question.offers):
            key = self.keys[int(text) - 1]
            if question.picks_all:
                key.setChecked(not key.isChecked())
            self._clicked(key, "keys")
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if question.picks_all:
                self.answer("keys")
            return True
        return False

    def _arrange(self) -> None:
        shown = len(self._question.offers) if self._question is not None else 0
        if not shown:
            return
        wide = min(self.width() / shown, self.height() * _WIDEST)
        left = (self.width() - wide * shown) / 2 if self.width() > wide * shown else 0.0
        for place, key in enumerate(self.keys[:shown]):
            key.setGeometry(QRectF(left + place * wide, 0, wide, self.height()).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class PlaceChoices(QWidget):
    """Answers to choose from, each under its place on the line, the smallest first."""

    entered = Signal(int, str)
    """Emitted with the chosen answer, and `choice`."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._values: tuple[int, ...] = ()
        self.keys: list[PadKey] = []
        for place in range(COUNT):
            key = PadKey(theme, "", "", parent=parent)
            key.clicked.connect(lambda _=False, place=place: self.entered.emit(self._values[place], "choice"))
            key.hide()
            self.keys.append(key)

    @property
    def shown(self) -> list[PadKey]:
        """The buttons in use."""
        return self.keys[: len(self._values)]

    def offer(self, values: Sequence[int]) -> None:
        """Show these answers, in rising order."""
        self._values = tuple(values)
        for key, value in zip(self.keys, values, strict=False):
            key.set_label(word(value))
            # The pointer still rests where the last answer was; no new one may look chosen because of it.
            key.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def setVisible(self, visible: bool) -> None:
        """Show or hide the buttons too, since they are siblings of this widget."""
        super().setVisible(visible)
        for place, key in enumerate(self.keys):
            key.setVisible(visible and place < len(self._values))

    def arrange(self, ruler: Ruler, table: Layout, high: float) -> None:
        """Place the buttons under their numbers, but far enough apart for fingers."""
        wide, s = max(52.0, 64 * table.s), table.s
        lefts = [ruler.kept(value) - wide / 2 for value in self._values]
        for place in range(1, len(lefts)):
            lefts[place] = max(lefts[place], lefts[place - 1] + wide + 4)
        end = table.rule.right - wide
        for place in reversed(range(len(lefts))):
            lefts[place] = min(lefts[place], end)
            end = lefts[place] - wide - 4
        for key, left in zip(self.keys, lefts, strict=False):
            key.setGeometry(QRectF(left, table.rule.bottom + 14 * s, wide, high).toRect())
