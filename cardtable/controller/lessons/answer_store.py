"""The answers of a learner: as the store keeps them, and as a table for a spreadsheet."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import NamedTuple

import msgspec

from cardtable import clock
from cardtable.language import say
from cardtable.learning.attempts import Attempt
from cardtable.learning.profile import read_profile
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Answer, Learner, LearnerStore
from cardtable.storage.outside import csv_text

COLUMNS = (
    "time", "mode", "role", "variant", "game", "session", "before", "cards", "value", "answer", "skill",
    "support", "choices", "hints", "tries", "errors", "milliseconds", "right_at_once", "entered_by",
    "focus_lost", "ability", "expected", "rests", "app", "seed",
)  # fmt: skip
"""The columns of the table. Times are UTC in ISO 8601; several values in one cell are separated by spaces;
yes and no are 1 and 0. If every card that fits is picked (mode `safe`), an answer is the sum of 1 for the
first place in `cards`, 2 for the second, 4 for the third.
"""


def stored(attempt: Attempt) -> Answer:
    """Return an attempt as the store keeps it."""
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
    """Return all attempts of a learner, the oldest first, without unreadable ones."""
    return attempts_and_unread(store, learner)[0]


def recalled(store: LearnerStore, learner: Learner) -> Learner:
    """Return the learner with beliefs, computed from the answers if an older version stored none."""
    profile = read_profile(learner.document)
    if not profile.beliefs and store.answers(learner.id):
        learner = replace(learner, document=profile.recalling(read_attempts(store, learner.id)).text)
        store.change(learner)
    return learner


class Learned(NamedTuple):
    """The days on which a learner practiced, and those on which card friends came home, with these."""

    practiced: frozenset[date]
    friends: Mapping[date, tuple[Skill, ...]]


def learned(store: LearnerStore, name: str) -> Learned:
    """Return the days of practice of the learner of that name; none without one. Raises StorageError."""
    practiced, friends = set[date](), dict[date, tuple[Skill, ...]]()
    skills = {skill.value: skill for skill in Skill}
    found = (one.id for one in store.learners() if one.nickname == name)
    for answer in (answer for learner in found for answer in store.answers(learner)):
        day = clock.day_of(answer.time)
        if day is not None and answer.mode in ("practice", "own-best"):
            practiced.add(day)
        elif day is not None and answer.mode == "rescue" and answer.skill in skills:
            friends[day] = tuple(dict.fromkeys((*friends.get(day, ()), skills[answer.skill])))
    return Learned(frozenset(practiced), friends)


def attempts_and_unread(store: LearnerStore, learner: str) -> tuple[list[Attempt], int]:
    """Return all attempts of a learner, the oldest first, and the number of unreadable answers."""
    answers, kept = store.answers(learner), list[Attempt]()
    for answer in answers:
        with contextlib.suppress(ValueError):
            attempt = msgspec.json.decode(answer.document, type=Attempt)
            # A damaged byte may leave a value without sense, such as a day that doesn't exist.
            if clock.day_of(attempt.time) is not None:
                kept.append(attempt)
    return kept, len(answers) - len(kept)


def attempts_csv(attempts: Sequence[Attempt]) -> str:
    """Return all answers as CSV with a header, the oldest first."""
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
