"""The data folder.

Where it is, the names of damaged files, and the lock of the one process that may write there.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO

from cardtable.storage.disk import DISK

VARIABLE = "CARDTABLE_DATA_DIR"
"""The environment variable that sets another folder, for tests and for a portable setup."""

LOCK_NAME = "cardtable.lock"

_held: dict[Path, tuple[BinaryIO, int]] = {}
"""The locks of this process, and how often each was taken: a process never locks itself out."""


def damaged_name(path: Path) -> Path:
    """Return a free name for a damaged file, in the same folder."""
    number = 1
    while os.path.lexists(aside := numbered_damaged(path, number)):
        number += 1
    return aside


def numbered_damaged(path: Path, number: int | str) -> Path:
    """Return the name with that number; `*` makes a pattern for all of them."""
    return path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")


def data_dir() -> Path:
    """Return the user's folder for games and settings; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)


def cache_dir() -> Path:
    """Return the user's folder for what can be made again at any time; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("cardtable", appauthor=False)


class DataLock:
    """The right to write in one data folder. The system releases it when the process ends."""

    def __init__(self, directory: Path) -> None:
        """Take the lock if it is free. If its file can't be written, the folder has no lock."""
        self._path = directory.absolute() / LOCK_NAME
        self.is_ours = self._take()
        """Whether no other process writes here."""

    def _take(self) -> bool:
        if self._path in _held:
            file, count = _held[self._path]
            _held[self._path] = (file, count + 1)
            return True
        try:
            DISK.make_folder(self._path.parent)
            file = _opened(self._path)
        except OSError:
            return True
        if not _lock(file):
            file.close()
            return False
        _held[self._path] = (file, 1)
        return True

    def give_back(self) -> None:
        """Release the lock; may be called twice."""
        if not self.is_ours or self._path not in _held:
            return
        self.is_ours = False
        file, count = _held.pop(self._path)
        if count > 1:
            _held[self._path] = (file, count - 1)
        else:
            with contextlib.suppress(OSError):
                file.close()


def _opened(path: Path) -> BinaryIO:
    """Open the file. Raises OSError, even if it is a pipe, which could block forever."""
    try:
        return DISK.begin(path)
    except FileExistsError:
        return DISK.open(path)


def _lock(file: BinaryIO) -> bool:
    """Return whether the lock was taken; a file system without locks always allows it."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    else:
        import fcntl

        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
