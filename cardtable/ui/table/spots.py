"""Places on the table: points, spots for cards, boxes, and the track of the direction. Without Qt."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

CARD_RATIO = 1.4
"""Height of a card by its width."""

OWN_PLAQUE = 182.0
"""Width of the own name plate, at scale 1."""

_CHEVRONS = 26


class Point(NamedTuple):
    """A place."""

    x: float
    y: float


class Spot(NamedTuple):
    """Where a card lies: its centre, its width and how far it is turned clockwise."""

    x: float
    y: float
    width: float
    turn: float = 0.0


class Box(NamedTuple):
    """A rectangle by its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """Its middle."""
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def meets(self, other: Box) -> bool:
        """True if the two have an area in common."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )


class Bubble(NamedTuple):
    """Where a call is said: the middle of the edge it grows from, and towards which side it grows."""

    x: float
    y: float
    side: str
    """`above`, `left` or `right` of the plaque."""


class Chevron(NamedTuple):
    """A mark on the direction track: its place, where a clockwise one points, its angle at the table."""

    x: float
    y: float
    turn: float
    angle: float


def on_track(centre: Point, reach: Point, degrees: float) -> Point:
    """A point of the direction track: a superellipse, so that stock and pile have room in its corners."""
    c, d = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    power = 2 / 2.9
    return Point(
        centre.x + reach.x * math.copysign(abs(c) ** power, c),
        centre.y + reach.y * math.copysign(abs(d) ** power, d),
    )


def chevrons(centre: Point, reach: Point) -> tuple[Chevron, ...]:
    """Marks at even distances along the direction track."""
    points = [on_track(centre, reach, d / 4) for d in range(4 * 360 + 1)]
    lengths = [0.0]
    for a, b in pairwise(points):
        lengths.append(lengths[-1] + math.hypot(b.x - a.x, b.y - a.y))
    marks: list[Chevron] = []
    j = 1
    for number in range(_CHEVRONS):
        want = lengths[-1] * (number + 0.5) / _CHEVRONS
        while lengths[j] < want:
            j += 1
        a, b = points[j - 1], points[j]
        t = (want - lengths[j - 1]) / max(1e-9, lengths[j] - lengths[j - 1])
        x, y = a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t
        turn = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        at = math.degrees(math.atan2((y - centre.y) / reach.y, (x - centre.x) / reach.x))
        marks.append(Chevron(x, y, turn, at % 360))
    return tuple(marks)
