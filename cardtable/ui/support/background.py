"""Jobs outside the window's thread: a page is shown with what is known, and filled in when the answer comes.

A quick disk answers before the page is shown, so nothing changes under the player's finger.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from cardtable.storage.writer import WRITER, SerialExecutor

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")

PATIENCE = 0.03
"""Seconds that the window waits for an answer: too short to be noticed."""


class Post(QObject):
    """Passes results from other threads to the window's thread.

    It outlives every window, because a signal crashes the program if its object is deleted while another
    thread emits it.
    """

    _came = Signal(partial)

    def __init__(self) -> None:
        super().__init__()
        # Queued even if the answer is there already: others may be on their way before it.
        self._came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def to(self, method: Callable[..., None]) -> Callable[..., None]:
        """Return a function for any thread that soon calls `method` of a QObject on the window's thread.

        If the object is gone by then, nothing happens.
        """
        weak, came = WeakMethod(method), self._came
        return lambda *values: came.emit(partial(_call, weak, *values))

    @staticmethod
    def _deliver(call: partial[None]) -> None:
        call()


def _call(weak: WeakMethod[Any], *values: object) -> None:
    method = weak()
    if method is not None and isValid(method.__self__):
        method(*values)


def thought(think: Callable[[], T]) -> T | None:
    """Return the answer of a computer opponent or the coach; None if it failed, which is only logged."""
    try:
        return think()
    except Exception:
        logging.getLogger(__name__).exception("A computer opponent failed; its first legal play is taken")
        return None


@cache
def post() -> Post:
    """Return the program's only one; the first call must be on the window's thread."""
    return Post()


class Background(QObject):
    """Runs jobs in order; their answers come in that order on the window's thread.

    The jobs run on `thread`, by default the one that writes files, after everything handed to it before. A
    job may raise OSError; any other error is raised again here.
    """

    answered = 0
    """Number of answers that came to the window's thread so far, over all queues."""

    def __init__(
        self, parent: QObject | None = None, thread: SerialExecutor = WRITER, waits: bool = True
    ) -> None:
        """Make the queue; unless it `waits`, even quick answers come later."""
        super().__init__(parent)
        self._thread, self._waits = thread, waits
        self._waiting: dict[Future[Any], Callable[[], None]] = {}
        self._came = post().to(self._take)

    @property
    def is_waiting(self) -> bool:
        return bool(self._waiting)

    def ask(
        self,
        job: Callable[[], T],
        then: Callable[[T], object],
        failed: Callable[[OSError], object] | None = None,
    ) -> None:
        """Run `job` and give its answer to `then`: at once if it comes within `PATIENCE`, else later.

        An OSError is given to `failed`, or raised if that is None.
        """
        from concurrent.futures import wait

        answer = self._thread.ask(job)

        def give() -> None:
            Background.answered += 1
            try:
                found = answer.result()
            except OSError as error:
                if failed is None:
                    raise
                failed(error)
            else:
                then(found)

        if self._waits and not self._waiting and wait((answer,), PATIENCE).done:
            give()
        else:
            self._waiting[answer] = give
            answer.add_done_callback(self._came)

    def drop(self) -> None:
        """Ignore the answers still to come; the jobs are done anyway."""
        self._waiting.clear()

    def _take(self, answer: Future[Any]) -> None:
        give = self._waiting.pop(answer, None)
        if give is not None:
            give()
