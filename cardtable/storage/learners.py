"""Learners and their answers, in one SQLite file.

A learner is a nickname, a picture and a few choices; nothing else about a person is kept. Deleted data are
overwritten on the disk. Documents are JSON that this module does not read; what it counts is in columns.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections import Counter, deque
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from cardtable.language import say
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.storage.bundle import forget
from cardtable.storage.database import Database, Saved, Schema
from cardtable.storage.disk import StorageError
from cardtable.storage.forgetting import Forgetting
from cardtable.storage.salvage import DamagedDatabase
from cardtable.storage.writer import WRITER, nobody

EXPORT_FORMAT = "cardtable learner 1"
BACKUPS = "backups"
_MOST_HINTS = 1 << 31
_MARKS = 28
"""The quotation marks of an answer in a file: eight keys and six texts."""

MOST_ANSWERS = 200_000
"""The most answers of a learner from elsewhere: a hundred a day for five years."""

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
"""The statements that upgrade the file by one version each; the first makes it from nothing."""

_PRAGMAS = (
    "foreign_keys = ON",
    # Deleted data are overwritten, and none of it is in the folder for temporary files.
    "secure_delete = ON",
    "temp_store = MEMORY",
    # An answer is kept when the journal is gone; with FULL alone, a power cut can bring the journal back.
    "journal_mode = DELETE",
    "synchronous = EXTRA",
    # On macOS a drive may delay data after a plain sync.
    "fullfsync = ON",
    "checkpoint_fullfsync = ON",
)

_LEARNER_ROW, _ATTEMPT_ROW, _ATTEMPT_ENTRY = "tttt", "ntttttitit", "ttii"
"""The shapes of the tables' rows and the index's entries, for `DamagedDatabase`."""

NOBODY = ""
"""The picture of a learner of whom only the answers could be read."""

_ALIKE = 2
"""In how many letters a damaged id may differ; two random ids are never so alike."""


def _salvage(data: bytes, db: sqlite3.Connection) -> Saved:
    """Copy all that can be read of damaged bytes into an empty file.

    A learner of whom only answers are left gets a number for a name.
    """
    damaged = DamagedDatabase(data)
    learners, attempts = damaged.rows(_LEARNER_ROW, _ATTEMPT_ROW)
    once_there = {number for *_, number in damaged.entries(_ATTEMPT_ENTRY)} | attempts.keys()
    known = {str(row[0]): row for row in learners.values()}
    answer_counts = Counter(str(row[1]) for row in attempts.values())
    names = {one: _meant(one, known, answer_counts) for one in {*known, *answer_counts}}
    people = {names[one]: (names[one], *row[1:]) for one, row in known.items()}
    for number, one in enumerate(
        dict.fromkeys(names[one] for one in answer_counts if names[one] not in people), 1
    ):
        people[one] = (one, say("storage-learner-number", number=number), NOBODY, "{}")
    db.executemany("INSERT INTO learner VALUES (?, ?, ?, ?)", people.values())
    db.executemany(
        "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ((number, names[str(row[1])], *row[2:]) for number, row in attempts.items()),
    )
    return Saved(len(attempts), len(once_there), len(people))


def _meant(one: str, known: Container[str], answer_counts: Mapping[str, int]) -> str:
    """Return the id that `one`, perhaps damaged in a few letters, stands for.

    The similar one with most answers.
    """
    alike = [other for other in answer_counts if _differ(one, other) <= _ALIKE]
    return max([one, *alike], key=lambda other: (answer_counts.get(other, 0), other in known))


def _differ(one: str, other: str) -> int:
    if len(one) != len(other):
        return _ALIKE + 1
    return sum(mine != theirs for mine, theirs in zip(one, other, strict=True))


SCHEMA = Schema("learners.db", "learners", MIGRATIONS, _PRAGMAS, _salvage)


@dataclass(frozen=True)
class Learner:
    """A learner; `document` is the profile of the teaching mode, as JSON."""

    id: str
    nickname: str
    avatar: str
    document: str = "{}"


@dataclass(frozen=True)
class Answer:
    """One attempt as it is stored: the columns that are counted, and the whole as JSON."""

    time: str
    mode: str
    variant: str
    skill: str
    first_right: bool
    support: str
    hints: Annotated[int, Meta(ge=0, lt=_MOST_HINTS)]
    document: str


class _Export(msgspec.Struct, frozen=True):
    """A learner with every answer, as in a file."""

    format: str
    id: str
    nickname: str
    avatar: str
    document: str
    answers: Annotated[tuple[Answer, ...], Meta(max_length=MOST_ANSWERS)]


def _learner(number: int, learner: str, nickname: str, avatar: str, document: str) -> Learner:
    """Return a learner with a name that can be shown; without one it is called by `number`."""
    name = one_line(nickname, LONGEST_NAME) or say("storage-learner-number", number=number)
    return Learner(learner, name, avatar, document)


Person = tuple[Learner, tuple[Answer, ...]]
"""A learner with every answer."""


@dataclass(frozen=True)
class _Entry:
    """A learner's new state and answers, to be written together or not at all."""

    learner: Learner
    answers: tuple[Answer, ...] = ()


class LearnerStore:
    """The learners of one data folder, for the playing thread. A folder has one store at a time.

    Changes are known at once and written on the writing thread. If the disk fails, they are kept in memory
    and tried again with the next change; `trouble` then says in one sentence what is wrong, and is None when
    everything is written.
    """

    def __init__(self, directory: Path) -> None:
        """Open or make the file in `directory` and check all of it: not for the thread of a window.

        A damaged file is set aside under another name; what can be read of it is loaded. Raises StorageError.
        """
        self.backups = directory / BACKUPS
        """The folder of the backups."""
        self._db = Database(directory, SCHEMA)
        rows = self._db.rows("SELECT id, nickname, avatar, document FROM learner ORDER BY rowid")
        self._known = {row[0]: _learner(number, *row) for number, row in enumerate(rows, start=1)}
        self.trouble: str | None = None
        self.heard: Callable[[], None] = nobody
        """Called on the writing thread after every write, successful or not."""
        self._handed: deque[_Entry] = deque()
        # Entries that could not be written. Used by the writing thread, and by the other one only while that
        # is idle.
        self._due: list[_Entry] = []

    @property
    def set_aside(self) -> Path | None:
        """The new path of a damaged file; None if there was none."""
        return self._db.set_aside

    @property
    def saved(self) -> Saved | None:
        """What was saved from that file; None if there was none."""
        return self._db.saved

    def settle(self) -> bool:
        """Wait until everything is written or was tried once more; return whether it is written."""
        WRITER.do(self._keep)
        WRITER.wait()
        return self.trouble is None

    def close(self) -> None:
        """Wait until everything is written or was tried once more, and close the file."""
        self.settle()
        self._db.close()

    # Learners

    def learners(self) -> tuple[Learner, ...]:
        """Return all learners, in the order in which they were added."""
        return tuple(self._known.values())

    def add(self, nickname: str, avatar: str, document: str = "{}") -> Learner:
        learner = _learner(len(self._known) + 1, secrets.token_hex(8), nickname, avatar, document)
        self._hand_over(_Entry(learner))
        return learner

    def change(self, learner: Learner) -> None:
        """Save changes to a learner, unless it was deleted."""
        if learner.id in self._known:
            self._hand_over(_Entry(learner))

    def delete(self, learner: str) -> None:
        """Delete a learner and every answer for good.

        The freed space of the file is overwritten, and so are damaged files that were set aside, since they
        may hold the same learner. Finished and saved games, statistics, window data and backups are rewritten
        without the learner's name, unless another learner has the same one. Waits for the disk, and raises
        StorageError.
        """
        WRITER.wait()
        self._db.wipe_damaged_files()
        whole = Forgetting(self.backups.parent, learner, self.names_of(learner)).everywhere()
        forget(self.backups, learner, whole.without)
        with self._db.writing() as db:
            db.execute("DELETE FROM learner WHERE id = ?", (learner,))
        self._due = [entry for entry in self._due if entry.learner.id != learner]
        self._known.pop(learner, None)
        self._db.compact()

    def names_of(self, learner: str) -> frozenset[str]:
        """Return the nickname that is deleted with a learner, in lower case.

        None if another learner has it too.
        """
        names = {one.id: one.nickname.casefold() for one in self._known.values()}
        mine = names.pop(learner, "")
        return frozenset({mine} - {"", *names.values()})

    @property
    def damaged_files(self) -> tuple[Path, ...]:
        """Damaged files that were set aside, and will be deleted with the next learner."""
        return self._db.damaged_files()

    # Answers

    def answered(self, learner: Learner, answer: Answer) -> None:
        """Save an answer, and the learner's state after it, both or neither."""
        if learner.id in self._known:
            self._hand_over(_Entry(learner, (answer,)))

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """Return all answers of a learner, the oldest first. Raises StorageError."""
        WRITER.wait()
        rows = self._db.rows(
            "SELECT time, mode, variant, skill, first_right, support, hints, document"
            " FROM attempt WHERE learner = ? ORDER BY number",
            learner,
        )
        kept = [
            Answer(time, mode, variant, skill, bool(right), support, hints, document)
            for time, mode, variant, skill, right, support, hints, document in rows
        ]
        due = (answer for entry in self._due if entry.learner.id == learner for answer in entry.answers)
        return (*kept, *due)

    # In and out

    def exported(self, learner: Learner) -> str:
        """Return a learner with every answer, as text for a file. Raises StorageError."""
        return export_text((learner, self.answers(learner.id)), indent=1)

    def import_(self, text: str) -> Learner:
        """Add the learner in a text of `exported` as a new one. Raises StorageError for anything else."""
        learner, answers = read_export(text)
        fresh = replace(learner, id=secrets.token_hex(8))
        self._hand_over(_Entry(fresh, answers))
        return fresh

    def merge(self, people: Iterable[Person]) -> tuple[int, int]:
        """Add what is missing here; return the numbers of new learners and of new answers.

        A learner known here keeps its state, unless the other has a later answer, or only answers could be
        read here. Writes at once, everything or nothing, and raises StorageError.
        """
        merged, learners, answers = list[Person](), 0, 0
        for learner, theirs in people:
            mine, here = self._known.get(learner.id), self.answers(learner.id)
            fresh = tuple((Counter(theirs) - Counter(here)).elements())
            last = max((one.time for one in here), default="")
            if mine is not None and mine.avatar != NOBODY:
                if not fresh:
                    continue
                if max(one.time for one in fresh) <= last:
                    learner = mine
            merged.append((learner, tuple(sorted((*here, *fresh), key=lambda one: one.time))))
            learners, answers = learners + (mine is None), answers + len(fresh)
        self._put(merged)
        return learners, answers

    def become(self, people: Iterable[Person]) -> None:
        """Replace all learners and answers by these.

        Writes at once, everything or nothing, and raises StorageError.
        """
        whole = list(people)
        self._put(whole, [one for one in self._known if one not in {learner.id for learner, _ in whole}])

    def _put(self, people: list[Person], gone: Iterable[str] = ()) -> None:
        WRITER.wait()
        self._keep()
        if self.trouble is not None:
            raise StorageError(self.trouble)
        with self._db.writing() as db:
            for one in (*gone, *(learner.id for learner, _ in people)):
                db.execute("DELETE FROM learner WHERE id = ?", (one,))
            for learner, answers in people:
                _insert(db, _Entry(learner, answers))
        for one in gone:
            self._known.pop(one, None)
        self._known.update((learner.id, learner) for learner, _ in people)

    def _hand_over(self, entry: _Entry) -> None:
        self._known[entry.learner.id] = entry.learner
        self._handed.append(entry)
        WRITER.do(self._keep)

    # On the writing thread

    def _keep(self) -> None:
        while self._handed:
            self._due.append(self._handed.popleft())
        if not self._due:
            return
        try:
            with self._db.writing() as db:
                for entry in self._due:
                    _insert(db, entry)
        except StorageError as error:
            self.trouble = str(error)
        else:
            self._due = []
            self.trouble = None
        self.heard()


def _insert(db: sqlite3.Connection, entry: _Entry) -> None:
    learner = entry.learner
    db.execute(
        "INSERT INTO learner VALUES (:id, :nickname, :avatar, :document)"
        " ON CONFLICT (id) DO UPDATE SET nickname = :nickname, avatar = :avatar, document = :document",
        vars(learner),
    )
    db.executemany(
        "INSERT INTO attempt (learner, time, mode, variant, skill, first_right, support, hints, document)"
        " VALUES (:learner, :time, :mode, :variant, :skill, :first_right, :support, :hints, :document)",
        ({"learner": learner.id, **vars(answer)} for answer in entry.answers),
    )


def export_text(person: Person, indent: int | None = None) -> str:
    """Return a learner with every answer as JSON; without `indent`, which is for people, it is faster."""
    learner, answers = person
    whole = {"format": EXPORT_FORMAT, **vars(learner), "answers": [vars(answer) for answer in answers]}
    return json.dumps(whole, ensure_ascii=False, indent=indent)


def read_export(text: str | bytes) -> Person:
    """Return the learner and the answers in a text of `LearnerStore.exported`. Raises StorageError."""
    try:
        data = text.encode() if isinstance(text, str) else text
        # Each answer takes more memory than space in the file. A key can be written in many ways, but never
        # without its quotation marks; those inside a text have a backslash before them.
        if data.count(b'"') - data.count(b'\\"') > _MARKS * (MOST_ANSWERS + 1):
            raise ValueError
        found = msgspec.json.decode(data, type=_Export)
        if found.format != EXPORT_FORMAT:
            raise ValueError
    except (ValueError, RecursionError):
        raise StorageError(say("storage-no-learner")) from None
    return _learner(1, found.id, found.nickname, found.avatar, found.document), found.answers
