"""One SQLite file: opened, brought up to this version, and set aside under another name when damaged."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.storage.errors import StorageError
from cardtable.storage.places import damaged_name, numbered_damaged

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite may lay beside a database, by the end of its name; the first is the database itself."""

_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True)
class Schema:
    """What a file holds. `things` is the plural that a sentence begins with; each of `migrations` makes a
    version of the file from the one before, the first from nothing.
    """

    file: str
    things: str
    migrations: tuple[str, ...]
    pragmas: tuple[str, ...] = ()


class Database:
    """An open file. Every method may raise StorageError, in one sentence. Several threads may use it, if they
    take turns.
    """

    def __init__(self, directory: Path, schema: Schema) -> None:
        """Open the file under `directory`, or make it. A damaged one is set aside and kept, with all that
        lies beside it; one of a newer version is left alone.
        """
        self.path = directory / schema.file
        self.set_aside: Path | None = None
        """Where a file that could not be read was put; None if there was none."""
        self._schema = schema
        try:
            directory.mkdir(parents=True, exist_ok=True)
            try:
                self._db = self._open()
            except (sqlite3.DatabaseError, UnicodeError) as error:
                if isinstance(error, sqlite3.OperationalError):
                    raise
                self._put_aside()
                self._db = self._open()
        except StorageError:
            raise
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{schema.things} cannot be kept here ({error}).") from None

    def _open(self) -> sqlite3.Connection:
        if self.path.is_file() and not _begins_right(self.path):
            # Not even tried: SQLite deletes what it cannot use of a log or journal beside it.
            raise sqlite3.DatabaseError("damaged: not a database")
        db, migrations = sqlite3.connect(self.path, check_same_thread=False), self._schema.migrations
        try:
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > len(migrations):
                things = self._schema.things.lower()
                raise StorageError(f"These {things} were kept by a newer Cardtable; please use that one.")
            for pragma in self._schema.pragmas:
                db.execute(f"PRAGMA {pragma}")
            if version:
                found = db.execute("PRAGMA quick_check").fetchone()[0]
            else:
                found = db.execute("SELECT COALESCE(MAX(name), 'ok') FROM sqlite_master").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(f"damaged: {found}")
            for number, change in enumerate(migrations[version:], start=version + 1):
                db.executescript(f"BEGIN; {change} PRAGMA user_version = {number}; COMMIT;")
        except BaseException:
            db.close()
            raise
        return db

    def _put_aside(self) -> None:
        aside = damaged_name(self.path)
        # The database last: until then, the next start finds it damaged again and goes on with this.
        for end in reversed(BESIDE):
            with contextlib.suppress(FileNotFoundError):
                _beside(self.path, end).rename(_beside(aside, end))
        self.set_aside = aside

    def damaged_files(self) -> tuple[Path, ...]:
        """All that was ever set aside of this file and still lies there."""
        return tuple(sorted(self.path.parent.glob(f"{numbered_damaged(self.path, '*').name}*")))

    def wipe_damaged_files(self) -> None:
        """Overwrite and delete all that was set aside."""
        for path in self.damaged_files():
            try:
                with path.open("r+b") as file:
                    left = os.fstat(file.fileno()).st_size
                    while left > 0:
                        left -= file.write(bytes(min(left, 1 << 20)))
                    file.flush()
                    os.fsync(file.fileno())
                path.unlink()
            except OSError as error:
                raise StorageError(f"{path} could not be deleted ({error.strerror}).") from None

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """What is done inside is kept as a whole or not at all."""
        try:
            with self._db:
                yield self._db
        except sqlite3.Error as error:
            raise StorageError(f"{self._schema.things} cannot be kept just now ({error}).") from None

    def rows(self, query: str, *values: object, **named: object) -> list[tuple[Any, ...]]:
        """All rows of an answer; the values stand in the order of the query's marks, or have its names."""
        try:
            return self._db.execute(query, named or values).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            raise StorageError(f"{self._schema.things} cannot be read just now ({error}).") from None

    def compact(self) -> None:
        """Write the file anew without the room of what was deleted, where that can be done just now."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("VACUUM")


def _begins_right(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) in (b"", _MAGIC)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)
