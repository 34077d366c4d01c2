"""A game on its way to the screen.

A long one is played through before it can be shown, which takes seconds: that is done off the thread of the
window, which says so and can be used meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from cardtable.ui.paged_window import PagedWindow

T = TypeVar("T")

SLOW = 150
"""Milliseconds after which it is said that a game is being opened."""


class Opening(QObject):
    """Opens one game at a time for a window. Who goes to another page, opens another game or presses Escape
    does not want it any more.
    """

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self._window = window
        self._number = 0
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._tell)
        self._said = self.tr("The game is being opened; Escape leaves it.")
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.activated.connect(self.leave)
        self._escape.setEnabled(False)

    def open(self, job: Callable[[Callable[[str], None]], T], then: Callable[[T], object]) -> None:
        """Has `job` find a game, as the window's `off_disk`, and gives it to `then` while it is wanted."""
        self.leave()
        number = self._number

        def find(tell: Callable[[str], None]) -> T | Exception:
            try:
                return job(tell)
            except Exception as error:
                if isinstance(error, OSError):
                    tell(str(error))
                return error

        def give(found: T | Exception) -> None:
            wanted = number == self._number
            if wanted:
                self.leave()
            if not isinstance(found, Exception):
                if wanted:
                    then(found)
            elif not isinstance(found, OSError):
                raise found

        self._window.off_disk(find, give)
        if number == self._number:
            self._slow.start(SLOW)

    def leave(self) -> None:
        """The game that is being opened, if there is one, is not wanted any more."""
        self._number += 1
        self._slow.stop()
        self._escape.setEnabled(False)
        self._window.unsay(self._said)

    def _tell(self) -> None:
        self._escape.setEnabled(True)
        self._window.tell(self._said, "folder", stays=True)
