"""The words on cards of the special packs, and down the sides of jokers, are those of the language."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QTransform
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import rank_of
from cardtable.language import SPEECH, Rank, word
from cardtable.language.catalogue import PSEUDO, capitals
from cardtable.resources import resource
from cardtable.ui.drawing import pictures
from cardtable.ui.support.languages import speak

SCALE = 2
"""How many pixels each unit of the drawings has."""

RIBBONED = tuple(
    path.stem
    for path in sorted(resource("cards", "special").glob("*.svg"))
    if "<title>" in path.read_text(encoding="utf-8")
)
GODS = ("APHRODITE", "APOLLO", "ARES", "ARTEMIS", "ATHENA", "HERA", "HERMES", "POSEIDON")
LANGUAGES = (*SPEECH.tags, PSEUDO)
INK, PAPER, CREAM = "#3A2A10", "#F3D48B", "#FFFBF1"


def drawn(code: str, deck: str = "classic") -> QImage:
    return pictures.face(code, 250 * SCALE, 1.0, deck).toImage()


def middle(code: str) -> int:
    """How low the middle of the ribbon is, in units."""
    return 250 if code in GODS else 257


@cache
def near(one: int, other: str) -> bool:
    """Whether a pixel has nearly that colour."""
    parts = zip(QColor.fromRgb(one).getRgb(), QColor(other).getRgb(), strict=True)
    return max(abs(int(mine) - int(its)) for mine, its in parts) < 24


def ink(code: str, picture: QImage) -> QRect:
    """Where the word is that is written on the ribbon, in pixels."""
    left, top = 38 * SCALE, (middle(code) - 23) * SCALE
    ribbon = picture.copy(left, top, 174 * SCALE, 46 * SCALE).convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(ribbon.constBits()).cast("I").tolist()
    found = QRect()
    for start in range(0, len(pixels), ribbon.width()):
        inked = [x for x, one in enumerate(pixels[start : start + ribbon.width()]) if near(one, INK)]
        if inked:
            found = found.united(QRect(inked[0], start // ribbon.width(), inked[-1] - inked[0] + 1, 1))
    return found.translated(left, top)


def unlike(one: QImage, other: QImage) -> QRect:
    """Where two cards differ, in units."""
    found = QRect()
    for y in range(one.height()):
        if one.copy(0, y, one.width(), 1) == other.copy(0, y, one.width(), 1):
            continue
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                found = found.united(QRect(x // SCALE, y // SCALE, 1, 1))
    return found


def test_there_are_twenty_of_them() -> None:
    assert len(RIBBONED) == 20
    assert set(GODS) < set(RIBBONED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_on_its_ribbon_and_can_be_read(qtbot: QtBot, language: str) -> None:
    speak(language)
    for code in RIBBONED:
        picture = drawn(code)
        place = ink(code, picture)
        said = pictures.printed(code), place
        assert place.height() >= 9 * SCALE, said
        assert place.width() <= 150 * SCALE, said
        assert abs(place.center().x() - 125 * SCALE) <= 3 * SCALE, said
        # Round it is ribbon on all sides.
        edge = place.adjusted(-2 * SCALE, -SCALE, 2 * SCALE, SCALE)
        for corner in (edge.topLeft(), edge.topRight(), edge.bottomLeft(), edge.bottomRight()):
            assert near(picture.pixel(corner), PAPER), said
        for x in (edge.left(), edge.right()):
            assert near(picture.pixel(x, place.center().y()), PAPER), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ribbon_covers_nothing_of_the_sign_in_the_corner_below_it(qtbot: QtBot, language: str) -> None:
    speak(language)
    for code in RIBBONED:
        picture = drawn(code)
        turned = picture.transformed(QTransform().rotate(180))
        signs = [
            (x, y)
            for y in range(21 * SCALE, 75 * SCALE, SCALE)
            for x in range(21 * SCALE, 80 * SCALE, SCALE)
            if near(picture.pixel(x, y), CREAM) or near(picture.pixel(x, y), PAPER)
        ]
        assert signs, code
        lost = [at for at in signs if not near(turned.pixel(*at), picture.pixelColor(*at).name())]
        assert not lost, (code, lost)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_what_the_rules_call_the_card(language: str) -> None:
    speak(language)
    for code in (*RIBBONED, "JK1"):
        name = capitals(word(Rank(rank_of(code))), language)
        assert pictures.printed(code).strip("⟦⟧") in name, (code, name)


def test_only_the_ribbon_is_another_in_another_language_and_the_first_one_comes_back(qtbot: QtBot) -> None:
    english = {code: drawn(code) for code in RIBBONED}
    speak(PSEUDO)
    for code, picture in english.items():
        spot = unlike(picture, drawn(code))
        assert spot.width() > 50, code
        assert spot.left() >= 26, code
        assert spot.right() <= 224, code
        assert spot.top() >= middle(code) - 29, code
        assert spot.bottom() <= middle(code) + 22, code
    speak("en")
    assert all(drawn(code) == picture for code, picture in english.items())


def test_a_card_without_a_word_is_the_same_in_every_language(qtbot: QtBot) -> None:
    plain = {
        code: drawn(code) for code in ("N7", "M10", "ONO", "DP", "TO30", "TO99", "N66", "Z9", "7H", "KS")
    }
    speak(PSEUDO)
    assert all(drawn(code) == picture for code, picture in plain.items())
    assert not any(pictures.printed(code) for code in (*plain, "??"))


@pytest.mark.parametrize("deck", ["classic", "four-colour", "ABDK/classic"])
def test_a_joker_has_the_word_down_both_its_sides(qtbot: QtBot, deck: str) -> None:
    for code in ("JK1", "JK2"):
        speak("en")
        english = drawn(code, deck)
        speak(PSEUDO)
        spot = unlike(english, drawn(code, deck))
        assert 25 <= spot.left() < 45
        assert abs(spot.right() + spot.left() - 249) <= 1
        assert 60 <= spot.top() < 80
        assert 270 <= spot.bottom() < 290
        middle_of_it = drawn(code, deck).copy(50 * SCALE, 0, 150 * SCALE, 350 * SCALE)
        assert middle_of_it == english.copy(50 * SCALE, 0, 150 * SCALE, 350 * SCALE)


@pytest.mark.parametrize("deck", ["jumbo", "jumbo-four-colour"])
def test_a_large_joker_has_no_word(qtbot: QtBot, deck: str) -> None:
    english = drawn("JK1", deck)
    speak(PSEUDO)
    assert drawn("JK1", deck) == english
