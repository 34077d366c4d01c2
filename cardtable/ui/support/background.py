"""What a window wants from the disk, or what takes long, found off its thread: a page is shown with what is
known, and filled when the answer comes.

A quick disk answers before the page is shown, so that nothing on it changes under the finger.
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
"""Seconds for which the window waits for an answer; it goes on without one before anybody feels it."""


class Post(QObject):
    """Brings what other threads found to the thread of the window.

    It outlives every window: a signal of an object that goes while another thread emits it ends the program.
    """

    _came = Signal(partial)

    def __init__(self) -> None:
        super().__init__()
        # Queued also where the answer is there by now: others may be on their way before it.
        self._came.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def to(self, method: Callable[..., None]) -> Callable[..., None]:
        """What any thread may call to have that method of a QObject called with the same values, soon and on
        the thread of the window; nothing happens where the object is gone by then.
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
    """The answer of a computer opponent or the coach; None when it failed, which the log tells and the player
    need not.
    """
    try:
        return think()
    except Exception:
        logging.getLogger(__name__).exception("A computer opponent failed; its first legal play is taken")
        return None


@cache
def post() -> Post:
    """The one of the program; asked for first on the thread of the window."""
    return Post()


class Background(QObject):
    """Asks for one thing after the other; the answers come in that order, on the thread of the window.

    A job runs on a thread of its own, most often the one that writes, after all that was handed over to it
    before. It may raise OSError; anything else that it raises is raised again here.
    """

    def __init__(
        self, parent: QObject | None = None, thread: SerialExecutor = WRITER, waits: bool = True
    ) -> None:
        """Unless the window `waits` for a quick one, every answer comes later."""
        super().__init__(parent)
        self._thread, self._waits = thread, waits
        self._waiting: dict[Future[Any], Callable[[], None]] = {}
        self._came = post().to(self._take)

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def ask(
        self,
        job: Callable[[], T],
        then: Callable[[T], object],
        failed: Callable[[OSError], object] | None = None,
    ) -> None:
        """Has `job` done and its answer given to `then`, at once where it comes within `PATIENCE`; an OSError
        is given to `failed`, if there is one.
        """
        from concurrent.futures import wait

        answer = self._thread.ask(job)

        def give() -> None:
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
        """The answers still to come are not wanted any more; what was asked for is done all the same."""
        self._waiting.clear()

    def _take(self, answer: Future[Any]) -> None:
        give = self._waiting.pop(answer, None)
        if give is not None:
            give()
