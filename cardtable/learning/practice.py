"""Sums without a game: practice of one skill, and sheets of paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import cycle

from cardtable.cards.shuffle import Stream
from cardtable.learning.ladder import Numbers
from cardtable.learning.picks import room_question
from cardtable.learning.questions import Question, plain
from cardtable.learning.skills import Skill, skill_of

LARGEST = {Numbers.TO_20: 20, Numbers.TO_50: 50, Numbers.TO_99: 99, Numbers.TRICKY: 99}


def is_within(question: Question, numbers: Numbers) -> bool:
    """Return whether all numbers of a sum are within this range; the largest range has no upper end."""
    most = LARGEST[numbers]
    return most == LARGEST[Numbers.TO_99] or max(abs(question.before), abs(question.answer)) <= most


_STEPS = {
    Skill.ADD_ONES: range(1, 10),
    Skill.ADD_TO_TEN: range(1, 10),
    Skill.ADD_CROSS_TEN: range(2, 10),
    Skill.ADD_TEN: (10,),
    Skill.ADD_TEENS: (11, 14),
    Skill.TAKE_ONES: range(-9, 0),
    Skill.TAKE_TEN: (-10,),
    Skill.TAKE_CROSS_TEN: range(-9, -1),
    Skill.PAST_ZERO: range(-10, 0),
}

PRACTICED = (*_STEPS, Skill.DOUBLE, Skill.HALVE, Skill.SWAP_DIGITS, Skill.ROUND_TO_TEN, Skill.ROOM)
"""The skills that can be practiced without a card; rules and the hand are learned at the table."""


def practice(skill: Skill, numbers: Numbers, chance: Stream) -> Question:
    """Return a sum that exercises the skill, with numbers of that size.

    Raises ValueError for a skill of the table.
    """
    if skill not in PRACTICED:
        raise ValueError(f"{skill.value} is only practiced with cards.")
    largest = LARGEST[numbers]
    if skill is Skill.ROOM:
        return room_question(largest, largest // 2 + chance.below(largest - largest // 2))
    if skill not in _STEPS:
        return _changed(skill, largest, chance)
    fitting = _sums_to(skill, largest)
    if not fitting:
        return practice(skill, Numbers.TO_99, chance)
    return plain(*chance.choose(fitting))


def sums_of(skill: Skill, numbers: Numbers) -> tuple[tuple[int, int], ...]:
    """Return all sums of that skill with numbers of that size, as (total, step); none if it has no step."""
    return _sums_to(skill, LARGEST[numbers]) if skill in _STEPS else ()


@cache
def _sums_to(skill: Skill, largest: int) -> tuple[tuple[int, int], ...]:
    """Return all sums of that skill with numbers up to the largest, as (total, step)."""
    return tuple(
        (before, step)
        for before in range(1, largest + 1)
        for step in _STEPS[skill]
        if before + step <= largest and skill_of("add", before, step) is skill
    )


def _changed(skill: Skill, largest: int, chance: Stream) -> Question:
    """Return a sum of doubling, halving, swapping digits or rounding."""
    if skill is Skill.DOUBLE:
        return _made(skill, 2 + chance.below(largest // 2 - 1))
    if skill is Skill.HALVE:
        return _made(skill, 2 * (2 + chance.below(largest // 2 - 1)))
    if skill is Skill.SWAP_DIGITS:
        return _made(skill, chance.choose([n for n in range(10, largest) if n % 10 != n // 10 and n % 10]))
    return _made(skill, chance.choose([n for n in range(11, largest) if n % 10]))


def _made(skill: Skill, before: int, step: int = 0) -> Question:
    """Return a sum that begins at `before`; `step` is added, if the skill is to add or take away."""
    match skill:
        case Skill.DOUBLE:
            return Question(before, "double", 0, 2 * before)
        case Skill.HALVE:
            return Question(before, "halve", 0, before // 2)
        case Skill.SWAP_DIGITS:
            return Question(before, "swap", 0, before % 10 * 10 + before // 10)
        case Skill.ROUND_TO_TEN:
            return Question(before, "round", 0, (before + 5) // 10 * 10)
    return plain(before, step)


def example(skill: Skill, numbers: Numbers) -> Question | None:
    """Return the example of a skill beside its name, within these numbers if possible.

    None if no sum is one.
    """
    if skill not in _EXAMPLES:
        return None
    before, step = _EXAMPLES[skill]
    sums = [_made(skill, fewer, step) for fewer in range(before, 0, -10)]
    return next((one for one in sums if is_within(one, numbers)), sums[0])


_EXAMPLES = {
    Skill.ADD_ONES: (42, 5),
    Skill.ADD_TO_TEN: (47, 3),
    Skill.ADD_CROSS_TEN: (68, 7),
    Skill.ADD_TEN: (34, 10),
    Skill.ADD_TEENS: (34, 11),
    Skill.TAKE_ONES: (47, -5),
    Skill.TAKE_TEN: (63, -10),
    Skill.TAKE_CROSS_TEN: (43, -5),
    Skill.PAST_ZERO: (6, -10),
    Skill.DOUBLE: (27, 0),
    Skill.HALVE: (38, 0),
    Skill.SWAP_DIGITS: (27, 0),
    Skill.ROUND_TO_TEN: (68, 0),
}
"""The largest example for each skill: the total, and the step; smaller ones have fewer tens."""


def mixed(numbers: Numbers, chance: Stream) -> Question:
    """Return a sum as it comes up in a game with these numbers."""
    weights = _TRICKY if numbers is Numbers.TRICKY else _PLAIN
    at = chance.below(sum(weights.values()))
    for skill, weight in weights.items():
        at -= weight
        if at < 0:
            return practice(skill, numbers, chance)
    raise AssertionError("weights add up")


DOTS = 10
"""The largest number of the stage before digits, which shows numbers as dots in a frame of ten."""

_A_CARD = 5
"""The most dots on a card of that stage."""


def dots_sum(skill: Skill | None, chance: Stream) -> Question:
    """Return a sum for the stage before digits: a few dots more or fewer, within a frame of ten.

    It exercises the skill if such sums do.
    """
    kinds = [one for one in (Skill.ADD_ONES, Skill.ADD_TO_TEN, Skill.TAKE_ONES) if skill in (None, one)]
    fitting = [
        sum_
        for kind in kinds or (Skill.ADD_ONES, Skill.TAKE_ONES)
        for sum_ in _sums_to(kind, DOTS)
        if abs(sum_[1]) <= _A_CARD
    ]
    return plain(*chance.choose(fitting))


def has_dots(question: Question) -> bool:
    """Return whether a sum can be shown as dots in a frame of ten."""
    return question.operation == "add" and all(
        0 <= number <= DOTS for number in (question.before, question.answer, abs(question.operand))
    )


def sheet(count: int, draw: Callable[[], Question], first: Sequence[Question] = ()) -> list[Question]:
    """Return `count` sums: those in `first`, then drawn ones, without repeats as far as possible."""
    sums = list(dict.fromkeys(first))[:count]
    patience = 20 * count
    while len(sums) < count:
        drawn = draw()
        patience -= 1
        if drawn not in sums or patience < 0:
            sums.append(drawn)
    return sums


def weak_sums(
    count: int, missed: Sequence[Question], weak: Sequence[Skill], numbers: Numbers, chance: Stream
) -> list[Question]:
    """Return sums that are hard for a learner.

    Missed ones, then others of the weak skills in turn, or mixed ones if no skill is weak.
    """
    skills = cycle([skill for skill in weak if skill in PRACTICED] or [None])

    def draw() -> Question:
        skill = next(skills)
        return mixed(numbers, chance) if skill is None else practice(skill, numbers, chance)

    return sheet(count, draw, missed)


_PLAIN = {
    Skill.ADD_ONES: 40,
    Skill.ADD_CROSS_TEN: 25,
    Skill.ADD_TEN: 15,
    Skill.ADD_TO_TEN: 8,
    Skill.TAKE_TEN: 12,
}
_TRICKY = {
    **_PLAIN,
    Skill.ADD_TEENS: 15,
    Skill.TAKE_CROSS_TEN: 10,
    Skill.DOUBLE: 12,
    Skill.HALVE: 8,
    Skill.PAST_ZERO: 5,
}
"""About how often each skill comes up in a hundred plays of simple games, and of those with tricky cards."""
