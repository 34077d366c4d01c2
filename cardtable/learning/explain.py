"""How a sum is worked: jumps along the number line, by the strategy that the child is taught."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

import msgspec

from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

Strategy = Literal["make-ten", "compensation"]
"""Fill up the ten first (68 + 7 = 68 + 2 + 5), or go ten and come back (68 + 10 - 3)."""


class Jump(msgspec.Struct, frozen=True):
    """One step along the line, from a number to another."""

    start: int
    end: int

    @property
    def step(self) -> int:
        """The length of the jump, negative for back."""
        return self.end - self.start


class Worked(msgspec.Struct, frozen=True):
    """A sum worked out: the jumps along the line from the total to the answer.

    A rule has none. A pick has one jump from the total for each offer; for the room left, the jumps go from
    the total to the limit.
    """

    jumps: tuple[Jump, ...]


def worked(question: Question, strategy: Strategy = "make-ten") -> Worked:
    """Return the way to the answer."""
    if question.offers:
        return Worked(tuple(Jump(question.before, offer.makes) for offer in question.offers))
    if question.asks_rule:
        return Worked(())
    line = (question.before, *_stops(question, strategy), question.answer)
    if question.skill is Skill.ROOM:
        total, limit = -question.operand, question.before
        line = (total, min(limit, _next_ten(total)), limit)
    return Worked(tuple(Jump(a, b) for a, b in pairwise(line) if a != b))


def _stops(question: Question, strategy: Strategy) -> tuple[int, ...]:
    """Return the numbers on the way, without the total and the answer."""
    before, step, answer = question.before, question.operand, question.answer
    match question.skill:
        case Skill.ADD_CROSS_TEN:
            return (before + 10,) if strategy == "compensation" else (_next_ten(before),)
        case Skill.ADD_TEENS:
            return (before + step // 10 * 10,)
        case Skill.TAKE_CROSS_TEN if strategy == "compensation" or (before % 10 == 0 and step % 10 == 1):
            # 30 − 9 is ten back and one on, whatever is taught; −9 % 10 is 1.
            return (before - _next_ten(-step),)
        case Skill.TAKE_CROSS_TEN:
            whole = before - -step // 10 * 10
            return tuple(n for n in (whole, whole // 10 * 10) if n not in (before, answer))
        case Skill.PAST_ZERO if before * answer < 0:
            return (0,)
        case Skill.DOUBLE if before % 10 and before > 10:
            return (before + before // 10 * 10,)
        case Skill.HALVE if before // 10 % 2 and before > 10:
            return (before - before // 20 * 10,)
        case _:
            return ()


def _next_ten(number: int) -> int:
    return (number // 10 + 1) * 10
