"""Sums without a game: practice of one skill, the personal-best round, the ten minutes of a day, and probes.

Sums are drawn at random from the learner's numbers; answers are saved and rated like calls at the table.
There is no clock: a round has a fixed number of sums, and its result is how many were right at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

import msgspec

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import read_attempts, recalled, stored
from cardtable.learning.attempts import Attempt, EnteredBy, Mode, rated
from cardtable.learning.calling import Calling, Occasion, ask, attempt_of, session_at
from cardtable.learning.ladder import Support, is_guessing, usual_support
from cardtable.learning.practice import DOTS, LARGEST, dots_sum, has_dots, mixed, practice
from cardtable.learning.probe import FORMS, SECONDS, Probed, next_form, with_probe
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill
from cardtable.learning.ten_minutes import Fitting, TenMinutes, after_sums, has_due, ten_minutes
from cardtable.storage.learners import Learner, LearnerStore

SET = 10
"""The sums of one practice."""

ROUND = 20
"""The sums of a personal-best round."""


@dataclass(frozen=True)
class Sitting:
    """A learner who does sums, the store of the answers, and what is recorded with them.

    `app` is the version of the program; the same `seed` gives the same sums.
    """

    learner: Learner
    store: LearnerStore
    app: str
    seed: str
    now: Callable[[], datetime] = clock.now


class Training:
    """One practice of `skill`, or a personal-best round of mixed sums without one, or one of `given` sums.

    If they are a card friend's, it comes home with a right answer. The first sum raises ValueError for a
    skill that needs cards.
    """

    def __init__(
        self,
        sitting: Sitting,
        skill: Skill | None = None,
        given: Sequence[Question] = (),
        of_friend: bool = False,
    ) -> None:
        self.learner, self.skill = recalled(sitting.store, sitting.learner), skill
        self.given, self.of_friend = tuple(given), of_friend
        self._store, self._now = sitting.store, sitting.now
        self._chance = Stream(sitting.seed, "training")
        session = session_at(sitting.now())
        self._occasion = Occasion(sitting.learner.id, session, sitting.app, sitting.seed)
        self._last: list[tuple[bool, float, int]] = []
        self.asked, self.results = 0, list[bool]()
        self.best_before = self.profile.best_round
        # Rounds are compared with each other, so they always use the chosen numbers.
        self.numbers = self.profile.numbers if self.is_round else self.profile.fitting
        self.dots = self.profile.dots and all(map(has_dots, given))
        self._largest = max((max(one.before, one.answer) for one in given), default=0)
        self._help = Support.TICKS if self.dots else self.profile.fixed_support
        if self.is_round and self._help is None:
            self._help = usual_support(self.profile.rating, self.numbers)

    @property
    def is_round(self) -> bool:
        """Whether it is a personal-best round."""
        return self.skill is None and not self.given

    @property
    def right(self) -> int:
        """The number of sums so far that were right at once."""
        return sum(self.results)

    @property
    def mode(self) -> Mode:
        """The mode that answers are recorded with."""
        return "own-best" if self.is_round else "rescue" if self.of_friend else "practice"

    @property
    def sums(self) -> int:
        """The number of sums in all."""
        return len(self.given) or (ROUND if self.is_round else SET)

    @property
    def profile(self) -> Profile:
        return read_profile(self.learner.document)

    @property
    def limit(self) -> int:
        """The largest number on the line, which holds every given sum, even beyond the learner's numbers."""
        if self.dots:
            return DOTS
        ranges = sorted({most for most in LARGEST.values() if most >= LARGEST[self.numbers]})
        return next((most for most in ranges if most >= self._largest), self._largest // 10 * 10 + 10)

    @property
    def is_over(self) -> bool:
        """Whether every sum was asked."""
        return self.asked >= self.sums

    def next(self) -> Calling:
        """Return the next sum.

        A personal-best round always has the same help, so that rounds can be compared.
        """
        profile = self.profile
        question = self._question()
        support = Support.PLACES if is_guessing(self._last) else self._help
        self.asked += 1
        return ask(
            question,
            profile.rating,
            self.limit,
            self._chance,
            profile.strategy,
            support=support,
            beliefs=profile.beliefs,
        )

    def _question(self) -> Question:
        if self.given:
            return self.given[self.asked]
        if self.dots:
            return dots_sum(self.skill, self._chance)
        if self.skill is None:
            return mixed(self.numbers, self._chance)
        return practice(self.skill, self.numbers, self._chance)

    def answered(self, calling: Calling, entered_by: EnteredBy = "pad", focus_lost: bool = False) -> Attempt:
        """Save an answered sum, and the learner's new rating."""
        profile = self.profile
        self._last.append((calling.right_at_once, calling.tries[0].milliseconds / 1000, calling.choices))
        self.results.append(calling.found_at_once)
        attempt = attempt_of(
            self._occasion,
            calling,
            profile.rating,
            self._now(),
            mode=self.mode,
            value=calling.question.value,
            entered_by=entered_by,
            focus_lost=focus_lost,
            rests=is_guessing(self._last),
        )
        # An open call in a game stays open: this was another sum.
        after = profile.after(calling.found_at_once, rated(profile.rating, attempt), attempt.day)
        after = after.after_sum(calling, self.mode, attempt.day)
        after = msgspec.structs.replace(after, pending=profile.pending)
        if not attempt.rests:
            after = msgspec.structs.replace(after, beliefs=calling.believed(profile.beliefs))
        if self.is_round and self.is_over:
            after = msgspec.structs.replace(after, best_round=max(after.best_round, self.right))
        self.learner = Learner(self.learner.id, self.learner.nickname, self.learner.avatar, after.text)
        self._store.answered(self.learner, stored(attempt))
        return attempt


def plan_for(sitting: Sitting, games: Fitting, day: date) -> TenMinutes:
    """Read a learner's answers and return the plan for `day`; `games` are those whose numbers fit."""
    learner = sitting.learner
    profile, attempts = read_profile(learner.document), read_attempts(sitting.store, learner.id)
    return ten_minutes(profile, attempts, day, Stream(sitting.seed, "ten minutes"), games)


def is_awaited(learner: Learner, store: LearnerStore, day: date) -> bool:
    """Read a learner's answers and return whether something is due in the ten minutes of `day`."""
    return has_due(read_profile(learner.document), read_attempts(store, learner.id), day)


class Evening:
    """The ten minutes of one learner by a plan, in the sitting that it was made for."""

    def __init__(self, sitting: Sitting, plan: TenMinutes) -> None:
        self.sitting, self.plan = replace(sitting, learner=recalled(sitting.store, sitting.learner)), plan

    @property
    def learner(self) -> Learner:
        return self.sitting.learner

    def sums(self) -> Training:
        """Return the run of the six sums; `keep` takes its results."""
        return Training(self.sitting, given=self.plan.sums)

    def sums_of_last_time(self) -> Training | None:
        """Return the run of the sums of last time; None if there are none."""
        return Training(self.sitting, given=self.plan.last) if self.plan.last else None

    def keep(self, done: Training) -> None:
        """Save what came of the six sums with the learner."""
        learner, today = done.learner, clock.local_day(self.sitting.now())
        profile = after_sums(read_profile(learner.document), self.plan, done.results, today)
        self.sitting = replace(self.sitting, learner=replace(learner, document=profile.text))
        self.sitting.store.change(self.learner)


class Probing:
    """One probe of a learner, without help or feedback, which begins when it is created.

    Nothing is saved before `finish`.
    """

    def __init__(
        self,
        learner: Learner,
        store: LearnerStore,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        self.learner = learner
        self._store, self._now = store, now
        self._begun = now()
        self.form = next_form(read_profile(learner.document).probes)
        self._asked = 0
        self.right = self.answered = 0

    @property
    def question(self) -> Question | None:
        """The current sum; None when the time is up or every sum was asked."""
        sums = FORMS[self.form]
        if self._asked >= len(sums) or self._now() - self._begun >= timedelta(seconds=SECONDS):
            return None
        return sums[self._asked]

    def answer(self, number: int) -> None:
        """Take an answer; after the end it doesn't count."""
        question = self.question
        if question is not None:
            self.right += number == question.answer
            self.answered += 1
            self._asked += 1

    def leave_out(self) -> None:
        """Skip this sum."""
        self._asked += self.question is not None

    def finish(self) -> None:
        """Save the result with the learner, unless nothing was answered."""
        learner = next((one for one in self._store.learners() if one.id == self.learner.id), None)
        if learner is None or not self.answered:
            return
        profile = read_profile(learner.document)
        done = Probed(clock.local_day(self._begun), self.form, self.right, self.answered)
        probes = with_probe(profile.probes, done)
        document = msgspec.structs.replace(profile, probes=probes).text
        self.learner = replace(learner, document=document)
        self._store.change(self.learner)
