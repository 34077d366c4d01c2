"""When the strongest opponents prefer another play to that of their base policy."""

from __future__ import annotations

import pytest

from cardtable.bots.search import SOUND, Candidate, decide
from cardtable.game.moves import Play


def candidate(card: str, worths: list[float]) -> Candidate:
    """Return a card that was tried in several worlds."""
    return Candidate(Play((card,), "+5", 5, None, ()), worths)


@pytest.mark.parametrize(
    ("worlds", "gain", "leaves"),
    [(SOUND, 1.0, True), (SOUND - 1, 1.0, False), (SOUND, 0.0, False), (SOUND, -1.0, False)],
)
def test_a_better_card_is_played_if_enough_worlds_were_tried(worlds: int, gain: float, leaves: bool) -> None:
    base = candidate("5S", [float(number % 2) for number in range(worlds)])
    other = candidate("5H", [worth + gain for worth in base.worths])
    assert decide([base, other], base) is (other if leaves else base)


def test_a_card_that_is_better_by_luck_is_not_played() -> None:
    base = candidate("5S", [0.0] * 40)
    lucky = candidate("5H", [1.0, -1.0] * 19 + [1.0, 0.0])
    assert decide([base, lucky], base) is base


def test_of_two_moves_that_are_surely_better_the_best_is_chosen() -> None:
    base, much, little = (
        candidate(card, [gain] * SOUND) for card, gain in (("5S", 0.0), ("5H", 1.0), ("5D", 0.5))
    )
    assert decide([base, much, little], base) is much
    assert decide([base, little, much], base) is much
