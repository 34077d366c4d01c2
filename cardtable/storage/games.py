"""Games on disk: one record file each, appended move by move.

`games/` holds unfinished games, `games/finished/` finished ones, `games/put-away/` those that a player did
not want to continue, `games/damaged/` damaged files. Nothing is overwritten: if a name is taken, another is
found. Before a folder is read, waiting writes are finished.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from cardtable import __version__, clock
from cardtable.game.record.replay import playable
from cardtable.game.record.text import (
    BIGGEST,
    NewerRecordError,
    Record,
    RecordError,
    last_sitting,
    parse_record,
    sitting_text,
)
from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.reading import read_regular
from cardtable.storage.disk import DISK, Disk, StorageError, moved, put_back, reason, throw_away
from cardtable.storage.document import Document
from cardtable.storage.journal import DAMAGED, FINISHED, PUT_AWAY, Recorder, free, moved_into
from cardtable.storage.writer import WRITER

SUFFIX = ".cardtable"


@dataclass(frozen=True)
class SavedGame:
    """A game that can go on.

    `when` is when its file was last changed, `data` its content (b"" without a file), and `begins` the line
    that starts a new sitting, if needed.
    """

    path: Path
    record: Record
    when: datetime
    data: bytes = b""
    begins: str = ""


@dataclass(frozen=True)
class Damage:
    """A damaged file: where it is kept, why, and whether its game goes on.

    `is_whole` means that every line is valid and another version began the game, so that the rules of play
    may have changed since.
    """

    kept: Path
    why: str
    goes_on: bool
    is_whole: bool = False


class GameStore:
    """The games in one data folder."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Keep games in `directory`, which is made when the first game is."""
        self.folder = directory / "games"
        self._disk = disk
        self._given: set[Path] = set()
        # The last sitting at each game in the folder, if known, and the highest number given.
        self._sittings: dict[Path, int] | None = None
        self._highest = 0
        self.damages: list[Damage] = []
        """The damaged games found; the caller that reports them empties the list."""
        self.unread: list[Path] = []
        """Games that can't be read just now, and stay in place; emptied likewise."""

    def create(self, header: str, now: datetime | None = None) -> Recorder:
        """Return a recorder for a new game, with its header to be written; errors show in the recorder."""
        stamp = (now or clock.now()).strftime("%Y%m%d-%H%M%S")
        path = free(self.folder / f"{stamp}{SUFFIX}", self._given)
        self._given.add(path)
        if self._sittings is None:
            self._look()
        return Recorder(path, pending=header + self._begins(path), disk=self._disk)

    def read(self, path: Path) -> SavedGame:
        """Return a game of this folder, ready for another sitting. Raises OSError or RecordError."""
        self._look()
        saved = read_game(path)
        return replace(saved, begins=self._begins(path, last_sitting(saved.data)))

    def _look(self) -> None:
        """Find the last sitting at each game in the folder."""
        found = {}
        for path in self.folder.glob(f"[!.]*{SUFFIX}"):
            with contextlib.suppress(OSError):
                found[path] = last_sitting(read_regular(path, BIGGEST))
        self._sittings = found

    def _begins(self, path: Path, last: int = -1) -> str:
        """Return the line that makes this the game played last.

        "" if its own sitting `last` is already the highest.
        """
        assert self._sittings is not None
        others = [number for other, number in self._sittings.items() if other != path]
        self._highest = max(self._highest, last, *others)
        self._sittings[path] = last
        if last > max(others, default=-2):
            return ""
        self._highest += 1
        self._sittings[path] = self._highest
        return sitting_text(self._highest)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Return the games that can go on, the last played first: by their sittings, not by file times.

        Of two copies of a game, only the one that is further is included. A file with a malformed header is
        set aside; one of a newer version is skipped.
        """
        WRITER.wait()
        found = []
        with contextlib.suppress(OSError):
            for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    try:
                        found.append(read_game(path))
                    except (NewerRecordError, FileNotFoundError):
                        continue
                    except RecordError as error:
                        self._set_aside(path, str(error))
                    except OSError:
                        self.unread.append(path)
        self._sittings = {saved.path: last_sitting(saved.data) for saved in found}
        kept: list[SavedGame] = []
        for saved in sorted(found, key=_place, reverse=True):
            if not any(_is_a_copy(saved.data, of.data) for of in kept):
                kept.append(saved)
        return tuple(
            replace(saved, begins=self._begins(saved.path, last_sitting(saved.data))) for saved in kept
        )

    def mend(self, saved: SavedGame) -> SavedGame | None:
        """Return a game as far as it can be played; None if nothing can.

        A damaged file is kept in `games/damaged/`; one whose play has merely changed is put away. Raises
        StorageError if the file can't be kept, with nothing changed, and NewerRecordError for a game of a
        newer version, which stays as it is.
        """
        try:
            data = read_regular(saved.path, BIGGEST + 1)
            try:
                record, why = playable(data)
            except NewerRecordError:
                raise
            except RecordError as error:
                self._set_aside(saved.path, str(error))
                return None
            is_whole = not saved.record.damage and record.header.app != __version__
            kept = free(saved.path.parent / (PUT_AWAY if is_whole else DAMAGED) / saved.path.name)
            self._disk.save(kept, data)
            mended = data[: record.intact]
            self._disk.save(saved.path, mended)
        except OSError as error:
            raise StorageError(say("storage-not-mended", why=reason(error))) from None
        self.damages.append(Damage(kept, why, True, is_whole))
        return replace(saved, record=record, data=mended)

    def _set_aside(self, path: Path, why: str) -> None:
        self.damages.append(Damage(moved_into(path, DAMAGED, self._disk), why, False))

    def put_away(self, path: Path) -> None:
        """Keep a game and its copies without offering them again. Raises StorageError."""
        try:
            for one in (*self._copies(path), path):
                moved_into(one, PUT_AWAY, self._disk)
        except OSError as error:
            raise StorageError(say("storage-not-put-away", why=reason(error))) from None

    def _copies(self, path: Path) -> list[Path]:
        """Return other files of the folder with the same game, perhaps shorter."""
        found = []
        with contextlib.suppress(OSError):
            whole = read_regular(path, BIGGEST)
            for other in sorted(self.folder.glob(f"[!.]*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    if other != path and _is_a_copy(read_regular(other, BIGGEST), whole):
                        found.append(other)
        return found


def _place(saved: SavedGame) -> tuple[int, str, int, str]:
    """Return the key that sorts games by when they were last played."""
    return last_sitting(saved.data), saved.record.header.date, len(saved.data), saved.path.name


def _is_a_copy(data: bytes, of: bytes) -> bool:
    """Return whether a file holds the game `of`, perhaps shorter: a record only grows."""
    whole = data[: data.rfind(b"\n") + 1]
    return bool(whole) and of.startswith(whole)


def read_game(path: Path) -> SavedGame:
    """Return one game. Raises OSError or RecordError."""
    data = read_regular(path, BIGGEST + 1)
    when = clock.moment(path.stat().st_mtime)
    return SavedGame(path, parse_record(data), when, data)


def sweep_drafts(directory: Path, disk: Disk = DISK) -> None:
    """Delete the drafts that a power cut or crash left in a data folder.

    Only for the process that writes there.
    """
    inside = [folder for pattern in ("*", "games/*") for folder in directory.glob(pattern) if folder.is_dir()]
    disk.sweep([directory, *inside])


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
    """All games of one data folder but the damaged ones: their names, and adding, renaming and deleting them.

    Names that people give games are in `games/names.json`, by the name of the game's file, since a record
    only grows and is never rewritten. Without a system bin, deleted games go to `games/deleted/`.

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
