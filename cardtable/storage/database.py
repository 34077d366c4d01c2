"""One SQLite file: looked through, brought up to this version, and set aside under another name when damaged.

All of a file is looked at whenever it is opened (0.4 s for 100 000 answers), so this is no work for the
thread of a window. What can still be read of a damaged one is in the file that takes its place.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.language import say
from cardtable.storage.data_folder import damaged_name, numbered_damaged
from cardtable.storage.disk import DISK, StorageError, reason

BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite may lay beside a database, by the end of its name; the first is the database itself."""

_MAGIC = b"SQLite format 3\0"
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_VERSIONS = {b"\1\1", b"\2\2"}
"""What stands at byte 18: by which way of writing the file may be written and read."""

_LAST_VERSION = 1000
"""A version above that is no newer one, but damage."""

_LARGEST = 256 << 20
"""Bytes of a damaged file that are looked through: those of far more answers than a school gives."""

_NO_DAMAGE = {
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
"""What SQLite says where the file cannot be looked at just now; anything else it finds in the file."""


@dataclass(frozen=True)
class Saved:
    """What could be read of a damaged file: so many answers of so many, and of so many learners."""

    answers: int
    of: int
    learners: int


@dataclass(frozen=True)
class Schema:
    """What a file holds. `things` says of what, for sentences: `learners` or `statistics`. Each of the
    `migrations` makes a version of the file from the one before, the first from nothing. `salvage` brings
    what can be read of the bytes of a damaged file into a new one; without it a damaged file gives way to an
    empty one.
    """

    file: str
    things: str
    migrations: tuple[str, ...]
    pragmas: tuple[str, ...] = ()
    salvage: Callable[[bytes, sqlite3.Connection], Saved] | None = None


class _DamagedError(Exception):
    """The file is there and can be read, but is not what it should be."""

    def __init__(self) -> None:
        super().__init__("the file is damaged")


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
        """Where a damaged file was put; None if there was none."""
        self.saved: Saved | None = None
        """What could be read of it; None where nothing was tried."""
        self._schema = schema
        try:
            DISK.make_folder(directory)
            try:
                self._db = self._open(self.path)
            except _DamagedError:
                self._replace()
                self._db = self._open(self.path)
        except StorageError:
            raise
        except (OSError, sqlite3.Error, _DamagedError) as error:
            why = reason(error) if isinstance(error, OSError) else error
            raise StorageError(say("storage-not-kept-here", things=schema.things, why=str(why))) from None

    def _open(self, path: Path) -> sqlite3.Connection:
        for end in BESIDE:
            _refuse_irregular(_beside(path, end))
        if path.is_file() and not _begins_right(path):
            # Not even tried: SQLite deletes what it cannot use of a log or journal beside it.
            raise _DamagedError
        db, migrations = sqlite3.connect(path, check_same_thread=False), self._schema.migrations
        # A byte that is no text costs a letter, not all that is read with it.
        db.text_factory = _text
        try:
            version = self._look_through(db)
            for number, change in enumerate(migrations[version:], start=version + 1):
                db.executescript(f"BEGIN; {change} PRAGMA user_version = {number}; COMMIT;")
        except BaseException:
            db.close()
            raise
        return db

    def _look_through(self, db: sqlite3.Connection) -> int:
        """The version of the file, with all of it looked at. Raises _DamagedError."""
        migrations = self._schema.migrations
        try:
            version: int = db.execute("PRAGMA user_version").fetchone()[0]
            if len(migrations) < version <= _LAST_VERSION:
                raise StorageError(say("storage-newer-database", things=self._schema.things))
            for pragma in self._schema.pragmas:
                db.execute(f"PRAGMA {pragma}").fetchall()
            if not 0 <= version <= len(migrations) or _tables(db) != _tables_of(migrations[:version]):
                raise _DamagedError
            found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok" or db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise _DamagedError
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in _NO_DAMAGE:
                raise
            raise _DamagedError from None
        except UnicodeError:
            # In the words with which SQLite refuses: it quotes the file.
            raise _DamagedError from None
        return version

    def _replace(self) -> None:
        """The damaged file lies under another name, and in its place one with what could be read of it."""
        aside = damaged_name(self.path)
        fresh = self.path.with_name(f".{self.path.name}.new")
        _clear(fresh)
        try:
            self._salvage(fresh)
            # The first file has both names until the new one takes its place: a power cut leaves one of the
            # two, and the next start goes on with that.
            for end in BESIDE:
                with contextlib.suppress(FileNotFoundError):
                    _name_also(_beside(self.path, end), _beside(aside, end))
            DISK.sync_folder(self.path.parent)
            _clear(self.path, BESIDE[1:])
            DISK.move(fresh, self.path)
            DISK.sync_folder(self.path.parent)
        finally:
            _clear(fresh)
        self.set_aside = aside

    def _salvage(self, fresh: Path) -> None:
        """A new file with what can be read, whole and on the disk."""
        db = self._open(fresh)
        try:
            if self._schema.salvage is not None:
                with db, self.path.open("rb") as file:
                    self.saved = self._schema.salvage(file.read(_LARGEST), db)
        finally:
            db.close()

    def damaged_files(self) -> tuple[Path, ...]:
        """All that was ever set aside of this file and still lies there."""
        return tuple(sorted(self.path.parent.glob(f"{numbered_damaged(self.path, '*').name}*")))

    def wipe_damaged_files(self) -> None:
        """Overwrite and delete all that was set aside."""
        for path in self.damaged_files():
            wipe(path)

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
            told = say("storage-not-kept-now", things=self._schema.things, why=str(error))
            raise StorageError(told) from None

    def rows(self, query: str, *values: object, **named: object) -> list[tuple[Any, ...]]:
        """All rows of an answer; the values stand in the order of the query's marks, or have its names."""
        try:
            return self._db.execute(query, named or values).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            told = say("storage-not-read-now", things=self._schema.things, why=str(error))
            raise StorageError(told) from None

    def compact(self) -> None:
        """Write the file anew without the room of what was deleted, where that can be done just now."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("VACUUM")
            # Where a log lies beside the file, what was deleted may stand in there.
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def wipe(path: Path) -> None:
    """Overwrite and delete a file; what has another name too is left under that. Raises StorageError."""
    try:
        with path.open("r+b") as file:
            about = os.fstat(file.fileno())
            # A power cut can leave a file both under its own name and under that of a damaged one.
            left = about.st_size if about.st_nlink == 1 else 0
            while left > 0:
                left -= file.write(bytes(min(left, 1 << 20)))
            file.flush()
            os.fsync(file.fileno())
        DISK.remove(path)
    except OSError as error:
        raise StorageError(say("storage-not-deleted", file=str(path), why=reason(error))) from None


def _refuse_irregular(path: Path) -> None:
    """Raises OSError for what is no file: SQLite would wait for ever for what a pipe says."""
    if path.exists() and not path.is_file():
        raise OSError(say("storage-no-file", file=path.name))


def _begins_right(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(20)
    if not head or (head.startswith(_MAGIC) and head[18:20] in _VERSIONS):
        return True
    # A power cut in its very first commit leaves it so, and a journal by which SQLite takes that back.
    with contextlib.suppress(FileNotFoundError), _beside(path, "-journal").open("rb") as file:
        return file.read(len(_JOURNAL_MAGIC)) == _JOURNAL_MAGIC
    return False


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _tables(db: sqlite3.Connection) -> list[tuple[str, ...]]:
    """All that was made in a file, in the words in which it was."""
    rows = db.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
    return [tuple(" ".join(word.split()) for word in row) for row in rows]


def _tables_of(migrations: tuple[str, ...]) -> list[tuple[str, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for change in migrations:
            db.executescript(change)
        return _tables(db)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _clear(path: Path, ends: tuple[str, ...] = BESIDE) -> None:
    for end in ends:
        with contextlib.suppress(FileNotFoundError):
            DISK.remove(_beside(path, end))


def _name_also(path: Path, name: Path) -> None:
    """The file has the other name as well; a copy has it where a file can have one only."""
    try:
        os.link(path, name)
    except FileNotFoundError:
        raise
    except OSError:
        shutil.copy2(path, name)
        with name.open("r+b") as file:
            DISK.sync(file)
