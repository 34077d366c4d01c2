"""The line across the long table: the part of it that is shown, and the places of numbers.

Pure geometry without Qt. It shows the whole line, or a few tens stretched.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from cardtable.ui.table.places.layout import Box

_LEAST_STRETCH = 20
"""Minimum count of numbers on a stretched line."""

NEAR = 34.0
"""Minimum pixels between neighbors at which a finger finds a number, at any scale."""


@dataclass(frozen=True)
class Ruler:
    """A line in `box` with the numbers from `low` to `high`, drawn at scale `s`.

    `first` and `limit` are the lowest and highest total of the whole line. The total must not pass `limit`,
    or `first` if it `falls`.
    """

    box: Box
    s: float
    low: float
    high: float
    first: int
    limit: int
    falls: bool = False

    @classmethod
    def whole(cls, box: Box, s: float, first: int, limit: int, falls: bool = False) -> Ruler:
        return cls(box, s, first, max(limit, first + 1), first, limit, falls)

    @property
    def edge(self) -> int:
        """The total that must not be passed."""
        return self.first if self.falls else self.limit

    @property
    def left(self) -> float:
        """The x of the lowest number shown."""
        return self.box.x + 26 * self.s

    @property
    def right(self) -> float:
        """The x of the highest number shown."""
        return self.box.right - 34 * self.s

    @property
    def step(self) -> float:
        """The distance between neighbors."""
        return (self.right - self.left) / (self.high - self.low)

    def at(self, value: float) -> float:
        """Return the x of a number, even outside the part shown."""
        return self.left + (value - self.low) * self.step

    def value_of(self, x: float) -> float:
        """Return the value at `x`, as if the line went on."""
        return self.low + (x - self.left) / self.step

    def kept(self, value: float) -> float:
        """Return the x of a number, or of the end beyond which it is."""
        return min(max(self.at(value), self.box.x + 6 * self.s), self.box.right - 6 * self.s)

    def shows(self, value: float) -> bool:
        """Return whether a number is on the part shown."""
        return self.low <= value <= self.high

    def value_at(self, x: float) -> int:
        """Return the nearest number of the part shown."""
        value = round(self.value_of(x))
        return min(max(value, round(self.low)), round(self.high))

    def bead_at(self, x: float) -> int:
        """Return the number of beads up to the one at `x`; none before the first."""
        return min(max(math.ceil(self.value_of(x)), round(self.low)), round(self.high))

    @property
    def is_fine(self) -> bool:
        """Whether a finger can hit every number."""
        return self.step >= NEAR

    def stretched(self, low: int, high: int) -> Ruler:
        """Return the line showing another part."""
        return replace(self, low=low, high=high)

    def around(self, value: int) -> Ruler:
        """Return the line stretched to the ten of a number, with half a ten on both sides."""
        low = value // 10 * 10
        low -= 10 if value % 10 < 5 and low > self.first else 0
        low = max(self.first, min(low, -(-self.limit // 10) * 10 - _LEAST_STRETCH))
        return self.stretched(low, low + _LEAST_STRETCH)

    def between(self, other: Ruler, share: float) -> Ruler:
        """Return the line at `share` of the way to the part that the other shows."""
        return replace(
            self,
            low=self.low + (other.low - self.low) * share,
            high=self.high + (other.high - self.high) * share,
        )
