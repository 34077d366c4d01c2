"""Thinking that goes on off the UI thread.

Its threads belong to no widget: a pool of Qt's waits for its thread when the widget goes, and that thread may
wait for Python, which the one that waits has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from cardtable.storage.writer import SerialExecutor
from cardtable.ui.background import post

T = TypeVar("T")


def thought(think: Callable[[], T]) -> T | None:
    """The answer of a computer opponent or the coach; None when it failed, which the log tells and the player
    need not.
    """
    try:
        return think()
    except Exception:
        logging.getLogger(__name__).exception("A computer opponent failed; its first legal play is taken")
        return None


class Adviser(QObject):
    """Asks for a hint, or for what a computer had in mind; what was not dropped meanwhile is `given`."""

    given = Signal(object)
    """The answer."""

    failed = Signal()
    """There is no answer: thinking failed, which the log tells."""

    def __init__(self, thread: SerialExecutor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._number = 0
        self._found = post().to(self._take)

    def ask(self, think: Callable[[], object]) -> None:
        """Has the question thought about; an earlier one is dropped."""
        self._number += 1
        number, found = self._number, self._found
        self._thread.do(lambda: found(number, thought(think)))

    def drop(self) -> None:
        """The question is stale: no answer will be given."""
        self._number += 1

    def _take(self, number: int, answer: object | None) -> None:
        if number != self._number:
            return
        if answer is None:
            self.failed.emit()
        else:
            self.given.emit(answer)
