"""A small table of names and values in a file of its own, as JSON: read as a whole, replaced as a whole.

Such files are read before the first picture is on screen, so this module imports `json` only when there is
a file.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardtable.storage.disk import DISK, Disk
from cardtable.storage.places import damaged_name
from cardtable.storage.writer import WRITER, nobody


class Document:
    """One such file. Its methods are for the thread of the window; none but `read` and `settle` waits for the
    disk.
    """

    def __init__(self, path: Path, disk: Disk = DISK) -> None:
        """Nothing is read yet."""
        self.path = path
        self.set_aside: Path | None = None
        """Where a file that could not be read was put; None if there was none."""
        self.saved = True
        """Whether the disk took what it was last asked to take."""
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread whenever something was kept or could not be."""
        self._disk = disk
        self._handed: deque[str] = deque()
        # Touched by the writing thread alone: what is not written yet.
        self._due: str | None = None

    def read(self) -> dict[str, Any]:
        """What stands there; nothing where there is no file, or one that is none of ours and is set aside."""
        WRITER.wait()
        try:
            written = self.path.read_bytes()
        except FileNotFoundError:
            return {}
        except OSError:
            written = b""
        found = table_in(written)
        if found is None:
            self._put_aside()
        return found or {}

    def write(self, text: str) -> None:
        """Hand over what shall stand there. Of several texts that wait only the last one is written."""
        self._handed.append(text)
        WRITER.do(self._keep)

    def settle(self) -> bool:
        """Wait until what was handed over is on disk or was tried once more; whether it is."""
        WRITER.do(self._keep)
        WRITER.wait()
        return self.saved

    def _put_aside(self) -> None:
        aside = damaged_name(self.path)
        try:
            self.path.rename(aside)
        except OSError:
            return
        self.set_aside = aside

    # On the writing thread

    def _keep(self) -> None:
        while self._handed:
            self._due = self._handed.popleft()
        if self._due is None:
            return
        try:
            self._disk.create(self.path, self._due.encode())
            self._disk.sync_folder(self.path.parent)
        except OSError:
            self.saved = False
        else:
            self.saved = True
            self._due = None
        self.heard()


def table_in(written: bytes | str) -> dict[str, Any] | None:
    """The names and values in a text; None if it holds no such table."""
    import json

    try:
        found = json.loads(written)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
