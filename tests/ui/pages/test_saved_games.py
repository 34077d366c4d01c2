"""The list of games: opened, renamed, deleted, put back, shared, pasted, dropped; and the game at the table is kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import pasted, share_text
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.storage.disk import DELETED
from cardtable.storage.games import GameFile, read_game
from cardtable.ui.features.saved_games.saved_games_page import SavedGamesPage
from cardtable.ui.support import files
from tests.controller.lookback.test_playback import ANN, BEN, JOE, played
from tests.storage.test_shelf import begun
from tests.ui.conftest import wait_for_person
from tests.ui.driver import Act, MainWindow, PlayAWhile, drop

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def own_bin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Move what tests delete to a bin of their own."""
    there = tmp_path / "bin"
    there.mkdir()

    def throw(path: Path) -> tuple[bool, Path]:
        return True, path.rename(there / path.name)

    monkeypatch.setattr(files, "to_bin", throw)
    return there


def listed(window: MainWindow) -> SavedGamesPage:
    window.games.show()
    return window.games.page


def rows(page: SavedGamesPage) -> list[str]:
    model = page.list.games
    return [model.index(row).data() for row in range(model.rowCount())]


def current(page: SavedGamesPage) -> GameFile:
    kept = page.list.current
    assert kept is not None
    return kept


def test_the_saved_games_open_by_their_door_and_by_key(qtbot: QtBot, window: MainWindow) -> None:
    assert window.start.page.games in window.start.page.doors
    window.start.page.games.click()
    page = window.games.page
    assert window.navigator.currentWidget() is page
    assert page.none.isVisible()
    assert not page.side.isVisible()
    qtbot.keyClick(page, Key.Key_Escape)
    assert window.start.is_shown
    qtbot.keyClick(window, Key.Key_G, Control)
    assert window.navigator.currentWidget() is page


def test_every_row_names_the_game_its_players_and_how_it_is_going(
    window: MainWindow, own_data_dir: Path
) -> None:
    begun(own_data_dir, over=True)
    begun(own_data_dir, seed="32")
    page = listed(window)
    said = "\n".join(rows(page))
    assert "Ninety-nine. Ann, Ben, Joe. " in said
    assert "your turn, total" in said
    assert " won. " in said
    assert "Today" in said
    page.which.segments[2].click()
    assert [kept.is_finished for kept in (current(page),)] == [True]
    assert len(rows(page)) == 1
    assert page.open.text() == "Look back"


def test_the_panel_names_the_game_once_and_its_buttons_are_aligned(
    window: MainWindow, own_data_dir: Path
) -> None:
    begun(own_data_dir)
    page = listed(window)
    assert page.name.text() == "Ninety-nine"
    assert page.facts.text().startswith("Ann, Ben, Joe\n")
    assert page.open.text() == "Play on"
    page.renamed.emit(current(page), "Sunday")
    assert (page.name.text(), page.facts.text().split("\n")[0]) == ("Sunday", "Ninety-nine")
    rows = ((page.open,), (page.replay,), (page.save, page.copy), (page.delete,))
    assert len({(row[0].geometry().left(), row[-1].geometry().right()) for row in rows}) == 1


def test_enter_and_a_double_click_play_on(qtbot: QtBot, window: MainWindow, own_data_dir: Path) -> None:
    path = begun(own_data_dir)
    standing = read_game(path).record
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_Return)
    assert window.table.is_shown
    wait_for_person(qtbot, window)
    assert window.match.is_in(path)
    assert window.match.turn_number >= sum(hasattr(line, "what") for line in standing.lines)
    page = listed(window)
    at = page.list.visualRect(page.list.games.index(0)).center()
    qtbot.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert window.table.is_shown


def test_a_finished_game_opens_in_the_replay(qtbot: QtBot, window: MainWindow, own_data_dir: Path) -> None:
    begun(own_data_dir, over=True)
    qtbot.keyClick(listed(window).list, Key.Key_Return)
    page = window.replay.page
    assert window.navigator.currentWidget() is page
    assert page.playhead.game.is_over


def test_a_new_game_keeps_the_one_that_it_replaces(
    qtbot: QtBot, window: MainWindow, play_a_while: PlayAWhile
) -> None:
    first = play_a_while(window, 1)
    moves = first.turn_number
    window.session.start(MatchSetup("ninety-nine", (ANN, BEN), "77"))
    wait_for_person(qtbot, window)
    page = listed(window)
    assert len(rows(page)) == 2
    older = next(kept for kept in page.list.games.all if first.is_in(kept.path))
    page.list.select(older)
    qtbot.keyClick(page.list, Key.Key_Return)
    wait_for_person(qtbot, window)
    again = window.match
    assert again is not first
    assert (again.setup.seed, again.turn_number) == (first.setup.seed, moves)


def test_looking_back_on_a_running_game_cannot_open_the_hands(
    qtbot: QtBot, window: MainWindow, sit_down: Act
) -> None:
    sit_down(window)
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_L)
    replay = window.replay.page
    assert window.navigator.currentWidget() is replay
    assert not replay.open.isVisible()


def test_after_an_undo_the_game_is_listed_shared_and_saved_without_the_move_which_can_be_redone(
    window: MainWindow, play_a_while: PlayAWhile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_a_while(window, 2)
    before = rows(listed(window))
    window.go_back()
    window.table.page.conductor.undo()
    stands, moves = match.view().total, match.turn_number
    page = listed(window)
    assert f"total {stands}" in rows(page)[0]
    assert rows(page) != before
    page.copy.click()
    assert pasted(QGuiApplication.clipboard().text()).header.taken == match.undone
    there, asked = tmp_path / "mine.cardtable", list[str]()
    monkeypatch.setattr(files, "ask_save", lambda window, title, name, kinds: asked.append(name) or there)
    page.save.click()
    assert asked == [match.saving.path.name]
    assert Match.resume(read_game(there)).view() == match.view()
    window.go_back()
    window.table.page.conductor.redo()
    assert match.turn_number > moves


def test_a_game_is_renamed_and_escape_keeps_the_name(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path
) -> None:
    begun(own_data_dir)
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_F2)
    assert page.name.hasFocus()
    qtbot.keyClicks(page.name, "Sunday")
    qtbot.keyClick(page.name, Key.Key_Return)
    assert rows(page)[0].startswith("Sunday. Ninety-nine: Ann")
    assert window.navigator.currentWidget() is page
    qtbot.keyClick(page.list, Key.Key_F2)
    qtbot.keyClicks(page.name, "Monday")
    qtbot.keyClick(page.name, Key.Key_Escape)
    assert current(page).name == "Sunday"
    assert page.name.text() == "Sunday"
    assert window.navigator.currentWidget() is page
    # The game's own name is no name that was given.
    qtbot.keyClick(page.list, Key.Key_F2)
    qtbot.keyClicks(page.name, "Ninety-nine")
    qtbot.keyClick(page.name, Key.Key_Return)
    assert current(page).name == ""


def test_a_damaged_file_of_names_is_reported_with_its_path(window: MainWindow, own_data_dir: Path) -> None:
    (begun(own_data_dir).parent / "names.json").write_text("no table")
    assert rows(listed(window))[0].startswith("Ninety-nine. Ann")
    assert str(own_data_dir / "games" / "names-damaged-1.json") in window.last_notice


def test_a_deleted_game_is_in_the_bin_and_ctrl_z_brings_it_back(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, own_bin: Path
) -> None:
    path = begun(own_data_dir)
    written = path.read_bytes()
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert rows(page) == []
    assert [file.name for file in own_bin.iterdir()] == [path.name]
    assert "Ctrl+Z" in window.last_notice
    qtbot.keyClick(window, Key.Key_Z, Control)
    assert path.read_bytes() == written
    assert len(rows(page)) == 1
    assert not window.games.edits.can_undo()


def test_after_a_game_is_deleted_its_neighbor_is_chosen(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path
) -> None:
    for age in range(3):
        os.utime(begun(own_data_dir), (1_700_000_000 - age, 1_700_000_000 - age))
    page = listed(window)
    last = page.list.games.all[2]
    page.list.select(page.list.games.all[1])
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert current(page) == last


def test_without_a_bin_a_deleted_game_is_kept_in_a_folder(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "to_bin", lambda path: (False, None))
    path = begun(own_data_dir)
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_Delete)
    assert (own_data_dir / "games" / DELETED / path.name).exists()
    window.features["saved_games"].saved.put_back()
    assert path.exists()
    assert len(rows(page)) == 1


def test_the_game_on_the_table_can_be_deleted_and_nothing_writes_it_again(
    window: MainWindow, own_data_dir: Path, own_bin: Path, sit_down: Act
) -> None:
    sit_down(window)
    page = listed(window)
    page.delete.click()
    assert window.match is None
    assert len(list(own_bin.iterdir())) == 1
    window.start.show()
    assert window.start.page.offered is None
    assert list((own_data_dir / "games").glob("*.cardtable")) == []


def test_a_copy_of_a_game_is_saved_in_any_folder(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = begun(own_data_dir)
    there = tmp_path / "mine.cardtable"
    monkeypatch.setattr(files, "ask_save", lambda *_: there)
    qtbot.keyClick(listed(window).list, Key.Key_S, Control)
    assert there.read_bytes() == path.read_bytes()
    assert "Saved as mine.cardtable." in window.last_notice


def test_a_game_is_copied_and_pasted(qtbot: QtBot, window: MainWindow, own_data_dir: Path) -> None:
    path = begun(own_data_dir)
    page = listed(window)
    qtbot.keyClick(page.list, Key.Key_C, Control)
    assert "[Format" in QGuiApplication.clipboard().text()
    page.delete.click()
    qtbot.keyClick(window, Key.Key_V, Control)
    assert window.table.is_shown
    wait_for_person(qtbot, window)
    assert window.match.setup.seed == "31"
    assert not path.exists() or window.match.is_in(path)


def test_a_pasted_text_that_is_no_game_gets_one_sentence(qtbot: QtBot, window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("Dear Ann, how are you?")
    qtbot.keyClick(window, Key.Key_V, Control)
    assert window.last_notice == "This text isn't a whole game: copy it again, up to the last bracket."
    assert window.start.is_shown


def test_a_finished_game_that_is_pasted_opens_in_the_replay_and_is_not_kept(
    window: MainWindow, own_data_dir: Path
) -> None:
    QGuiApplication.clipboard().setText(share_text(Playback.of_match(played(ANN, BEN, JOE))))
    window.commands.by_name["paste"].trigger()
    assert window.replay.is_shown
    assert not (own_data_dir / "games").exists()


def test_a_file_dropped_on_the_window_twice_is_opened_and_copied_once(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, tmp_path: Path
) -> None:
    there = begun(tmp_path / "elsewhere")
    drop(window, there)
    wait_for_person(qtbot, window)
    assert window.table.is_shown
    window.start.show()
    drop(window, there)
    wait_for_person(qtbot, window)
    assert len(list((own_data_dir / "games").glob("*.cardtable"))) == 1
    assert there.exists()


@pytest.mark.parametrize("content", [b"", b"Dear diary\n", b"\xff\xfe\x00", b'[Format "cardtable 99"]\n'])
def test_a_file_that_is_no_game_gets_one_sentence(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.cardtable"
    path.write_bytes(content)
    window.features["saved_games"].saved.open_file(path)
    assert window.last_notice.startswith("letter.cardtable can't be opened: ")
    window.features["saved_games"].saved.open_file(tmp_path / "none.cardtable")
    assert window.last_notice == "none.cardtable can't be opened: No such file or directory"


def test_a_damaged_file_is_shown_up_to_the_damage(window: MainWindow, tmp_path: Path) -> None:
    path = begun(tmp_path / "elsewhere", moves=6)
    path.write_bytes(path.read_bytes() + b"; deal 9 dealer 1\n")
    window.features["saved_games"].saved.open_file(path)
    assert window.replay.is_shown
    assert "is damaged at line" in window.last_notice


def test_of_many_games_only_the_visible_rows_are_read(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path
) -> None:
    path = begun(own_data_dir)
    data = path.read_bytes()
    for number in range(300):
        path.with_name(f"copy-{number}.cardtable").write_bytes(data)
    page = listed(window)
    model = page.list.games
    assert model.rowCount() == 301
    qtbot.waitUntil(lambda: len(model._known) > 1 and not model._wanted)
    assert len(model._known) < 40


def test_a_file_named_on_the_command_line_is_opened(
    qtbot: QtBot, own_data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = begun(tmp_path / "elsewhere")
    monkeypatch.chdir(there.parent)
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    application = QApplication.instance()
    app.open_files(application, window, ["cardtable", there.name])
    window.show()
    qtbot.waitUntil(lambda: window.table.is_shown)
    wait_for_person(qtbot, window)
    assert window.match.setup.seed == "31"
    window.close()


def test_door_title_list_and_menu_all_say_saved_games(window: MainWindow) -> None:
    door = window.start.page.games.text()
    window.games.show()
    page = window.games.page
    title = next(one.text() for one in page.findChildren(QLabel) if one.property("role") == "title")
    in_menu = window.commands.by_name["games"].text()
    assert {door, title, page.list.accessibleName(), in_menu} == {"Saved games"}
