from datetime import date, timedelta
from functools import cache
from pathlib import Path

import msgspec
import pytest

from cardtable.learning.attempts import Attempt, Try
from cardtable.learning.diagnosis import explain
from cardtable.learning.ladder import Support
from cardtable.learning.own_errors import own_errors
from cardtable.learning.questions import plain
from cardtable.learning.report import report, weak_skills
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Answer, LearnerStore
from tests.learners_file import counted
from tests.learning.test_ladder import log
from tests.zones import morning


@cache
def attempts() -> list[Attempt]:
    return [attempt for attempt, _ in log(60)]


def test_the_figures_of_the_report_are_those_that_the_database_counts(tmp_path: Path) -> None:
    made, store = attempts(), LearnerStore(tmp_path)
    mia = store.add("Mia", "rabbit")
    for a in made:
        document = msgspec.json.encode(a).decode()
        stored = Answer(
            a.time, a.mode, a.variant, a.skill, a.right_at_once, a.support.name, a.hints, document
        )
        store.answered(mia, stored)
    page = report(
        [msgspec.json.decode(a.document, type=Attempt) for a in store.answers(mia.id)], made[-1].day
    )
    counts = counted(tmp_path, mia.id)
    assert {line.skill.value: (line.calls, line.right) for line in page.skills} == counts
    assert (page.calls, page.right) == (60, sum(right for _, right in counts.values()))
    assert sum(week.calls for week in page.weeks) == page.calls
    assert page.days == 3


def test_minutes_are_those_of_thinking_not_of_a_supper_in_between() -> None:
    made = attempts()[0]
    tries = (Try(made.answer + 1, (), 20_000), Try(made.answer, (), 10_000))
    away = (Try(made.answer, (), 3_600_000),)
    log = [msgspec.structs.replace(made, tries=one) for one in (tries, tries, tries, tries, away)]
    assert report(log, date(2026, 11, 1)).minutes == 3
    assert report(log[:1], date(2026, 11, 1)).minutes == 1


def test_the_commonest_mistakes_come_with_real_examples() -> None:
    made = attempts()
    wrong = msgspec.structs.replace(
        made[0], before=68, value="+7", answer=75,
        tries=(Try(65, ("no-carry",), 900), Try(75, (), 900)), skill="add-cross-ten",
    )  # fmt: skip
    page = report([wrong] * 30 + made[:5], date(2026, 11, 1))
    mistake = page.mistakes[0]
    assert (mistake.code, mistake.count) == ("no-carry", 30)
    # The same answer thirty times is one example.
    (example,) = mistake.examples
    assert (example.before, example.value, example.given, example.answer) == (68, "+7", 65, 75)
    assert page.next_step is Skill.ADD_CROSS_TEN


def test_a_habit_without_a_name_is_reported_with_an_example() -> None:
    """Who goes to the ten above, 68 + 7 = 80, in 18 of 35 sums."""
    made = attempts()[0]
    sums = [plain(10 * tens + 8, step) for step in range(4, 9) for tens in range(1, 8)]
    log = [
        msgspec.structs.replace(
            made, before=one.before, value=one.value, digits=one.digits, answer=one.answer, skill=one.skill.value,
            tries=(*([] if place % 2 else [Try(one.before + 12, ("other",), 900)]), Try(one.answer, (), 900)),
        )
        for place, one in enumerate(sums)
    ]  # fmt: skip
    page = report(log, date(2026, 11, 1))
    assert page.mistakes == ()
    assert (page.unexplained.count, page.right) == (18, 17)
    first = page.unexplained.examples[0]
    assert (first.before, first.value, first.given, first.answer) == (78, "+8", 90, 86)
    assert report(log[1:2], date(2026, 11, 1)).unexplained is None


def test_what_was_logged_under_a_former_name_is_explained_again() -> None:
    made = attempts()
    old = [
        msgspec.structs.replace(
            made[0], before=before, value="+3", digits=(before % 10, 3), answer=before + 3,
            tries=(Try(before - 7, ("lost-the-ten",), 900), Try(before + 3, (), 900)), skill="add-to-ten",
        )
        for before in (17, 27, 37, 47, 57)
    ]  # fmt: skip
    mistake = report(old, date(2026, 11, 1)).mistakes[0]
    assert (mistake.code, mistake.count) == ("no-carry", 5)


def test_someone_who_taps_without_thinking_is_said_to_guess() -> None:
    sums = [
        msgspec.structs.replace(
            a, tries=(Try(a.answer + 3, (), 400), Try(a.answer, (), 900)), offered=(a.answer, a.answer + 3)
        )
        for a in attempts()
    ]
    page = report(sums, sums[-1].day)
    assert (page.guessed, page.wrong, page.shows_guessing) == (len(sums), len(sums), True)
    assert page.unexplained is None
    typed = report([msgspec.structs.replace(a, offered=()) for a in sums], sums[-1].day)
    assert not typed.shows_guessing


def test_a_learner_without_an_answer_has_an_empty_page() -> None:
    page = report([], date(2026, 11, 1))
    assert (page.last, page.calls, page.next_step) == (None, 0, None)
    assert page.skills == page.mistakes == page.weeks == ()


def test_right_answers_in_a_row_and_of_today_are_counted() -> None:
    made = attempts()
    right = [msgspec.structs.replace(a, tries=(Try(a.answer, (), 900),), support=Support.NONE) for a in made]
    page = report(right, right[-1].day)
    assert page.best_run == 60
    assert page.today == sum(a.day == right[-1].day for a in right)


def test_the_report_of_one_answer_says_no_more_than_it_knows() -> None:
    only = attempts()[0]
    page = report([only], only.day)
    (line,) = page.skills
    assert (page.calls, line.calls, line.standing) == (1, 1, "new")
    (week,) = page.weeks
    assert (week.begins.weekday(), week.calls, week.secure) == (0, 1, 0)
    assert page.next_step is line.skill


def tapped(skill: str, before: int, value: str, answer: int, step: int, said: int | None = None) -> Attempt:
    """A card that is no sum, called with the tap that its answer stands on, or first by `said`. Former versions
    booked it under that skill.
    """
    first = () if said is None else (Try(said, ("kept-the-total",), 900),)
    return msgspec.structs.replace(
        attempts()[0], before=before, value=value, answer=answer, skill=skill, digits=(before % 10, step),
        tries=(*first, Try(answer, (), 900)), entered_by="choice", rests=True, hints=0,
    )  # fmt: skip


@pytest.mark.parametrize(
    "card",
    [
        ("take-past-zero", 6, "-10", 0, -10),
        ("set", 6, "-10", 0, -10),
        ("hold", 68, "+0", 68, 0),
        ("set", 21, "=50", 50, 50),
    ],
)
def test_an_answer_that_stands_on_the_button_counts_nowhere(card: tuple[str, int, str, int, int]) -> None:
    tap = tapped(*card)
    right = msgspec.structs.replace(attempts()[0], tries=(Try(attempts()[0].answer, (), 900),))
    wrong = msgspec.structs.replace(right, tries=(Try(right.answer + 1, (), 900), *right.tries))
    days = [date(2026, 11, day) for day in (2, 3)]
    taps = [on(tap, day) for day in days for _ in range(5)]
    assert report(taps, days[1]) == report([], days[1])
    page = report([on(right, days[0]), *taps, on(right, days[0]), on(wrong, days[0]), *taps], days[1])
    assert (page.calls, page.right, page.best_run, page.days, page.today) == (3, 2, 2, 1, 0)
    assert [line.skill.value for line in page.skills] == [right.skill]
    assert [(week.calls, week.right) for week in page.weeks] == [(3, 2)]
    assert [skill.value for skill in weak_skills(page)] == [right.skill]


def test_a_rule_that_is_not_known_is_reported_all_the_same() -> None:
    page = report([tapped("set", 21, "=50", 50, 50, said=21)] * 5, date(2026, 11, 1))
    assert [(mistake.code, mistake.count) for mistake in page.mistakes] == [("kept-the-total", 5)]


def on(attempt: Attempt, day: date) -> Attempt:
    return msgspec.structs.replace(attempt, time=morning(day))


def test_the_report_of_two_thousand_answers_has_the_last_eight_weeks() -> None:
    first = date(2026, 1, 5)
    made = [on(attempt, first + timedelta(days=place // 20)) for place, attempt in enumerate(attempts() * 34)]
    page = report(made[:2000], first + timedelta(days=100))
    assert (page.calls, page.days) == (2000, 100)
    assert len(page.weeks) == 8
    assert sum(week.calls for week in page.weeks[:-1]) == 7 * 7 * 20
    assert page.weeks[-1].begins == date(2026, 4, 13)
    of_last = [a for a in made[:2000] if a.day >= date(2026, 4, 13)]
    assert page.weeks[-1].right == sum(a.right_at_once for a in of_last)


def test_a_week_that_is_over_stays_as_it_was() -> None:
    """What is secure at the end of a week is not taken from it by what comes later."""
    right = msgspec.structs.replace(attempts()[0], support=Support.NONE, hints=0, expected=0.95)
    right = msgspec.structs.replace(right, tries=(Try(right.answer, (), 900),))
    wrong = msgspec.structs.replace(right, tries=(Try(right.answer + 1, (), 900), Try(right.answer, (), 900)))
    days = [date(2026, 11, 2), date(2026, 11, 3)]
    good = [on(right, day) for day in days for _ in range(6)]
    bad = [on(wrong, date(2026, 11, 9)) for _ in range(12)]
    assert [week.secure for week in report(good, days[1]).weeks] == [1]
    weeks = report(good + bad, date(2026, 11, 9)).weeks
    assert [(week.secure, week.right) for week in weeks] == [(1, 12), (0, 0)]


def test_answers_are_explained_once_for_the_whole_page() -> None:
    explain.cache_clear()
    report(attempts(), date(2026, 11, 23))
    own_errors(attempts())
    assert explain.cache_info().misses == 1
