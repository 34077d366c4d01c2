"""What never moves: the room, the table with its felt and rim, and the line of the direction track.

Painted once for each size, theme and device pixel ratio into one picture that the view copies.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.ui import pictures
from cardtable.ui.paint import alpha, mix, smooth, stroke
from cardtable.ui.table.layout import Layout
from cardtable.ui.theme import Theme

_TILE = 72


def backdrop(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
    """The picture behind everything, as large as the window."""
    picture = pictures.blank(layout.width, layout.height, dpr)
    painter = QPainter(picture)
    smooth(painter)
    room(painter, theme, layout.width, layout.height, dpr)
    table_top(painter, theme, layout)
    track_line(painter, theme, layout)
    painter.end()
    return picture


def room(painter: QPainter, theme: Theme, width: float, height: float, dpr: float = 1.0) -> None:
    """A soft light over a barely visible wallpaper of deco shells."""
    light = QRadialGradient(QPointF(width * 0.42, height * 0.40), max(width, height) * 0.75)
    light.setColorAt(0, QColor(theme.room_top))
    light.setColorAt(1, QColor(theme.room_low))
    painter.fillRect(QRectF(0, 0, width, height), light)
    tile = pictures.blank(_TILE, _TILE, dpr)
    inner = QPainter(tile)
    smooth(inner)
    inner.setBrush(Qt.BrushStyle.NoBrush)
    inner.setPen(QPen(alpha(theme.brass, 0.055), 1.3))
    for x, y in ((36, 36), (0, 72), (72, 72), (36, 108), (0, 0), (72, 0)):
        for r in (35, 26, 17, 8):
            inner.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 0, 180 * 16)
    inner.end()
    painter.drawTiledPixmap(QRectF(0, 0, width, height), tile)


def table_top(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """Oval felt with a wooden rim, inlaid lines and a quiet sunburst."""
    s, (cx, cy), (rx, ry) = layout.s, layout.centre, layout.felt
    _rim(painter, theme, QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry), s)
    felt = QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry)
    light = QRadialGradient(QPointF(cx, cy - ry * 0.2), rx * 1.08)
    for stop, colour in zip((0, 0.55, 1), theme.felt, strict=True):
        light.setColorAt(stop, QColor(colour))
    painter.setBrush(light)
    painter.setPen(QPen(mix(theme.felt[2], "#000000", 0.5), 2.5 * s))
    painter.drawEllipse(felt)
    _shade_and_rays(painter, felt, s)
    for inset, width, strength in ((20 * s, 1.6 * s, 0.38), (26 * s, 1.0, 0.20)):
        stroke(painter, _oval(felt, inset), alpha(theme.felt_line, strength), width)


def _oval(rect: QRectF, inset: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(rect.adjusted(inset, inset, -inset, -inset))
    return path


def _rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(10):
        grow = 26 * s * (1 - i / 10)
        painter.setBrush(QColor(0, 0, 0, 11))
        painter.drawEllipse(outer.adjusted(-grow, -grow + 14 * s, grow, grow + 14 * s))
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    for stop, colour in zip((0, 0.42, 1), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(colour))
    painter.setBrush(wood)
    painter.setPen(QPen(mix(theme.rim[2], "#000000", 0.35), 1.5))
    painter.drawEllipse(outer)
    stroke(painter, _oval(outer, 5 * s), alpha("#FFF2CF", 0.28), 1.2)


def _shade_and_rays(painter: QPainter, felt: QRectF, s: float) -> None:
    painter.save()
    painter.setClipPath(_oval(felt, 0))
    for i in range(8):
        stroke(painter, _oval(felt, -6 * s), QColor(0, 0, 0, 13), (4 + i * 6) * s)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 7))
    middle, reach, rays = felt.center(), felt.width() * 0.6, 40
    for i in range(rays):
        ray = QPainterPath(middle)
        for a in (math.tau * i / rays, math.tau * (i + 0.5) / rays):
            ray.lineTo(middle.x() + reach * math.cos(a), middle.y() + reach * math.sin(a))
        painter.drawPath(ray)
    painter.restore()


def track_line(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """The inlaid line on which the marks of the direction stand."""
    path = QPainterPath(QPointF(*layout.track_point(0)))
    for d in range(1, 4 * 360 + 1):
        path.lineTo(QPointF(*layout.track_point(d / 4)))
    stroke(painter, path, alpha(theme.felt_line, 0.30), 2 * layout.s)
