"""Where things are on the table, from the size of the window and the number of seats.

Pure geometry without Qt. Places are logical pixels of the view, x to the right, y down; angles are degrees,
clockwise on screen from the right, so that 90 is at the bottom. Places at the table are counted from 0, the
viewer at the bottom; the others follow clockwise. Cards are measured by width.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import ClassVar, NamedTuple

CARD_RATIO = 1.4
"""Height of a card divided by its width."""

INDEX_IN, INDEX_DOWN = 0.05, 0.06
"""Distance of a card's index from its left and upper edge, divided by the card's width."""

OWN_PLAQUE = 182.0
"""Width of the viewer's plaque, at scale 1."""

PILE_SHOWN = 3
"""Number of cards visible on the pile."""

_HAND_SPAN, _LEAST_SPAN = 560.0, 440.0
"""Distance from the first to the last card of a large hand, usually and beside a large plaque; at scale 1."""

_CHEVRONS = 26

_FELT_MEANT = 0.92
"""The part of the felt on which a dropped card counts as played."""


class Point(NamedTuple):
    x: float
    y: float


class Spot(NamedTuple):
    """Where a card is: its center, its width and its rotation clockwise."""

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
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def center(self) -> Point:
        return Point(self.x + self.w / 2, self.y + self.h / 2)

    def meets(self, other: Box) -> bool:
        """Return whether the boxes overlap."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )


class Bubble(NamedTuple):
    """Where a seat's speech bubble is: the middle of the edge from which it grows, and that edge's side."""

    x: float
    y: float
    side: str
    """`above`, `left` or `right` of the plaque."""


class Titles(NamedTuple):
    """The two lines at the upper left: text sizes, centers, and the bottom of both."""

    large: float
    y: float
    small: float
    below: float
    bottom: float


class Chevron(NamedTuple):
    """A mark on the direction track: its place, its rotation if clockwise, its angle at the table."""

    x: float
    y: float
    turn: float
    angle: float


def on_track(center: Point, reach: Point, degrees: float) -> Point:
    """Return a point of the direction track, a superellipse with room for stock and pile in its corners."""
    c, d = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    power = 2 / 2.9
    return Point(
        center.x + reach.x * math.copysign(abs(c) ** power, c),
        center.y + reach.y * math.copysign(abs(d) ** power, d),
    )


@lru_cache(maxsize=4)
def chevrons(center: Point, reach: Point) -> tuple[Chevron, ...]:
    """Return marks at even distances along the direction track."""
    points = [on_track(center, reach, d) for d in range(361)]
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
        at = math.degrees(math.atan2((y - center.y) / reach.y, (x - center.x) / reach.x))
        marks.append(Chevron(x, y, turn, at % 360))
    return tuple(marks)


def _way_out(plaque: Point, start: Point, toward: Point) -> float:
    """Return the distance from a point on a plaque to its edge, in a direction.

    The plaque has round ends; `start` is relative to its middle, and `toward` is a unit vector.
    """
    radius, straight = plaque.y / 2, (plaque.x - plaque.y) / 2
    low, high = 0.0, plaque.x + plaque.y
    for _ in range(16):
        way = (low + high) / 2
        x, y = start.x + toward.x * way, start.y + toward.y * way
        if math.hypot(max(0.0, abs(x) - straight), y) < radius:
            low = way
        else:
            high = way
    return low


MIN_WIDTH, MIN_HEIGHT = 960, 500
"""The space on a full HD screen at 200%; on larger screens the window keeps a larger minimum."""
DRAWER = 296.0
DRAWER_FROM = 1200
"""Window width from which the drawer with moves and card values is beside the table."""


def drawer_width(text: float = 1.0) -> float:
    """Return the width of the drawer at this size of text."""
    return DRAWER * (1 + 0.34 * (text - 1))


def drawer_fits(width: float, text: float = 1.0) -> bool:
    """Return whether the window has room for the drawer beside the table."""
    return width - drawer_width(text) >= DRAWER_FROM - DRAWER


LIFT = 26.0
"""How far a chosen card rises out of the hand, at scale 1."""

TOKEN = 21.0
"""Width of a token, at scale 1."""

_OPEN_CENTER, _OPEN_FELT = 0.47, 0.36
"""The middle of the table and half its height without a hand below it, as parts of the window."""
_LEAST_GAP = 43.0
_GAPS = {3: 112.0, 4: 90.0, 5: 72.0, 6: 60.0, 7: 48.0, 8: 50.0, 9: 47.0, 10: 45.0}
_PILE_POSES = ((0.0, 0.0, -3.0), (7.0, -3.0, 9.0), (-8.0, 4.0, -13.0), (4.0, 3.0, 5.0), (-4.0, -4.0, -8.0))
PLAQUE_HEIGHT = 62.0

FAR_TEXT = 2.0
"""Minimum size of text on a table seen from afar."""
_FAR_DIAL, _FAR_CARD = 1.5, 1.2
"""The scale of dial and pile on a table seen from afar."""
_LARGE_DIAL, _LARGE_CARD = 1.25, 1.12
"""The scale of dial and pile with text twice as large, if the seats leave room."""
_STOCK_WORDS = 5.0
"""The width of the words on the stock, in multiples of their size."""

_LEAST_LONG = 0.55
"""Minimum scale of the long table, which takes more of the window than the oval one."""

STRIP_HEIGHT, _LOWEST_STRIP = 68.0, 34.0
"""The usual height of the strip at scale 1, and the least one in pixels, with two lines of text."""

_LOW_SEATS = 8
"""From this many other seats, some are below the ends of the long table."""


@dataclass(frozen=True)
class Layout:
    """The table in a window of `width` by `height`, with `seats` seats and a drawer of width `drawer`.

    `text` is the preferred size of text, 1 to 2. `over` is how much a drawer over the table covers at the
    right. `least` is the minimum scale; only a table that shares its window has a smaller one. `long` is the
    table with round ends and a line in place of the dial. `far` is for televisions: total, pile and text are
    readable at three meters. `open` means that no hand is on the near side, since all players have theirs
    elsewhere: the seats are around the rest of the table, beginning with place 0.
    """

    width: float
    height: float
    seats: int
    drawer: float = 0.0
    text: float = 1.0
    over: float = 0.0
    least: float = 0.70
    long: bool = False
    far: bool = False
    open: bool = False
    grown: float | None = None
    """The share, 0 to 1, of the growth of dial and pile with large text; None means as much as fits."""

    on_page: ClassVar[bool] = False
    """Whether the table is in a page, which has its own room around it."""
    has_words: ClassVar[bool] = True
    """Whether anything but the total can be read."""
    marks_on_felt: ClassVar[bool] = True
    """Whether the direction marks are on the felt, rather than between plaques."""
    shows_left: ClassVar[bool] = False
    """Whether the line shows the total and what is left in large numbers beside its animal."""
    pin: ClassVar[float] = 1.0
    """The scale of the animal on the line, relative to the line."""
    panel: ClassVar[tuple[float, float] | None] = None
    """Of a table with straight sides, the radius of its corners and the width of its rim, in pixels."""

    @property
    def places(self) -> range:
        """The places across the table: all, or all but the viewer's."""
        return range(0 if self.open else 1, self.seats)

    def _is_near(self, place: int) -> bool:
        return place == 0 and not self.open

    @property
    def open_right(self) -> float:
        """The left edge of the drawer, beside the table or over it."""
        return self.table_width - self.over

    @cached_property
    def table_width(self) -> float:
        """The width without the drawer."""
        return self.width - self.drawer

    @cached_property
    def s(self) -> float:
        """The scale of everything."""
        if self.long:
            return max(min(self.least, _LEAST_LONG), min(self.table_width / 1440, self.height / 900))
        return max(self.least, min(self.table_width / 1144, self.height / 900))

    def words(self, size: float, least: float = 12.0) -> float:
        """Return the size of text that is `size` at scale 1; large text grows less."""
        plain = max(least, size * self.s)
        return max(plain, min(plain * self.text, max(26.0, 36 * self.s)))

    @property
    def room(self) -> float:
        """The scale of things that hold a line of text: they grow half as much as the text."""
        return 1 + (self.text - 1) / 2

    @cached_property
    def large(self) -> float:
        """The scale of things that hold text, relative to text of the usual size."""
        return self.words(17) / max(12.0, 17 * self.s)

    @cached_property
    def bar(self) -> float:
        """The height of the top bar."""
        return 60 * self.s

    @cached_property
    def titles(self) -> Titles:
        """The two lines at the upper left; large ones reach below the bar."""
        large = max(16.0, self.words(21))
        small = max(12.0, min(self.words(14), 0.8 * large))
        y = max(self.bar / 2 + 2 - 0.68 * small, 0.6 * large)
        below = y + 0.6 * large + 0.68 * small
        return Titles(large, y, small, below, below + 0.6 * small)

    @property
    def round_button(self) -> float:
        """The diameter of the buttons above the table."""
        return max(36.0, 40 * self.s)

    @property
    def titles_begin(self) -> float:
        """The left end of the titles, after the menu's button."""
        return 36 * self.s + self.round_button

    def titles_end(self, begin: float, end: float, bottom: float | None = None) -> float:
        """Return the right end of titles that start at `begin`: `end`, or before a plaque.

        One line alone, with its own `bottom`, may end farther right, over a plaque that is beside the second.
        """
        bottom = self.titles.bottom if bottom is None else bottom
        for place in self.places:
            box = self.plaque(place)
            # Picture and tag extend above the upper edge.
            if box.y - box.h * 0.35 < bottom and box.x > begin:
                end = min(end, box.x - box.h * 0.3)
        return end

    @cached_property
    def center(self) -> Point:
        """The middle of the table."""
        if self.long:
            return Point(self.table_width / 2, self.bar + (self.height - self.bar) * 0.395)
        down = _OPEN_CENTER if self.open else 0.405
        return Point(self.table_width / 2, self.bar + (self.height - self.bar) * down)

    @cached_property
    def felt(self) -> Point:
        """Half the width and height of the felt."""
        if self.long:
            return Point(604 * self.s, 276 * self.s)
        high = _OPEN_FELT if self.open else 0.318
        return Point(min(0.395 * self.table_width, 0.56 * self.height), high * (self.height - self.bar))

    def felt_width(self, y: float) -> float:
        """Return the width of the long table's felt at a height."""
        round_end = max(0.0, self.felt.y**2 - (y - self.center.y) ** 2)
        return 2 * (self.felt.x - self.felt.y + math.sqrt(round_end))

    @cached_property
    def crowded(self) -> bool:
        """Whether there are seven or more seats: plaques then show card counts instead of small fans."""
        return self.seats >= 7

    @cached_property
    def plaque_scale(self) -> float:
        """The scale of the other plaques: grows with the text as far as there is room.

        It is at most that of the viewer's plaque.
        """
        most = self.text * self.s if self.open else self.own_plaque_scale
        return min(most, self._grown(others_have_room))

    @cached_property
    def own_plaque_scale(self) -> float:
        """The scale of the viewer's plaque: grows with the text as far as the hand can make room."""
        return self._grown(own_has_room)

    def own_end(self, grow: float) -> float:
        """Return the x at which the hand can begin beside a viewer's plaque scaled by `grow`."""
        return ((OWN_PLAQUE + 22) * grow + 11 + 14) * self.s

    def _grown(self, has_room: Callable[[Layout, float], bool]) -> float:
        grow = self.text
        while grow > 1.0 and not has_room(self, grow):
            grow -= 0.05
        return max(1.0, grow) * self.s

    def plaque_unit(self, place: int) -> float:
        return self.own_plaque_scale if self._is_near(place) else self.plaque_scale

    @cached_property
    def plaque_size(self) -> Point:
        """The width and height of a plaque."""
        return self.plaque_of(self.plaque_scale)

    def plaque_of(self, scale: float) -> Point:
        """Return the width and height of another seat's plaque at this scale."""
        return Point((204 if self.crowded else OWN_PLAQUE) * scale, PLAQUE_HEIGHT * scale)

    @property
    def has_line(self) -> bool:
        return self.long

    @property
    def has_dial(self) -> bool:
        return not self.has_line

    @cached_property
    def gauge(self) -> float:
        """The radius of the dial."""
        return (98 if self.crowded else 108) * self.dial_scale

    @cached_property
    def dial_scale(self) -> float:
        return self.s * (_FAR_DIAL if self.far else self._grows(_LARGE_DIAL))

    @cached_property
    def center_card(self) -> float:
        """The width of a card of the stock and the pile."""
        card = (92 if self.crowded or self.long else 104) * self.s
        if self.long:
            return card
        return card * (_FAR_CARD if self.far else self._grows(_LARGE_CARD))

    def _grows(self, most: float) -> float:
        """Return the scale of something that is `most` as large with text twice as large."""
        return 1 + (most - 1) * (self.text - 1) * self._grown_middle

    @cached_property
    def _grown_middle(self) -> float:
        """How much of that the seats leave room for, which grow first."""
        share = 1.0 if self.grown is None else self.grown
        while self.grown is None and self.text > 1 and share > 0 and not middle_has_room(self, share):
            share = max(0.0, share - 0.125)
        return share

    @cached_property
    def plain(self) -> Layout:
        """The same table with dial and pile of their usual size."""
        return replace(self, grown=0.0)

    @cached_property
    def hand_card(self) -> float:
        """The width of a card of the viewer's hand."""
        return 122 * self.s

    @cached_property
    def track(self) -> Point:
        """Half the width and height of the direction track."""
        return Point(self.gauge + self.center_card + 70 * self.s, self.gauge + 33 * self.s)

    # --- seats

    def angle(self, place: int) -> float:
        """Return the angle of a place on the ellipse of seats."""
        if self.open:
            gap = _GAPS.get(self.seats + 1, _LEAST_GAP)
            return 90 + gap + (360 - 2 * gap) * place / (self.seats - 1)
        if place == 0:
            return 90.0
        if self.long:
            x, y = self._long_seat(place)
            return math.degrees(math.atan2(y / self.felt.y, x / self.felt.x)) % 360
        if self.seats == 2:
            return 270.0
        gap = _GAPS[self.seats]
        return 90 + gap + (360 - 2 * gap) * (place - 1) / (self.seats - 2)

    def seat(self, place: int) -> Point:
        """Return the center of the plaque at a place; the viewer's is in the lower left corner."""
        if self._is_near(place):
            s, own = self.s, self.own_plaque_scale
            return Point((OWN_PLAQUE / 2 + 22) * own + 11 * s, self.height - 31 * s - PLAQUE_HEIGHT / 2 * own)
        return self.seat_with(place, self.plaque_size)

    def seat_with(self, place: int, plaque: Point) -> Point:
        """Return the center of another seat's plaque if plaques have this size."""
        s = self.s
        if self.long:
            aside, down = self._long_seat(place)
            y = max(self.center.y + down, plaque.y / 2 + 8 * s)
            return Point(self.center.x + aside, y)
        edge = 18 * plaque.y / PLAQUE_HEIGHT
        rx = min(self.felt.x + 22 * s, self.table_width / 2 - plaque.x / 2 - edge)
        a = math.radians(self.angle(place))
        x, y = self.center.x + rx * math.cos(a), self.center.y + (self.felt.y + 6 * s) * math.sin(a)
        return Point(x, max(y, plaque.y / 2 + 8 * s))

    def _long_seat(self, place: int) -> Point:
        """Return the offset of a plaque from the middle of the long table.

        Plaques are along its upper edge and beside its ends, so that the line is free from end to end; very
        many are also below its ends.
        """
        others, s = self.seats - 1, self.s
        if others == 1:
            return Point(0.0, -282 * s)
        low = 1 if others >= _LOW_SEATS else 0
        along = others - 2 - 2 * low
        step = 1 + low
        if place < step or place > others - low:
            return Point((-568 if place < step else 568) * s, 178 * s)
        if place == step or place == others - low:
            return Point((-568 if place == step else 568) * s, -178 * s)
        return Point((place - step - (along + 1) / 2) * 210 * s, (-282 if along < 3 else -288) * s)

    @cached_property
    def rule(self) -> Box:
        """The line across the long table, which shows the total."""
        return Box(self.center.x - 570 * self.s, self.center.y - 41 * self.s, 1140 * self.s, 66 * self.s)

    @property
    def rule_words(self) -> float:
        """The size of the numbers on the line."""
        return self.words(20)

    def plaque(self, place: int) -> Box:
        """Return the plaque at a place; the avatar extends 8 (times the scale) beyond it."""
        x, y = self.seat(place)
        w, h = self.plaque_size
        if self._is_near(place):
            w, h = OWN_PLAQUE * self.own_plaque_scale, PLAQUE_HEIGHT * self.own_plaque_scale
        return Box(x - w / 2, y - h / 2, w, h)

    def mirrored(self, place: int) -> bool:
        """Return whether the plaque has its avatar at the right."""
        return not self._is_near(place) and self.seat(place).x > self.center.x + 1

    def mini_hand(self, place: int) -> Spot:
        """Return the pivot of the small fan at a place; its turn is the direction of the fan."""
        return self._mini_hand_with(place, self.plaque_size)

    @lru_cache(maxsize=256)  # noqa: B019 - layouts are plain values
    def _mini_hand_with(self, place: int, plaque: Point) -> Spot:
        a = math.radians(self.angle(place))
        x, y = self.seat(0) if self._is_near(place) else self.seat_with(place, plaque)
        reach_x, reach_y = -math.cos(a), -math.sin(a)
        wide, angle = 40 * self.s, math.atan2(reach_y * 1.5, reach_x)
        c, d = math.cos(angle), math.sin(angle)

        def pivot(size: Point) -> Point:
            return Point(reach_x * (size.x / 2 - 19 * self.s), reach_y * (size.y / 2 - 11 * self.s))

        def hidden(size: Point) -> float:
            begin = pivot(size)
            sides = (Point(begin.x - d * side, begin.y + c * side) for side in (-wide / 2, 0.0, wide / 2))
            return max(_way_out(size, side, Point(c, d)) for side in sides)

        # A large plaque must not hide more of the cards than one of the usual size.
        out, at = max(0.0, hidden(plaque) - hidden(self.plaque_of(self.s))), pivot(plaque)
        return Spot(x + at.x + c * out, y + at.y + d * out, wide, math.degrees(angle))

    def mini_cards(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the cards of a small fan, the lowest first."""
        x, y, w, turn = self.mini_hand(place)
        apart = min(9.0, 48 / max(1, count - 1))
        spots = []
        for index in range(count):
            t = index - (count - 1) / 2
            lean = turn - 90 - t * apart
            # From the pivot: a little sideways, and half a card along the fan.
            a = math.radians(lean)
            aside, along = -t * 0.6, w * 0.5
            spots.append(
                Spot(
                    x + aside * math.cos(a) - along * math.sin(a),
                    y + aside * math.sin(a) + along * math.cos(a),
                    w,
                    lean,
                )
            )
        return tuple(spots)

    def mini_card(self, place: int) -> Spot:
        """Return the middle of the small fan, where a card leaves or joins it."""
        if self._is_near(place):
            return self.hand_spot(0, 1)
        if self.crowded:
            x, y = self.seat(place)
            return Spot(x, y, 30 * self.s)
        return self.mini_card_with(place, self.plaque_size)

    def mini_card_with(self, place: int, plaque: Point) -> Spot:
        """Return the middle of the small fan if plaques have this size."""
        x, y, w, turn = self._mini_hand_with(place, plaque)
        a = math.radians(turn)
        return Spot(x + math.cos(a) * w * 0.5, y + math.sin(a) * w * 0.5, w, turn - 90)

    def open_row(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the fixed spots of an open hand; none if it lies where it covers nothing else."""
        return ()

    def bubble(self, place: int) -> Bubble:
        """Return where the calls of a place are shown."""
        x, y = self.seat(place)
        s = self.s
        half = (self.plaque_size.y if place else self.plaque(0).h) / 2
        away = self.plaque_size.x / 2 + 20 * s
        at_left = self.seats > 2 and x < self.center.x - 1
        room = x - away if at_left else self.table_width - x - away
        has_room_above = y - half - (27 + 46 * self.large) * s > self.bar
        # At a crowded table, it would cover the next seat: above in the lower half, aside in the upper one.
        is_low = y > self.center.y
        if room < 145 * s or (has_room_above and not (self.crowded and is_low)):
            # On the avatar's side, since the tag is on the other one.
            aside = 40 * self.plaque_scale if self.mirrored(place) else -40 * self.plaque_scale
            return Bubble(x + (10 * s if self._is_near(place) else aside), y - half - 22 * s, "above")
        up = (24 if self.crowded and not is_low else 4) * s
        if at_left:
            return Bubble(x - away, y - up, "left")
        return Bubble(x + away, y - up, "right")

    def key_at_left(self, place: int) -> bool:
        """Return whether the key to name a seat is at the left of its plaque.

        It is on the side away from the avatar or from the call.
        """
        side = self.bubble(place).side
        return self.mirrored(place) if side == "above" else side == "right"

    def token(self, place: int | None, index: int, count: int = 3) -> Point:
        """Return the center of one of `count` tokens on a plaque; many overlap.

        `place` is None for tokens that all players share.
        """
        size = self.token_size(place, count)
        if place is None:
            return Point(self.shared.x + (index - (count - 1) / 2) * size * 1.12, self.shared.y)
        box = self.plaque(place)
        unit = self.plaque_unit(place)
        if self.mirrored(place):
            left = box.x + 20 * unit
        else:
            left = box.x + box.h / 2 - 2 * unit + (box.h + 10 * unit) / 2 + 11 * unit
        return Point(left + size / 2 + index * size * 1.12, box.center.y + 14 * unit)

    def token_goal(self, place: int | None, start: Point) -> Point:
        """Return where a lost token slides to: beyond the end of the plaque, toward the middle."""
        if place is None:
            return Point(start.x, start.y + 200 * self.s)
        if self._is_near(place):
            return Point(start.x + 130 * self.s, start.y - 250 * self.s)
        side = -1 if self.mirrored(place) else 1
        down = 1 if start.y < self.center.y else -1
        return Point(start.x + side * 200 * self.s, start.y + down * 120 * self.s)

    def token_size(self, place: int | None, count: int) -> float:
        """Return the size of each of `count` tokens; very many are shown as one with a number."""
        count = 1 if count > 6 else count
        if place is None:
            return (34 if self.long else min(25.0, 74 / (1 + 1.12 * (count - 1)))) * self.s
        unit = self.plaque_unit(place)
        room = (74 if self.crowded and not self._is_near(place) else 90) * unit
        return min(TOKEN * unit, room / (1 + 1.12 * max(0, count - 1)))

    # --- the middle

    @cached_property
    def aside(self) -> float:
        """The distance of stock and pile from the middle of the dial."""
        return self.gauge + 36 * self.s + self.center_card / 2

    @cached_property
    def stock(self) -> Spot:
        """The lowest card of the stock."""
        if self.long:
            return Spot(self.center.x - 368 * self.s, self._over_rule, self.center_card)
        return Spot(self.center.x - self.aside, self.center.y, self.center_card)

    @property
    def shared(self) -> Point:
        """The middle of the shared tokens: on the dial, or above the line of the long table.

        There they are beside the cards of the seat in the middle of the upper edge.
        """
        if self.long:
            x = self.center.x + {2: 160, 4: 160, 6: 105}.get(self.seats, 0) * self.s
            over = (box.bottom for box in map(self.plaque, self.places) if box.x < x < box.right)
            return Point(x, max(self.center.y - 226 * self.s, max(over, default=0.0) + TOKEN * self.s))
        return Point(self.center.x, self.center.y - 52 * self.s)

    @property
    def _over_rule(self) -> float:
        """The y of stock and pile above the line."""
        return self.center.y - 187 * self.s

    def stock_layers(self, count: int) -> int:
        """Return how many cards the block of the stock shows."""
        return min(6, 2 + count // 8, count)

    def stock_top(self, count: int) -> Spot:
        layers = max(0, self.stock_layers(count) - 1)
        x, y, w, _ = self.stock
        return Spot(x - layers * 1.3 * self.s, y - layers * 1.6 * self.s, w)

    def pile(self, index: int) -> Spot:
        """Return the spot of card number `index` of the deal on the pile."""
        dx, dy, turn = _PILE_POSES[index % len(_PILE_POSES)]
        if self.long:
            x, y, share = self.center.x + 364 * self.s, self._over_rule, 0.6 * self.s
            return Spot(x + dx * share, y + dy * share, self.center_card, turn)
        return Spot(
            self.center.x + self.aside + dx * self.s, self.center.y + dy * self.s, self.center_card, turn
        )

    @cached_property
    def over_pile(self) -> Spot:
        """The spot of a card held over the pile while a question about it is open."""
        if self.long:
            return Spot(self.center.x + 364 * self.s, self._over_rule - 4 * self.s, self.center_card * 1.12)
        return Spot(self.center.x + self.aside, self.center.y - 8 * self.s, self.hand_card)

    def is_on_felt(self, x: float, y: float) -> bool:
        """Return whether a card dropped at a point counts as played: on most of the felt, off the hand."""
        if self.long:
            across = max(0.0, abs(x - self.center.x) - (self.felt.x - self.felt.y))
            return math.hypot(across, y - self.center.y) <= _FELT_MEANT * self.felt.y
        across, down = (x - self.center.x) / self.felt.x, (y - self.center.y) / self.felt.y
        return math.hypot(across, down) <= _FELT_MEANT

    def track_point(self, degrees: float) -> Point:
        return on_track(self.center, self.track, degrees)

    @cached_property
    def chevrons(self) -> tuple[Chevron, ...]:
        """The marks at even distances along the direction track; the long table has none."""
        return () if self.long else chevrons(self.center, self.track)

    # --- the viewer's hand

    @cached_property
    def hand_y(self) -> float:
        """The y of the middle card of the hand."""
        return self.height - self.hand_card * CARD_RATIO / 2 - 26 * self.s

    @cached_property
    def hand_ends(self) -> tuple[float, float]:
        """The left and right end of a large hand: centered, unless a large plaque needs room at the left."""
        half = _HAND_SPAN * self.s / 2 + self.hand_card / 2
        left = self.center.x - half
        if not self.open:
            left = max(left, self.own_end(self.own_plaque_scale / self.s))
        return left, self.center.x + half

    def hand_step(self, count: int) -> float:
        """Return the distance between cards of a hand."""
        left, right = self.hand_ends
        return min(0.97 * self.hand_card, (right - left - self.hand_card) / max(1, count - 1))

    def hand_spot(self, index: int, count: int) -> Spot:
        """Return the spot of a card in the shallow fan of the hand."""
        w, s = self.hand_card, self.s
        step = self.hand_step(count)
        end = max(1.0, (count - 1) / 2)
        t = index - (count - 1) / 2
        # A fan of seven nearly reaches the edge of the window; larger ones are shallower.
        bow = min(3.0, 14 / max(1, count), 2.0 * (3.0 / end) ** 1.7)
        return Spot(
            sum(self.hand_ends) / 2 + t * step, self.hand_y + abs(t) ** 1.7 * 1.4 * bow * s, w, t * bow
        )

    def lifted(self, spot: Spot) -> Spot:
        """Return the spot of a chosen card: raised and nearly upright."""
        return Spot(spot.x, spot.y - LIFT * self.s, spot.width, spot.turn * 0.5)

    def pill(self, spot: Spot, height: float, hidden: float) -> Point:
        """Return the middle of a preview pill on the upper edge of a card.

        The pill is above the part that the right neighbor leaves visible (all but `hidden`) and ends above
        the card's index.
        """
        a, top = math.radians(spot.turn), spot.width * CARD_RATIO / 2
        low = spot.y - math.cos(a) * (top - spot.width * INDEX_DOWN)
        # In the right half of the fan the corner with the index is higher than the middle of the edge.
        low -= max(0.0, math.sin(a)) * spot.width * (0.5 - INDEX_IN)
        return Point(spot.x + math.sin(a) * top - hidden / 2, low - height / 2)

    def low_pill(self, spot: Spot) -> Point:
        """Return the middle of a pill just above the lower edge of a card."""
        down = spot.width * CARD_RATIO / 2 - 22 * self.s * self.large
        a = math.radians(spot.turn)
        return Point(spot.x - math.sin(a) * down, spot.y + math.cos(a) * down)

    def pill_room(self, count: int) -> float:
        """Return the maximum width of a preview pill in a hand of `count` cards."""
        return self.hand_step(count) * 0.97

    def popover(self, spot: Spot) -> Point:
        """Return the tip of the choice popover's tail, above a lifted card."""
        return Point(spot.x, spot.y - LIFT * self.s - spot.width * CARD_RATIO / 2 - 16 * self.s)

    @cached_property
    def banner(self) -> Point:
        """The middle of the "Your turn" banner."""
        box = self.plaque(0)
        return Point(box.center.x, box.y - (14 + 17 * self.large) * self.s)

    @cached_property
    def hint_height(self) -> float:
        """The height of the hint button, at the level of the viewer's plaque."""
        return max(44.0, 48 * self.s, 2 * self.words(17, 14))

    @cached_property
    def strip(self) -> Box:
        """The strip at the end of a deal, between the table and the viewer's hand."""
        return strip_box(self)

    @cached_property
    def strip_scale(self) -> float:
        """The scale of the strip, larger with large text."""
        return self.s * min(self.large, 1.35)

    @cached_property
    def notice(self) -> Point:
        """The middle of the notice under the dial or the line."""
        if self.long:
            # A line to ten has a frame of beads under it.
            return Point(self.center.x, self.rule.bottom + (60 + 20 * self.large) * self.s)
        return Point(self.center.x, self.center.y + self.gauge + 40 * self.s)


UNARRANGED = Layout(MIN_WIDTH, MIN_HEIGHT, 2)
"""The layout of items that have none yet."""


def _around(spot: Spot) -> Box:
    h = spot.width * CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - h / 2, spot.width, h)


def middle(layout: Layout) -> list[Box]:
    """Return the boxes of the stock, the pile, and the dial or the line."""
    if layout.long:
        return [_around(layout.stock), _around(layout.pile(0)), layout.rule]
    r = layout.gauge + 11 * layout.s
    dial = Box(layout.center.x - r, layout.center.y - r, 2 * r, 2 * r)
    return [_around(layout.stock), _around(layout.pile(0)), dial]


def stock_words(layout: Layout) -> Box:
    """Return the box of the text on the lower edge of the stock; above that edge on the long table."""
    x, y, w, _ = layout.stock
    size = layout.words(14)
    wide, high = max(w * 0.9, min(_STOCK_WORDS * size, w * 1.15 + 22 * layout.s)), size * 1.86
    return Box(x - wide / 2, y + w * CARD_RATIO / 2 - (high if layout.long else high / 2), wide, high)


@lru_cache(maxsize=8)
def above_rule(layout: Layout) -> tuple[Box, ...]:
    """Return everything above the line: cards, seats and the small fans in front of them."""
    boxes = [*middle(layout)[:2], _around(layout.over_pile), stock_words(layout)]
    for place in layout.places:
        boxes.append(layout.plaque(place))
        fan = layout.mini_card(place)
        half = fan.width * 0.75
        boxes.append(Box(fan.x - half, fan.y - half, 2 * half, 2 * half))
    return tuple(boxes)


def center_and_hand(layout: Layout) -> list[Box]:
    """Return the boxes of the stock, the pile, the dial and the viewer's hand, if any."""
    boxes = middle(layout)
    if layout.open:
        return boxes
    first, last = layout.hand_spot(0, 7), layout.hand_spot(6, 7)
    top = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 20 * layout.s
    boxes.append(Box(first.x - first.width / 2, top, last.x - first.x + first.width, layout.height - top))
    return boxes


def others_have_room(layout: Layout, grow: float) -> bool:
    """Return whether the other plaques can grow this much without touching anything."""
    air = 14 * layout.s
    size = layout.plaque_of(grow * layout.s)
    boxes = []
    for place in layout.places:
        x, y = layout.seat_with(place, size)
        boxes.append(Box(x - size.x / 2 - air, y - size.y / 2 - air, size.x + 2 * air, size.y + 2 * air))
    fixed = [*center_and_hand(layout.plain), stock_words(layout.plain)]
    # The tag of a seat extends above its upper edge.
    tag = 14 * layout.s * (grow - 1)
    boxes = [Box(box.x, box.y - tag, box.w, box.h + tag) for box in boxes]
    if not layout.crowded:
        half = 26 * layout.s
        for place in layout.places:
            spot = layout.mini_card_with(place, size)
            fan = Box(spot.x - half, spot.y - half, 2 * half, 2 * half)
            if any(fan.meets(other) for other in fixed):
                return False
    return not any(
        box.meets(other) for number, box in enumerate(boxes) for other in (*boxes[number + 1 :], *fixed)
    )


def middle_has_room(layout: Layout, share: float) -> bool:
    """Return whether dial and pile can grow by this share and touch neither a seat nor its cards."""
    trial, air = replace(layout, grown=share), 6 * layout.s
    around = [layout.plaque(place) for place in layout.places]
    if not layout.crowded:
        half = 22 * layout.s
        fans = [layout.mini_card(place) for place in layout.places]
        around += [Box(fan.x - half, fan.y - half, 2 * half, 2 * half) for fan in fans]
    if not layout.open:
        around.append(center_and_hand(layout.plain)[-1])
    boxes = [
        Box(box.x - air, box.y - air, box.w + 2 * air, box.h + 2 * air)
        for box in (*middle(trial), stock_words(trial))
    ]
    return not any(box.meets(other) for box in boxes for other in around)


def own_has_room(layout: Layout, grow: float) -> bool:
    """Return whether the viewer's plaque can grow this much and leave a large hand readable."""
    right = layout.center.x + _HAND_SPAN * layout.s / 2 + layout.hand_card / 2
    return layout.own_end(grow) <= right - _LEAST_SPAN * layout.s - layout.hand_card


def room_between(layout: Layout, y: float, high: float, cards: Sequence[Spot]) -> float:
    """Return the width available at the middle, for something `high` about `y`.

    It covers no plaque and none of `cards`.
    """
    boxes = [*map(layout.plaque, range(layout.seats)), *map(_around, cards)]
    level_boxes = [box for box in boxes if box.y < y + high / 2 and box.y + box.h > y - high / 2]
    ends = [min(abs(box.x - layout.center.x), abs(box.right - layout.center.x)) for box in level_boxes]
    return 2 * min(ends, default=layout.table_width / 2) - 24 * layout.s


def strip_end(layout: Layout) -> float:
    """Return the lowest bottom of the strip: just above the hand, or above the lower edge without a hand."""
    top = layout.height if layout.open else layout.hand_y - layout.hand_card * CARD_RATIO / 2
    return top - 5 * layout.s


def strip_box(layout: Layout, scores: Sequence[Box] = ()) -> Box:
    """Return the strip between the table and the hand, or at the lower edge without a hand.

    It avoids plaques, a list of moves over the table, and if possible the `scores` on plaques. If seats leave
    no room for its usual height, it's lower, below them, or shorter, between them.
    """
    s, end, picture = layout.s, strip_end(layout), 8 * layout.plaque_scale
    plaques = [Box(x, y, w, h + picture) for x, y, w, h in map(layout.plaque, layout.places)]
    h = STRIP_HEIGHT * layout.strip_scale
    # Large text takes all the width there is.
    grown = layout.s * layout.large / layout.strip_scale
    wide = min(620 * layout.strip_scale * grown, layout.open_right - 40)
    widest = min(620 * layout.strip_scale, layout.open_right - 40)
    shorter, shortest = min(widest, 540 * s), min(widest, 460 * s)

    def at(width: float, up: float = 0.0, high: float = h) -> Box:
        left = min(layout.center.x - width / 2, layout.open_right - 20 - width)
        return Box(left, end - up * s - high, width, high)

    def free(widths: Sequence[float], around: Sequence[Box]) -> Box | None:
        tried = (at(width, up) for width in widths for up in (24, 12, 0))
        return next((box for box in tried if not any(box.meets(one) for one in around)), None)

    clear = free((wide, widest, shorter, shortest), (*plaques, *scores)) if scores else None
    clear = clear or free((wide, widest, shorter), plaques)
    if clear is not None:
        return clear
    low = end - max(box.bottom for box in plaques if box.meets(at(wide)))
    if low >= _LOWEST_STRIP:
        return at(min(1.3 * wide, layout.open_right - 40), high=low)
    return at(min(shorter, room_between(layout, at(shorter).center.y, h, ())))


class MoveListPlace:
    """Where the list of moves is: `docked` beside the table is remembered, `over` it ends on a resize."""

    def __init__(self) -> None:
        self.docked, self.over = True, False
        self.far = False
        """Whether the table is seen from afar: then nothing is beside it, and all text is large."""
        self.stays_closed = False
        """Whether there is no list, as it's all numbers and a child at the table can't read them."""

    def toggle(self, width: float, text: float) -> bool:
        """Open or close the list in a window of this width; return whether to remember it."""
        if self.stays_closed:
            return False
        if self._docks(width, text):
            self.docked, self.over = not self.docked, False
            return True
        self.over = not self.over
        return False

    def _docks(self, width: float, text: float) -> bool:
        return drawer_fits(width, text) and not self.far and not self.stays_closed

    def layout(self, width: float, height: float, seats: int, text: float) -> Layout:
        """Return the layout for a window of this size, with the list in its place."""
        wide = drawer_width(text)
        docked_width = wide if self.docked and self._docks(width, text) else 0.0
        over = wide if self.over and not docked_width else 0.0
        large = max(text, FAR_TEXT) if self.far else text
        width, height = max(MIN_WIDTH, width), max(MIN_HEIGHT, height)
        return Layout(width, height, seats, docked_width, large, over, far=self.far)
