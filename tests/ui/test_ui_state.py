"""What the window remembers survives a run, and never stops one."""

from __future__ import annotations

from pathlib import Path

from cardtable.ui.ui_state import FILE_NAME, UiState, read_state, write_state


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    state = UiState(variant="a-game", opponents=4, name="Zoë")
    assert write_state(tmp_path / "new", state)
    assert read_state(tmp_path / "new") == state
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE_NAME]


def test_a_damaged_file_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"opponents": "many"')
    assert read_state(tmp_path) == UiState()


def test_what_an_other_version_wrote_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"name": "Zoë", "opponents": "many", "hat": null}', encoding="utf-8")
    assert read_state(tmp_path) == UiState(name="Zoë")


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not write_state(tmp_path / "file", UiState())
