"""Reads the statistics for a page, on the disk's thread, and counts new games meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from cardtable.language import say
from cardtable.storage.statistics import A_FEW, Statistics
from cardtable.storage.writer import WRITER
from cardtable.ui.support.background import Background

T = TypeVar("T")

BATCHES_PER_ANSWER = 5
"""Number of batches of games after which the page is filled again."""


class StatisticsReader(QObject):
    """Counts new games, a few at a time, so that games being played can be saved in between."""

    failed = Signal(str)
    """Emitted with a sentence if the statistics can't be read, or all games are counted again."""

    def __init__(self, directory: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._directory = directory
        self._statistics: Statistics | None = None
        """Open while games are counted; only the disk's thread uses it."""
        self._asking, self._counting = Background(self), Background(self, waits=False)
        self.is_counting = False
        """Whether more games are to be counted after the answer that is shown."""

    def read(self, ask: Callable[[Statistics], T], show: Callable[[T], object], whole: bool = False) -> None:
        """Count new games, and show the answer of `ask` to the statistics meanwhile and at the end.

        If the `whole` is wanted, show it only at the end.
        """
        self.stop()
        self.is_counting = True
        batches = count()

        def read_batch() -> tuple[bool, Path | None, list[T]]:
            is_first = self._statistics is None
            statistics = self._statistics = self._statistics or Statistics(self._directory)
            is_last = statistics.catch_up(A_FEW)
            is_due = is_last or not (whole or next(batches) % BATCHES_PER_ANSWER)
            found = [ask(statistics)] if is_due else []
            if is_last:
                self._close()
            return is_last, statistics.set_aside if is_first else None, found

        def take(batch: tuple[bool, Path | None, list[T]]) -> None:
            is_last, set_aside, found = batch
            self.is_counting = not is_last
            if set_aside is not None:
                self.failed.emit(say("statistics-unreadable", file=str(set_aside)))
            for answer in found:
                show(answer)
            if self.is_counting:
                self._counting.ask(read_batch, take, self._fail)

        self._asking.ask(read_batch, take, self._fail)

    def read_again(self, ask: Callable[[Statistics], T], show: Callable[[T], object]) -> None:
        """Show another answer; don't look for new games if all are counted."""
        (self.read if self.is_counting else self.look)(ask, show)

    def look(self, ask: Callable[[Statistics], T], show: Callable[[T], object]) -> None:
        """Show an answer once, of the games counted so far."""

        def look() -> T:
            with closing(Statistics(self._directory)) as statistics:
                return ask(statistics)

        self._asking.ask(look, show, self._fail)

    def stop(self) -> None:
        """Stop counting and close the file once nothing uses it any more; can be called twice."""
        self.is_counting = False
        self._asking.drop()
        self._counting.drop()
        WRITER.do(self._close)

    def _close(self) -> None:
        if self._statistics is not None:
            self._statistics.close()
            self._statistics = None

    def _fail(self, error: OSError) -> None:
        self.stop()
        self.failed.emit(str(error))
