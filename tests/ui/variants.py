"""The variants, for tests that play each in the window; the quick lane has those with the most mechanics."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.rules.catalog import catalog

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
    return [variant if variant in QUICK else pytest.param(variant, marks=marks) for variant in catalog().ids]


def in_groups(few: Sequence[str]) -> list[object]:
    """Return groups of variants and if a short game is enough.

    The quick lane has short games of `few`, CI whole games of QUICK, and the long lane those of all others.
    """
    others = [variant for variant in catalog().ids if variant not in QUICK]
    return [
        *(pytest.param((variant,), True, id=variant) for variant in few),
        pytest.param(sorted(QUICK), False, id="more", marks=IN_THE_WINDOW),
        pytest.param(others, False, id="others", marks=(IN_THE_WINDOW, pytest.mark.long)),
    ]


WATCHED = _each(IN_THE_WINDOW, pytest.mark.long)
"""For tests that check the whole window after every move, or everything sent to phones."""
