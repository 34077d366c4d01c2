"""A small table of names and values in a JSON file: read as a whole, replaced as a whole.

Such files are read before the first picture is on screen, so this module imports `json` only when there is a
file.
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
"""The most bytes of such a file; the names of a hundred thousand games take less."""

MOST_VALUES = 500_000
"""The most values in such a table; each takes more memory than space in the file."""

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Document:
    """One such file. Its methods are for the window's thread; only `read` and `settle` wait for the disk."""

    def __init__(self, path: Path, disk: Disk = DISK, usual: Mapping[str, Any] = NOTHING) -> None:
        """Prepare; `usual` are the values if there is no file."""
        self.path = path
        self.set_aside: Path | None = None
        """The new path of a malformed file; None if there was none."""
        self.is_unread = False
        """Whether there is a file that can't be read just now. It is not overwritten until it can be read;
        then its values hold except for those changed meanwhile.
        """
        self.saved = True
        """Whether the last write succeeded."""
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread after every write, successful or not."""
        self.rest: dict[str, Any] = {}
        """The values of a newer version that this version doesn't understand; they are kept."""
        self._disk = disk
        self._usual = usual
        self._handed: deque[Mapping[str, Any]] = deque()
        # Used by the writing thread only: the table to write, and the values that it is merged over.
        self._due: Mapping[str, Any] | None = None
        self._beneath: Mapping[str, Any] = NOTHING

    def read(self) -> dict[str, Any]:
        """Return the table.

        An empty one if there is no file, if it can't be read just now, or if it is malformed and set aside.
        """
        WRITER.wait()
        try:
            found = self._found()
        except OSError:
            self.is_unread = True
            return {}
        return found

    def keep_rest(self, found: Mapping[str, Any], understood: Container[str]) -> None:
        """Keep the values of `found` whose names are not `understood` as `rest`."""
        self.rest = {name: value for name, value in found.items() if name not in understood}

    def whole(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """Return the table with `rest`.

        A value in `rest` with a known name is dropped once the table has another than the usual one.
        """
        rest = {
            name: value
            for name, value in self.rest.items()
            if name not in table or table[name] == self._usual.get(name)
        }
        return {**table, **rest}

    def write(self, table: Mapping[str, Any]) -> None:
        """Write the table with `rest` later; of several waiting tables only the last one is written."""
        self._handed.append(self.whole(table))
        WRITER.do(self._keep)

    def settle(self) -> bool:
        """Wait until the last table is written or was tried once more; return whether it is written."""
        WRITER.do(self._keep)
        WRITER.wait()
        return self.saved

    def _found(self) -> dict[str, Any]:
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
            self._disk.save(self.path, text_of(self._merged(self._due)).encode())
        except OSError:
            self.saved = False
        else:
            self.saved = True
            self._due = None
        self.heard()

    def _merged(self, table: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the table merged over values that could not be read at first.

        Usual values in it were never chosen, so they give way, and lists lose nothing.
        """
        if not self._beneath:
            return table
        merged = dict(self._beneath)
        for name, value in table.items():
            before = merged.get(name)
            if isinstance(value, list | tuple) and isinstance(before, list):
                merged[name] = [*value, *(one for one in before if one not in value)]
            elif name not in merged or value != self._usual.get(name):
                merged[name] = value
        return merged


def text_of(table: Mapping[str, Any]) -> str:
    """Return the table as the file holds it."""
    import json

    return json.dumps(dict(table), ensure_ascii=False, indent=2) + "\n"


def table_in(written: bytes | str) -> dict[str, Any] | None:
    """Return the names and values in a text; None if it holds no such table."""
    import json

    try:
        data = written.encode() if isinstance(written, str) else written
        if sum(map(data.count, (b",", b"[", b"{"))) > MOST_VALUES:
            return None
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None
