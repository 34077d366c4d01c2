"""The record of a running game, on its way to the disk.

Whoever plays hands lines over and goes on at once. The writing thread brings them to the disk in the order in
which they came, and a line counts as kept when it has been forced there (fsync), not before. A record appears
whole, only ever grows, and moves; what a crash tore at its end is cut off before the game goes on.

Programs that keep folders alike on several computers, and people, delete and replace files that are open. So
after every line the file is looked for under its name; where it is gone or another, or has another length,
the record is written anew from memory, and what had taken its name is kept beside it. All of it is compared
when the game is left.
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
"""Bytes that every disk keeps all or none of."""


class Recorder:
    """Appends to one record. Its methods are for the thread that plays; none but `settle` waits for the disk.

    When the disk refuses, the text is kept and tried again with the next line; `trouble` then says in one
    sentence what is wrong, and is None as soon as all is written.
    """

    def __init__(
        self, path: Path, found: bytes = b"", intact: int = 0, pending: str = "", disk: Disk = DISK
    ) -> None:
        """Write to `path`, where that was `found`, after its first `intact` bytes; whatever follows them was
        torn and is cut off.

        With none intact the file is new: it appears with all that is `pending`, or not at all.
        """
        self.path = path
        self.trouble: str | None = None
        self.news: deque[str] = deque()
        """What became of the file that the player should know, a sentence each; whoever tells it takes it."""
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread whenever something was kept or could not be."""
        self._disk = disk
        self._handed = intact
        self._is_closing = False
        self._lines: deque[bytes] = deque()
        # From here on: touched by the writing thread alone, but that is_kept looks.
        self._text = bytearray(found[:intact])
        self._torn = found[intact:]
        self._pending = b""
        self._name_due = False
        self._lost = ""
        self._kept: Path | None = None
        """Where the last file was laid that had taken our name."""
        self._file: BinaryIO | None = None
        if pending:
            self.write(pending)

    @property
    def is_kept(self) -> bool:
        """Whether all that was handed over has reached the disk; not known while the file is let go of."""
        is_written = len(self._text) == self._handed and not self._name_due
        return is_written and not self._lost and not self._is_closing

    def write(self, text: str) -> None:
        """Hand over text that ends with a line end."""
        data = text.encode()
        self._handed += len(data)
        self._lines.append(data)
        self.try_again()

    def try_again(self) -> None:
        """Have what is not written yet tried once more."""
        WRITER.do(self._keep)

    def settle(self) -> bool:
        """Wait until all is on disk or was tried once more; whether it is."""
        self.try_again()
        WRITER.wait()
        return self.is_kept

    def finish(self) -> None:
        """The game is over: the record is closed and laid with the finished ones."""
        WRITER.do(self._lay_with_finished)

    def close(self) -> None:
        """Let go of the file, which a write opens again, when all is on disk or was tried once more."""
        self._is_closing = True
        WRITER.do(self._leave)

    # On the writing thread

    def _keep(self) -> None:
        self._flush()
        self.heard()

    def _lay_with_finished(self) -> None:
        self._look_again()
        self._let_go()
        if self.trouble is None:
            try:
                self.path = laid_in(self.path, FINISHED, self._disk)
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
        """Write what is due, and compare all that lies there with what was written."""
        self._flush()
        self._let_go()
        if self.trouble is None and not self._lies_there():
            self._flush(look=True)

    def _lies_there(self) -> bool:
        """Whether what was written can be read under its name, and nothing else."""
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
        """Write what is due; `look` whether the file is there, though nothing is."""
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
        """Bring what is pending behind the text, in the file that has our name when that is done."""
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
            # Where a system numbers files as it likes, as those of networks do, it may be the same.
            file = self._reopened(len(self._text) + len(self._pending))
            if file is not None:
                self._disk.sync(file)
                return
        self._write_anew()

    def _reopened(self, least: int) -> BinaryIO | None:
        """The file of our name, if at least so many bytes of ours lie there and nothing else."""
        self._let_go()
        if not self.path.is_file():
            return None
        ours = self._text + self._pending
        self._file = self._disk.open(self.path)
        lies = self._file.read(len(ours) + len(self._torn) + 1)
        if len(lies) >= least and (ours.startswith(lies) or lies == self._text + self._torn):
            # Whoever put it there need not have seen to its name.
            self._name_due = True
            return self._file
        self._let_go()
        return None

    def _write_anew(self) -> None:
        self._let_go()
        if os.path.lexists(self.path):
            self._make_way()
        elif not self._lost:
            self._lost = say("storage-record-gone")
        self._torn = b""
        self._disk.create(self.path, bytes(self._text + self._pending))
        self._name_due = True

    def _make_way(self) -> None:
        """Keep what has taken our name beside the record."""
        stranger = _held(self.path)
        aside = free(self.path)
        if self._kept is not None and self._is_more(stranger, _held(self._kept)):
            # Who puts it there again and again shall not fill the folder.
            aside = self._kept
        self._disk.move(self.path, aside)
        self._disk.sync_folder(aside.parent)
        self._kept = aside
        self._lost = say("storage-record-replaced", file=aside.name)

    def _is_more(self, stranger: bytes, kept: bytes) -> bool:
        """Whether nothing is lost with what is kept where the stranger and the record are."""
        # A folder, of which nothing is held, cannot take the place of a file.
        return bool(stranger and kept) and (stranger.startswith(kept) or self._text.startswith(kept))


def _held(path: Path) -> bytes:
    """What a file holds; nothing where it is none or cannot be read."""
    with contextlib.suppress(OSError):
        return read_bounded(path, BIGGEST)
    return b""


def _in_sectors(at: int, data: bytes) -> Iterator[tuple[int, bytes]]:
    """The data in pieces of one sector each. Forced to the disk one by one, none is there before those that
    come before it, so that what a power cut leaves of the data is always its beginning.
    """
    done = 0
    while done < len(data):
        room = SECTOR - (at + done) % SECTOR
        yield at + done, data[done : done + room]
        done += room


def free(path: Path, taken: Container[Path] = ()) -> Path:
    """The path, or one like it with a number, that no game has, wherever it lies, and that is not taken."""
    inside = path.parent.name in (FINISHED, PUT_AWAY, DAMAGED)
    top = path.parent.parent if inside else path.parent
    others = [path.parent] if inside else [top, top / FINISHED, top / PUT_AWAY, top / DAMAGED]
    number, name = 0, path.name
    while path.with_name(name) in taken or any(os.path.lexists(folder / name) for folder in others):
        number += 1
        name = f"{path.stem}-{number}{path.suffix}"
    return path.with_name(name)


def laid_in(path: Path, folder: str, disk: Disk) -> Path:
    """Where the file is now: in that folder beside it, under a name that was free. Raises OSError."""
    target = free(path.parent / folder / path.name)
    disk.move(path, target)
    disk.sync_folder(target.parent)
    disk.sync_folder(path.parent)
    return target
