"""What the report says of simulated children: the mistake that each makes, and none where there is none."""

from __future__ import annotations

import pytest

from cardtable.cards.shuffle import Stream
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Rating, Support
from tests.learning.children.children import CHILDREN, NAMELESS, SLIPS
from tests.learning.children.school import found, found_in_slips, page_without_a_name, sums
from tests.learning.test_answers import Picks, most_digits_shared, nearest, nearest_above, second_nearest
from tests.rows import rows

SEEDS = 20
"""Children of each kind; `tests/bench/bench_children.py` counts more."""


@pytest.mark.slow("1,600 calls of simulated children, each")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if at % 6 else ()) for at, name in enumerate(CHILDREN)]
)
def test_the_report_names_the_mistake_of_each_child(name: str) -> None:
    code = CHILDREN[name][0]
    named = sum(found(name, seed)[:1] == (code,) for seed in range(SEEDS))
    assert named >= 0.95 * SEEDS


@pytest.mark.slow("1,600 calls of simulated children, each")
@rows("name", SLIPS)
def test_someone_who_only_slips_is_given_no_mistake(name: str) -> None:
    given = sum(bool(found_in_slips(name, seed)) for seed in range(SEEDS))
    assert given <= 0.05 * SEEDS


@pytest.mark.slow("800 calls of simulated children, each")
@rows("name", NAMELESS)
def test_a_habit_without_a_name_is_never_denied(name: str) -> None:
    """It is named by what it looks like, or its answers are told as such that nobody can explain."""
    for seed in range(SEEDS // 2):
        page = page_without_a_name(name, seed)
        mistakes = [*page.mistakes, *([page.unexplained] if page.unexplained is not None else [])]
        assert page.right == page.calls or sum(mistake.count for mistake in mistakes) > 1


@pytest.mark.slow("240 calls of simulated children")
def test_someone_who_is_always_three_off_is_not_told_of_sixes_and_nines() -> None:
    """In sums with a 6 or a 9 both lead to the same answers."""
    pages = [page_without_a_name("three too many", seed) for seed in (0, 1, 4)]
    assert [mistake.code for page in pages for mistake in page.mistakes] == []
    assert all(page.unexplained is not None and page.unexplained.count > 5 for page in pages)


@pytest.mark.slow("80 calls of simulated children with choices, each")
@rows("name", ["counts the start", "turns digits", "forgets the ten", "says the card", "goes twice"])
def test_a_mistake_is_found_among_choices_too(name: str) -> None:
    assert found(name, 1, Support.PLACES)[:1] == (CHILDREN[name][0],)


@pytest.mark.slow("320 calls of one who picks, each")
@rows("picks", [nearest_above, nearest, second_nearest, most_digits_shared])
def test_someone_who_goes_by_looks_does_not_teach_the_choices_to_give_the_answer_away(picks: Picks) -> None:
    hits = list[bool]()
    for seed in range(4):
        beliefs, chance = dict[str, float](), Stream(str(seed), "picks")
        for question, limit in sums("plain", seed):
            asked = ask(question, Rating(0.0), limit, chance, support=Support.PLACES, beliefs=beliefs)
            if not asked.offered:
                continue
            said = chance.choose(picks(question, asked.offered))
            beliefs = asked.answered(said, 1000).believed(beliefs)
            hits.append(said == question.answer)
    assert sum(hits) / len(hits) <= 0.35
