"""How much memory games leave behind: `python tests/bench/bench_memory.py [--games N]`.

Plays games one after the other in one window at speed 0, with the first legal play for everybody, and prints the
resident memory after the first twenty, when everything that is kept has been made, and at the end. The goal is
a growth under 10 percent over 200 games.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.window.main_window import MainWindow

VARIANT = "ninety-nine-boyer"
WARM = 20
PATIENCE = 60.0


def resident() -> float:
    """Resident memory of this process in MiB (Linux)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def play_one(app: QApplication, window: MainWindow, seed: int) -> None:
    """One whole game in the window, from sitting down to the page at the end."""
    people = [Player("Ann", "person"), *(Player(f"Bot {n}", "computer", "random") for n in range(3))]
    window.sit(window.games_on_disk.begin(MatchSetup(VARIANT, tuple(people), str(seed))))
    until = time.monotonic() + PATIENCE
    while not window.table.page.shows_end:
        app.processEvents()
        page, match = window.table.page, window.match
        if time.monotonic() > until or page is None or match is None:
            raise SystemExit(f"Game {seed} does not come to its end.")
        if not page.conductor.is_resting:
            continue
        if match.awaits is Awaits.PERSON:
            page.view.play_chosen.emit(match.view().plays[0])
        elif match.awaits in (Awaits.DEAL, Awaits.OVER):
            page.view.next_deal_asked.emit()


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Path(folder), speed=0)
        window.show()
        while not window.isVisible() or not window.commands:
            app.processEvents()
        warm = 0.0
        for number in range(1, games + 1):
            play_one(app, window, number)
            if number in (WARM, games) or number % 50 == 0:
                gc.collect()
                print(f"after {number} games: {resident():.1f} MiB", flush=True)
            if number == WARM:
                warm = resident()
        if warm:
            print(f"growth from game {WARM} to {games}: {(resident() / warm - 1) * 100:.1f} percent")
        window.close()


if __name__ == "__main__":
    main()
