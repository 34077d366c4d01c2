"""The pictures of the settings: a pack of cards fanned on felt, and a back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from cardtable.ui import paint, pictures
from cardtable.ui.theme import Theme

_FANS = {
    "classic": ("AH", "KS", "QD"),
    "four-colour": ("7D", "8C", "9S"),
    "jumbo": ("AH", "KS", "QD"),
    "jumbo-four-colour": ("7D", "8C", "9S"),
}


def deck_picture(painter: QPainter, rect: QRectF, theme: Theme, deck: str, title: str) -> None:
    """Three cards of a pack on a piece of felt, with its name under them."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, QColor(theme.felt[0]))
    light.setColorAt(1, QColor(theme.felt[2]))
    paint.fill_round(painter, rect, 14, light)
    size = 14 * theme.text
    lines = paint.lines_of(title, rect.width() - 10, size, 800)
    while size > 14 and (
        len(lines) > 2
        or any(paint.text_width(line, size, 800) > rect.width() - 10 for line in lines)
        or len(lines) * size > rect.height() * 0.36
    ):
        size -= 1
        lines = paint.lines_of(title, rect.width() - 10, size, 800)
    foot = 22 + size * 1.2 * len(lines) - 3
    width = min(62.0, rect.width() * 0.42, (rect.height() - foot - 4) / 1.45)
    middle = QPointF(rect.center().x(), rect.top() + (rect.height() - foot) / 2 + 4)
    for number, code in enumerate(_FANS[deck]):
        painter.save()
        painter.translate(middle.x() + (number - 1) * width * 0.62, middle.y() + abs(number - 1) * 4)
        painter.rotate((number - 1) * 9)
        card = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
        paint.shadow(painter, card, width * 0.07, blur=5, dy=2, strength=0.3)
        picture = pictures.face(code, round(width), painter.device().devicePixelRatioF(), deck)
        painter.drawPixmap(card, picture, QRectF(picture.rect()))
        painter.restore()
    for number, line in enumerate(lines):
        y = rect.bottom() - 9 - size / 2 - size * 1.2 * (len(lines) - 1 - number)
        paint.text(painter, rect.center().x(), y, line, size, "#FFFFFF", 800, paint.CENTRE)


def back_picture(painter: QPainter, rect: QRectF, theme: Theme, back: str, title: str) -> None:
    """One card, face down."""
    height = rect.height() - 2
    width = height / pictures.CARD_RATIO
    card = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)
    picture = pictures.back(back, round(width), painter.device().devicePixelRatioF())
    painter.drawPixmap(card, picture, QRectF(picture.rect()))
