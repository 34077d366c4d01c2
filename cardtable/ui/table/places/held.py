"""Where hands are beside what a player imagined of them: its own hand in front, the others' in columns below.

Each of them has room for a note under every card, and for a smaller hand below. Without Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from cardtable.ui.table.places.layout import (
    CARD_RATIO,
    OWN_PLAQUE,
    PLAQUE_HEIGHT,
    Chevron,
    Layout,
    Point,
    Spot,
)

_LARGE_CARD, _CARD, _SMALL_CARD, _GAP = 132.0, 76.0, 58.0, 8.0
"""The width of a card if all hands fit side by side, with much room and with little; the gap between two."""
_LEAST_CARD = 44.0
"""Least width of a card in pixels, so that a low window cuts no card of the first rows."""
_MUCH = 640
"""Minimum width that counts as much room."""
_GHOST = 0.66
"""Scale of a card that was only imagined."""
_USUAL = 112.0
"""The width of a card at scale 1."""
_TOP, _LEFT, _RIGHT, _BOTTOM = 26.0, 30.0, 26.0, 22.0
_RAISED, _BELOW_OWN, _BELOW_PLAQUE, _BELOW_PLACE = 20.0, 20.0, 8.0, 22.0
_PLAQUE, _NOTE, _OTHERS_LEAST = 50.0, 25.0, 190.0
"""The heights of a name plate and of a note, and the least width of a hand of others, at the usual size."""


@dataclass(frozen=True)
class Held(Layout):
    """The table of hands; `sizes` are those of the hands by place, place 0 is in front.

    Places without cards are not shown. `imagined` is whether there are smaller hands below. `seen` is how
    much of the height, which is at least `needed`, can be seen without scrolling.
    """

    sizes: tuple[int, ...] = ()
    imagined: bool = False
    seen: float = 0.0

    on_page: ClassVar[bool] = True
    panel: ClassVar[tuple[float, float] | None] = (40.0, 11.0)

    # --- sizes

    @cached_property
    def hand_card(self) -> float:
        """The width of a card.

        If there is room for all hands, cards are as large as it allows. Otherwise the front hand and the
        first row of others fit into the visible height. If smaller cards allow it, the lower edge cuts no
        other hand either.
        """
        usual = _CARD if self._across >= _MUCH else _SMALL_CARD
        large = _LARGE_CARD
        while large > usual and not self._has_room(large):
            large -= 2
        if large > usual:
            return large
        other_heights = _TOP + _RAISED + _BELOW_OWN + self._plaque_high + _BELOW_PLAQUE + self.note_high
        largest = max(_LEAST_CARD, min(usual, (self.seen - other_heights) / (2 * CARD_RATIO)))
        card = largest
        while card > _LEAST_CARD and self._is_cut(card):
            card = max(_LEAST_CARD, card - 1)
        return largest if self._is_cut(card) else card

    def _has_room(self, card: float) -> bool:
        """Return whether all hands are seen whole, their cards side by side, if cards are `card` wide."""
        pitch, own = card + _GAP, self._across - self._own_end - 2 * self._dial(card) - 22
        others = self._across / self._columns(card) - 18
        fits = own >= self.sizes[0] * pitch and others >= max(self.sizes[1:], default=0) * pitch
        return fits and self._height(card) <= self.seen

    def _is_cut(self, card: float) -> bool:
        """Return whether the visible height ends in a hand of others if cards are `card` wide."""
        return any(top < self.seen < end for top, end in self._edges(card))

    def _edges(self, card: float) -> list[tuple[float, float]]:
        """Return the top and bottom of each row of the others' hands with their notes."""
        first, high = self._first_row(card) + self._plaque_high + _BELOW_PLAQUE, card * CARD_RATIO
        tops = [first + row * self._row_high(card) for row in range(self._rows(card))]
        return [(top, top + high + self.note_high) for top in tops]

    @cached_property
    def needed(self) -> float:
        """The height that the table needs."""
        return self._height(self.hand_card)

    def _height(self, card: float) -> float:
        return self._first_row(card) + self._rows(card) * self._row_high(card) + _BOTTOM

    @property
    def _own_end(self) -> float:
        """The width of the plaque before the front hand."""
        return 8 * self.plaque_scale + self.plaque_size.x + 16

    def _dial(self, card: float) -> float:
        """Return the radius of the dial."""
        return (self._first_row(card) - _TOP - 16) / 2

    @property
    def _across(self) -> float:
        return self.width - _LEFT - _RIGHT

    @property
    def _plaque_high(self) -> float:
        return _PLAQUE * self.room

    @property
    def note_high(self) -> float:
        """The height of a note under a card."""
        return _NOTE * self.text

    def _first_row(self, card: float) -> float:
        return _TOP + _RAISED + card * CARD_RATIO + _BELOW_OWN

    def _row_high(self, card: float) -> float:
        below = self.note_high + card * _GHOST * CARD_RATIO if self.imagined else 0.0
        return self._plaque_high + _BELOW_PLAQUE + card * CARD_RATIO + self.note_high + below + _BELOW_PLACE

    def _columns(self, card: float) -> int:
        """Return into how many columns the others go if cards are `card` wide."""
        least = max(_OTHERS_LEAST * self.room, min(max(self.sizes[1:], default=0), 5) * (card + _GAP) + 20)
        count = max(1, len(self.holding))
        most = max(1, min(count, int(self._across // least)))
        return -(-count // -(-count // most))

    def _rows(self, card: float) -> int:
        return -(-len(self.holding) // self._columns(card))

    @cached_property
    def holding(self) -> list[int]:
        """The places of the others that hold cards; only they are shown."""
        return [place for place, size in enumerate(self.sizes) if place and size]

    # --- the table

    @cached_property
    def s(self) -> float:
        return self.hand_card / _USUAL

    @cached_property
    def bar(self) -> float:
        return 0.0

    @cached_property
    def crowded(self) -> bool:
        return False

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        return ()

    @cached_property
    def dial_scale(self) -> float:
        return self._dial(self.hand_card) / 108

    @cached_property
    def center(self) -> Point:
        return Point(self.width - _RIGHT - self.gauge, self.hand_y - _RAISED / 4)

    @cached_property
    def hand_y(self) -> float:
        return _TOP + _RAISED + self.hand_card * CARD_RATIO / 2

    @cached_property
    def hand_ends(self) -> tuple[float, float]:
        return _LEFT + self._own_end, self.center.x - self.gauge - 22

    def hand_step(self, count: int) -> float:
        left, right = self.hand_ends
        return self._step(count, right - left)

    def hand_spot(self, index: int, count: int) -> Spot:
        x = self.hand_ends[0] + self.hand_card / 2 + index * self.hand_step(count)
        return Spot(x, self.hand_y, self.hand_card)

    def lifted(self, spot: Spot) -> Spot:
        return spot._replace(y=spot.y - _RAISED + 4)

    def _step(self, count: int, room: float) -> float:
        """Return the distance between cards, which overlap if there are many."""
        usual = self.hand_card + _GAP
        return min(usual, (room - self.hand_card) / (count - 1)) if count > 1 else usual

    # --- seats

    @cached_property
    def plaque_scale(self) -> float:
        usual = self._plaque_high / PLAQUE_HEIGHT
        return min(usual, self._across * 0.3 / OWN_PLAQUE)

    @cached_property
    def own_plaque_scale(self) -> float:
        return self.plaque_scale

    def mirrored(self, place: int) -> bool:
        return False

    def angle(self, place: int) -> float:
        return 90.0 if place == 0 else 270.0

    def seat(self, place: int) -> Point:
        return self.seat_with(place, self.plaque_size)

    def seat_with(self, place: int, plaque: Point) -> Point:
        left, top = (_LEFT, 0.0) if place == 0 else self._corner(place)
        y = self.hand_y if place == 0 else top + self._plaque_high / 2 + 2
        return Point(left + 8 * self.plaque_scale + plaque.x / 2, y)

    def _corner(self, place: int) -> Point:
        """Return the upper left corner of another place."""
        columns = self._columns(self.hand_card)
        row, column = divmod(self.holding.index(place) if place in self.holding else 0, columns)
        top = self._first_row(self.hand_card) + row * self._row_high(self.hand_card)
        return Point(_LEFT + column * self._across / columns, top)

    def open_row(self, place: int, count: int) -> tuple[Spot, ...]:
        card = self.hand_card
        left, top = self._corner(place)
        y = top + self._plaque_high + _BELOW_PLAQUE + card * CARD_RATIO / 2
        step = self.open_step(count)
        return tuple(Spot(left + card / 2 + index * step, y, card) for index in range(count))

    def open_step(self, count: int) -> float:
        """Return the distance between the cards of another seat."""
        return self._step(count, self._across / self._columns(self.hand_card) - 18)

    def note(self, place: int, index: int, count: int) -> Point:
        """Return the middle of the note under the visible part of a card."""
        spot, card = self.open_row(place, count)[index], self.hand_card
        x = spot.x - card / 2 + min(self.open_step(count), card) / 2
        return Point(x, spot.y + card * CARD_RATIO / 2 + self.note_high * 0.52)

    def title(self, place: int) -> Point:
        """Return the left end of the title over an imagined hand."""
        spot = self.open_row(place, 1)[0]
        below = spot.y + self.hand_card * CARD_RATIO / 2 + self.note_high
        return Point(spot.x - self.hand_card / 2, below + self.note_high * 0.45)

    def imagined_row(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the spots of an imagined hand."""
        small, title = self.hand_card * _GHOST, self.title(place)
        step = min(small + 6, self.open_step(count))
        y = title.y + self.note_high * 0.55 + small * CARD_RATIO / 2
        return tuple(Spot(title.x + small / 2 + index * step, y, small) for index in range(count))
