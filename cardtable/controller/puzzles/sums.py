"""Puzzles of sums for children: which card makes exactly 50, which two cards together make 63.

They come from the rules of a game, the numbers of a learner, and the day. The engine says what a card makes
of a total; exactly one card of the hand, or one pair, is the answer.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from dataclasses import dataclass
from datetime import date
from itertools import combinations, permutations
from typing import Literal

from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream, shuffle_last
from cardtable.controller.puzzles.puzzle import YOU, begin, table_of
from cardtable.game import engine
from cardtable.game.events import CardsPlayed
from cardtable.game.moves import Play
from cardtable.game.state import Position
from cardtable.game.table import Table
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import LARGEST
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import (
    DOUBLE,
    DOUBLE_ODD_HALVE_EVEN,
    DOUBLE_OR_HALVE,
    ROUND_TO_TEN,
    SWAP_DIGITS,
    Add,
)
from cardtable.rules.families import families
from cardtable.storage.puzzle_book import SUMS

Count = Literal[1, 2]

A_DAY: tuple[Count, ...] = (1, 1, 2, 1, 2)
"""How many cards each puzzle of a day asks for."""
HAND = {1: 4, 2: 5}
"""The number of cards to choose from, by the number asked for."""
FEWEST_WRONG = 2
"""The fewest cards that are not asked for."""
ROUND, SMALL = 10, 40
"""The totals asked for are tens, from `SMALL` on if numbers are large, and the largest total."""
FURTHEST = {1: 11, 2: 21}
"""The largest distance from the total to the target, by how many cards are asked for."""
MOST_TRIES = 2_000
"""Number of hands to try before a game counts as having no such puzzles."""

Way = tuple[Play, ...]
"""Cards played one after the other, with their totals."""


@dataclass(frozen=True)
class SumPuzzle:
    """The puzzle which of these cards, or which two of them, make exactly `target` of `total`.

    `right` are the cards of the answer, and `way` how they make it. `id` is the seed it was made from.
    """

    id: str
    variant: str
    numbers: Numbers
    hand: tuple[str, ...]
    total: int
    target: int
    right: frozenset[str]
    way: Way

    @property
    def count(self) -> int:
        """How many cards are asked for."""
        return len(self.right)

    def is_right(self, cards: Collection[str]) -> bool:
        return frozenset(cards) == self.right

    def events(self) -> list[CardsPlayed]:
        """Return how the answer is played, one card after the other."""
        before, events = self.total, []
        for play in self.way:
            events.append(CardsPlayed(YOU, play.cards, play.value, play.target, before, play.total, ""))
            before = play.total
        return events

    def ways(self, cards: Collection[str]) -> tuple[Way, ...]:
        """Return what these cards of the hand make, in every order, with every value.

        Plays that are impossible are left out.
        """
        return tuple(_ways(table_of(self.variant, _SEATS), self.hand, self.total, tuple(cards)))


def sums_of_day(day: date, numbers: Numbers, variant: str = "") -> tuple[SumPuzzle, ...]:
    """Return the puzzles of `day` for a learner with these numbers.

    They come from the game `variant`, or from the game that fits the numbers if it's "".

    Empty if the game makes none. Raises RulesError, or ValueError for a game that two can't play.
    """
    game = variant or game_for(numbers)
    seed = f"{SUMS}{day.isoformat()}:{numbers.value}:{game}"
    found: dict[tuple[int, int], SumPuzzle] = {}
    for place, count in enumerate(A_DAY, 1):
        puzzle = sum_puzzle(game, numbers, count, f"{seed}:{place}", but=found)
        if puzzle is not None:
            found[puzzle.total, puzzle.target] = puzzle
    return tuple(found.values())


def game_for(numbers: Numbers) -> str:
    """Return the game with the smallest limit that allows these numbers.

    Of several the one for the youngest.
    """
    ages = {place.game: place.age for family in families() for place in family.places}
    rules = [catalog().resolve(variant) for variant in catalog().shipped]
    fitting = [
        one
        for one in rules
        if one.limit >= LARGEST[numbers] and not one.counts_down and not one.is_team and one.min_players <= 2
    ]
    return min(fitting, key=lambda one: (one.limit, ages[one.id])).id


def sum_puzzle(
    variant: str, numbers: Numbers, count: Count, seed: str, but: Container[tuple[int, int]] = ()
) -> SumPuzzle | None:
    """Return the puzzle of this seed, without the pairs of totals in `but`.

    None if the game has no cards for it.
    """
    table = table_of(variant, _SEATS)
    fitting = [face for face in table.pack(_SEATS) if _fits(table, face, numbers)]
    size = min(HAND[count], len({rank_of(face) for face in fitting}))
    if size < count + FEWEST_WRONG:
        return None
    targets = _targets(table, numbers)
    for number in range(MOST_TRIES):
        chance = Stream(seed, f"sum:{number}")
        target = chance.choose(targets)
        total = target - 1 - chance.below(min(FURTHEST[count], target))
        if (total, target) in but:
            continue
        cards = fitting.copy()
        shuffle_last(cards, size, seed, f"cards:{number}")
        hand = tuple(cards[len(cards) - size :])
        if len({rank_of(card) for card in hand}) < size:
            continue
        ways = [way for some in range(1, count + 1) for way in _making(table, hand, total, target, some)]
        answers = {frozenset(card for play in way for card in play.cards) for way in ways}
        if len(answers) == 1 and len(ways[0]) == count:
            return SumPuzzle(seed, variant, numbers, hand, total, target, answers.pop(), ways[0])
    return None


_SEATS = 2
_RECKONED = (DOUBLE, DOUBLE_OR_HALVE, DOUBLE_ODD_HALVE_EVEN, SWAP_DIGITS, ROUND_TO_TEN)


def _fits(table: Table, face: str, numbers: Numbers) -> bool:
    """Return whether a card suits these numbers: a plain addition up to ten, or for tricky ones any sum."""
    options = table.rules.cards[face]
    if numbers is Numbers.TRICKY:
        return all(
            option.total in _RECKONED or (isinstance(option.total, Add) and option.total.amount)
            for option in options
        )
    return all(
        isinstance(option.total, Add) and 0 < option.total.amount <= ROUND and not option.actions
        for option in options
    )


def _targets(table: Table, numbers: Numbers) -> list[int]:
    largest = min(LARGEST[numbers], table.limit)
    return [*range(ROUND * (1 + largest // SMALL), largest, ROUND), largest]


def _making(table: Table, hand: tuple[str, ...], total: int, target: int, count: int) -> list[Way]:
    """Return the ways in which `count` cards of the hand make exactly the target."""
    return [
        way
        for cards in combinations(hand, count)
        for way in _ways(table, hand, total, cards)
        if way[-1].total == target
    ]


def _ways(table: Table, hand: tuple[str, ...], total: int, cards: tuple[str, ...]) -> Iterator[Way]:
    """Yield what the cards make one after the other, in every order."""
    for order in permutations(cards):
        yield from _played(table, hand, total, order)


def _played(table: Table, hand: tuple[str, ...], total: int, order: tuple[str, ...]) -> Iterator[Way]:
    for play in _plays(table, hand, total):
        if play.cards == order[:1]:
            rest = tuple(card for card in hand if card != order[0])
            if len(order) == 1:
                yield (play,)
            else:
                yield from ((play, *way) for way in _played(table, rest, play.total, order[1:]))


def _plays(table: Table, hand: tuple[str, ...], total: int) -> list[Play]:
    """Return the plays of a hand at that total, by the engine."""
    left = list(table.pack(_SEATS))
    for card in hand:
        left.remove(card)
    state = begin(table, Position((hand, ()), (), tuple(left), total, YOU), "sums")
    return engine.legal_plays(state)
