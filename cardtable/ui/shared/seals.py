"""The wax seal of a deed, and the ring that waits for it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.rules.deeds import Deed
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme

_WAX, _WAX_LOW, _GLYPH = "#B93A24", "#A5301C", "#F6D68F"
_SCALLOPS = 14


def draw_seal(
    painter: QPainter, theme: Theme, at: QPointF, r: float, deed: Deed, is_earned: bool = True
) -> None:
    """Draw the seal of a deed about a point, or the dotted ring that waits for it."""
    if is_earned:
        edge = QPainterPath()
        for number in range(_SCALLOPS):
            angle = 2 * math.pi * number / _SCALLOPS
            middle = QPointF(at.x() + r * 0.85 * math.cos(angle), at.y() + r * 0.85 * math.sin(angle))
            edge.addEllipse(middle, r * 0.2, r * 0.2)
        painter.fillPath(edge, QColor(_WAX))
        paint.disc(painter, at.x(), at.y(), r * 0.88, _WAX)
        paint.disc(painter, at.x(), at.y(), r * 0.66, _WAX_LOW)
    else:
        for number in range(2 * _SCALLOPS):
            angle = math.pi * number / _SCALLOPS
            dot = QPointF(at.x() + r * 0.94 * math.cos(angle), at.y() + r * 0.94 * math.sin(angle))
            paint.disc(painter, dot.x(), dot.y(), 1.2, theme.control)
    ink = _GLYPH if is_earned else theme.control
    if deed.sign:
        paint.icon(painter, deed.sign, at.x(), at.y(), r * 0.95, ink, 2.8)
    else:
        size = paint.fitting(str(deed.number), r * 0.75, 900, r * 1.15, 6)
        paint.text(painter, at.x(), at.y(), str(deed.number), size, ink, 900, paint.CENTER)
