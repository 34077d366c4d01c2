"""The room behind everything, and what painting it needs: colors, empty pictures.

The window's first picture is made by this module, `tables`, `table.items.backdrop` and `shell.window_look`.
They don't import the name space `Qt`: PySide6 makes its hundred enums on first use, which takes 15 ms, a
tenth of the time to the first picture. Overloads that take a `Qt.PenStyle` or a `Qt.GlobalColor` need them
too, so these modules paint with `fillPath` and `strokePath` only; tests/ui/test_app.py checks it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cardtable.ui.drawing.theme import Theme

Color = str | QColor

DESIGN = (1440.0, 900.0)
"""The size in pixels that pages are designed for; other windows scale from it."""


def room_scale(width: float, height: float) -> float:
    """Return the scale of a window of this size relative to `DESIGN`, at least 0.66."""
    return max(0.66, min(width / DESIGN[0], height / DESIGN[1]))


def alpha(color: Color, opacity: float) -> QColor:
    """Return the color at an opacity of 0 to 1."""
    found = QColor(color)
    found.setAlphaF(max(0.0, min(1.0, opacity)))
    return found


def mix(first: Color, second: Color, share: float) -> QColor:
    """Return a color between two; share 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() * (1 - share) + b.red() * share),
        round(a.green() * (1 - share) + b.green() * share),
        round(a.blue() * (1 - share) + b.blue() * share),
    )


def pen(color: QColor, width: float = 1.0) -> QPen:
    made = QPen()
    made.setColor(color)
    made.setWidthF(width)
    return made


def brush(color: QColor) -> QBrush:
    """Return a solid brush, taken from a pen because making one from a color needs the enums."""
    return pen(color).brush()


def shaded(rect: QRectF, top: Color, foot: Color) -> QLinearGradient:
    """Return a filling whose color changes from the top of `rect` to its foot."""
    made = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    made.setColorAt(0, QColor(top))
    made.setColorAt(1, QColor(foot))
    return made


def fill_wood(painter: QPainter, theme: Theme, outer: QRectF, shape: QPainterPath) -> None:
    """Fill the outline of a table, which is in `outer`, with the wood of its rim."""
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    for stop, color in zip((0, 0.42, 1), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(color))
    painter.fillPath(shape, QBrush(wood))
    painter.strokePath(shape, pen(mix(theme.rim[2], "#000000", 0.35), 1.5))


def fill_felt(painter: QPainter, theme: Theme, shape: QPainterPath, light: QPointF, reach: float) -> None:
    """Fill the outline of a table's felt, brightest at `light` and dark `reach` pixels from there."""
    felt = QRadialGradient(light, reach)
    for stop, color in zip((0, 0.55, 1), theme.felt, strict=True):
        felt.setColorAt(stop, QColor(color))
    painter.fillPath(shape, QBrush(felt))


def dpr_of(painter: QPainter) -> float:
    """Return the device pixels per logical pixel of the painter's device."""
    return painter.device().devicePixelRatioF()


def pixels(width: float, height: float, dpr: float) -> tuple[int, int]:
    """Return the size in pixels of a picture of a logical size.

    Half pixels are rounded up, as Qt does for windows: otherwise a picture that covers a window would lack a
    row at 125% or 150%.
    """
    return max(1, math.floor(width * dpr + 0.5)), max(1, math.floor(height * dpr + 0.5))


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """Return an empty transparent pixmap of a logical size."""
    pixmap = QPixmap(*pixels(width, height, dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(0, 0, 0, 0))
    return pixmap


def ground(width: float, height: float, dpr: float, color: str) -> QPixmap:
    """Return a pixmap of a logical size in one color, for a picture that covers all of it.

    Without transparency it is copied to the screen, while every pixel of a `blank` is blended.
    """
    pixmap = QPixmap(*pixels(width, height, dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(color))
    return pixmap


def wallpaper(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """Draw the room over `rect`: a soft light on a barely visible wallpaper."""
    light = QRadialGradient(
        QPointF(rect.width() * 0.42, rect.height() * 0.40), max(rect.width(), rect.height()) * 0.75
    )
    light.setColorAt(0, QColor(theme.room_top))
    light.setColorAt(1, QColor(theme.room_low))
    whole = QPainterPath()
    whole.addRect(rect)
    painter.fillPath(whole, QBrush(light))
    tile = _tile(theme.pattern, theme.pattern_line, theme.pattern_strength, dpr_of(painter))
    painter.drawTiledPixmap(rect, tile)


@lru_cache(maxsize=4)
def _tile(pattern: str, color_of_lines: str, strength: float, dpr: float) -> QPixmap:
    width, height, draw = _PATTERNS[pattern]
    tile = blank(width, height, dpr)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines, shapes = QPainterPath(), QPainterPath()
        draw(lines, shapes)
        color = alpha(color_of_lines, strength)
        painter.strokePath(lines, pen(color, 1.3))
        painter.fillPath(shapes, brush(color))
    return tile


# The patterns: they add to the outlines and to the filled shapes. A motif across an edge of the tile is
# drawn at the opposite edge too.


def _shells(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw rows of Art Deco shells, each over the gap between two."""
    for x, y in ((36, 36), (0, 72), (72, 72), (36, 108), (0, 0), (72, 0)):
        for r in (35, 26, 17, 8):
            box = QRectF(x - r, y - r, 2 * r, 2 * r)
            lines.arcMoveTo(box, 0)
            lines.arcTo(box, 0, 180)


def _stars(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw a sky: long four-pointed stars, small ones in rings, and distant ones as dots."""
    for x, y, r in ((28, 32, 15), (84, 88, 15), (84, 32, 6), (28, 88, 6)):
        shapes.moveTo(x, y - r * 1.35)
        for side in range(4):
            angle = math.radians(side * 90)
            reach = r if side % 2 == 0 else r * 1.35
            shapes.quadTo(x, y, x + reach * math.cos(angle), y + reach * math.sin(angle))
        shapes.closeSubpath()
    for x, y in ((84, 32), (28, 88)):
        lines.addEllipse(QPointF(x, y), 13, 13)
    for x, y in ((56, 4), (4, 60), (56, 60), (108, 10), (66, 108), (102, 62)):
        shapes.addEllipse(QPointF(x, y), 1.5, 1.5)


def _leaf(shapes: QPainterPath, x: float, y: float, bearing: float, long: float, wide: float) -> None:
    """Draw a pointed leaf from (x, y); `bearing` in degrees, 0 to the right, 90 down."""
    angle = math.radians(bearing)
    along, across = QPointF(math.cos(angle), math.sin(angle)), QPointF(-math.sin(angle), math.cos(angle))
    foot = QPointF(x, y)
    shapes.moveTo(foot)
    shapes.quadTo(foot + along * (long * 0.55) + across * wide, foot + along * long)
    shapes.quadTo(foot + along * (long * 0.55) - across * wide, foot)


def _damask(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw ogees as on silk wallpaper, with a lily in each."""
    for x, y in ((40, 64), (0, 0), (80, 0), (0, 128), (80, 128)):
        for side in (-1, 1):
            lines.moveTo(x, y - 64)
            lines.cubicTo(x, y - 36, x + side * 40, y - 30, x + side * 40, y)
            lines.cubicTo(x + side * 40, y + 30, x, y + 36, x, y + 64)
            shapes.moveTo(x + side * 2, y + 8)
            shapes.cubicTo(x + side * 4, y - 14, x + side * 24, y - 20, x + side * 20, y)
            shapes.cubicTo(x + side * 16, y - 8, x + side * 7, y - 4, x + side * 2, y + 8)
        _leaf(shapes, x, y + 6, -90, 34, 15)
        shapes.addRect(QRectF(x - 9, y + 10, 18, 2.6))
        for bearing in (50, 90, 130):
            _leaf(shapes, x, y + 14, bearing, 14, 5)


def _boards(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw the boards of a cabin's wall, with their grain and a few knots."""
    for row in range(3):
        y = row * 56
        shapes.addRect(QRectF(0, y, 336, 2.2))
        joint = (90, 250, 170)[row]
        shapes.addRect(QRectF(joint, y, 1.6, 56))
        for line in (14, 27, 42):
            sway = 3.0 if (row + line) % 2 else -3.0
            lines.moveTo(0, y + line)
            lines.cubicTo(112, y + line + sway, 224, y + line - sway, 336, y + line)
        x, middle = (214, 84, 292)[row], y + (34, 20, 31)[row]
        for r in (3.0, 6.0):
            lines.addEllipse(QPointF(x, middle), 1.7 * r, r)


def _trellis(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw a garden lattice with leaves on every other crossing."""
    for start in (0, 48):
        for offset in (-2, 2):
            lines.moveTo(start - 48 + offset, -48)
            lines.lineTo(start + 96 + offset, 96)
            lines.moveTo(start + 96 + offset, -48)
            lines.lineTo(start - 48 + offset, 96)
    for x, y in ((48, 48), (0, 0), (96, 0), (0, 96), (96, 96)):
        for bearing in (-135, -45, 45, 135):
            _leaf(shapes, x, y, bearing, 17, 8)
        for bearing in (-90, 0, 90, 180):
            _leaf(shapes, x, y, bearing, 9, 4)


def _waves(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw rows of long waves, each crest over a trough, with bubbles between."""
    for y, shift in ((18, 0.0), (50, 48.0)):
        for under, height in ((0, 9.0), (7, 6.0)):
            lines.moveTo(shift - 96, y + under)
            for part in range(4):
                x = shift - 96 + part * 48
                up = -height if part % 2 == 0 else height
                lines.cubicTo(x + 16, y + under + up, x + 32, y + under + up, x + 48, y + under)
        shapes.addEllipse(QPointF((shift + 72) % 96, y + 2), 2.2, 2.2)
        shapes.addEllipse(QPointF((shift + 62) % 96, y - 5), 1.3, 1.3)


def _clouds(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw small and large clouds with flat feet."""
    for x, y, r in ((60, 58, 22), (168, 122, 16), (150, 34, 11), (36, 134, 12)):
        cloud = QPainterPath()
        cloud.addRoundedRect(QRectF(x - 2.1 * r, y - 0.7 * r, 4.2 * r, 1.1 * r), 0.55 * r, 0.55 * r)
        for dx, dy, size in ((-1.1, -0.6, 0.75), (0.0, -1.0, 1.0), (1.1, -0.5, 0.7)):
            puff = QPainterPath()
            puff.addEllipse(QPointF(x + dx * r, y + dy * r), size * r, size * r)
            cloud = cloud.united(puff)
        shapes.addPath(cloud)


def _confetti(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw confetti: dots, rings, triangles and curled ribbons."""
    for x, y in ((14, 20), (88, 54), (50, 112), (122, 116)):
        shapes.addEllipse(QPointF(x, y), 5, 5)
    for x, y in ((60, 18), (20, 82), (108, 24)):
        lines.addEllipse(QPointF(x, y), 5.5, 5.5)
    for x, y, bearing in ((34, 46, 20), (116, 82, 75), (76, 88, 140), (14, 120, 50)):
        for corner in range(3):
            angle = math.radians(bearing + corner * 120)
            at = QPointF(x + 7 * math.cos(angle), y + 7 * math.sin(angle))
            shapes.lineTo(at) if corner else shapes.moveTo(at)
        shapes.closeSubpath()
    for x, y in ((84, 8), (50, 66), (96, 104)):
        lines.moveTo(x, y)
        lines.cubicTo(x + 4, y - 8, x + 8, y + 8, x + 12, y)
        lines.cubicTo(x + 16, y - 8, x + 20, y + 8, x + 24, y)


def _squares(lines: QPainterPath, shapes: QPainterPath) -> None:
    """Draw squared paper with a few signs and stars on it."""
    for line in range(0, 168, 24):
        lines.moveTo(line, 0)
        lines.lineTo(line, 168)
        lines.moveTo(0, line)
        lines.lineTo(168, line)
    for x, y, is_plus in ((36, 36, True), (108, 132, False), (132, 60, True)):
        for dy in (0,) if is_plus else (-4, 4):
            shapes.addRect(QRectF(x - 8, y + dy - 1.6, 16, 3.2))
        if is_plus:
            shapes.addRect(QRectF(x - 1.6, y - 8, 3.2, 6.4))
            shapes.addRect(QRectF(x - 1.6, y + 1.6, 3.2, 6.4))
    for x, y in ((60, 108), (156, 156)):
        for corner in range(10):
            angle = math.radians(corner * 36 - 90)
            reach = 4.2 if corner % 2 else 10.0
            at = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
            shapes.lineTo(at) if corner else shapes.moveTo(at)
        shapes.closeSubpath()


_PATTERNS: dict[str, tuple[int, int, Callable[[QPainterPath, QPainterPath], None]]] = {
    "shells": (72, 72, _shells),
    "stars": (112, 112, _stars),
    "damask": (80, 128, _damask),
    "boards": (336, 168, _boards),
    "trellis": (96, 96, _trellis),
    "waves": (96, 64, _waves),
    "clouds": (220, 160, _clouds),
    "confetti": (136, 136, _confetti),
    "squares": (168, 168, _squares),
}
"""Width and height of the tile of each wallpaper, and the function that draws it."""
