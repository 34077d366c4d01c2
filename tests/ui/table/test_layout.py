"""Nothing on the table covers anything else, and everything is inside the window."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.labels import CallBubble
from cardtable.ui.table.places.face_up import CARD, face_up_spots, open_spots
from cardtable.ui.table.places.held import Held
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
    center_and_hand,
    middle,
)
from cardtable.ui.table.places.pages import Panel, Ring, Row

WINDOWS = ((1024, 640), (1199, 1000), (1200, 700), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160))
LEAST_TOO = ((MIN_WIDTH, MIN_HEIGHT), *WINDOWS)
SEATS = range(2, 11)
TEXTS = (1.0, 1.5, 2.0)


def tables(
    sizes: Sequence[tuple[int, int]] = WINDOWS,
    seats: Sequence[int] = SEATS,
    texts: Sequence[float] = (1.0,),
    long: bool = False,
) -> Iterator[Layout]:
    """Yield a layout for each combination of window, number of seats and text size."""
    for (width, height), count, text in product(sizes, seats, texts):
        yield Layout(width, height, count, DRAWER if width >= DRAWER_FROM else 0, text, long=long)


def assert_apart(boxes: Sequence[Box], layout: object) -> None:
    for one, other in combinations(boxes, 2):
        assert not one.meets(other), f"{one} covers {other} of {layout}"


def assert_inside_and_apart(
    boxes: Sequence[Box], width: float, height: float, layout: object, over: float = 0.0
) -> None:
    """Check that no box meets another, and none is over the edge of the table by more than `over` pixels."""
    assert_apart(boxes, layout)
    for box in boxes:
        assert min(box.x, box.y) >= -over, f"{box} of {layout}"
        assert box.right <= width + over, f"{box} of {layout}"
        assert box.bottom <= height + over, f"{box} of {layout}"


def seats_center_and_hand(layout: Layout) -> list[Box]:
    return [*(layout.plaque(place) for place in range(layout.seats)), *center_and_hand(layout)]


def test_nothing_covers_anything_else() -> None:
    for layout in tables(texts=TEXTS):
        assert_apart(seats_center_and_hand(layout), layout)


def test_nothing_covers_anything_else_on_a_page() -> None:
    parts_of_pages = ((420, 400), (450, 505), (572, 535), (860, 775), (1100, 900))
    for (width, height), seats, text, cards in product(parts_of_pages, (1, 2, 3), TEXTS, (3, 4, 5)):
        layout = Panel(width, height, seats, text=text)
        rows = [open_spots(layout, place, cards) for place in layout.places]
        rows.append(tuple(layout.hand_spot(index, cards) for index in range(cards)))
        boxes = [*(layout.plaque(place) for place in range(seats)), *middle(layout)[1:], *map(around, rows)]
        assert_inside_and_apart(boxes, width, height, layout)


@pytest.mark.parametrize("sizes", [(3, 3), (3, 3, 3), (7, 7, 7, 7), (3, 0, 3, 0, 3), (3,) * 10], ids=str)
def test_nothing_covers_anything_else_with_true_and_imagined_hands(sizes: tuple[int, ...]) -> None:
    for width, text, imagined, seen in product((560, 760, 1000), TEXTS, (False, True), (200, 415, 700)):
        layout = Held(width, 0, len(sizes), text=text, sizes=sizes, imagined=imagined, seen=seen)
        rows = [tuple(layout.hand_spot(index, sizes[0]) for index in range(sizes[0]))]
        for place, size in enumerate(sizes):
            if place and size:
                rows.append(layout.open_row(place, size))
                rows += [layout.imagined_row(place, size)] if imagined else []
        boxes = [*map(layout.plaque, (0, *layout.holding)), middle(layout)[2], *map(around, rows)]
        assert_inside_and_apart(boxes, width, layout.needed, layout)


def around(row: Sequence[Spot]) -> Box:
    """Return the box of a row of upright cards."""
    wide, high = row[0].width, row[0].width * CARD_RATIO
    return Box(row[0].x - wide / 2, row[0].y - high / 2, row[-1].x - row[0].x + wide, high)


@pytest.mark.parametrize("size", [(600, 380), (960, 600)], ids=str)
def test_seats_of_joining_players_do_not_overlap(size: tuple[int, int]) -> None:
    for seats, text in product(SEATS, TEXTS):
        ring = Ring(*size, seats, text=text)
        assert_inside_and_apart([ring.stop(place) for place in range(seats)], *size, ring, over=0.5)


@pytest.mark.parametrize("width", [968, 1384])
def test_seats_for_real_cards_are_below_the_line_and_do_not_overlap(width: int) -> None:
    for seats, text, felt in product(SEATS, TEXTS, (132, 324)):
        height = felt + Row(width, 0, seats, text=text).below
        row = Row(width, height, seats, text=text)
        boxes = [row.rule, *(row.plaque(place) for place in range(seats))]
        assert_inside_and_apart(boxes, width, height, row, over=0.5)


def test_nothing_covers_anything_else_on_a_television() -> None:
    places = MoveListPlace()
    places.far = True
    for (width, height), seats in product(WINDOWS, SEATS):
        layout, near = places.layout(width, height, seats, 1.0), Layout(width, height, seats)
        assert_apart(seats_center_and_hand(layout), layout)
        assert layout.drawer == 0, "the list of moves is not read from afar"
        assert layout.gauge > 1.4 * near.gauge
        assert layout.words(17) > near.words(17)


def test_names_can_be_read_from_three_meters() -> None:
    """Words of 20 mm read from there like 2.7 mm close up; a pixel of a 55-inch television is .63 mm."""
    layout = Layout(1920, 1080, 4, text=2.0, far=True)
    assert layout.words(17) * 0.63 > 20
    assert layout.gauge * 0.8 * 0.63 > 90, "the total"


def test_a_barely_lifted_card_is_not_over_the_pile() -> None:
    for layout in tables(LEAST_TOO, (2, 4, 10)):
        for index in range(7):
            x, y, card, _ = layout.lifted(layout.hand_spot(index, 7))
            assert not layout.is_on_felt(x, y - card * 0.3), "a card that is barely lifted would be played"
        assert layout.is_on_felt(*layout.over_pile[:2])
        assert layout.is_on_felt(*layout.stock[:2])
        assert layout.is_on_felt(layout.center.x, layout.center.y + layout.gauge)


def test_everything_is_inside_the_window() -> None:
    for layout in tables(texts=TEXTS):
        for place in range(layout.seats):
            box = layout.plaque(place)
            assert box.x > 8 * layout.s
            assert box.right < layout.table_width - 8 * layout.s
            assert box.y > 0
            assert box.bottom < layout.height
        for count in (1, 3, 5, 7, 13):
            first, last = layout.hand_spot(0, count), layout.hand_spot(count - 1, count)
            assert first.x - first.width / 2 > layout.plaque(0).right
            assert last.x + last.width / 2 < layout.table_width


def test_no_card_of_the_hand_is_cut_off_by_the_window() -> None:
    for layout, count in product(tables(LEAST_TOO, [3]), (1, 7, 8, 10, 13, 20)):
        for index in range(count):
            spot = layout.hand_spot(index, count)
            a, high = math.radians(abs(spot.turn)), spot.width * CARD_RATIO
            assert spot.y + (math.cos(a) * high + math.sin(a) * spot.width) / 2 < layout.height


def assert_names_in_sight(layout: Layout) -> None:
    """Check every place at which a hand can be shown."""
    plaques = [QRectF(*layout.plaque(place)) for place in range(layout.seats)]
    for place, count in product(range(1, layout.seats), (1, 3, 5, 7)):
        for spot in face_up_spots(layout, place, count):
            w, h = spot.width, spot.width * CARD_RATIO
            assert w >= 0.5 * CARD * layout.s - 1e-6
            card = QRectF(spot.x - w / 2, spot.y - h / 2, w, h)
            assert QRectF(0, 0, layout.table_width, layout.height).contains(card)
            for plaque in plaques:
                covered = card.intersected(plaque)
                assert covered.width() * covered.height() <= 0.015 * plaque.width() * plaque.height(), layout


def test_an_open_hand_hides_no_name() -> None:
    for layout in (*tables(WINDOWS[:1], (4, 10)), *tables(WINDOWS[3:4], (6,), (2.0,))):
        assert_names_in_sight(layout)


@pytest.mark.slow("126 tables, every card of every hand against every seat")
def test_an_open_hand_hides_no_name_at_any_table() -> None:
    for layout in tables(texts=(1.0, 2.0)):
        assert_names_in_sight(layout)


@pytest.mark.slow("63 tables more")
@pytest.mark.long
def test_an_open_hand_hides_no_name_in_large_text() -> None:
    for layout in tables(texts=[1.5]):
        assert_names_in_sight(layout)


SHOWN = ((1024, 640), (1440, 900))


def common(one: Box, other: Box) -> float:
    """Return the area in both boxes as a share of the other."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(w, 0.0) * max(h, 0.0) / (other.w * other.h)


def card(spot: Spot) -> Box:
    """Return the box of a card as if it were upright."""
    w, h = spot.width, spot.width * CARD_RATIO
    return Box(spot.x - w / 2, spot.y - h / 2, w, h)


@pytest.mark.parametrize(
    ("counts", "seats"),
    [
        ((10,), (4, 10)),
        pytest.param((1, 3, 5, 7, 10, 12), (2, 3, 4, 6, 8, 10), marks=pytest.mark.slow("120 tables")),
    ],
    ids=["few", "all"],
)
@pytest.mark.parametrize("spots", [face_up_spots, open_spots])
def test_an_open_hand_covers_neither_stock_nor_pile(
    spots: Callable[[Layout, int, int], tuple[Spot, ...]], counts: Sequence[int], seats: Sequence[int]
) -> None:
    for layout in (*tables(SHOWN, seats), *tables(SHOWN, seats, long=True)):
        heaps = middle(layout)[:2]
        for place, count in product(range(1, layout.seats), counts):
            for spot, heap in product(spots(layout, place, count), heaps):
                assert common(card(spot), heap) <= 0.02, (layout, place, count)


@pytest.mark.parametrize(
    "seats", [(3, 6, 10), pytest.param((4, 5, 7, 8, 9), marks=pytest.mark.slow("20 tables more"))]
)
def test_open_hands_barely_overlap(seats: Sequence[int]) -> None:
    for layout in (*tables(SHOWN, seats), *tables(SHOWN, seats, long=True)):
        for count in (3, 5, 7, 10):
            hands = [[card(spot) for spot in open_spots(layout, place, count)] for place in layout.places]
            for one, other in permutations(hands, 2):
                for mine, theirs in product(one, other):
                    assert common(mine, theirs) <= 0.25, (layout, count)


def test_an_open_hand_keeps_its_size_if_there_is_room() -> None:
    layout = Layout(1440, 900, 4, DRAWER)
    assert {spot.width for spot in face_up_spots(layout, 1, 3)} == {CARD * layout.s}


def test_seats_follow_one_another_clockwise() -> None:
    for layout in tables([(1440, 900)]):
        angles = [layout.angle(place) for place in range(layout.seats)]
        assert angles == sorted(angles)
        assert angles[0] == 90
        assert angles[-1] < 450


def test_the_strip_covers_neither_stock_nor_pile_hand_or_seats() -> None:
    for layout in tables(LEAST_TOO, texts=(1.0, 1.5, 2.0)):
        assert layout.strip.bottom <= layout.hand_y - layout.hand_card * CARD_RATIO / 2
        for place in range(layout.seats):
            assert not layout.strip.meets(layout.plaque(place)), place
    for layout in tables(seats=[4]):
        stock = layout.stock
        assert layout.strip.y > stock.y + stock.width * CARD_RATIO / 2


def test_text_stays_readable_in_the_smallest_window() -> None:
    layout = Layout(1024, 640, 6)
    assert layout.s >= 0.70
    assert layout.hand_card >= 70


def test_a_plaque_holds_all_its_tokens() -> None:
    for layout in tables([(1024, 640)], (4, 10)):
        for place in range(layout.seats):
            box = layout.plaque(place)
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


def test_calls_stay_in_the_window(qtbot: QtBot) -> None:
    for (width, height), seats, text, long in product(WINDOWS, SEATS, TEXTS, (False, True)):
        layout = replace(MoveListPlace().layout(width, height, seats, text), long=long)
        bounds = QRectF(6, layout.bar * 0.2, layout.table_width - 12, layout.height)
        grown = layout.s * min(layout.large, 1.25 if layout.crowded else 1.6)
        for place in range(seats):
            bubble = CallBubble(FOREST)
            bubble.say(layout.bubble(place), "87", "pass to you, Benjamin", "hold", grown, False, bounds)
            body = bubble.body
            assert body.left() >= 0, (layout, place)
            assert body.right() <= layout.table_width, (layout, place)
            assert body.top() >= 0, (layout, place)
            assert body.height() >= 0.67 * 46 * grown, "the total can be read"


def test_at_a_crowded_table_no_call_covers_another_seat(qtbot: QtBot) -> None:
    for (width, height), seats, text in product(WINDOWS, (7, 8, 9, 10), TEXTS):
        layout = MoveListPlace().layout(width, height, seats, text)
        bounds = QRectF(6, layout.bar * 0.2, layout.table_width - 12, layout.height)
        for place, other in permutations(layout.places, 2):
            bubble, plaque = CallBubble(FOREST), layout.plaque(other)
            grown = layout.s * min(layout.large, 1.25)
            bubble.say(layout.bubble(place), "87", "pass", "hold", grown, False, bounds)
            covered = bubble.body.intersected(QRectF(plaque.x, plaque.y, plaque.w, plaque.h))
            assert covered.isEmpty() or covered.height() <= 2, (layout, place, other)


def test_no_call_covers_the_key_of_a_seat() -> None:
    for layout in tables():
        for place in range(1, layout.seats):
            bubble, at_left = layout.bubble(place), layout.key_at_left(place)
            assert (bubble.side, at_left) not in (("left", True), ("right", False))
            assert bubble.side != "above" or at_left == layout.mirrored(place)


@pytest.mark.parametrize("far", [False, True])
def test_your_seat_is_no_smaller_than_the_others(far: bool) -> None:
    places = MoveListPlace()
    places.far = far
    for (width, height), seats, text in product(LEAST_TOO, SEATS, TEXTS):
        layout = places.layout(width, height, seats, text)
        own = layout.plaque(0)
        for place in layout.places:
            assert layout.plaque_unit(0) >= layout.plaque_unit(place)
            assert own.h >= layout.plaque(place).h
        for count in (1, 3, 7, 13):
            first, last = layout.hand_spot(0, count), layout.hand_spot(count - 1, count)
            assert first.x - first.width / 2 > own.right
            assert last.x - first.x >= min(0.97 * (count - 1) * layout.hand_card, 440 * layout.s) - 1e-6


def hidden(layout: Layout, place: int) -> float:
    """Return the share of a card under the plaque of its seat, which has round ends, from 400 samples."""
    spot = layout.mini_card(place)
    plaque, a = layout.plaque(place), math.radians(spot.turn)
    radius, straight = plaque.h / 2, (plaque.w - plaque.h) / 2
    sine, cosine, center = math.sin(a), math.cos(a), plaque.center
    under = 0
    for i, j in product(range(20), repeat=2):
        across, down = (i / 19 - 0.5) * spot.width, (j / 19 - 0.5) * spot.width * CARD_RATIO
        x = spot.x + across * cosine - down * sine - center.x
        y = spot.y + across * sine + down * cosine - center.y
        under += math.hypot(max(0.0, abs(x) - straight), y) < radius
    return under / 400


def test_a_large_plaque_hides_no_more_of_a_hand_than_a_small_one() -> None:
    for (width, height), seats in product(WINDOWS, range(2, 7)):
        usual, *larger = (MoveListPlace().layout(width, height, seats, text) for text in TEXTS)
        for place in usual.places:
            most = hidden(usual, place) + 0.04
            for layout in larger:
                assert hidden(layout, place) <= most, "the hand is under the plaque"


def test_large_text_enlarges_the_total_as_far_as_there_is_room() -> None:
    for width, seats in product((1024, 1440), range(2, 11)):
        usual, large = (Layout(width, width * 5 / 8, seats, text=text) for text in (1.0, 2.0))
        assert large.plaque_scale == large.plain.plaque_scale, "seats come first"
        assert large.gauge >= usual.gauge
        assert large.center_card >= usual.center_card
        if seats in (2, 4, 7, 8, 9, 10):
            assert large.gauge > 1.2 * usual.gauge
