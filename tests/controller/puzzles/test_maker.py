"""Puzzles as they are made: one play that does not lose, and lines that are told of it."""

from __future__ import annotations

from datetime import date

import pytest

from cardtable.bots.prospects import standings
from cardtable.bots.solver import Line
from cardtable.controller.puzzles.daily import puzzle_of_day
from cardtable.controller.puzzles.maker import make
from cardtable.controller.puzzles.puzzle import YOU, Puzzle
from cardtable.game import engine

GAMES = ("ninety-nine", "ono-99", "zeus-on-the-loose", "to-twenty", "back-to-zero", "ninety-nine-denexa")


@pytest.fixture(scope="module", params=GAMES)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    found = make(request.param, "a quick look")
    assert found is not None
    return found


def stays(puzzle: Puzzle, line: Line) -> bool:
    """Play the line; whether the first seat has not lost the deal."""
    state = puzzle.start()
    least = standings(state)[YOU]
    for step in line:
        assert (state.actor, state.total) == (step.seat, step.before)
        assert step.move in engine.legal_moves(state)
        engine.apply(state, step.move)
        assert state.total == step.total
    assert state.phase != "playing"
    return standings(state)[YOU] >= least


def test_the_line_holds_and_every_wrong_play_is_refuted(puzzle: Puzzle) -> None:
    assert puzzle.line[0].move == puzzle.right
    assert stays(puzzle, puzzle.line)
    wrong = [play for play in puzzle.choices if play != puzzle.right]
    assert len(wrong) == len(puzzle.choices) - 1
    for play in wrong:
        assert puzzle.refutation(play)[0].move == play
        assert not stays(puzzle, puzzle.refutation(play))
    with pytest.raises(ValueError, match="no wrong choice"):
        puzzle.refutation(puzzle.right)


def test_no_stock_is_left_and_no_card_is_missing(puzzle: Puzzle) -> None:
    state = puzzle.start()
    assert state.stock == []
    assert puzzle.position.fits(state.table)


def test_the_puzzle_of_a_day_is_the_same_whenever_it_is_made() -> None:
    assert puzzle_of_day(date(2026, 11, 23)) == puzzle_of_day(date(2026, 11, 23))
    games = {puzzle_of_day(date(2026, 11, day)).variant for day in range(20, 24)}
    assert len(games) == 4
