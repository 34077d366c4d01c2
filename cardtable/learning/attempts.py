"""The record of every answer, and the rating that follows from a log of them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Literal

import msgspec

from cardtable import clock
from cardtable.cards.faces import pips_of
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.questions import Question
from cardtable.learning.skills import RULE_SKILLS, Skill, operation_of

Mode = Literal["call", "catch", "room", "safe", "largest", "choice", "practice", "own-best", "rescue"]
"""The kind of question: a call, a call that corrects a mistake, a question about the hand, a sum without a
game, or a sum that returns at the end of a deal.
"""

Role = Literal["plain", "caller", "scorekeeper", "checker"]
"""The calling that a seat does: none, its own totals, everyone's, or checking the callers."""


EnteredBy = Literal["pad", "keys", "choice", "line"]
"""How an answer was entered: on the screen's pad, the keyboard, by a choice, or on the line."""

HINTS = 3
"""The number of hints: the first jump on the line, all jumps, the total itself."""


def role_called(text: str) -> Role:
    """Return the role as a record writes it; an unknown one is plain."""
    roles: tuple[Role, ...] = ("caller", "scorekeeper", "checker")
    return next((role for role in roles if role == text), "plain")


class Try(msgspec.Struct, frozen=True):
    """One answer: the number, the codes of the mistakes it shows (none if right), and how long it took."""

    answer: int
    errors: tuple[str, ...]
    milliseconds: int


class Attempt(msgspec.Struct, frozen=True):
    """One task from question to right answer.

    `time` is UTC in ISO 8601. `expected` is the estimated chance of a right first answer, `ability` the
    learner's before it. `digits` is the digit pair of the sum. `support` is the help at the first answer,
    hints before it included; `hints` counts all that were asked for. `rests` marks an answer that does not
    move the rating: a guess, or one about a rule.
    """

    learner: str
    session: str
    game: str
    time: str
    app: str
    variant: str
    mode: Mode
    role: Role
    before: int
    cards: tuple[str, ...]
    value: str
    answer: int
    skill: str
    digits: tuple[int, int]
    support: Support
    offered: tuple[int, ...]
    hints: int
    tries: tuple[Try, ...]
    entered_by: EnteredBy
    focus_lost: bool
    ability: float
    expected: float
    seed: str
    rests: bool = False

    @property
    def right_at_once(self) -> bool:
        """Whether the first answer was right."""
        return bool(self.tries) and self.tries[0].answer == self.answer

    @property
    def found_at_once(self) -> bool:
        """Whether the first answer was right, and not copied from the total that hints had shown."""
        return self.right_at_once and self.hints < HINTS

    @property
    def exercises(self) -> Skill | None:
        """The skill by today's definitions; None if it is unknown.

        Former versions logged a total that stops at zero as a sum past zero.
        """
        skill = next((one for one in Skill if one.value == self.skill), None)
        return Skill.SET if self._stops_at_zero else skill

    @property
    def _stops_at_zero(self) -> bool:
        return self.answer == 0 and self.value[:1] in ("+", "-") and self.before + self.digits[1] < 0

    @property
    def asks_rule(self) -> bool:
        """Whether the question was about a rule, not a sum: a hold, a set total, the floor at zero."""
        return self.exercises in RULE_SKILLS

    @property
    def question(self) -> Question | None:
        """The question, as far as it was stored; None for a pick, whose offers were not."""
        before, answer, step = self.before, self.answer, self.digits[1]
        skill = self.exercises
        if skill is None or self.mode in ("safe", "largest", "choice"):
            return None
        pips = pips_of(self.cards[0]) if len(self.cards) == 1 else None
        floored = self._stops_at_zero
        operation = "add" if floored else operation_of(skill)
        if operation == "add" and not floored:
            step = answer - before
        return Question(before, operation, step, answer, self.cards, pips, floored, exercises=skill)

    @property
    def day(self) -> date:
        """The day on which it was made, in the time zone of this computer. Raises ValueError."""
        day = clock.day_of(self.time)
        if day is None:
            raise ValueError(f"{self.time} is no time.")
        return day


def rated(rating: Rating, attempt: Attempt) -> Rating:
    if attempt.rests:
        return rating
    return rating.after(Skill(attempt.skill), attempt.expected, attempt.right_at_once, attempt.support)


def replayed(log: Iterable[Attempt]) -> Rating | None:
    """Return the rating that a log leads to; None without an answer.

    It starts again if other numbers were chosen for the learner in between. Raises ValueError if the ratings
    in the log don't follow from its answers.
    """
    rating: Rating | None = None
    for attempt in log:
        if rating is None or attempt.ability != rating.ability:
            rating = Rating.restarted(attempt.ability)
        if rating is None:
            raise ValueError(f"The answer of {attempt.time} does not follow from those before it.")
        rating = rated(rating, attempt)
    return rating
