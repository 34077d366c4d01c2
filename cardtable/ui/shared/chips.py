"""Chips: pills that each name one special feature of a game; their color shows the kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.widgets.controls import FittedLabel, discard
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.looks import CHIPS

if TYPE_CHECKING:
    from cardtable.rules.prose.differences import Chip

_HEIGHT, _APART, _PAD, _SIZE = 29.0, 6.0, 12.0, 14.0


def lines_of_chips(chips: Sequence[Chip], width: float, text: float) -> list[list[Chip]]:
    """Split chips into lines no wider than `width`, unless a single one is wider; `text` is the scale."""
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
    """Return the width and height of a chip."""
    return _width(chip, text), _HEIGHT * text


def height_of_chips(lines: int, text: float) -> float:
    return lines * (_HEIGHT * text + _APART) - _APART if lines else 0.0


def draw_chips(
    painter: QPainter, x: float, y: float, chips: Sequence[Chip], width: float, text: float
) -> None:
    """Draw the chips from (x, y) to the right and down."""
    height, size = _HEIGHT * text, _SIZE * text
    for line in lines_of_chips(chips, width, text):
        left = x
        for chip in line:
            ink, ground = CHIPS[chip.kind]
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


class ChipLines(QWidget):
    """The chips of a game, in as many lines as they need, or the `most` that there's room for."""

    def __init__(self, most: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: tuple[Chip, ...] = ()
        self._flow = FlowLayout(on=self, gap=round(_APART))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.allow(most)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self.chips = tuple(chips)
        discard(self.findChildren(FittedLabel))
        for chip in chips:
            shown = FittedLabel(chip.text, f"chip-{chip.kind}", 12, self)
            shown.spoken = chip.words
            self._flow.addWidget(shown)

    def allow(self, most: int | None) -> None:
        """Set the most lines that there's room for; None for all."""
        self._flow.most = most
        self._flow.invalidate()
