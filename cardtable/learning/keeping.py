"""An answered task as it is kept: the call, and the occasion on which it was made."""

from __future__ import annotations

from datetime import datetime

import msgspec

from cardtable.learning.attempts import Attempt, EnteredBy, Mode, Role
from cardtable.learning.calling import Calling
from cardtable.learning.ladder import Rating


class Occasion(msgspec.Struct, frozen=True):
    """Where and for whom something is asked.

    `learner` is an identifier, `session` the time at which the sitting began, `app` the version of the
    program, `seed` where cards and sums come from; `game` and `variant` are empty in practice.
    """

    learner: str
    session: str
    app: str
    seed: str
    game: str = ""
    variant: str = ""


def session_at(now: datetime) -> str:
    """The name of a sitting that begins then, which is in UTC."""
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
    """What is kept of an answered call; `rating` is what was thought of the learner before, `time` in UTC."""
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
        rests=rests,
    )
