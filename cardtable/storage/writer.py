"""The threads beside the one of the window: one for the disk, one on which games are played again.

Everything that people do here reaches the disk on the first, so that no window waits for one. What is read
once a window is open is read there too: after all that was to be written before, without waiting for it, and
never while something is written. What takes long but asks the disk for little has the second, so that no move
waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor

T = TypeVar("T")


class SerialExecutor:
    """A thread that does what it is asked, one thing after the other; the end of the process waits for it."""

    def __init__(self, name: str) -> None:
        """The thread begins with the first thing to do."""
        self._name = name
        self._pool: ThreadPoolExecutor | None = None
        self._thread = 0

    def do(self, job: Callable[[], None]) -> None:
        """Have something done; returns at once."""
        self.ask(job).add_done_callback(_tell_failure)

    def ask(self, job: Callable[[], T]) -> Future[T]:
        """Have something found out when all that was asked for before is done; returns at once. What is asked
        on the thread itself is a part of what is being done there, and done before it goes on.
        """
        if self._pool is None:
            # Not before there is something to do: what the first picture needs is read without a thread.
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(1, self._name, initializer=self._begin)
        return _done(job) if self._is_here else self._pool.submit(job)

    def get(self, job: Callable[[], T]) -> T:
        """Have something found out, and wait for it: for other threads than that of a window."""
        return self.ask(job).result()

    def end(self) -> None:
        """Return when nothing is being done any more; what has not begun by now is not done."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def wait(self) -> None:
        """Return when all that was asked for so far is done."""
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


def _tell_failure(done: Future[None]) -> None:
    """What nobody foresaw goes the way of all such errors, not the way of lost futures."""
    error = done.exception()
    if error is not None:
        import threading

        threading.excepthook(
            threading.ExceptHookArgs((type(error), error, error.__traceback__, threading.current_thread()))
        )


def nobody() -> None:
    """Hears nothing: whoever writes tells it to one listener, and this is the one until there is another."""


WRITER = SerialExecutor("cardtable-writer")
"""The one that writes everything of the program."""

REPLAYER = SerialExecutor("cardtable-replayer")
"""The one that plays games again; what it wants of the disk it asks `WRITER` for."""
