"""Files that leave the program for a place that a person chose: exports, reports, records, traces.

Such a file is there whole or not at all, and one that it replaces is as it was until then.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, cast

from cardtable.storage.disk import DISK, Disk
from cardtable.storage.errors import StorageError, reason


class UnsureError(OSError):
    """A file is there, whole, but the system could not say that a power cut would leave it there."""


def write(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Puts a file there, on the disk when this returns. Raises OSError where nothing was changed, and
    UnsureError.
    """
    with _place(path, disk), disk.draft(path) as file:
        disk.write_whole(file, data)


@contextlib.contextmanager
def text_file(path: Path, disk: Disk = DISK) -> Iterator[TextIO]:
    """Text for a file that is there when all of it was written. Raises StorageError in one sentence.

    A pipe, a terminal or a device gets the text as it comes.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("w", encoding="utf-8", newline="\n") as file:
                yield file
            return
        with _place(path, disk), disk.draft(path) as raw:
            text = io.TextIOWrapper(
                io.BufferedWriter(cast(io.RawIOBase, raw)), encoding="utf-8", newline="\n"
            )
            yield text
            text.flush()
            text.detach().detach()
    except (StorageError, BrokenPipeError):
        raise
    except UnsureError as error:
        raise StorageError(f"{path} is written, but may not outlast a power cut ({reason(error)}).") from None
    except OSError as error:
        older = "the older file is as it was" if path.is_file() else "nothing was saved"
        raise StorageError(f"{path} could not be written ({reason(error)}); {older}.") from None


@contextlib.contextmanager
def _place(path: Path, disk: Disk) -> Iterator[None]:
    """The folder of a file that is put there meanwhile."""
    yield
    try:
        disk.sync_folder(path.parent)
    except OSError as error:
        raise UnsureError(error.errno, reason(error)) from None
