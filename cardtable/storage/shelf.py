"""The games on disk side by side: which there are, what they are called, and how one comes and goes.

A name that a person gives a game stands in `games/names.json`, by the name of its file: a record only grows
and is never written anew. A game that is thrown away where the system has no bin lies in `games/deleted/`.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cardtable import clock
from cardtable.game.record.text import BIGGEST
from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.reading import read_regular
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.document import Document
from cardtable.storage.games import SUFFIX
from cardtable.storage.journal import FINISHED, PUT_AWAY, free
from cardtable.storage.writer import WRITER

DELETED = "deleted"
NAMES = "names.json"


@dataclass(frozen=True)
class GameFile:
    """A game on disk: its file, when it was last played, what it is called ("": nothing), and whether it was
    laid with the finished ones. `due` is what the record lacks of a game that is on the table just now.
    """

    path: Path
    when: datetime
    name: str
    is_finished: bool
    due: str = ""

    def read(self) -> bytes:
        """The record as the game stands now. Raises OSError."""
        return read_bytes(self.path) + self.due.encode()


class Shelf:
    """All games of one data folder but the damaged ones. What changes something may raise StorageError."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Look at the games under `directory`, which need not be there yet."""
        self.folder = directory / "games"
        self.set_aside: Path | None = None
        """Where a file of names that made no sense was put; None if there was none."""
        self.are_names_unread = False
        """Whether there are names that the disk does not give out just now."""
        self._disk = disk

    def games(self) -> list[GameFile]:
        """All games, the last played first as far as the file system knows; nothing is read of them. This is
        the order in which they are shown; which game goes on is for `games.GameStore.unfinished`.
        """
        WRITER.wait()
        names, found = names_in(self._names()), list[GameFile]()
        for folder in (self.folder, self.folder / PUT_AWAY, self.folder / FINISHED):
            with contextlib.suppress(OSError):
                for path in folder.glob(f"[!.]*{SUFFIX}"):
                    with contextlib.suppress(OSError):
                        about = path.stat()
                        if stat.S_ISREG(about.st_mode):
                            when = clock.moment(about.st_mtime)
                            found.append(
                                GameFile(path, when, names.get(path.stem, ""), folder.name == FINISHED)
                            )
        return sorted(found, key=lambda kept: (kept.when, kept.path.name), reverse=True)

    # Names

    def _names(self) -> dict[str, Any]:
        document = Document(self.folder / NAMES)
        names = document.read()
        self.are_names_unread = document.is_unread
        self.set_aside = self.set_aside or document.set_aside
        return names

    def rename(self, kept: GameFile, name: str) -> None:
        """Call a game so; an empty name takes its name away."""
        names = self._names()
        if self.are_names_unread:
            raise StorageError(say("storage-names-unread"))
        names.pop(kept.path.stem, None)
        names |= names_in({kept.path.stem: name})
        text = json.dumps(names, ensure_ascii=False, indent=1, sort_keys=True)
        try:
            self._disk.save(self.folder / NAMES, text.encode())
        except OSError as error:
            raise StorageError(say("storage-name-not-kept", why=reason(error))) from None

    # Coming and going

    def bring(self, data: bytes) -> Path:
        """A game from elsewhere, laid with those that are not over; where it lies now. One that is here
        already, and may have gone on since, is not brought twice.
        """
        for kept in self.games():
            with contextlib.suppress(OSError):
                if read_bytes(kept.path)[: len(data)] == data:
                    return kept.path
        path = free(self.folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}{SUFFIX}")
        try:
            self._disk.save(path, data)
        except OSError as error:
            raise StorageError(say("storage-game-not-kept", why=reason(error))) from None
        return path

    def take_out(self, kept: GameFile) -> Path:
        """A game that was put away lies with those that go on again; where that is."""
        if kept.path.parent.name != PUT_AWAY:
            return kept.path
        target = self.folder / kept.path.name
        return self._moved(kept.path, free(target) if os.path.lexists(target) else target)

    def throw_away(self, kept: GameFile) -> Path:
        """For where there is no bin: the game is kept aside; where it lies now."""
        target, number = self.folder / DELETED / kept.path.name, 0
        while os.path.lexists(target):
            number += 1
            target = target.with_name(f"{kept.path.stem}-{number}{SUFFIX}")
        return self._moved(kept.path, target)

    def put_back(self, where: Path, kept: GameFile) -> None:
        """A game that was deleted lies again where it was."""
        if os.path.lexists(kept.path):
            raise StorageError(say("storage-name-taken"))
        self._moved(where, kept.path)

    def _moved(self, path: Path, to: Path) -> Path:
        try:
            self._disk.move(path, to)
            self._disk.sync_folder(to.parent)
            self._disk.sync_folder(path.parent)
        except OSError as error:
            raise StorageError(say("storage-game-not-moved", why=reason(error))) from None
        return to


def names_in(table: Mapping[str, Any]) -> dict[str, str]:
    """Return what such a file calls games, by the stem of each game's file."""
    lines = {key: one_line(name, LONGEST_TITLE) for key, name in table.items() if isinstance(name, str)}
    return {key: name for key, name in lines.items() if name}


def read_bytes(path: Path) -> bytes:
    """What a file from elsewhere holds, as far as a record may be long, and a byte more. Raises OSError."""
    return read_regular(path, BIGGEST + 1)
