"""Letters of ace, jack, queen and king as printed in a country."""

from __future__ import annotations

import json
from itertools import product

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.language import SPEECH, Language
from cardtable.resources import resource
from cardtable.ui.drawing import pictures
from tests.ui.drawing.pixels import unlike

WIDTH = 250
"""One pixel per unit of the drawings."""

DECKS = ("classic", "four-colour", "jumbo", "jumbo-four-colour")


def drawn(code: str, deck: str) -> QImage:
    return pictures.face(code, WIDTH, 1.0, deck).toImage()


def test_another_letter_changes_nothing_else_on_the_card(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for deck, (code, letter) in product(DECKS, [("JH", "B"), ("QS", "D"), ("JC", "W"), ("KD", "R")]):
        with subtests.test(code, deck=deck):
            letters = "AJQK".replace(code[0], letter)
            spots = unlike(drawn(code, deck), drawn(code, f"{letters}/{deck}"))
            assert len(spots) > 200
            corner = 125 if deck.startswith("jumbo") else 76
            for x, y in spots:
                near = (x, y) if y < 175 else (WIDTH - 1 - x, 349 - y)
                assert 4 < near[0] < corner
                assert 4 < near[1] < 140


@pytest.mark.parametrize("deck", DECKS)
def test_equal_letters_and_numbers_look_the_same(qtbot: QtBot, deck: str) -> None:
    for code in ("AS", "10H", "KC", "JK1"):
        assert drawn(code, f"ABDK/{deck}") == drawn(code, deck)


def test_every_language_has_its_letters() -> None:
    letters = json.loads(resource("cards", "letters.json").read_text(encoding="utf-8"))
    assert set("AJQKBDRVHW") <= set(letters)
    for tag in SPEECH.tags:
        language = Language(tag, SPEECH.folder / tag)
        if language.pattern("form-letters") is not None:
            own = language.say("form-letters", {})
            assert len(own) == len(set(own)) == 4, tag
            assert set(own) <= set(letters), tag


def test_an_unknown_letter_leaves_the_card_unchanged(qtbot: QtBot) -> None:
    assert drawn("JS", "AЖDK/classic") == drawn("JS", "classic")
