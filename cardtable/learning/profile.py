"""What is kept about a learner beside nickname and picture: choices of the parent, the rating, own bests."""

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
from cardtable.learning.picks import HandTasks
from cardtable.learning.probe import Probed
from cardtable.learning.returns import Friend, Missed, after_call, after_rescue, with_friend

CallingMode = Literal["ladder", "choices", "pad"]
"""How calls are answered: as the ladder says, always with answers to choose from, or always on the pad."""


class Pending(msgspec.Struct, frozen=True):
    """What was asked last: the game, the number of its turn, how far the answer came, and what it was."""

    game: str
    turn: int
    calling: Calling
    mode: Mode = "call"

    @property
    def is_call(self) -> bool:
        """Whether a play was to be called: not what a hand can do, nor what a friend asks."""
        return self.mode in ("call", "catch")


class InDeal(msgspec.Struct, frozen=True):
    """How large the totals are that a learner calls in a deal, and which deal of which game that is."""

    game: str = ""
    deal: int = 0
    numbers: Numbers = Numbers.TO_20


class Profile(msgspec.Struct, frozen=True):
    """A learner as the teaching mode keeps them; `text` writes and `read_profile` reads it as JSON."""

    numbers: Numbers = Numbers.TO_50
    strategy: Strategy = "make-ten"
    mode: CallingMode = "ladder"
    hand: HandTasks = ""
    speech: bool = True
    """Whether sums and feedback are read aloud, where this computer has a voice."""
    hints: bool = True
    strict: bool = False
    """Whether a wrong call of an own play costs what the house rules say; else it costs nothing."""
    coach: bool = False
    """Whether the coach helps with the play at a table where this learner sits."""
    rating: Rating = Rating.start(Numbers.TO_50)
    in_a_row: int = 0
    best_row: int = 0
    right_today: int = 0
    """Calls that were right at once on `day`."""
    day: str = ""
    """The last day with a call, ISO 8601."""
    best_round: int = 0
    """The most right calls in an own-best round."""
    pending: Pending | None = None
    in_deal: InDeal = InDeal()
    missed: tuple[Missed, ...] = ()
    """Sums that return."""
    friends: tuple[Friend, ...] = ()
    """The album, in the order in which they came; none is ever taken out."""
    probes: tuple[Probed, ...] = ()
    """The probes that were done, the oldest first."""
    beliefs: dict[str, float] = {}
    """By which procedures this learner goes, as `diagnosis` weighs them."""

    @classmethod
    def fresh(cls, numbers: Numbers) -> Profile:
        """Of somebody who begins with such numbers."""
        return cls(numbers=numbers, rating=Rating.start(numbers))

    def with_numbers(self, numbers: Numbers) -> Profile:
        """With other numbers: what is thought of the learner begins where they do, as for somebody new."""
        if numbers is self.numbers:
            return self
        return msgspec.structs.replace(self, numbers=numbers, rating=Rating.start(numbers))

    @property
    def fitting(self) -> Numbers:
        """The numbers of the next game or practice: the chosen ones, or smaller while those are too hard."""
        steps = list(Numbers)
        return min(self.numbers, numbers_for(self.rating), key=steps.index)

    def dealt(self, game: str, deal: int) -> Profile:
        """In that deal of a game: with its numbers, which stay while it is on."""
        if (self.in_deal.game, self.in_deal.deal) == (game, deal):
            return self
        return msgspec.structs.replace(self, in_deal=InDeal(game, deal, self.numbers_of_deal))

    @property
    def numbers_of_deal(self) -> Numbers:
        """How large the totals are that are called in the next deal, whatever is played: as large as suits.
        Somebody new is tried with those that follow the chosen ones at most. In a game that ends at 20 or 50
        none are larger: how much help there is on the line is the only level there.
        """
        steps = list(Numbers)
        if self.rating.is_placed:
            return numbers_for(self.rating)
        return steps[min(len(steps) - 1, steps.index(self.fitting) + 1)]

    @property
    def outgrown(self) -> bool:
        """Whether larger numbers than the chosen ones would suit, as far as can be told by now."""
        steps = list(Numbers)
        return self.rating.is_placed and steps.index(numbers_for(self.rating)) > steps.index(self.numbers)

    @property
    def fixed_support(self) -> Support | None:
        """The help of every call where the ladder has no say; None where it has."""
        return {"choices": Support.PLACES, "pad": Support.BARE}.get(self.mode)

    def right_on(self, day: date) -> int:
        """How many calls were right at once on a day, if no later one had any."""
        return self.right_today if self.day == day.isoformat() else 0

    def after(self, right: bool, rating: Rating, day: date) -> Profile:
        """After a call on a day: the row of right ones goes on or begins anew; no right one is taken away.
        What a rule decides is no call (`after_rule`).
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
        """After what a rule decided: the right answer stood on the button, and counts in no row."""
        return msgspec.structs.replace(self, pending=None)

    def after_sum(self, calling: Calling, mode: Mode, day: date) -> Profile:
        """With what returns after an answered call, and the friend that came home by it."""
        if mode != "rescue":
            return msgspec.structs.replace(self, missed=after_call(self.missed, calling, day))
        missed = after_rescue(self.missed, calling, day)
        friends = with_friend(self.friends, calling.question)
        return msgspec.structs.replace(self, missed=missed, friends=friends)

    def recalling(self, log: Sequence[Attempt]) -> Profile:
        """Believing what these answers alone lead to; the oldest first."""
        beliefs: dict[str, float] = {}
        for attempt in log[-_RECALLED:]:
            question = attempt.question
            if question is not None and attempt.tries and not attempt.rests:
                beliefs = believed(beliefs, question, attempt.tries[0].answer, attempt.offered)
        return msgspec.structs.replace(self, beliefs=beliefs)

    @property
    def text(self) -> str:
        """As JSON, to be kept."""
        return msgspec.json.encode(self).decode()


_RECALLED = 100
"""Of answers before so many nothing is left in what is believed."""


def read_profile(text: str) -> Profile:
    """What `Profile.text` wrote; a fresh profile for anything else."""
    try:
        return msgspec.json.decode(text, type=Profile)
    except (msgspec.DecodeError, RecursionError):
        return Profile()
