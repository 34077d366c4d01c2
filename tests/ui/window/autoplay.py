"""A program for test_kill: the real window plays by itself, and every move that is shown or kept goes to stdout.

    python autoplay.py DATA_DIR

Each line is "shown" or "kept", the seed of a game and the number of its moves: first as the game stands, then
"shown" when a move is handed to the table, and "kept" when the journal has confirmed all so far.
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
    """Sits down as a player would and answers for the person; a game that ends is followed by another."""

    def __init__(self, directory: Path) -> None:
        """Open the window; what follows waits until it has looked for a game to go on with."""
        self.window = MainWindow(directory, speed=SPEED)
        self.timer = QTimer()
        self.timer.timeout.connect(self.step)
        self.window.looked.connect(self.begin, Qt.ConnectionType.SingleShotConnection)
        self.window.show()

    def begin(self) -> None:
        """Go on with the game that is offered, else deal."""
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
        """Act where a person would."""
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
        """One line that the test can wait for."""
        match = self.window.match
        if match is not None:
            print(what, match.setup.seed, match.turn_number, flush=True)


if __name__ == "__main__":
    application = QApplication(["cardtable"])
    autoplay = Autoplay(Path(sys.argv[1]))
    application.exec()
