"""The state shared by the two pictures of the total: the dial's pointer and the animal on the line."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem


class Gauge(QGraphicsItem):
    """Remembers its state, and repaints if that changes."""

    def __init__(self) -> None:
        super().__init__()
        self._total, self._shown = 0.0, 0
        self._ghosts: tuple[int, ...] = ()
        self._breath = self._stuck = 0.0
        self._over: int | None = None
        self._is_bare = False

    def set_total(self, pointer: float, number: int) -> None:
        """Set the position of the pointer or animal, and the number to show."""
        if (pointer, number) != (self._total, self._shown):
            self._total, self._shown = pointer, number
            self.update()

    def set_ghosts(self, totals: tuple[int, ...]) -> None:
        """Show hollow dots where choices would lead."""
        if totals != self._ghosts:
            self._ghosts = totals
            self.update()

    def set_breath(self, share: float) -> None:
        """Set the strength of a ring of light, 0 to 1."""
        if share != self._breath:
            self._breath = share
            self.update()

    def set_stuck(self, stuck: float) -> None:
        """Set the strength of a red glow for a stuck hand, 0 to 1."""
        if stuck != self._stuck:
            self._stuck = stuck
            self.update()

    def set_over(self, total: int | None) -> None:
        """Show a crossed mark past the edge, where the nearest card of a stuck hand would lead."""
        if total != self._over:
            self._over = total
            self.update()

    def set_bare(self, bare: bool) -> None:
        """Hide the total while another number is chosen in its place."""
        if bare != self._is_bare:
            self._is_bare = bare
            self.update()
