"""Each puzzle has one play that doesn't lose, and lines that show why."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from math import fsum

import pytest

from cardtable.controller.puzzles.daily import games, make, players_of, puzzle_of_day, puzzle_of_game
from cardtable.controller.puzzles.puzzle import YOU, Puzzle
from cardtable.game import engine
from cardtable.game.moves import Play
from tests.controller.puzzles.naive import plays_out

GAMES = ("ninety-nine", "ono-99", "to-twenty", "back-to-zero", "ninety-nine-icelandic", "ninety-nine-denexa")


@cache
def of_day(day: date) -> Puzzle:
    return puzzle_of_day(day)


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
    with pytest.raises(ValueError, match="isn't a wrong choice"):
        puzzle.refutation(puzzle.right)


@pytest.mark.parametrize(
    "games", [("ono-99", "back-to-zero"), pytest.param(GAMES, marks=pytest.mark.slow("four more games"))]
)
def test_the_idea_of_a_puzzle_is_true(games: tuple[str, ...]) -> None:
    ideas = set()
    for game in games:
        for number in range(4):
            puzzle = make(game, f"idea:{number}")
            if puzzle is None or puzzle.idea is None:
                continue
            idea, kept = puzzle.idea
            ideas.add(idea)
            state, forced, last = puzzle.start(), True, ()
            for step in puzzle.line:
                plays = engine.legal_plays(state)
                if isinstance(step.move, Play):
                    forced &= step.seat == YOU or len(plays) == 1
                    last = step.move.cards if step.seat == YOU and len(plays) == 1 else last
                engine.apply(state, step.move)
            assert forced or idea != "trap"
            assert idea != "keep" or (kept == last and any(play.cards == kept for play in puzzle.choices))
            assert idea != "pass" or puzzle.right.total == puzzle.position.total
            assert idea != "count" or {step.total for step in puzzle.line} == {puzzle.right.total}
    assert len(ideas) >= 3


def test_a_puzzle_has_no_stock_and_all_cards(puzzle: Puzzle) -> None:
    state = puzzle.start()
    assert state.stock == []
    assert puzzle.position.fits(state.table)


def test_the_puzzle_of_a_day_is_always_the_same() -> None:
    day = date(2026, 11, 23)
    today = of_day(day)
    assert puzzle_of_game(day, today.variant, today.players) == today


def test_a_puzzle_is_as_hard_as_requested() -> None:
    easy, hard = (make("ninety-nine", "wished", 2, share) for share in (0.7, 0.2))
    assert easy is not None
    assert hard.grade.share < 0.4 < 0.6 < easy.grade.share


def test_sundays_are_harder_than_mondays_and_few_days_are_easy() -> None:
    monday = date(2026, 11, 23)
    shares = [of_day(monday + timedelta(number)).grade.share for number in range(14)]
    assert fsum(shares[5:7] + shares[12:14]) < fsum(shares[0:2] + shares[7:9]) - 0.5
    assert sum(share > 0.7 for share in shares) <= len(shares) / 5


def test_on_sundays_puzzles_have_three_players() -> None:
    assert [players_of(date(2026, 11, day)) for day in range(16, 23)] == [2, 2, 2, 2, 2, 2, 3]
    assert of_day(date(2026, 11, 22)).players == 3


@pytest.mark.parametrize(
    ("day", "had"),
    [
        pytest.param(date(2026, 11, 28), "ninety-nine-ishihara", id="two play"),
        pytest.param(date(2026, 11, 29), "99-poker", id="three play"),
    ],
)
def test_a_game_without_puzzles_is_replaced_by_one_not_used_for_long(day: date, had: str) -> None:
    days = [of_day(day + timedelta(number)).variant for number in range(-3, 4)]
    assert had not in days
    assert len(set(days)) == len(days)


def test_other_days_keep_their_games() -> None:
    had = {
        date(2026, 11, 26): "back-to-zero",
        date(2026, 11, 27): "ninety-nine",
        date(2026, 11, 30): "ninety-nine-four-nine-swap",
        date(2026, 12, 6): "ninety-nine-thai",
        date(2026, 12, 12): "to-fifty",
    }
    assert {day: of_day(day).variant for day in had} == had


def test_games_are_repeated_only_after_all_others() -> None:
    count = len(games())
    first = date.fromordinal(date(2026, 11, 23).toordinal() // count * count)
    days = [first + timedelta(number) for number in range(4)]
    assert len({of_day(day).variant for day in days}) == len(days)


WITHOUT = {
    "all play together": "reach-99-together",
    "a card is stolen by chance": "ninety-nine-baltimore",
    "the deal goes on": "ninety-nine-pile-away",
    "a stuck player has not lost": "zeus-on-the-loose",
    "tokens are won on the way": "ninety-nine-qcsalon",
    "the last card wins": "99-poker-shed",
    "kings are banned in the first turns": "ninety-nine-ishihara",
    "an ace wears off": "99-poker",
}


def test_a_game_that_is_not_lost_by_being_stuck_alone_has_no_puzzles(subtests: pytest.Subtests) -> None:
    for why, variant in WITHOUT.items():
        with subtests.test(why):
            assert variant not in games()
            assert make(variant, "a quick look") is None
