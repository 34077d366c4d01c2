"""The phones of a saved game are saved with it, as long as the game exists."""

from __future__ import annotations

from pathlib import Path

from cardtable.storage.games import SUFFIX
from cardtable.storage.phones import LARGEST, KeptPhones
from cardtable.storage.writer import WRITER


def game(folder: Path, name: str) -> None:
    (folder / "games" / "done").mkdir(parents=True, exist_ok=True)
    (folder / "games" / "done" / f"{name}{SUFFIX}").write_bytes(b"")


def test_phones_are_found_by_the_name_of_their_game(tmp_path: Path) -> None:
    game(tmp_path, "monday")
    kept = KeptPhones(tmp_path)
    kept.keep("monday", b"Mia")
    WRITER.wait()
    assert (kept.read("monday"), kept.read("tuesday")) == (b"Mia", b"")
    kept.forget("monday")
    WRITER.wait()
    assert kept.read("monday") == b""
    kept.forget("monday")
    WRITER.wait()


def test_phones_of_deleted_games_are_removed_with_the_next_save(tmp_path: Path) -> None:
    game(tmp_path, "monday")
    game(tmp_path, "tuesday")
    kept = KeptPhones(tmp_path)
    kept.keep("monday", b"Mia")
    WRITER.wait()
    (tmp_path / "games" / "done" / f"monday{SUFFIX}").unlink()
    kept.keep("tuesday", b"Leo")
    WRITER.wait()
    assert (kept.read("monday"), kept.read("tuesday")) == (b"", b"Leo")


def test_a_far_too_large_file_counts_as_empty(tmp_path: Path) -> None:
    (tmp_path / "phones").mkdir()
    (tmp_path / "phones" / "monday.json").write_bytes(b"x" * (LARGEST + 1))
    assert KeptPhones(tmp_path).read("monday") == b""
