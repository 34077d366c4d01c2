"""What the album's pages read from the statistics, on the disk's thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.storage.statistics import A_FEW, Statistics
from cardtable.ui.support.background import Background

Ask = Callable[[Statistics], Any]


class AlbumReader(QObject):
    """Counts new games, a few at a time, and asks the statistics after each batch."""

    failed = Signal(str)
    """Emitted with a sentence if the statistics can't be read."""

    def __init__(self, directory: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._directory = directory
        self._asking = Background(self)
        self._counting = QTimer(self, singleShot=True)
        self._counting.timeout.connect(self._count)
        self._ask: Ask | None = None
        self._whole = False
        self._show: Callable[[Any], object] = print

    def read(self, ask: Ask, show: Callable[[Any], object], whole: bool = False) -> None:
        """Show the answer of `ask` to the statistics, and again while more games are counted.

        If the `whole` is wanted, show it only when all are counted.
        """
        self.stop()
        self._ask, self._show, self._whole = ask, show, whole
        self._count()

    def _count(self) -> None:
        ask = self._ask
        if ask is None:
            return

        def count() -> tuple[bool, Any]:
            with closing(Statistics(self._directory)) as statistics:
                done = statistics.catch_up(A_FEW)
                return done, ask(statistics) if done or not self._whole else None

        self._asking.ask(count, self._counted, lambda error: self.failed.emit(str(error)))

    def _counted(self, answer: tuple[bool, Any]) -> None:
        done, found = answer
        if done or not self._whole:
            self._show(found)
        if not done:
            self._counting.start(0)

    def stop(self) -> None:
        """Stop asking the disk."""
        self._counting.stop()
        self._asking.drop()
