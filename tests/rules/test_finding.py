"""Games are found by everyday words, which each language has in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.rules.finding import Finder, load_language
from cardtable.rules.model import RulesError
from tests.rows import rows

WORDS = """
empty = "die das und"
minor = "kein"
top = "Grenze"
alike = ["aussetzen, Runde verlieren", "Münze, Pfennig, Groschen"]
[endings]
en = ""
[numbers]
drei = 3
neun = 9
neunundneunzig = 99
"""
SAID = {
    "nines": ["Neunen", "Die Neun macht 99, die Drei lässt aussetzen."],
    "coins": ["Groschengrab", "Kein Groschen, kein Spiel. Drei Runden."],
    "plain": ["Drei", "Das macht Spiel."],
}


@pytest.fixture
def finder(tmp_path: Path) -> Finder:
    path = tmp_path / "words.toml"
    path.write_text(WORDS, encoding="utf-8")
    return Finder(SAID, load_language(path, "de"))


@rows(
    "typed, best",
    [
        ("Runde verlieren", "nines"), ("Pfennig", "coins"), ("neunundneunzig", "nines"), ("drei Runden", "coins"),
        ("drei setzt aussetzen", "nines"), ("Grosch", "coins"), ("kein Pfennig", "coins"), ("3", "plain"),
    ],
)  # fmt: skip
def test_games_are_found_by_words_of_another_language(finder: Finder, typed: str, best: str) -> None:
    assert finder.find(typed)[0] == best


def test_misspelled_names_find_the_games_that_are_spelled_most_like_them(finder: Finder) -> None:
    assert finder.nearest("Neunem") == ("nines",)
    assert finder.nearest("Groshengrab Neunem") == ("coins", "nines"), "no game has both names"
    assert finder.nearest("Klavier") == ()


def test_minor_words_alone_find_games_that_contain_them(finder: Finder) -> None:
    assert finder.find("kein") == ("coins",)
    assert finder.find("Klavier") == ()
    assert finder.find(" ") == tuple(SAID)


def test_words_side_by_side_are_found_before_the_same_words_apart(tmp_path: Path) -> None:
    path = tmp_path / "words.toml"
    path.write_text(WORDS, encoding="utf-8")
    said = {"apart": ["", "König dreht, Dame zahlt"], "together": ["", "Dame dreht, König zahlt"]}
    assert Finder(said, load_language(path, "de")).find("König zahlt") == ("together", "apart")


@rows(
    "wrong, expected",
    [
        (WORDS.replace("top", "bottom"), "bottom"),
        (WORDS.replace('"kein"', "3"), "minor"),
        (WORDS.replace("drei = 3", 'drei = "3"'), "numbers"),
        ("alike", "not a TOML file"),
    ],
)
def test_an_error_in_a_language_file_is_reported_in_one_sentence(
    tmp_path: Path, wrong: str, expected: str
) -> None:
    path = tmp_path / "words.toml"
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(RulesError) as error:
        load_language(path, "de")
    assert str(error.value).startswith("words.toml")
    assert expected in str(error.value)
    assert "\n" not in str(error.value)
