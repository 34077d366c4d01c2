"""The solver agrees with a simple second one in every game that has puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from cardtable.bots.solver import Solver, TooLargeError, after
from cardtable.controller.puzzles.daily import games
from cardtable.controller.puzzles.maker import Solution, worth_asking
from cardtable.controller.puzzles.puzzle import YOU, begin, table_of
from cardtable.game import engine
from tests.controller.puzzles.naive import ahead, is_safe, plays_out

SAMPLE = ("ninety-nine", "ninety-eight", "ninety-nine-jokers", "to-twenty", "ninety-nine-taiwanese")
MOST_SEEDS = 30
MANY, MORE = 10, 28
"""Puzzles of each game: 420 in all, which find a fault in one puzzle of a hundred with 98 % certainty, and a thousand."""


def puzzles(variant: str, seed: str, count: int, players: int = 2) -> Iterator[Solution]:
    table = table_of(variant, players)
    found = chain.from_iterable(worth_asking(table, f"{seed}: {again}") for again in range(MOST_SEEDS))
    return (solution for _, solution in islice(found, count))


def holding(solution: Solution) -> list[object]:
    """Return the moves that don't lose according to the second solver."""
    start = solution.start
    before = ahead(start, YOU)
    return [move for move in engine.legal_moves(start) if is_safe(after(start, move), YOU, before)]


@pytest.mark.parametrize("variant", SAMPLE)
def test_a_second_solver_finds_the_same_play(variant: str) -> None:
    found = list(puzzles(variant, "a quick look", 3))
    assert len(found) == 3
    for solution in found:
        assert holding(solution) == [solution.right]


def test_a_second_solver_finds_the_same_play_against_two_opponents() -> None:
    for solution in puzzles("ninety-nine", "three", 2, players=3):
        assert holding(solution) == [solution.right]


@pytest.mark.slow("a sample of them is looked at above")
@pytest.mark.parametrize("count", [MANY, pytest.param(MORE, marks=pytest.mark.long)])
def test_a_second_solver_agrees_on_hundreds_of_puzzles(subtests: pytest.Subtests, count: int) -> None:
    for variant in games():
        found = list(puzzles(variant, "a thousand", count))
        with subtests.test(variant):
            assert len(found) == count
            for solution in found:
                assert holding(solution) == [solution.right]
                assert plays_out(solution.start, solution.line)
                assert not any(plays_out(solution.start, line) for line in solution.refuted)


def test_a_position_with_too_many_continuations_is_given_up() -> None:
    (solution,) = puzzles("ninety-nine", "bounded", 1)
    with pytest.raises(TooLargeError):
        Solver(solution.start, YOU, most=5).holds(solution.start)


def test_the_seed_of_a_position_does_not_change_its_solution() -> None:
    table = table_of("ninety-nine-icelandic", 2)
    for position, solution in islice(worth_asking(table, "twice"), 3):
        again = begin(table, position, "another seed")
        solver = Solver(again, YOU, 10_000)
        assert solver.line(again, solution.right) == solution.line
