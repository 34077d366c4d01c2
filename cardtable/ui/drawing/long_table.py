"""The long table of the lessons: felt with round ends, its rim, inlaid lines, a quiet sunburst."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.ui.drawing.room import alpha, brush, fill_felt, fill_wood, mix, pen
from cardtable.ui.drawing.theme import Theme

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
    _rim(painter, theme, felt, s)
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


def _rim(painter: QPainter, theme: Theme, felt: QRectF, s: float) -> None:
    rim = 17 * s
    outer = felt.adjusted(-rim, -rim, rim, rim)
    for number in range(12):
        cast = outer.translated(0, 14 * s)
        painter.fillPath(with_round_ends(cast, (number - 9) * 2.6 * s), brush(QColor(0, 0, 0, 14)))
    fill_wood(painter, theme, outer, with_round_ends(outer))
    painter.strokePath(with_round_ends(outer, 5 * s), pen(alpha("#FFF2CF", 0.28), 1.2))
