"""The minutes in the gallery are those that games take."""

from __future__ import annotations

import pytest

from cardtable.bots.opponents import HARDER, SHORTEST, VARIED
from cardtable.controller.lab import minutes as lab
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families
from cardtable.ui.play.conductor import THINKING_PAUSE
from tests.rows import rows

MINUTES = {place.game: place.minutes for family in families() for place in family.places}


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
def test_the_minutes_of_a_game_are_close_to_those_measured(variant: str) -> None:
    measured = lab.minutes(catalog().resolve(variant), 21, seed=7)
    assert abs(measured - MINUTES[variant]) <= 1 + 0.35 * MINUTES[variant]


def test_a_game_with_more_tokens_takes_longer() -> None:
    short = lab.minutes(catalog().resolve("ninety-nine", {"tokens": "1"}), 5)
    assert short < lab.minutes(catalog().resolve("ninety-nine", {"tokens": "6"}), 5)


def test_computers_think_as_long_as_they_do_at_the_table() -> None:
    usual = THINKING_PAUSE / 1000 * (SHORTEST + HARDER / 2 + VARIED / 2)
    assert pytest.approx(usual, abs=0.1) == lab.COMPUTER


@rows("variant, players, short", [
    ("ninety-nine", 4, {"tokens": "2"}),
    ("ninety-nine", 2, {"tokens": "2"}),
    ("ninety-nine", 6, {"tokens": "1"}),
    ("ninety-eight", 4, {"session_deals": "4"}),
    ("99-gronemann", 8, {"match_won": "2"}),
    ("ninety-nine-taiwanese", 4, {"tokens": "1", "stock": "play_on", "packs": "1"}),  # a single token would take an hour
    ("five-alive", 4, None),  # short anyway
])  # fmt: skip
def test_a_short_game_takes_about_ten_minutes(
    variant: str, players: int, short: dict[str, str] | None
) -> None:
    found = lab.short_game(MINUTES[variant], catalog().resolve(variant), players)
    assert (None if found is None else found.options) == short
    assert found is None or 7 <= found.minutes <= 15


def test_every_long_game_has_a_short_one() -> None:
    for variant, minutes in MINUTES.items():
        assert minutes < 15 or lab.short_game(minutes, catalog().resolve(variant), 4), variant


@rows(
    "variant, players, tokens",
    [
        ("to-ten", 3, None),
        ("to-twenty", 3, 2),
        ("to-fifty", 3, 2),
        ("back-to-zero", 3, 2),
        ("ninety-nine", 3, 2),
        ("oh-no-99", 3, None),
    ],
)
def test_a_learner_who_calls_every_total_has_a_game_of_about_ten_minutes(
    variant: str, players: int, tokens: int | None
) -> None:
    assert lab.learner_tokens(MINUTES[variant], catalog().resolve(variant), players) == tokens


@pytest.mark.slow("plays eighty games")
@pytest.mark.parametrize(
    ("variant", "players"), [("ninety-nine", 5), ("lobo-77", 6), ("ninety-eight", 2), ("ninety-eight", 6)]
)
def test_minutes_for_other_numbers_of_players_are_close_to_those_measured(
    variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = catalog().resolve(variant)
    minutes = lab.minutes_for(MINUTES[variant], rules, players)
    monkeypatch.setattr(lab, "PLAYERS", players)
    assert minutes == pytest.approx(lab.minutes(rules, 21), rel=0.25)


@pytest.mark.slow("plays eighty games")
@pytest.mark.parametrize(("players", "tokens"), [(3, 5), (4, 2), (6, 3), (6, 2)])
def test_minutes_for_other_tokens_and_players_are_close_to_those_measured(
    players: int, tokens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = catalog().resolve("ninety-nine")
    minutes = lab.minutes_with(MINUTES["ninety-nine"], usual, players, tokens)
    monkeypatch.setattr(lab, "PLAYERS", players)
    few = catalog().resolve("ninety-nine", {"tokens": str(tokens)})
    assert minutes == pytest.approx(lab.minutes(few, 21), rel=0.25)
