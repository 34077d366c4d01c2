"""Write the files that tests need for a game: `python -m tests.new_game ID ...`.

Plays the game with each number of players, records one game unless there is one, and writes its end, the beginnings
of its deals, its rules in words, and its minutes. Read them, since tests compare the game with them. What only a
person can write (its shelf, its words, examples) is listed by `pytest tests/test_new_rule.py`.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from pathlib import Path

from cardtable.cli import run
from cardtable.controller.lab.minutes import minutes
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from tests.game import test_perft
from tests.game.record import test_golden
from tests.rules import test_prose

GAMES = "101"
MINUTES = resource("families", "minutes.toml")


def make(variant: str) -> None:
    """Write all files for one game. Raises RulesError for an unknown id."""
    rules = catalog().resolve(variant)
    play = ["cardtable", "simulate", "--variant", variant, "--bots", "random", "--seed", "1"]
    for players in range(rules.min_players, rules.max_players + 1):
        if run([*play, "--players", str(players), "--games", GAMES]):
            raise SystemExit(f"{variant} cannot be played by {players}.")
    record = test_golden.RECORDS / f"{variant}.cardtable"
    if not record.exists():
        with tempfile.TemporaryDirectory() as folder:
            players = str(min(3, rules.max_players))
            run([*play, "--players", players, "--games", "1", "--record", folder])
            shutil.move(next(Path(folder).glob("*.cardtable")), record)
    test_golden.write(variant)
    test_perft.write(variant)
    test_prose.write(variant)
    write_minutes(variant, minutes(rules, int(GAMES)))


def write_minutes(variant: str, measured: int) -> None:
    """Write the minutes of a game into their file, replacing its line if there is one."""
    before, line = MINUTES.read_text("utf-8"), f"{variant} = {measured}"
    text, count = re.subn(rf"^{re.escape(variant)} = .*$", line, before, flags=re.MULTILINE)
    MINUTES.write_text(text if count else f"{text}{line}\n", "utf-8", newline="\n")


if __name__ == "__main__":
    try:
        for named in sys.argv[1:]:
            make(named)
    except RulesError as error:
        sys.exit(str(error))
