"""A door button with a picture: a small felt with the cards and the total of the page behind it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.language import paragraph
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.tables import panel_table
from cardtable.ui.widgets.controls import DoorButton

PICTURED = 150
"""Least height in pixels of a door with a picture, at the usual text size."""

_TURNS = (-2.0, 1.2, -1.0, 2.0)
"""Degrees by which cards are turned."""
_RIM, _ROUND = 7.0, 22.0
_CARD, _STEP = 0.2, 1.16
"""The width of a card as a share of the felt's height, and the distance of two cards in card widths."""
_OTHERS, _OWN = 0.215, 0.785
"""The y coordinates of the hands' middles, as shares of the felt's height."""
_DISC = 0.125
"""The radius of the total's disc, as a share of the felt's height."""
_SIGN = 1.6
"""The width of a sign with the gap after it, in text sizes."""
_ALONE, _ABOVE = 1.3, 0.31
"""For a single hand: the scale of everything, and the height of the total above the hand."""


class SmallPosition(NamedTuple):
    """The hands, yours first, the total, and the total to reach; -1 if none is asked for."""

    hands: tuple[tuple[str, ...], ...]
    total: int
    target: int = -1


class PictureDoor(DoorButton):
    """A door button that shows `position` on a felt if it is high enough; else it looks like any door.

    `below` is text under the note, with the icon `sign`.
    """

    position: SmallPosition | None = None
    below = ""
    sign = ""

    def show_position(self, position: SmallPosition) -> None:
        self.position = position
        self.update()

    def say_below(self, words: str, sign: str = "") -> None:
        """Set the text below the note; it is also part of the accessible description."""
        self.below, self.sign = words, sign
        self.setAccessibleDescription(paragraph((self.note, words)))
        self.update()

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        if body.height() < PICTURED * theme.room:
            super().draw_content(painter, body)
            return
        high = body.height() - 24
        felt = QRectF(body.left() + 12, body.top() + 12, min(high * 1.3, body.width() * 0.46), high)
        panel_table(painter, theme, felt, _ROUND, _RIM)
        if self.position is not None:
            self._draw_position(painter, felt, self.position)
        left = felt.right() + 22
        self._draw_words(painter, QRectF(left, felt.top(), body.right() - 16 - left, high))

    # The felt

    def _draw_position(self, painter: QPainter, felt: QRectF, position: SmallPosition) -> None:
        own, *others = position.hands
        grown = 1.0 if others else _ALONE
        inner, wide = felt.adjusted(2 * _RIM, 0, -2 * _RIM, 0), felt.height() * _CARD * grown
        low = felt.height() * _OWN - (grown - 1) * wide * 0.7
        self._draw_hand(painter, inner, felt.top() + low, own, wide)
        for number, hand in enumerate(others):
            room = inner.width() / len(others)
            place = QRectF(inner.left() + number * room, inner.top(), room, inner.height())
            smaller = wide * (1.0 if len(others) == 1 else 0.8)
            self._draw_hand(painter, place, felt.top() + felt.height() * _OTHERS, hand, smaller)
        y = felt.top() + felt.height() * (0.5 if others else _ABOVE)
        r, x = felt.height() * _DISC * grown, felt.center().x()
        if position.target < 0:
            self._draw_total(painter, x, y, r, position.total)
            return
        self._draw_total(painter, x - 1.9 * r, y, r, position.total)
        paint.icon(painter, "arrow", x, y, r * 0.8, self.theme.brass, 2.6)
        self._draw_total(painter, x + 1.9 * r, y, r, position.target)

    def _draw_hand(
        self, painter: QPainter, room: QRectF, y: float, cards: tuple[str, ...], wide: float
    ) -> None:
        gaps = max(1, len(cards) - 1)
        step = min(wide * _STEP, (room.width() - wide * 1.1) / gaps)
        x = room.center().x() - step * (len(cards) - 1) / 2
        for number, card in enumerate(cards):
            face = pictures.face(card, wide, paint.dpr_of(painter), self.theme.deck)
            turn = _TURNS[number % len(_TURNS)]
            paint.turned_card(painter, face, x + number * step, y, wide, turn, wide * 0.07, 4, 2)

    def _draw_total(self, painter: QPainter, x: float, y: float, r: float, total: int) -> None:
        theme, words = self.theme, str(total)
        paint.disc(painter, x, y, r, theme.panel, theme.brass, 1.6)
        size = paint.fitting(words, r * 1.05, 900, r * 1.6, 10)
        paint.text(painter, x, y, words, size, theme.panel_text, 900, paint.CENTER)

    # The words

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        """Draw the words as large as fits, centered vertically."""
        theme, wide = self.theme, room.width()
        size, high = 15 * theme.text, 0.0
        while True:
            title = paint.fitting(self.text(), size * 1.5, 900, wide, 14)
            note = len(paint.lines_of(self.note, wide, size)) * size * 1.32
            below = self.lines_below(wide, size)
            high = title * 1.6 + note + (size * (0.9 + 1.3 * len(below)) if below else 0)
            if high <= room.height() or size <= 13:
                break
            size -= 1
        top = room.center().y() - high / 2
        paint.text(
            painter, room.left(), top + title * 0.7, self.text(), title, theme.panel_text, 900, width=wide
        )
        top += title * 1.6
        place = QRectF(room.left(), top, wide, note)
        top += paint.paragraph(painter, place, self.note, size, theme.panel_muted, 600)
        left, y = room.left(), top + size * 1.2
        if self.sign:
            paint.icon(painter, self.sign, left + size * 0.55, y, size * 1.1, theme.gilt, 2.8)
            left += size * _SIGN
        for number, line in enumerate(below):
            width = room.right() - left
            paint.text(painter, left, y + number * size * 1.3, line, size, theme.gilt, 800, width=width)

    def lines_below(self, wide: float, size: float) -> list[str]:
        """Return the lines of the text below the note in a width, beside its sign."""
        if not self.below:
            return []
        return paint.lines_of(self.below, wide - (size * _SIGN if self.sign else 0), size, 800)
