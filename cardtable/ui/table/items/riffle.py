"""The stock while it is shuffled: split into halves, riffled card by card, squared up."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.cards.faces import HIDDEN
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.card_items import card_picture, margin
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, Layout

_MOST = 14
"""The maximum number of cards drawn for a whole pack."""

_PARTED, _FALLEN, _FALLS = 0.20, 0.76, 0.13
"""Shares of the time: halves apart, last card released, and the fall of one card."""

_AWAY, _LEAN = 0.62, 8.0
"""How far a half moves sideways, in card widths, and its rotation in degrees."""

_MESHED, _MESHED_LEAN = 0.15, 3.0
"""The same for riffled cards, before they are squared up."""


class RiffledStock(QGraphicsItem):
    """Replaces the stock in its place during the shuffle."""

    def __init__(self, theme: Theme, layout: Layout, cards: int, dpr: float) -> None:
        super().__init__()
        self._width, self._s = layout.center_card, layout.s
        self._count = max(2, min(_MOST, cards))
        self._layers = layout.stock_layers(cards)
        self._picture: QPixmap = card_picture(theme, HIDDEN, self._width, dpr)
        self._share = 0.0
        self.setPos(round(layout.stock.x), round(layout.stock.y))

    def shuffle(self, share: float) -> None:
        """Set the progress of the shuffle, 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        wide = self._width * (0.5 + _AWAY + 0.3) + margin(self._width)
        high = self._width * (CARD_RATIO / 2 + 0.3) + margin(self._width)
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # As `CardItem` does.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        w, before = self._width, painter.transform()
        corner = QPointF(-w / 2 - margin(w), -w * CARD_RATIO / 2 - margin(w))
        for card in range(self._count):
            x, y, lean = self._place(card)
            painter.translate(x, y)
            painter.rotate(lean)
            painter.drawPixmap(corner, self._picture)
            painter.setTransform(before)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _place(self, card: int) -> tuple[float, float, float]:
        """Return place and rotation of a card, the lowest first; the halves alternate."""
        side = -1 if card % 2 else 1
        apart = ease(Ease.InOutCubic, self._share / _PARTED)
        begins = _PARTED + (_FALLEN - _FALLS - _PARTED) * card / self._count
        fallen = ease(Ease.InOutSine, (self._share - begins) / _FALLS)
        squared = ease(Ease.OutBack, (self._share - _FALLEN) / (1 - _FALLEN))
        meshed = _MESHED * (1 - squared)
        away = apart * (_AWAY * (1 - fallen) + meshed * fallen)
        lean = apart * (_LEAN * (1 - fallen) + _MESHED_LEAN * (1 - squared) * fallen)
        height = card * self._layers / self._count
        lift = 0.10 * self._width * math.sin(fallen * math.pi)
        return (
            side * away * self._width - height * 1.3 * self._s,
            -height * 1.6 * self._s - lift,
            side * lean,
        )
