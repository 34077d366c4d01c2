"""An SQLite file is updated to the newest version; a damaged one is set aside whole, and a new one begun."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from cardtable.storage.database import SUFFIXES, Database, Schema
from cardtable.storage.disk import StorageError

FIRST = "CREATE TABLE word (text TEXT NOT NULL) STRICT;"
SECOND = "ALTER TABLE word ADD COLUMN tongue TEXT NOT NULL DEFAULT 'en';"
OLD = Schema("words.db", "learners", (FIRST,))
NEW = Schema("words.db", "learners", (FIRST, SECOND))


def written(folder: Path, schema: Schema = OLD) -> None:
    database = Database(folder, schema)
    with database.writing() as db:
        db.execute("INSERT INTO word (text) VALUES ('pip')")
    database.close()


def test_a_file_of_an_older_version_is_updated_and_keeps_its_rows(tmp_path: Path) -> None:
    written(tmp_path)
    database = Database(tmp_path, NEW)
    assert database.rows("SELECT text, tongue FROM word") == [("pip", "en")]
    assert database.rows("PRAGMA user_version") == [(2,)]
    assert database.set_aside is None


def test_a_change_that_fails_half_way_leaves_the_older_version(tmp_path: Path) -> None:
    written(tmp_path)
    with pytest.raises(StorageError, match="Can't save learners here"):
        Database(tmp_path, Schema("words.db", "learners", (FIRST, SECOND + "CREATE TABLE word (oops TEXT);")))
    database = Database(tmp_path, OLD)
    assert database.rows("PRAGMA user_version") == [(1,)]
    assert database.rows("SELECT * FROM word") == [("pip",)]


def test_a_newer_file_is_left_alone_and_reported(tmp_path: Path) -> None:
    written(tmp_path, NEW)
    before = (tmp_path / "words.db").read_bytes()
    with pytest.raises(
        StorageError, match=r"^A newer version of Cardtable saved these learners. Please update Cardtable\.$"
    ):
        Database(tmp_path, OLD)
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [before]


def test_a_damaged_file_is_kept_with_its_log_files(tmp_path: Path) -> None:
    damaged = b"Dear diary, " * 500
    for end in ("", "-wal", "-shm", "-journal"):
        (tmp_path / f"words.db{end}").write_bytes(damaged + end.encode())
    database = Database(tmp_path, OLD)
    assert database.set_aside == tmp_path / "words-damaged-1.db"
    assert database.rows("SELECT * FROM word") == []
    for end in ("", "-wal", "-shm", "-journal"):
        assert (tmp_path / f"words-damaged-1.db{end}").read_bytes() == damaged + end.encode()
    assert set(database.damaged_files()) == set(tmp_path.glob("words-damaged-1.db*"))


def test_a_second_damaged_file_does_not_take_the_name_of_the_first(tmp_path: Path) -> None:
    for text in (b"one " * 1000, b"two " * 1000):
        (tmp_path / "words.db").write_bytes(text)
        Database(tmp_path, OLD).close()
    kept = sorted(path for path in tmp_path.iterdir() if "damaged" in path.name)
    assert [path.read_bytes()[:3] for path in kept] == [b"one", b"two"]


def test_a_file_of_another_program_is_set_aside(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "words.db") as db:
        db.execute("CREATE TABLE word (theirs TEXT)")
    db.close()
    database = Database(tmp_path, OLD)
    assert database.set_aside is not None
    assert database.rows("SELECT text FROM word") == []


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.slow("all bytes of the head"))])
def test_a_file_with_any_damaged_byte_is_set_aside_or_still_works(tmp_path: Path, step: int) -> None:
    written(tmp_path)
    whole = (tmp_path / "words.db").read_bytes()
    for number, at in enumerate([*range(0, 110, step), *range(110, len(whole), 191 * step)]):
        folder = tmp_path / str(number)
        folder.mkdir()
        spoiled = whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :]
        (folder / "words.db").write_bytes(spoiled)
        try:
            database = Database(folder, OLD)
        except StorageError as error:
            assert "newer" in str(error) or "Can't save" in str(error)
            assert (folder / "words.db").read_bytes() == spoiled
        else:
            if database.set_aside is not None:
                assert database.set_aside.read_bytes() == spoiled
            database.rows("SELECT text FROM word")
            database.close()


def test_files_that_were_set_aside_can_be_wiped(tmp_path: Path) -> None:
    (tmp_path / "words.db").write_bytes(b"Dear diary, " * 500)
    (tmp_path / "words-in-use.db").write_bytes(b"other")
    database = Database(tmp_path, OLD)
    database.wipe_damaged_files()
    assert database.damaged_files() == ()
    assert {path.name for path in tmp_path.iterdir()} == {"words.db", "words-in-use.db"}
    assert not database.set_aside.exists()


def test_a_file_that_is_damaged_while_it_is_open_is_reported_in_a_sentence(tmp_path: Path) -> None:
    written(tmp_path)
    database = Database(tmp_path, OLD)
    (tmp_path / "words.db").write_bytes(b"\xff" * 8192)
    with pytest.raises(StorageError, match="Can't load learners right now"):
        database.rows("SELECT text FROM word")
    with pytest.raises(StorageError, match="Can't save learners right now"), database.writing() as db:
        db.execute("DELETE FROM word")


def test_rows_that_only_an_index_has_lost_are_found_missing(tmp_path: Path) -> None:
    indexed = Schema("words.db", "learners", (FIRST + "CREATE INDEX by_text ON word (text);",))
    written(tmp_path, indexed)
    path = tmp_path / "words.db"
    whole = path.read_bytes()
    at = whole.rindex(b"pip")
    path.write_bytes(whole[:at] + b"nip" + whole[at + 3 :])
    database = Database(tmp_path, indexed)
    assert database.set_aside is not None
    assert database.rows("SELECT * FROM word") == []


def test_a_damaged_table_definition_is_damage(tmp_path: Path) -> None:
    written(tmp_path)
    path = tmp_path / "words.db"
    path.write_bytes(path.read_bytes().replace(b"(text TEXT", b"(tect TEXT"))
    database = Database(tmp_path, OLD)
    assert database.set_aside is not None
    assert database.rows("SELECT text FROM word") == []


@pytest.mark.skipif(sys.platform == "win32", reason="an open file keeps all its names there")
def test_a_file_that_a_power_cut_left_with_two_names_is_not_wiped(tmp_path: Path) -> None:
    written(tmp_path)
    for number in (1, 2):
        (tmp_path / f"words-damaged-{number}.db").hardlink_to(tmp_path / "words.db")
    database = Database(tmp_path, OLD)
    database.wipe_damaged_files()
    database.close()
    assert [path.name for path in tmp_path.iterdir()] == ["words.db"]
    assert Database(tmp_path, OLD).rows("SELECT text FROM word") == [("pip",)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
@pytest.mark.parametrize("end", SUFFIXES)
def test_a_named_pipe_in_place_of_an_sqlite_file_is_reported_without_waiting(
    tmp_path: Path, end: str
) -> None:
    written(tmp_path)
    pipe = tmp_path / f"words.db{end}"
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    with pytest.raises(StorageError, match=rf"^Can't save learners here \({pipe.name} isn't an ordinary"):
        Database(tmp_path, OLD)
    assert pipe.is_fifo()
    pipe.unlink()
    rows = Database(tmp_path, OLD).rows("SELECT text FROM word")
    assert rows == ([("pip",)] if end else [])


def test_a_file_that_cannot_be_read_is_reported_without_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path)

    usual = Path.open

    def refuse(path: Path, *mode: Any, **more: Any) -> IO[Any]:
        if path.is_relative_to(tmp_path):
            raise OSError(errno.EIO, "Input/output error", str(path))
        return usual(path, *mode, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        with pytest.raises(StorageError, match=r"^Can't save learners here \(Input/output error\)\.$"):
            Database(tmp_path, OLD)
    assert Database(tmp_path, OLD).rows("SELECT text FROM word") == [("pip",)]
