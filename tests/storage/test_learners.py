import sqlite3
from pathlib import Path

import pytest

from cardtable.storage.csv_file import csv_text
from cardtable.storage.errors import StorageError
from cardtable.storage.learners import SCHEMA, Answer, Learner, LearnerStore
from tests.spreadsheet import csv_rows


def answer(number: int) -> Answer:
    skill = "add-ones" if number % 3 else "hold"
    return Answer(f"2026-11-{number:02}T10:00:00Z", "call", "v", skill, number % 2 == 0, "pad", 0, "{}")


@pytest.fixture
def store(tmp_path: Path) -> LearnerStore:
    return LearnerStore(tmp_path)


def test_learners_and_answers_are_there_after_a_restart(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia", "rabbit")
    changed = Learner(mia.id, "Mia", "cat", '{"ability": 1}')
    store.answered(changed, answer(1))
    store.change(changed)
    store.close()
    again = LearnerStore(tmp_path)
    assert again.learners() == (changed,)
    assert again.answers(mia.id) == (answer(1),)


def test_counts_are_those_of_the_answers(store: LearnerStore) -> None:
    mia = store.add("Mia", "rabbit")
    for number in range(1, 13):
        store.answered(mia, answer(number))
    assert store.counts(mia.id) == {"add-ones": (8, 4), "hold": (4, 2)}


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


def test_a_deleted_learner_is_not_left_in_a_file_that_was_set_aside(tmp_path: Path) -> None:
    (tmp_path / SCHEMA.file).write_bytes(b"Tom-the-first " * 500)
    (tmp_path / f"{SCHEMA.file}-journal").write_bytes(b"Tom-the-first " * 500)
    store = LearnerStore(tmp_path)
    tom = store.add("Tom-the-first", "bear")
    assert store.damaged_files
    store.delete(tom.id)
    assert store.damaged_files == ()
    store.close()
    assert b"Tom-the-first" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_who_cannot_be_wiped_everywhere_is_not_said_to_be_gone(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    tom = store.add("Tom", "bear")
    (tmp_path / "learners-damaged-1.db").mkdir()
    with pytest.raises(StorageError, match="could not be deleted"):
        store.delete(tom.id)
    assert store.learners() == (tom,)


def test_an_exported_learner_can_be_taken_in_elsewhere(store: LearnerStore, tmp_path: Path) -> None:
    mia = store.add("Mia =1+1", "rabbit", '{"x": 1}')
    store.answered(mia, answer(1))
    other = LearnerStore(tmp_path / "other")
    taken = other.import_(store.exported(mia))
    assert (taken.nickname, taken.avatar, taken.document) == (mia.nickname, mia.avatar, mia.document)
    assert taken.id != mia.id
    assert other.answers(taken.id) == store.answers(mia.id)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "cardtable learner 1"}', "[" * 100_000, '{"format": "other"}']
)
def test_a_file_that_holds_no_learner_is_refused_in_a_sentence(store: LearnerStore, text: str) -> None:
    with pytest.raises(StorageError, match="does not hold a learner"):
        store.import_(text)
    assert store.learners() == ()


def test_a_damaged_file_is_set_aside_and_kept(tmp_path: Path) -> None:
    (tmp_path / SCHEMA.file).write_bytes(b"no database" * 500)
    store = LearnerStore(tmp_path)
    assert store.learners() == ()
    assert store.set_aside is not None
    assert store.set_aside.read_bytes() == b"no database" * 500


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / SCHEMA.file)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StorageError, match="newer"):
        LearnerStore(tmp_path)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError, match="cannot be kept"):
        LearnerStore(tmp_path / "file")


def test_csv_keeps_texts_and_gives_a_spreadsheet_no_formula() -> None:
    rows = [["=cmd()", 3, 'Änne, "x"'], ["-5", -5, "'quoted"]]
    text = csv_text(["a", "b", "c"], rows)
    assert csv_rows(text) == [["a", "b", "c"], ["=cmd()", "3", 'Änne, "x"'], ["-5", "-5", "'quoted"]]
    assert ",=cmd" not in f",{text}"
