"""A learner's ten minutes as they run: the plan of the day, its sums, and what is kept of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import read_attempts, recalled
from cardtable.controller.lessons.training import Sitting, Training
from cardtable.learning.profile import read_profile
from cardtable.learning.ten_minutes import Fitting, TenMinutes, after_sums, has_due, ten_minutes
from cardtable.storage.learners import Learner, LearnerStore


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
