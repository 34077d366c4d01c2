"""A game is found by a description, without its name, in the words of every language."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cardtable.language import SPEECH
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.finding import Finder, Language, language
from cardtable.rules.prose.text import plain_text, rules_text
from cardtable.ui.features.new_game.gallery import wishes
from cardtable.ui.shared.games_list import EVERYTHING, Game, Wanted, all_games, finder_of
from tests.ui.pages.sitting import GAMES

FEW = 3
"""The number of first hits among which a described game must be."""
AT_A_GLANCE = 5
"""The number of rows in sight without scrolling."""
ENOUGH = 10
"""The least number of descriptions in a language."""
WRITTEN = ("en", "tr", "zh-Hant")
"""Languages with every kind of writing: without marks, with optional marks, and without spaces."""

DESCRIBED: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text("utf-8"))
    for path in sorted((Path(__file__).parent / "finding").glob("*.toml"))
}
COUNTED = json.loads(Path(__file__).parents[2].joinpath("language", "number_words.json").read_text("utf-8"))


@cache
def listed(tag: str) -> tuple[Game, ...]:
    """Return all games, listed in that language."""
    with SPEECH.speaking(tag):
        return all_games()


@cache
def finder(tag: str) -> Finder:
    """Return the index that the page searches; making one takes longer than searching."""
    with SPEECH.speaking(tag):
        return finder_of(listed(tag))


@cache
def words(tag: str) -> Language:
    with SPEECH.speaking(tag):
        return language()


def in_turn(languages: Sequence[str]) -> pytest.MarkDecorator:
    """Run a quick test for each of these languages, and a slow one for all others."""
    others = [tag for tag in DESCRIBED if tag not in languages]
    slow = pytest.mark.slow("all other languages; the few are written in every way")
    quick = [pytest.param((tag,), id=tag) for tag in languages]
    return pytest.mark.parametrize("tags", [*quick, pytest.param(others, id="others", marks=slow)])


def described(tag: str, kind: str) -> Iterator[tuple[str, str]]:
    """Yield the descriptions of games in a language, each with its game."""
    for game, descriptions in DESCRIBED[tag][kind].items():
        yield from ((description, game) for description in descriptions)


def test_every_language_has_words_for_finding_and_games_are_described_in_it() -> None:
    assert {path.parent.name for path in resource("languages").glob("*/finding.toml")} == set(SPEECH.tags)
    assert set(DESCRIBED) == set(SPEECH.tags)
    for tag, kinds in DESCRIBED.items():
        assert sum(len(kinds["found"][game]) for game in kinds["found"]) >= ENOUGH, tag


def test_every_game_has_a_description_in_english() -> None:
    assert set(DESCRIBED["en"]["found"]) == {game.id for game in GAMES}


@in_turn(WRITTEN)
def test_a_game_is_found_by_its_description(tags: Sequence[str]) -> None:
    looked = [
        (tag, text, game, finder(tag).find(text)) for tag in tags for text, game in described(tag, "found")
    ]
    assert [(*one, found[:6]) for *one, game, found in looked if game not in found[:FEW]] == []


@in_turn(WRITTEN)
def test_a_game_is_found_by_everyday_words_that_its_rules_do_not_use(tags: Sequence[str]) -> None:
    looked = [
        (tag, text, game, finder(tag).find(text)) for tag in tags for text, game in described(tag, "everyday")
    ]
    assert [one for *one, game, found in looked if game not in found[:AT_A_GLANCE]] == []


@in_turn(WRITTEN)
def test_spellings_of_the_same_words_find_the_same_games(tags: Sequence[str]) -> None:
    for tag in tags:
        for ways in DESCRIBED[tag]["same"]:
            found = {way: finder(tag).find(way) for way in ways}
            assert len(set(found.values())) == 1, found


@pytest.mark.parametrize(
    ("tag", "text"),
    [
        ("en", "without jokers"),
        ("pl", "bez jokerów"),
        ("uk", "без джокерів"),
        ("is", "án jókera"),
        ("tr", "jokersiz"),
    ],
)
def test_without_jokers_is_understood_in_the_grammatical_case_of_the_language(tag: str, text: str) -> None:
    with SPEECH.speaking(tag):
        assert wishes(text, EVERYTHING) == (Wanted(without="jokers"), "")


@in_turn(WRITTEN)
def test_a_misspelled_name_leads_to_its_game(tags: Sequence[str]) -> None:
    for tag in tags:
        for typed, game in DESCRIBED[tag]["misspelled"].items():
            assert not finder(tag).find(typed)
            assert game in finder(tag).nearest(typed)


@pytest.mark.slow("what is found is tried without a window, in tests of the rules")
def test_a_number_word_finds_the_same_as_its_figures() -> None:
    for tag in DESCRIBED:
        counted = COUNTED[tag]["0 to 120"]
        numbers = Finder({str(number): [str(number)] for number in range(len(counted))}, words(tag))
        assert {word: numbers.find(word) for word in counted} == {
            word: (str(number),) for number, word in enumerate(counted)
        }, tag


@in_turn(WRITTEN[:1])
def test_every_group_of_synonyms_holds_a_word_of_the_rules(tags: Sequence[str]) -> None:
    """A group without one would lead nowhere."""
    for tag in tags:
        read = words(tag)
        with SPEECH.speaking(tag):
            lines = {
                line
                for game in listed(tag)
                for line in _said(game.id, game.name, game.title, game.blurb, game.family.hook)
            }
        said = {group for line in lines for term in read.said(line) for group in term.groups}
        raw = tomllib.loads(resource("languages", tag, "finding.toml").read_text("utf-8"))
        assert [group for number, group in enumerate(raw["alike"]) if number not in said] == [], tag


def test_no_synonym_of_several_words_is_reduced_to_a_common_one() -> None:
    """Without its filler words, “by two” would match every 2, and “he can not” every “not”."""
    for tag in DESCRIBED:
        raw = tomllib.loads(resource("languages", tag, "finding.toml").read_text("utf-8"))
        phrases = {phrase.strip() for group in raw["alike"] for phrase in group.split(",")}
        too_little = {*raw["minor"].split(), *COUNTED[tag]["0 to 120"], *map(str, range(121))}
        left = {phrase: words(tag).words(phrase) for phrase in phrases}
        assert {phrase for phrase, said in left.items() if not said} == set(), tag
        assert {
            phrase: said[0]
            for phrase, said in left.items()
            if len(phrase.split()) > 1 and len(said) == 1 and said[0] in too_little
        } == {}, tag


@in_turn(WRITTEN)
def test_part_of_a_name_finds_its_game_before_games_of_other_names(tags: Sequence[str]) -> None:
    """This holds for filler words and numbers in names too."""
    for tag in tags:
        read = cache(words(tag).lines)
        games = {game.id: game for game in listed(tag)}
        called = {one: (*read(game.name), *read(game.title)) for one, game in games.items()}
        for one, game in games.items():
            for part in _parts(game.name):
                found = finder(tag).find(part)
                assert one in found, part
                others = (before for before in found[: found.index(one)])
                so = {
                    other
                    for other in others
                    if not any(typed in name for typed in read(part) for name in called[other])
                }
                assert so == set(), part


def _parts(name: str) -> list[str]:
    """Return every two neighboring words; of a single word, all but its last letter."""
    return [" ".join(two) for two in pairwise(name.split())] or [name[: max(2, len(name) - 1)]]


def _said(variant: str, *texts: str) -> list[str]:
    rules = plain_text(rules_text(catalog().resolve(variant)))
    return [*texts, *rules.splitlines()]


# In English


def test_an_unknown_word_finds_no_game_and_an_empty_search_all() -> None:
    assert finder("en").find("xylophone") == ()
    assert set(finder("en").find("")) == {game.id for game in GAMES}


def test_numbers_match_only_whole_numbers() -> None:
    assert finder("en").find("one hundred")[0] == "one-hundred"
    assert finder("en").find("ninety")[0] == finder("en").find("ninety-nine")[0] == "ninety-nine"
    assert "to-fifty" not in finder("en").find("5 nickels")


def test_filler_words_find_the_game_with_them_in_its_name() -> None:
    for typed in ("from 0", "From 0 t", "from 0 to 1", "from zero to one hundred"):
        assert finder("en").find(typed)[0] == "zero-to-100", typed
    assert finder("en").find("the from 0")[0] == "back-to-zero"


def test_the_first_digits_of_a_name_find_its_game() -> None:
    assert finder("en").find("195") == ("ninety-nine-1950s",)
