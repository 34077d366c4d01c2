"""The rule across the long table: which piece of the number line it shows, and where a number stands on it.

Pure geometry without Qt. The same rule shows the whole line, or is stretched to a few tens of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.ui.table.places.layout import Box

_LEAST_STRETCH = 20
"""So many numbers a stretched rule shows at least."""

NEAR = 34.0
"""A finger finds a number whose neighbours are so many pixels away, at any scale."""


@dataclass(frozen=True)
class Ruler:
    """A rule in `box` that shows the numbers from `low` to `high`, drawn `s` times as large as at scale 1.

    `first` and `limit` are the ends of the whole line: the lowest total that occurs, and the highest. It is
    the highest that may not be passed, or the lowest where the total `falls`.
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
        """The whole line."""
        return cls(box, s, first, max(limit, first + 1), first, limit, falls)

    @property
    def edge(self) -> int:
        """The total that may not be passed."""
        return self.first if self.falls else self.limit

    @property
    def left(self) -> float:
        """Where its lowest number stands."""
        return self.box.x + 26 * self.s

    @property
    def right(self) -> float:
        """Where its highest number stands."""
        return self.box.right - 34 * self.s

    @property
    def step(self) -> float:
        """How far two neighbours are apart."""
        return (self.right - self.left) / (self.high - self.low)

    def at(self, value: float) -> float:
        """Where a number stands, also outside the piece that is shown."""
        return self.left + (value - self.low) * self.step

    def value_of(self, x: float) -> float:
        """What stands at a place, were the line drawn on."""
        return self.low + (x - self.left) / self.step

    def kept(self, value: float) -> float:
        """Where a number stands, or the end past which it is."""
        return min(max(self.at(value), self.box.x + 6 * self.s), self.box.right - 6 * self.s)

    def shows(self, value: float) -> bool:
        """Whether a number stands on the piece that is shown."""
        return self.low <= value <= self.high

    def value_at(self, x: float) -> int:
        """The number of the piece that is nearest to a place."""
        value = round(self.value_of(x))
        return min(max(value, round(self.low)), round(self.high))

    @property
    def is_fine(self) -> bool:
        """Whether a finger finds each number."""
        return self.step >= NEAR

    def stretched(self, low: int, high: int) -> Ruler:
        """The rule when it shows that piece."""
        return replace(self, low=low, high=high)

    def around(self, value: int) -> Ruler:
        """Stretched to the ten in which a number stands, with half a ten on both sides."""
        low = value // 10 * 10
        low -= 10 if value % 10 < 5 and low > self.first else 0
        low = max(self.first, min(low, -(-self.limit // 10) * 10 - _LEAST_STRETCH))
        return self.stretched(low, low + _LEAST_STRETCH)

    def between(self, other: Ruler, share: float) -> Ruler:
        """On the way from this piece to that of the other, `share` of it done."""
        return replace(
            self,
            low=self.low + (other.low - self.low) * share,
            high=self.high + (other.high - self.high) * share,
        )
