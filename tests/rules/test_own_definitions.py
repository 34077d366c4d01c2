"""Games that people made: found in every room by their id, like those that the program comes with."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.resources import resource
from cardtable.rules.catalogue import Catalogue, load_catalogue, rules_from_document
from cardtable.rules.errors import NoSuchVariantError, RulesError
from cardtable.rules.families import load_families
from cardtable.rules.loader import Definition

OWN = "own-anna-1"


def a_game(**more: Any) -> Definition:
    raw = {"base": "ninety-nine", "name": "Anna’s game", "maker": "Anna", "cards": {"5": "+0, skip"}}
    return Definition(OWN, "own.toml", {**raw, **more})


@pytest.fixture
def book() -> Catalogue:
    return load_catalogue(resource("variants"))


def test_an_adopted_game_is_played_by_its_own_rules(book: Catalogue) -> None:
    book.adopt([a_game()])
    rules = book.resolve(OWN)
    assert (rules.name, rules.maker, rules.cards["5H"][0].notation) == ("Anna’s game", "Anna", "0 skip")
    assert OWN in book.ids
    assert OWN not in book.shipped


def test_the_maker_stays_in_the_rules_of_a_saved_game(book: Catalogue) -> None:
    book.adopt([a_game()])
    rules = book.resolve(OWN)
    assert rules_from_document(rules.document).maker == "Anna"
    assert book.resolve("ninety-nine").maker == ""


def test_a_game_that_is_adopted_again_takes_the_place_of_the_one_before(book: Catalogue) -> None:
    book.adopt([a_game()])
    book.adopt([a_game(limit=88, cards={"K": "=88"})])
    assert book.resolve(OWN).limit == 88
    assert book.ids.count(OWN) == 1


def test_a_forgotten_game_is_found_no_more(book: Catalogue) -> None:
    book.adopt([a_game()])
    book.forget(OWN)
    book.forget(OWN)
    with pytest.raises(NoSuchVariantError):
        book.resolve(OWN)


def test_no_game_takes_the_place_of_one_of_the_program(book: Catalogue) -> None:
    with pytest.raises(RulesError, match="comes with the program"):
        book.adopt([a_game(), Definition("ninety-nine", "own.toml", {"name": "Mine"})])
    assert OWN not in book.ids
    book.forget("ninety-nine")
    assert book.resolve("ninety-nine").name == "Ninety-nine"


def test_the_shelves_of_the_program_need_no_place_for_it(book: Catalogue) -> None:
    book.adopt([a_game()])
    assert OWN not in {
        place.game for family in load_families(resource("families"), book.shipped) for place in family.places
    }


@pytest.mark.parametrize(
    ("base", "origin"),
    [("ninety-nine", "ninety-nine"), ("own-other", "ninety-eight"), ("own-lost", ""), (OWN, "")],
)
def test_it_is_known_on_which_game_one_was_built(book: Catalogue, base: str, origin: str) -> None:
    book.adopt([a_game(base=base), Definition("own-other", "other.toml", {"base": "ninety-eight"})])
    assert book.origin(OWN) == origin
