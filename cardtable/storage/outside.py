"""Files written to a place that a person chose: exports, reports, records, traces, tables.

Such a file is written completely or not at all, and a file that it replaces is unchanged until then.
"""

from __future__ import annotations

import contextlib
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TextIO

from cardtable.storage.disk import DISK, Disk, StorageError, lying, reason

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\ud800-\udfff]')
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\.|$)", re.IGNORECASE)
"""Names of devices on Windows, with every ending and in every folder."""


def portable(name: str) -> str:
    """Return a file name, with its ending, in a form that every system allows.

    It is changed as little as possible.
    """
    name = _FORBIDDEN.sub("_", name).rstrip(". ")
    return f"_{name}" if not name or _RESERVED.match(name) else name


class UnsureError(OSError):
    """A file is complete, but may not survive a power cut."""


def write(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Write a file and wait until it is on the disk.

    Raises OSError if nothing was changed, and UnsureError.
    """
    with _place(path, disk), disk.draft(path) as file:
        disk.write_whole(file, data)


@contextlib.contextmanager
def text_file(path: Path, disk: Disk = DISK) -> Iterator[TextIO]:
    """Open a text file that appears when all of it was written. Raises StorageError in one sentence.

    A pipe, a terminal or a device gets the text as it comes.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            with path.open("w", encoding="utf-8", newline="\n") as file:
                yield file
            return
        with _place(path, disk), disk.draft(path) as raw:
            text = io.TextIOWrapper(io.BufferedWriter(_Raw(disk, raw)), encoding="utf-8", newline="\n")
            yield text
            text.flush()
    except (StorageError, BrokenPipeError):
        raise
    except UnsureError as error:
        raise StorageError(
            f"{path} is written, but may not survive a power failure ({reason(error)})."
        ) from None
    except OSError as error:
        older = "the older file is as it was" if path.is_file() else "nothing was saved"
        raise StorageError(f"{path} could not be written ({reason(error)}); {older}.") from None


class _Raw(io.RawIOBase):
    """A stream that appends to a file of the disk."""

    def __init__(self, disk: Disk, file: BinaryIO) -> None:
        self._disk, self._file, self._at = disk, file, 0

    def writable(self) -> bool:
        return True

    def write(self, data: ReadableBuffer) -> int:
        written = bytes(data)
        self._disk.write(self._file, self._at, written)
        self._at += len(written)
        return len(written)


@contextlib.contextmanager
def _place(path: Path, disk: Disk) -> Iterator[None]:
    """Sync the folder of a file that the block writes."""
    yield
    try:
        disk.sync_folder(lying(path).parent)
    except OSError as error:
        raise UnsureError(error.errno, reason(error)) from None


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return rows as CSV with a header; texts that a spreadsheet would compute are made plain."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return out.getvalue()


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
