"""Has the coach judge one decision after the other, off the UI thread; it can be stopped between any two."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from threading import Event

from PySide6.QtCore import QObject, Signal

from cardtable.controller import review
from cardtable.controller.review import Decision, Judgement
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.background import post

Find = Callable[[Callable[[], bool]], Sequence[Decision]]
"""Finds decisions; it is told whether they are not wanted any more."""


class Judging(QObject):
    """Judges; `begin` starts anew, `stop` ends it."""

    found = Signal(object)
    """The `Judgement` of a decision."""

    moved_on = Signal()
    """`count` or `seen` has changed, or it is all over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = SerialExecutor("cardtable-judge")
        self._stopped = Event()
        self._stopped.set()
        self.count = self.seen = 0
        """How many decisions there are, and how many were judged."""
        self._came = post().to(self._take)

    @property
    def runs(self) -> bool:
        """Whether it is still at it."""
        return not self._stopped.is_set()

    def begin(self, find: Find) -> None:
        """Has decisions found, which is done off the UI thread as well, and judges them in order."""
        self.stop()
        self.count = self.seen = 0
        # An own flag for every run: one that was stopped stays so, however late it notices.
        self._stopped = stopped = Event()
        came = self._came
        self._thread.do(lambda: _judge_all(find, stopped, came))

    def _take(self, stopped: Event, count: int, number: int, found: Judgement | None) -> None:
        if stopped is not self._stopped or stopped.is_set():
            return
        self.count, self.seen = count, number
        if number == count:
            self._stopped.set()
        if found is not None:
            self.found.emit(found)
        self.moved_on.emit()

    def stop(self) -> None:
        """No more is judged; what was found stays."""
        self._stopped.set()

    def wait(self) -> None:
        """Until nothing is being thought about any more, after `stop`."""
        self._thread.end()


def _judge_all(find: Find, stopped: Event, came: Callable[..., None]) -> None:
    """On the thread of a `Judging`, whose `_take` is told what `came`."""
    try:
        chosen: Sequence[Decision] = find(stopped.is_set)
    except Exception:
        logging.getLogger(__name__).exception("The moves to be judged could not be found")
        chosen = ()
    if stopped.is_set():
        return
    came(stopped, len(chosen), 0, None)
    for number, decision in enumerate(chosen, 1):
        if stopped.is_set():
            return
        found: Judgement | None = None
        try:
            found = review.judge(decision)
        except Exception:
            if stopped.is_set():
                # The thinking was dropped with the page.
                return
            logging.getLogger(__name__).exception("A move could not be judged; the others are")
        if stopped.is_set():
            return
        came(stopped, len(chosen), number, found)
