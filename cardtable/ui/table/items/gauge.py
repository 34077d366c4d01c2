"""What any picture of the running total is told: the hand of the dial, and the animal on the line."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem


class Gauge(QGraphicsItem):
    """Remembers what it is told, and is painted anew where that is something else."""

    def __init__(self) -> None:
        super().__init__()
        self._total, self._shown = 0.0, 0
        self._ghosts: tuple[int, ...] = ()
        self._breath = self._stuck = 0.0
        self._over: int | None = None

    def set_total(self, pointer: float, number: int) -> None:
        """Where the pointer or the animal stands, and the number that is told."""
        if (pointer, number) != (self._total, self._shown):
            self._total, self._shown = pointer, number
            self.update()

    def set_ghosts(self, totals: tuple[int, ...]) -> None:
        """Hollow dots where choices would lead."""
        if totals != self._ghosts:
            self._ghosts = totals
            self.update()

    def set_breath(self, share: float) -> None:
        """A ring of light, 0 to 1."""
        if share != self._breath:
            self._breath = share
            self.update()

    def set_stuck(self, stuck: float) -> None:
        """A red glow, 0 to 1: nothing fits any more."""
        if stuck != self._stuck:
            self._stuck = stuck
            self.update()

    def set_over(self, total: int | None) -> None:
        """A crossed mark past the edge, where the nearest card of a stuck hand would lead."""
        if total != self._over:
            self._over = total
            self.update()
