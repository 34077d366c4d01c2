"""Simulated children in one long game: about as often right as is good, and soon again when they can do less."""

from __future__ import annotations

import pytest

from cardtable.learning.ladder import Numbers
from cardtable.rules.catalogue import catalogue
from tests.learning.children.able import AbleChild
from tests.learning.children.long_game import ABILITIES, after_a_fall, at_table, inside, windows, within


@pytest.mark.slow("10,400 calls of simulated children")
def test_in_nearly_every_forty_calls_about_four_of_five_are_right() -> None:
    counted, likely = inside(range(4))
    assert counted >= 0.85
    assert likely >= 0.85


@pytest.mark.slow("10,400 calls of simulated children")
def test_with_the_same_numbers_all_along_they_would_not_be() -> None:
    assert min(inside(range(4), levels=False)) < 0.85


@pytest.mark.slow("3,600 calls of simulated children")
@pytest.mark.parametrize("ability", [-0.5, 0.0, 0.5, 1.0])
def test_who_falls_back_is_helped_within_twenty_five_calls(ability: float) -> None:
    after = after_a_fall(ability, range(20))
    assert sum(after[:5]) / 5 < 0.7
    assert sum(after[25:45]) / 20 > 0.75


@pytest.mark.slow("3,100 calls of simulated children, and the games that they sit at")
def test_at_the_family_table_a_child_calls_totals_that_suit_and_learns_to_call_larger_ones() -> None:
    rules = catalogue().resolve("ninety-nine")
    for ability in ABILITIES[::3]:
        games = [at_table(AbleChild(ability, seed), rules, seed, Numbers.TO_50) for seed in range(3)]
        assert within([one for game in games for one in windows(game)]) >= 0.8, ability
