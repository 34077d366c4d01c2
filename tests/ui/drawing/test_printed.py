"""Words on special cards and jokers are in the current language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import rank_of
from cardtable.language import SPEECH, Rank, word
from cardtable.language.catalog import PSEUDO, capitals
from cardtable.resources import resource
from cardtable.ui.drawing import pictures
from cardtable.ui.support.languages import speak
from tests.ui.drawing.pixels import apart, bounds, near, rows

SCALE = 2
"""Pixels per unit of the drawings."""

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
    """Return the vertical middle of the ribbon, in units."""
    return 250 if code in GODS else 257


def ink(code: str, picture: QImage) -> QRect:
    """Return the place of the word on the ribbon, in pixels."""
    left, top = 38 * SCALE, (middle(code) - 23) * SCALE
    ribbon = rows(picture.copy(left, top, 174 * SCALE, 46 * SCALE))
    inked = {color for color in set().union(*ribbon) if near(color, INK)}
    found = bounds([] if inked.isdisjoint(row) else [one in inked for one in row] for row in ribbon)
    return found.translated(left, top)


def unlike(one: QImage, other: QImage) -> QRect:
    """Return the area in which two cards differ, in units."""
    left, top, right, low = (edge // SCALE for edge in apart(one, other).getCoords())
    return QRect(left, top, right - left + 1, low - top + 1)


def test_twenty_cards_have_ribbons() -> None:
    assert len(RIBBONED) == 20
    assert set(GODS) < set(RIBBONED)


def assert_on_ribbon(code: str, picture: QImage) -> None:
    """Check that the printed word is large enough, with ribbon on all sides."""
    place = ink(code, picture)
    said = pictures.printed(code), place
    assert place.height() >= 9 * SCALE, said
    assert place.width() <= 150 * SCALE, said
    assert abs(place.center().x() - 125 * SCALE) <= 3 * SCALE, said
    edge = place.adjusted(-2 * SCALE, -SCALE, 2 * SCALE, SCALE)
    for corner in (edge.topLeft(), edge.topRight(), edge.bottomLeft(), edge.bottomRight()):
        assert near(picture.pixel(corner), PAPER), said
    for x in (edge.left(), edge.right()):
        assert near(picture.pixel(x, place.center().y()), PAPER), said


def assert_lower_sign_free(code: str, picture: QImage) -> None:
    """Check that the sign in the lower corner is whole, as in the upper corner."""
    corner = QRect(21 * SCALE, 21 * SCALE, 59 * SCALE, 54 * SCALE)
    above, turned = rows(picture.copy(corner)), QRect(corner)
    turned.moveBottomRight(picture.rect().bottomRight() - corner.topLeft())
    below = [row[::-1] for row in reversed(rows(picture.copy(turned)))]
    signs = [
        (mine, its)
        for upper, lower in zip(above[::SCALE], below[::SCALE], strict=True)
        for mine, its in zip(upper[::SCALE], lower[::SCALE], strict=True)
        if near(mine, CREAM) or near(mine, PAPER)
    ]
    assert signs, code
    assert all(mine == its or near(its, QColor(mine).name()) for mine, its in signs), code


# The highest letters, other letters, and words longer than in any language.
FEW = {"vi": RIBBONED[::4], "zh-Hant": RIBBONED[1::4], PSEUDO: RIBBONED}
ALL = dict.fromkeys(LANGUAGES, RIBBONED)


@pytest.mark.parametrize(
    "spoken",
    [FEW, pytest.param(ALL, marks=pytest.mark.slow("every card in every language"))],
    ids=["few", "all"],
)
def test_each_word_fits_its_ribbon_and_covers_no_sign(
    qtbot: QtBot, spoken: dict[str, tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for language, codes in spoken.items():
        with subtests.test(language):
            speak(language)
            for code in codes:
                picture = drawn(code)
                assert_on_ribbon(code, picture)
                assert_lower_sign_free(code, picture)


def test_printed_words_match_the_names_in_the_rules(subtests: pytest.Subtests) -> None:
    for language in LANGUAGES:
        with subtests.test(language):
            speak(language)
            for code in (*RIBBONED, "JK1"):
                name = capitals(word(Rank(rank_of(code))), language)
                assert pictures.printed(code).strip("⟦⟧") in name, (code, name)


@pytest.mark.parametrize(
    "codes", [RIBBONED[::4], pytest.param(RIBBONED, marks=pytest.mark.slow("all twenty"))], ids=["few", "all"]
)
def test_another_language_changes_only_the_ribbon(qtbot: QtBot, codes: tuple[str, ...]) -> None:
    english = {code: drawn(code) for code in codes}
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


@pytest.mark.parametrize(
    "deck",
    [
        "classic",
        *(
            pytest.param(deck, marks=pytest.mark.slow("the same joker in other decks"))
            for deck in ("four-colour", "ABDK/classic")
        ),
    ],
)
def test_a_joker_has_the_word_on_both_sides(qtbot: QtBot, deck: str) -> None:
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
