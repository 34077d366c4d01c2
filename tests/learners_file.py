"""Direct access to the database of learners."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from cardtable.storage.learners import LearnerStore


def counted(folder: Path, learner: str) -> dict[str, tuple[int, int]]:
    """Return for each skill the number of saved answers, and of those right at once."""
    with closing(sqlite3.connect(folder / "learners.db")) as db:
        rows = db.execute(
            "SELECT skill, COUNT(*), SUM(first_right) FROM attempt WHERE learner = ? GROUP BY skill",
            (learner,),
        )
        return {skill: (count, right) for skill, count, right in rows}


def give_room(store: LearnerStore, pages: int) -> None:
    """Let the file grow by at most this many pages, as on a full disk."""
    store.settle()
    ((used,),) = store._db.rows("PRAGMA page_count")
    store._db.rows(f"PRAGMA max_page_count = {used + pages}")
