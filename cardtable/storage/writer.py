"""The thread on which everything that people do here reaches the disk, so that no window waits for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future, ThreadPoolExecutor


class Writer:
    """A thread that does what it is asked, one thing after the other; the end of the process waits for it."""

    def __init__(self) -> None:
        """The thread begins with the first thing to do."""
        self._pool: ThreadPoolExecutor | None = None

    def do(self, job: Callable[[], None]) -> None:
        """Have something done; returns at once."""
        if self._pool is None:
            # Not before there is something to write: the start page only reads.
            from concurrent.futures import ThreadPoolExecutor

            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardtable-writer")
        self._pool.submit(job).add_done_callback(_tell_failure)

    def wait(self) -> None:
        """Return when all that was asked for so far is done."""
        if self._pool is not None:
            self._pool.submit(int).result()


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


WRITER = Writer()
"""The one that writes everything of the program."""
