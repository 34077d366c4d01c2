"""Four answers to choose from: the right one, the child's own likeliest mistake, and two more.

A child who does not add must not be able to spot the right answer: as the nearest to the total before, by its
rank among the four, or as the one that shares most digits with the others. So the rank of the right answer is
drawn first, and how much it may stand out; of all pairs of further answers, those that come nearest to the
draw are candidates, and the likeliest mistakes among them are taken.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from cardtable.cards.shuffle import Stream
from cardtable.learning.diagnosis import Beliefs, likely_wrong, own_mistakes, usually
from cardtable.learning.questions import Question

COUNT = 4
"""The number of answers to choose from."""

_OVER = 11
"""How far past a total that is itself past the limit a wrong answer may be."""

_LOOKED_AT = 20
"""The number of wrong answers among which two are chosen."""

_TRIED = 2.5
"""The bonus for offering the mistake that was drawn to test whether the child makes it."""


def choices(question: Question, limit: int, chance: Stream, beliefs: Beliefs) -> tuple[int, ...]:
    """Return four different answers in rising order, the right one among them.

    They are on the line of the game, from 0 to the limit, so that no child can rule one out by knowing its
    ends. If the question has a total below zero, the line begins at the ten below that; if the total is past
    the limit, as some games allow, others may be past it as well.
    """
    answer = question.answer
    low, high = _range(question, limit)
    wrong = {value: share for value, share in likely_wrong(question, beliefs).items() if low <= value <= high}
    likely = list(wrong)
    own, *alike = own_mistakes(question, beliefs, wrong, chance) or [
        answer + 1 if answer < high else answer - 1
    ]
    other = alike or [value for value in usually(question, chance) if low <= value <= high and value != own]
    tried = other[0] if other else own
    pool = _pool(question, own, [tried, *likely], low, high)
    nearest_at = _nearest_at(question, own)
    place = _place(question, own, nearest_at, chance)
    worth = {value: math.sqrt(wrong.get(value, 0.0) / wrong.get(own, 1.0)) for value in pool}
    # Next to two answers of the child's own mistake, one further answer tells more than two.
    together = max if alike else sum

    def cost(pair: tuple[int, int]) -> float:
        made = sorted((answer, own, *pair))
        return (
            5 * abs(made.index(answer) - place)
            + 9 * (_is_nearest(question, made) and place != nearest_at)
            + 10 * max(0.0, _given_away(answer, made) - _LUCK)
            # If the child's own mistake leads to several answers, it gets the ones wrong, so they give
            # nothing away.
            + 9 * (_has_own_ones(answer, made) and not alike)
            + 3 * ((max(made) > _LONGER) != (answer > _LONGER) and own <= _LONGER)
            - together((worth[pair[0]], worth[pair[1]]))
            - _TRIED * (tried in pair)
            + chance.below(64) / 100
        )

    return tuple(sorted((answer, own, *min(combinations(pool, 2), key=cost))))


_LUCK = 0.25
"""The share of right answers by blind guessing."""

_LONGER = 99
"""The largest number of two digits; one with more digits than the others is seen at once."""


def _range(question: Question, limit: int) -> tuple[int, int]:
    lowest = min(question.before, question.answer, 0)
    high = limit if question.answer <= limit else question.answer + _OVER
    return lowest // 10 * 10, high


def _pool(question: Question, own: int, likely: Sequence[int], low: int, high: int) -> list[int]:
    """Return wrong answers to offer besides the child's own.

    Likely ones, and ones that share digits with the right one or the child's own.
    """
    answer = question.answer
    alike = [first + step for step in (-10, 10, -20, 20) for first in (answer, own)]
    near = [answer + step for step in (-1, 1, -2, 2, -11, 11, -9, 9, -3, 3, -12, 12, -8, 8)]
    way = [question.before + (1 if answer > question.before else -1) * step for step in (1, 2)]
    every: Iterable[int] = (*likely[:7], *alike, *way, *near, *range(low, high + 1))
    fitting = (value for value in every if low <= value <= high and value not in (answer, own))
    return list(dict.fromkeys(fitting))[:_LOOKED_AT]


def _nearest_at(question: Question, own: int) -> int | None:
    """Return the rank at which the right answer must be the first one on the way from the total.

    None if the child's own mistake is on the way, or there is no way.
    """
    before, answer = question.before, question.answer
    if before in (own, answer) or not _is_nearest(question, (own,)):
        return None
    is_behind = (own < answer) == (before < answer)
    return int(is_behind) if before < answer else COUNT - 1 - is_behind


def _place(question: Question, own: int, nearest_at: int | None, chance: Stream) -> int:
    """Return the rank of the right answer, at random.

    A right answer that is the next number is always the first one on the way, so others are so less often.
    """
    open_ones = [0, 1, 2] if own > question.answer else [1, 2, 3]
    if nearest_at is None:
        return chance.choose(open_ones)
    if abs(question.answer - question.before) <= 1:
        return nearest_at
    others = [place for place in open_ones if place != nearest_at]
    return chance.choose([nearest_at] * 2 + others * 3)


def _is_nearest(question: Question, made: Sequence[int]) -> bool:
    """Return whether the right answer is the first one on the way from the total before."""
    before, answer = question.before, question.answer
    return not any(before < value < answer or answer < value < before for value in made)


def _given_away(answer: int, made: Sequence[int]) -> float:
    """Return the chance of choosing right by taking the answer that shares most digits with the others."""
    shared = [sum([_in_common(one, other) for other in made if other != one]) for one in made]
    most = max(shared)
    return 1 / shared.count(most) if shared[made.index(answer)] == most else 0.0


@lru_cache(1 << 16)
def _in_common(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(f"{abs(one):03}", f"{abs(other):03}", strict=True))


def _has_own_ones(answer: int, made: Sequence[int]) -> bool:
    """Return whether no other answer ends in the right one's digit."""
    return sum(abs(one) % 10 == abs(answer) % 10 for one in made) == 1
