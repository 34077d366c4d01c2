"""What the report says of simulated children: the mistake that each makes, and none where there is none."""

from __future__ import annotations

import pytest

from cardtable.learning.ladder import Support
from tests.learning.children.children import CHILDREN, SLIPS
from tests.learning.children.school import found, found_in_slips

SEEDS = 20
"""Children of each kind; `tests/bench/bench_children.py` counts more."""


@pytest.mark.slow("1,600 calls of simulated children, each")
@pytest.mark.parametrize("name", CHILDREN)
def test_the_report_names_the_mistake_of_each_child(name: str) -> None:
    code = CHILDREN[name][0]
    named = sum(found(name, seed)[:1] == (code,) for seed in range(SEEDS))
    assert named >= 0.85 * SEEDS


@pytest.mark.slow("1,600 calls of simulated children, each")
@pytest.mark.parametrize("name", SLIPS)
def test_who_only_slips_is_given_no_mistake(name: str) -> None:
    given = sum(bool(found_in_slips(name, seed)) for seed in range(SEEDS))
    assert given <= 0.05 * SEEDS


@pytest.mark.slow("80 calls of simulated children with choices, each")
@pytest.mark.parametrize("name", ["counts the start", "turns digits", "forgets the ten", "says the card"])
def test_a_mistake_is_found_among_choices_too(name: str) -> None:
    assert found(name, 1, Support.PLACES)[:1] == (CHILDREN[name][0],)
