"""Whole games on pages in a browser, by taps alone, with the real server and table."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

import pytest

from cardtable.rules.catalog import catalog
from tests.phones.browser import Tools
from tests.phones.fingers import Played, sit_down, tap_something

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow("plays whole games in a browser; test_phone_games plays them without one"),
]

QUICK = ("boom-o", "ninety-nine", "ninety-nine-baltimore", "one-hundred", "ono-99", "zeus-on-the-loose")
"""Games with the most kinds of questions; all others are played if `CARDTABLE_EVERY_GAME` is set."""

EVERY = "CARDTABLE_EVERY_GAME"

VARIANTS = [
    variant
    if variant in QUICK
    else pytest.param(
        variant, marks=pytest.mark.skipif(EVERY not in os.environ, reason=f"an hour for all: set {EVERY}")
    )
    for variant in catalog().ids
]


def phones_for(variant: str) -> int:
    """Return two to five phones, as the game allows."""
    rules = catalog().resolve(variant, {})
    return min(rules.max_players, max(rules.min_players, 2 + catalog().ids.index(variant) % 4))


@pytest.fixture
def play() -> Iterator[Callable[[str, int], Played]]:
    """Return a function that begins a game, which ends with the test."""
    begun: list[Played] = []

    def begin(variant: str, phones: int) -> Played:
        begun.append(Played(variant, phones))
        return begun[-1]

    yield begin
    for game in begun:
        game.end()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_can_be_played_by_taps(
    variant: str, tools: Tools, play: Callable[[str, int], Played]
) -> None:
    chance = random.Random(5)
    pages = sit_down(tools, play(variant, phones_for(variant)))
    for _ in range(3000):
        if "over" in [tap_something(page, chance) for page in pages]:
            break
    for page in pages:
        page.until("document.querySelector('main').dataset.state === 'over'")
        page.until("document.querySelector('.notice h2').textContent")
        assert page.complaints() == []
        page.close()
