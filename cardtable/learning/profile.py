"""A learner's profile besides nickname and picture: the parent's settings, the rating, personal bests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Literal

import msgspec

from cardtable.learning.attempts import Attempt, Mode
from cardtable.learning.calling import Calling
from cardtable.learning.diagnosis import believed
from cardtable.learning.explain import Strategy
from cardtable.learning.ladder import Numbers, Rating, Support, numbers_for
from cardtable.learning.own_errors import Course
from cardtable.learning.picks import HandTasks
from cardtable.learning.probe import Probed
from cardtable.learning.returns import Friend, Missed, after_call, after_rescue, with_friend

CallingMode = Literal["ladder", "choices", "pad"]
"""How calls are answered: as the ladder decides, always by choosing, or always on the pad."""


class Pending(msgspec.Struct, frozen=True):
    """The last question: the game, the turn's number, the answer's state, the kind of question."""

    game: str
    turn: int
    calling: Calling
    mode: Mode = "call"

    @property
    def is_call(self) -> bool:
        """Whether the learner had to call a play, not answer about the hand or a card friend's sum."""
        return self.mode in ("call", "catch")


class InDeal(msgspec.Struct, frozen=True):
    """How large the totals are that a learner calls in a deal of a game."""

    game: str = ""
    deal: int = 0
    numbers: Numbers = Numbers.TO_20


class Profile(msgspec.Struct, frozen=True):
    """A learner in the teaching mode; `text` writes it as JSON and `read_profile` reads it."""

    numbers: Numbers = Numbers.TO_50
    dots: bool = False
    """Whether sums without a game are shown as dots in a frame of ten: the stage before digits."""
    strategy: Strategy = "make-ten"
    mode: CallingMode = "ladder"
    hand: HandTasks = ""
    speech: bool = True
    """Whether sums and feedback are read aloud, by this computer's voice or recordings."""
    hints: bool = True
    strict: bool = False
    """Whether a wrong call of the learner's own play costs what the house rules say, or nothing."""
    coach: bool = False
    """Whether the coach helps with the play at a table with this learner."""
    rating: Rating = Rating.start(Numbers.TO_50)
    in_a_row: int = 0
    best_row: int = 0
    right_today: int = 0
    """Calls that were right at once on `day`."""
    day: str = ""
    """The last day with a call, ISO 8601."""
    best_round: int = 0
    """The most right calls in a personal-best round."""
    pending: Pending | None = None
    in_deal: InDeal = InDeal()
    missed: tuple[Missed, ...] = ()
    """Sums that return."""
    friends: tuple[Friend, ...] = ()
    """The album in the order of arrival; none is ever taken out."""
    probes: tuple[Probed, ...] = ()
    """The finished probes, the oldest first."""
    courses: tuple[Course, ...] = ()
    """The ways out of own errors, the latest last."""
    ten_minutes: str = ""
    """The last day on which the ten minutes were done, ISO 8601."""
    beliefs: dict[str, float] = {}
    """The beliefs about this learner's procedures: see `diagnosis`."""

    @classmethod
    def fresh(cls, numbers: Numbers) -> Profile:
        """Return the profile of a beginner with these numbers."""
        return cls(numbers=numbers, rating=Rating.start(numbers))

    def with_numbers(self, numbers: Numbers) -> Profile:
        """Return the profile with other numbers and the rating of a beginner with them."""
        if numbers is self.numbers:
            return self
        return msgspec.structs.replace(self, numbers=numbers, rating=Rating.start(numbers))

    @property
    def fitting(self) -> Numbers:
        """The numbers of the next game or practice: the chosen ones, or smaller while those are too hard."""
        steps = list(Numbers)
        return min(self.numbers, numbers_for(self.rating), key=steps.index)

    def dealt(self, game: str, deal: int) -> Profile:
        """Return the profile in that deal of a game, whose numbers stay until it ends.

        Those of a beginner at 99 for whom they prove too large get smaller at once, in the first ten calls.
        """
        if (self.in_deal.game, self.in_deal.deal) == (game, deal):
            steps, due = list(Numbers), self.numbers_of_deal
            is_lost = not self.rating.is_placed and self.rating.lacking > _MISSES
            if (
                not is_lost
                or self.numbers in (Numbers.TO_20, Numbers.TO_50)
                or steps.index(due) >= steps.index(self.in_deal.numbers)
            ):
                return self
        return msgspec.structs.replace(self, in_deal=InDeal(game, deal, self.numbers_of_deal))

    @property
    def numbers_of_deal(self) -> Numbers:
        """How large the totals are that are called in the next deal, in any game: as large as suits.

        A beginner gets at most the step after the chosen numbers, or smaller ones after misses. A game that
        ends at 20 or 50 has none larger: there only the help on the line varies.
        """
        steps, fitting = list(Numbers), numbers_for(self.rating)
        if self.rating.is_placed or steps.index(fitting) < steps.index(self.numbers):
            return fitting
        return steps[min(len(steps) - 1, steps.index(self.fitting) + 1)]

    @property
    def outgrown(self) -> bool:
        """Whether larger numbers than the chosen ones would suit, as far as is known."""
        if self.dots:
            return self.rating.is_placed and self.rating.does_well
        steps = list(Numbers)
        return self.rating.is_placed and steps.index(numbers_for(self.rating)) > steps.index(self.numbers)

    @property
    def offered(self) -> Numbers:
        """The numbers of a game that is offered: one step more than the chosen ones if these are outgrown."""
        steps = list(Numbers)
        larger = self.outgrown and not self.dots
        return steps[steps.index(self.numbers) + 1] if larger else self.fitting

    @property
    def fixed_support(self) -> Support | None:
        """The fixed help of every call; None if the ladder decides."""
        return {"choices": Support.PLACES, "pad": Support.BARE}.get(self.mode)

    def right_on(self, day: date) -> int:
        """Return how many calls were right first try on `day`; 0 unless it is the day of the last call."""
        return self.right_today if self.day == day.isoformat() else 0

    def after(self, right: bool, rating: Rating, day: date) -> Profile:
        """Return the profile after a call: a right one adds to the row, a wrong one ends it.

        Not for questions about a rule (`after_rule`).
        """
        row = self.in_a_row + 1 if right else 0
        return msgspec.structs.replace(
            self,
            rating=rating,
            in_a_row=row,
            best_row=max(row, self.best_row),
            right_today=self.right_on(day) + right,
            day=day.isoformat(),
            pending=None,
        )

    def after_rule(self) -> Profile:
        """Return the profile after a question about a rule.

        Its right answer was shown, so it counts in no row.
        """
        return msgspec.structs.replace(self, pending=None)

    def after_sum(self, calling: Calling, mode: Mode, day: date) -> Profile:
        """Return the profile with updated returning sums, and the friend whose sum was solved."""
        if mode != "rescue":
            return msgspec.structs.replace(self, missed=after_call(self.missed, calling, day))
        missed = after_rescue(self.missed, calling, day)
        friends = with_friend(self.friends, calling.question)
        return msgspec.structs.replace(self, missed=missed, friends=friends)

    def recalling(self, log: Sequence[Attempt]) -> Profile:
        """Return the profile with the beliefs that follow from these answers alone, the oldest first."""
        beliefs: dict[str, float] = {}
        for attempt in log[-_RECALLED:]:
            question = attempt.question
            if question is not None and attempt.tries and not attempt.rests:
                beliefs = believed(beliefs, question, attempt.tries[0].answer, attempt.offered)
        return msgspec.structs.replace(self, beliefs=beliefs)

    @property
    def text(self) -> str:
        """The profile as JSON."""
        return msgspec.json.encode(self).decode()


_MISSES = 1.0
"""The misses beyond those that should be after which a beginner's numbers get smaller within a deal."""

_RECALLED = 100
"""The number of last answers that beliefs are computed from; earlier ones make no difference."""


def read_profile(text: str) -> Profile:
    """Return the profile that `Profile.text` wrote; a fresh one for anything else."""
    try:
        return msgspec.json.decode(text, type=Profile)
    except (msgspec.DecodeError, RecursionError):
        return Profile()
