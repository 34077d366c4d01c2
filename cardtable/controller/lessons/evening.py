"""A learner's ten minutes as they run: the plan of the day, its sums, and what is kept of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime

from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import read_attempts, recalled
from cardtable.controller.lessons.training import Training
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.learning.ten_minutes import TenMinutes, after_sums, has_due, ten_minutes
from cardtable.storage.learners import Learner, LearnerStore


def plan_for(
    learner: Learner, store: LearnerStore, seed: str, games: Collection[str], day: date
) -> TenMinutes:
    """Read a learner's answers and return the plan for `day`; `games` are those whose numbers fit."""
    profile, attempts = read_profile(learner.document), read_attempts(store, learner.id)
    return ten_minutes(profile, attempts, day, Stream(seed, "ten minutes"), games)


def is_awaited(learner: Learner, store: LearnerStore, day: date) -> bool:
    """Read a learner's answers and return whether something is due in the ten minutes of `day`."""
    return has_due(read_profile(learner.document), read_attempts(store, learner.id), day)


class Evening:
    """The ten minutes of one learner by a plan.

    `app` is the version that is recorded with answers; `seed` is that of the plan.
    """

    def __init__(
        self,
        learner: Learner,
        store: LearnerStore,
        app: str,
        seed: str,
        plan: TenMinutes,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._store, self._now, self._app, self._seed = store, now, app, seed
        self.learner, self.plan = recalled(store, learner), plan

    def sums(self) -> Training:
        """Return the run of the six sums; `keep` takes its results."""
        return self._training(self.plan.sums)

    def sums_of_last_time(self) -> Training | None:
        """Return the run of the sums of last time; None if there are none."""
        return self._training(self.plan.last) if self.plan.last else None

    def _training(self, given: Sequence[Question]) -> Training:
        return Training(self.learner, self._store, self._app, self._seed, None, self._now, given)

    def keep(self, done: Training) -> None:
        """Save what came of the six sums with the learner."""
        learner = done.learner
        profile = after_sums(read_profile(learner.document), self.plan, done.results, self._now().date())
        self.learner = replace(learner, document=profile.text)
        self._store.change(self.learner)
