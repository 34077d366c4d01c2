"""The room that everything is set in, and the little that painting it needs: colours, empty pictures.

The first picture of the window is made of this module, `fonts` and `first_picture` alone. They leave the name
space `Qt` alone: PySide6 makes its hundred enums when one of them is first needed, which takes 15 ms, a tenth
of the time to the first picture. An overload that takes a `Qt.PenStyle` or a `Qt.GlobalColor` needs them too,
so these modules paint with `fillPath` and `strokePath` only; tests/ui/test_app.py watches over it.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from cardtable.ui.drawing.theme import Theme

Colour = str | QColor

DESIGN = (1440.0, 900.0)
"""The size in pixels for which pages are laid out; other windows scale from it."""

_TILE = 72


def room_scale(width: float, height: float) -> float:
    """How large things are drawn in a window of that size against the design; never under 0.66."""
    return max(0.66, min(width / DESIGN[0], height / DESIGN[1]))


def alpha(colour: Colour, opacity: float) -> QColor:
    """The colour at that opacity, 0 to 1."""
    found = QColor(colour)
    found.setAlphaF(max(0.0, min(1.0, opacity)))
    return found


def mix(first: Colour, second: Colour, share: float) -> QColor:
    """A colour between two; share 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() * (1 - share) + b.red() * share),
        round(a.green() * (1 - share) + b.green() * share),
        round(a.blue() * (1 - share) + b.blue() * share),
    )


def pen(colour: QColor, width: float = 1.0) -> QPen:
    made = QPen()
    made.setColor(colour)
    made.setWidthF(width)
    return made


def dpr_of(painter: QPainter) -> float:
    """Device pixels per logical pixel of what is painted on."""
    return painter.device().devicePixelRatioF()


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """An empty transparent pixmap of that logical size."""
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(0, 0, 0, 0))
    return pixmap


def ground(width: float, height: float, dpr: float, colour: str) -> QPixmap:
    """A pixmap of that logical size in one colour, for a picture that covers all of itself.

    Without transparency it is copied to the screen as it is, where every pixel of `blank` is blended.
    """
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(colour))
    return pixmap


def wallpaper(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """The room over the whole of `rect`: a soft light on a barely visible wallpaper of deco shells."""
    light = QRadialGradient(
        QPointF(rect.width() * 0.42, rect.height() * 0.40), max(rect.width(), rect.height()) * 0.75
    )
    light.setColorAt(0, QColor(theme.room_top))
    light.setColorAt(1, QColor(theme.room_low))
    whole = QPainterPath()
    whole.addRect(rect)
    painter.fillPath(whole, QBrush(light))
    painter.drawTiledPixmap(rect, _shells(theme, dpr_of(painter)))


def _shells(theme: Theme, dpr: float) -> QPixmap:
    tile = blank(_TILE, _TILE, dpr)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    arcs = QPainterPath()
    for x, y in ((36, 36), (0, 72), (72, 72), (36, 108), (0, 0), (72, 0)):
        for r in (35, 26, 17, 8):
            box = QRectF(x - r, y - r, 2 * r, 2 * r)
            arcs.arcMoveTo(box, 0)
            arcs.arcTo(box, 0, 180)
    painter.strokePath(arcs, pen(alpha(theme.brass, 0.055), 1.3))
    painter.end()
    return tile
