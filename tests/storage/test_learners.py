import json
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.storage.disk import StorageError
from cardtable.storage.learners import (
    EXPORT_FORMAT,
    SCHEMA,
    Answer,
    Learner,
    LearnerStore,
    export_text,
    read_export,
)
from cardtable.storage.outside import csv_text
from cardtable.storage.writer import WRITER
from tests.learners_file import counted, give_room
from tests.rows import rows
from tests.spreadsheet import csv_rows

pytestmark = pytest.mark.usefixtures("as_on_windows")


def answer(number: int) -> Answer:
    skill = "add-ones" if number % 3 else "hold"
    return Answer(f"2026-11-{number:02}T10:00:00Z", "call", "v", skill, number % 2 == 0, "pad", 0, "{}")


def exported(nickname: str = "Mia", hints: object = 0) -> str:
    """Return a learner with one answer, as another computer may have exported it."""
    one = {**vars(answer(1)), "hints": hints}
    whole = {"id": "1", "nickname": nickname, "avatar": "rabbit", "document": "{}", "answers": [one]}
    return json.dumps({"format": EXPORT_FORMAT, **whole})


def test_a_learner_exported_elsewhere_is_imported(store: LearnerStore) -> None:
    assert store.answers(store.import_(exported(hints=2)).id)[0].hints == 2


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LearnerStore]:
    made = LearnerStore(tmp_path)
    yield made
    made.close()


def test_learners_and_answers_are_there_after_a_restart(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia", "rabbit")
    changed = Learner(mia.id, "Mia", "cat", '{"ability": 1}')
    store.answered(changed, answer(1))
    store.change(changed)
    store.close()
    again = LearnerStore(tmp_path)
    assert again.learners() == (changed,)
    assert again.answers(mia.id) == (answer(1),)


def test_every_answer_is_a_row_with_the_columns_to_count_by(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia", "rabbit")
    for number in range(1, 13):
        store.answered(mia, answer(number))
    assert store.settle()
    assert counted(tmp_path, mia.id) == {"add-ones": (8, 4), "hold": (4, 2)}


def test_no_answer_waits_for_a_slow_disk(store: LearnerStore, tmp_path: Path) -> None:
    may = threading.Event()
    WRITER.do(lambda: may.wait(10) and None)
    mia = store.add("Mia", "rabbit")
    cleverer = Learner(mia.id, "Mia", "rabbit", '{"ability": 1}')
    store.answered(cleverer, answer(1))
    assert store.learners() == (cleverer,)
    assert counted(tmp_path, mia.id) == {}
    may.set()
    assert store.answers(mia.id) == (answer(1),)
    assert counted(tmp_path, mia.id) == {"add-ones": (1, 0)}


def test_every_answer_is_saved_before_the_store_closes(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia", "rabbit")
    for number in range(1, 30):
        store.answered(mia, answer(number))
    store.close()
    assert LearnerStore(tmp_path).answers(mia.id) == tuple(answer(number) for number in range(1, 30))


def test_a_full_disk_is_reported_and_nothing_is_lost_when_there_is_room_again(
    store: LearnerStore, tmp_path: Path
) -> None:
    mia, tom = store.add("Mia", "rabbit"), store.add("Tom", "bear")
    store.answered(mia, answer(1))
    assert store.settle()
    troubles = list[str | None]()
    store.heard = lambda: troubles.append(store.trouble)
    give_room(store, 0)
    kept, sure = [answer(1)], 1
    for number in range(2, 30):
        # Each fills an eighth of a page of the file.
        long = replace(answer(number), document="x" * 500)
        store.answered(mia, long)
        kept.append(long)
        assert store.answers(mia.id) == tuple(kept)
        # The answers on disk only grow in number, and are all answers unless trouble was reported.
        on_disk = sum(count for count, _ in counted(tmp_path, mia.id).values())
        assert sure <= on_disk <= number
        assert store.trouble is not None or on_disk == number
        sure = on_disk
    assert "Can't save learners right now" in store.trouble
    assert "full" in store.trouble
    store.answered(tom, answer(1))
    store.delete(tom.id)
    assert not store.settle()
    give_room(store, 1000)
    assert store.settle()
    assert troubles[-1] is None
    store.close()
    again = LearnerStore(tmp_path)
    assert again.learners() == (mia,)
    assert again.answers(mia.id) == tuple(kept)


def test_a_deleted_learner_does_not_come_back_with_late_changes_and_answers(
    store: LearnerStore, tmp_path: Path
) -> None:
    mia = store.add("Mia", "rabbit")
    store.delete(mia.id)
    store.change(mia)
    store.answered(mia, answer(1))
    assert store.settle()
    assert store.learners() == ()
    store.close()
    assert LearnerStore(tmp_path).learners() == ()


def test_a_deleted_learner_leaves_nothing_in_the_file(store: LearnerStore, tmp_path: Path) -> None:
    tom, mia = store.add("Tom-the-first", "bear"), store.add("Mia", "rabbit")
    store.answered(tom, answer(1))
    store.answered(mia, answer(2))
    store.delete(tom.id)
    assert store.learners() == (mia,)
    assert store.answers(tom.id) == ()
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Tom-the-first" not in kept
    assert tom.id.encode() not in kept


def test_a_deleted_learner_is_also_deleted_from_damaged_files(tmp_path: Path) -> None:
    (tmp_path / SCHEMA.file).write_bytes(b"Tom-the-first " * 500)
    (tmp_path / f"{SCHEMA.file}-journal").write_bytes(b"Tom-the-first " * 500)
    store = LearnerStore(tmp_path)
    tom = store.add("Tom-the-first", "bear")
    assert store.damaged_files
    store.delete(tom.id)
    assert store.damaged_files == ()
    store.close()
    assert b"Tom-the-first" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_a_learner_who_cannot_be_wiped_everywhere_is_not_reported_as_deleted(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    tom = store.add("Tom", "bear")
    (tmp_path / "learners-damaged-1.db").mkdir()
    with pytest.raises(StorageError, match="Couldn't delete"):
        store.delete(tom.id)
    assert store.learners() == (tom,)


def test_an_exported_learner_can_be_imported_elsewhere(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia =1+1", "rabbit", '{"x": 1}')
    store.answered(mia, answer(1))
    other = LearnerStore(tmp_path / "other")
    taken = other.import_(store.exported(mia))
    assert (taken.nickname, taken.avatar, taken.document) == (mia.nickname, mia.avatar, mia.document)
    assert taken.id != mia.id
    assert other.answers(taken.id) == store.answers(mia.id)


@rows(
    "theirs, animal",
    [((1, 5), "rabbit"), ((1, 4), "rabbit"), ((6,), "cat"), ((1, 9), "cat")],
)
def test_a_learner_from_a_backup_is_newer_if_its_last_answer_is(
    store: LearnerStore, theirs: tuple[int, ...], animal: str
) -> None:
    mia = store.add("Mia", "rabbit")
    store.answered(mia, answer(5))
    brought = replace(mia, avatar="cat"), tuple(map(answer, theirs))
    assert store.merge([brought]) == (0, len({*theirs} - {5}))
    assert store.answers(mia.id) == tuple(map(answer, sorted({5, *theirs})))
    assert [one.avatar for one in store.learners() if one.id == mia.id] == [animal]


@rows(
    "text",
    [
        "", "[]", "{}", '{"format": "cardtable learner 1"}', "[" * 100_000, '{"format": "other"}',
        exported(nickname="\ud800"), exported(hints=-1), exported(hints=1 << 70), exported(hints=True),
    ],
)  # fmt: skip
def test_a_file_that_holds_no_learner_is_refused_in_a_sentence(store: LearnerStore, text: str) -> None:
    with pytest.raises(StorageError, match="doesn't hold a Cardtable learner"):
        store.import_(text)
    assert store.learners() == ()


def test_a_damaged_file_is_set_aside_and_kept(tmp_path: Path) -> None:
    (tmp_path / SCHEMA.file).write_bytes(b"no database" * 500)
    store = LearnerStore(tmp_path)
    assert store.learners() == ()
    assert store.set_aside.read_bytes() == b"no database" * 500


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / SCHEMA.file)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StorageError, match="newer"):
        LearnerStore(tmp_path)


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="Can't save learners"):
        LearnerStore(tmp_path / "file")


def test_csv_keeps_texts_and_has_no_formulas() -> None:
    rows = [["=cmd()", 3, 'Änne, "x"'], ["-5", -5, "'quoted"]]
    text = csv_text(["a", "b", "c"], rows)
    assert csv_rows(text) == [["a", "b", "c"], ["=cmd()", "3", 'Änne, "x"'], ["-5", "-5", "'quoted"]]
    assert ",=cmd" not in f",{text}"


@pytest.mark.parametrize("key", ["first_right", "first_righ\\u0074"])
def test_a_file_with_far_too_many_answers_is_refused_unread(
    monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    learner, answer = Learner("a", "Mia", "fox"), Answer("", "call", "v", "hold", True, "pad", 0, '{"a":"b"}')
    three, four = (export_text((learner, (answer,) * count)).replace("first_right", key) for count in (3, 4))
    assert len(read_export(four)[1]) == 4
    monkeypatch.setattr("cardtable.storage.learners.MOST_ANSWERS", 3)
    assert len(read_export(three)[1]) == 3
    read: list[object] = []
    monkeypatch.setattr("msgspec.json.decode", lambda *args, **how: read.append(args))
    with pytest.raises(StorageError):
        read_export(four)
    assert read == []
