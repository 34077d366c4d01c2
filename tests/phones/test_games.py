"""Whole games on pages in a browser, by taps alone: the real server, the real table, and fingers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from tests.phones.browser import Tools
from tests.phones.fingers import Played, sit_down, tap_something

pytestmark = pytest.mark.slow("plays whole games in a browser; test_phone_games plays them without one")

GAMES = (
    ("ninety-nine", 3, 0),
    ("ninety-nine-baltimore", 2, 1),
    ("one-hundred", 3, 0),
    ("zeus-on-the-loose", 2, 0),
    ("ono-99", 3, 0),
    ("boom-o", 2, 0),
)


@pytest.fixture
def play() -> Iterator[Callable[[str, int, int], Played]]:
    """Begins a game; it ends with the test."""
    begun: list[Played] = []

    def begin(variant: str, phones: int, computers: int) -> Played:
        begun.append(Played(variant, phones, computers))
        return begun[-1]

    yield begin
    for game in begun:
        game.end()


@pytest.mark.parametrize(("variant", "phones", "computers"), GAMES, ids=[name for name, *_ in GAMES])
def test_a_whole_game_is_played_by_fingers(
    variant: str, phones: int, computers: int, tools: Tools, play: Callable[[str, int, int], Played]
) -> None:
    chance = random.Random(5)
    pages = sit_down(tools, play(variant, phones, computers))
    for _ in range(3000):
        states = [tap_something(page, chance) for page in pages]
        if "over" in states:
            break
    for page in pages:
        page.until(
            "document.querySelector('main').dataset.state === 'over' && document.querySelector('.notice h2').textContent"
        )
        assert page.complaints() == []
        page.close()
