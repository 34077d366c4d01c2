"""Run tests for a few games that cover everything, and in CI for all others too."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.game.parts import parts_of
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import ACTIONS
from tests.rows import asking

OTHERS = pytest.mark.slow("all other games; the few have every part, effect and ending")


def holds(variant: str) -> set[tuple[str, str]]:
    """Return the parts, effects and endings of a game."""
    rules = catalog().resolve(variant)
    marks = {mark for faces in rules.cards.values() for option in faces for mark in option.marks}
    return {
        *(("part", type(part).__name__) for part in parts_of(rules, frozenset())),
        *(("effect", action.word) for action in ACTIONS if action.word in marks),
        ("deal ends by", rules.deal_end),
        ("out by", rules.elimination_rule),
        ("won by", rules.won_by),
    }


@functools.cache
def few() -> tuple[str, ...]:
    """Return few games, chosen greedily, that have all parts, effects and endings."""
    held = {variant: holds(variant) for variant in catalog().shipped}
    lacking = set().union(*held.values())
    found: list[str] = []
    while lacking:
        found.append(max(held, key=lambda variant: len(held[variant] & lacking)))
        lacking -= held[found[-1]]
    return tuple(found)


@functools.cache
def others() -> tuple[str, ...]:
    return tuple(variant for variant in catalog().shipped if variant not in few())


def every_game(test: Callable[..., None]) -> Callable[..., None]:
    """Run a test for each game, given as its `variant`: the few as one quick test, all others as one slow test.

    All fixtures are shared by all games, so the test may not change them. `pytest --game ID` tries a single game.
    """
    given = inspect.signature(test)

    @functools.wraps(test)
    def each(
        games: Callable[[], tuple[str, ...]],
        subtests: pytest.Subtests,
        request: pytest.FixtureRequest,
        **rest: Any,
    ) -> None:
        if "request" in given.parameters:
            rest["request"] = request
        for variant in games():
            if request.config.getoption("--game") in (None, variant):
                with subtests.test(variant):
                    test(variant=variant, **rest)

    by_games = pytest.mark.parametrize(
        "games", [pytest.param(few, id="few"), pytest.param(others, id="others", marks=OTHERS)]
    )
    return by_games(asking(each, given, ("games", "subtests", "request"), ("variant",)))
