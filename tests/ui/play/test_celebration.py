"""The celebration of each kind of winner, and the motion of its parts, without a screen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ui.play.celebration import (
    CELEBRATIONS,
    CLEARS,
    Cards,
    PlayerKind,
    Pose,
    card_pose,
    celebration_of,
    coin_pose,
    lost_coins,
    stars,
)
from tests.rows import rows

OFF = 120
"""A distance beyond an edge at which no part of a card is visible."""


@rows(
    "winners, kind",
    [
        ([], None),
        ([PlayerKind.COMPUTER], PlayerKind.COMPUTER),
        ([PlayerKind.COMPUTER, PlayerKind.YOU], PlayerKind.YOU),
        ([PlayerKind.PERSON], PlayerKind.PERSON),
        ([PlayerKind.PERSON, PlayerKind.CHILD], PlayerKind.CHILD),
    ],
)
def test_the_celebration_depends_on_who_won_at_the_screen(
    winners: list[PlayerKind], kind: PlayerKind | None
) -> None:
    assert celebration_of(winners) is CELEBRATIONS[kind]


def test_a_computer_wins_without_a_fuss() -> None:
    short, own = CELEBRATIONS[PlayerKind.COMPUTER], CELEBRATIONS[PlayerKind.YOU]
    assert short.stars is short.sun is short.throws is None
    assert own.fanfare
    assert not short.fanfare
    assert short.sheet.end <= 900
    assert short.length < own.length / 2


def test_a_child_sees_the_animal_before_the_standings() -> None:
    what = CELEBRATIONS[PlayerKind.CHILD]
    assert what.sheet.start - what.stage.end > 1000


@pytest.mark.parametrize("cards", [Cards.BURST, Cards.CASCADE])
@pytest.mark.parametrize("count", [1, 8, 20])
def test_thrown_cards_start_in_place_and_leave_the_picture(cards: Cards, count: int) -> None:
    span = next(what.throws for what in CELEBRATIONS.values() if what.cards is cards)
    assert span is not None
    for number in range(count):
        for x in (200.0, 660.0, 720.0, 900.0, 1240.0):
            lay = Pose(x, 700, 8)
            assert card_pose(cards, number, count, lay, 800, 0) == lay
            gone = card_pose(cards, number, count, lay, 800, span.takes)
            assert gone.x < -OFF or gone.x > 1440 + OFF or gone.y > 900 + OFF


def test_a_bouncing_card_never_falls_through_the_floor_and_rises_again() -> None:
    heights = [card_pose(Cards.CASCADE, 0, 1, Pose(720, 300), 800, now).y for now in range(0, 2500, 16)]
    assert max(heights) <= 800
    lowest = heights.index(max(heights))
    assert min(heights[lowest:]) < 700


def test_stars_and_coins_move_smoothly() -> None:
    every = stars()
    for star in every:
        ways = [star.pose(share / 200) for share in range(201)]
        assert max(abs(b.y - a.y) for a, b in pairwise(ways)) < 60
        assert ways[-1] == Pose(star.x, star.y, star.turn)
    coins = [coin_pose(2, 6, (100, 100), (700, 250), share / 100) for share in range(101)]
    assert coins[0].opacity == 0
    assert coins[-1].opacity == pytest.approx(0)
    assert max(abs(b.x - a.x) for a, b in pairwise(coins)) < 60


def test_stars_at_rest_do_not_move() -> None:
    for star in stars():
        at = next(share / 100 for share in range(101) if star.lies_at(share / 100))
        assert star.pose(at) == pytest.approx(star.pose(1.0))


def test_the_sun_opens_after_the_table_has_cleared() -> None:
    for what in CELEBRATIONS.values():
        assert what.sun is None or what.sun.start >= CLEARS.end


def test_losers_give_their_lost_coins_to_the_winner() -> None:
    rows = [(3, 5, True), (0, 5, False), (4, 5, False), (None, None, False)]
    assert lost_coins(rows) == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]
