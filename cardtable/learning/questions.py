"""A question made from the effect of a card: "68 + 7 = ?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from cardtable.cards.faces import pips_of
from cardtable.game.events import CardsPlayed
from cardtable.learning.skills import RULE_SKILLS, Operation, Skill, skill_of
from cardtable.rules.effects import ROUND_TO_TEN, SWAP_DIGITS, SetAny
from cardtable.rules.model import Rules


class Offer(msgspec.Struct, frozen=True):
    """An answer of a pick: a card, and the total that it leads to.

    `makes` is the highest total within the limit, or the lowest past it if the card can't be played. `holds`
    means that the card does not raise the total: it holds, takes away or sets it.
    """

    card: str
    makes: int
    holds: bool = False


class Question(msgspec.Struct, frozen=True):
    """A question about what the total becomes.

    `operand` is what is added (negative: taken away) or the number that is set. `pips` is the number printed
    on the card, None if there is none: a child may add it by mistake. `floored` means that the total would
    have fallen below zero and stays there. `cards` are empty in practice without a game. `exercises` is the
    skill, if it doesn't follow from the sum.

    For a pick, `offers` are the answers and `operand` is the limit. The answer is the total that the right
    offer leads to; if every card that fits has to be picked (`Skill.OVER_LIMIT`), it is their places as a
    number: bit n stands for offer n.
    """

    before: int
    operation: Operation
    operand: int
    answer: int
    cards: tuple[str, ...] = ()
    pips: int | None = None
    floored: bool = False
    exercises: Skill | None = None
    offers: tuple[Offer, ...] = ()

    @property
    def skill(self) -> Skill:
        """The skill that it exercises. A total that would fall below zero is set to it: a rule, not a sum."""
        if self.floored:
            return Skill.SET
        return self.exercises or skill_of(self.operation, self.before, self.operand)

    @property
    def asks_rule(self) -> bool:
        """Whether it is about a rule: a hold, a set total, the floor at zero."""
        return self.skill in RULE_SKILLS

    @property
    def picks_all(self) -> bool:
        """Whether every offer that fits has to be picked, not just one."""
        return self.operation == "pick" and self.skill is Skill.OVER_LIMIT

    @property
    def luck(self) -> float:
        """The chance of a right answer by blind guessing; 0 for a sum."""
        if not self.offers:
            return 0.0
        if self.picks_all:
            return 0.5 ** len(self.offers)
        return sum(offer.makes == self.answer for offer in self.offers) / len(self.offers)

    def picked(self, answer: int) -> tuple[Offer, ...]:
        """Return the offers that an answer to a pick names."""
        if self.picks_all:
            return at_places(self.offers, answer)
        return tuple(offer for offer in self.offers if offer.makes == answer)

    @property
    def value(self) -> str:
        """What is done to the number, as cards write it."""
        if self.operation == "add":
            return f"{self.operand:+d}"
        return {"double": "x2", "halve": "/2"}.get(self.operation, f"={self.answer}")

    @property
    def digits(self) -> tuple[int, int]:
        """The digit pair of the sum: the ones of the total and what is added or taken."""
        return abs(self.before) % 10, self.operand


_Thing = TypeVar("_Thing")


def at_places(things: Sequence[_Thing], places: int) -> tuple[_Thing, ...]:
    """Return the things at the places in a number: bit n stands for place n."""
    return tuple(thing for place, thing in enumerate(things) if places >> place & 1)


def question_of(event: CardsPlayed, rules: Rules) -> Question:
    """Return the question of a play; its answer is the total that the engine made."""
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
            if effect == SWAP_DIGITS:
                return "swap", event.total
            if effect == ROUND_TO_TEN:
                return "round", event.total
            if isinstance(effect, SetAny):
                return "say", int(value[1:])
    return "set", int(value[1:])


def _added(event: CardsPlayed, amount: int) -> tuple[Operation, int]:
    """Return what the cards add.

    Of one rank each adds its value, but a pair that counts once adds it once.
    """
    together = amount * len(event.cards)
    if event.before + together == event.total:
        amount = together
    return ("add", amount) if amount else ("hold", 0)


def can_come_up(question: Question, rules: Rules) -> bool:
    """Return whether a card of the game can ask for this sum."""
    highest = max(rules.limit, rules.start_total)
    if question.before > highest or not rules.lowest_total <= question.answer <= highest:
        return False
    asked = question.value, question.answer
    return any(
        asked in option.total.results(question.before)
        for options in rules.cards.values()
        for option in options
    )


def plain(before: int, operand: int) -> Question:
    """Return a sum without a card, for practice: `operand` is added, negative to take it away."""
    return Question(before, "add", operand, before + operand)
