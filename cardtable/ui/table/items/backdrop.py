"""The background: the room and the bare table in it.

It never moves, so it is painted once for each size, theme and device pixel ratio into a picture that the view
copies. The window's first picture shows it, so this module keeps to what `drawing.room` says about imports.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.drawing.room import alpha, blank, brush, ground, mix, pen, pixels, shaded, wallpaper
from cardtable.ui.drawing.tables import felt_table, inlay, long_table, oval, panel_table, soft_ring
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.places.layout import Layout


class Backdrop:
    """The background picture, painted when needed and again for another layout or other screen pixels."""

    def __init__(
        self,
        theme: Theme,
        finish: Callable[[QPixmap, Layout], None] | None = None,
        kept: KeptPicture | None = None,
    ) -> None:
        """Prepare the background; `finish` paints what else is on it. `kept` has it from an earlier run."""
        self._theme, self._finish, self._kept = theme, finish, kept
        self._picture: QPixmap | None = None
        self._shows: tuple[str, Layout, float] | None = None

    def forget(self) -> None:
        """Drop the picture, as it is out of date."""
        self._picture = None

    def picture(self, layout: Layout, dpr: float) -> QPixmap:
        """Return the background in the size of the window."""
        shows = self._theme.name, layout, dpr
        if self._picture is None or shows != self._shows:
            kept = self._kept
            found = kept and kept.read(shows, pixels(layout.width, layout.height, dpr), dpr)
            self._picture, self._shows = found or backdrop(self._theme, layout, dpr), shows
            if self._finish is not None:
                self._finish(self._picture, layout)
        return self._picture

    def keep(self) -> None:
        """Keep the picture for the next run.

        It's painted again, in case this version paints it differently from the one that kept it.
        """
        if self._kept is not None and self._shows is not None:
            self._kept.write(self._shows, backdrop(self._theme, *self._shows[1:]))

    def written(self, layout: Layout, dpr: float) -> QPixmap:
        """Return only what is drawn on room and bare table: the titles and the line of the track."""
        picture = blank(layout.width, layout.height, dpr)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _track_line(painter, self._theme, layout)
        if self._finish is not None:
            self._finish(picture, layout)
        return picture


def backdrop(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
    """Return the bare table in its room, in the size of the view; a page has its own room around it."""
    if layout.on_page:
        picture = blank(layout.width, layout.height, dpr)
    else:
        picture = ground(layout.width, layout.height, dpr, theme.room_low)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not layout.on_page:
            wallpaper(painter, theme, QRectF(0, 0, layout.width, layout.height))
        table_top(painter, theme, layout)
        _track_line(painter, theme, layout)
    return picture


def drawer_ground(painter: QPainter, theme: Theme, width: float, height: float) -> None:
    """Draw the dark background of a drawer at (0, 0), and its shadow to the left."""
    shade = QLinearGradient(QPointF(-14, 0), QPointF(0, 0))
    shade.setColorAt(0, QColor(0, 0, 0, 4))
    shade.setColorAt(1, QColor(0, 0, 0, 56))
    _fill(painter, QRectF(-14, 0, 14, height), QBrush(shade))
    whole = QRectF(0, 0, width, height)
    _fill(painter, whole, QBrush(shaded(whole, mix(theme.panel, theme.wash, 0.035), theme.panel)))
    _fill(painter, QRectF(0, 0, 1.4, height), brush(QColor(theme.panel_line)))


def _fill(painter: QPainter, rect: QRectF, filling: QBrush) -> None:
    shape = QPainterPath()
    shape.addRect(rect)
    painter.fillPath(shape, filling)


def table_top(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """Draw the table with its felt, rim and inlaid lines: oval, long for lessons, or a panel on a page."""
    s, (cx, cy), (rx, ry) = layout.s, layout.center, layout.felt
    felt = QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry)
    if layout.panel is not None:
        around = QRectF(1, 1, layout.width - 2, layout.height - 2)
        panel_table(painter, theme, around, *layout.panel)
    elif layout.long:
        long_table(painter, theme, felt, s)
    else:
        oval_top(painter, theme, felt, s)


def oval_top(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """Draw the oval table with its felt in `felt`, rim and lines at scale `s`."""
    felt_table(painter, theme, felt, s)
    _shade_and_rays(painter, felt, s)
    inlay(painter, theme, felt, s)
    painter.strokePath(oval(felt, 26 * s), pen(alpha(theme.felt_line, 0.20)))


def _shade_and_rays(painter: QPainter, felt: QRectF, s: float) -> None:
    # The first picture waits for this, so only the dark part of the ring is painted, and the rays, which
    # are barely visible, are not antialiased.
    soft_ring(painter, felt, 20 * s, 78, fades_in=True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    rays, light = 40, brush(QColor(255, 255, 255, 7))
    for i in range(rays):
        ray = QPainterPath(felt.center())
        ray.arcTo(felt, 360 * i / rays, 180 / rays)
        painter.fillPath(ray, light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _track_line(painter: QPainter, theme: Theme, layout: Layout) -> None:
    """Draw the inlaid line under the direction marks, if they are on the felt."""
    if not layout.chevrons or not layout.marks_on_felt:
        return
    path = QPainterPath(QPointF(*layout.track_point(0)))
    for d in range(1, 241):
        path.lineTo(QPointF(*layout.track_point(d * 1.5)))
    painter.strokePath(path, pen(alpha(theme.felt_line, 0.30), 2 * layout.s))
