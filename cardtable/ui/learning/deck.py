"""A page of cards with sums to cut out, and its answer page: the backs of the same cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.language import word
from cardtable.learning.questions import Question
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.fonts import font
from cardtable.ui.learning.report_words import asked_on_paper, solved_on_paper

COLUMNS, ROWS = 4, 5
_LINE, _INK, _MUTED, _CARD = "#9A9488", "#2A2B36", "#5B5A66", "#C9BFA6"
_SUM, _WORDS, _SMALL, _ROUND, _EDGE, _INSET = 27.0, 16.0, 11.0, 9.0, 7.0, 6.0
"""Font sizes of sums, words and small text; radius, margin and padding of a card. All in points."""


def draw_fronts(painter: QPainter, page: QRectF, sums: Sequence[Question]) -> None:
    _cuts(painter, page)
    texts = [asked_on_paper(question) for question in sums]
    size = _alike(texts, page.width() / COLUMNS - 2 * (_EDGE + _INSET))
    for place, text in enumerate(texts):
        _written(painter, _card(painter, page, place % COLUMNS, place // COLUMNS), text, size)


def draw_backs(painter: QPainter, page: QRectF, sums: Sequence[Question]) -> None:
    """Draw the answers, each behind its sum when the sheet is turned over along its long edge."""
    _cuts(painter, page)
    for place, question in enumerate(sums):
        card = _card(painter, page, COLUMNS - 1 - place % COLUMNS, place // COLUMNS)
        _written(painter, card.adjusted(0, 0, 0, -card.height() * 0.25), word(question.answer), _SUM * 1.4)
        foot = card.adjusted(0, card.height() * 0.6, 0, 0)
        _written(painter, foot, solved_on_paper(question), _SMALL, _MUTED)


def _alike(texts: Sequence[str], room: float) -> float:
    """Return a font size at which every sum fits on one line, with the width of a digit to spare."""
    short = [text for text in texts if paint.text_width(text, _WORDS, 800) <= room]
    return min((paint.fitting(f"0{text}", _SUM, 800, room, _WORDS) for text in short), default=_SUM)


def _cuts(painter: QPainter, page: QRectF) -> None:
    painter.setPen(QPen(QColor(_LINE), 0.6, Qt.PenStyle.DashLine))
    for column in range(COLUMNS + 1):
        x = page.left() + page.width() * column / COLUMNS
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
    for row in range(ROWS + 1):
        y = page.top() + page.height() * row / ROWS
        painter.drawLine(QLineF(page.left(), y, page.right(), y))


def _card(painter: QPainter, page: QRectF, column: int, row: int) -> QRectF:
    """Draw the outline of a card; return the room inside."""
    wide, high = page.width() / COLUMNS, page.height() / ROWS
    whole = QRectF(page.left() + wide * column, page.top() + high * row, wide, high)
    card = whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    paint.fill_round(painter, card, _ROUND, "#FFFFFF", _CARD, 1.0)
    return card.adjusted(_INSET, _INSET, -_INSET, -_INSET)


def _written(painter: QPainter, room: QRectF, text: str, size: float, color: str = _INK) -> None:
    """Draw a text centered: a sum on one line, the words of a rule on several."""
    if paint.text_width(text, min(size, _WORDS), 800) > room.width():
        size = min(size, _WORDS)
    else:
        size = paint.fitting(text, size, 800, room.width(), _SMALL)
    painter.setPen(QColor(color))
    painter.setFont(font(round(size), 800))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
