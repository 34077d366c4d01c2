"""Every variant, for tests that play each in the window; in the quick lane those that have the most mechanics."""

from __future__ import annotations

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


VARIANTS = _each(IN_THE_WINDOW)
WATCHED = _each(IN_THE_WINDOW, pytest.mark.long)
"""For what looks after every move at the whole window, or at all that is sent to phones."""
