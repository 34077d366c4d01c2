"""Where things are on the table, from the size of the window and the number of seats.

Pure geometry without Qt. All places are logical pixels of the view, x to the right, y down; angles are
degrees, clockwise on screen from the right, so that 90 is at the bottom. Seats count places at the table:
place 0 is the person who looks, at the bottom; the others follow clockwise. Cards are measured by width.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from cardtable.ui.table.spacing import others_have_room, own_has_room, strip_box
from cardtable.ui.table.spacing import spread as spread
from cardtable.ui.table.spots import CARD_RATIO as CARD_RATIO
from cardtable.ui.table.spots import OWN_PLAQUE, chevrons, on_track
from cardtable.ui.table.spots import Box as Box
from cardtable.ui.table.spots import Bubble as Bubble
from cardtable.ui.table.spots import Chevron as Chevron
from cardtable.ui.table.spots import Point as Point
from cardtable.ui.table.spots import Spot as Spot

MIN_WIDTH, MIN_HEIGHT = 960, 500
"""What a full HD screen with every pixel doubled leaves; on larger ones the window does not go so low."""
DRAWER = 296.0
DRAWER_FROM = 1200
"""The drawer with moves and card values stands beside the table from this window width on."""


def drawer_width(text: float = 1.0) -> float:
    """How wide the drawer is with text that large."""
    return DRAWER * (1 + 0.34 * (text - 1))


def drawer_fits(width: float, text: float = 1.0) -> bool:
    """Whether a window so wide has room for the drawer beside the table."""
    return width - drawer_width(text) >= DRAWER_FROM - DRAWER


LIFT = 26.0
"""How far a chosen card rises out of the hand, at scale 1."""

TOKEN = 21.0
"""Width of a token, at scale 1."""

_GAPS = {3: 112.0, 4: 90.0, 5: 72.0, 6: 60.0, 7: 48.0, 8: 50.0, 9: 47.0, 10: 45.0}
_PILE_POSES = ((0.0, 0.0, -3.0), (7.0, -3.0, 9.0), (-8.0, 4.0, -13.0), (4.0, 3.0, 5.0), (-4.0, -4.0, -8.0))
_PLAQUE_HEIGHT = 62.0


@dataclass(frozen=True)
class Layout:
    """The table in a window of `width` by `height` with that many seats; `drawer` is the drawer's width.

    `text` is how large text is wished, 1 to 2, and `over` how much the drawer covers at the right while it
    lies over the table. `least` is the smallest scale; only a table that shares its window is smaller.
    """

    width: float
    height: float
    seats: int
    drawer: float = 0.0
    text: float = 1.0
    over: float = 0.0
    least: float = 0.70

    @property
    def open_right(self) -> float:
        """Where the drawer begins, beside the table or over it."""
        return self.table_width - self.over

    @cached_property
    def table_width(self) -> float:
        """What the drawer leaves."""
        return self.width - self.drawer

    @cached_property
    def s(self) -> float:
        """The scale of everything."""
        return max(self.least, min(self.table_width / 1144, self.height / 900))

    def words(self, size: float, least: float = 12.0) -> float:
        """How high words are that are `size` at scale 1; what is large already grows less."""
        plain = max(least, size * self.s)
        return max(plain, min(plain * self.text, max(26.0, 36 * self.s)))

    @cached_property
    def large(self) -> float:
        """How much larger the things that hold words are than with text of the usual size."""
        return self.words(17) / max(12.0, 17 * self.s)

    @cached_property
    def bar(self) -> float:
        """Height of the top bar."""
        return 60 * self.s

    @cached_property
    def centre(self) -> Point:
        """The middle of the table."""
        return Point(self.table_width / 2, self.bar + (self.height - self.bar) * 0.405)

    @cached_property
    def felt(self) -> Point:
        """Half width and half height of the felt."""
        return Point(min(0.395 * self.table_width, 0.56 * self.height), 0.318 * (self.height - self.bar))

    @cached_property
    def crowded(self) -> bool:
        """From seven seats on: plaques tell the number of cards, and there are no small fans."""
        return self.seats >= 7

    @cached_property
    def plaque_scale(self) -> float:
        """The scale of the plaques of the others: larger with large text, as far as there is room."""
        return self._grown(others_have_room)

    @cached_property
    def own_plaque_scale(self) -> float:
        """The scale of the own plaque."""
        return self._grown(own_has_room)

    def _grown(self, has_room: Callable[[Layout, float], bool]) -> float:
        grow = self.text
        while grow > 1.0 and not has_room(self, grow):
            grow -= 0.05
        return max(1.0, grow) * self.s

    def plaque_unit(self, place: int) -> float:
        """The scale of the plaque at a place."""
        return self.plaque_scale if place else self.own_plaque_scale

    @cached_property
    def plaque_size(self) -> Point:
        """Width and height of a plaque."""
        return self.plaque_of(self.plaque_scale)

    def plaque_of(self, scale: float) -> Point:
        """Width and height of another's plaque at that scale."""
        return Point((204 if self.crowded else OWN_PLAQUE) * scale, _PLAQUE_HEIGHT * scale)

    @cached_property
    def gauge(self) -> float:
        """Radius of the dial."""
        return (98 if self.crowded else 108) * self.s

    @cached_property
    def centre_card(self) -> float:
        """Width of a card of the stock and the pile."""
        return (92 if self.crowded else 104) * self.s

    @cached_property
    def hand_card(self) -> float:
        """Width of a card of the own hand."""
        return 122 * self.s

    @cached_property
    def track(self) -> Point:
        """Half width and half height of the direction track."""
        return Point(self.gauge + self.centre_card + 70 * self.s, self.gauge + 33 * self.s)

    # --- seats

    def angle(self, place: int) -> float:
        """Where a place is on the ellipse of seats."""
        if place == 0:
            return 90.0
        if self.seats == 2:
            return 270.0
        gap = _GAPS[self.seats]
        return 90 + gap + (360 - 2 * gap) * (place - 1) / (self.seats - 2)

    def seat(self, place: int) -> Point:
        """The centre of the plaque at a place; the own one stands in the lower left corner."""
        if place == 0:
            s, own = self.s, self.own_plaque_scale
            return Point(
                (OWN_PLAQUE / 2 + 22) * own + 11 * s, self.height - 31 * s - _PLAQUE_HEIGHT / 2 * own
            )
        return self.seat_with(place, self.plaque_size)

    def seat_with(self, place: int, plaque: Point) -> Point:
        """The centre of another's plaque if plaques are that large."""
        s = self.s
        edge = 18 * plaque.y / _PLAQUE_HEIGHT
        rx = min(self.felt.x + 22 * s, self.table_width / 2 - plaque.x / 2 - edge)
        a = math.radians(self.angle(place))
        x, y = self.centre.x + rx * math.cos(a), self.centre.y + (self.felt.y + 6 * s) * math.sin(a)
        return Point(x, max(y, plaque.y / 2 + 8 * s))

    def plaque(self, place: int) -> Box:
        """The name plate at a place; the avatar stands 8 (times the scale) over on one side."""
        x, y = self.seat(place)
        w, h = self.plaque_size
        if place == 0:
            w, h = OWN_PLAQUE * self.own_plaque_scale, _PLAQUE_HEIGHT * self.own_plaque_scale
        return Box(x - w / 2, y - h / 2, w, h)

    def mirrored(self, place: int) -> bool:
        """True for plaques with the avatar at their right."""
        return place != 0 and self.seat(place).x > self.centre.x + 1

    def mini_hand(self, place: int) -> Spot:
        """The pivot of the small fan at a place; its turn is the way the fan points."""
        return self._mini_hand_with(place, self.plaque_size)

    def _mini_hand_with(self, place: int, plaque: Point) -> Spot:
        a = math.radians(self.angle(place))
        x, y = self.seat_with(place, plaque) if place else self.seat(0)
        reach_x, reach_y = -math.cos(a), -math.sin(a)
        across = plaque.x / 2 - 19 * self.s
        down = plaque.y / 2 - 11 * self.s
        turn = math.degrees(math.atan2(reach_y * 1.5, reach_x))
        return Spot(x + reach_x * across, y + reach_y * down, 40 * self.s, turn)

    def mini_card(self, place: int) -> Spot:
        """The middle of the small fan, where a card leaves it or joins it."""
        if place == 0:
            return self.hand_spot(0, 1)
        if self.crowded:
            x, y = self.seat(place)
            return Spot(x, y, 30 * self.s)
        return self.mini_card_with(place, self.plaque_size)

    def mini_card_with(self, place: int, plaque: Point) -> Spot:
        """The middle of the small fan if plaques are that large."""
        x, y, w, turn = self._mini_hand_with(place, plaque)
        a = math.radians(turn)
        return Spot(x + math.cos(a) * w * 0.5, y + math.sin(a) * w * 0.5, w, turn - 90)

    def bubble(self, place: int) -> Bubble:
        """Where the calls of a place are said."""
        x, y = self.seat(place)
        s = self.s
        half = (self.plaque_size.y if place else self.plaque(0).h) / 2
        if y - half - (27 + 46 * self.large) * s > self.bar:
            return Bubble(x + (-10 if self.mirrored(place) else 10) * s, y - half - 20 * s, "above")
        away = self.plaque_size.x / 2 + 20 * s
        if self.seats > 2 and x < self.centre.x - 1:
            return Bubble(x - away, y - 4 * s, "left")
        return Bubble(x + away, y - 4 * s, "right")

    def key_at_left(self, place: int) -> bool:
        """Whether the key of a seat that can be named stands at the left of its plaque: across from the
        avatar, or else where no call is said.
        """
        side = self.bubble(place).side
        return self.mirrored(place) if side == "above" else side == "right"

    def token(self, place: int, index: int, count: int = 3) -> Point:
        """The centre of one of `count` tokens on its plaque; many overlap."""
        box = self.plaque(place)
        unit = self.plaque_unit(place)
        if self.mirrored(place):
            left = box.x + 20 * unit
        else:
            left = box.x + box.h / 2 - 2 * unit + (box.h + 10 * unit) / 2 + 11 * unit
        size = self.token_size(place, count)
        return Point(left + size / 2 + index * size * 1.12, box.centre.y + 14 * unit)

    def token_size(self, place: int, count: int) -> float:
        """How large each of `count` tokens on a plaque is; of very many there is one, beside their number."""
        unit = self.plaque_unit(place)
        count = 1 if count > 6 else count
        room = (74 if self.crowded and place else 90) * unit
        return min(TOKEN * unit, room / (1 + 1.12 * max(0, count - 1)))

    # --- the middle

    @cached_property
    def stock(self) -> Spot:
        """The lowest card of the stock."""
        away = self.gauge + 36 * self.s + self.centre_card / 2
        return Spot(self.centre.x - away, self.centre.y, self.centre_card)

    def stock_layers(self, count: int) -> int:
        """How many cards the block shows."""
        return min(6, 2 + count // 8, count)

    def stock_top(self, count: int) -> Spot:
        """The uppermost card of the stock."""
        layers = max(0, self.stock_layers(count) - 1)
        x, y, w, _ = self.stock
        return Spot(x - layers * 1.3 * self.s, y - layers * 1.6 * self.s, w)

    def pile(self, index: int) -> Spot:
        """Where the card with that index, counted from the first of the deal, lies on the pile."""
        away = self.gauge + 36 * self.s + self.centre_card / 2
        dx, dy, turn = _PILE_POSES[index % len(_PILE_POSES)]
        return Spot(self.centre.x + away + dx * self.s, self.centre.y + dy * self.s, self.centre_card, turn)

    def track_point(self, degrees: float) -> Point:
        """A point of the direction track."""
        return on_track(self.centre, self.track, degrees)

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        """Marks at even distances along the direction track."""
        return chevrons(self.centre, self.track)

    # --- the own hand and what belongs to it

    @cached_property
    def hand_y(self) -> float:
        """The y of the middle card of the hand."""
        return self.height - self.hand_card * CARD_RATIO / 2 - 26 * self.s

    def hand_spot(self, index: int, count: int) -> Spot:
        """Where a card of the own hand lies in the shallow fan."""
        w, s = self.hand_card, self.s
        step = min(0.97 * w, 560 * s / max(1, count - 1))
        t = index - (count - 1) / 2
        bow = min(3.0, 14 / max(1, count))
        return Spot(self.centre.x + t * step, self.hand_y + abs(t) ** 1.7 * 1.4 * bow * s, w, t * bow)

    def lifted(self, spot: Spot) -> Spot:
        """A chosen card: risen and nearly upright."""
        return Spot(spot.x, spot.y - LIFT * self.s, spot.width, spot.turn * 0.5)

    def pill(self, spot: Spot, above: float = 3) -> Point:
        """The middle of the preview pill on the upper edge of a card of the hand, `above` it a little."""
        top = spot.width * CARD_RATIO / 2
        a = math.radians(spot.turn)
        # A pill that grew with the text grows upwards, so that the index of the card is seen.
        up = (above + 14 * (self.large - 1)) * self.s
        return Point(spot.x + math.sin(a) * top, spot.y - math.cos(a) * top - up)

    def low_pill(self, spot: Spot) -> Point:
        """The middle of a pill just above the lower edge of a card of the hand."""
        down = spot.width * CARD_RATIO / 2 - 22 * self.s * self.large
        a = math.radians(spot.turn)
        return Point(spot.x - math.sin(a) * down, spot.y + math.cos(a) * down)

    def pill_room(self, count: int) -> float:
        """How wide a preview pill may be that grew with the text, in a hand of so many cards."""
        return min(0.97 * self.hand_card, 560 * self.s / max(1, count - 1)) * 0.97

    def popover(self, spot: Spot) -> Point:
        """Where the tail of the choice popover begins, above a lifted card."""
        return Point(spot.x, spot.y - LIFT * self.s - spot.width * CARD_RATIO / 2 - 16 * self.s)

    @cached_property
    def banner(self) -> Point:
        """The middle of the "Your turn" banner."""
        box = self.plaque(0)
        return Point(box.centre.x, box.y - (14 + 17 * self.large) * self.s)

    @cached_property
    def hint_height(self) -> float:
        """How high the button for a hint is, beside the own hand and as high up as the own plaque."""
        return max(44.0, 48 * self.s, 2 * self.words(17, 14))

    @cached_property
    def strip(self) -> Box:
        """The strip at the end of a deal, between the table and the own hand."""
        return strip_box(self)

    @cached_property
    def strip_scale(self) -> float:
        """The scale of the strip, larger with large text."""
        return self.s * min(self.large, 1.35)

    @cached_property
    def notice(self) -> Point:
        """The middle of the notice under the dial."""
        return Point(self.centre.x, self.centre.y + self.gauge + 40 * self.s)

    def laid_spot(self, place: int, index: int, count: int, card: float, most: float) -> Spot:
        """Where a card of a hand lies face up, on the felt before its seat, whoever sits beside it.

        `card` is its width at scale 1, and `most` how far the last card may lie from the first.
        """
        s = self.s
        w, away = card * s, (39 + 0.7 * card) * s
        step = min(w * 0.97, most * s / max(1, count - 1))
        seat = self.seat(place)
        a = self.angle(place)
        t = index - (count - 1) / 2
        half = (count - 1) / 2 * step + w / 2
        height = math.sin(math.radians(a))
        grown = (self.plaque_size.y - _PLAQUE_HEIGHT * s) / 2
        if height < -0.95:
            x, y = seat.x, seat.y + away + grown
        else:
            inward = -1 if self.mirrored(place) else 1
            x = seat.x + inward * (half - 40 * s)
            y = seat.y + (away - 8 * s + grown if height < 0.2 else -away - 4 * s - grown)
            free = self.gauge + 34 * s + half
            x = max(x, self.centre.x + free) if inward < 0 else min(x, self.centre.x - free)
        x = min(max(x, 12 + half), self.table_width - 12 - half)
        return Spot(x + t * step, y + abs(t) ** 1.7 * 2.2 * s, w, t * 2.4)
