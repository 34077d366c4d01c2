"""Learners and what they answered, in one SQLite file of their own.

A learner is a nickname, a picture and a few choices; nothing else about a person is kept. What is deleted is
overwritten on the disk. Documents are JSON that this module does not look into, but for the columns by which
reports count.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.storage.database import Database, Schema
from cardtable.storage.errors import StorageError

EXPORT_FORMAT = "cardtable learner 1"

MIGRATIONS = (
    """
CREATE TABLE learner (
    id TEXT PRIMARY KEY, nickname TEXT NOT NULL, avatar TEXT NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE TABLE attempt (
    number INTEGER PRIMARY KEY, learner TEXT NOT NULL REFERENCES learner ON DELETE CASCADE,
    time TEXT NOT NULL, mode TEXT NOT NULL, variant TEXT NOT NULL, skill TEXT NOT NULL,
    first_right INTEGER NOT NULL, support TEXT NOT NULL, hints INTEGER NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE INDEX attempt_by_learner ON attempt (learner, skill, number);
""",
)
"""What makes each version of the file from the one before; the first makes it from nothing."""

# What is deleted is overwritten in the file, and nothing of it is laid down in a folder for passing files.
_PRAGMAS = ("foreign_keys = ON", "secure_delete = ON", "synchronous = FULL", "temp_store = MEMORY")

SCHEMA = Schema("learners.db", "Learners", MIGRATIONS, _PRAGMAS)


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
        self._db = Database(directory, SCHEMA)

    @property
    def set_aside(self) -> Path | None:
        """Where a file that could not be read was put; None if there was none."""
        return self._db.set_aside

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    # Learners

    def learners(self) -> tuple[Learner, ...]:
        """Everybody, in the order in which they came."""
        rows = self._db.rows("SELECT id, nickname, avatar, document FROM learner ORDER BY rowid")
        return tuple(Learner(*row) for row in rows)

    def add(self, nickname: str, avatar: str, document: str = "{}") -> Learner:
        """A new learner."""
        learner = Learner(secrets.token_hex(8), nickname, avatar, document)
        with self._db.writing() as db:
            db.execute(
                "INSERT INTO learner VALUES (?, ?, ?, ?)",
                (learner.id, learner.nickname, learner.avatar, learner.document),
            )
        return learner

    def change(self, learner: Learner) -> None:
        """Keep what has changed about a learner."""
        with self._db.writing() as db:
            db.execute(
                "UPDATE learner SET nickname = ?, avatar = ?, document = ? WHERE id = ?",
                (learner.nickname, learner.avatar, learner.document, learner.id),
            )

    def delete(self, learner: str) -> None:
        """Forget a learner and every answer for good: the freed space of the file is overwritten, and so are
        files that were set aside, which may hold the same learner and cannot be read to tell.
        """
        self._db.wipe_damaged_files()
        with self._db.writing() as db:
            db.execute("DELETE FROM learner WHERE id = ?", (learner,))
        self._db.compact()

    @property
    def damaged_files(self) -> tuple[Path, ...]:
        """Files that were set aside, and go with the next learner who is deleted."""
        return self._db.damaged_files()

    # Answers

    def answered(self, learner: Learner, answer: Answer) -> None:
        """Keep an answer, and the learner as they are after it, both or neither."""
        with self._db.writing() as db:
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
        rows = self._db.rows(
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
        rows = self._db.rows(
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
        with self._db.writing() as db:
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
