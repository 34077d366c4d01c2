"""The solver agrees with a simple second one in every game that has puzzles.

In plain games it also agrees with one that has read only the printed table of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from cardtable.bots.solver import Solver, TooLargeError, after
from cardtable.cards.faces import rank_of
from cardtable.controller.puzzles.daily import Solution, games, worth_asking
from cardtable.controller.puzzles.puzzle import YOU, begin, table_of
from cardtable.game import engine
from tests.controller.puzzles.naive import ahead, is_safe, plays_out
from tests.controller.puzzles.printed import Way, surviving
from tests.rules.naive import is_plain

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


@pytest.mark.parametrize(("variant", "players"), [*((one, 2) for one in SAMPLE), ("ninety-nine", 3)])
def test_a_second_solver_finds_the_same_play(variant: str, players: int) -> None:
    found = list(puzzles(variant, "a quick look", 3, players))
    assert len(found) == 3
    for solution in found:
        assert holding(solution) == [solution.right]
        hand = solution.start.hands[YOU]
        assert len({*map(rank_of, hand)}) == len(hand), "a sentence says which card it is"


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


def plain_games(players: int) -> list[str]:
    """Return the games with puzzles whose deals end by the printed table alone, with the first stuck player."""
    return [
        variant
        for variant in games(players)
        if is_plain(variant) and (players == 2 or table_of(variant, players).rules.deal_end == "deal_ends")
    ]


def by_the_printed_table(solution: Solution) -> tuple[set[Way], Way]:
    """Return the plays that survive by the printed table, and the play that the puzzle says is right."""
    start, right = solution.start, solution.right
    hands = tuple(map(tuple, start.hands))
    return surviving(start.table.rules.id, hands, start.total), (right.cards[0], right.value)


@pytest.mark.parametrize("players", [2, 3])
def test_the_printed_table_alone_gives_the_same_play(players: int) -> None:
    for variant in plain_games(players)[:4]:
        (solution,) = puzzles(variant, "printed", 1, players)
        survive, right = by_the_printed_table(solution)
        assert survive == {right}


@pytest.mark.slow("a sample of them is looked at above")
@pytest.mark.parametrize("count", [2, pytest.param(MORE, marks=pytest.mark.long)])
def test_the_printed_table_alone_gives_the_same_play_in_all_plain_games(
    count: int, subtests: pytest.Subtests
) -> None:
    for players in (2, 3):
        for variant in plain_games(players):
            with subtests.test(variant, players=players):
                for solution in puzzles(variant, "printed", count, players):
                    survive, right = by_the_printed_table(solution)
                    assert survive == {right}


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
