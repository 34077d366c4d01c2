"""The two threads besides the window's: one for the disk, one for replaying games.

All user data is written on the first, so that no window waits. What an open window needs is read there too:
after all earlier writes, without waiting for them, and never during a write. Long work that hardly needs the
disk has the second, so that no move waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")


class SerialExecutor:
    """A thread that does its jobs one after the other; the process waits for it before it ends."""

    def __init__(self, name: str) -> None:
        """Start the thread with the first job."""
        self._name = name
        self._pool: ThreadPoolExecutor | None = None
        self._thread = 0

    def do(self, job: Callable[[], None]) -> None:
        """Run a job later; returns at once."""
        self.ask(job).add_done_callback(_report_failure)

    def ask(self, job: Callable[[], T]) -> Future[T]:
        """Run a job after all earlier ones and return its future at once.

        A job asked for on the thread itself is done immediately, as part of the running one.
        """
        if self._pool is None:
            # No thread is started without a job: the data for the first picture are read without one.
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, self._name, initializer=self._begin)
        return _done(job) if self._is_here else self._pool.submit(job)

    def get(self, job: Callable[[], T]) -> T:
        """Run a job and wait for its result: not for the thread of a window."""
        return self.ask(job).result()

    def end(self) -> None:
        """Wait for the running job; drop those that have not begun."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def wait(self) -> None:
        """Wait until all jobs so far are done."""
        if self._pool is not None:
            self.get(int)

    def _begin(self) -> None:
        from threading import get_ident

        self._thread = get_ident()

    @property
    def _is_here(self) -> bool:
        from threading import get_ident

        return get_ident() == self._thread


def _done(job: Callable[[], T]) -> Future[T]:
    from concurrent.futures import Future

    done: Future[T] = Future()
    try:
        done.set_result(job())
    except Exception as error:
        done.set_exception(error)
    return done


def _report_failure(done: Future[None]) -> None:
    """Report an unexpected error as threads do, so that it isn't lost in the future."""
    error = done.exception()
    if error is not None:
        import threading

        threading.excepthook(
            threading.ExceptHookArgs((type(error), error, error.__traceback__, threading.current_thread()))
        )


def nobody() -> None:
    """Do nothing: the listener until there is another."""


WRITER = SerialExecutor("cardtable-writer")
"""The thread that writes everything of the program."""

REPLAYER = SerialExecutor("cardtable-replayer")
"""The thread that replays games; it asks `WRITER` for what it needs of the disk."""
