"""Practice of learners with answers older than the diagnosis of mistakes, and of those before digits."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from msgspec.structs import replace

from cardtable.controller.lessons.answer_store import stored
from cardtable.controller.lessons.training import Sitting, Training, plan_for
from cardtable.learning.ladder import Numbers, Support
from cardtable.learning.practice import has_dots
from cardtable.learning.procedures import USUAL
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import plain
from cardtable.learning.report import report
from cardtable.learning.skills import Skill
from cardtable.learning.ten_minutes import Fitting
from cardtable.storage.learners import Learner, LearnerStore
from tests.learning.children.children import Child, forgets_the_ten, near
from tests.learning.children.school import taught
from tests.rows import rows


def test_the_usual_mistake_of_a_learner_is_found_from_old_answers(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    learner = store.add("Mia", "rabbit", Profile().text)
    _, log = taught(Child(forgets_the_ten, near, 1), "plain", 1, Support.NONE)
    for attempt in log:
        store.answered(learner, stored(replace(attempt, learner=learner.id)))
    asked = Training(Sitting(learner, store, "1", "1")).profile
    assert max(USUAL, key=lambda code: asked.beliefs[code]) == "no-carry"
    (kept,) = store.learners()
    assert read_profile(kept.document) == asked


def test_before_digits_sums_are_dots_in_one_frame_and_answered_on_the_line(
    tmp_path: Path,
) -> None:
    store, day = LearnerStore(tmp_path), date(2026, 11, 29)
    learner = store.add("Mia", "rabbit", replace(Profile.fresh(Numbers.TO_20), dots=True).text)
    sitting = Sitting(learner, store, "1", "1")
    plan = plan_for(sitting, Fitting(), day)
    steps, outgrown = set[int](), list[bool]()
    for training in (
        Training(sitting),
        Training(sitting, Skill.SWAP_DIGITS),
        Training(sitting, given=plan.sums),
    ):
        assert training.limit == 10
        while not training.is_over:
            calling = training.next()
            question = calling.question
            assert has_dots(question)
            assert (calling.support, calling.offered) == (Support.TICKS, ())
            steps.add(question.operand)
            training.answered(calling.answered(question.answer, 900))
        outgrown.append(training.profile.outgrown)
    assert steps <= set(range(-5, 6))
    assert min(steps) < 0 < max(steps)
    assert outgrown == [True, True, False], "bigger numbers are offered after ten that are right"
    assert not Training(sitting, given=(plain(68, 7),)).dots, "a sum with bigger numbers has digits"


def test_an_existing_diagnosis_stays(tmp_path: Path) -> None:
    store, profile = LearnerStore(tmp_path), Profile(beliefs={"no-carry": -1.0})
    learner: Learner = store.add("Mia", "rabbit", profile.text)
    _, log = taught(Child(None, near, 1), "plain", 1, Support.NONE)
    store.answered(learner, stored(replace(log[0], learner=learner.id)))
    assert Training(Sitting(learner, store, "1", "1")).profile == profile


def test_a_total_that_was_shown_and_copied_is_not_right_first_try(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    learner = store.add("Mia", "rabbit", Profile().text)
    training = Training(Sitting(learner, store, "1", "1"), given=(plain(68, 7), plain(34, 5), plain(52, 3)))
    copied = training.answered(training.next().given_up().answered(75, 900))
    hinted = training.answered(training.next().hinted().answered(39, 900))
    alone = training.answered(training.next().answered(55, 900))
    assert training.results == [False, True, True]
    assert training.profile.in_a_row == training.profile.right_on(alone.day) == 2
    assert report([copied, hinted, alone], alone.day).right == 2
    assert copied.right_at_once, "a hint is no mistake: the rating counts it with the help it had"


@rows("numbers, before, step, limit", [
    (Numbers.TO_20, 8, 7, 20), (Numbers.TO_20, 28, 4, 50), (Numbers.TO_50, 67, 9, 99), (Numbers.TO_99, 95, 8, 110),
])  # fmt: skip
def test_the_line_holds_a_sum_beyond_the_present_numbers_of_the_learner(
    tmp_path: Path, numbers: Numbers, before: int, step: int, limit: int
) -> None:
    """An own error is practiced with the learner's own sum, though smaller numbers fit her now."""
    store = LearnerStore(tmp_path)
    learner = store.add("Zoe", "fox", Profile.fresh(numbers).text)
    assert Training(Sitting(learner, store, "1", "1"), given=(plain(before, step),)).limit == limit
