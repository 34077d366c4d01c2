"""The oval table: shadow, wooden rim and felt.

The first picture of the window shows it: what may be used here is said in `room`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from cardtable.ui.drawing.room import alpha, mix, pen
from cardtable.ui.drawing.theme import Theme


def oval(rect: QRectF, inset: float) -> QPainterPath:
    """The ellipse in `rect`, smaller by `inset` on all sides."""
    path = QPainterPath()
    path.addEllipse(rect.adjusted(inset, inset, -inset, -inset))
    return path


def felt_table(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """The table with its felt in `felt`; rim and shadow lie around it and are `s` times as large."""
    _rim(painter, theme, felt, s)
    light = QRadialGradient(
        QPointF(felt.center().x(), felt.center().y() - felt.height() * 0.1), felt.width() * 0.54
    )
    for stop, colour in zip((0, 0.55, 1), theme.felt, strict=True):
        light.setColorAt(stop, QColor(colour))
    whole = oval(felt, 0)
    painter.fillPath(whole, QBrush(light))
    painter.strokePath(whole, pen(mix(theme.felt[2], "#000000", 0.5), 2.5 * s))


def inlay(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """The inlaid line along the edge of the felt."""
    painter.strokePath(oval(felt, 20 * s), pen(alpha(theme.felt_line, 0.38), 1.6 * s))


def _rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    for number in range(10):
        grow = 26 * s * (1 - number / 10)
        cast = outer.adjusted(-grow, -grow + 14 * s, grow, grow + 14 * s)
        painter.fillPath(oval(cast, 0), QBrush(QColor(0, 0, 0, 11)))
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    for stop, colour in zip((0, 0.42, 1), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(colour))
    painter.fillPath(oval(outer, 0), QBrush(wood))
    painter.strokePath(oval(outer, 0), pen(mix(theme.rim[2], "#000000", 0.35), 1.5))
    painter.strokePath(oval(outer, 5 * s), pen(alpha("#FFF2CF", 0.28), 1.2))
