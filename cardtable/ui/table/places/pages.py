"""Where things are on a table in a part of a page: joining players, real cards, or hands. Without Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from typing import ClassVar

from cardtable.ui.table.places.layout import (
    CARD_RATIO,
    OWN_PLAQUE,
    PLAQUE_HEIGHT,
    Box,
    Bubble,
    Chevron,
    Layout,
    Point,
    Spot,
    chevrons,
)


@dataclass(frozen=True)
class PageLayout(Layout):
    """A table in the middle of a rectangle of `width` by `height`, without direction marks."""

    open: bool = True

    on_page: ClassVar[bool] = True

    @cached_property
    def crowded(self) -> bool:
        return False

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        return ()

    @cached_property
    def center(self) -> Point:
        return Point(self.width / 2, self.height / 2)

    def mirrored(self, place: int) -> bool:
        return False


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
    """The bare table while players join, with `seats` seats around it, clockwise from the lower edge."""

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


_FELT = Point(1200.0, 304.0)
"""The size of the felt in pixels that a scale of 1 is for."""
_WIDEST_FELT = 1330.0
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
    """The long table for real cards, with all seats in one or two rows below, clockwise from the left.

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
        return min(self._felt_height / _FELT.y, self.width / _FELT.x)

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
        wide = min(self.width - 2 * around - 74 * self.s, _WIDEST_FELT * self.s)
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


DESIGN = Point(850.0, 775.0)
"""The size in pixels that the measures below are for."""

_CARD, _STEP = 112.0, 130.0
"""The width of a card, and its distance to the next one."""
_SMALL = 0.8
"""The scale of the others' cards if there are several hands of them."""
_OTHERS, _MIDDLE, _OWN = 130.0, 384.0, 640.0
"""The y of the middles of the others' hands, the dial and your hand."""
_EDGE, _GAP, _PILL = 38.0, 16.0, 24.0
"""The distance from the felt's edge, from a hand to its name, and the room for pills and raised cards."""
_LEAST_PLATE = 46.0
"""The least height of a name plate in pixels."""


@dataclass(frozen=True)
class Panel(Layout):
    """The table in a part of a page, with few seats; it may have one only.

    The others' hands are in a row above, yours below, and the names between the hands and the dial, so that
    the hands have the whole width.
    """

    on_page: ClassVar[bool] = True
    panel: ClassVar[tuple[float, float] | None] = (55.0, 16.0)

    @property
    def _grown_middle(self) -> float:
        # The seats are beside the dial, so they'd have to make room for it.
        return 0.0

    @cached_property
    def s(self) -> float:
        return min(self.width / DESIGN.x, self.height / DESIGN.y)

    @cached_property
    def bar(self) -> float:
        return 0.0

    @cached_property
    def center(self) -> Point:
        return Point(self.width / 2, self.height * _MIDDLE / DESIGN.y)

    @cached_property
    def felt(self) -> Point:
        return Point(self.width / 2, self.height / 2)

    @cached_property
    def track(self) -> Point:
        reach = self.gauge + 25 * self.s
        return Point(reach, reach)

    @cached_property
    def aside(self) -> float:
        return self.track.x + 22 * self.s + self.center_card / 2

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        return chevrons(self.center, self.track) if self.seats > 1 else ()

    @cached_property
    def hand_card(self) -> float:
        return _CARD * self.s

    @cached_property
    def hand_y(self) -> float:
        return self.height - (DESIGN.y - _OWN) * self.s

    @cached_property
    def hand_ends(self) -> tuple[float, float]:
        return _EDGE * self.s, self.width - _EDGE * self.s

    def hand_step(self, count: int) -> float:
        left, right = self.hand_ends
        return min(_STEP * self.s, (right - left - self.hand_card) / max(1, count - 1))

    # --- seats

    @cached_property
    def plaque_scale(self) -> float:
        free = self.width / 2 - self.track.x - 2 * _EDGE * self.s
        most = free / OWN_PLAQUE
        return min(most, max(self.s * self.text, _LEAST_PLATE / PLAQUE_HEIGHT))

    @cached_property
    def own_plaque_scale(self) -> float:
        return self.plaque_scale

    def angle(self, place: int) -> float:
        return 90.0 if place == 0 else 180.0 + 180.0 * place / self.seats

    def seat(self, place: int) -> Point:
        return self.seat_with(place, self.plaque_size)

    def seat_with(self, place: int, plaque: Point) -> Point:
        aside = _EDGE * self.s + 8 * self.plaque_scale + plaque.x / 2
        x = self.width - aside if 0 < place == self.seats - 1 > 1 else aside
        half = self.hand_card * CARD_RATIO / 2
        if place == 0:
            return Point(x, self.hand_y - half - (_GAP + 18 + _PILL) * self.s - plaque.y / 2)
        return Point(x, (_OTHERS + _GAP) * self.s + self._open_card * CARD_RATIO / 2 + plaque.y / 2)

    def bubble(self, place: int) -> Bubble:
        found = super().bubble(place)
        # Above the face: a tag in a long language takes the rest of the plaque.
        return found._replace(x=found.x - 55 * self.plaque_scale) if place == 0 else found

    # --- the hands of others

    @property
    def _open_card(self) -> float:
        return self.hand_card * (_SMALL if self.seats > 2 else 1.0)

    def open_row(self, place: int, count: int) -> tuple[Spot, ...]:
        card, others = self._open_card, self.seats - 1
        room = (self.width - 2 * _EDGE * self.s) / others
        middle = _EDGE * self.s + (place - 0.5) * room
        free = room - card - (_GAP * self.s if others > 1 else 0)
        step = min(card * _STEP / _CARD, free / max(1, count - 1))
        aside = (index - (count - 1) / 2 for index in range(count))
        return tuple(Spot(middle + t * step, _OTHERS * self.s, card, t * 1.2) for t in aside)
