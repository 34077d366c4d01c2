"""The answers of a learner: as the store keeps them, and as a table of plain text, for a spreadsheet or for
somebody who wants to count for themselves.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import date

import msgspec

from cardtable.language import say
from cardtable.learning.attempts import Attempt
from cardtable.learning.profile import read_profile
from cardtable.storage.learners import Answer, Learner, LearnerStore
from cardtable.storage.outside import csv_text

COLUMNS = (
    "time", "mode", "role", "variant", "game", "session", "before", "cards", "value", "answer", "skill",
    "support", "choices", "hints", "tries", "errors", "milliseconds", "right_at_once", "entered_by",
    "focus_lost", "ability", "expected", "rests", "app", "seed",
)  # fmt: skip
"""Times are UTC in ISO 8601; several values in one cell have a space between them; yes and no are 1 and 0.

Where every card that fits is picked (mode `safe`), an answer is their places in `cards` as a number: 1 for
the first, 2 for the second, 4 for the third, added up.
"""


def stored(attempt: Attempt) -> Answer:
    """An attempt as the store keeps it."""
    return Answer(
        attempt.time,
        attempt.mode,
        attempt.variant,
        attempt.skill,
        attempt.right_at_once,
        attempt.support.name.lower(),
        attempt.hints,
        msgspec.json.encode(attempt).decode(),
    )


def read_attempts(store: LearnerStore, learner: str) -> list[Attempt]:
    """All attempts of a learner, the oldest first; one that cannot be read is passed over."""
    return attempts_and_unread(store, learner)[0]


def recalled(store: LearnerStore, learner: Learner) -> Learner:
    """The learner as they sit down. Of one whose answers are older than what is believed of learners, they
    are gone through.
    """
    profile = read_profile(learner.document)
    if not profile.beliefs and store.answers(learner.id):
        learner = replace(learner, document=profile.recalling(read_attempts(store, learner.id)).text)
        store.change(learner)
    return learner


def attempts_and_unread(store: LearnerStore, learner: str) -> tuple[list[Attempt], int]:
    """All attempts of a learner, the oldest first, and how many answers are there but cannot be read."""
    answers, kept = store.answers(learner), list[Attempt]()
    for answer in answers:
        # Where a byte was damaged, what it stands for may make no sense, a day that there is not, say.
        with contextlib.suppress(ValueError):
            attempt = msgspec.json.decode(answer.document, type=Attempt)
            date.fromisoformat(attempt.time[:10])
            kept.append(attempt)
    return kept, len(answers) - len(kept)


def attempts_csv(attempts: Sequence[Attempt]) -> str:
    """All answers, the oldest first, with a line of names before them."""
    header = [say(f"progress-column-{column}") for column in COLUMNS]
    return csv_text(header, (_row(attempt) for attempt in attempts))


def _row(a: Attempt) -> tuple[object, ...]:
    skill = a.exercises.value if a.exercises is not None else a.skill
    return (
        a.time, a.mode, a.role, a.variant, a.game, a.session, a.before, " ".join(a.cards), a.value, a.answer,
        skill, a.support.name.lower(), _listed(a.offered), a.hints, _listed(t.answer for t in a.tries),
        " ".join(t.errors[0] for t in a.tries if t.errors), _listed(t.milliseconds for t in a.tries),
        int(a.right_at_once), a.entered_by, int(a.focus_lost), round(a.ability, 4), round(a.expected, 4),
        int(a.rests), a.app, a.seed,
    )  # fmt: skip


def _listed(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)
