import json
from pathlib import Path

import pytest

from cardtable.storage.settings import FILE_NAME, Settings, read_settings, write_settings


def test_what_was_chosen_is_there_at_the_next_start(tmp_path: Path) -> None:
    chosen = Settings(theme="midnight", deck="jumbo", volume=0, muted=("bust", "turn"), curtain=False)
    assert write_settings(tmp_path / "new", chosen)
    assert read_settings(tmp_path / "new") == chosen


@pytest.mark.parametrize("text", ["", "[]", "{", "\x00", '{"theme": 7, "volume": 900, "muted": [3], "x": 1}'])
def test_a_damaged_file_gives_the_usual_settings(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text)
    assert read_settings(tmp_path) == Settings()


def test_what_makes_sense_in_a_damaged_file_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"deck": "jumbo", "theme": "pink", "volume": True}))
    assert read_settings(tmp_path) == Settings(deck="jumbo")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not write_settings(tmp_path / "file", Settings())
