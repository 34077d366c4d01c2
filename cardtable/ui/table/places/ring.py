"""Where the seats are while players join: all around a table on which nothing lies yet. Without Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise

from cardtable.ui.table.places.layout import Box, Point
from cardtable.ui.table.places.page_layout import PageLayout

_DESIGN = Point(810.0, 560.0)
"""The size in pixels that a scale of 1 is for."""
_PLAQUE, _ROOM = Point(230.0, 62.0), Point(252.0, 80.0)
"""The size of a plaque at scale 1, and the room it takes with its picture and focus ring."""
_LEAST_SCALE = 0.62
"""The least scale of the text in the middle."""
_USUAL_PLAQUE, _LEAST_PLAQUE, _WIDEST = 0.85, 0.5, 0.39
"""The scale of plaques if there is room, the least one, and their greatest share of the width."""
_HIGHEST = 0.68
"""Greatest height of table and seats as a share of their width."""
_STEPS = 720


@dataclass(frozen=True)
class Ring(PageLayout):
    """The table in a part of a page, with `seats` seats around it, clockwise from the lower edge."""

    @property
    def has_dial(self) -> bool:
        return False

    @cached_property
    def s(self) -> float:
        return max(_LEAST_SCALE, min(self.width / _DESIGN.x, self.height / _DESIGN.y))

    @cached_property
    def around(self) -> Point:
        """The width and height of table and seats."""
        return Point(self.width, min(self.height, self.width * _HIGHEST))

    @cached_property
    def felt(self) -> Point:
        plaque = self.space(self.plaque_scale)
        return Point(0.48 * (self.around.x - plaque.x), 0.48 * (self.around.y - plaque.y))

    # --- seats

    @cached_property
    def plaque_scale(self) -> float:
        scale, _middles = self._fitted
        return scale

    def plaque_of(self, scale: float) -> Point:
        return Point(_PLAQUE.x * scale, _PLAQUE.y * scale)

    @staticmethod
    def space(scale: float) -> Point:
        """Return the size of a plaque with its picture and a focus ring around both."""
        return Point(_ROOM.x * scale, _ROOM.y * scale)

    def stop(self, place: int) -> Box:
        """Return the area in which the plaque at a place is clicked."""
        x, y = self.seat(place)
        wide, high = self.space(self.plaque_scale)
        return Box(x - wide / 2, y - high / 2, wide, high)

    def seat_with(self, place: int, plaque: Point) -> Point:
        _scale, middles = self._fitted
        return middles[place]

    @cached_property
    def _fitted(self) -> tuple[float, tuple[Point, ...]]:
        """The scale at which all plaques have room, and their middles."""
        return _fit(self)

    def fit(self) -> tuple[float, tuple[Point, ...]]:
        scale = max(_USUAL_PLAQUE, self.s) * self.text
        while True:
            middles = self._middles(scale)
            is_wide = self.space(scale).x > _WIDEST * self.width
            if scale <= _LEAST_PLAQUE or not (is_wide or self._meet(scale, middles)):
                return scale, middles
            scale *= 0.96

    def angle(self, place: int) -> float:
        x, y = self.seat(place)
        return math.degrees(math.atan2(y - self.center.y, x - self.center.x)) % 360

    def _meet(self, scale: float, middles: tuple[Point, ...]) -> bool:
        """Return whether two plaques of that scale overlap."""
        room = self.space(scale)
        return any(
            abs(one.x - other.x) < room.x + 2 and abs(one.y - other.y) < room.y + 2
            for number, one in enumerate(middles)
            for other in middles[:number]
        )

    def _middles(self, scale: float) -> tuple[Point, ...]:
        """Return the middles of plaques of that scale, evenly spaced for their size."""
        room = self.space(scale)
        reach = Point(max(1.0, (self.around.x - room.x) / 2), max(1.0, (self.around.y - room.y) / 2))
        power = 2.0 if self.seats <= 6 else 3.0
        edge = [(x * reach.x, y * reach.y) for x, y in _edge(power)]
        gone = [0.0]
        for (x, y), (next_x, next_y) in pairwise(edge):
            gone.append(gone[-1] + max(abs(next_x - x) / room.x, abs(next_y - y) / room.y))
        found: list[Point] = []
        at = 0
        for number in range(self.seats):
            while gone[at] < gone[-1] * number / self.seats:
                at += 1
            found.append(Point(self.center.x + edge[at][0], self.center.y + edge[at][1]))
        return tuple(found)


@lru_cache(maxsize=4)
def _fit(ring: Ring) -> tuple[float, tuple[Point, ...]]:
    """Fit a ring; every change of the seats asks for an equal one."""
    return ring.fit()


@cache
def _edge(power: float) -> tuple[tuple[float, float], ...]:
    """Return the points of a superellipse of radius 1 around 0, clockwise from the lowest point."""
    angles = (math.pi / 2 + math.tau * step / _STEPS for step in range(_STEPS + 1))
    return tuple((_on_axis(math.cos(angle), power), _on_axis(math.sin(angle), power)) for angle in angles)


def _on_axis(share: float, power: float) -> float:
    return math.copysign(abs(share) ** (2 / power), share)
