"""Court cards have the letters of the language, or international ones, on cards and in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import rank_of
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.language import SPEECH
from cardtable.rules.catalog import catalog
from cardtable.rules.prose.differences import differences
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.ui.table.items.chips import words_of_cards
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, OpenWindow

PLAYERS = (Player("Ann", "person", "", "fox"), Player("Ada", "computer", "beginner", "owl"))
WITH_A_QUEEN = "13"
"""A deal of Ninety-nine with a queen or jack in Ann's hand, and other cards."""


@pytest.fixture(autouse=True)
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second language with nothing but its letters."""
    folder = tmp_path / "languages" / "de"
    folder.mkdir(parents=True)
    (folder / "form.ftl").write_text("form-language = Deutsch\nform-letters = ABDK\n", encoding="utf-8")
    monkeypatch.setattr(SPEECH, "folder", tmp_path / "languages")


@pytest.fixture
def at_the_table(qtbot: QtBot, window: MainWindow) -> MainWindow:
    window.session.start(MatchSetup("ninety-nine", PLAYERS, WITH_A_QUEEN))
    wait_for_person(qtbot, window)
    return window


def prefer(window: MainWindow, **values: str) -> None:
    """Change settings, and let Qt delete the old pages."""
    window.preferences.change(**values)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def hand(qtbot: QtBot, window: MainWindow) -> dict[str, QImage]:
    """Return the picture of each card in the hand."""
    wait_for_person(qtbot, window)
    cards = [card for card in window.table.page.view.board.hand.cards if card is not None]
    return {card.code: card.item.pixmap().toImage() for card in cards}


def chips() -> set[str]:
    """Return the chips about court cards of a game."""
    texts = [chip.text for chip in differences(catalog().resolve("ninety-eight"))]
    return {text for text in texts if text.endswith("passes") and not text[0].isdigit()}


@pytest.mark.slow("the rules and moves show the letters in quicker tests")
def test_the_hand_takes_the_letters_of_the_language_at_once(qtbot: QtBot, at_the_table: MainWindow) -> None:
    window = at_the_table
    english = hand(qtbot, window)
    others = {code for code in english if rank_of(code) in "JQ"}
    assert set() < others < set(english)
    prefer(window, language="de")
    german = hand(qtbot, window)
    assert {code for code in english if german[code] != english[code]} == others
    prefer(window, letters="international")
    assert hand(qtbot, window) == english
    prefer(window, letters="language", deck="jumbo")
    assert window.theme.deck == "ABDK/jumbo"
    prefer(window, language="en")
    assert window.theme.deck == "jumbo"


def test_moves_and_chips_name_the_cards_with_the_same_letters(window: MainWindow) -> None:
    cards = ("JS", "QH", "10D", "AC", "KC")
    assert words_of_cards(cards) == "J♠ Q♥ 10♦ A♣ K♣"
    assert chips() == {"J passes", "Q passes"}
    prefer(window, language="de")
    assert words_of_cards(cards) == "B♠ D♥ 10♦ A♣ K♣"
    assert chips() == {"B passes", "D passes"}
    prefer(window, letters="international")
    assert words_of_cards(cards) == "J♠ Q♥ 10♦ A♣ K♣"
    assert chips() == {"J passes", "Q passes"}


def test_open_rules_take_other_letters_at_once(window: MainWindow) -> None:
    prefer(window, language="de")
    window.resize(1280, 1300)
    window.rules.show()
    before = window.rules.page.grab().toImage()
    prefer(window, letters="international")
    assert window.rules.is_shown
    assert window.rules.page.grab().toImage() != before


def test_letters_can_be_chosen_if_the_language_has_its_own(window: MainWindow) -> None:
    window.settings.show()
    assert "letters" not in window.settings.page.controls
    prefer(window, language="de")
    page = window.settings.page
    control = page.controls["letters"]
    assert control.accessibleName() == "Letters on cards"
    assert [segment.text() for segment in control.segments] == ["A B D K", "A J Q K"]
    pack = page.controls["deck.classic"]
    before = pack.grab().toImage()
    control.segments[1].setFocus()
    control.segments[1].click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    now = window.settings.page.controls["letters"]
    assert now.value == "international"
    assert window.focusWidget() is now.segments[1]
    assert window.settings.page.controls["deck.classic"].grab().toImage() != before


def test_chosen_letters_are_kept_after_a_restart(own_data_dir: Path, open_window: OpenWindow) -> None:
    SettingsFile(own_data_dir).write(Settings(language="de"))
    first = open_window()
    assert first.start.page.theme.deck == "ABDK/classic"
    prefer(first, letters="international")
    first.close()
    assert open_window().start.page.theme.deck == "classic"


def test_malformed_letters_of_a_language_are_ignored(window: MainWindow, tmp_path: Path) -> None:
    form = tmp_path / "languages" / "de" / "form.ftl"
    form.write_text("form-letters = A, B, D, K\n", encoding="utf-8")
    prefer(window, language="de")
    assert window.theme.deck == "classic"
    assert "letters" not in window.settings.page.controls
