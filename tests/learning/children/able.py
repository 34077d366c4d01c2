"""A child that is right so and so often: by what it can do, how hard the sum is to it, and what helps it.

Its strengths are in logits, 0 for a sum such as 47 + 8 that it gets right alone in a third of the cases. What
is hard and what helps differs from child to child by the seed.
"""

from __future__ import annotations

from math import exp
from random import Random

HELP = {"places": 1.3, "ticks": 0.8, "bare": 0.4, "none": 0.0}
"""How much a line helps children on average, by what stands on it."""


class AbleChild:
    """A child of some ability, -2 for one who begins to add up to 20, +1 for one who is at home below 100."""

    def __init__(self, ability: float, seed: int) -> None:
        """`seed` varies what is hard to it, what helps it, and its luck."""
        self.ability = ability
        self._luck = Random(f"able:{seed}")
        self._liking: dict[str, float] = {}
        self._helped = {step: ease * self._luck.uniform(0.8, 1.2) for step, ease in HELP.items()}

    def chance(self, before: int, answer: int, help_given: str, offered: int = 0) -> float:
        """How likely its first answer is right: the totals before and after, the help, and how many places
        there are to choose from.
        """
        kind = _kind(before, answer)
        liking = self._liking.setdefault(kind, self._luck.gauss(0, 0.25))
        strength = self.ability + liking + self._helped[help_given] - _hardness(kind, before, answer)
        luck = 1 / offered if offered else 0.0
        return luck + (1 - luck) / (1 + exp(-strength))

    def is_right(self, before: int, answer: int, help_given: str, offered: int = 0) -> bool:
        """Answers once."""
        return self._luck.random() < self.chance(before, answer, help_given, offered)


def _kind(before: int, answer: int) -> str:
    """What happens to the digits."""
    change = answer - before
    if before > 1 and answer == 2 * before:
        return "doubled"
    if before > 1 and answer * 2 == before:
        return "halved"
    if answer < 0:
        return "below zero"
    if change % 10 == 0:
        return "ten on" if change > 0 else "ten off"
    carries = answer // 10 != before // 10
    if change > 10:
        return "more than ten"
    if answer % 10 == 0 and change > 0:
        return "filled up"
    return ("over the ten" if carries else "ones") + (" on" if change > 0 else " off")


_HARD = {
    "ones on": -0.55, "filled up": -0.3, "ten on": -0.3, "ones off": -0.2, "ten off": 0.0, "over the ten on": 0.6,
    "more than ten": 0.6, "over the ten off": 1.05, "doubled": 1.0, "halved": 1.2, "below zero": 1.4,
}  # fmt: skip


def _hardness(kind: str, before: int, answer: int) -> float:
    """Small numbers are much easier; so is a small step."""
    largest = min(70, max(abs(before), abs(answer)))
    step = abs(answer - before)
    small = 0.05 * (min(step, 10) - 5) if step % 10 and step < 10 else 0.0
    return _HARD[kind] - 2 * (70 - largest) / 70 + small
