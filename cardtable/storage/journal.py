"""The record of a running game, on its way to the disk.

The caller hands lines over and continues at once. The writing thread writes them in order, and a line counts
as kept when it has been forced to the disk (fsync). A record appears complete, only ever grows, and moves; a
torn end after a crash is cut off before the game goes on.

People, and programs that sync folders between computers, delete and replace open files. So after every line
the file is looked up by its name; if it is gone, different or of another length, the record is rewritten from
memory, and the file that had taken its name is kept next to it. The whole file is compared when the game is
left.
"""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from typing import BinaryIO

from cardtable.game.record.text import BIGGEST
from cardtable.language import say
from cardtable.reading import read_bounded
from cardtable.storage.disk import DISK, Disk, reason
from cardtable.storage.writer import WRITER, nobody

FINISHED, PUT_AWAY, DAMAGED = "finished", "put-away", "damaged"

SECTOR = 512
"""The bytes that every disk writes completely or not at all."""


class Recorder:
    """Appends to one record. Its methods are for the playing thread; only `settle` waits for the disk.

    If the disk fails, the text is kept and tried again with the next line; `trouble` then says in one
    sentence what is wrong, and is None when everything is written.
    """

    def __init__(
        self, path: Path, found: bytes = b"", intact: int = 0, pending: str = "", disk: Disk = DISK
    ) -> None:
        """Write to `path`, whose content was `found`, after its first `intact` bytes.

        The torn rest is cut off.

        With `intact` 0 the file is new: it appears with all of `pending`, or not at all.
        """
        self.path = path
        self.trouble: str | None = None
        self.news: deque[str] = deque()
        """Sentences about the file for the player; the caller that shows them takes them out."""
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread after every write, successful or not."""
        self._disk = disk
        self._handed = intact
        self._is_closing = False
        self._lines: deque[bytes] = deque()
        # From here on used by the writing thread only, except that `is_kept` reads.
        self._text = bytearray(found[:intact])
        self._torn = found[intact:]
        self._pending = b""
        self._name_due = False
        self._lost = ""
        self._kept: Path | None = None
        """The new path of the last file that had taken our name."""
        self._file: BinaryIO | None = None
        if pending:
            self.write(pending)

    @property
    def is_kept(self) -> bool:
        """Whether everything handed over has reached the disk; False while the file is being closed."""
        is_written = len(self._text) == self._handed and not self._name_due
        return is_written and not self._lost and not self._is_closing

    def write(self, text: str) -> None:
        """Hand over whole lines of text, to be appended to the record later."""
        data = text.encode()
        self._handed += len(data)
        self._lines.append(data)
        self.try_again()

    def try_again(self) -> None:
        """Try again to write what is waiting."""
        WRITER.do(self._keep)

    def settle(self) -> bool:
        """Wait until everything is written or was tried once more; return whether it is written."""
        self.try_again()
        WRITER.wait()
        return self.is_kept

    def finish(self) -> None:
        """Close the record of a finished game and move it to the finished ones."""
        WRITER.do(self._move_to_finished)

    def close(self) -> None:
        """Close the file after writing everything or trying once more; a later write opens it again."""
        self._is_closing = True
        WRITER.do(self._leave)

    # On the writing thread

    def _keep(self) -> None:
        self._flush()
        self.heard()

    def _move_to_finished(self) -> None:
        self._look_again()
        self._let_go()
        if self.trouble is None:
            try:
                self.path = moved_into(self.path, FINISHED, self._disk)
            except OSError as error:
                self.trouble = say("storage-not-with-finished", why=reason(error))
        self.heard()

    def _leave(self) -> None:
        if self._lines or self._pending or self._name_due or self._lost or self._file is not None:
            self._look_again()
        self._let_go()
        self._is_closing = False
        self.heard()

    def _look_again(self) -> None:
        """Write what is waiting, and compare the whole file with what was written."""
        self._flush()
        self._let_go()
        if self.trouble is None and not self._lies_there():
            self._flush(look=True)

    def _lies_there(self) -> bool:
        """Return whether the file holds what was written, and nothing else."""
        with contextlib.suppress(OSError):
            lies = read_bounded(self.path, len(self._text) + len(self._torn))
            return lies in (self._text, self._text + self._torn)
        return False

    def _let_go(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _flush(self, look: bool = False) -> None:
        """Write what is waiting; with `look`, check that the file is there even if nothing is."""
        while self._lines:
            self._pending += self._lines.popleft()
        try:
            self._write_pending(look)
        except OSError as error:
            self._let_go()
            self.trouble = say("storage-game-not-saved", why=reason(error))
        else:
            self.trouble = None

    def _write_pending(self, look: bool) -> None:
        if self._text:
            if look or self._pending or self._lost or self._file is not None:
                self._append()
        elif self._pending:
            self.path = free(self.path)
            self._disk.create(self.path, self._pending)
            self._name_due = True
        self._text += self._pending
        self._pending = b""
        if self._name_due:
            if self._file is None:
                self._reopened(len(self._text))
            self._disk.sync_folder(self.path.parent)
            self._name_due = False
        if self._lost:
            self.news.append(self._lost)
            self._lost = ""

    def _append(self) -> None:
        """Append what is pending, and make sure that the file still has our name afterward."""
        file = self._file
        if file is None or file.seek(0, os.SEEK_END) != len(self._text) + len(self._torn):
            file = self._reopened(len(self._text))
        if file is not None:
            for at, piece in _in_sectors(len(self._text), self._pending):
                self._disk.write(file, at, piece)
                self._disk.sync(file)
                self._torn = b""
            if self._disk.is_at(file, self.path):
                return
            # On systems that number files freely, as network drives do, it may be the same file.
            file = self._reopened(len(self._text) + len(self._pending))
            if file is not None:
                self._disk.sync(file)
                return
        self._rewrite()

    def _reopened(self, least: int) -> BinaryIO | None:
        """Return the file of our name if it has at least `least` bytes of ours and nothing else."""
        self._let_go()
        if not self.path.is_file():
            return None
        ours = self._text + self._pending
        self._file = self._disk.open(self.path)
        lies = self._file.read(len(ours) + len(self._torn) + 1)
        if len(lies) >= least and (ours.startswith(lies) or lies == self._text + self._torn):
            # The program that put it there may not have synced its name.
            self._name_due = True
            return self._file
        self._let_go()
        return None

    def _rewrite(self) -> None:
        self._let_go()
        if os.path.lexists(self.path):
            self._make_way()
        elif not self._lost:
            self._lost = say("storage-record-gone")
        self._torn = b""
        self._disk.create(self.path, bytes(self._text + self._pending))
        self._name_due = True

    def _make_way(self) -> None:
        """Move the file that has taken our name to a free name in the folder."""
        stranger = _held(self.path)
        aside = free(self.path)
        if self._kept is not None and self._is_more(stranger, _held(self._kept)):
            # A program that puts it there again and again must not fill the folder.
            aside = self._kept
        self._disk.move(self.path, aside)
        self._disk.sync_folder(aside.parent)
        self._kept = aside
        self._lost = say("storage-record-replaced", file=aside.name)

    def _is_more(self, stranger: bytes, kept: bytes) -> bool:
        """Return whether the file kept before may be overwritten.

        Its data are in the stranger or in the record.
        """
        # A folder, whose data count as empty, can't replace a file.
        return bool(stranger and kept) and (stranger.startswith(kept) or self._text.startswith(kept))


def _held(path: Path) -> bytes:
    """Return the data of a file; b"" if it is none or can't be read."""
    with contextlib.suppress(OSError):
        return read_bounded(path, BIGGEST)
    return b""


def _in_sectors(at: int, data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the data in pieces of one sector each.

    Synced one by one, they reach the disk in order, so that a power cut always leaves a beginning of the
    data.
    """
    done = 0
    while done < len(data):
        room = SECTOR - (at + done) % SECTOR
        yield at + done, data[done : done + room]
        done += room


def free(path: Path, taken: Container[Path] = ()) -> Path:
    """Return the path, or a numbered one like it, that no game has in any folder and that is not taken."""
    inside = path.parent.name in (FINISHED, PUT_AWAY, DAMAGED)
    top = path.parent.parent if inside else path.parent
    others = [path.parent] if inside else [top, top / FINISHED, top / PUT_AWAY, top / DAMAGED]
    number, name = 0, path.name
    while path.with_name(name) in taken or any(os.path.lexists(folder / name) for folder in others):
        number += 1
        name = f"{path.stem}-{number}{path.suffix}"
    return path.with_name(name)


def moved_into(path: Path, folder: str, disk: Disk) -> Path:
    """Move the file into that folder under a free name; return its path. Raises OSError."""
    target = free(path.parent / folder / path.name)
    disk.move(path, target)
    disk.sync_folder(target.parent)
    disk.sync_folder(path.parent)
    return target
