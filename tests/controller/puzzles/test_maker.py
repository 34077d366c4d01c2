"""Puzzles as they are made: one play that does not lose, and lines that are told of it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from cardtable.controller.puzzles.daily import games, puzzle_of_day
from cardtable.controller.puzzles.maker import make
from cardtable.controller.puzzles.puzzle import Puzzle
from tests.controller.puzzles.naive import plays_out

GAMES = ("ninety-nine", "ono-99", "zeus-on-the-loose", "to-twenty", "back-to-zero", "ninety-nine-denexa")


@pytest.fixture(scope="module", params=GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    found = make(request.param, "a quick look")
    assert found is not None
    return found


def test_the_line_holds_and_every_wrong_play_is_refuted(puzzle: Puzzle) -> None:
    assert puzzle.line[0].move == puzzle.right
    assert plays_out(puzzle.start(), puzzle.line)
    wrong = [play for play in puzzle.choices if play != puzzle.right]
    assert len(wrong) == len(puzzle.choices) - 1
    for play in wrong:
        assert puzzle.refutation(play)[0].move == play
        assert not plays_out(puzzle.start(), puzzle.refutation(play))
    with pytest.raises(ValueError, match="no wrong choice"):
        puzzle.refutation(puzzle.right)


def test_no_stock_is_left_and_no_card_is_missing(puzzle: Puzzle) -> None:
    state = puzzle.start()
    assert state.stock == []
    assert puzzle.position.fits(state.table)


def test_the_puzzle_of_a_day_is_the_same_whenever_it_is_made() -> None:
    today = puzzle_of_day(date(2026, 11, 23))
    assert make(today.variant, today.id, today.players) == today
    played = {puzzle_of_day(date(2026, 11, day)).variant for day in range(20, 24)}
    assert len(played) == 4


def test_on_sundays_a_third_one_plays() -> None:
    week = [puzzle_of_day(date(2026, 11, day)) for day in range(16, 23)]
    assert [puzzle.players for puzzle in week] == [2, 2, 2, 2, 2, 2, 3]


def test_games_come_again_when_all_had_their_turn() -> None:
    count = len(games())
    first = date.fromordinal(date(2026, 11, 23).toordinal() // count * count)
    days = [first + timedelta(number) for number in range(6)]
    assert len({puzzle_of_day(day).variant for day in days}) == len(days)


def test_where_chance_or_all_together_decide_there_is_nothing_to_solve() -> None:
    assert "reach-99-together" not in games()
    assert "ninety-nine-baltimore" not in games()
    assert make("ninety-nine-baltimore", "by chance") is None
