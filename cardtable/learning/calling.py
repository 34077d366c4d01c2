"""One call of the total, from the question until the card is played, and its record.

The first wrong answer is explained and the child tries again; after the second the whole sum is shown worked
out, and the child copies its answer. A wrong call changes nothing at the table.
"""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from types import MappingProxyType

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.learning.attempts import HINTS, Attempt, EnteredBy, Mode, Role, Try
from cardtable.learning.choices import choices
from cardtable.learning.diagnosis import Beliefs, believed, diagnose
from cardtable.learning.explain import Jump, Strategy, Worked, worked
from cardtable.learning.ladder import Rating, Support, is_open, support_for
from cardtable.learning.questions import Question


class Stage(Enum):
    ASKED = "asked"
    AGAIN = "again"
    """The first answer was wrong and explained; another one is awaited."""
    SHOWN = "shown"
    """The sum is worked out on the screen; the child enters its answer."""
    DONE = "done"


class Calling(msgspec.Struct, frozen=True):
    """A call; methods such as `answered` and `hinted` return the call after a step.

    `offered` are the answers to choose from, none if the number is entered freely. `tries` are the answers so
    far, each with the mistakes it shows. `hints_at_first` were asked for before the first answer. `waited`
    means that nobody answered for a while before any help: then there is a line without a number on it, which
    does not count as help. `beliefs` are those about the learner when the question was asked.
    """

    question: Question
    support: Support
    offered: tuple[int, ...]
    way: Worked
    expected: float
    stage: Stage = Stage.ASKED
    hints: int = 0
    tries: tuple[Try, ...] = ()
    hints_at_first: int = 0
    waited: bool = False
    beliefs: dict[str, float] = {}

    @property
    def is_right(self) -> bool:
        """Whether the last answer was right."""
        return self.stage is Stage.DONE

    @property
    def right_at_once(self) -> bool:
        """Whether the first answer was right."""
        return len(self.tries) == 1 and self.is_right

    @property
    def found_at_once(self) -> bool:
        """Whether the first answer was right, and not copied from the total that hints had shown."""
        return self.right_at_once and self.hints_at_first < HINTS

    @property
    def had(self) -> Support:
        """The help at the first answer: a hint counts as one step more of it, and not as an error."""
        return self.support.helped(self.hints_at_first)

    @property
    def choices(self) -> int:
        """The number of answers to choose from; 0 if the number is entered freely."""
        return len(self.offered) or len(self.question.offers)

    @property
    def errors(self) -> tuple[str, ...]:
        """The mistakes that the last answer shows; none if it is right."""
        return self.tries[-1].errors if self.tries else ()

    def believed(self, before: Beliefs) -> dict[str, float]:
        """Return the beliefs about the learner after the first answer, from those `before` it."""
        return believed(before, self.question, self.tries[0].answer, self.offered)

    def answered(self, answer: int, milliseconds: int) -> Calling:
        """Return the call after an answer. Raises ValueError if the call is over."""
        if self.stage is Stage.DONE:
            raise ValueError("This call has been answered.")
        errors = diagnose(self.question, answer, self.beliefs, self.offered)
        tries = (*self.tries, Try(answer, errors, milliseconds))
        if answer == self.question.answer:
            stage = Stage.DONE
        else:
            stage = Stage.AGAIN if self.stage is Stage.ASKED else Stage.SHOWN
        at_first = self.hints_at_first if self.tries else self.hints
        return msgspec.structs.replace(self, tries=tries, stage=stage, hints_at_first=at_first)

    def hinted(self) -> Calling:
        """Return the call after a hint was asked for.

        The next that shows something new, in the end the total.
        """
        for hints in range(self.hints + 1, HINTS):
            after = msgspec.structs.replace(self, hints=hints)
            if after.ways_shown != self.ways_shown or not self.is_helped:
                return after
        return msgspec.structs.replace(self, hints=HINTS)

    @property
    def helped_in_silence(self) -> Calling | None:
        """The call with the help that comes by itself if nobody answers; None if there is no more of it.

        First a bare line, so that a slow but right child counts as unaided; then the first jump, then all
        jumps. The total never comes this way.
        """
        if not self.waited and not self.is_helped:
            return msgspec.structs.replace(self, waited=True)
        after = self.hinted()
        return after if after.jumps_shown > self.jumps_shown and not after.shows_total else None

    def given_up(self) -> Calling:
        """Return the call after "I don't know", a request for help.

        The total is shown, and still has to be entered.
        """
        return msgspec.structs.replace(self, hints=HINTS)

    @property
    def is_helped(self) -> bool:
        """Whether the way is shown on the line: after a hint or a wrong answer."""
        return self.hints > 0 or bool(self.tries)

    @property
    def shows_total(self) -> bool:
        """Whether the answer is shown.

        After it was given, or to be copied after all hints or two wrong answers.
        """
        return self.stage in (Stage.SHOWN, Stage.DONE) or self.hints >= HINTS

    @property
    def jumps_shown(self) -> int:
        """How many jumps of the way are drawn."""
        if self.stage is Stage.SHOWN or self.stage is Stage.DONE:
            return len(self.way.jumps)
        by_hint = len(self.way.jumps) if self.hints > 1 else min(self.hints, len(self.way.jumps))
        return max(by_hint, 1 if self.stage is Stage.AGAIN and self.way.jumps else 0)

    @property
    def ways_shown(self) -> tuple[Jump, ...]:
        """The jumps to draw on the line: the first `jumps_shown`.

        But after a wrong pick, the jumps of the picked cards that go over the limit.
        """
        jumps, question = self.way.jumps, self.question
        if not question.offers or self.stage is not Stage.AGAIN:
            return jumps[: self.jumps_shown]
        wrong = [one for one in question.picked(self.tries[-1].answer) if one.makes > question.operand]
        places = [place for place, offer in enumerate(question.offers) if offer in wrong]
        return tuple(jumps[place] for place in places) or jumps[: self.jumps_shown]


def ask(
    question: Question,
    rating: Rating,
    limit: int,
    chance: Stream,
    strategy: Strategy = "make-ten",
    most: Support = Support.NONE,
    support: Support | None = None,
    beliefs: Beliefs = MappingProxyType({}),
) -> Calling:
    """Return a call with the help that the ladder gives it, or with `support`.

    `limit` is that of the game, `beliefs` are those about the learner.
    """
    given = support_for(rating, question, most) if support is None else support
    if not is_open(given, question, rating):
        given = Support.TICKS
    if question.offers:
        return Calling(question, given, (), worked(question), rating.chance(question, given))
    offered = choices(question, limit, chance, beliefs) if given.choices else ()
    way = worked(question, strategy)
    expected = rating.chance(question, given)
    return Calling(question, given, offered, way, expected, beliefs=dict(beliefs))


class Occasion(msgspec.Struct, frozen=True):
    """Who is asked, and when and where.

    `learner` is an identifier, `session` the time at which the session began, `app` the version of the
    program, `seed` the source of cards and sums; `game` and `variant` are empty in practice.
    """

    learner: str
    session: str
    app: str
    seed: str
    game: str = ""
    variant: str = ""


def session_at(now: datetime) -> str:
    """Return the name of a session that begins at `now`, in UTC."""
    return now.strftime("%Y%m%dT%H%M%SZ")


def attempt_of(
    occasion: Occasion,
    calling: Calling,
    rating: Rating,
    time: datetime,
    *,
    mode: Mode,
    value: str,
    role: Role = "plain",
    entered_by: EnteredBy = "pad",
    focus_lost: bool = False,
    rests: bool = False,
) -> Attempt:
    """Return the record of an answered call; `rating` is that before the call, `time` in UTC."""
    question = calling.question
    return Attempt(
        learner=occasion.learner,
        session=occasion.session,
        game=occasion.game,
        time=time.strftime("%Y-%m-%dT%H:%M:%SZ"),
        app=occasion.app,
        variant=occasion.variant,
        mode=mode,
        role=role,
        before=question.before,
        cards=question.cards,
        value=value,
        answer=question.answer,
        skill=question.skill.value,
        digits=question.digits,
        support=calling.had,
        offered=calling.offered,
        hints=calling.hints,
        tries=calling.tries,
        entered_by=entered_by,
        focus_lost=focus_lost,
        ability=rating.ability,
        expected=rating.chance(question, calling.had),
        seed=occasion.seed,
        rests=rests or question.asks_rule,
    )
