"""Every game is on a shelf, and errors in the files of shelves are reported in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.rules.catalog import catalog
from cardtable.rules.families import families, load_families
from cardtable.rules.model import RulesError
from tests.rows import rows

GAMES = ("one", "two")
GOOD = """
[shelf]
classic = "one"
art = { colors = ["#112233", "#445566"], number = "99" }
[shelf.games]
one = { age = 7 }
two = { age = 9 }
"""
MINUTES = "one = 12\ntwo = 40\n"


def test_every_game_is_on_exactly_one_shelf() -> None:
    there = [place.game for family in families() for place in family.places]
    assert sorted(there) == sorted(catalog().ids)
    assert len(families()) == 10


def test_a_shelf_has_the_ages_and_minutes_of_its_games(tmp_path: Path) -> None:
    (family,) = written(tmp_path, GOOD)
    assert (family.id, family.classic) == ("shelf", "one")
    assert [(place.game, place.age, place.minutes) for place in family.places] == [
        ("one", 7, 12),
        ("two", 9, 40),
    ]


@rows(
    "before, after, sentence",
    [
        ("two = {", "three = {", "shelf.games.three: there is no such game in the catalog."),
        ("two = { age = 9 }", "", "the game “two” isn't on any shelf."),
        ("one = { age = 7 }", "one = { age = 2 }", "shelf.games.one.age: the number should be at least 3."),
        ('classic = "one"', 'classic = "two"', "shelf.classic: it must be the first of the games."),
        ('classic = "one"', 'clasic = "one"', "shelf.clasic: there is no such key, perhaps a typing mistake."),
        ('classic = "one"\n', "", "shelf.classic: this is missing."),
        ("[shelf]", "[shelf", "this is not a TOML file"),
    ],
)  # fmt: skip
def test_an_error_is_reported_in_one_sentence(tmp_path: Path, before: str, after: str, sentence: str) -> None:
    with pytest.raises(RulesError) as raised:
        written(tmp_path, GOOD.replace(before, after, 1))
    assert str(raised.value).startswith("families.toml")
    assert sentence in str(raised.value)


def test_a_game_on_two_shelves_is_reported(tmp_path: Path) -> None:
    again = GOOD.replace("shelf", "other").replace("two = ", "# two = ")
    with pytest.raises(RulesError, match=r"other\.games\.one: it is on the shelf shelf too\."):
        written(tmp_path, GOOD + again)


@rows("minutes", ["one = 12", "one = 12\ntwo = 0", 'one = 12\ntwo = "long"'])
def test_a_game_without_measured_minutes_is_reported(tmp_path: Path, minutes: str) -> None:
    with pytest.raises(RulesError, match="two"):
        written(tmp_path, GOOD, minutes)


def test_the_house_rules_of_a_short_game_need_measured_minutes(tmp_path: Path) -> None:
    shorter = GOOD.replace("two = { age = 9 }", 'two = { age = 9, short = { tokens = "1" } }')
    with pytest.raises(RulesError, match=r"two short: minutes\.toml does not say how long it takes\."):
        written(tmp_path, shorter)
    (family,) = written(tmp_path, shorter, f'{MINUTES}\n"two short" = 4\n')
    assert family.places[1].short_minutes == 4


def written(folder: Path, text: str, minutes: str = MINUTES):  # type: ignore[no-untyped-def]
    (folder / "families.toml").write_text(text, encoding="utf-8")
    (folder / "minutes.toml").write_text(minutes, encoding="utf-8")
    return load_families(folder, GAMES)
