"""The minutes that the gallery tells are those that games take."""

from __future__ import annotations

import pytest

from cardtable.bots.pace import HARDER, SHORTEST, VARIED
from cardtable.controller.lab import minutes as lab
from cardtable.rules.catalogue import catalogue
from cardtable.rules.families import families
from cardtable.ui.play.conductor import THINKING_PAUSE

TOLD = {place.game: place.minutes for family in families() for place in family.places}


MORE = pytest.mark.slow("longer games")


@pytest.mark.parametrize(
    "variant",
    [
        "boom-o",
        "to-twenty",
        pytest.param("ninety-nine", marks=MORE),
        pytest.param("ninety-nine-boyer", marks=MORE),
    ],
)
def test_what_is_told_is_about_what_is_measured(variant: str) -> None:
    measured = lab.minutes(catalogue().resolve(variant), 21, seed=7)
    assert abs(measured - TOLD[variant]) <= 1 + 0.35 * TOLD[variant]


def test_a_hand_more_of_tokens_takes_longer() -> None:
    short = lab.minutes(catalogue().resolve("ninety-nine", {"tokens": "1"}), 5)
    assert short < lab.minutes(catalogue().resolve("ninety-nine", {"tokens": "6"}), 5)


def test_computers_think_as_long_as_they_do_at_the_table() -> None:
    usual = THINKING_PAUSE / 1000 * (SHORTEST + HARDER / 2 + VARIED / 2)
    assert pytest.approx(usual, abs=0.1) == lab.COMPUTER
