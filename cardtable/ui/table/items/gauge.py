"""The state shared by the two pictures of the total: the dial's pointer and the animal on the line."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtWidgets import QGraphicsItem

from cardtable.ui.drawing.theme import Theme

T = TypeVar("T")


class Repainted(Generic[T]):
    """A value that an item shows: a change repaints the item."""

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, item: QGraphicsItem, owner: type) -> T:
        value: T = vars(item).get(self._name, self._first)
        return value

    def __set__(self, item: QGraphicsItem, value: T) -> None:
        if value != vars(item).get(self._name, self._first):
            vars(item)[self._name] = value
            item.update()


class Gauge(QGraphicsItem):
    """A picture of the total."""

    pointer = Repainted(0.0)
    """The position of the pointer or animal."""
    number = Repainted(0)
    """The number to show."""
    ghosts = Repainted[tuple[int, ...]](())
    """Where choices would lead, as hollow dots."""
    breath = Repainted(0.0)
    """The strength of a ring of light, 0 to 1."""
    stuck = Repainted(0.0)
    """The strength of a red glow for a stuck hand, 0 to 1."""
    over = Repainted[int | None](None)
    """Where the nearest card of a stuck hand would lead: a crossed mark past the edge."""
    is_bare = Repainted(False)
    """Whether the total is hidden while another number is chosen in its place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
