"""The skills that a child practices at the table, and which sum exercises which."""

from __future__ import annotations

from enum import Enum
from typing import Literal

Operation = Literal["add", "set", "say", "double", "halve", "swap", "round", "hold", "pick"]
"""The effect of a card on the total: `say` sets a number that the player chose, `swap` exchanges its two
digits; `pick` has none: the child picks from the hand.
"""


class Skill(Enum):
    """One skill to learn; the values are those in logs and reports."""

    ADD_ONES = "add-ones"
    ADD_TO_TEN = "add-to-ten"
    ADD_CROSS_TEN = "add-cross-ten"
    ADD_TEN = "add-ten"
    ADD_TEENS = "add-teens"
    TAKE_ONES = "take-ones"
    TAKE_TEN = "take-ten"
    TAKE_CROSS_TEN = "take-cross-ten"
    PAST_ZERO = "take-past-zero"
    DOUBLE = "double"
    HALVE = "halve"
    SWAP_DIGITS = "swap-digits"
    ROUND_TO_TEN = "round-to-ten"
    HOLD = "hold"
    SET = "set"
    OVER_LIMIT = "over-limit"
    ROOM = "room"
    LARGEST_SAFE = "largest-safe"
    CHOICE = "choice"


RULE_SKILLS = frozenset({Skill.HOLD, Skill.SET})
"""The skills of rules: a wrong answer shows a rule that is not known yet, never a wrong sum. The right one is
shown on the button, so it counts nowhere.
"""

_BY_OPERATION: dict[Operation, Skill] = {
    "set": Skill.SET,
    "say": Skill.SET,
    "double": Skill.DOUBLE,
    "halve": Skill.HALVE,
    "swap": Skill.SWAP_DIGITS,
    "round": Skill.ROUND_TO_TEN,
    "hold": Skill.HOLD,
    "pick": Skill.OVER_LIMIT,
}


def operation_of(skill: Skill) -> Operation:
    """Return the operation of a card that exercises the skill."""
    for operation, exercised in _BY_OPERATION.items():
        if exercised is skill:
            return operation
    return "add"


def skill_of(operation: Operation, before: int, operand: int) -> Skill:
    """Return the skill that a sum exercises: `operand` is added to `before`, negative to take it away."""
    if operation != "add":
        return _BY_OPERATION[operation]
    if before < 0 or before + operand < 0:
        return Skill.PAST_ZERO
    ones = before % 10
    if operand > 0:
        if operand % 10 == 0:
            return Skill.ADD_TEN
        if operand > 10:
            return Skill.ADD_TEENS
        if ones + operand == 10:
            return Skill.ADD_TO_TEN
        return Skill.ADD_ONES if ones + operand < 10 else Skill.ADD_CROSS_TEN
    if operand % 10 == 0:
        return Skill.TAKE_TEN
    return Skill.TAKE_ONES if -operand <= ones else Skill.TAKE_CROSS_TEN
