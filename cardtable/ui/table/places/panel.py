"""Where things are on a table that fills a part of a page: the others' hands in a row above, yours below.

Its names lie between the hands and the dial, so that the hands have the whole width. Without Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from cardtable.ui.table.places.layout import (
    CARD_RATIO,
    OWN_PLAQUE,
    PLAQUE_HEIGHT,
    Bubble,
    Chevron,
    Layout,
    Point,
    Spot,
    chevrons,
)

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
_LEAST_PLAQUE = 46.0
"""The least height of a name plate in pixels."""


@dataclass(frozen=True)
class Panel(Layout):
    """The table in a part of a page, with few seats; it may have one only."""

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
        return min(most, max(self.s * self.text, _LEAST_PLAQUE / PLAQUE_HEIGHT))

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
