"""One SQLite file: checked, upgraded to this version, and replaced when damaged.

A file is checked as a whole whenever it is opened (0.4 s for 100 000 answers), so never open one on the
thread of a window. What can be read of a damaged file goes into its replacement.
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

SUFFIXES = ("", "-wal", "-shm", "-journal")
"""The endings of the files that SQLite may put next to a database; "" is the database itself."""

_MAGIC = b"SQLite format 3\0"
_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")
_VERSIONS = {b"\1\1", b"\2\2"}
"""The possible bytes 18 and 19: the file format versions for writing and reading."""

_LAST_VERSION = 1000
"""The highest version that counts as one; a higher number means damage."""

_LARGEST = 256 << 20
"""The most bytes of a damaged file that are searched: far more than a school's answers."""

_NO_DAMAGE = {
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL,
}  # fmt: skip
"""The SQLite errors for a file that can't be used just now; all others mean damage."""


@dataclass(frozen=True)
class Saved:
    """What was saved from a damaged file: `answers` of `of` answers, and the number of learners."""

    answers: int
    of: int
    learners: int


@dataclass(frozen=True)
class Schema:
    """The tables of a database.

    `things` names its contents in sentences: `learners` or `statistics`. Each of the `migrations` upgrades
    the file by one version, the first from nothing. `salvage` copies what can be read of a damaged file's
    bytes into a new one; without it a damaged file is replaced by an empty one.
    """

    file: str
    things: str
    migrations: tuple[str, ...]
    pragmas: tuple[str, ...] = ()
    salvage: Callable[[bytes, sqlite3.Connection], Saved] | None = None


class _DamagedError(Exception):
    """The file can be read, but isn't a valid database."""

    def __init__(self) -> None:
        super().__init__("the file is damaged")


class Database:
    """An open file.

    Every method may raise StorageError, in one sentence. Several threads may use it in turn.
    """

    def __init__(self, directory: Path, schema: Schema) -> None:
        """Open the file in `directory`, or make it.

        A damaged file is renamed and kept, with its companions; a file of a newer version is left alone.
        """
        self.path = directory / schema.file
        self.set_aside: Path | None = None
        """The new path of a damaged file; None if there was none."""
        self.saved: Saved | None = None
        """What was saved from it; None if nothing was tried."""
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
        for end in SUFFIXES:
            _refuse_irregular(_with_suffix(path, end))
        if path.is_file() and not _begins_right(path):
            # Don't even try: SQLite deletes a log or journal that it can't use.
            raise _DamagedError
        db, migrations = sqlite3.connect(path, check_same_thread=False), self._schema.migrations
        # A byte that is no text costs a letter, not everything that is read with it.
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
        """Check the whole file and return its version. Raises _DamagedError."""
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
            # SQLite's message quotes the file.
            raise _DamagedError from None
        return version

    def _replace(self) -> None:
        """Rename the damaged file, and replace it by one with what could be read of it."""
        aside = damaged_name(self.path)
        fresh = self.path.with_name(f".{self.path.name}.new")
        _clear(fresh)
        try:
            self._salvage(fresh)
            # The damaged file keeps both names until the new one replaces it: after a power cut one of the
            # two is there, and the next start continues from it.
            for end in SUFFIXES:
                with contextlib.suppress(FileNotFoundError):
                    _name_also(_with_suffix(self.path, end), _with_suffix(aside, end))
            DISK.sync_folder(self.path.parent)
            _clear(self.path, SUFFIXES[1:])
            DISK.move(fresh, self.path)
            DISK.sync_folder(self.path.parent)
        finally:
            _clear(fresh)
        self.set_aside = aside

    def _salvage(self, fresh: Path) -> None:
        """Write a new, complete file with what can be read."""
        db = self._open(fresh)
        try:
            if self._schema.salvage is not None:
                with db, self.path.open("rb") as file:
                    self.saved = self._schema.salvage(file.read(_LARGEST), db)
        finally:
            db.close()

    def damaged_files(self) -> tuple[Path, ...]:
        """Return all renamed damaged files of this database that still exist."""
        return tuple(sorted(self.path.parent.glob(f"{numbered_damaged(self.path, '*').name}*")))

    def wipe_damaged_files(self) -> None:
        """Overwrite and delete all renamed damaged files."""
        for path in self.damaged_files():
            wipe(path)

    def close(self) -> None:
        self._db.close()

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Run the block in a transaction: everything in it is kept, or nothing."""
        try:
            with self._db:
                yield self._db
        except sqlite3.Error as error:
            message = say("storage-not-kept-now", things=self._schema.things, why=str(error))
            raise StorageError(message) from None

    def rows(self, query: str, *values: object, **named: object) -> list[tuple[Any, ...]]:
        """Return all rows of a query; values fill its question marks in order, or its names."""
        try:
            return self._db.execute(query, named or values).fetchall()
        except (sqlite3.Error, UnicodeError) as error:
            message = say("storage-not-read-now", things=self._schema.things, why=str(error))
            raise StorageError(message) from None

    def compact(self) -> None:
        """Rewrite the file without the space of deleted rows, if that is possible now."""
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("VACUUM")
            # A log may still hold the deleted rows.
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def wipe(path: Path) -> None:
    """Overwrite and delete a file; if it has another name too, keep it under that. Raises StorageError."""
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
    """Raise OSError for a path that is no file: SQLite would wait forever for a pipe."""
    if path.exists() and not path.is_file():
        raise OSError(say("storage-no-file", file=path.name))


def _begins_right(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(20)
    if not head or (head.startswith(_MAGIC) and head[18:20] in _VERSIONS):
        return True
    # A power cut in its very first commit leaves a file like this, with a journal that SQLite rolls back.
    with contextlib.suppress(FileNotFoundError), _with_suffix(path, "-journal").open("rb") as file:
        return file.read(len(_JOURNAL_MAGIC)) == _JOURNAL_MAGIC
    return False


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _tables(db: sqlite3.Connection) -> list[tuple[str, ...]]:
    """Return the SQL of everything in a database."""
    rows = db.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
    return [tuple(" ".join(word.split()) for word in row) for row in rows]


def _tables_of(migrations: tuple[str, ...]) -> list[tuple[str, ...]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as db:
        for change in migrations:
            db.executescript(change)
        return _tables(db)


def _with_suffix(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


def _clear(path: Path, ends: tuple[str, ...] = SUFFIXES) -> None:
    for end in ends:
        with contextlib.suppress(FileNotFoundError):
            DISK.remove(_with_suffix(path, end))


def _name_also(path: Path, name: Path) -> None:
    """Give the file a second name, or copy it if the file system has no links."""
    try:
        os.link(path, name)
    except FileNotFoundError:
        raise
    except OSError:
        shutil.copy2(path, name)
        with name.open("r+b") as file:
            DISK.sync(file)
