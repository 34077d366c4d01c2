"""Simulated learners on the ladder, and what makes a skill secure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from random import Random

import msgspec
import pytest

from cardtable.cards.shuffle import Stream
from cardtable.learning.attempts import Attempt, Try, rated, replayed, standing
from cardtable.learning.calling import HINTS, Stage, ask
from cardtable.learning.ladder import (
    Numbers,
    Rating,
    Support,
    difficulty,
    is_guessing,
    numbers_for,
    sigmoid,
    support_for,
)
from cardtable.learning.practice import PRACTISED, mixed, practice
from cardtable.learning.profile import Pending, Profile, read_profile
from cardtable.learning.questions import plain
from cardtable.learning.skills import Skill

GAME = 15
"""Calls in a game."""


def success(ability: float, seed: int, larger: bool = True, pad: bool = False) -> float:
    """The true share of right first answers of a simulated learner in its calls 61 to 120."""
    random, chance = Random(seed), Stream(str(seed), "learner")
    own = {skill: random.gauss(0, 0.3) for skill in Skill}
    rating, numbers = Rating.start(Numbers.TO_99), Numbers.TO_99
    shares = []
    for call in range(120):
        if call % GAME == 0 and larger:
            numbers = numbers_for(rating)
        question = mixed(numbers, chance)
        support = Support.NONE if pad else support_for(rating, question)
        strength = ability + own[question.skill] - difficulty(question) + support.ease
        share = support.guess + (1 - support.guess) * sigmoid(strength)
        if call >= 60:
            shares.append(share)
        expected = rating.chance(question, support)
        rating = rating.after(question.skill, expected, random.random() < share)
    return sum(shares) / len(shares)


def within(larger: bool = True, pad: bool = False) -> float:
    """The share of learners, from -2 to +1, who are right in 72 to 88 of a hundred cases."""
    abilities = [quarter / 4 for quarter in range(-8, 5)]
    found = [success(ability, seed, larger, pad) for ability in abilities for seed in range(20)]
    return sum(0.72 <= share <= 0.88 for share in found) / len(found)


@pytest.mark.slow("31,200 calls of simulated learners")
def test_nine_learners_in_ten_are_right_in_about_four_cases_of_five() -> None:
    assert within() >= 0.9


@pytest.mark.slow("31,200 calls of simulated learners, each")
@pytest.mark.parametrize(("larger", "pad"), [(False, False), (True, True)])
def test_without_smaller_numbers_or_without_help_they_are_not(larger: bool, pad: bool) -> None:
    assert within(larger, pad) < 0.9


def test_who_is_far_behind_starts_at_the_easiest_step() -> None:
    rating = Rating(-3.0)
    assert numbers_for(rating) is Numbers.TO_20
    assert support_for(rating, plain(6, 7)) is Support.PLACES


def test_help_and_numbers_follow_the_learner() -> None:
    assert support_for(Rating(3.0), plain(42, 5)) is Support.NONE
    assert numbers_for(Rating(3.0)) is Numbers.TRICKY
    assert support_for(Rating(3.0), plain(42, 5), most=Support.TICKS) is Support.TICKS


def test_a_hint_makes_the_call_count_as_one_with_more_help() -> None:
    assert Support.NONE.helped(1) is Support.BARE
    assert Support.NONE.helped(2) is Support.TICKS
    assert Support.PLACES.helped(3) is Support.PLACES


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("model and 3 choices", Support.PLACES),
        ("4 choices", Support.PLACES),
        ("pad with hints", Support.BARE),
        ("pad", Support.NONE),
    ],
)
def test_what_was_kept_before_there_was_a_line_is_read(old: str, now: Support) -> None:
    attempt = msgspec.to_builtins(next(log())[0])
    assert msgspec.convert({**attempt, "support": old}, Attempt).support is now
    calling = ask(plain(68, 7), Rating(0.0), 99, Stream("1", "c"), support=now)
    waiting = Profile(pending=Pending("game", 3, calling))
    text = waiting.text.replace(f'"support":"{now.value}"', f'"support":"{old}"')
    assert text != waiting.text
    assert read_profile(text) == waiting


def test_three_fast_wrong_choices_are_guesses() -> None:
    fast = (False, 0.5, 4)
    assert is_guessing([fast, fast, fast])
    assert not is_guessing([fast, fast])
    assert not is_guessing([fast, (True, 0.5, 4), fast])
    assert not is_guessing([fast, fast, (False, 0.5, 0)])
    assert not is_guessing([fast, fast, (False, 2.0, 4)])


def log(count: int = 40, seed: int = 3) -> Iterator[tuple[Attempt, Rating]]:
    """Attempts of one learner as the table makes them, with the rating after each."""
    random, chance = Random(seed), Stream(str(seed), "log")
    rating = Rating.start(Numbers.TO_50)
    for number in range(count):
        question = mixed(Numbers.TO_50, chance)
        calling = ask(question, rating, 99, chance)
        wrong = random.random() < 0.3
        if wrong:
            calling = calling.answered(question.answer + 1, 900)
        calling = calling.answered(question.answer, 1500)
        attempt = Attempt(
            learner="mia", session="1", game="g", time=f"2026-11-{1 + number // 20:02}T10:00:00Z", app="1",
            variant="v", mode="call", role="scorekeeper", before=question.before, cards=(), value="+1",
            answer=question.answer, skill=question.skill.value, digits=question.digits,
            support=calling.support, offered=calling.offered, hints=calling.hints, tries=calling.tries,
            entered_by="pad", focus_lost=False, ability=rating.ability, expected=calling.expected, seed="3",
        )  # fmt: skip
        rating = rating.after(question.skill, calling.expected, calling.right_at_once)
        yield attempt, rating


def test_the_log_leads_to_the_same_rating_bit_for_bit() -> None:
    made = list(log())
    written = msgspec.json.encode([attempt for attempt, _ in made])
    read = msgspec.json.decode(written, type=list[Attempt])
    assert replayed(read) == made[-1][1]


def secure_log() -> list[Attempt]:
    first = next(log())[0]
    right = msgspec.structs.replace(
        first, support=Support.NONE, hints=0, tries=(Try(first.answer, (), 1000),)
    )
    return [
        msgspec.structs.replace(right, time=f"2026-11-{1 + number // 5:02}T10:00:00Z", digits=(number % 6, 7))
        for number in range(10)
    ]


def test_secure_needs_nine_of_ten_two_days_and_five_digit_pairs() -> None:
    made, today = secure_log(), date(2026, 11, 2)
    assert standing(made, today) == "secure"
    assert standing(made, date(2026, 11, 5)) == "look again"
    assert standing(made[:7], today) == "new"
    one_day = [msgspec.structs.replace(attempt, time="2026-11-02T10:00:00Z") for attempt in made]
    assert standing(one_day, today) == "practising"
    same = [msgspec.structs.replace(attempt, digits=(1, 7)) for attempt in made]
    assert standing(same, today) == "practising"
    missed = msgspec.structs.replace(made[0], tries=(Try(0, ("other",), 900), made[0].tries[0]))
    assert standing([missed, *made[1:]], today) == "secure"
    assert standing([missed, missed, *made[2:]], today) == "practising"
    hinted = [msgspec.structs.replace(attempt, hints=1) for attempt in made]
    assert standing(hinted, today) == "practising"


def test_a_wrong_call_is_explained_then_worked_out() -> None:
    calling = ask(plain(68, 7), Rating(3.0), 99, Stream("1", "c"))
    assert not calling.shows_model
    calling = calling.answered(65, 1000)
    assert (calling.stage, calling.errors[0], calling.jumps_shown) == (Stage.AGAIN, "no-carry", 1)
    calling = calling.answered(74, 1000)
    assert (calling.stage, calling.errors[0], calling.jumps_shown) == (Stage.SHOWN, "counted-the-start", 2)
    calling = calling.answered(75, 1000)
    assert calling.is_right
    assert not calling.right_at_once
    with pytest.raises(ValueError, match="answered"):
        calling.answered(75, 1000)


def test_hints_show_the_picture_then_one_jump_then_both() -> None:
    calling = ask(plain(68, 7), Rating(3.0), 99, Stream("1", "c"))
    shown = []
    for _ in range(HINTS + 1):
        calling = calling.hinted()
        shown.append((calling.shows_model, calling.jumps_shown))
    assert shown == [(True, 0), (True, 1), (True, 2), (True, 2)]
    answered = calling.answered(75, 1000)
    assert answered.right_at_once
    assert answered.had is Support.PLACES


def test_practice_gives_sums_of_the_skill_that_was_asked_for() -> None:
    chance = Stream("1", "practice")
    for skill in PRACTISED:
        for numbers in Numbers:
            assert practice(skill, numbers, chance).skill is skill


def test_a_log_that_was_tampered_with_is_told() -> None:
    made = [attempt for attempt, _ in log()]
    made[20] = msgspec.structs.replace(made[20], ability=made[20].ability + 0.01)
    with pytest.raises(ValueError, match="does not follow"):
        replayed(made)
    assert replayed([]) is None


def test_who_begins_with_some_numbers_gets_these() -> None:
    for numbers in Numbers:
        profile = Profile.fresh(numbers)
        assert (profile.fitting, profile.outgrown) == (numbers, False)


def test_other_numbers_begin_anew_and_the_log_still_leads_there() -> None:
    first = list(log(30))
    before = Profile(rating=first[-1][1])
    assert before.with_numbers(Numbers.TO_50) == before
    changed = before.with_numbers(Numbers.TO_99)
    assert (changed.numbers, changed.rating) == (Numbers.TO_99, Rating.start(Numbers.TO_99))
    attempt = msgspec.structs.replace(first[0][0], ability=changed.rating.ability)
    after = rated(changed.rating, attempt)
    assert replayed([*(one for one, _ in first), attempt]) == after


def test_numbers_that_are_too_hard_wait_and_those_that_are_too_easy_are_told() -> None:
    hard = msgspec.structs.replace(Profile.fresh(Numbers.TO_99), rating=Rating(-2.0))
    assert hard.fitting is Numbers.TO_20
    easy = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), rating=Rating(1.0))
    assert (easy.fitting, easy.outgrown) == (Numbers.TO_20, True)
