"""Items shown during a choice.

The values of a card above it, rings around seats that can be named, a number on the dial, a ring around the
stock.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.language import say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import (
    CENTER,
    accent_gradient,
    alpha,
    disc,
    fill_round,
    mix,
    shadow,
    stroke,
    text,
    text_width,
)
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.items.center import DialPlate
from cardtable.ui.table.places.layout import CARD_RATIO, Box, Layout, Spot
from cardtable.ui.table.places.ruler import Ruler

Option = tuple[str, str]
"""One way to count a card, and the total that it makes, or "" if totals are hidden."""


class Popover(CachedItem):
    """Options above a lifted card, side by side; `hot` is the one that Enter takes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.options: tuple[Option, ...] = ()
        self._asked: tuple[object, ...] = ()
        self.hot = 0
        self.title = ""
        self._s = 1.0
        self._body = QRectF()
        self.setVisible(False)

    @property
    def is_open(self) -> bool:
        return bool(self.options)

    def ask(self, title: str, options: tuple[Option, ...], layout: Layout, x: float, y: float) -> None:
        """Open with the tail at (x, y); does nothing if it is open there already."""
        if (title, options, layout, x, y) == self._asked:
            return
        self._asked = title, options, layout, x, y
        self.title, self.options, self.hot = title, options, 0
        grow = min(layout.large, 1.6)
        w = self._width_at(layout.s * grow)
        while grow > 1 and w > layout.table_width - 16:
            grow = max(1.0, grow - 0.1)
            w = self._width_at(layout.s * grow)
        s = self._s
        h = 106 * s
        left = min(max(-w / 2, 8 - x), layout.table_width - 8 - w - x)
        self._body = QRectF(left, -h, w, h)
        self.set_area(self._body.adjusted(-40 * s, -34 * s, 40 * s, 50 * s))
        self.place(x, y)
        self.setVisible(True)

    def _width_at(self, scale: float) -> float:
        """Apply a scale and return the width that results."""
        self._s = s = scale
        options = sum(self._widths()) + (len(self.options) - 1) * 12 * s + 28 * s
        return max(options, text_width(self.title, 15 * s, 700) + 40 * s)

    def close(self) -> None:
        self.options = self._asked = ()
        self.setVisible(False)

    def set_hot(self, index: int) -> None:
        """Set which option is red."""
        if self.options and index % len(self.options) != self.hot:
            self.hot = index % len(self.options)
            self.redraw()

    def option_at(self, point: QPointF) -> int | None:
        inner = self.mapFromScene(point)
        return next((i for i, box in enumerate(self._boxes()) if box.contains(inner)), None)

    def box_of(self, index: int) -> QRectF:
        """Return the area of an option in the scene."""
        return self.mapRectToScene(self._boxes()[index])

    def covers(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the popover."""
        return self.is_open and self._body.contains(self.mapFromScene(point))

    def _widths(self) -> list[float]:
        s = self._s
        return [
            max(138 * s, text_width(gain, 19 * s, 800) + text_width(result, 25 * s, 900) + 72 * s)
            for gain, result in self.options
        ]

    def _boxes(self) -> list[QRectF]:
        """Return the areas of the options; a focus ring around one doesn't cover the question."""
        s, boxes, widths = self._s, [], self._widths()
        x = self._body.center().x() - (sum(widths) + (len(widths) - 1) * 12 * s) / 2
        for width in widths:
            boxes.append(QRectF(x, self._body.top() + 41 * s, width, 52 * s))
            x += width + 12 * s
        return boxes

    def draw(self, painter: QPainter) -> None:
        s, theme, rect = self._s, self.theme, self._body
        body = QPainterPath()
        body.addRoundedRect(rect, 18 * s, 18 * s)
        tip = QPainterPath(QPointF(-13 * s, -2))
        tip.lineTo(0, 13 * s)
        tip.lineTo(13 * s, -2)
        tip.closeSubpath()
        shadow(painter, rect, 18 * s, blur=20 * s, dy=9 * s, strength=0.45)
        painter.setBrush(QColor(theme.paper))
        painter.setPen(QPen(QColor(theme.paper_line), 1.4))
        painter.drawPath(body.united(tip))
        title_y = rect.top() + 18 * s
        text(painter, rect.center().x(), title_y, self.title, max(13.0, 15 * s), theme.ink_muted, 700, CENTER)
        for number, (option, box) in enumerate(zip(self.options, self._boxes(), strict=True)):
            self._option(painter, number, option, box)

    def _option(self, painter: QPainter, number: int, option: Option, box: QRectF) -> None:
        s, theme = self._s, self.theme
        if number == self.hot:
            shadow(painter, box, 14 * s, blur=6 * s, dy=2 * s, strength=0.3)
            line = mix(theme.accent, "#000000", 0.25)
            fill_round(painter, box, 14 * s, accent_gradient(theme, box), line, 1.2)
            strong = soft = "#FFFFFF"
        else:
            fill_round(painter, box, 14 * s, theme.paper_raised, theme.paper_line, 1.6)
            strong, soft = theme.ink, theme.ink_muted
        gain, result = option
        big, small, y = 25 * s, 19 * s, box.center().y()
        total = text_width(gain, small, 800) + 30 * s + text_width(result, big, 900)
        x = box.center().x() - total / 2 + 5 * s
        x += text(painter, x, y, gain, small, soft, 800) + 5 * s
        if result:
            paint.icon(painter, "arrow", x + 10 * s, y, 20 * s, soft, 2.6)
        text(painter, x + 25 * s, y, result, big, strong, 900)
        text(painter, box.left() + 9 * s, box.top() + 12 * s, str(number + 1), max(11.0, 11 * s), soft, 800)


class SeatLight(CachedItem):
    """A ring under a plaque that can be named; `hot` is the one that Enter takes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.hot = False
        self._box = Box(0, 0, 0, 0)
        self._s = 1.0

    def light(self, box: Box, number: int, s: float, hot: bool, left: bool) -> None:
        """Set area and brightness; `number` is the key of the seat, at the `left` or right end."""
        self._box, self._s, self.hot, self._number, self._left = box, s, hot, number, left
        self.set_area(QRectF(-32 * s, -28 * s, box.w + 64 * s, box.h + 56 * s))
        self.place(box.x, box.y)

    def draw(self, painter: QPainter) -> None:
        s, theme = self._s, self.theme
        grow = 9 * s
        ring = QRectF(-grow, -grow, self._box.w + 2 * grow, self._box.h + 2 * grow)
        radius = ring.height() / 2
        if self.hot:
            glow = ring.adjusted(-8 * s, -8 * s, 8 * s, 8 * s)
            fill_round(painter, glow, radius + 8 * s, alpha(theme.brass, 0.22))
        for color, width in ((theme.edge, 9.0), (theme.brass, 4.5 if self.hot else 2.6)):
            fill_round(painter, ring, radius, None, color, width)
        y, aside = self._box.h / 2, grow + 6 * s
        x = -aside if self._left else self._box.w + aside
        ground = theme.brass if self.hot else theme.panel
        disc(painter, x, y, 13 * s, ground, theme.brass, 1.6)
        color = theme.ink if self.hot else theme.panel_text
        text(painter, x, y, str(self._number), max(12.0, 15 * s), color, 900, CENTER)


class RingLight(CachedItem):
    """A ring around the stock while drawing by hand is possible, or around the pile during a drag over it.

    The ring around the stock pulses unless motion is reduced.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._s = 1.0
        self._w = 100.0

    def arrange(self, layout: Layout, around: Spot) -> None:
        """Set the scale of the table and the card that the ring surrounds."""
        self._s, self._w = layout.s, around.width
        reach = self._w * 0.5 + 34 * self._s
        self.set_area(QRectF(-reach, -reach * CARD_RATIO, 2 * reach, 2 * reach * CARD_RATIO))
        self.place(around.x, around.y)

    def set_share(self, share: float) -> None:
        """Set the progress of the pulse, 0 to 1."""
        self.setOpacity(0.55 + 0.45 * math.cos(share * 2 * math.pi))

    def draw(self, painter: QPainter) -> None:
        s, w, h = self._s, self._w, self._w * CARD_RATIO
        for grow, strength in ((16, 0.16), (12, 0.26)):
            box = QRectF(-w / 2 - grow * s, -h / 2 - grow * s, w + 2 * grow * s, h + 2 * grow * s)
            fill_round(painter, box, (10 + grow) * s, alpha(self.theme.brass, strength))
        box = QRectF(-w / 2 - 8 * s, -h / 2 - 8 * s, w + 16 * s, h + 16 * s)
        fill_round(painter, box, 16 * s, None, self.theme.brass, 3.4 * s)


class NumberPicker(CachedItem):
    """The choice of a number: a large handle on the dial with the number in the middle.

    On the line of the long table, the number is above the handle.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.number = 0
        self._plate: DialPlate | None = None
        self._ruler: Ruler | None = None

    def show_number(self, plate: DialPlate, number: int) -> None:
        """Show the number chosen so far on the scale of the dial."""
        self._plate, self._ruler, self.number = plate, None, number
        scale = plate.scale_of
        reach = scale.r + 34 * scale.s
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self.setPos(plate.pos())

    def show_on_line(self, ruler: Ruler, number: int) -> None:
        """Show the number chosen so far on the line."""
        self._plate, self._ruler, self.number = None, ruler, number
        s = ruler.s
        self.set_area(QRectF(*ruler.box).adjusted(-30 * s, -100 * s, 30 * s, 60 * s))
        self.setPos(0, 0)

    def covers(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the dial or the line."""
        if self._ruler is not None:
            grow = 24 * self._ruler.s
            return QRectF(*self._ruler.box).adjusted(-grow, -grow, grow, grow).contains(point)
        return self._away(point) <= (
            self._plate.scale_of.r + 24 * self._plate.scale_of.s if self._plate else 0
        )

    def is_middle(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the number."""
        if self._ruler is not None:
            return self._bubble(self._ruler).contains(point)
        return self._plate is not None and self._away(point) <= self._plate.scale_of.r * 0.55

    def number_at(self, point: QPointF) -> int:
        """Return the number nearest to a point of the scene."""
        if self._ruler is not None:
            return self._ruler.value_at(point.x())
        inner = self.mapFromScene(point)
        return self._plate.scale_of.value_at(inner.x(), inner.y()) if self._plate else 0

    def _away(self, point: QPointF) -> float:
        inner = self.mapFromScene(point)
        return math.hypot(inner.x(), inner.y())

    def _bubble(self, ruler: Ruler) -> QRectF:
        s = ruler.s
        return QRectF(ruler.kept(self.number) - 42 * s, ruler.box.y - 92 * s, 84 * s, 64 * s)

    def draw(self, painter: QPainter) -> None:
        if self._ruler is not None:
            self._draw_on_line(painter, self._ruler)
        if self._plate is None:
            return
        scale, theme = self._plate.scale_of, self.theme
        r, s = scale.r, scale.s
        ring = QPainterPath()
        ring.addEllipse(QPointF(0, 0), r + 12 * s, r + 12 * s)
        stroke(painter, ring, alpha(theme.edge, 0.9), 9 * s)
        stroke(painter, ring, theme.brass, 4.5 * s)
        disc(painter, 0, 0, r * 0.66, mix(theme.panel, "#FFFFFF", 0.06), alpha(theme.brass, 0.6), 1.6 * s)
        text(painter, 0, -6 * s, word(self.number), r * 0.62, theme.panel_text, 900, CENTER)
        hint = say("choice-new-total")
        text(
            painter, 0, r * 0.36, hint, max(11.0, 13 * s) * self._plate.words, theme.panel_muted, 700, CENTER
        )
        dot = scale.point(scale.mid, max(0, min(self.number, scale.limit)))
        disc(painter, dot.x(), dot.y(), scale.width * 1.02, theme.accent, "#FFFFFF", 3 * s)

    def _draw_on_line(self, painter: QPainter, ruler: Ruler) -> None:
        s, theme, box = ruler.s, self.theme, self._bubble(ruler)
        ring = QRectF(*ruler.box).adjusted(-6 * s, -6 * s, 6 * s, 6 * s)
        fill_round(painter, ring, 20 * s, None, theme.brass, 4 * s)
        x, y = box.center().x(), box.center().y()
        stem = QPainterPath(QPointF(x, box.bottom()))
        stem.lineTo(x, ruler.box.y + 30 * s)
        stroke(painter, stem, theme.accent, 5 * s)
        disc(painter, x, ruler.box.y + 30 * s, 15 * s, theme.accent, "#FFFFFF", 3 * s)
        fill_round(painter, box, 18 * s, theme.panel, theme.brass, 3 * s)
        text(painter, x, y, word(self.number), 40 * s, theme.panel_text, 900, CENTER)
