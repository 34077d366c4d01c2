"""Cards have the words of the language, at the table and in the rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup
from tests.ui.driver import MainWindow
from tests.ui.window.test_letters_of_cards import PLAYERS, hand, prefer

WITH_A_REVERSE = "2"
"""A deal of O'NO 99 with a Reverse in Ann's hand, and cards without a word."""


def in_the_rules(window: MainWindow, code: str) -> QImage:
    """Return the picture of a card in the rules."""
    page = window.rules.page
    picture = page.text.document().resource(
        QTextDocument.ResourceType.ImageResource, QUrl(f"card:{page.theme.deck}:{code}")
    )
    return picture.toImage()


@pytest.mark.slow("the rules that are open show them in a quicker test")
def test_the_hand_takes_the_words_of_the_language_at_once(qtbot: QtBot, window: MainWindow) -> None:
    window.session.start(MatchSetup("ono-99", PLAYERS, WITH_A_REVERSE))
    english = hand(qtbot, window)
    assert len(english) > 2
    prefer(window, language="de")
    german = hand(qtbot, window)
    assert {code for code in english if german[code] != english[code]} == {"REV"}
    prefer(window, language="en")
    assert hand(qtbot, window) == english


def test_open_rules_take_the_words_of_the_language_at_once(window: MainWindow) -> None:
    window.rules.show()
    window.rules.page.show_game("zeus-on-the-loose")
    english = {code: in_the_rules(window, code) for code in ("ATHENA", "HERA")}
    prefer(window, language="de")
    assert in_the_rules(window, "ATHENA") != english["ATHENA"]
    assert in_the_rules(window, "HERA") == english["HERA"]
