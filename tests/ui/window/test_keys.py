"""Commands and their keys; the panel of keys and the hint do not cover what a player looks at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.bots.coach import Advice
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.resources import resource
from cardtable.ui.shell.menu import Menu, entries, key_rows
from cardtable.ui.table.table_view import TableView
from cardtable.ui.widgets.keys_panel import KeysPanel
from cardtable.ui.widgets.menu_board import Entry, MenuBoard
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, needs


def at_a_table(qtbot: QtBot, window: MainWindow, width: int, height: int, opponents: int = 3) -> TableView:
    """Return the table at the person's turn, in a window of this size."""
    window.resize(width, height)
    others = (Player(f"Bot {n}", "computer", "random", "owl") for n in range(opponents))
    window.session.start(MatchSetup("ninety-nine", (Player("Ann", "person"), *others), "11"))
    wait_for_person(qtbot, window)
    table = window.table.page.view
    qtbot.waitUntil(lambda: table.viewport().width() == width)
    return table


@needs("phones")
@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("opponents", [2, 5])
def test_the_keys_cover_no_seat_and_no_card_of_the_hand(
    qtbot: QtBot, window: MainWindow, width: int, height: int, opponents: int
) -> None:
    table = at_a_table(qtbot, window, width, height, opponents)
    window.toggle_keys()
    (panel,) = window.findChildren(KeysPanel)
    assert {("Ctrl+J",), ("Ctrl+Shift+T",)} <= {keys for keys, _ in panel.rows}
    sheet = QRectF(QRect(table.mapFromGlobal(panel.mapToGlobal(panel.rect().topLeft())), panel.size()))
    assert sheet.intersects(table.board.dial.sceneBoundingRect())
    for place in range(opponents + 1):
        box = table.board.layout.plaque(place)
        assert not sheet.intersects(QRectF(box.x, box.y, box.w, box.h)), place
    for card in table.board.hand.cards:
        assert not sheet.intersects(card.item.mapRectToScene(card.item.face()))
    assert panel._scale * 16 > 12
    painted: QImage = panel.grab().toImage()
    assert painted.pixelColor(painted.rect().center()).lightness() > 128


def test_a_hint_is_at_the_hand_and_ends_with_the_play(qtbot: QtBot, window: MainWindow) -> None:
    table = at_a_table(qtbot, window, 1440, 900)
    match = window.match
    play = match.view().plays[0]
    table.show_hint(Advice(play))
    line = table.chooser.choice_view.line
    assert line.isVisible()
    assert line.string.startswith("Hint: ")
    assert window.last_notice == ""
    place = line.sceneBoundingRect()
    for button in (table.frame.undo, table.frame.redo, table.frame.hint):
        assert not place.intersects(QRectF(button.geometry()))
    table.play_chosen.emit(play)
    assert not line.isVisible() or "Hint" not in line.string


def test_a_letter_that_answers_a_question_is_no_shortcut_meanwhile(qtbot: QtBot, window: MainWindow) -> None:
    people = (Player("Ann", "person"), Player("Bot", "computer", "random", "owl"))
    window.session.start(MatchSetup("ninety-eight-arizona", people, "7", {"bottom_card": "dealer_chooses"}))
    wait_for_person(qtbot, window)
    table = window.table.page.view
    prompts = {prompt.key: prompt.move for prompt in table.chooser.choice.prompts}
    made: list[object] = []
    table.play_chosen.connect(made.append)
    table.unseen.cards[0].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_W)
    assert made == [prompts["W"]]
    assert window.table.is_shown


def test_a_letter_typed_on_new_game_searches_even_if_it_is_a_shortcut(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.navigator.go("new_game")
    gallery = window.navigator["new_game"].page.gallery
    for there in (gallery.shelves, window.navigator["new_game"].page.start):
        there.setFocus()
        qtbot.keyClicks(there, "w")
        assert gallery.search.text() == "w"
        assert gallery.search.hasFocus()
        gallery.show_all()


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    taken: dict[str, str] = {}
    for command in window.commands.commands:
        for keys in command.sequences:
            assert taken.setdefault(keys.toString(), command.name) == command.name
    of_features = {"rules": "F1", "settings": "Ctrl+,"}
    there = [keys for page, keys in of_features.items() if page in window.navigator]
    for keys in (*there, "Ctrl+N", "Ctrl+M", "F11", "?", "Ctrl+Q"):
        assert QKeySequence(keys).toString() in taken


def test_every_command_has_an_icon_and_a_name_of_its_own(window: MainWindow) -> None:
    icons = {path.stem for path in resource("icons").glob("*.svg")}
    assert {command.icon for command in window.commands.commands} <= icons
    window.services.commands.append(window.services.commands[0])
    with pytest.raises(ValueError, match="2 commands are called"):
        Menu(window.services, window)


def everything(entries: Sequence[Entry]) -> list[str]:
    """Return the texts of all entries, on all levels."""
    return [text for one in entries for text in (everything(one.entries) if one.entries else [one.text])]


def test_a_menu_bar_offers_the_same_as_the_menu(window: MainWindow) -> None:
    offered = everything(entries(window.commands.commands))
    bar = QMenuBar()
    window.commands.fill_bar(bar)
    in_bar = [entry.text() for top in bar.actions() for entry in top.menu().actions()]  # type: ignore[attr-defined]
    assert sorted(in_bar) == sorted(offered)
    assert len(offered) > 10


def levels(entries: Sequence[Entry]) -> Iterator[Sequence[Entry]]:
    yield entries
    for one in entries:
        if one.entries:
            yield from levels(one.entries)


def test_no_level_of_the_menu_has_more_than_eight_entries(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As in a release, where Help also has the check for a new version.
    monkeypatch.setattr(cardtable, "HOMEPAGE", "https://example.org/anna/cardtable")

    def sit() -> None:
        at_a_table(qtbot, window, 1024, 640)

    for go in (window.start.show, sit, window.settings.show, window.games.show):
        go()
        for level in levels(entries(window.commands.commands)):
            assert 2 <= len(level) <= 8


def test_the_menu_offers_only_what_can_be_done_now(qtbot: QtBot, window: MainWindow) -> None:
    at_start = everything(entries(window.commands.commands))
    at_a_table(qtbot, window, 1024, 640)
    at_table = everything(entries(window.commands.commands))
    assert {"Hint", "List of moves", "Back to start", "Same cards again"} <= set(at_table) - set(at_start)
    assert "Redo" not in at_table


def test_the_keys_say_where_escape_leads(qtbot: QtBot, window: MainWindow) -> None:
    def texts_by_key() -> dict[str, str]:
        return {
            keys[0]: text
            for keys, text in key_rows(window.commands.commands)
            if keys[0] in ("Esc", "Alt+Home")
        }

    assert texts_by_key() == {}
    window.new_game.show()
    assert texts_by_key() == {"Esc": "Back", "Alt+Home": "Back to start"}
    window.rules.show()
    assert texts_by_key() == {"Esc": "Back", "Alt+Home": "Back to start"}
    window.go_back()
    assert window.new_game.is_shown
    window.go_back()
    assert window.start.is_shown
    at_a_table(qtbot, window, 1024, 640)
    assert texts_by_key() == {"Esc": "Back to start"}
    window.new_game.show()
    assert texts_by_key() == {"Esc": "Back", "Alt+Home": "Back to start"}
    window.go_back()
    assert window.table.is_shown
    window.start.show()
    window.rules.show()
    window.choose_game("ninety-nine")
    window.go_back()
    assert window.rules.is_shown
    window.go_back()
    assert window.start.is_shown
    window.new_game.show()
    window.go_back()
    assert window.start.is_shown
    window.rules.show()
    qtbot.keyClick(window.rules.page, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert window.start.is_shown


@pytest.mark.parametrize("text", [100, 200])
def test_every_line_of_the_menu_is_whole_and_in_the_window(
    qtbot: QtBot, window: MainWindow, text: int
) -> None:
    window.preferences.change(text_size=text)
    at_a_table(qtbot, window, 1024, 640)
    window.show_menu()
    board = board_of(window)

    def all_whole() -> None:
        for line in board.lines:
            assert window.rect().contains(QRect(line.mapTo(window, QPoint()), line.size()))
            assert line.width() >= line.sizeHint().width()
            assert line.height() >= 44

    all_whole()
    for group in [line.text() for line in board.lines if line.entry.entries]:
        next(line for line in board.lines if line.text() == group).click()
        all_whole()
        board.lines[0].click()


@needs("about")
def test_arrows_and_letters_move_through_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    at_a_table(qtbot, window, 1024, 640)
    before = window.focusWidget()
    qtbot.keyClick(window, Qt.Key.Key_F10)
    board = board_of(window)

    def press(key: Qt.Key | str) -> str:
        qtbot.keyClick(window.focusWidget(), key)
        at = window.focusWidget()
        return at.accessibleName() if at is not None and board.isAncestorOf(at) else ""

    assert press(Qt.Key.Key_Down) == "This game"
    assert press(Qt.Key.Key_Right) == "Hint"
    assert press("b") == "Back to start"
    assert press(Qt.Key.Key_Left) == "This game"
    assert press("h") == "Help"
    assert press(Qt.Key.Key_End) == "Quit"
    assert press(Qt.Key.Key_Down) == "New game"
    assert press(Qt.Key.Key_Tab) == "This game"
    assert press(Qt.Key.Key_Return) == "Hint"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not board.isVisible()
    assert window.focusWidget() is before
    assert window.table.is_shown


def test_the_key_of_the_menu_closes_it_again(qtbot: QtBot, window: MainWindow) -> None:
    at_a_table(qtbot, window, 1024, 640)
    before = window.focusWidget()
    qtbot.keyClick(window, Qt.Key.Key_F10)
    assert board_of(window).is_open
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_F10)
    assert not board_of(window).is_open
    assert window.focusWidget() is before


def test_going_back_in_the_menu_or_from_the_keys_says_only_where_it_leads(
    qtbot: QtBot, window: MainWindow
) -> None:
    at_a_table(qtbot, window, 1024, 640)
    before, stops = window.focusWidget(), list[QWidget | None]()
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now))
    qtbot.keyClick(window, Qt.Key.Key_F10)
    qtbot.keyClicks(window.focusWidget(), "h")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    stops.clear()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert [at.accessibleName() for at in stops if at is not None] == ["Help"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.keyClick(window, "?")
    stops.clear()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    QApplication.instance().focusChanged.disconnect()
    assert [at for at in stops if at is not None] == [before]


@needs("settings")
def test_a_line_of_the_menu_does_what_it_says_and_so_does_its_key(qtbot: QtBot, window: MainWindow) -> None:
    table = at_a_table(qtbot, window, 1440, 900)
    window.show_menu()
    qtbot.keyClick(window.focusWidget(), "s")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    folded: list[bool] = []
    table.move_list_folded.connect(folded.append)
    qtbot.keyClick(window.focusWidget(), "m")
    assert folded == [True]
    assert not board_of(window).isVisible()
    window.show_menu()
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.statistics.is_shown
    assert not board_of(window).isVisible()


def test_pointer_and_keys_share_one_highlight_in_the_menu(qtbot: QtBot, window: MainWindow) -> None:
    at_a_table(qtbot, window, 1440, 900)
    window.show_menu()
    board = board_of(window)
    qtbot.mouseMove(board.lines[4], QPoint(20, 20))
    qtbot.mouseMove(board.lines[4], QPoint(30, 22))
    assert window.focusWidget() is board.lines[4]
    qtbot.keyClick(board.lines[4], Qt.Key.Key_Up)
    assert window.focusWidget() is board.lines[3]


def test_a_click_beside_the_menu_only_closes_it(qtbot: QtBot, window: MainWindow) -> None:
    at_a_table(qtbot, window, 1440, 900)
    window.show_menu()
    board = board_of(window)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=QPoint(1200, 800))
    assert not board.isVisible()
    assert window.table.is_shown


def board_of(window: MainWindow) -> MenuBoard:
    (board,) = window.findChildren(MenuBoard)
    return board


def test_the_panel_of_keys_opens_and_closes(qtbot: QtBot, window: MainWindow) -> None:
    before = window.focusWidget()
    qtbot.keyClick(window, "?")
    panel = window.keys_panel
    assert panel.isVisible()
    assert (("F11",), "Full screen") in panel.rows
    assert "Full screen" in panel.accessibleDescription()
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.focusWidget() is before


def test_ctrl_m_mutes_and_says_so(qtbot: QtBot, window: MainWindow) -> None:
    view = window.table.page.view
    qtbot.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not window.preferences.now.sound
    assert "off" in window.last_notice
    assert "off" in view.frame.sounds.accessibleName()
    view.frame.sounds.click()
    assert window.preferences.now.sound
    assert "on" in view.frame.sounds.accessibleName()


def test_single_letters_can_be_turned_off_but_not_in_a_field(qtbot: QtBot, window: MainWindow) -> None:
    table = at_a_table(qtbot, window, 1440, 900)
    heard: list[str] = []
    table.called.connect(heard.append)
    window.preferences.change(letter_keys=False)
    at = window.focusWidget()
    assert at is not None
    qtbot.keyClick(at, Qt.Key.Key_T)
    assert heard == []
    qtbot.keyClick(at, Qt.Key.Key_Right)
    assert table.board.hand.focus_visible, "other keys still work"
    window.navigator.go("new_game")
    search = window.new_game.page.gallery.search
    search.setFocus()
    qtbot.keyClicks(search, "tha")
    assert search.text() == "tha"
    window.navigator.go("table")
    window.preferences.change(letter_keys=True)
    qtbot.keyClick(window.focusWidget() or table, Qt.Key.Key_T)
    assert len(heard) == 1
