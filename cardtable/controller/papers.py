"""Answers as a table of plain text, for a spreadsheet or for somebody who wants to count for themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.learning.attempts import Attempt
from cardtable.storage.csv_file import csv_text

COLUMNS = (
    "time", "mode", "role", "variant", "game", "session", "before", "cards", "value", "answer", "skill",
    "support", "choices", "hints", "tries", "errors", "milliseconds", "right_at_once", "entered_by",
    "focus_lost", "ability", "expected", "rests", "app", "seed",
)  # fmt: skip
"""Times are UTC in ISO 8601; several values in one cell have a space between them; yes and no are 1 and 0.

Where every card that fits is picked (mode `safe`), an answer is their places in `cards` as a number: 1 for
the first, 2 for the second, 4 for the third, added up.
"""


def attempts_csv(attempts: Sequence[Attempt]) -> str:
    """All answers, the oldest first, with a line of names before them."""
    return csv_text(COLUMNS, (_row(attempt) for attempt in attempts))


def _row(a: Attempt) -> tuple[object, ...]:
    return (
        a.time, a.mode, a.role, a.variant, a.game, a.session, a.before, " ".join(a.cards), a.value, a.answer,
        a.skill, a.support.name.lower(), _listed(a.offered), a.hints, _listed(t.answer for t in a.tries),
        " ".join(t.errors[0] for t in a.tries if t.errors), _listed(t.milliseconds for t in a.tries),
        int(a.right_at_once), a.entered_by, int(a.focus_lost), round(a.ability, 4), round(a.expected, 4),
        int(a.rests), a.app, a.seed,
    )  # fmt: skip


def _listed(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)
