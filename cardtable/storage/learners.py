"""Learners and what they answered, in one SQLite file of their own.

A learner is a nickname, a picture and a few choices; nothing else about a person is kept. What is deleted is
overwritten on the disk. Documents are JSON that this module does not look into, but for the columns by which
reports count.
"""

from __future__ import annotations

import contextlib
import csv
import io
import json
import secrets
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.storage.errors import StorageError

FILE_NAME = "learners.db"
VERSION = 1
EXPORT_FORMAT = "cardtable learner 1"

_SCHEMA = """
CREATE TABLE learner (
    id TEXT PRIMARY KEY, nickname TEXT NOT NULL, avatar TEXT NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE TABLE attempt (
    number INTEGER PRIMARY KEY, learner TEXT NOT NULL REFERENCES learner ON DELETE CASCADE,
    time TEXT NOT NULL, mode TEXT NOT NULL, variant TEXT NOT NULL, skill TEXT NOT NULL,
    first_right INTEGER NOT NULL, support TEXT NOT NULL, hints INTEGER NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE INDEX attempt_by_learner ON attempt (learner, skill, number);
"""


@dataclass(frozen=True)
class Learner:
    """Who learns; `document` is what the teaching mode keeps for them, as JSON."""

    id: str
    nickname: str
    avatar: str
    document: str = "{}"


@dataclass(frozen=True)
class Answer:
    """One attempt as it is stored: the columns that are counted, and all of it as JSON."""

    time: str
    mode: str
    variant: str
    skill: str
    first_right: bool
    support: str
    hints: int
    document: str


class LearnerStore:
    """The learners of one data folder. Every method may raise StorageError, in one sentence."""

    def __init__(self, directory: Path) -> None:
        """Open the file under `directory`, or make it. A damaged one is set aside under another name."""
        self.path = directory / FILE_NAME
        self.set_aside: Path | None = None
        """Where a file that could not be read was put; None if there was none."""
        try:
            directory.mkdir(parents=True, exist_ok=True)
            try:
                self._db = self._open()
            except sqlite3.DatabaseError as error:
                if isinstance(error, sqlite3.OperationalError):
                    raise
                self._put_aside()
                self._db = self._open()
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"Learners cannot be kept here ({error}).") from None

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path)
        try:
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA secure_delete = ON")
            db.execute("PRAGMA synchronous = FULL")
            version = db.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise StorageError("These learners were kept by a newer Cardtable; please use that one.")
            if version == 0:
                db.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        except BaseException:
            db.close()
            raise
        return db

    def _put_aside(self) -> None:
        number = 1
        while (aside := self.path.with_name(f"learners-damaged-{number}.db")).exists():
            number += 1
        self.path.rename(aside)
        self.set_aside = aside

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._db:
                yield self._db
        except sqlite3.Error as error:
            raise StorageError(f"What was learnt could not be saved ({error}).") from None

    def _rows(self, query: str, *values: str) -> list[tuple[Any, ...]]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StorageError(f"What was learnt could not be read ({error}).") from None

    # Learners

    def learners(self) -> tuple[Learner, ...]:
        """Everybody, in the order in which they came."""
        rows = self._rows("SELECT id, nickname, avatar, document FROM learner ORDER BY rowid")
        return tuple(Learner(*row) for row in rows)

    def add(self, nickname: str, avatar: str, document: str = "{}") -> Learner:
        """A new learner."""
        learner = Learner(secrets.token_hex(8), nickname, avatar, document)
        with self._writing() as db:
            db.execute(
                "INSERT INTO learner VALUES (?, ?, ?, ?)",
                (learner.id, learner.nickname, learner.avatar, learner.document),
            )
        return learner

    def change(self, learner: Learner) -> None:
        """Keep what has changed about a learner."""
        with self._writing() as db:
            db.execute(
                "UPDATE learner SET nickname = ?, avatar = ?, document = ? WHERE id = ?",
                (learner.nickname, learner.avatar, learner.document, learner.id),
            )

    def delete(self, learner: str) -> None:
        """Forget a learner and every answer for good: the freed space of the file is overwritten."""
        with self._writing() as db:
            db.execute("DELETE FROM learner WHERE id = ?", (learner,))
        with contextlib.suppress(sqlite3.Error):
            self._db.execute("VACUUM")

    # Answers

    def answered(self, learner: Learner, answer: Answer) -> None:
        """Keep an answer, and the learner as they are after it, both or neither."""
        with self._writing() as db:
            self._insert(db, learner.id, [answer])
            db.execute("UPDATE learner SET document = ? WHERE id = ?", (learner.document, learner.id))

    @staticmethod
    def _insert(db: sqlite3.Connection, learner: str, answers: Iterable[Answer]) -> None:
        db.executemany(
            "INSERT INTO attempt (learner, time, mode, variant, skill, first_right, support, hints, document)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    learner,
                    a.time,
                    a.mode,
                    a.variant,
                    a.skill,
                    int(a.first_right),
                    a.support,
                    a.hints,
                    a.document,
                )
                for a in answers
            ),
        )

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """All answers of a learner, the oldest first."""
        rows = self._rows(
            "SELECT time, mode, variant, skill, first_right, support, hints, document"
            " FROM attempt WHERE learner = ? ORDER BY number",
            learner,
        )
        return tuple(
            Answer(time, mode, variant, skill, bool(right), support, hints, document)
            for time, mode, variant, skill, right, support, hints, document in rows
        )

    def counts(self, learner: str) -> Mapping[str, tuple[int, int]]:
        """For each skill, how many answers there are and how many were right at once."""
        rows = self._rows(
            "SELECT skill, COUNT(*), SUM(first_right) FROM attempt WHERE learner = ? GROUP BY skill", learner
        )
        return {skill: (count, right) for skill, count, right in rows}

    # In and out

    def exported(self, learner: Learner) -> str:
        """A learner with every answer, as text to keep elsewhere."""
        answers = [vars(answer) for answer in self.answers(learner.id)]
        whole = {"format": EXPORT_FORMAT, **vars(learner), "answers": answers}
        return json.dumps(whole, ensure_ascii=False, indent=1)

    def import_(self, text: str) -> Learner:
        """Takes in what `exported` wrote, as another learner. Raises StorageError for anything else."""
        learner, answers = _read_export(text)
        fresh = Learner(secrets.token_hex(8), learner.nickname, learner.avatar, learner.document)
        with self._writing() as db:
            db.execute("INSERT INTO learner VALUES (?, ?, ?, ?)", tuple(vars(fresh).values()))
            self._insert(db, fresh.id, answers)
        return fresh


def _read_export(text: str) -> tuple[Learner, list[Answer]]:
    try:
        whole: Any = json.loads(text)
        if whole["format"] != EXPORT_FORMAT:
            raise ValueError
        learner = Learner("", *(_text(whole[key]) for key in ("nickname", "avatar", "document")))
        answers = [_answer(one) for one in whole["answers"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise StorageError("This file does not hold a learner of Cardtable.") from None
    return learner, answers


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _answer(one: Mapping[str, Any]) -> Answer:
    right, hints = one["first_right"], one["hints"]
    if type(right) is not bool or type(hints) is not int:
        raise TypeError
    time, mode, variant, skill, support, document = (
        _text(one[key]) for key in ("time", "mode", "variant", "skill", "support", "document")
    )
    return Answer(time, mode, variant, skill, right, support, hints, document)


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV with a line of names first; a text that a spreadsheet would compute is made plain."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return out.getvalue()


def csv_rows(text: str) -> list[list[str]]:
    """What `csv_text` wrote, the header first, with every text as it was."""
    rows = csv.reader(io.StringIO(text))
    return [[cell[1:] if cell[:1] == "'" and cell[1:2] in _FORMULA else cell for cell in row] for row in rows]


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
