"""Every variant, for tests that play each in the window; in the quick lane those that have the most mechanics."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.rules.catalogue import catalogue

QUICK = {
    "boom-o",
    "five-alive",
    "ninety-eight-umass",
    "ninety-nine",
    "ninety-nine-baltimore",
    "ninety-nine-lincoln-2018",
    "one-hundred",
    "ono-99",
    "zeus-on-the-loose",
}
IN_THE_WINDOW = pytest.mark.slow("every variant in the window")


def _each(*marks: pytest.MarkDecorator) -> list[object]:
    return [
        variant if variant in QUICK else pytest.param(variant, marks=marks) for variant in catalogue().ids
    ]


def in_groups(few: Sequence[str]) -> list[object]:
    """Groups of variants, and whether little of each is enough: for the quick lane each of a few by itself, for CI
    those that others play in the quick lane, and all others besides.
    """
    others = [variant for variant in catalogue().ids if variant not in QUICK]
    return [
        *(pytest.param((variant,), True, id=variant) for variant in few),
        pytest.param(sorted(QUICK), False, id="more", marks=IN_THE_WINDOW),
        pytest.param(others, False, id="others", marks=(IN_THE_WINDOW, pytest.mark.long)),
    ]


VARIANTS = _each(IN_THE_WINDOW)
WATCHED = _each(IN_THE_WINDOW, pytest.mark.long)
"""For what looks after every move at the whole window, or at all that is sent to phones."""
