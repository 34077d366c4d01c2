"""What lights up while something is chosen: seats that can be named, the number on the dial, the stock."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.ui.paint import CENTRE, alpha, disc, fill_round, mix, stroke, text
from cardtable.ui.table.dial import DialPlate
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import CARD_RATIO, Box, Layout
from cardtable.ui.theme import Theme

_START, _SWEEP = 240.0, 300.0


class SeatLight(Drawn):
    """A ring round a plaque that can be named, for under that plaque; `hot` is the one that Enter takes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.hot = False
        self._box = Box(0, 0, 0, 0)
        self._s = 1.0

    def light(self, box: Box, number: int, s: float, hot: bool, left: bool) -> None:
        """Where, and how brightly; the number is the key of the seat, at the `left` end or the right one."""
        self._box, self._s, self.hot, self._number, self._left = box, s, hot, number, left
        self.set_area(QRectF(-32 * s, -28 * s, box.w + 64 * s, box.h + 56 * s))
        self.place(box.x, box.y)

    def draw(self, painter: QPainter) -> None:
        """Paints the ring, and the key of the seat on its end."""
        s, theme = self._s, self.theme
        grow = 9 * s
        ring = QRectF(-grow, -grow, self._box.w + 2 * grow, self._box.h + 2 * grow)
        radius = ring.height() / 2
        if self.hot:
            glow = ring.adjusted(-8 * s, -8 * s, 8 * s, 8 * s)
            fill_round(painter, glow, radius + 8 * s, alpha(theme.brass, 0.22))
        for colour, width in ((theme.room_low, 9.0), (theme.brass, 4.5 if self.hot else 2.6)):
            fill_round(painter, ring, radius, None, colour, width)
        y, aside = self._box.h / 2, grow + 6 * s
        x = -aside if self._left else self._box.w + aside
        ground = theme.brass if self.hot else theme.panel
        disc(painter, x, y, 13 * s, ground, theme.brass, 1.6)
        colour = theme.ink if self.hot else theme.panel_text
        text(painter, x, y, str(self._number), max(12.0, 15 * s), colour, 900, CENTRE)


class StockLight(Drawn):
    """A ring round the stock while a card may be drawn by hand; it pulses unless motion is reduced."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._s = 1.0
        self._w = 100.0

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        self._s, self._w = layout.s, layout.centre_card
        reach = self._w * 0.5 + 34 * self._s
        self.set_area(QRectF(-reach, -reach * CARD_RATIO, 2 * reach, 2 * reach * CARD_RATIO))
        self.place(layout.stock.x - 3 * self._s, layout.stock.y - 4 * self._s)

    def set_share(self, share: float) -> None:
        """A moment of the pulse, 0 to 1."""
        self.setOpacity(0.55 + 0.45 * math.cos(share * 2 * math.pi))

    def draw(self, painter: QPainter) -> None:
        """Paints a glow and a ring."""
        s, w, h = self._s, self._w, self._w * CARD_RATIO
        for grow, strength in ((16, 0.16), (12, 0.26)):
            box = QRectF(-w / 2 - grow * s, -h / 2 - grow * s, w + 2 * grow * s, h + 2 * grow * s)
            fill_round(painter, box, (10 + grow) * s, alpha(self.theme.brass, strength))
        box = QRectF(-w / 2 - 8 * s, -h / 2 - 8 * s, w + 16 * s, h + 16 * s)
        fill_round(painter, box, 16 * s, None, self.theme.brass, 3.4 * s)


class NumberPicker(Drawn):
    """The dial while a number is chosen: a large handle on the scale and the number in the middle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.number = 0
        self._plate: DialPlate | None = None

    def show_number(self, plate: DialPlate, number: int) -> None:
        """The number that is chosen so far, on the scale of that plate."""
        self._plate, self.number = plate, number
        scale = plate.scale_of
        reach = scale.r + 34 * scale.s
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self.setPos(plate.pos())

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the dial."""
        return self._away(point) <= (
            self._plate.scale_of.r + 24 * self._plate.scale_of.s if self._plate else 0
        )

    def is_middle(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the number."""
        return self._plate is not None and self._away(point) <= self._plate.scale_of.r * 0.55

    def number_at(self, point: QPointF) -> int:
        """The number of the scale that a point of the scene is nearest to."""
        inner = self.mapFromScene(point)
        degrees = math.degrees(math.atan2(-inner.y(), inner.x()))
        past = (_START - degrees) % 360
        if past > _SWEEP:
            past = _SWEEP if past < (360 + _SWEEP) / 2 else 0.0
        return round(past / _SWEEP * (self._plate.scale_of.limit if self._plate else 0))

    def _away(self, point: QPointF) -> float:
        inner = self.mapFromScene(point)
        return math.hypot(inner.x(), inner.y())

    def draw(self, painter: QPainter) -> None:
        """Paints a clear middle with the number, the way to it and the handle."""
        if self._plate is None:
            return
        scale, theme = self._plate.scale_of, self.theme
        r, s = scale.r, scale.s
        ring = QPainterPath()
        ring.addEllipse(QPointF(0, 0), r + 12 * s, r + 12 * s)
        stroke(painter, ring, alpha(theme.room_low, 0.9), 9 * s)
        stroke(painter, ring, theme.brass, 4.5 * s)
        disc(painter, 0, 0, r * 0.66, mix(theme.panel, "#FFFFFF", 0.06), alpha(theme.brass, 0.6), 1.6 * s)
        shown = str(self.number).replace("-", "−")
        text(painter, 0, -6 * s, shown, r * 0.62, theme.panel_text, 900, CENTRE)
        hint = QCoreApplication.translate("Table", "new total")
        text(painter, 0, r * 0.36, hint, max(11.0, 13 * s), theme.panel_muted, 700, CENTRE)
        dot = scale.point(scale.mid, max(0, min(self.number, scale.limit)))
        disc(painter, dot.x(), dot.y(), scale.width * 1.02, theme.accent, "#FFFFFF", 3 * s)
