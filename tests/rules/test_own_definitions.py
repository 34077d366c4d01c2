"""Games that people made are found by their ids, like the games of the program."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.resources import resource
from cardtable.rules.catalog import Catalog, load_catalog, rules_from_document
from cardtable.rules.families import load_families
from cardtable.rules.loader import Definition
from cardtable.rules.model import NoSuchVariantError, RulesError

OWN = "own-anna-1"


def a_game(**more: Any) -> Definition:
    raw = {"base": "ninety-nine", "name": "Anna’s game", "maker": "Anna", "cards": {"5": "+0, skip"}}
    return Definition(OWN, "own.toml", {**raw, **more})


@pytest.fixture
def book() -> Catalog:
    return load_catalog(resource("variants"))


def test_an_adopted_game_is_played_by_its_own_rules(book: Catalog) -> None:
    book.adopt([a_game()])
    rules = book.resolve(OWN)
    assert (rules.name, rules.maker, rules.cards["5H"][0].notation) == ("Anna’s game", "Anna", "0 skip")
    assert OWN in book.ids
    assert OWN not in book.shipped


def test_saved_rules_name_the_maker(book: Catalog) -> None:
    book.adopt([a_game()])
    rules = book.resolve(OWN)
    assert rules_from_document(rules.document).maker == "Anna"
    assert book.resolve("ninety-nine").maker == ""


def test_a_game_adopted_again_replaces_the_earlier_one(book: Catalog) -> None:
    book.adopt([a_game()])
    book.adopt([a_game(limit=88, cards={"K": "=88"})])
    assert book.resolve(OWN).limit == 88
    assert book.ids.count(OWN) == 1


def test_a_forgotten_game_is_no_longer_found(book: Catalog) -> None:
    book.adopt([a_game()])
    book.forget(OWN)
    book.forget(OWN)
    with pytest.raises(NoSuchVariantError):
        book.resolve(OWN)


def test_no_game_replaces_one_of_the_program(book: Catalog) -> None:
    with pytest.raises(RulesError, match="comes with the program"):
        book.adopt([a_game(), Definition("ninety-nine", "own.toml", {"name": "Mine"})])
    assert OWN not in book.ids
    book.forget("ninety-nine")
    assert book.resolve("ninety-nine").name == "Ninety-nine"


def test_games_that_people_made_are_on_no_shelf(book: Catalog) -> None:
    book.adopt([a_game()])
    assert OWN not in {
        place.game for family in load_families(resource("families"), book.shipped) for place in family.places
    }


@pytest.mark.parametrize(
    ("base", "origin"),
    [("ninety-nine", "ninety-nine"), ("own-other", "ninety-eight"), ("own-lost", ""), (OWN, "")],
)
def test_the_game_of_the_program_that_a_game_is_built_on_is_known(
    book: Catalog, base: str, origin: str
) -> None:
    book.adopt([a_game(base=base), Definition("own-other", "other.toml", {"base": "ninety-eight"})])
    assert book.origin(OWN) == origin
