"""What must not cover what on the table, and how large things may grow before they do. Without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.ui.table.spots import CARD_RATIO, OWN_PLAQUE, Box, Spot

if TYPE_CHECKING:
    from cardtable.ui.table.layout import Layout


def _around(spot: Spot) -> Box:
    h = spot.width * CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - h / 2, spot.width, h)


def middle(layout: Layout) -> list[Box]:
    """The boxes of the stock, the pile and the dial."""
    r = layout.gauge + 11 * layout.s
    dial = Box(layout.centre.x - r, layout.centre.y - r, 2 * r, 2 * r)
    return [_around(layout.stock), _around(layout.pile(0)), dial]


def _centre_and_hand(layout: Layout) -> list[Box]:
    boxes = middle(layout)
    first, last = layout.hand_spot(0, 7), layout.hand_spot(6, 7)
    top = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 20 * layout.s
    boxes.append(Box(first.x - first.width / 2, top, last.x - first.x + first.width, layout.height - top))
    return boxes


def spread(layout: Layout) -> tuple[Box, ...]:
    """The boxes that must never cover one another: plaques, stock, dial, pile, the own hand."""
    return (*(layout.plaque(place) for place in range(layout.seats)), *_centre_and_hand(layout))


def others_have_room(layout: Layout, grow: float) -> bool:
    """Whether the plaques of the others may be so much larger: they touch nothing, nor each other."""
    air = 14 * layout.s
    size = layout.plaque_of(grow * layout.s)
    boxes = []
    for place in range(1, layout.seats):
        x, y = layout.seat_with(place, size)
        boxes.append(Box(x - size.x / 2 - air, y - size.y / 2 - air, size.x + 2 * air, size.y + 2 * air))
    fixed = _centre_and_hand(layout)
    if not layout.crowded:
        half = 26 * layout.s
        for place in range(1, layout.seats):
            spot = layout.mini_card_with(place, size)
            fan = Box(spot.x - half, spot.y - half, 2 * half, 2 * half)
            if any(fan.meets(other) for other in fixed):
                return False
    return not any(
        box.meets(other) for number, box in enumerate(boxes) for other in (*boxes[number + 1 :], *fixed)
    )


def own_has_room(layout: Layout, grow: float) -> bool:
    """Whether the own plaque may be so much larger: it ends before the hand."""
    first = layout.hand_spot(0, 7)
    return ((OWN_PLAQUE + 22) * grow + 11 + 14) * layout.s < first.x - first.width / 2


def room_between(layout: Layout, y: float, high: float, cards: Sequence[Spot]) -> float:
    """How wide something in the middle may be that is so high about `y`, without covering a plaque or one of
    those cards.
    """
    boxes = [*(layout.plaque(place) for place in range(1, layout.seats)), *(_around(card) for card in cards)]
    beside = [box for box in boxes if box.y < y + high / 2 and box.y + box.h > y - high / 2]
    ends = [min(abs(box.x - layout.centre.x), abs(box.right - layout.centre.x)) for box in beside]
    return 2 * min(ends, default=layout.table_width / 2) - 24 * layout.s


def strip_box(layout: Layout) -> Box:
    """The strip at the end of a deal, between the table and the own hand, clear of all plaques if need be and
    of a list of moves over the table.
    """
    s, top = layout.s, layout.hand_y - layout.hand_card * CARD_RATIO / 2
    plaques = [layout.plaque(place) for place in range(1, layout.seats)]
    h = 68 * layout.strip_scale
    widest = min(620 * layout.strip_scale, layout.open_right - 40)
    tried = [
        Box(min(layout.centre.x - width / 2, layout.open_right - 20 - width), top - air * s - h, width, h)
        for width in (widest, min(widest, 540 * s))
        for air in (29, 17, 5)
    ]
    return next((box for box in tried if not any(box.meets(plaque) for plaque in plaques)), tried[-1])
