"""What is kept of every answer, and what follows from a log of them: the rating, and what is secure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Literal

import msgspec

from cardtable.learning.ladder import Rating, Support
from cardtable.learning.skills import Skill

Mode = Literal["call", "catch", "room", "safe", "largest", "choice", "practice", "own-best", "rescue"]
"""A call, a call that put a mistake right, what is asked about the hand, sums without a game, and a sum that
returns at the end of a deal.
"""

Role = Literal["plain", "caller", "scorekeeper", "checker"]
"""What a seat does: nothing of the kind, calls its own totals, calls everybody's, or checks the callers."""


EnteredBy = Literal["pad", "keys", "choice"]


def role_called(text: str) -> Role:
    """The role as a record writes it; an unknown one is plain."""
    roles: tuple[Role, ...] = ("caller", "scorekeeper", "checker")
    return next((role for role in roles if role == text), "plain")


class Try(msgspec.Struct, frozen=True):
    """One answer: the number, the codes of the mistakes it shows (none if right), and how long it took."""

    answer: int
    errors: tuple[str, ...]
    milliseconds: int


class Attempt(msgspec.Struct, frozen=True):
    """One task from question to right answer.

    `time` is UTC in ISO 8601. `expected` is the chance of a right first answer as it was thought before,
    `ability` the learner's before. `digits` is the digit pair of the sum. `support` is the help that the
    first answer had, hints before it included; `hints` counts all that were asked for. `rests` marks an
    answer that does not move the rating.
    """

    learner: str
    session: str
    game: str
    time: str
    app: str
    variant: str
    mode: Mode
    role: Role
    before: int
    cards: tuple[str, ...]
    value: str
    answer: int
    skill: str
    digits: tuple[int, int]
    support: Support
    offered: tuple[int, ...]
    hints: int
    tries: tuple[Try, ...]
    entered_by: EnteredBy
    focus_lost: bool
    ability: float
    expected: float
    seed: str
    rests: bool = False

    @property
    def right_at_once(self) -> bool:
        """Whether the first answer was right."""
        return bool(self.tries) and self.tries[0].answer == self.answer

    @property
    def day(self) -> date:
        """The day on which it was made."""
        return date.fromisoformat(self.time[:10])


def rated(rating: Rating, attempt: Attempt) -> Rating:
    """The rating after an attempt."""
    if attempt.rests:
        return rating
    return rating.after(Skill(attempt.skill), attempt.expected, attempt.right_at_once)


def replayed(log: Iterable[Attempt]) -> Rating | None:
    """The rating that a log leads to, from the beginning; None without an answer.

    Where other numbers were chosen for the learner in between, it begins anew. Raises ValueError where the
    log does not follow from its answers.
    """
    rating: Rating | None = None
    for attempt in log:
        if rating is None or attempt.ability != rating.ability:
            rating = Rating.restarted(attempt.ability)
        if rating is None:
            raise ValueError(f"The answer of {attempt.time} does not follow from those before it.")
        rating = rated(rating, attempt)
    return rating


def progress(attempts: Sequence[Attempt]) -> float:
    """How far the way to secure is gone, from 0 to 1, by right answers among the last ten without help."""
    alone = [attempt for attempt in attempts if attempt.support in _ALONE and attempt.hints == 0]
    return min(1.0, sum(attempt.right_at_once for attempt in alone[-_LAST:]) / _RIGHT)


_ALONE = (Support.BARE, Support.NONE)

Standing = Literal["new", "practising", "secure", "look again"]
"""How far a skill has come; `new` is too little to say anything."""

TOO_FEW = 8
"""Below so many calls nothing is said about a skill."""

_LAST, _RIGHT, _DAYS, _PAIRS, _PAUSE = 10, 9, 2, 5, timedelta(days=3)


def standing(attempts: Sequence[Attempt], today: date) -> Standing:
    """How far one skill has come; `attempts` are all of that skill, the oldest first.

    Secure are 9 of the last 10 right at once without numbers to read off and without a hint, over two days
    and five digit pairs at least; three days later it is looked at again.
    """
    if len(attempts) < TOO_FEW:
        return "new"
    alone = [attempt for attempt in attempts if attempt.support in _ALONE and attempt.hints == 0]
    last = alone[-_LAST:]
    right = [attempt for attempt in last if attempt.right_at_once]
    if len(last) < _LAST or len(right) < _RIGHT:
        return "practising"
    if len({attempt.day for attempt in last}) < _DAYS or len({a.digits for a in last}) < _PAIRS:
        return "practising"
    return "look again" if today - last[-1].day >= _PAUSE else "secure"
