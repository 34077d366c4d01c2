"""If the power fails at any moment of a lesson, no confirmed answer is lost and the file is readable.

The SQL statements of a lesson are repeated by SQLite itself on a disk that logs every write.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from cardtable.storage import database
from cardtable.storage.learners import SCHEMA, Answer, LearnerStore
from tests.storage.power import Cut, PowerDisk


class NotedFile(apsw.VFSFile):
    """Logs its calls to a `PowerDisk`."""

    def __init__(self, disk: PowerDisk, name: str | apsw.URIFilename, flags: list[int]) -> None:
        self._disk = disk
        self._path = Path(name.filename() if isinstance(name, apsw.URIFilename) else name)
        if not self._path.exists():
            disk.made(self._path)
        # With the first sync of a new log, SQLite syncs its folder.
        self._is_new_log = bool(flags[0] & apsw.SQLITE_OPEN_MAIN_JOURNAL)
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        super().xWrite(data, offset)
        self._disk.written(self._path, offset, bytes(data))

    def xTruncate(self, size: int) -> None:
        super().xTruncate(size)
        self._disk.written(self._path, size, b"", ends=True)

    def xSync(self, flags: int) -> None:
        super().xSync(flags)
        self._disk.synced(self._path)
        if self._is_new_log:
            self._disk.sync_folder(self._path.parent)
            self._is_new_log = False


class NotedFiles(apsw.VFS):
    """The files of a database on a `PowerDisk`."""

    def __init__(self, disk: PowerDisk) -> None:
        self._disk = disk
        super().__init__("noted", "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        return NotedFile(self._disk, name, flags) if name is not None else super().xOpen(name, flags)

    def xDelete(self, name: str, syncdir: bool) -> None:
        super().xDelete(name, syncdir)
        self._disk.removed(Path(name))
        if syncdir:
            self._disk.sync_folder(Path(name).parent)


def answer(number: int) -> Answer:
    return Answer(f"2026-11-22T10:00:{number:02}", "total", "ninety-nine", "add", True, "", 0, "x" * 900)


def asked(folder: Path, monkeypatch: pytest.MonkeyPatch, answers: int) -> list[str | int]:
    """Return the SQL statements of a lesson, and between them the numbers of answers confirmed so far."""
    said: list[str | int] = []
    connect = sqlite3.connect

    def traced(*given: Any, **named: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(*given, **named)
        made.set_trace_callback(said.append)
        return made

    monkeypatch.setattr(database.sqlite3, "connect", traced)
    store = LearnerStore(folder)
    mia = store.add("Mia", "fox")
    for number in range(1, answers + 1):
        store.answered(mia, answer(number))
        assert store.settle()
        said.append(number)
    store.close()
    return said


def noted(said: list[str | int], folder: Path) -> PowerDisk:
    """Repeat the statements on a `PowerDisk`."""
    folder.mkdir()
    disk = PowerDisk(folder)
    files = NotedFiles(disk)
    connection = apsw.Connection(str(folder / SCHEMA.file), vfs="noted")
    for one in said:
        if isinstance(one, int):
            disk.confirm(str(one).encode())
        else:
            connection.execute(one)
    connection.close()
    files.unregister()
    return disk


def some(cuts: list[Cut], most: int) -> Iterator[Cut]:
    """Yield about `most` of all cuts, and each cut right after an answer is confirmed."""
    for number, cut in enumerate(cuts):
        if cut.after.startswith("confirm") or number % max(1, len(cuts) // most) == 0:
            yield cut


def lost(disk: PowerDisk, folder: Path, most: int) -> list[str]:
    """Return a description of each cut that lost a confirmed answer or damaged the file."""
    wrong = []
    for number, cut in enumerate(some(list(disk.cuts("answers")), most)):
        store = LearnerStore(cut.write_to(folder / str(number)))
        counts = [len(store.answers(one.id)) for one in store.learners()]
        if store.set_aside is not None or sum(counts) < int(cut.confirmed or b"0"):
            wrong.append(f"{cut.after[:60]}: {counts} of {cut.confirmed!r}, {store.set_aside}")
        store.close()
    return wrong


LONGER = pytest.mark.slow("a longer lesson, and a power cut at ten times as many moments")


@pytest.mark.parametrize(("answers", "most"), [(2, 40), pytest.param(5, 400, marks=LONGER)])
def test_no_confirmed_answer_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: int, most: int
) -> None:
    said = asked(tmp_path / "real", monkeypatch, answers=answers)
    assert lost(noted(said, tmp_path / "noted"), tmp_path, most=most) == []


@pytest.mark.slow("shows that the test above can fail")
def test_an_answer_would_be_lost_if_the_folder_were_not_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = asked(tmp_path / "real", monkeypatch, answers=2)
    weaker = [one.replace("= EXTRA", "= FULL") if isinstance(one, str) else one for one in said]
    assert weaker != said
    assert lost(noted(weaker, tmp_path / "noted"), tmp_path, most=40)
