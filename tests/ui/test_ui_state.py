"""What the window remembers survives a run, and never stops one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardtable.ui.main_window import MainWindow
from cardtable.ui.ui_state import FILE_NAME, MOST_RECENT, StateFile, UiState


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    state = UiState(
        "place", ("a-game",), ("b", "a-game"), {"variant": "b", "players": [["Zoë", "person", "", "fox"]]}
    )
    StateFile(tmp_path / "new").write(state)
    assert StateFile(tmp_path / "new").read() == state
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE_NAME]


def test_a_damaged_file_is_forgotten_and_kept(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"favourites": ["many"')
    file = StateFile(tmp_path)
    assert file.read() == UiState()
    assert file.document.set_aside is not None
    assert file.document.set_aside.read_text() == '{"favourites": ["many"'


def test_a_damaged_file_is_told_with_the_place_where_it_is(
    own_data_dir: Path, open_window: Callable[[], MainWindow]
) -> None:
    own_data_dir.mkdir()
    (own_data_dir / FILE_NAME).write_text("no table")
    window = open_window()
    assert str(own_data_dir / "window-damaged-1.json") in window.told
    window.close()
    assert open_window().told == ""


def test_what_an_other_version_wrote_is_passed_over(tmp_path: Path) -> None:
    written = '{"geometry": 3, "favourites": ["a", 7, "a", "b"], "recent": "c", "last": [], "hat": null}'
    (tmp_path / FILE_NAME).write_text(written, encoding="utf-8")
    assert StateFile(tmp_path).read() == UiState(favourites=("a", "b"))


def test_the_game_played_last_comes_first_and_only_once() -> None:
    state = UiState()
    for number in range(MOST_RECENT + 3):
        state = state.played(f"game {number}")
    state = state.played("game 9")
    assert state.variant == "game 9"
    assert len(state.recent) == len(set(state.recent)) == MOST_RECENT


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = StateFile(tmp_path / "file")
    file.write(UiState())
    assert not file.document.settle()
    assert (tmp_path / "file").read_text() == ""
