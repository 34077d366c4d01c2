"""The screen is asked, on a sheet over the table, before a play made at a phone is undone."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.play.states import TableState
from cardtable.ui.play.table_page import AgreementSheet
from tests.ui.driver import MainWindow
from tests.ui.phones.family import FakePhone


def test_the_screen_agrees_to_an_undo_by_a_click(qtbot: QtBot, window: MainWindow) -> None:
    window.phones.addresses = ("127.0.0.1",)
    window.preferences.change(curtain=False)
    players = (Player("Ann", "person", "", "fox"), Player("Mia", "person", "", "rabbit", phone=True))
    window.session.open_match(Match.start(MatchSetup("ninety-nine", players, "11", {})))
    match, server, conductor = window.match, window.phones.server, window.table.page.conductor
    assert match is not None
    mia = FakePhone(server.door, random.Random(1))
    mia.come(server.door.seating.invitation)
    mia.say(do="sit", seat=1, name="Mia", avatar="rabbit")

    def played() -> bool:
        """Return if Mia has played and it is Ann's turn; play for Ann first."""
        if conductor.state is TableState.PERSON and not any(tap["do"] == "card" for tap in mia.taps):
            window.table.page.view.play_chosen.emit(match.view().plays[0])
        return conductor.state is TableState.PERSON and any(tap["do"] == "card" for tap in mia.taps)

    qtbot.waitUntil(played)
    mia.plays = False
    number = match.turn_number
    qtbot.waitUntil(lambda: bool(mia.sheet["can_undo"]))
    mia.tap("undo")
    (asks,) = window.table.page.findChildren(AgreementSheet)
    qtbot.waitUntil(asks.isVisible)
    assert asks.accessibleName() == "Mia asked to take back the last play."
    qtbot.mouseClick(asks.no, Qt.MouseButton.LeftButton)
    assert not asks.isVisible()
    assert match.turn_number == number
    mia.tap("undo")
    qtbot.waitUntil(asks.isVisible)
    qtbot.mouseClick(asks.yes, Qt.MouseButton.LeftButton)
    assert match.turn_number < number
    assert not asks.isVisible()
