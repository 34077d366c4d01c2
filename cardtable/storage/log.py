"""The log: a small rotating file in the user's log folder, without names and cards.

The message of an error may contain either (a name as a key, a card in a line of a record). So the messages of
Python's own errors and the system's are written, and of all others only the kind and the place.
"""

from __future__ import annotations

import errno
import logging
import os
import traceback
from collections.abc import Iterator
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import cast

from cardtable.storage.data_folder import VARIABLE
from cardtable.storage.disk import DISK

LOG_NAME = "cardtable.log"
"""The name of the log in `log_dir`."""

_WORDED_BY_PYTHON = (
    AttributeError, ImportError, IndexError, MemoryError, ModuleNotFoundError, NameError, NotImplementedError,
    RecursionError, RuntimeError, StopIteration, TypeError, UnboundLocalError, ZeroDivisionError,
)  # fmt: skip

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def log_dir() -> Path:
    """Return the user's folder for the log; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_log_path

    return user_log_path("cardtable", appauthor=False)


def start_log(folder: Path) -> None:
    """Write the log to a file in `folder`; entries that can't be written are dropped, never printed."""
    handler: logging.Handler
    try:
        DISK.make_folder(folder)
        handler = _LogFile(folder / LOG_NAME, maxBytes=200_000, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.raiseExceptions = False
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)


class _LogFile(RotatingFileHandler):
    """A log file that drops entries if the path is no file: a pipe could block the writer forever."""

    def _open(self) -> TextIOWrapper:
        if os.path.exists(self.baseFilename) and not os.path.isfile(self.baseFilename):
            raise OSError(errno.EINVAL, "not an ordinary file", self.baseFilename)
        return super()._open()


class Discreet(logging.Formatter):
    """A formatter that writes errors as `failure_text` does, and ~ for the home folder."""

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802
        return failure_text(cast(BaseException, ei[1])).rstrip()

    def format(self, record: logging.LogRecord) -> str:
        """Return one entry, ignoring the error text cached by another handler."""
        record.exc_text = None
        return without_home(super().format(record))


def failure_text(error: BaseException, in_full: bool = False) -> str:
    """Return the error and its place as Python prints it; its message only `in_full` or if it is harmless."""
    return "\n".join(_described(one, in_full) for one in reversed(list(_chain(error))))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield the error, its cause, and so on."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _described(error: BaseException, in_full: bool) -> str:
    kind = type(error).__qualname__
    if in_full or type(error) in _WORDED_BY_PYTHON:
        words = str(error)
    elif isinstance(error, OSError):
        words = error.strerror or ""
    else:
        words = "(what it says is left out: it may name people or cards)"
    stack = "".join(traceback.format_tb(error.__traceback__))
    return without_home(f"Traceback (most recent call last):\n{stack}{kind}: {words}\n")


def without_home(text: str) -> str:
    """Return the text with ~ for the home folder, whose name may be a person's."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text
