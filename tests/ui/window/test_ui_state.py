"""What the window remembers is kept after a restart, and never stops one."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from cardtable.storage.writer import WRITER
from cardtable.ui.services.ui_state import FILE_NAME, MOST_RECENT, Memory, UiState, on_screen
from tests.rows import rows
from tests.ui.driver import Act, MainWindow, OpenWindow


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    state = UiState(
        "place", ("a-game",), ("b", "a-game"), {"variant": "b", "players": [["Zoë", "person", "", "fox"]]}
    )
    Memory(tmp_path / "new").remember(state)
    assert Memory(tmp_path / "new").now == state
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE_NAME]


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"favourites": ["many"')
    file = Memory(tmp_path)
    assert file.now == UiState()
    assert file.document.set_aside.read_text() == '{"favourites": ["many"'


def test_a_damaged_file_is_reported_once_with_its_path(own_data_dir: Path, open_window: OpenWindow) -> None:
    own_data_dir.mkdir()
    (own_data_dir / FILE_NAME).write_text("no table")
    window = open_window()
    assert str(own_data_dir / "window-damaged-1.json") in window.last_notice
    window.close()
    assert open_window().last_notice == ""


def test_values_of_other_kinds_are_ignored(tmp_path: Path) -> None:
    written = '{"geometry": 3, "favourites": ["a", 7, "a", "b"], "recent": "c", "last": [], "hat": null}'
    (tmp_path / FILE_NAME).write_text(written, encoding="utf-8")
    assert Memory(tmp_path).now == UiState(favorites=("a", "b"))


def test_values_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    newer = {"day": [3], "drafts": [{"raw": 5}], "league": {"Mia": 3}, "recent": ["a"], "taught": "twice"}
    (tmp_path / FILE_NAME).write_text(json.dumps(newer))
    file = Memory(tmp_path)
    state = file.now
    assert state == UiState(recent=("a",), drafts=({"raw": 5},))
    file.remember(state.played("b"))
    assert file.document.settle()
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert kept.items() >= {**newer, "recent": ["b", "a"]}.items()
    file.remember(state._replace(taught=True, day={"game": "a"}))
    assert file.document.settle()
    kept = json.loads((tmp_path / FILE_NAME).read_text())
    assert (kept["taught"], kept["day"], kept["league"]) == (True, {"game": "a"}, {"Mia": 3})


def test_a_window_keeps_values_of_a_newer_version(own_data_dir: Path, open_window: OpenWindow) -> None:
    own_data_dir.mkdir()
    draft = {"game": "", "raw": {"base": "a game of the future", "name": "Ours"}}
    newer = {"league": {"Mia": 3}, "drafts": [draft]}
    (own_data_dir / FILE_NAME).write_text(json.dumps(newer))
    window = open_window()
    window.workshop.show()
    window.memory.remember(window.memory.now.played("ninety-nine"))
    window.close()
    WRITER.wait()
    kept = json.loads((own_data_dir / FILE_NAME).read_text())
    assert kept.items() >= newer.items()
    assert kept["recent"] == ["ninety-nine"]


def test_the_game_played_last_comes_first_and_only_once() -> None:
    state = UiState()
    for number in range(MOST_RECENT + 3):
        state = state.played(f"game {number}")
    state = state.played("game 9")
    assert state.variant == "game 9"
    assert len(state.recent) == len(set(state.recent)) == MOST_RECENT


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = Memory(tmp_path / "file")
    file.remember(UiState(taught=True))
    assert not file.document.settle()
    assert (tmp_path / "file").read_text() == ""


ROOM = QRect(0, 0, 1920, 1080)


SMALL = QRect(0, 0, 1280, 720)


LEFT = QRect(-1600, 0, 1600, 900)


@rows(
    "place, rooms",
    [
        (QRect(3000, 200, 1440, 900), [ROOM]),  # its screen has gone
        (QRect(-1500, 100, 1200, 700), [SMALL]),
        (QRect(0, 0, 2560, 1400), [SMALL]),  # larger than the screen that is left
        (QRect(100, -500, 1200, 700), [ROOM, LEFT]),
        (QRect(1900, 1070, 1440, 900), [ROOM]),  # a corner is left in sight
        (QRect(0, 0, 1440, 900), [QRect(0, 0, 960, 500)]),  # a screen with large pixels
    ],
)
def test_a_window_from_a_screen_that_is_gone_comes_back_into_sight(place: QRect, rooms: list[QRect]) -> None:
    found = on_screen(place, rooms)
    assert any(room.contains(found) for room in rooms)


def test_a_window_that_is_in_sight_stays_where_it_is() -> None:
    for place in (QRect(10, 40, 1440, 900), QRect(-1500, 50, 1200, 700)):
        assert on_screen(place, [ROOM, LEFT]) == place


def test_a_window_closed_out_of_sight_opens_in_sight(window: MainWindow, own_data_dir: Path) -> None:
    window.setGeometry(QRect(20_000, 9_000, 3000, 2000))
    window.shut_down()
    again = MainWindow(own_data_dir, speed=0)
    room = again.screen().availableGeometry()
    assert room.contains(again.geometry().topLeft())
    least = again.minimumSize()
    assert again.width() <= max(room.width(), least.width())
    assert again.height() <= max(room.height(), least.height())
    again.deleteLater()


def test_a_window_that_is_shut_down_twice_writes_once(window: MainWindow, own_data_dir: Path) -> None:
    window.close()
    WRITER.wait()
    (own_data_dir / "window.json").unlink()
    window.shut_down()
    WRITER.wait()
    assert not (own_data_dir / "window.json").exists()


def test_a_folder_that_cannot_be_written_is_reported_and_play_goes_on(
    qtbot: QtBot, own_data_dir: Path, open_window: OpenWindow, sit_down: Act, play_by_keys: Act
) -> None:
    """A file in place of the folder refuses everyone, even root."""
    own_data_dir.write_text("", encoding="utf-8")
    window = open_window()
    sit_down(window)
    assert window.last_notice.startswith("Can't save the game")
    for _ in range(3):
        play_by_keys(window)
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(theme="midnight")
    assert "settings can't be saved" in window.last_notice
    assert window.theme.name == "midnight"
    window.show_about("diagnostics")
    page = window.about.page
    assert "Settings saved: no" in page.text.toPlainText()
    window.shut_down()
    assert own_data_dir.read_text(encoding="utf-8") == ""
