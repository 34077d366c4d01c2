"""The ladder: the rating of a learner, and how much help the next call gets.

The chance of a right first answer is P = g + (1 - g) * sigmoid(ability + skill - difficulty - support), with
g the chance of a lucky guess. Difficulties follow from the sum and are never learned from answers: they would
not settle while the choice of items adapts (learning notes, Bolsinova 2025). So only the learner's ability
and skills change, by first answers alone. Two levers keep a learner right in four of five cases: the support
of each call, and, between deals only, the size of the numbers. Cards are never stacked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum

import msgspec

from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

TARGET = 0.80
"""The share of first answers that should be right."""

FAST = 0.8
"""The seconds under which a wrong choice counts as a guess."""

FAST_IN_A_ROW = 3

_BASE = {
    Skill.HOLD: -1.6,
    Skill.SET: -1.4,
    Skill.ADD_ONES: -0.6,
    Skill.ADD_TO_TEN: -0.3,
    Skill.ADD_TEN: -0.3,
    Skill.TAKE_ONES: -0.2,
    Skill.TAKE_TEN: 0.0,
    Skill.SWAP_DIGITS: 0.1,
    Skill.ROUND_TO_TEN: 0.3,
    Skill.ADD_TEENS: 0.6,
    Skill.ADD_CROSS_TEN: 0.6,
    Skill.TAKE_CROSS_TEN: 1.1,
    Skill.DOUBLE: 1.0,
    Skill.HALVE: 1.2,
    Skill.PAST_ZERO: 1.4,
    Skill.OVER_LIMIT: 0.0,
    Skill.ROOM: 0.9,
    Skill.LARGEST_SAFE: 0.8,
    Skill.CHOICE: 0.8,
}
_FIRST_STEPS = -2.0
_PER_STEP = 0.05


def difficulty(question: Question) -> float:
    """Return the difficulty of a call: by its skill, the size of the numbers, and the size of the step.

    A learner of equal ability is right in half of the cases, without help.
    """
    # A pick from the hand is a comparison of the total and the limit, so these are its numbers.
    after = question.operand if question.offers else question.answer
    largest = max(abs(question.before), abs(after))
    step = abs(question.operand) % 10 if question.operation == "add" else 0
    return _BASE[question.skill] + _size(largest) + _PER_STEP * (step - 5 if step else 0)


def _size(largest: int) -> float:
    """Return the difficulty by size: numbers to ten are far easier than those to a hundred.

    From seventy on it is 0.
    """
    return _FIRST_STEPS * max(0.0, 1.0 - largest / 70)


class Support(Enum):
    """The help on the line, from the most help to none; the values are those in logs."""

    PLACES = "places"
    """Five places on the line to choose from."""
    TICKS = "ticks"
    """The line with ticks and numbers."""
    BARE = "bare"
    """The line without ticks."""
    NONE = "none"
    """No line: the number alone."""

    @classmethod
    def _missing_(cls, value: object) -> Support | None:
        """Read the values of versions before there was a line."""
        return {
            "model and 3 choices": cls.PLACES,
            "4 choices": cls.PLACES,
            "pad with hints": cls.BARE,
            "pad": cls.NONE,
        }.get(str(value))

    @property
    def choices(self) -> int:
        """The number of answers offered; 0 if the number is entered freely."""
        return 5 if self is Support.PLACES else 0

    @property
    def guess(self) -> float:
        """The chance of being right by luck."""
        return 1 / self.choices if self.choices else 0.0

    @property
    def ease(self) -> float:
        """How much easier it makes a sum, in units of difficulty."""
        return _EASE[self]

    def helped(self, hints: int) -> Support:
        """Return the support after this many hints: each is one step of more help."""
        steps = list(Support)
        return steps[max(0, steps.index(self) - hints)]


_EASE = {Support.PLACES: 1.4, Support.TICKS: 0.8, Support.BARE: 0.4, Support.NONE: 0.0}


class Numbers(Enum):
    """How large the numbers of a game are, easiest first."""

    TO_20 = "to 20"
    TO_50 = "to 50"
    TO_99 = "to 99"
    TRICKY = "to 99 with the tricky cards"


_USUAL_DIFFICULTY = {Numbers.TO_20: -1.9, Numbers.TO_50: -1.2, Numbers.TO_99: -0.7, Numbers.TRICKY: -0.2}
"""About how hard a call is in a game with these numbers."""

_START = {Numbers.TO_20: -2.0, Numbers.TO_50: -0.6, Numbers.TO_99: 0.0, Numbers.TRICKY: 0.6}
"""The ability of a beginner for whom these numbers are the largest that fit (`numbers_for`)."""


class Rating(msgspec.Struct, frozen=True):
    """The rating of a learner: ability, how each skill differs from it, and the number of answers.

    `lately` are the last answers as `_against` rates them; if most were surprising, the rating moves fast
    again, counted from answer number `anew`. `lacking` is by how many right answers the last ones fell short
    of the target, older ones counting less. `steady` are the right answers among places since the last miss.
    """

    ability: float
    skills: dict[str, float] = {}
    answers: int = 0
    by_skill: dict[str, int] = {}
    lately: tuple[int, ...] = ()
    anew: int = 0
    lacking: float = 0.0
    steady: int = 0

    @classmethod
    def start(cls, numbers: Numbers) -> Rating:
        """Return the rating of a beginner with these numbers."""
        return cls(_START[numbers])

    @classmethod
    def restarted(cls, ability: float) -> Rating | None:
        """Return the rating of a beginner with that ability; None if no beginner has it."""
        return cls(ability) if ability in _START.values() else None

    def chance(self, question: Question, support: Support) -> float:
        """Return the chance that the first answer is right."""
        own = self.skills.get(question.skill.value, 0.0)
        strength = self.ability + own - difficulty(question) + support.ease
        guess = question.luck or support.guess
        return guess + (1 - guess) * sigmoid(strength)

    def after(self, skill: Skill, expected: float, right: bool, support: Support = Support.NONE) -> Rating:
        """Return the rating after a first answer; `expected` is the chance that it had of being right."""
        seen = self.by_skill.get(skill.value, 0)
        surprise = float(right) - expected
        skills = {**self.skills, skill.value: self.skills.get(skill.value, 0.0) + _step(seen) / 2 * surprise}
        lately = (*self.lately, _against(expected, right))[-_RUN:]
        surprised = abs(sum(lately)) >= _SURPRISES
        return Rating(
            self.ability + _step(self.answers - self.anew) * surprise,
            skills,
            self.answers + 1,
            {**self.by_skill, skill.value: seen + 1},
            () if surprised else lately,
            max(0, self.answers + 1 - _AS_IF) if surprised else self.anew,
            _KEPT * self.lacking + TARGET - float(right),
            min(CLIMB, self.steady + (support is Support.PLACES)) if right else 0,
        )

    @property
    def aim(self) -> float:
        """The chance that the next call should have.

        After misses it is easier, after many right answers less helped, so that a learner is right about as
        often in every part of a game.
        """
        return min(_SUREST, max(_BOLDEST, TARGET + _BALANCE * self.lacking))

    @property
    def does_well(self) -> bool:
        """Whether lately more answers were right than should be, or nothing is known yet."""
        return not self.answers or self.lacking < _LACKING

    @property
    def is_placed(self) -> bool:
        """Whether enough calls were answered to know which numbers suit."""
        return self.answers >= PLACING


def sigmoid(strength: float) -> float:
    """Return the chance of a right answer at a strength over the difficulty."""
    return 1 / (1 + math.exp(-strength))


CLIMB = 4
"""The right answers in a row among places after which sums come without them, until one is missed."""

PLACING = 10
"""The calls after which a new learner is placed: the rating moves fast enough for that."""

_RUN, _SURPRISES, _SURE, _UNSURE = 4, 3, 0.75, 0.4
_AS_IF = 4
"""The number of answers as after which the rating moves, after a run of surprises."""

_LACKING = -0.2
"""The misses beyond those that should be below which help may be taken away."""

_KEPT, _BALANCE, _SUREST, _BOLDEST = 0.96, 0.12, 0.95, 0.6


def _against(expected: float, right: bool) -> int:
    """Return -1 or 1 for an answer that surprises, else 0.

    -1 is a wrong answer that was almost surely right, 1 a right one that was unlikely.
    """
    return int(right and expected < _UNSURE) - int(not right and expected > _SURE)


def _step(seen: int) -> float:
    """Return how far an answer moves an estimate: less with every answer, but never nothing."""
    return max(0.12, 0.8 / (1 + 0.08 * seen))


def is_open(support: Support, question: Question, rating: Rating) -> bool:
    """Return whether a question can be asked with that help.

    A pick from the hand has no other answers to offer. Nor has a short step or a ten: if the ones of 42 + 3
    are known, the nearest place with these ones is right, so it is counted on the line, by all who can.
    """
    if support is not Support.PLACES:
        return True
    is_shown = question.operation == "add" and abs(question.answer - question.before) in _SHOWN_BY_ONES
    return not question.offers and not (
        is_shown and rating.does_well and rating.chance(question, Support.TICKS) >= _COUNTS
    )


_DARES = 0.7
"""Minimum chance without places for a child who did well with them to continue without."""

_SHOWN_BY_ONES = (1, 2, 3, 4, 5, 10)
"""The steps where knowing the ones is enough; 42 + 7 ends like 39, which is nearer."""

_COUNTS = 0.75
"""Minimum chance of a right answer on the line with ticks for a child to count there."""


def support_for(rating: Rating, question: Question, most: Support = Support.NONE) -> Support:
    """Return the help that brings the chance of a right answer nearest to the aim.

    `most` is the greatest independence.
    """
    steps = list(Support)
    open_steps = [step for step in steps[: steps.index(most) + 1] if is_open(step, question, rating)]
    if rating.steady >= CLIMB and rating.does_well and rating.chance(question, Support.TICKS) >= _DARES:
        open_steps = [step for step in open_steps if step is not Support.PLACES] or open_steps
    return min(open_steps, key=lambda support: abs(rating.chance(question, support) - rating.aim))


def usual_support(rating: Rating, numbers: Numbers) -> Support:
    """Return the help that gives a usual sum of these numbers about the target chance."""

    def chance(support: Support) -> float:
        strength = rating.ability - _USUAL_DIFFICULTY[numbers] + support.ease
        return support.guess + (1 - support.guess) * sigmoid(strength)

    return min(Support, key=lambda support: abs(chance(support) - TARGET))


def numbers_for(rating: Rating) -> Numbers:
    """Return the largest numbers that have the target chance, or else the smallest.

    The chance is that of a usual call, with ticks on the line.

    More help than that is for calls that are harder than usual.
    """
    fitting = [
        numbers
        for numbers, hard in _USUAL_DIFFICULTY.items()
        if sigmoid(rating.ability - hard + Support.TICKS.ease) >= TARGET
    ]
    return fitting[-1] if fitting else Numbers.TO_20


def begin_with(age: int | None = None, grade: int | None = None, counts_to: int | None = None) -> Numbers:
    """Return the numbers to begin with, by a child's age or grade, and how far it counts.

    What is not known is None. Nobody begins beyond what it counts to; in doubt the smaller numbers come
    first, as ten calls place a learner.
    """
    years = [*([] if age is None else [age]), *([] if grade is None else [grade + _FIRST_GRADE])]
    limits = [numbers for numbers, most in _COUNTED.items() if counts_to is not None and counts_to < most][:1]
    limits += [numbers for numbers, most in _AGES.items() if years and min(years) < most][:1]
    if not limits and not years and counts_to is None:
        return Numbers.TO_50
    return min([*limits, Numbers.TRICKY if years else Numbers.TO_99], key=list(Numbers).index)


def begins_with_dots(age: int | None = None, counts_to: int | None = None) -> bool:
    """Return whether a child begins before digits: younger than six, or one who does not count to twenty."""
    return (age is not None and age < _READS) or (counts_to is not None and counts_to < _COUNTS_ON)


_READS, _COUNTS_ON = 6, 20
"""Minimum age and counting range for digits to be known."""

_FIRST_GRADE = 5
"""The years between a grade and the age at its beginning: the first begins at six."""

_COUNTED = {Numbers.TO_20: 50, Numbers.TO_50: 100}
"""How far a child counts who is not ready for larger numbers yet."""

_AGES = {Numbers.TO_20: 7, Numbers.TO_50: 8, Numbers.TO_99: 10}
"""Minimum age in years for larger numbers to be usual."""


def is_guessing(last: Iterable[tuple[bool, float, int]]) -> bool:
    """Return whether the last three answers were fast wrong choices: (right, seconds, choices shown) of each.

    The rating rests then, and help is offered.
    """
    three = list(last)[-FAST_IN_A_ROW:]
    return len(three) == FAST_IN_A_ROW and all(
        not right and seconds < FAST and choices > 0 for right, seconds, choices in three
    )
