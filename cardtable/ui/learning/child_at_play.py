"""A picture that shows adults how a child plays: the table, a card, and the sum that it makes.

Everything is placed in a box of `SIZE`, which is scaled to the room there is.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.language import word
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.faces import Face, Mood, glance_along
from cardtable.ui.drawing.oval_table import felt_table, inlay
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.lesson_words import step_label
from cardtable.ui.table.items.total_line import STEP, STEP_TINT, TOTAL, TOTAL_TINT

SIZE = (880.0, 660.0)

_BEFORE, _CARD, _TEN = 68, "7H", 70
_ADDED = 7
_FELT = QRectF(50, 66, 780, 424)
_SEATS = (("owl", 62, 250, 18), ("bear", 440, 62, 0), ("penguin", 818, 250, -18))
"""The other seats: animal, middle, and rotation of its cards."""
_HAND = ("3C", "9D", "AS", "6H", "JD")
_LINE = QRectF(150, 300, 580, 50)
_FIRST, _LAST = 60, 80
_RIBBON = QRectF(232, 404, 412, 84)


def draw_child_at_play(painter: QPainter, theme: Theme, place: QRectF) -> None:
    """Draw the scene in the middle of `place`."""
    scale = min(place.width() / SIZE[0], place.height() / SIZE[1])
    painter.save()
    painter.translate(place.center().x() - scale * SIZE[0] / 2, place.center().y() - scale * SIZE[1] / 2)
    painter.scale(scale, scale)
    felt_table(painter, theme, _FELT, 1.0)
    centre = _FELT.center()
    path = QPainterPath()
    path.addEllipse(_FELT.adjusted(2, 2, -2, -2))
    painter.save()
    painter.setClipPath(path)
    paint.rays(painter, centre.x(), centre.y(), 380, 36, "#FFFFFF", 0.09)
    painter.restore()
    inlay(painter, theme, _FELT, 1.0)
    _draw_others(painter, theme, scale)
    _draw_cards(painter, theme, scale)
    _draw_line(painter, theme)
    _draw_ribbon(painter, theme)
    painter.restore()


def _draw_others(painter: QPainter, theme: Theme, scale: float) -> None:
    dpr = paint.dpr_of(painter) * max(1.0, scale)
    back = pictures.back(theme.back, 44, dpr)
    for animal, x, y, lean in _SEATS:
        inwards = QPointF(440 - x, 270 - y)
        length = (inwards.x() ** 2 + inwards.y() ** 2) ** 0.5
        held = QPointF(x, y) + inwards / length * 74
        for card in (-1, 0, 1):
            paint.turned_card(
                painter, back, held.x() + 13 * card, held.y() + 3 * abs(card), 40, 14 * card + lean, 3, 4, 1
            )
        paint.disc(painter, x, y, 50, theme.panel, theme.panel_line, 2)
        # They look at the child, who is about to say the sum.
        look = Face(Mood.CALM, glance_along(_RIBBON.left() - x, _RIBBON.top() - y))
        paint.avatar(painter, animal, x, y, 90, look)


def _draw_cards(painter: QPainter, theme: Theme, scale: float) -> None:
    """Draw stock and pile on the felt, and the child's hand in front."""
    dpr = paint.dpr_of(painter) * max(1.0, scale)
    back = pictures.back(theme.back, 84, dpr)
    for number in range(3):
        paint.turned_card(painter, back, 222 - 2 * number, 208 - 2 * number, 84, 0, 6, 6, 2)
    under, top = pictures.face("QC", 92, dpr, theme.deck), pictures.face(_CARD, 92, dpr, theme.deck)
    paint.turned_card(painter, under, 668, 206, 88, -9, 6, 6, 2)
    paint.turned_card(painter, top, 664, 204, 92, 5, 7, 10, 4)
    for number, code in enumerate(_HAND):
        off = number - 2
        face = pictures.face(code, 96, dpr, theme.deck)
        paint.turned_card(painter, face, 448 + 80 * off, 588 + 7 * off * off, 96, 6 * off, 7, 9, 4)


def _at(number: float) -> float:
    inner = _LINE.adjusted(26, 0, -26, 0)
    return inner.left() + inner.width() * (number - _FIRST) / (_LAST - _FIRST)


def _draw_line(painter: QPainter, theme: Theme) -> None:
    """Draw a part of the number line with the total and the two jumps across the ten."""
    paint.shadow(painter, _LINE, 14, blur=8, dy=4, strength=0.4)
    paint.fill_round(painter, _LINE, 14, theme.paper, theme.brass, 3)
    top = _LINE.top() + 2
    way = QRectF(_LINE.left() + 4, top, _at(_BEFORE) - _LINE.left() - 4, 10)
    paint.fill_round(painter, way, 4, TOTAL)
    for number in range(_FIRST, _LAST + 1):
        tall = 20 if number % 10 == 0 else 15 if number % 5 == 0 else 10
        tick = QPainterPath(QPointF(_at(number), top))
        tick.lineTo(_at(number), top + tall)
        paint.stroke(painter, tick, theme.ink, 2.4 if number % 10 == 0 else 1.4)
        if number % 10 == 0:
            words = word(number)
            paint.text(painter, _at(number), top + 34, words, 19, theme.ink, 900, paint.CENTRE)
    foot = _LINE.top() - 6
    for start, end in ((_BEFORE, _TEN), (_TEN, _BEFORE + _ADDED)):
        middle, high = (_at(start) + _at(end)) / 2, 26 + (_at(end) - _at(start)) * 0.42
        arc = QPainterPath(QPointF(_at(start), foot))
        arc.quadTo(QPointF(middle, foot - 2 * high), QPointF(_at(end), foot))
        paint.stroke(painter, arc, "#FFFFFF", 7)
        paint.stroke(painter, arc, STEP, 4.5)
        head = QPainterPath(QPointF(_at(end) - 8, foot - 11))
        head.lineTo(_at(end), foot)
        head.lineTo(_at(end) + 6, foot - 12)
        paint.stroke(painter, head, STEP, 4.5)
        paint.pill(painter, middle, foot - high, step_label(end - start), 18, "#FFFFFF", STEP, cast=False)
    x = _at(_BEFORE)
    paint.text(painter, x - 64, foot - 66, word(_BEFORE), 66, theme.paper, 900, paint.CENTRE)
    pin = QPainterPath(QPointF(x, _LINE.top() + 4))
    pin.quadTo(QPointF(x - 17, foot - 14), QPointF(x - 17, foot - 30))
    pin.arcTo(QRectF(x - 17, foot - 47, 34, 34), 180, -180)
    pin.quadTo(QPointF(x + 17, foot - 14), QPointF(x, _LINE.top() + 4))
    painter.fillPath(pin, QColor(theme.brass))
    paint.avatar(painter, "frog", x, foot - 30, 28)


def _draw_ribbon(painter: QPainter, theme: Theme) -> None:
    radius = _RIBBON.height() / 2
    tail = QPainterPath(QPointF(_RIBBON.left() + 100, _RIBBON.bottom() - 6))
    tail.quadTo(_RIBBON.bottomLeft() + QPointF(96, 12), _RIBBON.bottomLeft() + QPointF(70, 22))
    tail.quadTo(_RIBBON.bottomLeft() + QPointF(124, 18), _RIBBON.bottomLeft() + QPointF(136, -6))
    paint.shadow(painter, _RIBBON, radius, blur=12, dy=5, strength=0.42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(tail, QColor(theme.paper))
    paint.fill_round(painter, _RIBBON, radius, theme.paper, theme.paper_line, 1.4)
    x, y = _RIBBON.left() + radius, _RIBBON.center().y()
    paint.disc(painter, x, y, 46, "#2F6FBF")
    paint.avatar(painter, "rabbit", x, y, 84, Face(Mood.GLAD))
    parts = (
        (word(_BEFORE), 132, TOTAL, TOTAL_TINT),
        ("+", 194, theme.ink, None),
        (word(_ADDED), 246, STEP, STEP_TINT),
        ("=", 302, theme.ink, None),
        ("?", 358, theme.ink_muted, theme.paper_raised),
    )
    for words, at, colour, ground in parts:
        middle = _RIBBON.left() + at
        if ground is not None:
            wide = paint.text_width(words, 36, 900) + 26
            box = QRectF(middle - wide / 2, y - 27, wide, 54)
            line = theme.brass if words == "?" else None
            paint.fill_round(painter, box, 10, ground, line, 3)
        paint.text(painter, middle, y, words, 36, colour, 900, paint.CENTRE)
