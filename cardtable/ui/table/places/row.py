"""Where things are on a table for real cards: the total on the felt, the seats in rows below. Without Qt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from cardtable.ui.table.places.layout import OWN_PLAQUE, PLAQUE_HEIGHT, Box, Chevron, Point
from cardtable.ui.table.places.page_layout import PageLayout

_DESIGN = Point(1200.0, 304.0)
"""The size of the felt in pixels that a scale of 1 is for."""
_WIDEST = 1330.0
"""Greatest width of the felt, at scale 1."""
_LEAST_SEAT, _MOST_SEAT = 118.0, 250.0
"""Width of a seat with the marks beside it: with less there are two rows, and more isn't needed."""
_ROWS = {1: 78.0, 2: 62.0}
"""The height of a row of seats, by the number of rows."""
_OVER = 30.0
"""How far the seats overlap the rim of the table."""
_FOOT = 10.0
"""The room below the seats, for their scores."""
_MARKS = 44.0
"""Distance between two plaques, for the picture and the marks between them."""
_GAUGE = 103.0
"""The radius of a dial at scale 1."""


@dataclass(frozen=True)
class Row(PageLayout):
    """The long table in a part of a page, with all seats in one or two rows, clockwise from the left.

    `line` is whether the total is on a line, rather than on a dial.
    """

    long: bool = True
    line: bool = True

    marks_on_felt: ClassVar[bool] = False
    shows_left: ClassVar[bool] = True
    pin: ClassVar[float] = 37 / 31

    @property
    def has_line(self) -> bool:
        return self.line

    @cached_property
    def s(self) -> float:
        return min(self._felt_height / _DESIGN.y, self.width / _DESIGN.x)

    @cached_property
    def rows(self) -> int:
        """The number of rows of seats."""
        return 1 if self.width / self.seats >= _LEAST_SEAT * self.room else 2

    @cached_property
    def row_height(self) -> float:
        return _ROWS[self.rows] * self.room

    @cached_property
    def below(self) -> float:
        """The height of the seats below the table."""
        return self.rows * self.row_height + _FOOT * self.room - _OVER

    def words(self, size: float, least: float = 12.0) -> float:
        """Return the size of text on plaques, which bound it."""
        return max(least, size * self.text)

    # --- the table

    @cached_property
    def _felt_height(self) -> float:
        return self.height - self.below

    @cached_property
    def felt(self) -> Point:
        around = 17 * self.s + 2
        wide = min(self.width - 2 * around - 74 * self.s, _WIDEST * self.s)
        return Point(wide / 2, (self._felt_height - 2 * around - 22 * self.s) / 2)

    @cached_property
    def center(self) -> Point:
        return Point(self.width / 2, 17 * self.s + 2 + self.felt.y)

    @cached_property
    def rule(self) -> Box:
        aside, high = self.felt.x - 46 * self.s, 60 * self.s * min(1.35, self.text)
        return Box(self.center.x - aside, self.center.y + 0.12 * self.felt.y, 2 * aside, high)

    @cached_property
    def large(self) -> float:
        return min(1.4, self.text)

    @property
    def rule_words(self) -> float:
        return max(14.0, 20 * self.s * min(1.35, self.text))

    @cached_property
    def gauge(self) -> float:
        return 0.88 * self.felt.y

    @cached_property
    def dial_scale(self) -> float:
        return self.gauge / _GAUGE

    # --- seats

    @cached_property
    def _across(self) -> int:
        return -(-self.seats // self.rows)

    @cached_property
    def _step(self) -> float:
        return min(self.width / self._across, _MOST_SEAT * self.room)

    @cached_property
    def plaque_scale(self) -> float:
        return min(0.8 * self.row_height / PLAQUE_HEIGHT, (self._step - _MARKS) / OWN_PLAQUE)

    def plaque_of(self, scale: float) -> Point:
        return Point(self._step - _MARKS, PLAQUE_HEIGHT * scale)

    def seat_with(self, place: int, plaque: Point) -> Point:
        row, number = divmod(place, self._across)
        here = min(self._across, self.seats - row * self._across)
        x = self.width / 2 + (number - (here - 1) / 2) * self._step
        return Point(x, self.height - _FOOT * self.room - (self.rows - row - 0.5) * self.row_height)

    def angle(self, place: int) -> float:
        return 360.0 * place / self.seats

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        """Two marks between neighbors of a row."""
        found = []
        for place in range(self.seats - 1):
            (x, y), (next_x, next_y) = self.seat(place), self.seat(place + 1)
            if y == next_y:
                middle = (x + next_x) / 2 - 5 * self.plaque_scale
                found += [
                    Chevron(middle + off, y, 0.0, self.angle(place) + 180 / self.seats) for off in (-5, 5)
                ]
        return tuple(found)
