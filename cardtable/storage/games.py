"""Games on disk: one record file each, appended move by move.

`games/` holds games that are not over, `games/finished/` those that are, `games/put-away/` those that a
player did not want to go on with, `games/damaged/` files of which not all can be read. A file appears whole,
only ever grows, and moves; a line that a crash tore is cut off before the game goes on. Nothing is
overwritten: where a name is taken, another is found.

A line is forced to the disk before its move is shown, on the thread that plays: it takes a few milliseconds,
less than a frame, and what was seen is then never lost.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

from cardtable.game.record import BIGGEST, NewerRecordError, Record, RecordError, parse_record
from cardtable.game.replay import playable
from cardtable.storage.disk import DISK, Disk
from cardtable.storage.errors import StorageError, reason

SUFFIX = ".cardtable"
FINISHED, PUT_AWAY, DAMAGED = "finished", "put-away", "damaged"


class Recorder:
    """Appends to one record and forces every line to the disk before it returns.

    When the disk refuses, the text is kept and tried again with the next line; `trouble` then says in one
    sentence what is wrong, and is None as soon as all is written.
    """

    def __init__(self, path: Path, intact: int = 0, pending: str = "", disk: Disk = DISK) -> None:
        """Write to `path` after its first `intact` bytes; whatever follows them was torn and is cut off.

        With none intact the file is new: it appears with all that is `pending`, or not at all.
        """
        self.path = path
        self.trouble: str | None = None
        self._disk = disk
        self._written = intact
        self._pending = pending.encode()
        self._name_due = False
        self._file: BinaryIO | None = None
        if pending:
            self._flush()

    def write(self, text: str) -> None:
        """Append text that ends with a line end."""
        self._pending += text.encode()
        self._flush()

    def finish(self) -> None:
        """The game is over: close the record and lay it with the finished ones."""
        self.close()
        if self.trouble is not None:
            return
        try:
            self.path = _move(self.path, FINISHED, self._disk)
        except OSError as error:
            self.trouble = (
                f"The game is saved, but could not be laid with the finished ones ({reason(error)}); "
                "that is tried again at the next start."
            )

    def close(self) -> None:
        """Let go of the file, after one more try where something is not written; a write opens it again."""
        if self._pending or self._name_due:
            self._flush()
        self._let_go()

    def _let_go(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _flush(self) -> None:
        try:
            if self._written == 0:
                self.path = _free(self.path)
                self._disk.create(self.path, self._pending)
                self._name_due = True
            elif self._pending:
                if self._file is None:
                    self._file = self._disk.open(self.path)
                self._disk.write(self._file, self._written, self._pending)
                self._disk.sync(self._file)
            self._written += len(self._pending)
            self._pending = b""
            if self._name_due:
                self._disk.sync_folder(self.path.parent)
                self._name_due = False
        except OSError as error:
            self._let_go()
            self.trouble = (
                f"The game cannot be saved just now ({reason(error)}); "
                "play goes on, and saving is tried again at every move."
            )
        else:
            self.trouble = None


@dataclass(frozen=True)
class SavedGame:
    """A game that can go on: where it lies, what it says, and when it was last played."""

    path: Path
    record: Record
    when: datetime


@dataclass(frozen=True)
class Damage:
    """A file of which not all could be read: where it is kept, why, and whether its game goes on."""

    kept: Path
    why: str
    goes_on: bool


class GameStore:
    """The games in one data folder."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Keep games under `directory`, which is made when the first game is."""
        self.folder = directory / "games"
        self._disk = disk
        self.damages: list[Damage] = []
        """What was found damaged and set aside; whoever tells the player empties it."""

    def create(self, header: str, now: datetime | None = None) -> Recorder:
        """A recorder for a new game, its header already on disk; trouble is told by the recorder."""
        stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
        return Recorder(self.folder / f"{stamp}{SUFFIX}", pending=header, disk=self._disk)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Games that can go on, the last played first.

        A file whose header cannot be read is set aside; one of a newer version is passed over.
        """
        found = []
        with contextlib.suppress(OSError):
            for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    try:
                        found.append(read_game(path))
                    except NewerRecordError:
                        continue
                    except RecordError as error:
                        self._set_aside(path, str(error))
        return tuple(sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True))

    def mend(self, saved: SavedGame) -> SavedGame | None:
        """A damaged game as far as it can be played; the whole file is kept aside. None if nothing can.

        Raises StorageError when the whole file cannot be kept: then nothing is changed.
        """
        try:
            data = saved.path.read_bytes()
            try:
                record, why = playable(data)
            except RecordError as error:
                self._set_aside(saved.path, str(error))
                return None
            kept = _free(saved.path.parent / DAMAGED / saved.path.name)
            kept.parent.mkdir(exist_ok=True)
            self._disk.create(kept, data)
            self._disk.sync_folder(kept.parent)
            self._disk.create(saved.path, data[: record.intact])
            self._disk.sync_folder(saved.path.parent)
        except OSError as error:
            raise StorageError(f"A damaged game could not be mended ({reason(error)}).") from None
        self.damages.append(Damage(kept, why, True))
        return SavedGame(saved.path, record, saved.when)

    def _set_aside(self, path: Path, why: str) -> None:
        self.damages.append(Damage(_move(path, DAMAGED, self._disk), why, False))

    def put_away(self, saved: SavedGame) -> None:
        """Keep a game without offering it again. Raises StorageError."""
        try:
            _move(saved.path, PUT_AWAY, self._disk)
        except OSError as error:
            raise StorageError(f"The game could not be put away ({reason(error)}).") from None


def read_game(path: Path) -> SavedGame:
    """The record of one game. Raises OSError or RecordError."""
    with path.open("rb") as file:
        data = file.read(BIGGEST + 1)
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return SavedGame(path, parse_record(data), when)


def _free(path: Path) -> Path:
    """The path, or one like it with a number, that no game has, wherever it lies."""
    inside = path.parent.name in (FINISHED, PUT_AWAY, DAMAGED)
    top = path.parent.parent if inside else path.parent
    others = [path.parent] if inside else [top, top / FINISHED, top / PUT_AWAY, top / DAMAGED]
    number, name = 0, path.name
    while any((folder / name).exists() for folder in others):
        number += 1
        name = f"{path.stem}-{number}{path.suffix}"
    return path.with_name(name)


def _move(path: Path, folder: str, disk: Disk) -> Path:
    """Where the file is now: in that folder, under a name that was free."""
    target = _free(path.parent / folder / path.name)
    disk.move(path, target)
    disk.sync_folder(target.parent)
    disk.sync_folder(path.parent)
    return target
