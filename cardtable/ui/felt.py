"""The oval table: shadow, wooden rim and felt, large on the table itself and small on the pages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable.ui.paint import alpha, mix, stroke
from cardtable.ui.theme import Theme


def oval(rect: QRectF, inset: float) -> QPainterPath:
    """The ellipse in `rect`, smaller by `inset` on all sides."""
    path = QPainterPath()
    path.addEllipse(rect.adjusted(inset, inset, -inset, -inset))
    return path


def felt_table(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """The table with its felt in `felt`; rim and shadow lie around it and are `s` times as large."""
    _rim(painter, theme, felt, s)
    light = QRadialGradient(felt.center().x(), felt.center().y() - felt.height() * 0.1, felt.width() * 0.54)
    for stop, colour in zip((0, 0.55, 1), theme.felt, strict=True):
        light.setColorAt(stop, QColor(colour))
    painter.setBrush(light)
    painter.setPen(QPen(mix(theme.felt[2], "#000000", 0.5), 2.5 * s))
    painter.drawEllipse(felt)


def inlay(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """The inlaid line along the edge of the felt."""
    stroke(painter, oval(felt, 20 * s), alpha(theme.felt_line, 0.38), 1.6 * s)


def _rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 11))
    for number in range(10):
        grow = 26 * s * (1 - number / 10)
        painter.drawEllipse(outer.adjusted(-grow, -grow + 14 * s, grow, grow + 14 * s))
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    for stop, colour in zip((0, 0.42, 1), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(colour))
    painter.setBrush(wood)
    painter.setPen(QPen(mix(theme.rim[2], "#000000", 0.35), 1.5))
    painter.drawEllipse(outer)
    stroke(painter, oval(outer, 5 * s), alpha("#FFF2CF", 0.28), 1.2)
