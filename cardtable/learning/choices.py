"""Five answers to choose from: the right one, the child's own likeliest mistake, and others like both.

A child who does not add must not be able to spot the right answer: as the nearest to the total before or the
second nearest, by its rank, by its ones, or as the one that shares most digits with the others. So the
answers hold two more with the ones of the right one (one more for a child whose own mistake is known: that
child does not work out the ones alone), and its rank, its distance, and how many lie on the
way to it are drawn. Of all sets the one is taken that comes nearest to the draw, with the likeliest mistakes.
While no mistake is suspected, it may be built around any of a few, whichever suits the draw.

Some looks tell more, whatever is offered. Up to 20 only two numbers end in the same digit, but for 0: a
child who works out the ones and takes either is right in half of the sums. One or two steps away there are
hardly any numbers between: in half of the steps of one, the right number is the nearest, in the others the
second nearest. And if a mistake of the child's own is nearer than the right number, that is the second
nearest in half of the steps of two and in a third of the longer ones: in To twenty this comes to about 0.43.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.learning.diagnosis import (
    Beliefs,
    are_puzzling,
    likely_wrong,
    own_mistakes,
    seldom_shown,
    untested,
)
from cardtable.learning.procedures import written
from cardtable.learning.questions import Question

COUNT = 5
"""The most numbers to choose from; fewer if the line of the game has no room for a whole grid."""

_OVER = 11
"""How far past a total that is itself past the limit a wrong answer may be."""

_ALIKE = 2
"""How many other answers end in the digit of the right one."""

_FEWER, _FEWER_IF_FIXED = 9, 3
"""Once in how many questions there is one fewer, and if others are fixed: otherwise the right one would often
share the most digits with the others.
"""

_KNOWN = 0.15
"""Minimum weight for a learner's own mistake to count as known."""

_SUSPECTED = 0.045
"""Minimum weight of a learner's own mistake to be offered even if others suit the draw better."""

_NEARNESS, _NEARNESS_IF_SUSPECTED = 8, 3
"""The cost of each answer too many or too few that is nearer to the total before than the right one, and if a
mistake is suspected: then it matters more to find it.
"""

_GROWN = 3
"""The growth of a mistake's weight beyond which it is always offered when it is tried."""

_LOOKED_AT = 15
"""The number of further answers among which some are chosen."""

_BEYOND = 4
"""Once in how many questions the only further mistake is one too far, while none is suspected."""

_OTHERS = 3
"""The number of further mistakes around which a set may be built while none is suspected."""

_LIKELY = 0.5
"""The weight of likely mistakes."""

_TRIED = 1.5
"""The bonus for offering the mistake that was drawn to test whether the child makes it."""

_LONGER, _THREE_DIGITS = 99, 999
"""The largest numbers of two and three digits; one with more digits than the others is seen at once."""


def choices(question: Question, limit: int, chance: Stream, beliefs: Beliefs) -> tuple[int, ...]:
    """Return different answers in rising order, the right one among them."""
    line = _Line(question, limit)
    aims = _aims(question, line, beliefs, chance)
    alike = _alike(aims, chance)
    looks = _Looks(question, aims, alike, line.possible, chance)

    def cost(made: tuple[int, ...]) -> float:
        return looks.cost(made) - aims.worth(made) + chance.below(64) / 100

    likely = [aims.tried, aims.own[0], *list(aims.wrong)[:3]]
    sets = [made for base in aims.bases for made in _sets(question, base, alike, likely, line.possible)]
    return min(sets, key=cost)


class _Line:
    """The answers that may be offered, `possible`, and the highest one on the line of the game, `high`.

    They are on the line, from 0 to the limit, so that no child can rule one out by knowing its ends. If the
    question has a total below zero, the line begins at the ten below that; if the total is past the limit, as
    some games allow, others may be past it as well. Only 608 for 68 is on no line: it is offered to a child
    who writes that, and now and then to find out.
    """

    def __init__(self, question: Question, limit: int) -> None:
        low = min(question.before, question.answer, 0) // 10 * 10
        self.high = limit if question.answer <= limit else question.answer + _OVER
        too_long = (value for value in written(question) if value <= _THREE_DIGITS)
        self.possible = {*range(low, self.high + 1), *too_long}


class _Aims(msgspec.Struct, frozen=True):
    """The mistakes that some answers are to find.

    `wrong` are the possible wrong answers of likely mistakes with their weights, `own` the likeliest one, or
    two. `tried` is another one, offered to find out whether the child makes it; it must be offered if it
    `is_urgent`. `others` are answers around which a set may be built instead of `own`.
    """

    wrong: dict[int, float]
    own: list[int]
    tried: int
    others: list[int]
    is_known: bool
    is_suspected: bool
    is_beyond: bool
    """Whether the one tried is past the line."""
    is_urgent: bool

    @property
    def bases(self) -> list[list[int]]:
        """The answers around which sets are built."""
        return (
            [[*self.own, self.tried]] if self.is_urgent else [self.own, *([value] for value in self.others)]
        )

    def worth(self, made: tuple[int, ...]) -> float:
        """Return how much these answers can tell about the child's mistakes."""
        most = self.wrong.get(self.own[0], 1.0)
        likely = sum([math.sqrt(self.wrong.get(value, 0.0) / most) for value in made])
        return _LIKELY * likely + _TRIED * (self.tried in made)


def _aims(question: Question, line: _Line, beliefs: Beliefs, chance: Stream) -> _Aims:
    answer, high = question.answer, line.high
    likely = likely_wrong(question, beliefs)
    wrong = {value: share for value, share in likely.items() if value in line.possible}
    own = own_mistakes(question, beliefs, wrong, chance) or [answer + 1 if answer < high else answer - 1]
    weight = wrong.get(own[0], 0.0)
    is_known, is_suspected = weight >= _KNOWN, weight >= _SUSPECTED
    # Which number is past the line is seen at once, so it is offered only while there is something to find.
    further = [
        value
        for value in untested(question, beliefs, chance)
        if value in line.possible and value not in own and not (is_known and value > high)
    ]
    others = [] if is_suspected else [value for value in further if value <= high][:_OTHERS]
    if len(further) > 1 and are_puzzling(beliefs) and chance.below(2):
        # What is believed explains too little, so two others are tried.
        own, is_known, others = [further.pop(0)], False, []
    # One past the line is tried twice as often as others: nothing else leads to it.
    tried = next((value for value in further[:2] if value > high), (further or own)[0])
    # It looks so different that it would seldom be in the set taken.
    is_urgent = tried > high or (not is_known and _is_urgent(question, tried, wrong.get(tried, 0.0)))
    far = [] if is_known else _one_too_far(question, own, line, is_suspected, chance)
    if far and is_suspected:
        tried, is_urgent = far[0], True
    elif far and others:
        others = far
    is_urgent = is_urgent and tried not in own
    return _Aims(wrong, own, tried, others, is_known, is_suspected, tried > high, is_urgent)


def _one_too_far(
    question: Question, own: Sequence[int], line: _Line, is_suspected: bool, chance: Stream
) -> list[int]:
    """Return the number past the answer, if one short is suspected, and now and then if nothing is.

    Only there a child who miscounts differs from one who counts the start, and is one short.
    """
    onward = 1 if question.answer > question.before else -1
    short, far = question.answer - onward, question.answer + onward
    tells = own == [short] if is_suspected else not chance.below(_BEYOND)
    return [far] if tells and far in line.possible else []


def _is_urgent(question: Question, value: int, weight: float) -> bool:
    """Return whether a mistake that is tried must be offered: it showed lately, or few sums show it."""
    has_grown = weight > _GROWN * likely_wrong(question, {}).get(value, 0.0)
    return has_grown or value in seldom_shown(question)


def _alike(aims: _Aims, chance: Stream) -> int:
    """Return how many wrong answers, besides those aimed at, are to have the ones of the right one."""
    often = _FEWER_IF_FIXED if aims.is_urgent else _FEWER
    fewer = aims.is_known or aims.is_beyond or not chance.below(often)
    # If a habit with wrong ones leads to several of the answers, the ones give nothing away.
    return 0 if len(aims.own) > 1 else _ALIKE - fewer


class _Looks:
    """How much the looks of some answers tell about which is right: its ranks should be those drawn here."""

    def __init__(
        self, question: Question, aims: _Aims, alike: int, possible: set[int], chance: Stream
    ) -> None:
        self._question, self._alike = question, alike
        self._nearness = _NEARNESS_IF_SUSPECTED if aims.is_suspected else _NEARNESS
        self._place = chance.below(COUNT)
        step = abs(question.answer - question.before)
        fewest, most = (
            _nearer(question, aims.bases[0]) if aims.is_suspected else 0,
            _nearer(question, possible),
        )
        drawn = _NEARER_SHORT if step in _SHORT else _NEARER
        self._distance = chance.choose([nearer for nearer in drawn if fewest <= nearer <= most] or [fewest])
        least = _ahead(question, aims.own)
        self._ahead = chance.choose([0, 1, 1, 2, 3]) if not least else least + chance.below(3)

    def cost(self, made: tuple[int, ...]) -> float:
        """Return a cost, higher the more these answers, in rising order, tell."""
        before, answer = self._question.before, self._question.answer
        away = abs(answer - before)
        nearer = _nearer(self._question, made)
        ahead = _ahead(self._question, made)
        alike = [
            abs(value - before)
            for value in made
            if value % 10 == answer % 10 and value not in (answer, before)
        ]
        return (
            2 * abs(made.index(answer) - self._place)
            + self._nearness * abs(nearer - self._distance)
            + 7 * abs(ahead - self._ahead)
            + 5 * (self._alike and away < min(alike, default=math.inf))
            + 8 * max(0, self._alike - len(alike))
            + 32 * max(0.0, _given_away(answer, made) - _LUCK)
            + 3 * ((max(made) > _LONGER) != (answer > _LONGER))
            + 6 * (COUNT - len(made))
        )


_SHORT = (*range(1, 6), 10)
"""The steps that leave little room for nearer answers, as two others have the right ones, 10 or more away."""

_NEARER_SHORT, _NEARER = (0, 0, 1, 2, 2, 2, 2, 3, 3, 3), (0, 2, 3, 4)
"""How many answers are nearer to the total before: one comes of itself often enough."""

_LUCK = 0.25
"""Minimum share of right guesses for an answer to count as given away."""


def _ahead(question: Question, made: Sequence[int]) -> int:
    """Return how many of these lie on the way to the right answer."""
    before, answer = question.before, question.answer
    return sum([before < value < answer or answer < value < before for value in made])


def _nearer(question: Question, made: Collection[int]) -> float:
    """Return how many of these are nearer to the total before than the answer; one as near is half a one."""
    before, answer = question.before, question.answer
    away = abs(answer - before)
    nearer = sum([abs(value - before) < away for value in made if value != before])
    return nearer + 0.5 * (2 * before - answer in made)


def _sets(
    question: Question, own: Sequence[int], count: int, likely: Sequence[int], possible: set[int]
) -> Iterator[tuple[int, ...]]:
    """Yield possible answers: the right one, the own mistakes, `count` with its ones, and others."""
    answer = question.answer
    given = {answer, *own}
    near = (answer + 10 * step for step in (-1, 1, -2, 2, -3, 3))
    alike = [value for value in near if value in possible and value not in given]
    way = range(min(question.before, answer) + 1, max(question.before, answer))
    behind = [2 * question.before - value for value in _spread(way)[::3]]
    for mates in combinations(alike, min(count, len(alike))):
        grid = [one + value - answer for value in mates or alike[:2] for one in own]
        tens = (*mates, *(value for value in own if (value - answer) % 10 == 0))
        nearby = [value + step for value in tens for step in (1, -3)]
        close = [answer + step for step in (1, -1, 3, -3)]
        every = (*grid, *_spread(way), *behind, *likely, *nearby, *close)
        free = [value for value in dict.fromkeys(every) if value in possible - given.union(mates)]
        missing = COUNT - len(given) - len(mates)
        for more in combinations(free[:_LOOKED_AT], min(missing, len(free))):
            yield tuple(sorted({*given, *mates, *more}))


def _spread(way: range) -> Sequence[int]:
    """Return some of the numbers between: the ends and two in the middle."""
    return sorted({way[0], way[len(way) // 3], way[2 * len(way) // 3], way[-1]}) if way else ()


def _given_away(answer: int, made: Sequence[int]) -> float:
    """Return the chance of choosing right by taking the answer that shares most digits with the others."""
    shared = [sum([_in_common(one, other) for other in made if other != one]) for one in made]
    most = max(shared)
    return 1 / shared.count(most) if shared[made.index(answer)] == most else 0.0


@lru_cache(1 << 16)
def _in_common(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(f"{abs(one):03}", f"{abs(other):03}", strict=True))
