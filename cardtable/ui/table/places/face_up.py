"""Where the cards of a face-up hand are on the felt: in front of its seat, clear of others. Without Qt."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from cardtable.ui.table.places.layout import CARD_RATIO, PLAQUE_HEIGHT, Box, Layout, Spot, middle

CARD = 76.0
"""Width of a card at scale 1 if there is room."""

SPAN = 300.0
"""Maximum distance from the first card to the last, at scale 1."""

OPEN, OPEN_CROWDED = 52.0, 36.0
"""Width of a card of a hand that is always open, at scale 1: with few seats and with many."""

OPEN_SPAN, OPEN_SPAN_CROWDED = 168.0, 96.0
"""Maximum distance from the first card to the last in such a hand: with few seats and with many."""

_SIZES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_ASIDE = (0.0, 25.0, -25.0, 50.0, -50.0, 80.0, -80.0, 110.0, 140.0)
_UP = (0.0, 10.0, -10.0, 20.0, -20.0, 35.0, -35.0, 50.0, -50.0, 70.0, -70.0, 100.0, -100.0)
"""The sizes to try, and the shifts toward the middle and up or down, at scale 1."""

_COVERED, _SMALL = 50.0, 1.0
"""The costs of covering something and of being smaller."""


@lru_cache(maxsize=64)
def face_up_spots(layout: Layout, place: int, count: int) -> tuple[Spot, ...]:
    """Return the spots of `count` face-up cards in front of the seat at `place`."""
    return layout.open_row(place, count) or _clear(layout, place, count, CARD, SPAN, ())


@lru_cache(maxsize=64)
def open_spots(layout: Layout, place: int, count: int) -> tuple[Spot, ...]:
    """Return the spots of a hand if all hands are open, clear of the hands at earlier places."""
    fixed = layout.open_row(place, count)
    if fixed:
        return fixed
    card, most = (OPEN_CROWDED, OPEN_SPAN_CROWDED) if layout.crowded else (OPEN, OPEN_SPAN)
    others = tuple(_around(open_spots(layout, other, count)) for other in layout.places if other < place)
    return _clear(layout, place, count, card, most, others)


def _clear(
    layout: Layout, place: int, count: int, card: float, most: float, others: tuple[Box, ...]
) -> tuple[Spot, ...]:
    """Return a row that is as large and as near its usual place as possible without covering anything.

    It avoids names, the dial, the stock, the pile and the hands of others.
    """
    things = [*map(layout.plaque, range(layout.seats)), *middle(layout), *others]
    best, least = _row(layout, place, count, card, most), float("inf")
    for share in _SIZES:
        if _SMALL * (1 - share) >= least:
            break
        row = _row(layout, place, count, card * share, most * share)
        around = _around(row)
        near = [thing for thing in things if _common(_reach(layout.s, around), thing)]
        for x, y, box in _moved(layout, place, around):
            covered = sum(_common(box, thing) for thing in near)
            cost = _COVERED * covered / (box.w * box.h) + _SMALL * (1 - share)
            if cost < least:
                best, least = tuple(spot._replace(x=spot.x + x, y=spot.y + y) for spot in row), cost
            if not covered:
                break
    return best


def _moved(layout: Layout, place: int, around: Box) -> Iterator[tuple[float, float, Box]]:
    """Yield the possible shifts of a row, each with the box around the row there."""
    s = layout.s
    inward = -s if layout.mirrored(place) else s
    edge, top = 12.0, layout.bar
    right = layout.table_width - edge
    bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2
    for up, aside in product(_UP, _ASIDE):
        x, y = inward * aside, up * s
        box = Box(around.x + x, around.y + y, around.w, around.h)
        if edge <= box.x and box.right <= right and top < box.y and box.bottom < bottom:
            yield x, y, box


def _reach(s: float, around: Box) -> Box:
    """Return the box around all places that a row may be moved to."""
    aside, up = s * max(map(abs, _ASIDE)), s * max(map(abs, _UP))
    return Box(around.x - aside, around.y - up, around.w + 2 * aside, around.h + 2 * up)


def _row(layout: Layout, place: int, count: int, card: float, most: float) -> tuple[Spot, ...]:
    """Return the usual row in front of the seat.

    `card` is the width of a card, `most` the maximum distance from first to last, both at scale 1.
    """
    s = layout.s
    w, away = card * s, (39 + 0.7 * card) * s
    step = min(w * 0.97, most * s / max(1, count - 1))
    seat = layout.seat(place)
    height = math.sin(math.radians(layout.angle(place)))
    half = (count - 1) / 2 * step + w / 2
    grown = (layout.plaque_size.y - PLAQUE_HEIGHT * s) / 2
    if height < -0.95:
        x, y = seat.x, seat.y + away + grown
    else:
        inward = -1 if layout.mirrored(place) else 1
        x = seat.x + inward * (half - 40 * s)
        y = seat.y + (away - 8 * s + grown if height < 0.2 else -away - 4 * s - grown)
        free = layout.gauge + 34 * s + half
        x = max(x, layout.center.x + free) if inward < 0 else min(x, layout.center.x - free)
    x = min(max(x, 12 + half), layout.table_width - 12 - half)
    aside = [index - (count - 1) / 2 for index in range(count)]
    return tuple(Spot(x + t * step, y + abs(t) ** 1.7 * 2.2 * s, w, t * 2.4) for t in aside)


def _around(row: tuple[Spot, ...]) -> Box:
    """Return the box of a row of cards, ignoring their small rotation."""
    w = row[0].width
    top, bottom = min(spot.y for spot in row), max(spot.y for spot in row)
    return Box(
        row[0].x - w / 2, top - w * CARD_RATIO / 2, row[-1].x - row[0].x + w, bottom - top + w * CARD_RATIO
    )


def _common(one: Box, other: Box) -> float:
    """Return the area of the intersection."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
