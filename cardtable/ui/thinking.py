"""Thinking that goes on off the UI thread."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal

from cardtable.game.moves import Move


def thought(think: Callable[[], Move]) -> Move | None:
    """The answer of a computer opponent; None when it failed, which the log tells and the player need not."""
    try:
        return think()
    except Exception:
        logging.getLogger(__name__).exception("A computer opponent failed; its first legal play is taken")
        return None


class Advice(QObject):
    """Asks for a hint; what was not dropped meanwhile is `given`."""

    given = Signal(object)
    """The move that is advised."""

    failed = Signal()
    """There is no advice: thinking failed, which the log tells."""

    _found = Signal(int, object)

    def __init__(self, pool: QThreadPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
        self._number = 0
        self._found.connect(self._take)

    def ask(self, think: Callable[[], Move]) -> None:
        """Has the question thought about; an earlier one is dropped."""
        self._number += 1
        number = self._number
        self._pool.start(lambda: self._found.emit(number, thought(think)))

    def drop(self) -> None:
        """The question is stale: no answer will be given."""
        self._number += 1

    def _take(self, number: int, move: Move | None) -> None:
        if number != self._number:
            return
        if move is None:
            self.failed.emit()
        else:
            self.given.emit(move)
