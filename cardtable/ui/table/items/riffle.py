"""The stock while it is shuffled: two halves apart, card by card into one another, squared."""

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
"""So many cards are drawn for a whole pack."""

_PARTED, _FALLEN, _FALLS = 0.20, 0.76, 0.13
"""When the halves are apart, when the last card has begun to fall, and how long each falls, as shares."""

_AWAY, _LEAN = 0.62, 8.0
"""How far a half goes aside, in card widths, and how many degrees it leans."""

_MESHED, _MESHED_LEAN = 0.15, 3.0
"""The same for the cards that have fallen into one another, before they are squared."""


class RiffledStock(QGraphicsItem):
    """Stands in for the stock, in its place."""

    def __init__(self, theme: Theme, layout: Layout, cards: int, dpr: float) -> None:
        super().__init__()
        self._width, self._s = layout.centre_card, layout.s
        self._count = max(2, min(_MOST, cards))
        self._layers = layout.stock_layers(cards)
        self._picture: QPixmap = card_picture(theme, HIDDEN, self._width, dpr)
        self._share = 0.0
        self.setPos(round(layout.stock.x), round(layout.stock.y))

    def shuffle(self, share: float) -> None:
        """How far the shuffle has come, 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        wide = self._width * (0.5 + _AWAY + 0.3) + margin(self._width)
        high = self._width * (CARD_RATIO / 2 + 0.3) + margin(self._width)
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # As a `CardItem` does it.
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
        """Where a card is now, the lowest first; the halves take turns."""
        side = -1 if card % 2 else 1
        apart = ease(Ease.IN_OUT_CUBIC, self._share / _PARTED)
        begins = _PARTED + (_FALLEN - _FALLS - _PARTED) * card / self._count
        fallen = ease(Ease.IN_OUT_SINE, (self._share - begins) / _FALLS)
        squared = ease(Ease.OUT_BACK, (self._share - _FALLEN) / (1 - _FALLEN))
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
