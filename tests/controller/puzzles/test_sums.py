"""Puzzles of sums for children have one answer, within the numbers of the learner."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from itertools import combinations

import pytest

from cardtable.controller.puzzles.sums import A_DAY, SumPuzzle, game_for, sum_puzzle, sums_of_day
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import LARGEST
from cardtable.rules.catalog import catalog

DAY = date(2026, 11, 23)


@cache
def puzzles_of(numbers: Numbers) -> tuple[SumPuzzle, ...]:
    return sums_of_day(DAY, numbers)


def test_a_day_has_sums_with_one_card_and_with_two(subtests: pytest.Subtests) -> None:
    for numbers in Numbers:
        puzzles = puzzles_of(numbers)
        with subtests.test(str(numbers)):
            assert tuple(puzzle.count for puzzle in puzzles) == A_DAY
            assert len({(puzzle.total, puzzle.target) for puzzle in puzzles}) == len(puzzles)
            assert puzzles == sums_of_day(DAY, puzzles[0].numbers)


def every_puzzle() -> Iterator[SumPuzzle]:
    return (puzzle for numbers in Numbers for puzzle in puzzles_of(numbers))


def test_only_one_set_of_cards_makes_the_total(subtests: pytest.Subtests) -> None:
    for puzzle in every_puzzle():
        making = [
            frozenset(cards)
            for count in (1, 2)[: puzzle.count]
            for cards in combinations(puzzle.hand, count)
            if any(way[-1].total == puzzle.target for way in puzzle.ways(cards))
        ]
        with subtests.test(str(puzzle.numbers), total=puzzle.total):
            assert making == [puzzle.right]
            assert puzzle.way in puzzle.ways(puzzle.right)


def test_sums_stay_within_the_numbers_of_the_learner(subtests: pytest.Subtests) -> None:
    for puzzle in every_puzzle():
        with subtests.test(str(puzzle.numbers), total=puzzle.total):
            assert 0 <= puzzle.total < puzzle.target <= LARGEST[puzzle.numbers]
            assert puzzle.target % 10 == 0 or puzzle.target == LARGEST[puzzle.numbers]
            totals = {play.total for cards in puzzle.hand for way in puzzle.ways((cards,)) for play in way}
            assert max(totals) <= catalog().resolve(puzzle.variant).limit


def test_a_pair_adds_the_printed_numbers() -> None:
    puzzle = sum_puzzle("ninety-nine", Numbers.TO_99, 2, "a pair")
    printed = {"A": 1, "J": 10, "Q": 10}
    worth = [printed.get(card[:-1]) or int(card[:-1]) for card in puzzle.right]
    assert puzzle.total + sum(worth) == puzzle.target
    assert puzzle.is_right(list(puzzle.right))
    assert not puzzle.is_right(list(puzzle.right)[:1])


def test_the_game_of_the_sums_fits_the_numbers() -> None:
    # Of several with the same limit, the one for the youngest comes first.
    assert [game_for(numbers) for numbers in Numbers] == [
        "to-twenty",
        "to-fifty",
        "ninety-nine",
        "ninety-nine",
    ]


def test_a_game_without_suitable_cards_has_no_sums() -> None:
    assert sums_of_day(DAY, Numbers.TO_50, "back-to-zero") == ()
