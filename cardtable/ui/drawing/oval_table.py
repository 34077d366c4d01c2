"""The oval table: shadow, wooden rim, felt with its inlaid lines, and the track of the direction.

The first picture of the window shows it: what may be used here is said in `room`.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from cardtable.ui.drawing.room import alpha, ground, mix, pen, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.places.layout import Layout


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


def backdrop(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
    """The room and the bare table in it, as large as the window."""
    picture = ground(layout.width, layout.height, dpr, theme.room_low)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wallpaper(painter, theme, QRectF(0, 0, layout.width, layout.height))
    _table_top(painter, theme, layout)
    _track_line(painter, theme, layout)
    painter.end()
    return picture


def _table_top(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """Oval felt with a wooden rim, inlaid lines and a quiet sunburst."""
    s, (cx, cy), (rx, ry) = layout.s, layout.centre, layout.felt
    felt = QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry)
    felt_table(painter, theme, felt, s)
    _shade_and_rays(painter, felt, s)
    inlay(painter, theme, felt, s)
    painter.strokePath(oval(felt, 26 * s), pen(alpha(theme.felt_line, 0.20)))


def _shade_and_rays(painter: QPainter, felt: QRectF, s: float) -> None:
    painter.save()
    painter.setClipPath(oval(felt, 0))
    for i in range(8):
        painter.strokePath(oval(felt, -6 * s), pen(QColor(0, 0, 0, 13), (4 + i * 6) * s))
    middle, reach, rays = felt.center(), felt.width() * 0.6, 40
    sun = QPainterPath()
    for i in range(rays):
        sun.moveTo(middle)
        for a in (math.tau * i / rays, math.tau * (i + 0.5) / rays):
            sun.lineTo(middle.x() + reach * math.cos(a), middle.y() + reach * math.sin(a))
        sun.closeSubpath()
    painter.fillPath(sun, QBrush(QColor(255, 255, 255, 7)))
    painter.restore()


def _track_line(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """The inlaid line on which the marks of the direction stand."""
    path = QPainterPath(QPointF(*layout.track_point(0)))
    for d in range(1, 4 * 360 + 1):
        path.lineTo(QPointF(*layout.track_point(d / 4)))
    painter.strokePath(path, pen(alpha(theme.felt_line, 0.30), 2 * layout.s))
