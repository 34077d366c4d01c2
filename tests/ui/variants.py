"""Every variant, for tests that play each in the window; in the quick lane those that have the most mechanics."""

from __future__ import annotations

import pytest

from cardtable.rules.catalogue import catalogue

QUICK = {
    "boom-o",
    "ninety-eight-umass",
    "ninety-nine",
    "ninety-nine-baltimore",
    "ninety-nine-lincoln-2018",
    "one-hundred",
    "ono-99",
    "zeus-on-the-loose",
}
VARIANTS = [
    variant
    if variant in QUICK
    else pytest.param(variant, marks=pytest.mark.slow("every variant in the window"))
    for variant in catalogue().ids
]
