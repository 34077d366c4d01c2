"""Nothing on the table covers anything else, and everything is inside the window."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import permutations, product

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.labels import CallBubble
from cardtable.ui.table.places.face_up import CARD, face_up_spots, open_spots
from cardtable.ui.table.places.layout import (
    CARD_RATIO,
    DRAWER,
    DRAWER_FROM,
    MIN_HEIGHT,
    MIN_WIDTH,
    Box,
    Layout,
    MoveListPlace,
    Spot,
    centre_and_hand,
    middle,
)

WINDOWS = ((1024, 640), (1199, 1000), (1200, 700), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160))


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_nothing_covers_anything_else(width: int, height: int, seats: int, text: float) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0, text)
    boxes = [*(layout.plaque(place) for place in range(layout.seats)), *centre_and_hand(layout)]
    for number, box in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert not box.meets(other), f"{box} covers {other}"


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_nothing_covers_anything_else_on_a_television(width: int, height: int, seats: int) -> None:
    places = MoveListPlace()
    places.far = True
    layout, near = places.layout(width, height, seats, 1.0), Layout(width, height, seats)
    boxes = [*(layout.plaque(place) for place in range(layout.seats)), *centre_and_hand(layout)]
    for number, box in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert not box.meets(other), f"{box} covers {other}"
    assert layout.drawer == 0, "the list of moves is not read from afar"
    assert layout.gauge > 1.4 * near.gauge
    assert layout.words(17) > near.words(17)


def test_at_three_metres_names_are_as_high_as_a_finger_is_wide() -> None:
    """On a television of 1920 by 1080 dots and 55 inches, a dot is .63 mm; words of 20 mm are read from so
    far as those of 2.7 mm at arm's length.
    """
    layout = Layout(1920, 1080, 4, text=2.0, far=True)
    assert layout.words(17) * 0.63 > 20
    assert layout.gauge * 0.8 * 0.63 > 90, "the total"


@pytest.mark.parametrize("seats", [2, 4, 10])
@pytest.mark.parametrize(("width", "height"), [(MIN_WIDTH, MIN_HEIGHT), *WINDOWS])
def test_a_card_in_the_hand_is_not_meant_for_the_pile(width: int, height: int, seats: int) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0)
    for index in range(7):
        x, y, card, _ = layout.lifted(layout.hand_spot(index, 7))
        assert not layout.is_on_felt(x, y - card * 0.3), "a card that is barely lifted would be played"
    assert layout.is_on_felt(*layout.over_pile[:2])
    assert layout.is_on_felt(*layout.stock[:2])
    assert layout.is_on_felt(layout.centre.x, layout.centre.y + layout.gauge)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_everything_is_inside_the_window(width: int, height: int, seats: int, text: float) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0, text)
    for place in range(seats):
        box = layout.plaque(place)
        assert box.x > 8 * layout.s
        assert box.right < layout.table_width - 8 * layout.s
        assert box.y > 0
        assert box.bottom < height
    for count in (1, 3, 5, 7, 13):
        first, last = layout.hand_spot(0, count), layout.hand_spot(count - 1, count)
        assert first.x - first.width / 2 > layout.plaque(0).right
        assert last.x + last.width / 2 < layout.table_width


@pytest.mark.parametrize("count", [1, 7, 8, 10, 13, 20])
@pytest.mark.parametrize(("width", "height"), [(MIN_WIDTH, MIN_HEIGHT), *WINDOWS])
def test_no_card_of_the_hand_is_cut_off_by_the_window(width: int, height: int, count: int) -> None:
    layout = Layout(width, height, 3, DRAWER if width >= DRAWER_FROM else 0)
    for index in range(count):
        spot = layout.hand_spot(index, count)
        a, high = math.radians(abs(spot.turn)), spot.width * CARD_RATIO
        assert spot.y + (math.cos(a) * high + math.sin(a) * spot.width) / 2 < height


@pytest.mark.slow("189 tables, every card of every hand against every seat")
@pytest.mark.parametrize("text", [1.0, pytest.param(1.5, marks=pytest.mark.long), 2.0])
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_hand_that_lies_open_hides_nobodys_name(width: int, height: int, seats: int, text: float) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0, text)
    plaques = [QRectF(*layout.plaque(place)) for place in range(seats)]
    for place in range(1, seats):
        for count in (1, 3, 5, 7):
            for spot in face_up_spots(layout, place, count):
                w, h = spot.width, spot.width * CARD_RATIO
                assert w >= 0.5 * CARD * layout.s - 1e-6
                card = QRectF(spot.x - w / 2, spot.y - h / 2, w, h)
                assert QRectF(0, 0, layout.table_width, height).contains(card)
                for plaque in plaques:
                    common = card.intersected(plaque)
                    assert common.width() * common.height() <= 0.015 * plaque.width() * plaque.height()


SHOWN = pytest.mark.parametrize(
    ("width", "height", "long"),
    [(1024, 640, False), (1440, 900, False), (1024, 640, True), (1440, 900, True)],
)


def common(one: Box, other: Box) -> float:
    """The area that both cover, as a share of the other."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(w, 0.0) * max(h, 0.0) / (other.w * other.h)


def card(spot: Spot) -> Box:
    """Where a card lies, as though it were not turned."""
    w, h = spot.width, spot.width * CARD_RATIO
    return Box(spot.x - w / 2, spot.y - h / 2, w, h)


@SHOWN
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8, 10])
@pytest.mark.parametrize("spots", [face_up_spots, open_spots])
def test_a_hand_that_is_shown_covers_neither_stock_nor_pile(
    width: int, height: int, long: bool, seats: int, spots: Callable[[Layout, int, int], tuple[Spot, ...]]
) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0, long=long)
    for place, count in product(range(1, seats), (1, 3, 5, 7, 10, 12)):
        for spot in spots(layout, place, count):
            for heap in middle(layout)[:2]:
                assert common(card(spot), heap) <= 0.02


@SHOWN
@pytest.mark.parametrize("seats", range(3, 11))
def test_hands_that_all_lie_open_lie_beside_each_other(
    width: int, height: int, long: bool, seats: int
) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0, long=long)
    for count in (3, 5, 7, 10):
        for one, other in permutations(layout.places, 2):
            for mine, theirs in product(open_spots(layout, one, count), open_spots(layout, other, count)):
                assert common(card(mine), card(theirs)) <= 0.25, (one, other)


def test_a_hand_that_lies_open_keeps_its_size_where_there_is_room() -> None:
    layout = Layout(1440, 900, 4, DRAWER)
    assert {spot.width for spot in face_up_spots(layout, 1, 3)} == {CARD * layout.s}


@pytest.mark.parametrize("seats", range(2, 11))
def test_seats_follow_one_another_clockwise(seats: int) -> None:
    layout = Layout(1440, 900, seats)
    angles = [layout.angle(place) for place in range(seats)]
    assert angles == sorted(angles)
    assert angles[0] == 90
    assert angles[-1] < 450


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_strip_at_the_end_of_a_deal_leaves_stock_pile_and_hand_free(width: int, height: int) -> None:
    layout = Layout(width, height, 4, DRAWER if width >= DRAWER_FROM else 0)
    top = layout.hand_y - layout.hand_card * CARD_RATIO / 2
    assert layout.strip.bottom <= top
    stock = layout.stock
    assert layout.strip.y > stock.y + stock.width * CARD_RATIO / 2


def test_text_stays_readable_in_the_smallest_window() -> None:
    layout = Layout(1024, 640, 6)
    assert layout.s >= 0.70
    assert layout.hand_card >= 70


def test_a_plaque_holds_all_its_tokens() -> None:
    for seats in (4, 10):
        layout = Layout(1024, 640, seats)
        for place in range(seats):
            box: Box = layout.plaque(place)
            avatar = box.right - box.h - 3 * layout.s
            ends = avatar if layout.mirrored(place) else box.right - 4 * layout.s
            for count in (1, 3, 5, 6):
                last = layout.token(place, count - 1, count)
                half = layout.token_size(place, count) / 2
                assert box.x < last.x - half
                assert last.x + half < ends


def test_the_direction_track_has_evenly_spaced_marks() -> None:
    chevrons = Layout(1440, 900, 4).chevrons
    assert len(chevrons) == 26
    gaps = [
        ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
        for a, b in zip(chevrons, (*chevrons[1:], chevrons[0]), strict=True)
    ]
    assert max(gaps) < 1.2 * min(gaps)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_strip_at_the_end_of_a_deal_covers_no_seat(width: int, height: int, seats: int) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0)
    assert layout.strip.bottom <= layout.hand_y - layout.hand_card * CARD_RATIO / 2
    for place in range(seats):
        assert not layout.strip.meets(layout.plaque(place)), place


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_what_a_seat_says_stays_in_the_window(qtbot: QtBot, width: int, height: int, text: float) -> None:
    for seats in range(2, 11):
        layout = MoveListPlace().layout(width, height, seats, text)
        bounds = QRectF(6, layout.bar * 0.2, layout.table_width - 12, layout.height)
        for place in range(seats):
            bubble = CallBubble(FOREST)
            grown = layout.s * min(layout.large, 1.25 if layout.crowded else 1.6)
            bubble.say(layout.bubble(place), "87", "pass to you", "hold", grown, False, bounds)
            # Its picture has room for the shadow on all sides.
            body = bubble.sceneBoundingRect().adjusted(24, 24, -24, -28)
            assert body.left() >= 0, (seats, place)
            assert body.right() <= layout.table_width, (seats, place)
            assert body.top() >= 0, (seats, place)


@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_key_of_a_seat_that_can_be_named_lies_under_no_call(width: int, height: int, seats: int) -> None:
    layout = Layout(width, height, seats, DRAWER if width >= DRAWER_FROM else 0)
    for place in range(1, seats):
        bubble, at_left = layout.bubble(place), layout.key_at_left(place)
        assert (bubble.side, at_left) not in (("left", True), ("right", False))
        assert bubble.side != "above" or at_left == layout.mirrored(place)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize(("width", "height"), [(MIN_WIDTH, MIN_HEIGHT), *WINDOWS])
def test_the_own_seat_is_no_smaller_than_the_others(width: int, height: int, seats: int, text: float) -> None:
    for far in (False, True):
        places = MoveListPlace()
        places.far = far
        layout = places.layout(width, height, seats, text)
        own = layout.plaque(0)
        for place in layout.places:
            assert layout.plaque_unit(0) >= layout.plaque_unit(place)
            assert own.h >= layout.plaque(place).h
        for count in (1, 3, 7, 13):
            first, last = layout.hand_spot(0, count), layout.hand_spot(count - 1, count)
            assert first.x - first.width / 2 > own.right
            assert last.x - first.x >= min(0.97 * (count - 1) * layout.hand_card, 440 * layout.s) - 1e-6


def hidden(layout: Layout, place: int, spot: Spot) -> float:
    """How much of a card the plaque of a place hides, both ends of which are round; by 400 points of it."""
    plaque, a = layout.plaque(place), math.radians(spot.turn)
    radius, straight = plaque.h / 2, (plaque.w - plaque.h) / 2
    under = 0
    for i, j in product(range(20), repeat=2):
        across, down = (i / 19 - 0.5) * spot.width, (j / 19 - 0.5) * spot.width * CARD_RATIO
        x = spot.x + across * math.cos(a) - down * math.sin(a) - plaque.centre.x
        y = spot.y + across * math.sin(a) + down * math.cos(a) - plaque.centre.y
        under += math.hypot(max(0.0, abs(x) - straight), y) < radius
    return under / 400


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_large_plaque_hides_no_more_of_a_hand_than_a_usual_one(
    width: int, height: int, seats: int, text: float
) -> None:
    layout, usual = (MoveListPlace().layout(width, height, seats, size) for size in (text, 1.0))
    for place in layout.places:
        now, before = (hidden(one, place, one.mini_card(place)) for one in (layout, usual))
        assert now <= before + 0.04, "the hand is under the plaque"
