"""What the window remembers survives a run, and never stops one."""

from __future__ import annotations

from pathlib import Path

from cardtable.ui.ui_state import FILE_NAME, MOST_RECENT, UiState, read_state, write_state


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    state = UiState(
        "place", ("a-game",), ("b", "a-game"), {"variant": "b", "players": [["Zoë", "person", "", "fox"]]}
    )
    assert write_state(tmp_path / "new", state)
    assert read_state(tmp_path / "new") == state
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE_NAME]


def test_a_damaged_file_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"favourites": ["many"')
    assert read_state(tmp_path) == UiState()


def test_what_an_other_version_wrote_is_passed_over(tmp_path: Path) -> None:
    written = '{"geometry": 3, "favourites": ["a", 7, "a", "b"], "recent": "c", "last": [], "hat": null}'
    (tmp_path / FILE_NAME).write_text(written, encoding="utf-8")
    assert read_state(tmp_path) == UiState(favourites=("a", "b"))


def test_the_game_played_last_comes_first_and_only_once() -> None:
    state = UiState()
    for number in range(MOST_RECENT + 3):
        state = state.played(f"game {number}")
    state = state.played("game 9")
    assert state.variant == "game 9"
    assert len(state.recent) == len(set(state.recent)) == MOST_RECENT


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not write_state(tmp_path / "file", UiState())
