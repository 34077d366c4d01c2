"""A child's own error, practiced: found in the answers, met in sums and in a game, and followed until it is gone."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from cardtable.cards.shuffle import Stream
from cardtable.controller.lab.sums import games_for_children
from cardtable.controller.lessons.training import Evening, Sitting, plan_for
from cardtable.learning.attempts import Attempt, Try
from cardtable.learning.ladder import Numbers, Support, difficulty
from cardtable.learning.own_errors import (
    Course,
    OwnError,
    gain,
    gain_to_report,
    next_course,
    own_errors,
    with_course,
)
from cardtable.learning.practice import PRACTICED, sums_of
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import Question, plain
from cardtable.learning.returns import Missed
from cardtable.learning.skills import Skill
from cardtable.learning.ten_minutes import (
    SUMS,
    Fitting,
    after_sums,
    best_game,
    has_due,
    measured,
    sums_like,
    ten_minutes,
)
from cardtable.storage.learners import LearnerStore
from cardtable.ui.learning.report_words import gain_words
from tests.learning.test_ladder import log
from tests.rows import rows
from tests.zones import morning

TODAY = date(2026, 11, 29)
AT_THE_TEN = OwnError("stopped-at-the-ten", Skill.ADD_CROSS_TEN, plain(68, 7), 70)


def answered(question: Question, said: int, day: date) -> Attempt:
    made, right = next(iter(log(1)))[0], question.answer
    tries = (*([] if said == right else [Try(said, (), 900)]), Try(right, (), 900))
    return msgspec.structs.replace(
        made, time=morning(day), before=question.before, value=question.value, answer=right,
        skill=question.skill.value, digits=question.digits, support=Support.NONE, hints=0, tries=tries,
    )  # fmt: skip


def month(error: OwnError, day: date, made: int, of: int) -> list[Attempt]:
    """A month in which she made it in so many of these sums; each third of the others is of another kind."""
    sums = [plain(10 * (1 + n % 8) + 8, 4 + n % 5) for n in range(of)]
    said = [one.before + 2 if error.code != "other" else one.before + 12 for one in sums]
    days = [day + timedelta(days=n % 20) for n in range(of)]
    return [
        answered(one, said[n] if n < made else one.answer, when)
        for n, (one, when) in enumerate(zip(sums, sorted(days), strict=True))
    ] + [answered(plain(42, 5), 47, day + timedelta(days=20))] * 9


@rows("code", ["stopped-at-the-ten", "other"])
def test_an_error_is_found_and_counted_then_and_now(code: str) -> None:
    """68 + 7 = 70: 18 of 35 in October, 2 of 20 now. Without a name, 68 + 7 = 80."""
    error = msgspec.structs.replace(AT_THE_TEN, code=code)
    october = month(error, date(2026, 10, 2), 18, 35)
    (found,) = own_errors(october)
    assert (found.code, found.skill, found.count) == (code, Skill.ADD_CROSS_TEN, 18)
    assert found.given == found.question.before + (2 if code != "other" else 12)
    so_far = gain(found, october + month(error, date(2026, 11, 4), 2, 20), TODAY)
    assert so_far.is_comparable
    assert (so_far.before.begins.month, so_far.before.made, so_far.before.sums) == (10, 18, 35)
    assert (so_far.now.made, so_far.now.sums) == (2, 20)
    assert sum(week.sums for week in so_far.weeks) == 55


@rows("code, counts", [("stopped-at-the-ten", [(Skill.ADD_CROSS_TEN, 22)]),
                       ("other", [(Skill.ADD_CROSS_TEN, 18), (Skill.TAKE_CROSS_TEN, 4)])])  # fmt: skip
def test_an_error_with_a_name_is_one_in_all_sums_and_those_without_are_one_a_skill(
    code: str, counts: list[tuple[Skill, int]]
) -> None:
    """63 − 5 = 60, too. Without a name, 63 − 5 = 70."""
    october = month(msgspec.structs.replace(AT_THE_TEN, code=code), date(2026, 10, 2), 18, 35)
    october += [
        answered(plain(tens + 3, -5), tens + (10 if code == "other" else 0), date(2026, 10, 25))
        for tens in (40, 50, 60, 80)
    ]
    assert [(error.skill, error.count) for error in own_errors(october)] == counts


def test_two_slips_in_many_sums_are_no_error_of_her_own() -> None:
    other = msgspec.structs.replace(AT_THE_TEN, code="other")
    assert own_errors(month(other, date(2026, 10, 2), 2, 35)) == ()
    assert len(own_errors(month(other, date(2026, 10, 2), 4, 35))) == 1


def test_two_errors_of_one_child_are_both_found() -> None:
    """She stops at the ten, and takes the smaller digit from the larger: 63 − 5 = 62."""
    october = month(AT_THE_TEN, date(2026, 10, 2), 18, 35)
    october += [
        answered(plain(tens + ones, -value), tens + value - ones, date(2026, 10, 25))
        for tens in (30, 50, 60, 80)
        for ones, value in ((3, 5), (2, 9), (4, 7))
    ]
    assert [(error.code, error.count) for error in own_errors(october)] == [
        ("stopped-at-the-ten", 18),
        ("smaller-from-larger", 12),
    ]


def test_a_parent_reads_both_counts_in_one_line() -> None:
    october, now = month(AT_THE_TEN, date(2026, 10, 2), 18, 35), month(AT_THE_TEN, date(2026, 11, 4), 2, 20)
    gained = gain_to_report((Course(AT_THE_TEN, ""),), october + now, TODAY)
    assert gained is not None
    assert gain_words(gained) == "Mistakes like 28 + 5 = 30: 18 of 35 in October, 2 of 20 now"
    unnamed = gain(msgspec.structs.replace(AT_THE_TEN, code="other"), october + now, TODAY)
    assert gain_words(unnamed) == "Problems such as 68 + 7 = ?: 18 of 35 not right in October, 2 of 20 now"
    assert gain_words(gain(AT_THE_TEN, now[:5], TODAY)) == "", "too few"
    assert gain_to_report((), [], TODAY) is None


def test_of_too_few_sums_nothing_is_said() -> None:
    few = month(AT_THE_TEN, date(2026, 10, 2), 5, 9) + month(AT_THE_TEN, date(2026, 11, 4), 2, 9)
    so_far = gain(AT_THE_TEN, few, TODAY)
    assert (so_far.before, so_far.now, so_far.is_comparable) == (None, None, False)


def test_an_answer_with_help_counts_in_no_line() -> None:
    helped = [
        msgspec.structs.replace(one, support=Support.PLACES, offered=(70, 75, 77, 85))
        for one in month(AT_THE_TEN, date(2026, 11, 4), 12, 20)
    ]
    assert gain(AT_THE_TEN, helped, TODAY).now is None


@rows("code, skill", [("stopped-at-the-ten", Skill.ADD_CROSS_TEN), ("other", Skill.ADD_CROSS_TEN),
                      ("smaller-from-larger", Skill.TAKE_CROSS_TEN), ("doubled-only-the-tens", Skill.DOUBLE),
                      ("other", Skill.ADD_TEN), ("other", Skill.ROOM)])  # fmt: skip
@rows("numbers", [Numbers.TO_20, Numbers.TO_99])
def test_six_sums_are_of_her_kind_and_lead_from_easy_to_hers(
    code: str, skill: Skill, numbers: Numbers
) -> None:
    hers = {Skill.DOUBLE: Question(27, "double", 0, 54)}.get(skill)
    if hers is None:
        pairs = sums_of(skill, Numbers.TO_99)
        hers = plain(*pairs[-1]) if pairs else Question(99, "add", -60, 39, exercises=Skill.ROOM)
    error = OwnError(code, skill, hers, hers.answer + 1)
    sums = sums_like(error, numbers, Stream("1", "six"))
    assert len(set(sums)) == SUMS
    assert sums[-1] == hers
    assert all(one.skill is skill and error.can_occur(one) for one in sums)
    hard = [difficulty(one) for one in sums]
    assert hard == sorted(hard)


def test_what_goes_well_returns_after_one_three_seven_and_twenty_one_days_and_then_is_over() -> None:
    course, day, pauses = Course(AT_THE_TEN, TODAY.isoformat()), TODAY, []
    while not course.is_over:
        after = course.after(day, went_well=True, last=())
        if not after.is_over:
            pauses.append((date.fromisoformat(after.due) - day).days)
            day = date.fromisoformat(after.due)
        course = after
    assert pauses == [1, 3, 7, 21]
    fallen = Course(AT_THE_TEN, TODAY.isoformat(), step=3).after(TODAY, went_well=False, last=())
    assert (fallen.step, fallen.due) == (0, "2026-11-30")


def test_the_plan_of_an_evening_and_what_is_asked_again_the_next() -> None:
    attempts, profile = month(AT_THE_TEN, date(2026, 11, 2), 18, 35), Profile.fresh(Numbers.TO_99)
    plan = ten_minutes(profile, attempts, TODAY, Stream("1", "plan"), Fitting(games_for_children()))
    assert plan.compared.given == plan.compared.question.before + 2
    assert plan.compared.way.jumps[-1].end == plan.compared.question.answer
    assert (len(plan.sums), plan.last, plan.has_been) == (SUMS, (), False)
    after = after_sums(profile, plan, [True, False, True, True, False, True], TODAY)
    assert after.courses[0].due == "2026-11-30"
    again = ten_minutes(after, attempts, TODAY, Stream("2", "plan"), Fitting())
    assert (again.has_been, again.game) == (True, "")
    tomorrow = ten_minutes(after, attempts, TODAY + timedelta(days=1), Stream("2", "plan"), Fitting())
    assert tomorrow.last == (plan.sums[1], plan.sums[4])


@rows("comes_from", ["the last evening", "a game"])
def test_no_sum_of_an_evening_is_asked_for_twice(comes_from: str) -> None:
    """A sum that was missed at the table is the one that is practiced last, and waits to be asked as well."""
    attempts, profile = month(AT_THE_TEN, date(2026, 11, 2), 18, 35), Profile.fresh(Numbers.TO_99)
    (error,) = own_errors(attempts)
    hers, other = error.question, plain(23, 9)
    if comes_from == "a game":
        missed = [
            Missed(msgspec.structs.replace(one, cards=("9H",)), "2026-11-20", "2026-11-21")
            for one in (hers, other)
        ]
        profile = msgspec.structs.replace(profile, missed=tuple(missed))
    else:
        course = Course(error, TODAY.isoformat(), last=(hers, other))
        profile = msgspec.structs.replace(profile, courses=(course,))
    plan = ten_minutes(profile, attempts, TODAY, Stream("1", "plan"), Fitting())
    assert plan.sums[-1] == hers
    assert plan.last == (other,)


def test_more_of_it_on_one_day_brings_the_next_no_nearer() -> None:
    profile = Profile.fresh(Numbers.TO_99)
    for _ in range(3):
        plan = ten_minutes(profile, month(AT_THE_TEN, TODAY, 8, 9), TODAY, Stream("1", "plan"), Fitting())
        profile = after_sums(profile, plan, [True] * SUMS, TODAY)
    assert [(course.step, course.due) for course in profile.courses] == [(1, "2026-11-30")]


def test_her_own_error_or_a_missed_sum_is_due_until_the_evening_is_done() -> None:
    october, today = month(AT_THE_TEN, date(2026, 10, 2), 18, 35), TODAY.isoformat()
    tomorrow = (TODAY + timedelta(days=1)).isoformat()
    later = Course(own_errors(october)[0], tomorrow)
    assert has_due(Profile(), october, TODAY)
    assert not has_due(Profile(courses=(later,)), october, TODAY)
    for due, is_due in ((today, True), (tomorrow, False)):
        missed = Profile(missed=(Missed(plain(68, 7), "2026-11-20", due),))
        assert has_due(missed, [], TODAY) is is_due
        assert not has_due(msgspec.structs.replace(missed, ten_minutes=today), october, TODAY)


def test_an_error_that_is_due_comes_before_a_new_one_and_that_before_one_for_another_day() -> None:
    new, tomorrow = msgspec.structs.replace(AT_THE_TEN, code="no-carry"), TODAY + timedelta(days=1)
    due, later = Course(AT_THE_TEN, TODAY.isoformat()), Course(AT_THE_TEN, tomorrow.isoformat())
    assert next_course([due], [new], TODAY) == due
    assert next_course([later], [new], TODAY) == Course(new, TODAY.isoformat())
    assert next_course([later], [], TODAY) == later


def test_of_many_errors_the_latest_course_is_kept() -> None:
    codes = [f"error-{number}" for number in range(30)]
    courses: tuple[Course, ...] = ()
    for code in codes:
        courses = with_course(courses, Course(msgspec.structs.replace(AT_THE_TEN, code=code), ""))
    assert 1 < len(courses) < len(codes)
    assert [course.error.code for course in courses] == codes[-len(courses) :]


def test_without_an_error_the_weakest_skill_is_practiced() -> None:
    games = Fitting(["scary-seven turned", "reach-99-together"], ["to-twenty"])
    plan = ten_minutes(Profile(), [], TODAY, Stream("1", "plan"), games)
    assert (plan.compared, plan.course, len(plan.sums)) == (None, None, SUMS)
    assert plan.game in games.hers, "a beginner's game has her numbers, too"


def test_the_game_is_the_one_that_holds_most_of_such_sums() -> None:
    games = games_for_children()
    assert set(measured()) == set(games)
    assert best_game(Skill.TAKE_CROSS_TEN.value, Fitting(["to-twenty", "back-to-zero"])) == "back-to-zero"
    assert best_game(Skill.TAKE_CROSS_TEN.value, Fitting(["to-twenty"])) == "to-twenty"
    assert best_game("stopped-at-the-ten", Fitting()) == ""
    large, small = ["oh-no-99"], ["to-twenty", "back-to-zero"]
    assert best_game("counted-the-start", Fitting(large, small)) == "oh-no-99", "its numbers are hers"
    assert best_game(Skill.TAKE_CROSS_TEN.value, Fitting(large, small)) == "back-to-zero", "it has none"
    known = {skill.value for skill in PRACTICED}
    assert all(counts.keys() & known for counts in measured().values())


def test_an_evening_is_kept_with_the_learner(tmp_path: Path) -> None:
    store, now = LearnerStore(tmp_path), datetime(2026, 11, 29, 16).astimezone(UTC)
    learner = store.add("Mia", "rabbit", Profile.fresh(Numbers.TO_99).text)
    sitting = Sitting(learner, store, "1", "7", lambda: now)
    evening = Evening(sitting, plan_for(sitting, Fitting(games_for_children()), TODAY))
    training = evening.sums()
    while not training.is_over:
        calling = training.next()
        training.answered(calling.answered(calling.question.answer, 900))
    evening.keep(training)
    (kept,) = store.learners()
    assert read_profile(kept.document).ten_minutes == "2026-11-29"
    assert [one.mode for one in store.answers(learner.id)] == ["practice"] * SUMS
    assert evening.sums_of_last_time() is None


@pytest.mark.slow("a few games")
def test_the_measured_sums_are_those_of_the_games() -> None:
    from cardtable.controller.lab.sums import sums

    for game in ("to-twenty", "zero-to-100 turned"):
        found = sums(games_for_children()[game], 6)
        for kind, share in measured()[game].items():
            assert abs(found.get(kind, 0) - share) < 60, (game, kind)
