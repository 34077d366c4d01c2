"""A program for test_lab_ends: the real window at the workshop, with the lab.

    python at_workshop.py DATA_DIR HOW

Each process of the lab goes to stdout when it has been started, by its number. HOW "closes" closes the window
just then; "stays" leaves all to whoever kills the program.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from cardtable.controller.lab import laboratory
from cardtable.controller.lab.jobs import Hand
from tests.ui.driver import MainWindow


class Births(QObject):
    """Tells the window's thread of every process that the lab has started on its own."""

    came = Signal()


BIRTHS = Births()


class ReportingHand(Hand):
    """A process of the lab that says when it has been started."""

    def __init__(self) -> None:
        super().__init__()
        print(self.process.pid, flush=True)
        BIRTHS.came.emit()


if __name__ == "__main__":
    laboratory.Hand = ReportingHand
    application = QApplication(["cardtable"])
    window = MainWindow(Path(sys.argv[1]), speed=0)
    window.looked.connect(lambda: window.change_rules("ninety-nine"), Qt.ConnectionType.SingleShotConnection)
    if sys.argv[2] == "closes":
        BIRTHS.came.connect(window.close, Qt.ConnectionType.QueuedConnection)
    window.show()
    application.exec()
