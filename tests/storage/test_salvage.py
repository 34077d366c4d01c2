"""If the file of learners is damaged, every undamaged answer is saved, and every lost one is reported."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardtable.storage.database import Saved
from cardtable.storage.disk import StorageError
from cardtable.storage.learners import SCHEMA, Answer, LearnerStore
from cardtable.storage.salvage import DamagedDatabase
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("as_on_windows")

PAGE = 4096
ANSWERS = 600
LONG = 9000
"""Length of an answer that needs extra pages."""


def answer(number: int) -> Answer:
    note = "y" * LONG if number % 100 == 0 else "é" * (50 + number % 7 * 40)
    skill = ("add-ones", "hold", "room")[number % 3]
    document = json.dumps({"number": number, "note": note}, ensure_ascii=False)
    return Answer(f"2026-11-{number % 28 + 1:02}T10:00:00Z", "call", "v", skill, True, "pad", 0, document)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of four learners, one of whom has half of all answers."""
    folder = tmp_path_factory.mktemp("whole")
    store = LearnerStore(folder)
    learners = [store.add(name, "fox", '{"numbers": "to-50"}') for name in ("Zoë", "Mia", "Tom", "Änne")]
    for number in range(ANSWERS):
        store.answered(learners[(0, 0, 0, 1, 2, 3)[number % 6]], answer(number))
    store.close()
    return (folder / SCHEMA.file).read_bytes()


def opened(folder: Path, data: bytes) -> LearnerStore:
    folder.mkdir(exist_ok=True)
    (folder / SCHEMA.file).write_bytes(data)
    return LearnerStore(folder)


def shown(store: LearnerStore) -> list[int]:
    """Return the numbers of all answers that can be read, whole or in part."""
    documents = [one.document for learner in store.learners() for one in store.answers(learner.id)]
    return sorted(int(document.split(":")[1].split(",")[0]) for document in documents)


def at_random(rng: random.Random, data: bytes) -> bytes:
    """Return the data damaged in one of several ways."""
    spoiled, at = bytearray(data), rng.randrange(len(data))

    def flip() -> None:
        spoiled[at] ^= 1 << rng.randrange(8)

    def overwrite() -> None:
        end = min(len(spoiled), at + rng.randrange(2, 200))
        spoiled[at:end] = rng.randbytes(end - at)

    def lose_page() -> None:
        spoiled[at // PAGE * PAGE : at // PAGE * PAGE + PAGE] = bytes(PAGE)

    def lose_tail() -> None:
        del spoiled[max(at, PAGE) :]

    def spoil_text() -> None:
        spoiled[data.index("é".encode(), at % (len(data) // 2))] = 0xFF

    def spoil_first_page() -> None:
        spoiled[rng.randrange(PAGE)] ^= 0xFF

    ways: tuple[Callable[[], None], ...] = (
        flip, overwrite, lose_page, lose_tail, spoil_text, spoil_first_page,
    )  # fmt: skip
    rng.choice(ways)()
    return bytes(spoiled)


@pytest.mark.slow("72 kinds of damage")
@rows("seed", range(72))
def test_no_answer_is_lost_unreported_or_because_of_another(tmp_path: Path, whole: bytes, seed: int) -> None:
    spoiled = at_random(random.Random(seed), whole)
    store = opened(tmp_path, spoiled)
    there = {number for number in range(ANSWERS) if f'{{"number": {number},'.encode() in spoiled}
    found = shown(store)
    if store.set_aside is None:
        assert len(found) == ANSWERS
    else:
        assert store.set_aside.read_bytes() == spoiled
        assert store.saved.answers == len(found) <= store.saved.of
        # At the edges of the damage, the beginnings of two rows may be lost.
        assert len(there - set(found)) <= 2
    store.close()
    again = LearnerStore(tmp_path)
    assert again.set_aside is None
    assert shown(again) == found
    again.close()


def test_a_damaged_byte_of_a_text_changes_only_its_letter(tmp_path: Path, whole: bytes) -> None:
    at = whole.index("Zoë".encode())
    store = opened(tmp_path, whole[: at + 2] + b"\xff\xff" + whole[at + 4 :])
    assert store.learners()[0].nickname == "Zo\ufffd\ufffd"
    assert len(shown(store)) == ANSWERS


def test_answers_are_added_to_the_file_that_replaces_a_damaged_one(tmp_path: Path, whole: bytes) -> None:
    store = opened(tmp_path, whole[:20] + b"\0" * 60 + whole[80:])
    assert store.saved == Saved(ANSWERS, ANSWERS, 4)
    mia = store.learners()[1]
    store.answered(mia, answer(ANSWERS))
    store.close()
    again = LearnerStore(tmp_path)
    assert [one.nickname for one in again.learners()] == ["Zoë", "Mia", "Tom", "Änne"]
    assert len(shown(again)) == ANSWERS + 1
    again.close()


@pytest.mark.parametrize("compacted", [True, False])
def test_a_deleted_learner_is_not_restored_from_a_damaged_file(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch, compacted: bool
) -> None:
    if not compacted:
        monkeypatch.setattr("cardtable.storage.database.Database.compact", lambda self: None)
    store = opened(tmp_path, whole)
    for name in ("Zoë", "Tom"):
        store.delete(next(one.id for one in store.learners() if one.nickname == name))
    left = shown(store)
    store.close()
    data = (tmp_path / SCHEMA.file).read_bytes()
    again = opened(tmp_path, data[:20] + bytes(PAGE // 2) + data[20 + PAGE // 2 :])
    assert again.set_aside is not None
    assert len(again.learners()) == 2
    assert shown(again) == left
    again.close()


def page_of(data: bytes, what: bytes) -> int:
    """Return the offset of the first page that contains `what`."""
    return data.index(what) // PAGE * PAGE


def test_answers_of_unreadable_learners_are_kept_for_numbered_learners(tmp_path: Path, whole: bytes) -> None:
    at = page_of(whole, "Änne".encode())
    store = opened(tmp_path, whole[:at] + bytes(PAGE) + whole[at + PAGE :])
    assert store.saved == Saved(ANSWERS, ANSWERS, 4)
    assert sorted(one.nickname for one in store.learners()) == [f"Learner {n}" for n in (1, 2, 3, 4)]
    assert len(shown(store)) == ANSWERS


def test_an_id_with_a_damaged_letter_is_assigned_to_the_learner_with_the_same_other_letters(
    tmp_path: Path, whole: bytes
) -> None:
    with closing(sqlite3.connect(tmp_path / SCHEMA.file)) as db:
        db.executescript(SCHEMA.migrations[0])
        db.execute("INSERT INTO learner VALUES ('00000000000000f0', 'Mia', 'owl', '{}')")
        rows = [(number, "00000000000000ff" if number else "0000000000000aff") for number in range(4)]
        db.executemany("INSERT INTO attempt VALUES (?, ?, 't', 'm', 'v', 's', 1, 'pad', 0, '{}')", rows)
        db.execute("PRAGMA user_version = 1")
        db.commit()
    store = LearnerStore(tmp_path)
    (mia,) = store.learners()
    assert (mia.id, mia.nickname) == ("00000000000000ff", "Mia")
    assert len(store.answers(mia.id)) == 4


def test_a_file_that_cannot_be_read_now_does_not_count_as_damaged(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(tmp_path, whole).close()

    class Unwell(sqlite3.Connection):
        def execute(self, query: str, *given: object) -> sqlite3.Cursor:
            if "integrity_check" in query:
                error = sqlite3.OperationalError("disk I/O error")
                error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
                raise error
            return super().execute(query, *given)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **how: connect(path, factory=Unwell, **how))
    with pytest.raises(StorageError, match="disk I/O error"):
        LearnerStore(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [SCHEMA.file]
    assert (tmp_path / SCHEMA.file).read_bytes() == whole


def test_a_disk_without_room_for_the_repaired_file_changes_nothing(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: object, path: Path, to: Path) -> None:
        raise OSError(28, "No space left on device")

    at = page_of(whole, b"room")
    spoiled = whole[:at] + bytes(PAGE) + whole[at + PAGE :]
    with monkeypatch.context() as patch:
        patch.setattr("cardtable.storage.disk.Disk.move", full)
        with pytest.raises(StorageError, match="No space left"):
            opened(tmp_path, spoiled)
    assert (tmp_path / SCHEMA.file).read_bytes() == spoiled
    store = LearnerStore(tmp_path)
    assert store.set_aside is not None
    assert shown(store)


def test_a_power_cut_during_writing_leaves_the_earlier_answers(tmp_path: Path, whole: bytes) -> None:
    path, left = tmp_path / SCHEMA.file, tmp_path / "after the cut"
    path.write_bytes(whole)
    left.mkdir()
    with closing(sqlite3.connect(path)) as db:
        for pragma in SCHEMA.pragmas:
            db.execute(f"PRAGMA {pragma}")
        # With a cache this small, SQLite writes to the file early.
        db.execute("PRAGMA cache_size = 2")
        db.execute("UPDATE attempt SET document = 'torn' || document")
        for file in (path, path.with_name(f"{path.name}-journal")):
            shutil.copy(file, left)
    assert (left / path.name).read_bytes() != whole
    store = LearnerStore(left)
    assert store.set_aside is None
    assert len(shown(store)) == ANSWERS
    assert not any(answer.document.startswith("torn") for answer in store.answers(store.learners()[0].id))
    store.close()


def test_the_database_is_set_to_survive_power_cuts(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    asked = {name: store._db.rows(f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous")}
    assert asked == {"journal_mode": "delete", "synchronous": 3}
    for name in ("fullfsync", "checkpoint_fullfsync"):
        assert store._db.rows(f"PRAGMA {name}") == [(1,)]


def test_rows_on_a_damaged_page_are_found_in_a_large_file_of_anything(tmp_path: Path, whole: bytes) -> None:
    """Rows are looked for only where they may begin, so a large file that is no database is read quickly."""
    tried, page = list[int](), next(at for at in range(PAGE, len(whole), PAGE) if whole[at] == 13)
    spoiled = whole[:page] + b"\0" + whole[page + 1 :] + b"Anything, 1 2 3 and more.\n" * 20_000
    looked_at = DamagedDatabase._cell

    def counted(self: DamagedDatabase, data: bytes, at: int, *more: Any) -> Any:
        tried.append(at)
        return looked_at(self, data, at, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DamagedDatabase, "_cell", counted)
        store = opened(tmp_path, spoiled)
    assert store.saved is not None
    assert len(shown(store)) == ANSWERS
    store.close()
    assert len(tried) < len(spoiled) / 20
