"""The words on cards are those of the language that is spoken, at the table and in the rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup, Player
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow

PLAYERS = (Player("Ann", "person", "", "fox"), Player("Ada", "computer", "beginner", "owl"))
WITH_A_REVERSE = "2"
"""A deal of O'NO 99 in which Ann has a Reverse, and cards without a word."""


def prefer(window: MainWindow, language: str) -> None:
    """Chooses a language, and has Qt take away what is put down."""
    window.preferences.change(language=language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def hand(qtbot: QtBot, window: MainWindow) -> dict[str, QImage]:
    """What is seen of each card in the hand."""
    wait_for_person(qtbot, window)
    cards = [card for card in window.table.page.view.board.hand.cards if card is not None]
    return {card.code: card.item.pixmap().toImage() for card in cards}


def in_the_rules(window: MainWindow, code: str) -> QImage:
    """The picture of a card among what the cards do."""
    page = window.rules.page
    picture = page.text.document().resource(
        QTextDocument.ResourceType.ImageResource, QUrl(f"card:{page.theme.deck}:{code}")
    )
    assert isinstance(picture, QPixmap)
    return picture.toImage()


@pytest.mark.slow("the rules that are open show them in a quicker test")
def test_a_card_in_the_hand_has_the_word_of_the_language_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.session.start(MatchSetup("ono-99", PLAYERS, WITH_A_REVERSE))
    english = hand(qtbot, window)
    assert len(english) > 2
    prefer(window, "de")
    german = hand(qtbot, window)
    assert {code for code in english if german[code] != english[code]} == {"REV"}
    prefer(window, "en")
    assert hand(qtbot, window) == english


def test_the_rules_that_are_open_show_the_cards_with_the_other_words(window: MainWindow) -> None:
    window.rules.show()
    window.rules.page.show_game("zeus-on-the-loose")
    english = {code: in_the_rules(window, code) for code in ("ATHENA", "HERA")}
    prefer(window, "de")
    assert in_the_rules(window, "ATHENA") != english["ATHENA"]
    assert in_the_rules(window, "HERA") == english["HERA"]
