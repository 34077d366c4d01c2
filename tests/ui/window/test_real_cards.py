"""Real cards in the window: from New game to the page of real cards, saved, replayed and continued."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits
from cardtable.storage.writer import WRITER
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow, OpenWindow, needs

pytestmark = needs("real_cards")

Key = Qt.Key


def begin(qtbot: QtBot, window: MainWindow) -> None:
    """Open real cards from New game, and choose the first dealer."""
    window.new_game.show()
    window.new_game.page.show_tab("seats")
    qtbot.mouseClick(window.new_game.page.real, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.new_game.page.start, Qt.MouseButton.LeftButton)
    page = window.real_cards.page
    assert window.real_cards.is_shown
    assert len(page.buttons) == len(window.new_game.page.seats.seats)
    page.buttons[0].click()
    assert [one.kind for one in window.match.setup.players] == ["person"] * 4
    assert window.match.dealer == 0
    page.buttons[0].click()


def test_a_game_is_entered_left_and_continued(
    qtbot: QtBot, window: MainWindow, open_window: OpenWindow
) -> None:
    begin(qtbot, window)
    page = window.real_cards.page
    qtbot.keyClicks(page, "K9")
    assert window.match.view().total == 99
    qtbot.keyClick(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(window.match.view().pile) == 1
    qtbot.keyClick(page, Key.Key_Escape)
    assert window.start.is_shown
    window.continue_game()
    assert window.real_cards.is_shown
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
    WRITER.wait()
    again = open_window()
    again.continue_game()
    qtbot.waitUntil(lambda: again.match is not None, timeout=PATIENCE)
    assert again.match.view().pile == ["K"]
    assert again.real_cards.is_shown


@pytest.mark.slow("a whole window; leaving and going on is tried quickly")
def test_a_replay_of_real_cards_has_no_hands_and_no_coach(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    page = window.real_cards.page
    qtbot.keyClicks(page, "8Q")
    page.moves.click()
    qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
    playhead = window.replay.page.playhead
    assert not playhead.can_open
    assert [playhead.cards(position) for position in (1, 2)] == [("8",), ("Q",)]
    assert window.last_notice.endswith("so moves aren't judged.")
    window.go_back()
    assert window.real_cards.is_shown


@pytest.mark.slow("a whole window; leaving and going on is tried quickly")
def test_the_rules_open_at_the_game_with_real_cards(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    window.real_cards.page.rules.click()
    assert window.rules.is_shown
    assert window.rules.page.game.id == "ninety-nine"
    window.go_back()
    assert window.real_cards.is_shown


@pytest.mark.slow("a whole window; leaving and going on is tried quickly")
def test_a_game_with_real_cards_goes_on_in_another_language(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    qtbot.keyClicks(window.real_cards.page, "8")
    match = window.match
    window.resize(1440, 900)
    window.preferences.change(language="pl")
    page = window.real_cards.page
    qtbot.waitUntil(lambda: page.back.text() == "Cofnij", timeout=PATIENCE)
    assert window.real_cards.is_shown
    assert window.match is match
    # The seats at the bottom would be cut off by a scene higher than the table.
    qtbot.waitUntil(lambda: page.table.sceneRect().height() == page.table.viewport().height())
    qtbot.keyClicks(page.keys_row.keys[0], "W")
    assert match.view().pile == ["8", "J"]
    assert match.saving.is_kept or match.saving.settle()


@pytest.mark.slow("a whole window; leaving and going on is tried quickly")
def test_another_game_keeps_players_and_rules(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    page = window.real_cards.page
    match = window.match
    while match.awaits is not Awaits.OVER:
        if match.awaits is Awaits.DEAL:
            page.deal()
        qtbot.keyClicks(page, "K")
        qtbot.keyClick(page, Key.Key_X)
    assert page.buttons[1].text() == "Another game"
    page.buttons[1].click()
    assert window.match is not match
    assert window.match.has_real_cards
    assert window.match.setup.players == match.setup.players
    assert window.match.awaits is Awaits.DEAL


@pytest.mark.slow("the page of real cards has tests of its own")
def test_real_cards_ask_for_the_players_names_and_have_no_computers(qtbot: QtBot, window: MainWindow) -> None:
    window.new_game.show()
    page = window.new_game.page
    page.show_tab("seats")
    before = page.seats.seats
    page.real.click()
    rows = page.seats.rows[: len(before)]
    assert [row.name.text() for row in rows] == ["You", "", "", ""]
    assert [row.name.placeholderText() for row in rows[1:]] == ["Who sits here?"] * 3
    qtbot.waitUntil(rows[1].name.hasFocus)
    assert not any(
        part.isVisible() for part in (page.seats.add_computer, page.seats.open_hands, rows[1].player)
    )
    for row, name in zip(rows[1:], ("Ann", "Ben"), strict=False):
        qtbot.keyClicks(row.name, name)
    assert page.start.text() == "Start"
    page.start.click()
    real = window.real_cards.page
    assert [button.text() for button in real.buttons] == ["You", "Ann", "Ben", "Player 4"]
    window.new_game.show()
    assert page.seats.seats == before, "the next game is on screen"
    assert page.start.text() == "Deal"
    page.real.click()
    assert [row.name.text() for row in rows[:3]] == ["You", "Ann", "Ben"], "no name is typed again"


def test_start_page_and_saved_games_show_the_game_with_real_cards(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    page = window.real_cards.page
    qtbot.keyClicks(page, "8")
    qtbot.keyClick(page, Key.Key_Escape)
    lying = window.start.page.shown
    assert [seat.name for seat in lying.seats][lying.front] == "You"
    window.games.show()
    games = window.games.page
    qtbot.waitUntil(lambda: games.name.text() == "Ninety-nine, with real cards", timeout=PATIENCE)


@pytest.mark.slow("the page of real cards has tests of its own")
def test_stuck_is_no_highlighted_button(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window)
    stuck = window.real_cards.page.stuck
    assert stuck.isVisible()
    assert not stuck.primary
