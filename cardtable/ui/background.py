"""What a window wants from the disk, or what takes long, found off its thread: a page is shown with what is
known, and filled when the answer comes.

A quick disk answers before the page is shown, so that nothing on it changes under the finger.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance

from cardtable.storage.writer import WRITER, SerialExecutor

if TYPE_CHECKING:
    from concurrent.futures import Future

T = TypeVar("T")

PATIENCE = 0.03
"""Seconds for which the window waits for an answer; it goes on without one before anybody feels it."""


def send(signal: SignalInstance, *values: object) -> None:
    """Emits a signal from another thread than that of its object, which may be gone by now."""
    with contextlib.suppress(RuntimeError):
        signal.emit(*values)


class Background(QObject):
    """Asks for one thing after the other; the answers come in that order, on the thread of the window.

    A job runs on a thread of its own, most often the one that writes, after all that was handed over to it
    before. It may raise OSError; anything else that it raises is raised again here.
    """

    _came = Signal(object)

    def __init__(self, parent: QObject | None = None, thread: SerialExecutor = WRITER) -> None:
        super().__init__(parent)
        self._thread = thread
        self._waiting: dict[Future[Any], Callable[[], None]] = {}
        # Queued also where the answer is there by now: others may be on their way before it.
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def is_waiting(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._waiting)

    def ask(
        self,
        job: Callable[[], T],
        then: Callable[[T], object],
        failed: Callable[[OSError], object] | None = None,
        patience: float = 0.0,
    ) -> None:
        """Has `job` done and its answer given to `then`, at once where it comes at once or within that many
        seconds; an OSError is given to `failed`, if there is one.
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

        if not self._waiting and wait((answer,), max(patience, PATIENCE)).done:
            give()
        else:
            self._waiting[answer] = give
            answer.add_done_callback(self._tell)

    def drop(self) -> None:
        """The answers still to come are not wanted any more; what was asked for is done all the same."""
        self._waiting.clear()

    def _tell(self, answer: Future[Any]) -> None:
        """On the thread of the job."""
        send(self._came, answer)

    def _take(self, answer: Future[Any]) -> None:
        give = self._waiting.pop(answer, None)
        if give is not None:
            give()
