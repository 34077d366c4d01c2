"""Large hands are sorted in the window, by the menu, by its key and in the settings; phones show the same."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import AS_DEALT, BY_SUIT, BY_VALUE, arranged
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.phones.family import FakePhone

LARGE = "ninety-nine-boyer"


def begin(qtbot: QtBot, window: MainWindow, variant: str) -> Match:
    players = (Player("Ann", "person", "", "fox"), Player("Bot", "computer", "random", "robot"))
    match = Match.start(MatchSetup(variant, players, "11"))
    window.session.open_match(match)
    wait_for_person(qtbot, window)
    return match


def shown(window: MainWindow) -> tuple[str, ...]:
    return window.table.page.view.board.hand.codes


def test_a_large_hand_is_sorted_by_value_until_its_key_changes_that(
    qtbot: QtBot, window: MainWindow, open_window: OpenWindow
) -> None:
    match = begin(qtbot, window, LARGE)
    dealt = match.view().hand
    assert len(dealt) == 7
    assert shown(window) == arranged(dealt, BY_VALUE) != dealt
    for order in (BY_SUIT, AS_DEALT, BY_VALUE, BY_SUIT):
        qtbot.keyClick(window, Qt.Key.Key_O)
        assert window.preferences.now.hand_order == order
        assert shown(window) == arranged(dealt, order)
    assert match.view().hand == dealt
    assert window.commands.by_name["sort"].text()
    window.preferences.settle()
    assert open_window().preferences.now.hand_order == BY_SUIT


def test_a_small_hand_is_not_sorted(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, "ninety-nine")
    qtbot.keyClick(window, Qt.Key.Key_O)
    assert window.preferences.now.hand_order == BY_VALUE
    assert shown(window) == match.view().hand


def test_a_look_back_shows_the_hand_in_the_same_order(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, LARGE)
    window.look_back()
    table = window.replay.page.table
    assert table.board.hand.codes == arranged(match.view().hand, BY_VALUE)
    window.preferences.change(hand_order=AS_DEALT)
    assert table.board.hand.codes == match.view().hand


def test_a_phone_shows_its_hand_in_the_same_order(qtbot: QtBot, window: MainWindow) -> None:
    window.phones.addresses = ("127.0.0.1",)
    players = (Player("Ann", "person", "", "fox"), Player("Mia", "person", "", "rabbit", phone=True))
    window.session.open_match(Match.start(MatchSetup(LARGE, players, "11")))
    match, server = window.match, window.phones.server
    assert match is not None
    mia = FakePhone(server.door, random.Random(1))
    mia.plays = False
    mia.come(server.door.seating.invitation)
    mia.say(do="sit", seat=1, name="Mia", avatar="rabbit")

    def in_order(order: str) -> bool:
        message = [message for message in mia.received if message["is"] == "sheet"]
        dealt = match.view(1).hand
        return bool(dealt and message) and tuple(card["card"] for card in message[-1]["hand"]) == arranged(
            dealt, order
        )

    qtbot.waitUntil(lambda: in_order(BY_VALUE))
    window.preferences.change(hand_order=BY_SUIT)
    qtbot.waitUntil(lambda: in_order(BY_SUIT))
