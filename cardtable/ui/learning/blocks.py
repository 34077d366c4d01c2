"""Rods of ten and single blocks: a number that can be counted, and what a sum does to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.learning.explain import Jump
from cardtable.ui import paint
from cardtable.ui.learning.figures import number, step_label
from cardtable.ui.learning.picture import STEP, TOTAL, Picture
from cardtable.ui.paint import CENTRE, fill_round, stroke, text


def draw_blocks(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """Rods of ten and single blocks of the last two numbers on the way, each jump where it belongs: between
    them, or after them where its end is kept back. A block is as large in both.
    """
    calling, s = picture.calling, picture.s
    stations, held = calling.stations
    steps, last = calling.ways_shown, len(stations) - 1
    if held and not last:
        _beside(painter, rect, picture, held)
        return
    size = picture.words(16)
    labels = ["", "  ".join(step_label(jump.step) for jump in held)]
    labels[0] = step_label(steps[last - 1].step) if last else ""
    lanes = [paint.pill_width(label, size) + 12 * s if label else 0.0 for label in labels]
    area = QRectF(rect.left(), rect.top(), (rect.width() - sum(lanes)) / 2, rect.height())
    shown = stations[-2:]
    block = min(_block(value, _above_label(area, picture)) for value in shown)
    for place, (value, label, lane) in enumerate(zip(shown, labels, lanes, strict=False)):
        painter.setOpacity(picture.done(last - 1) if place else 1.0)
        _number_of_blocks(painter, area, value, picture, block, picture.theme.ink if place else TOTAL)
        if label:
            painter.setOpacity(picture.done(last - 1 + place))
            x, y = area.right() + lane / 2, rect.top() + rect.height() * 0.4
            paint.pill(painter, x, y, label, size, "#FFFFFF", STEP, cast=False)
        area.translate(area.width() + lane, 0)
    painter.setOpacity(1.0)


def _beside(painter: QPainter, rect: QRectF, picture: Picture, held: Sequence[Jump]) -> None:
    """What comes or goes lies beside the total; together they are the answer."""
    before, step = picture.calling.question.before, sum(jump.step for jump in held)
    area = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
    block = min(_block(value, _above_label(area, picture)) for value in (before, step))
    _number_of_blocks(painter, area, before, picture, block, TOTAL)
    area.translate(area.width(), 0)
    painter.setOpacity(picture.done(picture.calling.jumps_shown - 1))
    _pile(painter, _above_label(area, picture), step, picture.s, block, STEP)
    painter.setOpacity(1.0)
    x, y = area.center().x(), rect.bottom() - 14 * picture.s
    paint.pill(painter, x, y, step_label(step), picture.words(16), "#FFFFFF", STEP, cast=False)


def _number_of_blocks(
    painter: QPainter, area: QRectF, value: int, picture: Picture, block: float, colour: str
) -> None:
    _pile(painter, _above_label(area, picture), value, picture.s, block, TOTAL)
    y = area.bottom() - 14 * picture.s
    text(painter, area.center().x(), y, number(value), picture.words(18), colour, 900, CENTRE)


def _above_label(area: QRectF, picture: Picture) -> QRectF:
    s = picture.s
    return area.adjusted(12 * s, 8 * s, -12 * s, -30 * s)


def _block(value: int, rect: QRectF) -> float:
    """How large a block may be for so many to find room."""
    return min(rect.height() / 10, rect.width() / (max(1, abs(value) // 10) * 1.5 + 4))


def pile_of_blocks(painter: QPainter, rect: QRectF, value: int, picture: Picture) -> None:
    """That many blocks, as large as there is room: a rod for each ten, the others in columns of five."""
    _pile(painter, rect, value, picture.s, _block(value, rect), TOTAL)


def _pile(painter: QPainter, rect: QRectF, value: int, s: float, block: float, colour: str) -> None:
    tens, ones = divmod(abs(value), 10)
    height = block * 10
    x = rect.center().x() - (tens * 1.5 + (3 if ones else 0)) * block / 2
    for ten in range(tens):
        rod(painter, QRectF(x + ten * block * 1.5, rect.bottom() - height, block, height), s, colour)
    x += tens * block * 1.5 + block * 0.4
    for one in range(ones):
        column, row = divmod(one, 5)
        y = rect.bottom() - (row + 1) * block * 1.15
        fill_round(painter, QRectF(x + column * block * 1.2, y, block, block), 2, colour)


def rod(painter: QPainter, rect: QRectF, s: float, colour: str = TOTAL) -> None:
    """A rod of ten, marked where its blocks meet."""
    fill_round(painter, rect, 3 * s, colour)
    for part in range(1, 10):
        y = rect.top() + rect.height() * part / 10
        line = QPainterPath(QPointF(rect.left() + 2, y))
        line.lineTo(rect.right() - 2, y)
        stroke(painter, line, paint.mix(colour, "#FFFFFF", 0.55), 1, Qt.PenCapStyle.FlatCap)
