"""The files made for a new game are those that exist for the other games."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests import new_game
from tests.game import test_perft
from tests.game.record import test_golden
from tests.rules import test_prose

GAME = "ninety-nine-chicago"


@pytest.mark.slow("plays a game with each number of players; each file has its own tests")
def test_the_files_made_for_a_game_are_the_existing_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {
        (test_golden, "RECORDS"): test_golden.RECORDS,
        (test_prose, "GOLDEN"): test_prose.GOLDEN,
        (test_perft, "PINNED"): test_perft.PINNED,
        (new_game, "MINUTES"): new_game.MINUTES,
    }
    for (module, name), path in kept.items():
        copy = tmp_path / name
        shutil.copytree(path, copy) if path.is_dir() else shutil.copy(path, copy)
        monkeypatch.setattr(module, name, copy)
    # The lab has its own tests.
    monkeypatch.setattr(new_game, "minutes", lambda *_: 5)
    monkeypatch.setattr(new_game, "GAMES", "3")
    new_game.write_minutes(GAME, 5)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    new_game.make(GAME)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    (tmp_path / "RECORDS" / f"{GAME}.cardtable").unlink()
    (tmp_path / "GOLDEN" / f"{GAME}.txt").unlink()
    new_game.make(GAME)
    assert (tmp_path / "RECORDS" / f"{GAME}.cardtable").exists()
    assert (tmp_path / "GOLDEN" / f"{GAME}.txt").read_bytes() == before[tmp_path / "GOLDEN" / f"{GAME}.txt"]
