"""Simulated children in one long game: about as often right as is good, and soon again when they can do less."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.controller.lessons.training import ROUND, Sitting, Training
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile
from cardtable.rules.catalog import catalog
from cardtable.storage.learners import LearnerStore
from tests.learning.children.able import AbleChild
from tests.learning.children.long_game import (
    ABILITIES,
    after_a_fall,
    at_table,
    inside,
    windows,
    with_most_help,
    within,
)


@pytest.mark.slow("10,400 calls of simulated children")
def test_in_nearly_every_forty_calls_about_four_of_five_are_right() -> None:
    counted, likely = inside(range(4))
    assert counted >= 0.85
    assert likely >= 0.85


@pytest.mark.slow("10,400 calls of simulated children")
def test_with_the_same_numbers_all_along_they_would_not_be() -> None:
    assert min(inside(range(4), levels=False)) < 0.85


@pytest.mark.takes_long("800 calls of simulated children")
def test_a_six_year_old_begun_at_99_is_right_often_enough_by_the_tenth_call() -> None:
    rules = catalog().resolve("ninety-nine")
    games = [at_table(AbleChild(-2.0, seed), rules, seed, Numbers.TO_99, 20) for seed in range(40)]
    from_the_tenth = [chance for game in games for chance in game[9:20]]
    assert sum(from_the_tenth) / len(from_the_tenth) >= 0.72


@pytest.mark.slow("3,600 calls of simulated children")
@pytest.mark.parametrize("ability", [-0.75, -0.5, 0.0, 0.5, 1.0])
def test_someone_who_falls_back_is_helped_within_twenty_five_calls(ability: float) -> None:
    after = after_a_fall(ability, range(20))
    assert sum(after[:5]) / 5 < 0.7
    assert sum(after[25:45]) / 20 > 0.75


@pytest.mark.slow("4,800 calls of simulated children, each")
@pytest.mark.parametrize("ability", [-2.0, -1.5, -1.0])
def test_someone_who_can_do_little_is_helped_as_much_as_can_be_after_a_fall(ability: float) -> None:
    """With four places and numbers to 20 they are right less often than in three of four cases."""
    after, most = after_a_fall(ability, range(20)), with_most_help(ability - 1.2, range(20))
    assert most < 0.76
    assert sum(after[25:45]) / 20 > most - 0.03


@pytest.mark.parametrize(
    ("numbers", "ability"),
    [
        (Numbers.TO_20, -2.0),
        pytest.param(Numbers.TO_50, -1.2, marks=pytest.mark.slow("an older one")),
        pytest.param(Numbers.TO_99, 0.0, marks=pytest.mark.slow("an older one")),
    ],
)
def test_an_own_best_round_is_no_row_of_misses(tmp_path: Path, numbers: Numbers, ability: float) -> None:
    """As a six-year-old who adds to 20, and older ones."""
    store, right = LearnerStore(tmp_path), 0
    learner = store.add("Mia", "rabbit", Profile.fresh(numbers).text)
    for seed in range(6):
        child, training = AbleChild(ability, seed), Training(Sitting(learner, store, "1", str(seed)))
        while not training.is_over:
            calling = training.next()
            asked, given = calling.question, calling.support
            if child.is_right(asked.before, asked.answer, given.value, given.choices):
                right += 1
            else:
                calling = calling.answered(asked.answer + 10, 2000)
            training.answered(calling.answered(asked.answer, 2000))
        learner = training.learner
    assert right / (6 * ROUND) >= 0.7


@pytest.mark.slow("3,100 calls of simulated children, and the games that they sit at")
def test_at_the_family_table_a_child_calls_totals_that_suit_and_learns_to_call_larger_ones() -> None:
    rules = catalog().resolve("ninety-nine")
    for ability in ABILITIES[::3]:
        games = [at_table(AbleChild(ability, seed), rules, seed, Numbers.TO_50) for seed in range(3)]
        assert within([one for game in games for one in windows(game)]) >= 0.8, ability
