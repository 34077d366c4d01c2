"""How far a skill has come: whether it is secure, and when it is checked again.

A right answer never takes anything back, even if it pushes a better one out of the last twelve: only a wrong
answer can end a secure skill.
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

Standing = Literal["new", "practicing", "secure", "look again"]
"""How far a skill has come; `new` means too few calls to say."""

TOO_FEW = 8
"""The calls below which nothing is said about a skill."""

_LAST, _RIGHT, _DAYS, _CHANCE = 12, 8, 2, 0.85
_WITH_HELP = 4
"""The most answers with help that count: half of the way."""

_LOOKS = tuple(timedelta(days=days) for days in (3, 7, 21))
"""The pauses after which a secure skill is checked again; the last one repeats."""


class Mastery(msgspec.Struct, frozen=True):
    """How far one skill has come after `calls`; `progress` is the way to secure, from 0 to 1.

    `since` is the day on which it became secure, `looked` that day or that of the last check it passed, and
    `looks` the number of checks passed.
    """

    calls: int = 0
    progress: float = 0.0
    looked: date | None = None
    looks: int = 0
    since: date | None = None

    def standing(self, today: date) -> Standing:
        """Return how far it has come, in a word."""
        if self.looked is not None:
            return "look again" if today >= self.looked + self._pause else "secure"
        return "new" if self.calls < TOO_FEW else "practicing"

    @property
    def _pause(self) -> timedelta:
        return _LOOKS[min(self.looks, len(_LOOKS) - 1)]

    @property
    def is_secure(self) -> bool:
        """Whether it is secure, or was at its last check."""
        return self.looked is not None


def mastery(attempts: Iterable[Attempt]) -> Mastery:
    """Return how far one skill has come; `attempts` are all of that skill, the oldest first.

    A skill is secure once eight of the last twelve answers without help were right at once, on at least two
    days, while the model gave a chance of .85 or more on average.
    """
    now = Mastery()
    alone, helped = deque[Attempt](maxlen=_LAST), deque[bool](maxlen=_LAST)
    for attempt in attempts:
        if is_unaided(attempt):
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
        if now.standing(attempt.day) == "secure" or not is_unaided(attempt):
            return now
        return msgspec.structs.replace(now, looked=attempt.day, looks=now.looks + 1)
    days = {one.day for one in _right(alone)}
    if _holds(alone) and len(days) >= _DAYS:
        return msgspec.structs.replace(now, looked=attempt.day, looks=0, progress=1.0, since=attempt.day)
    return msgspec.structs.replace(now, progress=max(now.progress, gone))


def _after_wrong(now: Mastery, alone: Sequence[Attempt], gone: float) -> Mastery:
    """Check a secure skill again soon, with the next right answer, or end it."""
    if now.is_secure and _holds(alone):
        return msgspec.structs.replace(now, looks=0)
    return msgspec.structs.replace(now, looked=None, looks=0, progress=gone, since=None)


def _holds(alone: Sequence[Attempt]) -> bool:
    """Return whether the last answers without help, and their chances in the model, make a skill secure.

    The model says nothing about rules, so for them the answers alone count.
    """
    rated = [unaided_chance(one) for one in alone if not one.rests]
    return len(_right(alone)) >= _RIGHT and (not rated or sum(rated) / len(rated) >= _CHANCE)


def _right(alone: Iterable[Attempt]) -> list[Attempt]:
    return [one for one in alone if one.right_at_once]


def is_unaided(attempt: Attempt) -> bool:
    """Return whether an answer was unaided.

    With the least help, or with help that only a fixed way of answering gave.

    Answers about rules count too: the line doesn't show them.
    """
    if attempt.right_at_once and attempt.hints:
        return False
    alone = attempt.support in (Support.BARE, Support.NONE)
    return alone or attempt.rests or unaided_chance(attempt) >= _CHANCE


def unaided_chance(attempt: Attempt) -> float:
    """Return the chance of a right first answer without any help, as estimated before it."""
    guess = 1 / len(attempt.offered) if attempt.offered else 0.0
    known = min(1 - _NEVER, max(_NEVER, (attempt.expected - guess) / (1 - guess)))
    return sigmoid(math.log(known / (1 - known)) - attempt.support.ease)


_NEVER = 1e-9
