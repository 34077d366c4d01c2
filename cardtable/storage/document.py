"""A small table of names and values in a file of its own, as JSON: read as a whole, replaced as a whole.

Such files are read before the first picture is on screen, so this module imports `json` only when there is
a file.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cardtable.reading import TooLargeError, read_bounded
from cardtable.storage.data_folder import damaged_name
from cardtable.storage.disk import DISK, Disk
from cardtable.storage.writer import WRITER, nobody

LARGEST = 16 << 20
"""Bytes of such a file; the names of a hundred thousand games take less."""

MOST_VALUES = 500_000
"""How many values such a table may have; each takes more memory than room in the file."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Document:
    """One such file. Its methods are for the thread of the window; none but `read` and `settle` waits for the
    disk.
    """

    def __init__(self, path: Path, disk: Disk = DISK, usual: Mapping[str, Any] = NOTHING) -> None:
        """Nothing is read yet. `usual` is what stands for a file that is not there."""
        self.path = path
        self.set_aside: Path | None = None
        """Where a file that holds no such table was put; None if there was none."""
        self.is_unread = False
        """Whether there is a file that the disk does not give out: it is not written over until it can be
        read, and then what it says holds where nothing else was chosen meanwhile.
        """
        self.saved = True
        """Whether the disk took what it was last asked to take."""
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread whenever something was kept or could not be."""
        self.rest: dict[str, Any] = {}
        """What the file says and this version does not understand: a newer one wrote it, so it stays."""
        self._disk = disk
        self._usual = usual
        self._handed: deque[Mapping[str, Any]] = deque()
        # Touched by the writing thread alone: what is not written yet, and what it is laid over.
        self._due: Mapping[str, Any] | None = None
        self._beneath: Mapping[str, Any] = NOTHING

    def read(self) -> dict[str, Any]:
        """What stands there; nothing where there is no file, where the disk does not give it out just now, or
        where it is none of ours and is set aside.
        """
        WRITER.wait()
        try:
            found = self._found()
        except OSError:
            self.is_unread = True
            return {}
        return found

    def keep_rest(self, found: Mapping[str, Any], understood: Container[str]) -> None:
        """Remember as `rest` what stands in a table under other names than those that are `understood`."""
        self.rest = {name: value for name, value in found.items() if name not in understood}

    def whole(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """Return the table with `rest`. A value of a known name that makes no sense here gives way as soon as
        another one than the usual is chosen.
        """
        rest = {
            name: value
            for name, value in self.rest.items()
            if name not in table or table[name] == self._usual.get(name)
        }
        return {**table, **rest}

    def write(self, table: Mapping[str, Any]) -> None:
        """Hand over what shall stand there, with `rest`. Of several tables that wait only the last one is
        written.
        """
        self._handed.append(self.whole(table))
        WRITER.do(self._keep)

    def settle(self) -> bool:
        """Wait until what was handed over is on disk or was tried once more; whether it is."""
        WRITER.do(self._keep)
        WRITER.wait()
        return self.saved

    def _found(self) -> dict[str, Any]:
        """Raises OSError."""
        try:
            found = table_in(read_bounded(self.path, LARGEST))
        except FileNotFoundError:
            return {}
        except TooLargeError:
            found = None
        if found is None:
            self._put_aside()
        return found or {}

    def _put_aside(self) -> None:
        aside = damaged_name(self.path)
        try:
            self._disk.move(self.path, aside)
            self._disk.sync_folder(aside.parent)
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
            if self.is_unread:
                self._beneath = self._found()
                self.is_unread = False
            self._disk.save(self.path, text_of(self._laid(self._due)).encode())
        except OSError:
            self.saved = False
        else:
            self.saved = True
            self._due = None
        self.heard()

    def _laid(self, table: Mapping[str, Any]) -> Mapping[str, Any]:
        """The table over what could not be read at first: what is as usual in it was never chosen, and of a
        list nothing is taken away that was not known to be there.
        """
        if not self._beneath:
            return table
        laid = dict(self._beneath)
        for name, value in table.items():
            before = laid.get(name)
            if isinstance(value, list | tuple) and isinstance(before, list):
                laid[name] = [*value, *(one for one in before if one not in value)]
            elif name not in laid or value != self._usual.get(name):
                laid[name] = value
        return laid


def text_of(table: Mapping[str, Any]) -> str:
    """The table as the file holds it."""
    import json

    return json.dumps(dict(table), ensure_ascii=False, indent=2) + "\n"


def table_in(written: bytes | str) -> dict[str, Any] | None:
    """The names and values in a text; None if it holds no such table."""
    import json

    try:
        data = written.encode() if isinstance(written, str) else written
        if sum(map(data.count, (b",", b"[", b"{"))) > MOST_VALUES:
            return None
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
