"""Drawings on cards show numbers as children learn to read them."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing import pictures
from tests.ui.drawing.pixels import lightness, rows

SCALE = 4
"""Pixels per unit of the drawings."""
ABOVE_TEN = (11, 12, 22, 33, 44, 55, 66, 76)
"""Numbers on cards with tens and ones."""


def counted(number: int) -> list[int]:
    """Return the height of ink in each column of the small drawing at the top of a card."""
    left, top, width, height = (SCALE * unit for unit in (72, 30, 106, 50))
    face = pictures.face(f"N{number}", 250 * SCALE, 1.0, "classic").toImage()
    columns = zip(*rows(face.copy(left, top, width, height)), strict=True)
    inked = ([y for y, color in enumerate(column) if lightness(color) < 180] for column in columns)
    return [column[-1] - column[0] for column in inked if column]


def test_tens_are_on_the_left_and_ones_on_the_right(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    """A bar of ten is higher than a column of ones."""
    for number in ABOVE_TEN:
        with subtests.test(number=number):
            heights = counted(number)
            bar, one = heights[4 * SCALE], heights[-4 * SCALE]
            assert bar == max(heights)
            assert one < bar - 2 * SCALE
