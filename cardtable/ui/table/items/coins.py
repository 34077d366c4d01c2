"""Lost tokens: a tumbling coin with two faces and an edge, and a bill whose corner folds in."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.ui.drawing import pictures, tokens
from cardtable.ui.drawing.paint import alpha, mix, smooth, stroke

_THICK = 0.10
"""Thickness of a coin divided by its width."""

_GROWN = 2.2
"""The scale at which a token is drawn, so that it stays sharp while it grows."""

_CORNER = 11 / 64
"""The side of a folded corner of a bill divided by the bill's width."""

_EDGE, _INSET_X, _INSET_Y = "#4C7A4E", 2 / 64, 3 / 34
_SHEET, _UNDER = "#CFE3C2", "#8DB587"

_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a bill in the order of folding; 1 is right or bottom."""


class Coin(QGraphicsItem):
    """A token in the air, of width `size` at scale 1; `tumble` turns it about its vertical axis."""

    def __init__(self, kind: str, size: float, dpr: float) -> None:
        super().__init__()
        self._size = size
        self._front, self._back = tokens.faces(kind, size * _GROWN, dpr)
        # The rim of the picture at three o'clock, clear of a chip's marks.
        wide, high = self._front.width(), self._front.height()
        rim = self._front.toImage().pixelColor(round(wide * 0.96), high // 2)
        self._edge = mix(rim, "#000000", 0.32)
        self._turn = 0.0

    def tumble(self, turn: float) -> None:
        """Set the coin's rotation in full turns; at 0.5 its other face is visible."""
        self._turn = turn
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._size * (0.5 + _THICK) + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        smooth(painter)
        flat, side = math.cos(self._turn * 2 * math.pi), math.sin(self._turn * 2 * math.pi)
        half, wide = self._size / 2, max(0.02, abs(flat)) * self._size / 2
        thick = _THICK * self._size * side
        body = QPainterPath()
        for at in (-thick / 2, thick / 2):
            body.addEllipse(QPointF(at, 0), wide, half)
        body.addRect(QRectF(-abs(thick) / 2, -half, abs(thick), 2 * half))
        body.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(body, self._edge)
        face = self._front if flat >= 0 else self._back
        near = thick / 2 if flat >= 0 else -thick / 2
        painter.drawPixmap(QRectF(near - wide, -half, 2 * wide, 2 * half), face, QRectF(face.rect()))


class FoldingBill(QGraphicsItem):
    """A bill that shows `left` of `whole` and is folded once more: a corner, or all of it."""

    def __init__(self, kind: str, left: int, whole: int, width: float, dpr: float) -> None:
        super().__init__()
        self._w, self._h = width, width * tokens.BILL_HEIGHT
        folded = whole - left
        self._corner = _CORNERS[folded] if kind == "corner" and folded < len(_CORNERS) else None
        grown = width * _GROWN
        self._before, self._after = (
            pictures.bill(tokens.bill_name(kind, now, whole), grown, grown * tokens.BILL_HEIGHT, dpr)
            for now in (left, left - 1)
        )
        self._folded = 0.0

    def fold(self, share: float) -> None:
        """Set the progress of the fold, 0 to 1."""
        self._folded = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._w / 2, -self._h / 2, self._w, self._h).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        smooth(painter)
        if self._corner is None:
            flat = math.cos(self._folded * math.pi)
            self._draw(painter, self._before if flat > 0 else self._after, max(0.02, abs(flat)))
        else:
            self._fold_in(painter, *self._corner)

    def _draw(self, painter: QPainter, bill: QPixmap, flat: float = 1.0) -> None:
        high = self._h * flat
        painter.drawPixmap(QRectF(-self._w / 2, -high / 2, self._w, high), bill, QRectF(bill.rect()))

    def _fold_in(self, painter: QPainter, right: int, down: int) -> None:
        sx, sy = 1 - 2 * right, 1 - 2 * down
        x = -sx * self._w * (0.5 - _INSET_X)
        y = -sy * self._h * (0.5 - _INSET_Y)
        side = _CORNER * self._w
        along, across = QPointF(x + sx * side, y), QPointF(x, y + sy * side)
        left = QPainterPath()
        left.addRect(self.boundingRect())
        gone = QPainterPath(QPointF(x - sx * 4, y - sy * 4))
        for point in (QPointF(along.x(), y - sy * 4), along, across, QPointF(x - sx * 4, across.y())):
            gone.lineTo(point)
        painter.save()
        painter.setClipPath(left.subtracted(gone))
        self._draw(painter, self._before)
        painter.restore()
        over = (1 - math.cos(self._folded * math.pi)) / 2
        flap = QPainterPath(along)
        flap.lineTo(x + sx * side * over, y + sy * side * over)
        flap.lineTo(across)
        flap.closeSubpath()
        painter.fillPath(flap, mix(_SHEET, _UNDER, over))
        stroke(painter, flap, alpha(_EDGE, 0.9), max(1.0, self._w / 54))
