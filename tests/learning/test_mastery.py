"""When a skill is secure, what questions that, and that no right answer ever does."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest

from cardtable.clock import local_day
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lessons.training import Sitting, Training
from cardtable.learning.attempts import Attempt, Try, rated
from cardtable.learning.ladder import Numbers, Rating, Support, support_for
from cardtable.learning.mastery import Mastery, Standing, mastery
from cardtable.learning.practice import PRACTICED
from cardtable.learning.profile import CallingMode, Profile
from cardtable.learning.questions import plain
from cardtable.learning.report import report
from cardtable.learning.skills import Skill
from cardtable.storage.learners import LearnerStore
from tests.rows import rows
from tests.zones import morning

FIRST = date(2026, 11, 2)


def attempt(
    right: bool = True,
    day: int = 0,
    support: Support = Support.NONE,
    chance: float = 0.9,
    hints: int = 0,
    rests: bool = False,
) -> Attempt:
    """68 + 7, answered so many days after the first, where the model thought it as likely right with that
    help.
    """
    tries = (*(() if right else (Try(65, ("no-carry",), 900),)), Try(75, (), 900))
    offered = (65, 74, 75, 85) if support.choices else ()
    time = morning(FIRST + timedelta(days=day))
    return Attempt(
        "mia", "1", "g", time, "1", "v", "call", "caller", 68, (), "+7", 75, "add-cross-ten", (8, 7), support,
        offered, hints, tries, "pad", False, 0.0, chance, "3", rests,
    )  # fmt: skip


def eight(days: Iterable[int] = (0, 0, 0, 0, 1, 1, 1, 1)) -> list[Attempt]:
    return [attempt(day=day) for day in days]


def standing(attempts: Iterable[Attempt], day: int = 1) -> Standing:
    return mastery(attempts).standing(FIRST + timedelta(days=day))


def test_eight_right_alone_on_two_days_are_secure() -> None:
    assert standing(eight()) == "secure"
    assert standing(eight()[:7]) == "new"
    assert standing(eight([1] * 8)) == "practicing"
    assert standing([attempt(day=0, support=Support.BARE)] * 4 + eight()[4:]) == "secure"
    misses = [attempt(False)] * 4
    assert standing([*misses, *eight()]) == "secure"
    assert standing([*eight([0] * 4), *misses, attempt(False), *eight([1] * 4)]) == "practicing"


def test_help_is_not_secure_and_neither_is_what_the_model_does_not_believe() -> None:
    assert standing([attempt(day=day % 3, hints=1) for day in range(12)]) == "practicing"
    assert standing([attempt(day=day % 3, support=Support.TICKS, chance=0.8) for day in range(12)]) == (
        "practicing"
    )
    assert standing([attempt(day=day % 3, chance=0.7) for day in range(12)]) == "practicing"


def test_with_help_half_of_the_way_can_be_gone() -> None:
    helped = [attempt(support=Support.PLACES, chance=0.8)] * 9
    assert mastery(helped[:2]).progress == 0.25
    assert mastery(helped).progress == 0.5
    assert mastery([*helped, attempt(), attempt()]).progress == 0.75


def test_a_rule_is_known_by_its_answers_alone() -> None:
    known = [attempt(day=day % 2, support=Support.PLACES, chance=0.5, rests=True) for day in range(8)]
    assert standing(known) == "secure"


def test_it_is_looked_at_again_after_three_days_a_week_and_three_weeks() -> None:
    log, day = eight(), 1
    for pause in (3, 7, 21, 21):
        assert standing(log, day + pause - 1) == "secure"
        assert standing(log, day + pause) == "look again"
        log.append(attempt(day=day + pause - 1))
        assert standing(log, day + pause) == "look again", "a day too early it was no look"
        day += pause
        log.append(attempt(day=day))
        assert standing(log, day) == "secure"


def test_a_slip_is_looked_into_soon_and_many_are_not_secure() -> None:
    log = [*eight(), *[attempt(day=4), attempt(day=11)]]
    assert standing(log, 20) == "secure"
    log.append(attempt(False, day=20))
    assert standing(log, 20) == "look again"
    assert standing([*log, attempt(day=20)], 20) == "secure"
    assert mastery([*log, attempt(day=20)]).since == mastery(eight()).looked, "secure since the first time"
    assert standing([*log, *[attempt(False, day=20)] * 4], 20) == "practicing"


def test_what_a_learner_believes_follows_from_the_last_hundred_answers() -> None:
    slips, right = [attempt(False)] * 100, [attempt()] * 100
    after_slips, after_right = Profile().recalling(slips), Profile().recalling(right)
    assert after_slips != after_right
    assert Profile().recalling([*slips, *right]) == after_right
    assert Profile().recalling([*right, *slips]) == after_slips


RANKS: tuple[Standing, ...] = ("new", "practicing", "look again", "secure")


@pytest.mark.parametrize(
    "seeds",
    [
        range(1),
        pytest.param(range(1, 16), marks=pytest.mark.slow("15 more learners")),
        pytest.param(range(16, 40), marks=[pytest.mark.slow("24 more learners"), pytest.mark.long]),
    ],
    ids=len,
)
def test_no_right_answer_ever_lowers_a_standing_or_the_way_to_it(
    seeds: range, subtests: pytest.Subtests
) -> None:
    for seed in seeds:
        with subtests.test(str(seed)):
            check_that_no_right_answer_lowers(seed)


def check_that_no_right_answer_lowers(seed: int) -> None:
    random, log, day = Random(seed), list[Attempt](), 0
    before = Mastery()
    for _ in range(150):
        day += random.choice((0, 0, 0, 0, 1, 5))
        right = random.random() < 0.85
        chance = random.uniform(0.3, 0.99)
        log.append(attempt(right, day, random.choice(list(Support)), chance, random.choice((0, 0, 0, 1))))
        now, today = mastery(log), FIRST + timedelta(days=day)
        if right:
            assert RANKS.index(now.standing(today)) >= RANKS.index(before.standing(today))
            assert now.progress >= before.progress
        else:
            assert RANKS.index(now.standing(today)) <= max(1, RANKS.index(before.standing(today)))
        before = now


class Clock:
    """A day that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 2, 10).astimezone(UTC)

    def __call__(self) -> datetime:
        return self.now

    @property
    def today(self) -> date:
        return local_day(self.now)


@pytest.mark.slow("thousands of answers")
@pytest.mark.parametrize(
    ("mode", "numbers"),
    [
        ("ladder", Numbers.TO_99),
        pytest.param("choices", Numbers.TO_99, marks=pytest.mark.long),
        pytest.param("pad", Numbers.TO_20, marks=pytest.mark.long),
    ],
)
def test_two_hundred_of_two_hundred_right_are_secure_however_they_are_answered(
    tmp_path: Path, mode: CallingMode, numbers: Numbers
) -> None:
    for skill in PRACTICED:
        store, clock = LearnerStore(tmp_path / skill.value), Clock()
        fresh = msgspec.structs.replace(Profile.fresh(numbers), mode=mode)
        learner = store.add("Mia", "rabbit", fresh.text)
        before: tuple[int, float] = (0, 0.0)
        for sitting in range(20):
            training = Training(Sitting(learner, store, "1", str(sitting), clock), skill)
            while not training.is_over:
                calling = training.next()
                training.answered(calling.answered(calling.question.answer, 2000))
            learner = training.learner
            (line,) = report(read_attempts(store, learner.id), clock.today).skills
            now = RANKS.index(line.standing), line.progress
            assert now >= before
            before = now
            clock.now += timedelta(hours=12)
        assert line.calls == 200
        assert (line.standing, line.progress) == ("secure", 1.0), (skill, mode)


@pytest.mark.parametrize(
    "mode", ["ladder", "pad", pytest.param("choices", marks=pytest.mark.slow("another way of answering"))]
)
def test_two_hundred_right_after_a_silence_are_secure_and_none_is_missed(
    tmp_path: Path, mode: CallingMode
) -> None:
    store, clock, skill = LearnerStore(tmp_path), Clock(), Skill.ADD_CROSS_TEN
    learner = store.add("Mia", "rabbit", msgspec.structs.replace(Profile(), mode=mode).text)
    for sitting in range(20):
        training = Training(Sitting(learner, store, "1", str(sitting), clock), skill)
        while not training.is_over:
            calling = training.next().helped_in_silence
            training.answered(calling.answered(calling.question.answer, 11_000))
        learner = training.learner
        clock.now += timedelta(hours=12)
    (line,) = report(read_attempts(store, learner.id), clock.today).skills
    assert (line.standing, line.right) == ("secure", 200)
    assert training.profile.missed == ()


@rows("support", [*Support, None])
def test_two_hundred_right_are_secure_with_any_help_and_with_that_of_the_ladder(
    support: Support | None,
) -> None:
    rating, log, question = Rating.start(Numbers.TO_50), list[Attempt](), plain(68, 7)
    for number in range(200):
        given = support or support_for(rating, question)
        made = attempt(day=number // 20, support=given, chance=rating.chance(question, given))
        rating = rated(rating, made)
        log.append(made)
    assert standing(log, 9) == "secure"
