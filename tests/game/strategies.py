"""Random tables for Hypothesis, with any variant, house rules and number of seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Choice, RulesError


def examples(
    few: int, many: int, *strategies: st.SearchStrategy[Any]
) -> Callable[[Callable[..., None]], Callable[[int], None]]:
    """Run a test on a few examples of the strategies, and on many as a slow test."""

    def made(test: Callable[..., None]) -> Callable[[int], None]:
        @pytest.mark.parametrize("number", [few, pytest.param(many, marks=pytest.mark.slow("more examples"))])
        def run(number: int) -> None:
            settings(max_examples=number)(given(*strategies)(test))()

        run.__name__, run.__module__, run.__doc__ = test.__name__, test.__module__, test.__doc__
        return run

    return made


def _values(choice: Choice) -> st.SearchStrategy[str]:
    if choice.values is not None:
        return st.sampled_from(choice.values)
    return st.integers(choice.least, min(choice.most, 12)).map(str)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    variant = draw(st.sampled_from(catalog().ids))
    choices = catalog().resolve(variant).choices
    chosen = draw(st.lists(st.sampled_from(choices), max_size=3, unique_by=lambda choice: choice.key))
    try:
        rules = catalog().resolve(variant, {choice.key: draw(_values(choice)) for choice in chosen})
    except RulesError:
        # Skip this example, since its house rules contradict each other.
        reject()
    seats = [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]
    return Table(rules, draw(st.sampled_from(seats)))


seeds = st.integers(0, 10**6).map(str)
