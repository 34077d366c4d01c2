"""Files that may be anything, because a person named them or they lie where anybody can put one."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_TRIES = 3
"""How often a disk is asked that fails: many a failure passes."""


def read_regular(path: Path, at_most: int) -> bytes:
    """What a file holds, as far as so many bytes; a disk that fails is asked again at once, a few times.

    Raises OSError, also for what is no file to read from: a pipe or a device could keep the reader for ever.
    """
    for _ in range(_TRIES - 1):
        try:
            return _read(path, at_most)
        except OSError as error:
            # Without a number, it is a refusal of ours.
            if error.errno in (None, errno.ENOENT, errno.ENOTDIR):
                raise
    return _read(path, at_most)


def _read(path: Path, at_most: int) -> bytes:
    with open_regular(path) as file:
        return file.read(at_most)


def open_regular(path: Path) -> BinaryIO:
    """A file to read from, for whoever does not want all of it. Raises OSError as `read_regular` does."""
    # Looked at before it is opened, which alone can set a device to work, and after, as it may be another.
    _refuse_irregular(path, os.stat(path).st_mode)
    flags = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    file = os.fdopen(os.open(path, os.O_RDONLY | flags), "rb")
    try:
        _refuse_irregular(path, os.fstat(file.fileno()).st_mode)
    except OSError:
        file.close()
        raise
    return file


def read_bounded(path: Path, at_most: int) -> bytes:
    """All that a file holds. Raises OSError, and TooLargeError for one that holds more than so many bytes."""
    data = read_regular(path, at_most + 1)
    if len(data) > at_most:
        raise TooLargeError(f"{path.name} is larger than the {at_most >> 20} MiB that such a file can have.")
    return data


class TooLargeError(OSError):
    """A file is too large to be what it was taken for."""


def _refuse_irregular(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise OSError(f"{path.name} is a folder, not a file.")
    if not stat.S_ISREG(mode):
        raise OSError(f"{path.name} is not an ordinary file.")
