"""A program for test_lab_ends: the real window at the workshop, with the lab.

    python at_workshop.py DATA_DIR HOW

Each process of the lab prints its number as it starts. HOW "closes" closes the window just then; "stays"
leaves that to the test.
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
    """Signals each start of a process of the lab to the window's thread."""

    came = Signal()


BIRTHS = Births()


class ReportingHand(Hand):
    """A process of the lab that reports its start."""

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
