"""The database of the learners past our own code: what it says when asked directly, and how it gets full."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from cardtable.storage.learners import LearnerStore


def counted(folder: Path, learner: str) -> dict[str, tuple[int, int]]:
    """For each skill, how many answers lie on the disk and how many of them were right at once."""
    with closing(sqlite3.connect(folder / "learners.db")) as db:
        rows = db.execute(
            "SELECT skill, COUNT(*), SUM(first_right) FROM attempt WHERE learner = ? GROUP BY skill",
            (learner,),
        )
        return {skill: (count, right) for skill, count, right in rows}


def give_room(store: LearnerStore, pages: int) -> None:
    """From now on the file may grow by so many pages and no more, as on a disk that is full."""
    store.settle()
    ((used,),) = store._db.rows("PRAGMA page_count")
    store._db.rows(f"PRAGMA max_page_count = {used + pages}")
