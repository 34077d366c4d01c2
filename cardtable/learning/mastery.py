"""How far a skill has come: what is secure, and when it is looked at again.

A right answer never takes anything back, however it was given and whatever drops out of the last twelve with
it: what was secure is questioned by a wrong answer alone.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Literal

import msgspec

from cardtable.learning.attempts import Attempt
from cardtable.learning.ladder import Support, sigmoid

Standing = Literal["new", "practising", "secure", "look again"]
"""How far a skill has come; `new` is too little to say anything."""

TOO_FEW = 8
"""Below so many calls nothing is said about a skill."""

_LAST, _RIGHT, _DAYS, _CHANCE = 12, 8, 2, 0.85
_WITH_HELP = 4
"""With help to the answers, half of the way can be gone."""

_LOOKS = tuple(timedelta(days=days) for days in (3, 7, 21))
"""When a secure skill is looked at again, each time after the last look; then every three weeks."""


class Mastery(msgspec.Struct, frozen=True):
    """How far one skill has come after `calls`; `progress` is the way to secure, from 0 to 1.

    `looked` is the day on which it became secure or was found so again, `looks` how often the latter.
    """

    calls: int = 0
    progress: float = 0.0
    looked: date | None = None
    looks: int = 0

    def standing(self, today: date) -> Standing:
        """How far it has come, in a word."""
        if self.looked is not None:
            return "look again" if today >= self.looked + self._pause else "secure"
        return "new" if self.calls < TOO_FEW else "practising"

    @property
    def _pause(self) -> timedelta:
        return _LOOKS[min(self.looks, len(_LOOKS) - 1)]

    @property
    def is_secure(self) -> bool:
        """Whether it is, or was when it was last looked at."""
        return self.looked is not None


def mastery(attempts: Iterable[Attempt]) -> Mastery:
    """How far one skill has come; `attempts` are all of that skill, the oldest first.

    Secure is what eight of the last twelve answers without help got right at once, on two days at least,
    while the model gave the chance of that .85 or more on average.
    """
    now = Mastery()
    alone, helped = deque[Attempt](maxlen=_LAST), deque[bool](maxlen=_LAST)
    for attempt in attempts:
        if _is_unaided(attempt):
            alone.append(attempt)
        else:
            helped.append(attempt.right_at_once)
        gone = min(1.0, (len(_right(alone)) + min(_WITH_HELP, sum(helped))) / _RIGHT)
        now = msgspec.structs.replace(now, calls=now.calls + 1)
        now = (
            _after_right(now, attempt, alone, gone)
            if attempt.right_at_once
            else _after_wrong(now, alone, gone)
        )
    return now


def _after_right(now: Mastery, attempt: Attempt, alone: Sequence[Attempt], gone: float) -> Mastery:
    if now.is_secure:
        if now.standing(attempt.day) == "secure" or not _is_unaided(attempt):
            return now
        return msgspec.structs.replace(now, looked=attempt.day, looks=now.looks + 1)
    days = {one.day for one in _right(alone)}
    if _holds(alone) and len(days) >= _DAYS:
        return msgspec.structs.replace(now, looked=attempt.day, looks=0, progress=1.0)
    return msgspec.structs.replace(now, progress=max(now.progress, gone))


def _after_wrong(now: Mastery, alone: Sequence[Attempt], gone: float) -> Mastery:
    """What is still secure after it is looked at soon; the next right answer is such a look."""
    if now.is_secure and _holds(alone):
        return msgspec.structs.replace(now, looks=0)
    return msgspec.structs.replace(now, looked=None, looks=0, progress=gone)


def _holds(alone: Sequence[Attempt]) -> bool:
    """Whether the last answers without help, and what the model thought of them, make a skill secure. A rule
    has no say in the model: of it the answers tell enough.
    """
    rated = [unaided_chance(one) for one in alone if not one.rests]
    return len(_right(alone)) >= _RIGHT and (not rated or sum(rated) / len(rated) >= _CHANCE)


def _right(alone: Iterable[Attempt]) -> list[Attempt]:
    return [one for one in alone if one.right_at_once]


def _is_unaided(attempt: Attempt) -> bool:
    """Whether an answer was given alone: with the least help that there is, or with such as its learner would
    not have got but for a fixed way of answering. Of a rule there is nothing to read off a line.
    """
    if attempt.right_at_once and attempt.hints:
        return False
    alone = attempt.support in (Support.BARE, Support.NONE)
    return alone or attempt.rests or unaided_chance(attempt) >= _CHANCE


def unaided_chance(attempt: Attempt) -> float:
    """The chance of a right first answer without any help, as it was thought before."""
    guess = 1 / len(attempt.offered) if attempt.offered else 0.0
    known = min(1 - _NEVER, max(_NEVER, (attempt.expected - guess) / (1 - guess)))
    return sigmoid(math.log(known / (1 - known)) - attempt.support.ease)


_NEVER = 1e-9
