"""Commands and their keys; the panel of keys and the hint leave free what a player looks at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtWidgets import QMenuBar
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.table.table_view import TableView
from cardtable.ui.widgets.keys_panel import KeysPanel
from cardtable.ui.window.commands import commands
from cardtable.ui.window.main_window import MainWindow
from tests.ui.conftest import wait_for_person


def at_a_table(qtbot: QtBot, window: MainWindow, width: int, height: int, opponents: int = 3) -> TableView:
    """The table of a window of that size, at the person's turn."""
    window.resize(width, height)
    others = (Player(f"Bot {n}", "computer", "random", "owl") for n in range(opponents))
    window.start_game(MatchSetup("ninety-nine", (Player("Ann", "person"), *others), "11"))
    wait_for_person(qtbot, window)
    table = window.table.page.view
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
    line = table.chooser.choice_view.line
    assert line.isVisible()
    assert line.string.startswith("Hint: ")
    assert window.told == ""
    place = line.sceneBoundingRect()
    for button in (table.frame.undo, table.frame.redo, table.frame.hint):
        assert not place.intersects(QRectF(button.geometry()))
    table.play_chosen.emit(play)
    assert not line.isVisible() or "Hint" not in line.string


def test_a_letter_that_answers_at_the_table_is_no_shortcut_meanwhile(
    qtbot: QtBot, window: MainWindow
) -> None:
    people = (Player("Ann", "person"), Player("Bot", "computer", "random", "owl"))
    window.start_game(MatchSetup("ninety-eight-arizona", people, "7", {"bottom_card": "dealer_chooses"}))
    wait_for_person(qtbot, window)
    table = window.table.page.view
    prompts = {prompt.key: prompt.move for prompt in table.chooser.choice.prompts}
    made: list[object] = []
    table.play_chosen.connect(made.append)
    table.unseen.cards[0].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_W)
    assert made == [prompts["W"]]
    assert window.table.is_shown


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    taken: dict[str, str] = {}
    for command in commands(window):
        for keys in command.sequences:
            assert taken.setdefault(keys.toString(), command.name) == command.name
    for keys in ("Ctrl+N", "F1", "Ctrl+,", "Ctrl+M", "F11", "?", "Ctrl+Q"):
        assert QKeySequence(keys).toString() in taken


def test_a_menu_bar_offers_the_same_as_the_menu(window: MainWindow) -> None:
    menu = window.commands.pop_up(QPoint(0, 0))
    offered = sorted(action.text() for action in menu.actions())
    menu.close()
    bar = QMenuBar()
    window.commands.fill_bar(bar)
    in_bar = [entry.text() for top in bar.actions() for entry in top.menu().actions()]  # type: ignore[attr-defined]
    assert sorted(in_bar) == offered


def test_the_panel_of_keys_comes_and_goes(qtbot: QtBot, window: MainWindow) -> None:
    before = window.focusWidget()
    qtbot.keyClick(window, "?")
    panel = window.keys_panel
    assert panel is not None
    assert panel.isVisible()
    assert (("F11",), "Full screen") in panel.rows
    assert "Full screen" in panel.accessibleDescription()
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.focusWidget() is before


def test_ctrl_m_mutes_and_tells(qtbot: QtBot, window: MainWindow) -> None:
    view = window.table.page.view
    qtbot.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not window.preferences.now.sound
    assert "off" in window.told
    assert "off" in view.frame.sounds.accessibleName()
    view.frame.sounds.click()
    assert window.preferences.now.sound
    assert "on" in view.frame.sounds.accessibleName()
