"""The list of games on disk: their names, and adding, renaming and deleting them.

Names that people give games are in `games/names.json`, by the name of the game's file, since a record only
grows and is never rewritten. Without a system bin, deleted games go to `games/deleted/`.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from cardtable import clock
from cardtable.game.record.text import BIGGEST
from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.reading import read_regular
from cardtable.storage.disk import DISK, Disk, StorageError, moved, put_back, reason, throw_away
from cardtable.storage.document import Document
from cardtable.storage.games import SUFFIX
from cardtable.storage.journal import FINISHED, PUT_AWAY, free
from cardtable.storage.writer import WRITER

NAMES = "names.json"


@dataclass(frozen=True)
class GameFile:
    """A game on disk: its file, when it was last played, its name ("" for none), and whether it is finished.

    `due` is the part not yet in the file, if the game is on the table just now.
    """

    path: Path
    when: datetime
    name: str
    is_finished: bool
    due: str = ""

    def read(self) -> bytes:
        """Return the record as the game is now. Raises OSError."""
        return read_bytes(self.path) + self.due.encode()


class Shelf:
    """All games of one data folder but the damaged ones.

    Methods that change something may raise StorageError.
    """

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """List the games in `directory`, which need not exist yet."""
        self.folder = directory / "games"
        self.set_aside: Path | None = None
        """The new path of a malformed file of names; None if there was none."""
        self.are_names_unread = False
        """Whether there are names that can't be read just now."""
        self._disk = disk

    def games(self) -> list[GameFile]:
        """Return all games, the last changed first, without reading them.

        This is the order in which they are shown; `games.GameStore.unfinished` decides which game goes on.
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
        """Rename a game; an empty name removes its name."""
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
        """Save a game from elsewhere with the unfinished ones; return its path.

        A game that is here already, perhaps further on, is not saved twice.
        """
        for kept in self.games():
            with contextlib.suppress(OSError):
                if read_bytes(kept.path)[: len(data)] == data:
                    return kept.path
        path = free(self.folder / f"{clock.now():%Y%m%d-%H%M%S}{SUFFIX}")
        try:
            self._disk.save(path, data)
        except OSError as error:
            raise StorageError(say("storage-game-not-kept", why=reason(error))) from None
        return path

    def take_out(self, kept: GameFile) -> Path:
        """Move a game that was put away back to the unfinished ones; return its path."""
        if kept.path.parent.name != PUT_AWAY:
            return kept.path
        target = self.folder / kept.path.name
        return moved(kept.path, free(target) if os.path.lexists(target) else target, self._disk)

    def throw_away(self, kept: GameFile) -> Path:
        """Move the game to the folder of deleted ones, if the system has no bin; return its path."""
        return throw_away(kept.path, self.folder, self._disk)

    def put_back(self, deleted_path: Path, kept: GameFile) -> None:
        """Move a deleted game back to its place."""
        put_back(deleted_path, kept.path, self._disk)


def names_in(table: Mapping[str, Any]) -> dict[str, str]:
    """Return the names in such a file, by the stem of each game's file."""
    lines = {key: one_line(name, LONGEST_TITLE) for key, name in table.items() if isinstance(name, str)}
    return {key: name for key, name in lines.items() if name}


def read_bytes(path: Path) -> bytes:
    """Return the data of a file, up to one byte more than a record may have. Raises OSError."""
    return read_regular(path, BIGGEST + 1)
