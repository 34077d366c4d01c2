"""The book of solved puzzles is saved at once, survives damage, and is part of backups."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

from cardtable.controller.puzzles.daily import entry_of_sums, make, reopened
from cardtable.controller.puzzles.sums import sums_of_day
from cardtable.learning.ladder import Numbers
from cardtable.storage.backups import Backups, look_into
from cardtable.storage.learners import LearnerStore
from cardtable.storage.puzzle_book import FILE_NAME, PuzzleBook, Solved
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("as_on_windows")

DAY = date(2026, 11, 23)


@cache
def solved(seed: str, variant: str = "ninety-nine") -> Solved:
    puzzle = make(variant, seed)
    return Solved(puzzle.id, variant, puzzle.position, DAY, 2)


def test_solved_puzzles_are_there_the_next_time_by_game(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path)
    first, other, last = solved("b"), solved("d", "to-twenty"), solved("e")
    for one in (first, other, last, first):
        book.add(one)
    assert book.document.settle()
    again = PuzzleBook(tmp_path)
    assert again.solved() == (last, other, first)
    assert again.by_game() == {"ninety-nine": (last, first), "to-twenty": (other,)}
    assert again.holds(first.id)
    assert not again.holds("another")


def test_the_newest_puzzles_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.storage.puzzle_book.MOST", 2)
    book = PuzzleBook(tmp_path)
    for seed in ("b", "d", "e"):
        book.add(solved(seed))
    assert book.solved() == (solved("e"), solved("d"))


def test_number_puzzles_are_kept_apart_from_the_others(tmp_path: Path) -> None:
    book, later = PuzzleBook(tmp_path), DAY + timedelta(days=1)
    book.add(solved("b"))
    book.add(entry_of_sums(sums_of_day(later, Numbers.TO_20)[-1], later))
    assert book.document.settle()
    again = PuzzleBook(tmp_path)
    assert (again.days(sums=False), again.days(sums=True)) == ({DAY}, {later})
    assert list(again.by_game()) == ["ninety-nine"]


def test_a_puzzle_of_the_book_is_the_same_puzzle(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path)
    book.add(solved("b"))
    (kept,) = book.solved()
    assert reopened(kept) == make("ninety-nine", "b")


@pytest.mark.parametrize("variant", ["no-such-game", "boom-o", "one-hundred"])
def test_a_puzzle_that_its_game_no_longer_has_is_left_out(variant: str) -> None:
    one = solved("b")
    assert reopened(Solved(one.id, variant, one.position, DAY)) is None


def test_a_puzzle_solved_before_there_were_stars_has_none(tmp_path: Path) -> None:
    book = PuzzleBook(tmp_path)
    book.add(solved("b"))
    book.document.settle()
    path = tmp_path / FILE_NAME
    (entry,) = json.loads(path.read_text())["solved"]
    del entry["stars"]
    path.write_text(json.dumps({"solved": [entry]}))
    (kept,) = PuzzleBook(tmp_path).solved()
    assert (kept.id, kept.stars) == (solved("b").id, 0)


@rows("spoiled", [None, 7, {}, {"id": 3}, "day", "position", "id", "stars"])
def test_a_damaged_entry_is_left_out(tmp_path: Path, spoiled: object) -> None:
    book = PuzzleBook(tmp_path)
    book.add(solved("b"))
    book.document.settle()
    path = tmp_path / FILE_NAME
    (entry,) = json.loads(path.read_text())["solved"]
    wrong = {**entry, spoiled: ""} if isinstance(spoiled, str) else spoiled
    path.write_text(json.dumps({"solved": [wrong, entry], "more": 1}))
    assert PuzzleBook(tmp_path).solved() == (solved("b"),)
    path.write_text(json.dumps({"solved": wrong}))
    assert PuzzleBook(tmp_path).solved() == ()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[LearnerStore]:
    store = LearnerStore(tmp_path / "elsewhere")
    yield store
    store.close()


def test_the_book_is_merged_on_another_computer_and_that_can_be_undone(
    tmp_path: Path, elsewhere: LearnerStore
) -> None:
    here = PuzzleBook(tmp_path / "here")
    for one in (solved("b"), solved("two")):
        here.add(one)
    assert here.document.settle()
    file = tmp_path / "all.zip"
    file.write_bytes(Backups(tmp_path / "here").everything(None))

    there = PuzzleBook(tmp_path / "elsewhere")
    for one in (solved("e"), solved("two")):
        there.add(one)
    assert there.document.settle()
    backups = Backups(tmp_path / "elsewhere")
    assert backups.is_due()
    brought = backups.bring(elsewhere, look_into(file))
    there.again()
    assert there.solved() == (solved("two"), solved("e"), solved("b"))
    assert brought.solved == {solved("b").id}
    backups.take_back(elsewhere, brought)
    there.again()
    assert there.solved() == (solved("two"), solved("e"))
