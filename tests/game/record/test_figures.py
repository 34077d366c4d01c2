"""The figures of finished games, by seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.game.record.figures import GameFigures, SeatFigures, figures
from cardtable.game.record.text import parse_record

RECORDS = Path(__file__).parents[2] / "records"


def game(variant: str) -> GameFigures:
    """Return the figures of the recorded game of a variant."""
    found = figures(parse_record((RECORDS / f"{variant}.cardtable").read_bytes()))
    assert found is not None
    return found


def seats(variant: str) -> tuple[SeatFigures, ...]:
    return game(variant).seats


def test_only_the_winner_of_a_game_for_tokens_has_tokens_left() -> None:
    assert [bool(seat.tokens) for seat in seats("ninety-nine")] == [seat.won for seat in seats("ninety-nine")]


@pytest.mark.parametrize("variant", ["zeus-on-the-loose", "ninety-nine-wilson", "ninety-eight"])
def test_letters_points_and_forfeits_do_not_count_as_tokens(variant: str) -> None:
    assert {seat.tokens for seat in seats(variant)} == {None}


def test_deals_after_a_seat_is_out_do_not_count_for_it() -> None:
    played = game("ninety-nine")
    first, winner, second = played.seats
    assert [seat.won for seat in played.seats] == [False, True, False]
    # Each deal costs one seat a penny, and all have five.
    for seat in played.seats:
        assert len(seat.lengths) - seat.held == 5 - (seat.tokens or 0)
    assert len(first.lengths) == len(winner.lengths) == played.deals
    assert (len(second.lengths), second.held) == (11, 6)
    assert second.lengths == first.lengths[:11]
    # One of the longest deals was played without the third seat.
    assert max(first.lengths) == 18
    assert max(first.lengths[11:]) == 18


def test_a_deal_ends_for_a_seat_when_it_is_out() -> None:
    played = game("99-gronemann")
    assert all(len(seat.lengths) == played.deals for seat in played.seats)
    for lengths in zip(*(seat.lengths for seat in played.seats), strict=True):
        # Two of three seats are knocked out of each deal, and the second one ends it.
        assert sorted(lengths)[-1] == sorted(lengths)[-2]
    assert [seat.held for seat in played.seats] == [2, 3, 2]
    assert sum(seat.held for seat in played.seats) == played.deals


def test_a_seat_that_is_stuck_twice_in_a_deal_has_lost_it_once() -> None:
    played = game("ninety-nine-pile-away")
    assert [seat.busts for seat in played.seats] == [5, 1, 5]
    assert [(len(seat.lengths), seat.held) for seat in played.seats] == [(1, 0)] * 3


def test_a_seat_that_went_out_has_survived_the_deal() -> None:
    assert [(seat.won, seat.held) for seat in seats("99-poker-shed")] == [
        (True, 1),
        (False, 0),
        (True, 1),
        (True, 1),
    ]
