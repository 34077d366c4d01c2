"""A running probe: sums one after the other, without help or feedback."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta

import msgspec

from cardtable import clock
from cardtable.learning.probe import FORMS, SECONDS, Probed, next_form, with_probe
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.storage.learners import Learner, LearnerStore


class Probing:
    """One probe of a learner, which begins when it is created; nothing is saved before `finish`."""

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
