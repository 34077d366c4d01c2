"""A program for test_kill: the real window plays by itself, and reports each move that is shown or saved.

    python autoplay.py DATA_DIR

Each line of stdout is "shown" or "kept", the seed of a game and its number of moves. First comes the game at
the start, then "shown" as a move is handed to the table, and "kept" once all moves so far are on disk.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.controller.match.match import Awaits
from tests.ui.driver import MainWindow

SPEED = 0.01
"""Fast, but with animations, so that a kill can come in the middle of one."""


class Autoplay:
    """Plays for the person, and starts another game after each."""

    def __init__(self, directory: Path) -> None:
        """Open the window; play begins once it has looked for a game to continue."""
        self.window = MainWindow(directory, speed=SPEED)
        self.timer = QTimer()
        self.timer.timeout.connect(self.step)
        self.window.looked.connect(self.begin, Qt.ConnectionType.SingleShotConnection)
        self.window.show()

    def begin(self) -> None:
        """Continue the offered game, or deal."""
        window = self.window
        goes_on = window.start.page.offered is not None
        window.start.page.deal.click() if goes_on else window.play_last()
        if goes_on:
            self.say("kept")
        conductor = window.table.page.conductor
        conductor.advanced.connect(lambda: self.say("shown"))
        conductor.disk.confirmed.connect(lambda: self.say("kept"))
        self.timer.start(0)

    def step(self) -> None:
        """Do what a person would do now."""
        window = self.window
        if window.table.page.shows_end:
            window.table.page.end.again.click()
        conductor, match = window.table.page.conductor, window.match
        if match is not None and conductor.is_resting:
            if match.awaits is Awaits.PERSON:
                window.table.page.view.play_chosen.emit(match.view().plays[0])
            elif match.awaits in (Awaits.DEAL, Awaits.OVER):
                window.table.page.view.next_deal_asked.emit()

    def say(self, what: str) -> None:
        match = self.window.match
        if match is not None:
            print(what, match.setup.seed, match.turn_number, flush=True)


if __name__ == "__main__":
    application = QApplication(["cardtable"])
    autoplay = Autoplay(Path(sys.argv[1]))
    application.exec()
