"""What lies behind everything: the room and the bare table in it.

It never moves, so it is painted once for each size, theme and device pixel ratio into one picture that the
view copies. The first picture of the window shows it: what may be used here is said in `drawing.room`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap

from cardtable.ui.drawing.oval_table import felt_table, inlay, oval
from cardtable.ui.drawing.room import alpha, blank, ground, pen, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.places.layout import Layout


class Backdrop:
    """The picture behind everything, painted when first wanted and again for other pixels of the screen."""

    def __init__(self, theme: Theme, paint_titles: Callable[[QPixmap, Layout], None]) -> None:
        """`paint_titles` writes what stands on it."""
        self._theme, self._paint_titles = theme, paint_titles
        self._picture: QPixmap | None = None

    def forget(self) -> None:
        """The picture is out of date."""
        self._picture = None

    def draw(self, painter: QPainter, layout: Layout, dpr: float) -> None:
        if self._picture is None or self._picture.devicePixelRatioF() != dpr:
            self._picture = backdrop(self._theme, layout, dpr)
            self._paint_titles(self._picture, layout)
        painter.drawPixmap(QPointF(0, 0), self._picture)

    def written(self, layout: Layout, dpr: float) -> QPixmap:
        """What is drawn on the room and on the bare table alone: the titles and the line of the track."""
        picture = blank(layout.width, layout.height, dpr)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _track_line(painter, self._theme, layout)
        painter.end()
        self._paint_titles(picture, layout)
        return picture


def backdrop(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
    """The room and the bare table in it, as large as the window."""
    picture = ground(layout.width, layout.height, dpr, theme.room_low)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wallpaper(painter, theme, QRectF(0, 0, layout.width, layout.height))
    table_top(painter, theme, layout)
    _track_line(painter, theme, layout)
    painter.end()
    return picture


def table_top(painter: QPainter, theme: Theme, layout: Layout) -> None:
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
