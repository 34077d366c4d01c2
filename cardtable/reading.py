"""Safe reading of files that may be anything: a person named them, or anyone can put one there."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO

_TRIES = 3
"""Number of tries if a disk fails: many failures pass."""


def read_regular(path: Path, at_most: int) -> bytes:
    """Return the first `at_most` bytes of a file; a disk that fails is tried again a few times.

    Raises OSError, also for anything but an ordinary file: a pipe or device could block the reader forever.
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
    """Return a file opened for reading. Raises OSError as `read_regular` does."""
    # Checked before it is opened, which alone can start a device, and after, as it may be another file.
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
    """Return the content of a file.

    Raises OSError, and TooLargeError if it is larger than `at_most` bytes.
    """
    data = read_regular(path, at_most + 1)
    if len(data) > at_most:
        raise TooLargeError(f"{path.name} is larger than the {at_most >> 20} MiB that such a file can have.")
    return data


class TooLargeError(OSError):
    """The error for a file that is too large."""


def _refuse_irregular(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise OSError(f"{path.name} is a folder, not a file.")
    if not stat.S_ISREG(mode):
        raise OSError(f"{path.name} is not an ordinary file.")
