"""Chips: one thing each that sets a game apart, in a pill whose colour tells its kind besides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.ui.drawing import paint

if TYPE_CHECKING:
    from cardtable.rules.prose.differences import Chip

COLOURS = {
    "adds": ("#16645A", "#DCEFE8"),
    "takes": ("#AE3820", "#FBE0D6"),
    "twists": ("#4B3A78", "#ECE8F5"),
    "sets": ("#80550C", "#FBEBC4"),
    "plain": ("#5F5338", "#EFE5CE"),
}
"""Of every kind its ink and its ground."""

_HEIGHT, _APART, _PAD, _SIZE = 29.0, 6.0, 12.0, 14.0


def lines_of_chips(chips: Sequence[Chip], width: float, text: float) -> list[list[Chip]]:
    """The chips in lines no wider than `width`, unless one alone is; `text` is how large they are."""
    lines: list[list[Chip]] = []
    taken = width
    for chip in chips:
        wide = _width(chip, text)
        if not lines or taken + wide > width:
            lines.append([])
            taken = 0.0
        lines[-1].append(chip)
        taken += wide + _APART
    return lines


def chip_size(chip: Chip, text: float) -> tuple[float, float]:
    """How wide and how high one chip is."""
    return _width(chip, text), _HEIGHT * text


def height_of_chips(lines: int, text: float) -> float:
    """How high so many lines of chips are."""
    return lines * (_HEIGHT * text + _APART) - _APART if lines else 0.0


def draw_chips(
    painter: QPainter, x: float, y: float, chips: Sequence[Chip], width: float, text: float
) -> None:
    """The chips from (x, y) to the right and down."""
    height, size = _HEIGHT * text, _SIZE * text
    for line in lines_of_chips(chips, width, text):
        left = x
        for chip in line:
            ink, ground = COLOURS[chip.kind]
            wide = min(width, _width(chip, text))
            rect = QRectF(left, y, wide, height)
            paint.fill_round(painter, rect, height / 2, ground)
            room = wide - 2 * _PAD
            fitting = paint.fitting(chip.text, size, 800, room, 12)
            paint.text(painter, left + _PAD, rect.center().y(), chip.text, fitting, ink, 800, width=room + 1)
            left += wide + _APART
        y += height + _APART


def _width(chip: Chip, text: float) -> float:
    return paint.text_width(chip.text, _SIZE * text, 800) + 2 * _PAD
