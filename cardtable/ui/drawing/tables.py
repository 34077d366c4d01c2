"""The felt tables: the oval one with its rim, the long one of the lessons, and one with corners for a page.

The window's first picture shows it, so this module keeps to what `room` says about imports.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient, QTransform

from cardtable.ui.drawing.room import alpha, brush, fill_felt, fill_wood, mix, pen
from cardtable.ui.drawing.theme import Theme

_PIECES = 360
"""Number of straight pieces that an ellipse is measured by."""


def oval(rect: QRectF, inset: float) -> QPainterPath:
    """Return the ellipse in `rect`, smaller by `inset` on all sides."""
    path = QPainterPath()
    path.addEllipse(rect.adjusted(inset, inset, -inset, -inset))
    return path


def felt_table(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """Draw the table with its felt in `felt`; rim and shadow lie around it at scale `s`."""
    _rim(painter, theme, felt, s)
    whole = oval(felt, 0)
    light = felt.center() - QPointF(0, felt.height() * 0.1)
    fill_felt(painter, theme, whole, light, felt.width() * 0.54)
    painter.strokePath(whole, pen(mix(theme.felt[2], "#000000", 0.5), 2.5 * s))


def inlay(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """Draw the inlaid line along the edge of the felt."""
    painter.strokePath(oval(felt, 20 * s), pen(alpha(theme.felt_line, 0.38), 1.6 * s))


def soft_ring(painter: QPainter, outer: QRectF, wide: float, dark: int, fades_in: bool = False) -> None:
    """Draw a shade along the inside of an ellipse that fades toward its outer edge, or inward if `fades_in`.

    `dark` is the alpha of the shade at its dark edge, 0 to 255.
    """
    ring = oval(outer, 0)
    ring.addPath(oval(outer, wide))
    half = outer.width() / 2
    shade = QRadialGradient(QPointF(0, 0), half)
    shade.setColorAt(1 - wide / half, QColor(0, 0, 0, 0 if fades_in else dark))
    shade.setColorAt(1, QColor(0, 0, 0, dark if fades_in else 0))
    oblong = QBrush(shade)
    oblong.setTransform(
        QTransform(1, 0, 0, outer.height() / outer.width(), outer.center().x(), outer.center().y())
    )
    painter.fillPath(ring, oblong)


def _rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    cast = outer.translated(0, 14 * s)
    soft_ring(painter, cast.adjusted(-26 * s, -26 * s, 26 * s, 26 * s), 46 * s, 120)
    fill_wood(painter, theme, outer, oval(outer, 0))
    _RIMS[theme.rim_kind](painter, theme, outer, s)
    painter.strokePath(oval(outer, 5 * s), pen(alpha("#FFF2CF", 0.28), 1.2))


# The materials of rims; each draws on the smooth rim inside `outer`, which is 17 * `s` wide.


def _along(outer: QRectF, step: float, s: float) -> Iterator[tuple[QPointF, float]]:
    """Yield points along the middle of the rim, about `step` * `s` apart, each with its bearing.

    The bearing is the angle in radians at which a line crosses the rim there from inside to outside.
    """
    rx, ry, middle = outer.width() / 2 - 8.5 * s, outer.height() / 2 - 8.5 * s, outer.center()
    pieces = [
        math.hypot(rx * math.sin(angle), ry * math.cos(angle)) * math.tau / _PIECES
        for angle in (math.tau * (piece + 0.5) / _PIECES for piece in range(_PIECES))
    ]
    count = max(8, round(sum(pieces) / (step * s)))
    apart, gone, given = sum(pieces) / count, 0.0, 0
    for piece, length in enumerate(pieces):
        while given < count and given * apart < gone + length:
            angle = math.tau * (piece + (given * apart - gone) / length) / _PIECES
            at = QPointF(middle.x() + rx * math.cos(angle), middle.y() + ry * math.sin(angle))
            yield at, math.atan2(rx * math.sin(angle), ry * math.cos(angle))
            given += 1
        gone += length


def _strands(outer: QRectF, s: float, step: float, lean: float, reach: float = 7.0) -> QPainterPath:
    """Return short lines across the rim, `step` apart, each leaning `lean` radians from straight across."""
    path = QPainterPath()
    for at, bearing in _along(outer, step, s):
        way = bearing + lean
        reaching = QPointF(reach * s * math.cos(way), reach * s * math.sin(way))
        path.moveTo(at - reaching)
        path.lineTo(at + reaching)
    return path


def _wood(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    """Draw nothing more: polished wood has only its light."""


def _silver(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    painter.strokePath(oval(outer, 8.5 * s), pen(alpha(theme.rim[2], 0.75), 1.1 * s))
    painter.strokePath(oval(outer, 11.5 * s), pen(alpha("#FFFFFF", 0.34), 1.3 * s))


def _nailed(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    shades, heads, glints = QPainterPath(), QPainterPath(), QPainterPath()
    for at, _ in _along(outer, 26, s):
        shades.addEllipse(at + QPointF(0, 0.8 * s), 3.8 * s, 3.8 * s)
        heads.addEllipse(at, 3.2 * s, 3.2 * s)
        glints.addEllipse(at - QPointF(0.9 * s, 1.1 * s), 1.1 * s, 1.1 * s)
    painter.fillPath(shades, brush(alpha("#000000", 0.45)))
    painter.fillPath(heads, brush(QColor(theme.brass)))
    painter.fillPath(glints, brush(alpha("#FFFFFF", 0.8)))


def _wicker(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    for lean, color, strength in ((0.72, theme.rim[2], 0.75), (-0.72, theme.rim[0], 0.95)):
        painter.strokePath(_strands(outer, s, 8.5, lean), pen(alpha(color, strength), 2.5 * s))
    for inset in (1.5, 15.5):
        painter.strokePath(oval(outer, inset * s), pen(QColor(theme.rim[1]), 2.4 * s))


def _birch(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    """Draw the dark dashes of birch bark, of many lengths and never in a row."""
    dashes = QPainterPath()
    for number, (at, bearing) in enumerate(_along(outer, 17, s)):
        shift, reach = (number * 0.618034 % 1.0 - 0.5) * 9 * s, (2.5 + number * 0.381966 % 1.0 * 6) * s
        middle = at + QPointF(math.cos(bearing), math.sin(bearing)) * shift
        reaching = QPointF(-math.sin(bearing), math.cos(bearing)) * reach
        dashes.moveTo(middle - reaching)
        dashes.lineTo(middle + reaching)
    painter.strokePath(dashes, pen(alpha("#3A2E24", 0.75), 1.7 * s))


def _rope(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    painter.strokePath(_strands(outer, s, 11, 0.85, 8.5), pen(alpha(theme.rim[2], 0.85), 2.2 * s))
    shine = _strands(outer.translated(3 * s, 0), s, 11, 0.85, 5.5)
    painter.strokePath(shine, pen(alpha("#FFFFFF", 0.40), 1.6 * s))


def _marble(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    """Draw gray veins that wander across the stone, and an inlaid line of gold."""
    veins = QPainterPath()
    for number, (at, bearing) in enumerate(_along(outer, 31, s)):
        lean, reach = bearing + 0.5 + number * 0.618034 % 1.0 * 1.1, (6 + number * 0.381966 % 1.0 * 8) * s
        along = QPointF(math.cos(lean), math.sin(lean)) * reach
        aside = QPointF(-math.sin(lean), math.cos(lean)) * (number % 3 - 1) * 4 * s
        veins.moveTo(at - along)
        veins.cubicTo(at - along * 0.3 + aside, at + along * 0.3 - aside, at + along)
    painter.save()
    ring = oval(outer, 0)
    ring.addPath(oval(outer, 17 * s))
    painter.setClipPath(ring)
    painter.strokePath(veins, pen(alpha("#7F8692", 0.5), 1.2 * s))
    painter.restore()
    painter.strokePath(oval(outer, 14.5 * s), pen(QColor(theme.brass), 2.0 * s))


def _candy(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    """Draw the white stripes of a candy cane."""
    painter.strokePath(_strands(outer, s, 27, 0.7, 8.5), pen(alpha("#FFF6EA", 0.92), 9 * s))
    for inset in (1.0, 16.0):
        painter.strokePath(oval(outer, inset * s), pen(QColor(theme.rim[1]), 2.2 * s))


def _ruler(painter: QPainter, theme: Theme, outer: QRectF, s: float) -> None:
    """Draw the marks of a ruler, every fifth one longer."""
    marks = QPainterPath()
    for number, (at, bearing) in enumerate(_along(outer, 9, s)):
        way = QPointF(math.cos(bearing), math.sin(bearing)) * s
        marks.moveTo(at + way * 7)
        marks.lineTo(at + way * (-2 if number % 5 == 0 else 2.5))
    painter.strokePath(marks, pen(alpha("#4A3208", 0.8), 1.3 * s))


_RIMS: dict[str, Callable[[QPainter, Theme, QRectF, float], None]] = {
    "wood": _wood,
    "silver": _silver,
    "nailed": _nailed,
    "wicker": _wicker,
    "birch": _birch,
    "rope": _rope,
    "marble": _marble,
    "candy": _candy,
    "ruler": _ruler,
}


def panel_table(painter: QPainter, theme: Theme, outer: QRectF, radius: float, rim: float) -> None:
    """Draw the rim, the felt and the inlaid line; `radius` is that of the outer corners."""
    fill_wood(painter, theme, outer, _rounded(outer, radius))
    felt, round_felt = outer.adjusted(rim, rim, -rim, -rim), radius - rim + 1
    fill_felt(painter, theme, _rounded(felt, round_felt), felt.center(), felt.width() * 0.6)
    painter.strokePath(_rounded(felt, round_felt), pen(mix(theme.felt[2], "#000000", 0.5), 2))
    inlaid = min(9.0, rim * 0.82)
    place = felt.adjusted(inlaid, inlaid, -inlaid, -inlaid)
    painter.strokePath(_rounded(place, round_felt - inlaid + 2), pen(alpha(theme.felt_line, 0.38), 1.4))


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


_RAYS = 44

QUIET, QUIETLY = "#08251F", 0.42
"""Color and opacity of the shade over felt under text, which is unreadable without it in light rooms."""


def with_round_ends(rect: QRectF, inset: float = 0.0) -> QPainterPath:
    """Return the shape with round ends in `rect`, smaller by `inset` on all sides."""
    box = rect.adjusted(inset, inset, -inset, -inset)
    path = QPainterPath()
    path.addRoundedRect(box, box.height() / 2, box.height() / 2)
    return path


def long_table(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    """Draw the table with its felt in `felt`; rim and shadow lie around it at scale `s`."""
    _long_rim(painter, theme, felt, s)
    whole = with_round_ends(felt)
    light = felt.center() - QPointF(0, felt.height() * 0.1)
    fill_felt(painter, theme, whole, light, felt.width() * 0.54)
    painter.save()
    painter.setClipPath(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    side = felt.width()
    reach = QRectF(felt.center().x() - side, felt.center().y() - side, 2 * side, 2 * side)
    for ray in range(_RAYS):
        path = QPainterPath(felt.center())
        path.arcTo(reach, 360 * ray / _RAYS, 180 / _RAYS)
        painter.fillPath(path, brush(QColor(255, 255, 255, 8)))
    painter.restore()
    for number in range(8):
        shade = pen(QColor(0, 0, 0, 14), (4 + 7 * number) * s)
        painter.save()
        painter.setClipPath(whole)
        painter.strokePath(whole, shade)
        painter.restore()
    painter.strokePath(whole, pen(mix(theme.felt[2], "#000000", 0.5), 2.5 * s))
    for inset, strength, width in ((13, 0.38, 1.6 * s), (19, 0.20, 1.0)):
        painter.strokePath(with_round_ends(felt, inset * s), pen(alpha(theme.felt_line, strength), width))


def quieten(painter: QPainter, area: QPainterPath) -> None:
    """Darken a part of the felt so that text on it can be read."""
    painter.fillPath(area, brush(alpha(QUIET, QUIETLY)))


def _long_rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    for number in range(12):
        cast = outer.translated(0, 14 * s)
        painter.fillPath(with_round_ends(cast, (number - 9) * 2.6 * s), brush(QColor(0, 0, 0, 14)))
    fill_wood(painter, theme, outer, with_round_ends(outer))
    painter.strokePath(with_round_ends(outer, 5 * s), pen(alpha("#FFF2CF", 0.28), 1.2))
