"""The record of a running game, on its way to the disk.

Whoever plays hands lines over and goes on at once. The writing thread brings them to the disk in the order in
which they came, and a line counts as kept when it has been forced there (fsync), not before. A record appears
whole, only ever grows, and moves; what a crash tore at its end is cut off before the game goes on.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Container
from pathlib import Path
from typing import BinaryIO

from cardtable.storage.disk import DISK, Disk
from cardtable.storage.errors import reason
from cardtable.storage.writer import WRITER, nobody

FINISHED, PUT_AWAY, DAMAGED = "finished", "put-away", "damaged"


class Recorder:
    """Appends to one record. Its methods are for the thread that plays; none but `settle` waits for the disk.

    When the disk refuses, the text is kept and tried again with the next line; `trouble` then says in one
    sentence what is wrong, and is None as soon as all is written.
    """

    def __init__(self, path: Path, intact: int = 0, pending: str = "", disk: Disk = DISK) -> None:
        """Write to `path` after its first `intact` bytes; whatever follows them was torn and is cut off.

        With none intact the file is new: it appears with all that is `pending`, or not at all.
        """
        self.path = path
        self.trouble: str | None = None
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread whenever something was kept or could not be."""
        self._disk = disk
        self._handed = intact
        self._lines: deque[bytes] = deque()
        # From here on: touched by the writing thread alone, but that is_kept looks at two of them.
        self._written = intact
        self._pending = b""
        self._name_due = False
        self._file: BinaryIO | None = None
        if pending:
            self.write(pending)

    @property
    def is_kept(self) -> bool:
        """Whether all that was handed over has reached the disk."""
        return self._written == self._handed and not self._name_due

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
        WRITER.do(self._leave)

    # On the writing thread

    def _keep(self) -> None:
        self._flush()
        self.heard()

    def _lay_with_finished(self) -> None:
        self._close()
        if self.trouble is None:
            try:
                self.path = laid_in(self.path, FINISHED, self._disk)
            except OSError as error:
                self.trouble = (
                    f"The game is saved, but could not be laid with the finished ones ({reason(error)}); "
                    "that is tried again at the next start."
                )
        self.heard()

    def _leave(self) -> None:
        self._close()
        self.heard()

    def _close(self) -> None:
        if self._lines or self._pending or self._name_due:
            self._flush()
        self._let_go()

    def _let_go(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _flush(self) -> None:
        while self._lines:
            self._pending += self._lines.popleft()
        try:
            self._write_pending()
        except OSError as error:
            self._let_go()
            self.trouble = (
                f"The game cannot be saved just now ({reason(error)}); "
                "play goes on, and saving is tried again at every move."
            )
        else:
            self.trouble = None

    def _write_pending(self) -> None:
        if self._pending and self._written == 0:
            self.path = free(self.path)
            self._disk.create(self.path, self._pending)
            self._name_due = True
        elif self._pending:
            if self._file is None:
                self._file = self._opened()
            self._disk.write(self._file, self._written, self._pending)
            self._disk.sync(self._file)
        self._written += len(self._pending)
        self._pending = b""
        if self._name_due:
            self._disk.sync_folder(self.path.parent)
            self._name_due = False

    def _opened(self) -> BinaryIO:
        try:
            return self._disk.open(self.path)
        except FileNotFoundError:
            self._disk.make_folder(self.path.parent)
            return self._disk.begin(self.path)


def free(path: Path, taken: Container[Path] = ()) -> Path:
    """The path, or one like it with a number, that no game has, wherever it lies, and that is not taken."""
    inside = path.parent.name in (FINISHED, PUT_AWAY, DAMAGED)
    top = path.parent.parent if inside else path.parent
    others = [path.parent] if inside else [top, top / FINISHED, top / PUT_AWAY, top / DAMAGED]
    number, name = 0, path.name
    while path.with_name(name) in taken or any((folder / name).exists() for folder in others):
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
