"""The choice beside a card: an ace asks whether it adds 1 or 11."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.ui import paint
from cardtable.ui.paint import CENTRE, accent_gradient, fill_round, mix, shadow, text, text_width
from cardtable.ui.table import words
from cardtable.ui.table.choosing import Option
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import Layout
from cardtable.ui.theme import Theme


class Popover(Drawn):
    """Options above a lifted card, side by side; `hot` is the one that Enter takes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.options: tuple[Option, ...] = ()
        self.hot = 0
        self.tells_totals = True
        self.title = ""
        self._s = 1.0
        self._body = QRectF()
        self.setVisible(False)

    @property
    def is_open(self) -> bool:
        """True while a question is asked."""
        return bool(self.options)

    def ask(self, card: str, options: tuple[Option, ...], layout: Layout, x: float, y: float) -> None:
        """Opens with its tail at (x, y)."""
        self.options, self.hot = options, 0
        self.title = words.popover_title(card, options)
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
        """Takes that scale; how wide it is then."""
        self._s = s = scale
        options = sum(self._widths()) + (len(self.options) - 1) * 12 * s + 28 * s
        return max(options, text_width(self.title, 15 * s, 700) + 40 * s)

    def close(self) -> None:
        """Nothing is asked any more."""
        self.options = ()
        self.setVisible(False)

    def set_hot(self, index: int) -> None:
        """Which option is red."""
        if self.options and index % len(self.options) != self.hot:
            self.hot = index % len(self.options)
            self.redraw()

    def option_at(self, point: QPointF) -> int | None:
        """The option at a point of the scene."""
        inner = self.mapFromScene(point)
        return next((i for i, box in enumerate(self._boxes()) if box.contains(inner)), None)

    def box_of(self, index: int) -> QRectF:
        """Where an option stands, in the scene."""
        return self.mapRectToScene(self._boxes()[index])

    def covers(self, point: QPointF) -> bool:
        """True if a point of the scene is on the popover."""
        return self.is_open and self._body.contains(self.mapFromScene(point))

    def _texts(self, option: Option) -> tuple[str, str]:
        total = str(option.total).replace("-", "−") if self.tells_totals else ""
        return words.option_text(option), total

    def _widths(self) -> list[float]:
        s = self._s
        texts = [self._texts(option) for option in self.options]
        return [
            max(138 * s, text_width(gain, 19 * s, 800) + text_width(result, 25 * s, 900) + 72 * s)
            for gain, result in texts
        ]

    def _boxes(self) -> list[QRectF]:
        """Where the options lie; the focus ring around one of them leaves the question free."""
        s, boxes, widths = self._s, [], self._widths()
        x = self._body.center().x() - (sum(widths) + (len(widths) - 1) * 12 * s) / 2
        for width in widths:
            boxes.append(QRectF(x, self._body.top() + 41 * s, width, 52 * s))
            x += width + 12 * s
        return boxes

    def draw(self, painter: QPainter) -> None:
        """Paints the balloon and its options."""
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
        text(painter, rect.center().x(), title_y, self.title, max(13.0, 15 * s), theme.ink_muted, 700, CENTRE)
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
        gain, result = self._texts(option)
        big, small, y = 25 * s, 19 * s, box.center().y()
        total = text_width(gain, small, 800) + 30 * s + text_width(result, big, 900)
        x = box.center().x() - total / 2 + 5 * s
        x += text(painter, x, y, gain, small, soft, 800) + 5 * s
        if result:
            paint.icon(painter, "arrow", x + 10 * s, y, 20 * s, soft, 2.6)
        text(painter, x + 25 * s, y, result, big, strong, 900)
        text(painter, box.left() + 9 * s, box.top() + 12 * s, str(number + 1), max(11.0, 11 * s), soft, 800)
