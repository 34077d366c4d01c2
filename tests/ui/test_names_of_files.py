"""A file may have any name; the sentence about it stays readable."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.language import say
from cardtable.rules.catalog import catalog
from cardtable.storage.bundle import unpacked
from cardtable.storage.disk import StorageError
from cardtable.storage.own_games import OwnGames
from cardtable.ui.features.saved_games.saved_games import read_playback
from cardtable.ui.shared.own_back import read_photograph
from cardtable.ui.support import files

TURNED, SHOWN = "our\u202egame\x1b.zip", "ourgame.zip"

pytestmark = pytest.mark.skipif("sys.platform == 'win32'", reason="has no such names")


@pytest.mark.parametrize(
    "read",
    [unpacked, read_photograph, read_playback, lambda path: files.read(path, 1)],
    ids=["backup", "photograph", "game", "settings"],
)
def test_the_name_of_an_unreadable_file_is_cleaned(tmp_path: Path, read: Callable[[Path], object]) -> None:
    path = tmp_path / TURNED
    path.write_bytes(b"nothing of ours")
    with pytest.raises(StorageError) as raised:
        read(path)
    assert SHOWN in str(raised.value)
    assert str(raised.value).isprintable()


def test_the_name_of_a_written_file_is_cleaned(tmp_path: Path) -> None:
    assert files.write(tmp_path / TURNED, "told") == say("support-saved-as", file=SHOWN)
    assert (tmp_path / TURNED).exists()


def test_the_name_of_a_damaged_game_is_cleaned(tmp_path: Path) -> None:
    games = OwnGames(tmp_path)
    games.folder.mkdir()
    (games.folder / "own-a\u202eb.toml").write_bytes(b"\xff")
    (message,) = games.load(catalog()).messages
    assert "own-ab-damaged-1.toml" in message
    assert message.isprintable()
