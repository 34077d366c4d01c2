"""The table on a page: felt with round corners in a wooden rim.

The window's first picture imports it, so this module keeps to what `room` says about imports.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from cardtable.ui.drawing.room import alpha, mix, pen
from cardtable.ui.drawing.theme import Theme


def panel_table(painter: QPainter, theme: Theme, outer: QRectF, radius: float, rim: float) -> None:
    """Draw the rim, the felt and the inlaid line; `radius` is that of the outer corners."""
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    for stop, colour in zip((0, 0.42, 1), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(colour))
    whole = _rounded(outer, radius)
    painter.fillPath(whole, QBrush(wood))
    painter.strokePath(whole, pen(mix(theme.rim[2], "#000000", 0.35), 1.5))
    felt, round_felt = outer.adjusted(rim, rim, -rim, -rim), radius - rim + 1
    light = QRadialGradient(felt.center(), felt.width() * 0.6)
    for stop, colour in zip((0, 0.55, 1), theme.felt, strict=True):
        light.setColorAt(stop, QColor(colour))
    painter.fillPath(_rounded(felt, round_felt), QBrush(light))
    painter.strokePath(_rounded(felt, round_felt), pen(mix(theme.felt[2], "#000000", 0.5), 2))
    inlaid = min(9.0, rim * 0.82)
    place = felt.adjusted(inlaid, inlaid, -inlaid, -inlaid)
    painter.strokePath(_rounded(place, round_felt - inlaid + 2), pen(alpha(theme.felt_line, 0.38), 1.4))


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
