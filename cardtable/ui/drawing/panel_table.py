"""The table on a page: felt with round corners in a wooden rim.

The window's first picture imports it, so this module keeps to what `room` says about imports.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.ui.drawing.room import alpha, fill_felt, fill_wood, mix, pen
from cardtable.ui.drawing.theme import Theme


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
