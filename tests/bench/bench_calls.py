"""Calls per minute at the table, with all motion, by a child who knows every answer.

    python tests/bench/bench_calls.py [--seconds N]

A robot plays in the real window (1440 by 900) at normal speed and types each total a second after it is asked.
Goal: twelve calls a minute, both as scorekeeper and as caller of its own plays with one computer.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Play
from cardtable.learning.attempts import Role
from cardtable.learning.profile import Profile
from cardtable.ui.support import background
from tests.ui.driver import MainWindow

GOAL = 12.0
"""Calls a minute."""

THINKS = 1.0
"""Seconds from the question to the first figure."""


def sit(window: MainWindow, role: Role, computers: int) -> None:
    """Begin a game of the robot and some computers."""
    window.learner_file.open(lambda store: None)
    store = window.learner_file.store
    learner = store.add("Mia", "rabbit", Profile(mode="pad").text)
    others = tuple(Player(f"C{n}", "computer", LEVELS[0], "owl") for n in range(computers))
    players = (Player("Mia", "person", "", "rabbit", learner.id, role), *others)
    window.session.open_match(window.games_on_disk.begin(MatchSetup("to-fifty", players, "11")))


def act(window: MainWindow) -> None:
    """Do what the window waits for, except calls."""
    page, match = window.table.page, window.match
    assert match is not None
    if page.view.stage.waits:
        page.view.stage.go_on()
    elif page.teacher.front is page.teacher.rescue:
        page.teacher.rescue.left.emit()
    elif page.conductor.is_resting and match.awaits is Awaits.DEAL:
        page.view.next_deal_asked.emit()
    elif page.conductor.is_resting and match.awaits is Awaits.PERSON:
        moves = match.view().moves
        page.view.play_chosen.emit(next((move for move in moves if isinstance(move, Play)), moves[0]))


def calls(window: MainWindow, seconds: float) -> float:
    """Return the calls per minute in this time, or until the game ends."""
    panel, page = window.table.page.teacher.panel, window.table.page
    begun, asked, made = time.monotonic(), 0.0, 0
    while time.monotonic() - begun < seconds and not page.shows_end:
        QApplication.processEvents()
        time.sleep(0.004)
        calling = panel.calling if panel.isVisible() else None
        if calling is None or calling.is_right:
            asked = 0.0
            act(window)
        elif not asked:
            asked = time.monotonic()
        elif time.monotonic() - asked > THINKS:
            QTest.keyClicks(panel, str(calling.question.answer))
            QTest.keyClick(panel, Qt.Key.Key_Return)
            made += 1
    return made * 60 / (time.monotonic() - begun)


def main() -> int:
    """Print the figures; return 1 if the goal is missed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60.0)
    seconds = parser.parse_args().seconds
    QApplication(sys.argv[:1])
    background.PATIENCE = 60.0
    missed = False
    tables: tuple[tuple[Role, int], ...] = (("scorekeeper", 3), ("caller", 1))
    for role, computers in tables:
        with tempfile.TemporaryDirectory() as folder:
            window = MainWindow(Path(folder))
            window.resize(1440, 900)
            window.show()
            sit(window, role, computers)
            QApplication.processEvents()
            made = calls(window, seconds)
            window.close()
        missed |= made < GOAL
        print(f"{role:<12} with {computers} computers: {made:5.1f} calls a minute")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
