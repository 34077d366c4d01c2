"""A question made from what a card did: "68 + 7 = ?"."""

from __future__ import annotations

import msgspec

from cardtable.cards.faces import pips_of
from cardtable.game.events import CardsPlayed
from cardtable.learning.skills import RULE_SKILLS, Operation, Skill, skill_of
from cardtable.rules.model import Rules
from cardtable.rules.totals import RoundToTen, SetAny, SwapDigits


class Question(msgspec.Struct, frozen=True):
    """What the total becomes. `operand` is what is added (negative: taken away) or the number that is set.

    `pips` is the number printed on the card, None where there is none: a child may take it for the answer's
    step. `floored` tells that the total would have fallen below zero and stays there. `cards` are empty in
    practice without a game. `exercises` is the skill where the sum alone does not tell it.
    """

    before: int
    operation: Operation
    operand: int
    answer: int
    cards: tuple[str, ...] = ()
    pips: int | None = None
    floored: bool = False
    exercises: Skill | None = None

    @property
    def skill(self) -> Skill:
        """What it exercises."""
        return self.exercises or skill_of(self.operation, self.before, self.operand)

    @property
    def asks_rule(self) -> bool:
        """Whether a wrong answer is one about the rules: a hold, a set total, the floor at zero."""
        return self.floored or self.skill in RULE_SKILLS

    @property
    def digits(self) -> tuple[int, int]:
        """The digit pair of the sum: the ones of the total and what is added or taken."""
        return abs(self.before) % 10, self.operand


def question_of(event: CardsPlayed, rules: Rules) -> Question:
    """The question that a play asks; its answer is the total that the engine made of it."""
    operation, operand = _operation(event, rules)
    floored = operation == "add" and event.before + operand != event.total
    pips = pips_of(event.cards[0]) if len(event.cards) == 1 else None
    return Question(event.before, operation, operand, event.total, event.cards, pips, floored)


def _operation(event: CardsPlayed, rules: Rules) -> tuple[Operation, int]:
    value = event.value
    if value == "x2":
        return "double", 0
    if value == "/2":
        return "halve", 0
    if not value.startswith("="):
        return _added(event, int(value))
    for option in rules.cards.get(event.cards[0], ()):
        effect = option.total
        if (value, event.total) in effect.results(event.before):
            if isinstance(effect, SwapDigits):
                return "swap", event.total
            if isinstance(effect, RoundToTen):
                return "round", event.total
            if isinstance(effect, SetAny):
                return "say", int(value[1:])
    return "set", int(value[1:])


def _added(event: CardsPlayed, amount: int) -> tuple[Operation, int]:
    """Several cards of one rank add the value of each, a pair that counts once adds it once."""
    together = amount * len(event.cards)
    if event.before + together == event.total:
        amount = together
    return ("add", amount) if amount else ("hold", 0)


def plain(before: int, operand: int) -> Question:
    """A sum without a card, for practice: `operand` is added, negative to take it away."""
    return Question(before, "add", operand, before + operand)
