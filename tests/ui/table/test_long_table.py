"""The long table: a line from the lowest total to the limit, which nothing covers."""

from __future__ import annotations

import math
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable.language import word
from cardtable.rules.catalog import catalog
from cardtable.ui.table.items.total_line import FRAME, PIN, line_animal, numeral_at
from cardtable.ui.table.places.layout import CARD_RATIO, Box, Layout, middle, stock_words
from cardtable.ui.table.places.ruler import NEAR, Ruler
from tests.ui.learning.conftest import school
from tests.ui.learning.school import Open

__all__ = ["school"]

SIZES = [(1440, 900), (1024, 640), (960, 500), (1920, 1080), (1144, 900), (1024, 1200)]


def tokens_of_a_team(layout: Layout) -> Box:
    """Return the box of a team's two shared tokens."""
    size, (x, y) = layout.token_size(None, 2), layout.token(None, 0, 2)
    return Box(x - size / 2, y - size / 2, 2.12 * size, size)


def test_seats_and_cards_cover_neither_the_line_nor_each_other(subtests: pytest.Subtests) -> None:
    for size, seats, text in product(SIZES, range(2, 11), (1.0, 2.0)):
        with subtests.test(size=size, seats=seats, text=text):
            layout = Layout(*size, seats, long=True, text=text)
            plaques = [layout.plaque(place) for place in range(seats)]
            for number, box in enumerate(plaques):
                assert not any(box.meets(other) for other in plaques[number + 1 :])
                assert not any(box.meets(thing) for thing in (*middle(layout), stock_words(layout)))
                assert box.x >= 0
                assert box.right <= layout.table_width
                assert box.y >= 0
                assert box.bottom <= layout.height
            assert not any(tokens_of_a_team(layout).meets(thing) for thing in (*plaques, *middle(layout)))
            stock, pile, rule = middle(layout)
            assert max(stock.bottom, pile.bottom) < rule.y
            assert rule.bottom < layout.center.y + layout.felt.y
            assert layout.hand_y - layout.hand_card * CARD_RATIO / 2 > layout.center.y + layout.felt.y
            assert layout.is_on_felt(*layout.over_pile[:2])
            assert layout.is_on_felt(layout.center.x, rule.y)
            assert not layout.is_on_felt(layout.center.x, layout.hand_y)


def test_the_notice_of_a_stuck_player_covers_neither_beads_nor_strip(subtests: pytest.Subtests) -> None:
    for size, text in product(SIZES, (1.0, 1.5, 2.0)):
        with subtests.test(size=size, text=text):
            layout = Layout(*size, 4, long=True, text=text)
            half = 20 * layout.s * layout.large
            assert layout.notice.y - half > layout.rule.bottom + (10 + FRAME) * layout.s
            assert layout.notice.y + half < layout.strip.y


def test_the_others_sit_clockwise_from_the_left() -> None:
    for seats in range(3, 11):
        layout = Layout(1440, 900, seats, long=True)
        angles = [(layout.angle(place) - 90) % 360 for place in range(seats)]
        assert angles == sorted(angles)


def test_no_total_is_written_over_a_card_or_a_name(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for size, limit in product(SIZES, [20, 50, 99, 100]):
        with subtests.test(size=size, limit=limit):
            layout = Layout(*size, 4, long=True)
            ruler = Ruler.whole(layout.rule, layout.s, 0, limit)
            things = [
                *middle(layout)[:2],
                tokens_of_a_team(layout),
                *(layout.plaque(place) for place in range(4)),
            ]
            for total in range(limit + 1):
                at, size_of = numeral_at(layout, ruler, total, word(total))
                wide, high = 0.5 * size_of * len(word(total)), size_of * 0.7
                box = Box(at.x() - wide / 2, at.y() - high / 2, wide, high)
                assert not any(box.meets(thing) for thing in things), total
                pin = Box(ruler.at(total) - 2, layout.rule.y - PIN * layout.s, 4, PIN * layout.s)
                assert not any(pin.meets(thing) for thing in things), total


def test_no_total_is_written_on_the_rim(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for size, seats in product(SIZES, [2, 3, 5]):
        with subtests.test(size=size, seats=seats):
            layout = Layout(*size, seats, long=True)
            ruler = Ruler.whole(layout.rule, layout.s, 0, 99)
            for total in range(100):
                at, size_of = numeral_at(layout, ruler, total, word(total))
                wide, high = 0.5 * size_of * len(word(total)), size_of * 0.7
                wing = abs(at.x() - layout.center.x) + wide / 2 - layout.felt.x + layout.felt.y
                rise = layout.center.y - at.y() + high / 2
                assert math.hypot(max(0.0, wing), rise) <= layout.felt.y, total


def test_each_place_on_the_line_leads_to_its_number(subtests: pytest.Subtests) -> None:
    for first, limit in [(0, 20), (0, 50), (0, 99), (-20, 98), (0, 100)]:
        with subtests.test(first=first, limit=limit):
            layout = Layout(1024, 640, 4, long=True)
            whole = Ruler.whole(layout.rule, layout.s, first, limit)
            for value in range(first, limit + 1):
                assert whole.value_at(whole.at(value)) == value
                # A tap a few pixels off still finds the right ten, whose enlarged numbers are easy to hit.
                near = whole.around(whole.value_at(whole.at(value) + 12))
                assert near.shows(value)
                assert near.step >= min(NEAR, whole.step * 1.9)
                assert near.high - near.low == 20
                assert near.value_at(near.at(value) + near.step * 0.45) == value
            half = whole.between(whole.around(limit), 0.5)
            assert whole.low <= half.low <= whole.around(limit).low


def test_a_learners_table_has_the_line_instead_of_the_dial(school: Open) -> None:
    child = school("ninety-nine", role="caller")
    board = child.window.table.page.view.board
    assert board.line.isVisible()
    assert not any(item.isVisible() for item in (board.dial, board.plate, board.track, board.warmth))
    rules = catalog().resolve("ninety-nine")
    assert (board.line.ruler.first, board.line.ruler.limit) == (rules.lowest_total, rules.limit)
    total = child.window.table.page.view.unseen.total
    assert QRectF(*board.layout.rule).toAlignedRect().intersects(total.geometry())
    plain = school("ninety-nine", role="plain").window.table.page.view.board
    assert plain.dial.isVisible()
    assert not plain.line.isVisible()


def test_the_animal_on_the_line_is_none_of_the_players() -> None:
    assert line_animal(["fox", "owl"]) == "frog"
    assert line_animal(["frog", "penguin"]) == "cat"


def test_the_lowest_total_follows_the_rules() -> None:
    assert catalog().resolve("to-twenty").lowest_total == 0
    assert catalog().resolve("ninety-nine-minus-ten").lowest_total == -10


@pytest.mark.parametrize(("falls", "edge"), [(False, 50), (True, 0)])
def test_the_edge_of_the_line_is_the_limit_or_zero(falls: bool, edge: int) -> None:
    ruler = Ruler.whole(Layout(1440, 900, 4, long=True).rule, 1.0, 0, 50, falls)
    assert ruler.edge == edge
    assert ruler.around(30).edge == edge
    assert ruler.between(ruler.around(30), 0.5).edge == edge
