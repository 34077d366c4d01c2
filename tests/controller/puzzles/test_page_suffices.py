"""The page of a puzzle shows everything that decides it.

If two games, or two moments of a game, look the same on the page, the same play is right.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain, islice

import msgspec
import pytest

from cardtable.bots.solver import after
from cardtable.controller.puzzles.daily import THREE, TWO, Solution, games, solution, worth_asking
from cardtable.controller.puzzles.puzzle import OPTIONS, begin, table_of
from cardtable.game import engine
from cardtable.game.state import PLAYING, Position, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.prose.text import card_values, open_deal
from cardtable.rules.schema import keys_with

SAMPLE = ("ninety-nine", "99-queen-anne", "ninety-nine-four-again", "ninety-nine-icelandic", "to-twenty")
SEEDS = 20
HAND = 3
EVERYWHERE = tuple(dict.fromkeys((*games(TWO), *games(THREE))))
EVERY = slice(None)
LONG_AGO = 7
"""Turns and renewals of the stock before a late position."""


def page(rules: Rules) -> object:
    """Return what the page shows of the rules: the dial, the cards, and the rules below."""
    values = [(value.faces, value.text) for value in card_values(rules)]
    return rules.edge, rules.way, rules.marks, values, open_deal(rules)


def puzzles(variant: str, count: int) -> tuple[tuple[Position, Solution], ...]:
    table = table_of(variant, TWO if variant in games(TWO) else THREE)
    found = chain.from_iterable(worth_asking(table, f"shown: {again}") for again in range(SEEDS))
    return tuple(islice(found, count))


def answer(found: Solution | None) -> object:
    return None if found is None else (found.choices, found.right, found.line, found.refuted)


def with_house_rules(rules: Rules, some: slice) -> Iterator[Rules]:
    """Yield the game with each single one of some house rules."""
    ways = [
        (choice.key, value)
        for choice in rules.choices
        for value in choice.values or map(str, range(choice.least, choice.most + 1))
    ]
    for key, value in ways[some]:
        try:
            yield catalog().resolve(rules.id, {**OPTIONS, key: value})
        except RulesError:
            continue  # This house rule can't be combined with the others.


def without_parts(rules: Rules, some: slice) -> Iterator[Rules]:
    """Yield the game without each of some of its parts."""
    raw = msgspec.json.decode(rules.document)
    parts = {*rules.terms.parts, *keys_with("more_happens"), *keys_with("against")} & raw.keys()
    for key in sorted(parts)[some]:
        try:
            yield rules_from_document(msgspec.json.encode({**raw, key: None}))
        except RulesError:
            continue  # The game cannot be played without it.


def looks_alike(rules: Rules, some: slice) -> Iterator[Rules]:
    """Yield those of some similar games that look the same."""
    shown = page(rules)
    found = chain(with_house_rules(rules, some), without_parts(rules, some))
    return (other for other in found if other.digest != rules.digest and page(other) == shown)


def test_sample_games_have_puzzles() -> None:
    assert set(SAMPLE) <= set(EVERYWHERE)


@pytest.mark.parametrize(
    "variant",
    [*SAMPLE[:2], *(pytest.param(one, marks=pytest.mark.slow("three more games")) for one in SAMPLE[2:])],
)
def test_games_that_look_the_same_have_the_same_answer(variant: str) -> None:
    look_at(variant, 1)


@pytest.mark.slow("a puzzle of every game")
@pytest.mark.parametrize(
    ("count", "every"),
    [(1, 4), pytest.param(2, 1, marks=pytest.mark.long)],
    ids=["every fourth similar game", "more"],
)
def test_all_games_that_look_the_same_have_the_same_answers(
    count: int, every: int, subtests: pytest.Subtests
) -> None:
    for number, variant in enumerate(EVERYWHERE):
        with subtests.test(variant):
            # Not the same house rules of each game.
            look_at(variant, count, slice(number % every, None, every))


def look_at(variant: str, count: int, some: slice = EVERY) -> None:
    found = puzzles(variant, count)
    assert len(found) == count
    alike = tuple(looks_alike(found[0][1].start.table.rules, some))
    for position, solved in found:
        for rules in alike:
            players = len(position.hands)
            if not rules.min_players <= players <= rules.max_players:
                continue
            again = solution(begin(Table(rules, players), position, solved.start.seed))
            assert answer(again) == answer(solved), rules.options


def some_position(table: Table, chance: random.Random) -> Position:
    """Return a position like those of puzzles: small hands, no stock, a total near the limit."""
    cards, count = list(table.pack(table.players)), HAND * table.players
    chance.shuffle(cards)
    hands = tuple(tuple(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(table.players))
    return Position(
        hands, (), tuple(cards[count:]), table.rules.edge - table.rules.way * chance.randrange(20)
    )


def later_on(state: State) -> State:
    """Change what the page doesn't show, as if many turns had been played."""
    state.turns_taken = (LONG_AGO,) * state.table.players
    state.renewals = state.number = LONG_AGO
    return state


@pytest.mark.parametrize("count", [3, pytest.param(60, marks=pytest.mark.slow("more positions"))])
def test_earlier_turns_change_nothing(count: int, subtests: pytest.Subtests) -> None:
    for variant in EVERYWHERE:
        with subtests.test(variant):
            check_earlier_turns_change_nothing(variant, count)


def check_earlier_turns_change_nothing(variant: str, count: int) -> None:
    table, chance = table_of(variant, TWO if variant in games(TWO) else THREE), random.Random(variant)
    for _ in range(count):
        position = some_position(table, chance)
        fresh, late = begin(table, position, "past"), later_on(begin(table, position, "past"))
        while fresh.phase is PLAYING:
            moves = engine.legal_moves(fresh)
            assert engine.legal_moves(late) == moves
            move = chance.choice(list(moves))
            fresh, late = after(fresh, move), after(late, move)
            assert (late.total, late.turn, late.hands) == (fresh.total, fresh.turn, fresh.hands)
        assert late.phase is fresh.phase
