"""The panel of keys and the hint leave free what a player looks at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.controller.setup import MatchSetup, Player
from cardtable.ui.keys_panel import KeysPanel
from cardtable.ui.main_window import MainWindow
from cardtable.ui.table import TableView
from tests.ui.conftest import wait_for_person


def at_a_table(qtbot: QtBot, window: MainWindow, width: int, height: int, opponents: int = 3) -> TableView:
    """The table of a window of that size, at the person's turn."""
    window.resize(width, height)
    others = (Player(f"Bot {n}", "computer", "random", "owl") for n in range(opponents))
    window.start_game(MatchSetup("ninety-nine", (Player("Ann", "person"), *others), "11"))
    wait_for_person(qtbot, window)
    assert window.table_page is not None
    table = window.table_page.view
    qtbot.waitUntil(lambda: table.viewport().width() == width)
    return table


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("opponents", [2, 5])
def test_the_keys_cover_no_seat_and_no_card_of_the_hand(
    qtbot: QtBot, window: MainWindow, width: int, height: int, opponents: int
) -> None:
    table = at_a_table(qtbot, window, width, height, opponents)
    window.toggle_keys()
    (panel,) = window.findChildren(KeysPanel)
    sheet = QRectF(QRect(table.mapFromGlobal(panel.mapToGlobal(panel.rect().topLeft())), panel.size()))
    assert sheet.intersects(table.board.dial.sceneBoundingRect())
    for place in range(opponents + 1):
        box = table.board.layout.plaque(place)
        assert not sheet.intersects(QRectF(box.x, box.y, box.w, box.h)), place
    for card in table.board.hand.cards:
        assert card is not None
        assert not sheet.intersects(card.item.mapRectToScene(card.item.face()))
    assert panel._scale * 16 > 12
    painted: QImage = panel.grab().toImage()
    assert painted.pixelColor(painted.rect().center()).lightness() > 128


def test_a_hint_stands_at_the_hand_and_goes_with_the_play(qtbot: QtBot, window: MainWindow) -> None:
    table = at_a_table(qtbot, window, 1440, 900)
    match = window.match
    assert match is not None
    play = match.view().plays[0]
    table.show_hint(Advice(play))
    line = table.chooser.showing.line
    assert line.isVisible()
    assert line.string.startswith("Hint: ")
    assert window.told == ""
    place = line.sceneBoundingRect()
    for button in (table.tools.undo, table.tools.redo, table.tools.hint):
        assert not place.intersects(QRectF(button.geometry()))
    table.play_chosen.emit(play)
    assert not line.isVisible() or "Hint" not in line.string


def test_a_letter_that_answers_at_the_table_is_no_shortcut_meanwhile(
    qtbot: QtBot, window: MainWindow
) -> None:
    people = (Player("Ann", "person"), Player("Bot", "computer", "random", "owl"))
    window.start_game(MatchSetup("ninety-eight-arizona", people, "7", {"bottom_card": "dealer_chooses"}))
    wait_for_person(qtbot, window)
    assert window.table_page is not None
    table = window.table_page.view
    prompts = {prompt.key: prompt.move for prompt in table.chooser.choosing.prompts}
    made: list[object] = []
    table.play_chosen.connect(made.append)
    table.mirror.cards[0].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_W)
    assert made == [prompts["W"]]
    assert window.pages.currentWidget() is window.table_page
