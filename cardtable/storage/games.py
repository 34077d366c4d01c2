"""Games on disk: one record file each, appended move by move.

`games/` holds games that are not over, `games/finished/` those that are, `games/put-away/` those that a
player did not want to go on with. A file only ever grows or moves; a line that a crash tore is cut off
before the game goes on.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

from cardtable.game.record import Record, RecordError, parse_record
from cardtable.storage.errors import StorageError, reason

SUFFIX = ".cardtable"
FINISHED, PUT_AWAY = "finished", "put-away"


class Recorder:
    """Appends to one record and forces every line to the disk before it returns.

    When the disk refuses, the text is kept and tried again with the next line; `trouble` then says in one
    sentence what is wrong, and is None as soon as all is written.
    """

    def __init__(self, path: Path, intact: int = 0, pending: str = "") -> None:
        """Write to `path` after its first `intact` bytes; whatever follows them was torn and is cut off."""
        self.path = path
        self.trouble: str | None = None
        self._written = intact
        self._pending = pending.encode()
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
        if self.trouble is None:
            with contextlib.suppress(OSError):
                _move(self.path, FINISHED)

    def close(self) -> None:
        """Let go of the file; the next write opens it again."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
            self._file = None

    def _flush(self) -> None:
        try:
            file = self._opened()
            file.seek(self._written)
            file.truncate()
            file.write(self._pending)
            file.flush()
            os.fsync(file.fileno())
        except OSError as error:
            self.close()
            self.trouble = (
                f"The game cannot be saved just now ({reason(error)}); "
                "play goes on, and saving is tried again at every move."
            )
            return
        self._written += len(self._pending)
        self._pending = b""
        self.trouble = None

    def _opened(self) -> BinaryIO:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
            self._file = os.fdopen(descriptor, "r+b", buffering=0)
        return self._file


@dataclass(frozen=True)
class SavedGame:
    """A game that can go on: where it lies, what it says, and when it was last played."""

    path: Path
    record: Record
    when: datetime


class GameStore:
    """The games in one data folder."""

    def __init__(self, directory: Path) -> None:
        """Keep games under `directory`, which is made when the first game is."""
        self.folder = directory / "games"

    def create(self, header: str, now: datetime | None = None) -> Recorder:
        """A recorder for a new game, its header already on disk; trouble is told by the recorder."""
        stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
        names = (f"{stamp}{'' if n == 0 else f'-{n}'}{SUFFIX}" for n in range(1000))
        path = next(path for name in names if not (path := self.folder / name).exists())
        return Recorder(path, pending=header)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Games that can go on, the last played first; a file that is no record is passed over."""
        found = []
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"*{SUFFIX}"):
                with contextlib.suppress(OSError, RecordError):
                    found.append(read_game(path))
        return tuple(sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True))

    def put_away(self, saved: SavedGame) -> None:
        """Keep a game without offering it again. Raises StorageError."""
        try:
            _move(saved.path, PUT_AWAY)
        except OSError as error:
            raise StorageError(f"The game could not be put away ({reason(error)}).") from None

    def finish(self, saved: SavedGame) -> None:
        """Lay a game with the finished ones, as when the computer stopped right after the last move."""
        with contextlib.suppress(OSError):
            _move(saved.path, FINISHED)


def read_game(path: Path) -> SavedGame:
    """The record of one game. Raises OSError or RecordError."""
    data = path.read_bytes()
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return SavedGame(path, parse_record(data), when)


def _move(path: Path, folder: str) -> None:
    target = path.parent / folder
    target.mkdir(exist_ok=True)
    os.replace(path, target / path.name)
