"""How hard a sum is: fixed from what it looks like, and never learnt from answers.

Difficulties that drift while the choice of items adapts do not settle (learning notes, Bolsinova 2025), so
only what is thought of a learner moves. Units are those of the ladder: a learner whose ability equals the
difficulty of a sum, on the pad alone, is right in one of two cases.
"""

from __future__ import annotations

from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

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
    """The difficulty of a call: its skill, the size of the numbers, and the size of the step."""
    # What is picked from the hand is compared with the total and the limit: they are the numbers of it.
    after = question.operand if question.offers else question.answer
    largest = max(abs(question.before), abs(after))
    step = abs(question.operand) % 10 if question.operation == "add" else 0
    return _BASE[question.skill] + _size(largest) + _PER_STEP * (step - 5 if step else 0)


def _size(largest: int) -> float:
    """Numbers to ten are far easier than those to a hundred; beyond seventy nothing changes."""
    return _FIRST_STEPS * max(0.0, 1.0 - largest / 70)
