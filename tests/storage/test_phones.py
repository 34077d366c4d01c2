"""Which phones sat at a saved game is kept beside it, as long as there is that game."""

from __future__ import annotations

from pathlib import Path

from cardtable.storage.games import SUFFIX
from cardtable.storage.phones import LARGEST, KeptPhones
from cardtable.storage.writer import WRITER


def game(folder: Path, name: str) -> None:
    (folder / "games" / "done").mkdir(parents=True, exist_ok=True)
    (folder / "games" / "done" / f"{name}{SUFFIX}").write_bytes(b"")


def test_what_is_kept_is_found_again_by_the_name_of_the_game(tmp_path: Path) -> None:
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


def test_what_belongs_to_no_game_any_more_goes_with_the_next_that_is_kept(tmp_path: Path) -> None:
    game(tmp_path, "monday")
    game(tmp_path, "tuesday")
    kept = KeptPhones(tmp_path)
    kept.keep("monday", b"Mia")
    WRITER.wait()
    (tmp_path / "games" / "done" / f"monday{SUFFIX}").unlink()
    kept.keep("tuesday", b"Leo")
    WRITER.wait()
    assert (kept.read("monday"), kept.read("tuesday")) == (b"", b"Leo")


def test_a_file_that_is_far_too_large_is_as_none(tmp_path: Path) -> None:
    (tmp_path / "phones").mkdir()
    (tmp_path / "phones" / "monday.json").write_bytes(b"x" * (LARGEST + 1))
    assert KeptPhones(tmp_path).read("monday") == b""
