"""The cost of a move late in a long game: `python tests/bench/bench_long_games.py [--plays N]`.

Plays a game in a window at speed 0 by first legal plays. Prints the processor time of a move around move 50 and
around the last one, and their ratio; the goal is 1. Then opens the record in another window while a timer runs in
it, and prints the longest stall of the window.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup, Player
from tests.ui.driver import MainWindow

VARIANT = "ninety-eight"
"""A game without an end of its own."""
AROUND = 100


def opened(app: QApplication, folder: Path) -> MainWindow:
    window = MainWindow(folder, speed=0)
    window.show()
    while not window.isVisible() or not window.commands:
        app.processEvents()
    return window


def play(app: QApplication, window: MainWindow, until: int) -> dict[int, float]:
    """Play to a move; return the processor time up to each move."""
    spent: dict[int, float] = {}
    began = time.process_time()
    page, match = window.table.page, window.match
    while page is not None and match is not None and match.turn_number < until:
        app.processEvents()
        spent.setdefault(match.turn_number, time.process_time() - began)
        if not page.conductor.is_resting:
            continue
        if match.awaits is Awaits.PERSON:
            view = match.view()
            page.view.play_chosen.emit(view.plays[0] if view.plays else view.moves[0])
        elif match.awaits is Awaits.DEAL:
            page.view.next_deal_asked.emit()
    spent[until] = time.process_time() - began
    return spent


def a_move(spent: dict[int, float], first: int, last: int) -> float:
    """Return the average milliseconds of a move between two."""
    first, last = (min(number for number in spent if number >= end) for end in (first, last))
    return (spent[last] - spent[first]) / (last - first) * 1000


def longest_stall(app: QApplication, window: MainWindow) -> tuple[float, float]:
    """Open the saved game; return the seconds it takes, and the longest between two ticks."""
    began = last = time.perf_counter()
    longest = 0.0

    def tick() -> None:
        nonlocal last, longest
        now = time.perf_counter()
        last, longest = now, max(longest, now - last)

    clock = QTimer()
    clock.timeout.connect(tick)
    clock.start(2)
    (kept,) = window.games_on_disk.shelf.games()
    window.features["saved_games"].saved.open(kept)
    while not window.table.is_shown:
        app.processEvents()
    return time.perf_counter() - began, longest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--plays", type=int, default=5000)
    plays = parser.parse_args().plays
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = opened(app, Path(folder))
        people = [Player("Ann", "person"), *(Player(f"Bot {n}", "computer", "random") for n in range(3))]
        window.session.open_match(window.games_on_disk.begin(MatchSetup(VARIANT, tuple(people), "7")))
        spent = play(app, window, plays)
        early, late = a_move(spent, 50, 50 + AROUND), a_move(spent, plays - AROUND, plays)
        print(f"a move around 100: {early:.1f} ms, around {plays}: {late:.1f} ms, ratio {late / early:.2f}")
        window.close()
        window = opened(app, Path(folder))
        # Make the table first, so that only opening the game is measured.
        _ = window.table.page
        took, stall = longest_stall(app, window)
        print(f"opened in {took:.2f} s; longest stall of the window {stall * 1000:.0f} ms")
        window.close()


if __name__ == "__main__":
    main()
