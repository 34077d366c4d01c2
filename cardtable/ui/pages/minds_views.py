"""What is drawn of a computer's mind: hands as they were beside those it imagined, and what it weighed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui import paint, pictures
from cardtable.ui.pages.replay_words import cards_text
from cardtable.ui.table.chips import chip, words_of_cards
from cardtable.ui.table.hints import percent
from cardtable.ui.theme import Theme

_CARD, _GAP, _NAME = 58, 8, 150
"""The width of a card, what lies between two, and the room for a name, in pixels."""
_TALL = 1.4
"""How much higher a card is than wide."""
_WEIGHED = 54
"""The height of a move that was weighed."""


@dataclass(frozen=True)
class HeldRow:
    """A seat with a note under its name: its cards as they were, for each the share of the worlds in which it
    was imagined there (None where it was known), and the cards it holds in the world that is shown.
    """

    name: str
    avatar: str
    held: tuple[str, ...]
    shares: tuple[float | None, ...] = ()
    imagined: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class WeighedRow:
    """A move that was weighed: its cards, its total, the chance not to lose the deal, and a note."""

    cards: tuple[str, ...]
    told: str
    safe: float | None
    note: str
    is_chosen: bool


class Painted(QWidget):
    """Something drawn on paper in rows; screen readers get it as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows_high(self) -> int:
        """The height of all rows."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Every row in full."""
        return QSize(300, self.rows_high)

    def minimumSizeHint(self) -> QSize:
        """Every row in full; whoever has no room for all lets them be scrolled."""
        return QSize(260, self.rows_high)

    def say(self, sentences: Sequence[str]) -> None:
        """What a screen reader reads; and all is drawn anew."""
        self.setAccessibleName(" ".join(sentences))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All rows."""
        painter = QPainter(self)
        paint.smooth(painter)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draws all rows."""
        raise NotImplementedError


class HeldHands(Painted):
    """Every other seat: what it held, and what it was imagined to hold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[HeldRow, ...] = ()
        self.world = ""

    @property
    def rows_high(self) -> int:
        """A line of headings, and the rows."""
        return round(self._head + len(self.rows) * self._high)

    @property
    def _head(self) -> float:
        return 34 * self.theme.text

    @property
    def _high(self) -> float:
        return _CARD * _TALL + 34 * self.theme.text

    def show_rows(self, rows: Sequence[HeldRow], world: str) -> None:
        """Shows these seats; `world` is the heading of what was imagined, empty where nothing was."""
        self.rows, self.world = tuple(rows), world
        told = []
        for row in rows:
            sentence = self.tr("{name} held {cards}.").format(name=row.name, cards=cards_text(row.held))
            told.append(sentence)
            if row.imagined:
                told.append(self.tr("In this world: {cards}.").format(cards=cards_text(row.imagined)))
        self.say(told)

    def draw(self, painter: QPainter) -> None:
        """Names, the true cards with their shares, the imagined ones."""
        theme = self.theme
        size = 14 * theme.text
        middle = _NAME + (self.width() - _NAME) * 0.52
        y = self._head / 2
        paint.text(painter, _NAME, y, self.tr("Held"), size, theme.ink_muted, 800, width=middle - _NAME - 8)
        if self.world:
            paint.text(
                painter, middle, y, self.world, size, theme.ink_muted, 800, width=self.width() - middle
            )
        for number, row in enumerate(self.rows):
            top = self._head + number * self._high
            if number:
                painter.fillRect(QRectF(0, top - 4, self.width(), 1), QColor(theme.paper_line))
            self._row(painter, row, top, middle)

    def _row(self, painter: QPainter, row: HeldRow, top: float, middle: float) -> None:
        theme, tall = self.theme, _CARD * _TALL
        y = top + tall / 2
        paint.avatar(painter, row.avatar, 26, y, 44)
        apart = 10 * theme.text if row.note else 0
        paint.text(painter, 54, y - apart, row.name, 16 * theme.text, theme.ink, 800, width=_NAME - 60)
        paint.text(painter, 54, y + apart, row.note, 13 * theme.text, theme.ink_muted, 600, width=_NAME - 60)
        right = middle if row.imagined else float(self.width())
        step = self._cards(painter, row.held, _NAME, right - 14, top)
        for number, share in enumerate(row.shares):
            told = (
                self.tr("known") if share is None else self.tr("{percent} %").format(percent=percent(share))
            )
            if share is not None or row.imagined:
                x = _NAME + number * step + min(step, _CARD) / 2
                size = 13 * theme.text
                paint.text(painter, x, top + tall + 13 * theme.text, told, size, theme.ink, 700, paint.CENTRE)
        if row.imagined:
            painter.setOpacity(0.72)
            self._cards(painter, row.imagined, middle, self.width() - 6, top)
            painter.setOpacity(1.0)

    def _cards(self, painter: QPainter, cards: Sequence[str], left: float, right: float, top: float) -> float:
        """Cards side by side, over one another where there are many; the step from one to the next."""
        step = float(_CARD + _GAP)
        if len(cards) > 1:
            step = min(step, (right - left - _CARD) / (len(cards) - 1))
        dpr = paint.dpr_of(painter)
        for number, card in enumerate(cards):
            picture = pictures.face(card, _CARD, dpr, self.theme.deck)
            place = QRectF(left + number * step, top, _CARD, _CARD * picture.height() / picture.width())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        return step


class WeighedMoves(Painted):
    """The moves that were weighed, each with a bar of its chance; the chosen one on raised paper."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[WeighedRow, ...] = ()

    @property
    def rows_high(self) -> int:
        """All rows are alike."""
        return round(max(1, len(self.rows)) * _WEIGHED * self.theme.room)

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Shows these moves, in this order."""
        self.rows = tuple(rows)
        told = []
        for row in rows:
            parts = [row.told]
            if row.safe is not None:
                parts.append(self.tr("{percent} % not to lose the deal").format(percent=percent(row.safe)))
            told.append(", ".join([*parts, *([row.note] if row.note else [])]) + ".")
        self.say(told)

    def draw(self, painter: QPainter) -> None:
        """A row for each move: card, total, bar, what it is."""
        theme = self.theme
        high = _WEIGHED * theme.room
        for number, row in enumerate(self.rows):
            rect = QRectF(0, number * high, self.width(), high - 5)
            if row.is_chosen:
                paint.fill_round(painter, rect, 12, theme.paper_raised, theme.brass, 2)
            y = rect.center().y()
            x = 10.0
            if row.cards:
                x += chip(painter, theme, x, y, words_of_cards(row.cards), 28 * theme.text) + 8
            right = rect.right() - 12
            size = 15 * theme.text
            if row.safe is not None:
                said = self.tr("{percent} %").format(percent=percent(row.safe))
                paint.text(painter, right, y, said, size, theme.ink, 800, paint.RIGHT)
                right -= 48 * theme.text
            width = max(40.0, right - x)
            note = 13 * theme.text
            if row.note:
                paint.text(painter, x, y - 9 * theme.text, row.told, size, theme.ink, 700, width=width)
                paint.text(painter, x, y + 9 * theme.text, row.note, note, theme.ink_muted, 600, width=width)
            else:
                paint.text(painter, x, y, row.told, size, theme.ink, 700, width=width)
            if row.safe is not None:
                bar = QRectF(rect.left() + 12, rect.bottom() - 7, (rect.width() - 24) * row.safe, 3)
                paint.fill_round(painter, bar, 1.5, theme.brass, None)
