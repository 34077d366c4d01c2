"""The power goes off: the process is killed at any moment. No move that the journal confirmed is missing, and
the game goes on at one that was shown, or at the one that was about to be.

CARDTABLE_KILLS says how often (3 unless told; before a release fifty).
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.game.record.text import MoveLine
from cardtable.storage.games import GameStore, read_game

KILLS = int(os.environ.get("CARDTABLE_KILLS", "3"))
PROGRAM = Path(__file__).with_name("autoplay.py")
ROOT = Path(__file__).parents[3]


@pytest.mark.slow("three windows, each in a process that is killed")
def test_a_killed_game_goes_on_with_its_saved_moves(tmp_path: Path) -> None:
    chance = random.Random(7)
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    expected: str | None = None
    for _ in range(KILLS):
        with subprocess.Popen(
            [sys.executable, str(PROGRAM), str(tmp_path)], stdout=subprocess.PIPE, text=True, env=environment
        ) as process:
            try:
                first = process.stdout.readline().strip()
                assert expected in (None, first), "the game did not go on with the moves on disk"
                shown = kept = first.split()[1:]
                output = [process.stdout.readline() for _ in range(chance.randrange(1, 60))]
                assert all(output), "the game stopped by itself"
            finally:
                process.kill()
            output += process.stdout.read().splitlines()
        expected = last_on_disk(tmp_path)
        for what, *places in map(str.split, output):
            shown, kept = (places, kept) if what == "shown" else (shown, places)
        assert moves_of(tmp_path, kept[0]) >= int(kept[1]), "a move that was confirmed is not on disk"
        if shown[0] == kept[0]:
            assert moves_of(tmp_path, shown[0]) <= int(shown[1]) + 1, "what nobody saw is on disk"


def moves_of(folder: Path, seed: str) -> int:
    """Return the number of moves in the record of this game, in any folder."""
    for path in (folder / "games").rglob("*.cardtable"):
        record = read_game(path).record
        if record.header.seed == seed:
            return sum(isinstance(line, MoveLine) for line in record.lines)
    raise AssertionError(f"the game {seed} is lost")


def last_on_disk(folder: Path) -> str | None:
    """Return the first line of a program that goes on from here; None if it would start a new game."""
    for saved in GameStore(folder).unfinished():
        if saved.record.has_result:
            # The process was killed before it moved the file of a finished game; the next start does that.
            continue
        return f"kept {saved.record.header.seed} {moves_of(folder, saved.record.header.seed)}"
    return None
