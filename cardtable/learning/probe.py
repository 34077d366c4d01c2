"""The probe: two minutes of sums without help.

It shows a parent how a child's adding and taking away develop.

There are two forms, done in turn. Sum for sum they exercise the same skill, and after any number of sums both
were equally hard by the ladder, so that results can be compared however far a child comes. They begin within
ten and go on to a hundred: one pair of forms is for every age. A probe moves no rating and counts as no call:
its results are kept apart from all answers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Literal

import msgspec

from cardtable.learning.questions import Question, plain

Form = Literal["A", "B"]

SECONDS = 120
"""How long a probe lasts."""

PAUSE = timedelta(days=14)
"""How long after a probe the next one is offered."""

_KEPT = 100
"""The most probes that are kept: those of four years."""

_A = """
4+2 5-4 1+4 7-4 7+2 4-3 5+4 7-5 1+5 9-5 10+6 15-5 4+8 11-7 16+4 13+6 19-3 6+8 14-8 14+6 16+2 14-4
6+6 13-7 13+7 21+7 45-3 14+10 23-7 28+3 23-10 23+4 29-7 28+10 31-5 37+7 30-10 34+5 43-2 40+10 37-9
16+7 32-10 53+9 86-8 72+10 76+9 97-6 82-6 73+8 90-2 64+10 46+6 89-8 61-5 82+9 84-6 71+10 85+8 78-2
67-9
"""
_B = """
1+3 9-2 6+2 9-3 4+3 6-2 2+5 9-4 4+4 7-6 13+5 18-3 7+7 20-2 17+3 12+7 17-4 9+7 12-9 15+5 12+4 16-3
9+5 11-8 12+8 30+3 38-7 15+10 22-7 12+9 22-10 21+5 38-2 27+10 25-9 34+8 29-10 43+2 38-5 39+10 43-6
19+6 31-10 66+5 72-8 60+10 69+9 68-7 80-6 86+8 58-9 88+10 49+5 99-8 54-9 74+9 73-6 70+10 66+8 83-2
95-7
"""


def _sums(text: str) -> tuple[Question, ...]:
    found = re.findall(r"(\d+)([+-]\d+)", text)
    return tuple(plain(int(before), int(step)) for before, step in found)


FORMS: dict[Form, tuple[Question, ...]] = {"A": _sums(_A), "B": _sums(_B)}
"""The sums of each form in the order in which they are asked: more than anyone does in two minutes."""


class Probed(msgspec.Struct, frozen=True):
    """A finished probe: the day, the form, and how many of the answered sums were right."""

    day: date
    form: Form
    right: int
    answered: int


def next_form(probes: Sequence[Probed]) -> Form:
    """Return the form that was not done last."""
    return "B" if probes and probes[-1].form == "A" else "A"


def is_due(probes: Sequence[Probed], today: date) -> bool:
    """Return whether to offer a probe: if there was none yet, and a fortnight after the last."""
    return not probes or today >= probes[-1].day + PAUSE


def with_probe(probes: Sequence[Probed], probed: Probed) -> tuple[Probed, ...]:
    """Return the probes of a learner after one more."""
    return (*probes, probed)[-_KEPT:]
