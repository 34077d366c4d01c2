"""The few things that games ask of a disk, in one place, so that a test can let any of them fail."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO


class Disk:
    """The computer's own disk. Every method may raise OSError, and then its work is undone or half done."""

    def open(self, path: Path) -> BinaryIO:
        """A file to write to, made where there is none; what is in it stays."""
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        return os.fdopen(descriptor, "r+b", buffering=0)

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        """Put data into a file from that byte on, and nothing after it."""
        file.seek(at)
        file.truncate()
        rest = memoryview(data)
        while rest:
            rest = rest[file.write(rest) :]

    def sync(self, file: BinaryIO) -> None:
        """Return when what was written has reached the disk."""
        os.fsync(file.fileno())

    def move(self, path: Path, to: Path) -> None:
        """Give a file another name or folder; at every moment it has one of the two names."""
        to.parent.mkdir(parents=True, exist_ok=True)
        os.replace(path, to)

    def sync_folder(self, folder: Path) -> None:
        """Return when the names in a folder have reached the disk; Windows sees to that itself."""
        if sys.platform == "win32":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def create(self, path: Path, data: bytes) -> None:
        """A file that has either all of this data or is not there under its name.

        What had the name is replaced. Its folder is not synced yet.
        """
        draft = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            with self.open(draft) as file:
                self.write(file, 0, data)
                self.sync(file)
            self.move(draft, path)
        except OSError:
            draft.unlink(missing_ok=True)
            raise


DISK = Disk()
