"""Which games a test goes through: a few that hold everything between them, quickly, and in CI all others too."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.game.parts import parts_of
from cardtable.rules.catalogue import catalogue
from cardtable.rules.effects import ACTIONS


def holds(variant: str) -> set[tuple[str, str]]:
    """The parts, effects and endings of a game."""
    rules = catalogue().resolve(variant)
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
    """The fewest games, greedily chosen, that hold each part, effect and ending of all games."""
    held = {variant: holds(variant) for variant in catalogue().shipped}
    lacking = set().union(*held.values())
    found: list[str] = []
    while lacking:
        found.append(max(held, key=lambda variant: len(held[variant] & lacking)))
        lacking -= held[found[-1]]
    return tuple(found)


@functools.cache
def others() -> tuple[str, ...]:
    return tuple(variant for variant in catalogue().shipped if variant not in few())


def every_game(test: Callable[..., None]) -> Callable[..., None]:
    """Gives a test each game as its `variant`: few of them as one quick test, all others as one for CI.

    For tests that are quick with one game and leave nothing behind, as what else they ask for is the same for all.
    `pytest --game ID` tries a single one.
    """
    given = inspect.signature(test)
    other = [one for name, one in given.parameters.items() if name not in ("variant", "request")]

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

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    own = [inspect.Parameter(name, kind) for name in ("games", "subtests", "request")]
    each.__signature__ = given.replace(parameters=[*own, *other])  # type: ignore[attr-defined]
    mark = pytest.mark.slow("all other games; the few hold every part, effect and ending")
    return pytest.mark.parametrize(
        "games", [pytest.param(few, id="few"), pytest.param(others, id="others", marks=mark)]
    )(each)


def each_game() -> Any:
    """The same for tests that want everything anew for each game: one test a game, those of the few the quick ones."""
    mark = pytest.mark.slow("all other games; the few hold every part, effect and ending")
    return pytest.mark.parametrize(
        "variant", [*few(), *(pytest.param(variant, marks=mark) for variant in others())]
    )
