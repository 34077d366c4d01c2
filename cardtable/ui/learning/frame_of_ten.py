"""Numbers up to ten as dots in frames of ten, for a child who doesn't know digits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from cardtable.learning.practice import DOTS
from cardtable.learning.questions import Question
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import CENTER, text
from cardtable.ui.table.items.total_line import ROW, draw_frame

_SIGN = 2.2
"""The room of the sign between two frames, in dots."""


_GAP = "\u2007" * 4
"""The room of a frame in a sentence: blanks as wide as digits, between which no line breaks."""

_NUMBER = re.compile(r"(?<![^\W\u4e00-\u9fff])\d+(?![^\W\u4e00-\u9fff])")
"""A number, not a digit of a name; in writing without spaces, as Chinese, it touches letters."""


def gapped(sentence: str, dots: bool) -> tuple[str, Iterator[int]]:
    """Return a sentence with gaps for frames in place of its numbers up to ten, and these numbers.

    Without `dots` the sentence stays as it is.
    """
    counts = list[int]()

    def gap(found: re.Match[str]) -> str:
        if int(found[0]) > DOTS:
            return found[0]
        counts.append(int(found[0]))
        return _GAP

    return _NUMBER.sub(gap, sentence) if dots else sentence, iter(counts)


def fill_gaps(
    painter: QPainter, start: QPointF, line: str, counts: Iterator[int], size: float, weight: int, color: str
) -> None:
    """Draw the next of the frames into the gaps of a line of text that begins at `start`."""
    room = paint.text_width(_GAP, size, weight)
    step, before = 0.9 * room / ROW, ""
    for piece in line.split(_GAP)[:-1]:
        before += piece
        x = start.x() + paint.text_width(before, size, weight) + 0.05 * room
        draw_frame(painter, QPointF(x, start.y() - step), step, next(counts), color)
        before += _GAP


def draw_sum(painter: QPainter, center: QPointF, width: float, question: Question, color: str) -> None:
    """Draw a sum in this width: the dots that are there, and those that come or go."""
    step = width / (2 * ROW + _SIGN)
    top, left = center.y() - step, center.x() - width / 2
    draw_frame(painter, QPointF(left, top), step, question.before, color)
    sign = "+" if question.operand >= 0 else "−"
    text(painter, center.x(), center.y(), sign, step * 1.9, color, 900, CENTER)
    right = left + (ROW + _SIGN) * step
    draw_frame(painter, QPointF(right, top), step, abs(question.operand), color)
