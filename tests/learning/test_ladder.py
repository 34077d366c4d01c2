"""The help and the numbers that a learner gets, and what is thought of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from cardtable.cards.shuffle import Stream
from cardtable.learning.attempts import HINTS, Attempt, rated, replayed
from cardtable.learning.calling import Stage, ask
from cardtable.learning.ladder import (
    PLACING,
    Numbers,
    Rating,
    Support,
    begin_with,
    is_guessing,
    numbers_for,
    support_for,
)
from cardtable.learning.practice import PRACTICED, mixed, practice
from cardtable.learning.profile import Pending, Profile, read_profile
from cardtable.learning.questions import plain
from cardtable.learning.skills import Skill
from tests.learning.children.able import AbleChild
from tests.learning.children.long_game import ABILITIES, long_game
from tests.rows import rows


def test_someone_who_is_far_behind_starts_at_the_easiest_step() -> None:
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


@rows(
    "old, now",
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
        rating = rating.after(question.skill, calling.expected, calling.right_at_once, calling.had)
        yield attempt, rating


def test_the_log_leads_to_the_same_rating_bit_for_bit() -> None:
    made = list(log())
    written = msgspec.json.encode([attempt for attempt, _ in made])
    read = msgspec.json.decode(written, type=list[Attempt])
    assert replayed(read) == made[-1][1]


def test_a_wrong_call_is_explained_then_worked_out() -> None:
    calling = ask(plain(68, 7), Rating(3.0), 99, Stream("1", "c"))
    assert not calling.is_helped
    calling = calling.answered(65, 1000)
    assert (calling.stage, calling.errors[0], calling.jumps_shown) == (Stage.AGAIN, "no-carry", 1)
    calling = calling.answered(74, 1000)
    assert (calling.stage, calling.errors[0], calling.jumps_shown) == (Stage.SHOWN, "counted-the-start", 2)
    calling = calling.answered(75, 1000)
    assert calling.is_right
    assert not calling.right_at_once
    with pytest.raises(ValueError, match="answered"):
        calling.answered(75, 1000)


def test_hints_show_one_jump_then_both_then_the_total() -> None:
    calling = ask(plain(68, 7), Rating(3.0), 99, Stream("1", "c"))
    shown = []
    for _ in range(HINTS + 1):
        calling = calling.hinted()
        shown.append((calling.jumps_shown, calling.shows_total))
    assert shown == [(1, False), (2, False), (2, True), (2, True)]
    answered = calling.answered(75, 1000)
    assert answered.right_at_once
    assert answered.had is Support.PLACES


def test_practice_gives_sums_of_the_skill_that_was_asked_for() -> None:
    chance = Stream("1", "practice")
    for skill in PRACTICED:
        for numbers in Numbers:
            for _ in range(10):
                question = practice(skill, numbers, chance)
                assert question.skill is skill
                assert question.answer != question.before, "there is something to work out"


def test_a_log_that_was_tampered_with_is_reported() -> None:
    made = [attempt for attempt, _ in log()]
    made[20] = msgspec.structs.replace(made[20], ability=made[20].ability + 0.01)
    with pytest.raises(ValueError, match="does not follow"):
        replayed(made)
    assert replayed([]) is None


def test_someone_who_begins_with_some_numbers_gets_these() -> None:
    for numbers in Numbers:
        profile = Profile.fresh(numbers)
        assert (profile.fitting, profile.outgrown) == (numbers, False)


@rows(
    "age, grade, counts_to, begins",
    [
        (6, None, 20, Numbers.TO_20),
        (6, None, 100, Numbers.TO_20),
        (7, 2, 100, Numbers.TO_50),
        (9, 4, 20, Numbers.TO_20),
        (9, 4, 100, Numbers.TO_99),
        (11, None, 1000, Numbers.TRICKY),
        (None, 1, None, Numbers.TO_20),
        (None, None, 50, Numbers.TO_50),
        (None, None, 200, Numbers.TO_99),
        (None, None, None, Numbers.TO_50),
    ],
)
def test_three_questions_say_where_to_begin(
    age: int | None, grade: int | None, counts_to: int | None, begins: Numbers
) -> None:
    assert begin_with(age, grade, counts_to) is begins


def test_other_numbers_begin_again_and_the_log_still_leads_there() -> None:
    first = list(log(30))
    before = Profile(rating=first[-1][1])
    assert before.with_numbers(Numbers.TO_50) == before
    changed = before.with_numbers(Numbers.TO_99)
    assert (changed.numbers, changed.rating) == (Numbers.TO_99, Rating.start(Numbers.TO_99))
    attempt = msgspec.structs.replace(first[0][0], ability=changed.rating.ability)
    after = rated(changed.rating, attempt)
    assert replayed([*(one for one, _ in first), attempt]) == after


def test_numbers_that_are_too_hard_wait_and_those_that_are_too_easy_are_reported() -> None:
    hard = msgspec.structs.replace(Profile.fresh(Numbers.TO_99), rating=Rating(-2.0))
    assert hard.fitting is Numbers.TO_20
    easy = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), rating=Rating(1.0, answers=PLACING))
    assert (easy.fitting, easy.outgrown, easy.offered) == (Numbers.TO_20, True, Numbers.TO_50)
    unknown = msgspec.structs.replace(easy, rating=Rating(1.0, answers=PLACING - 1))
    assert (unknown.fitting, unknown.outgrown, unknown.offered) == (Numbers.TO_20, False, Numbers.TO_20)


def moved(expected: float, right: bool, before: tuple[bool, ...]) -> float:
    """How far an answer moves what is thought, for each that was expected, of somebody long known."""
    rating = Rating(0.0, answers=200)
    for one in before:
        rating = rating.after(Skill.ADD_ONES, 0.9, one)
    after = rating.after(Skill.ADD_ONES, expected, right)
    return abs((after.ability - rating.ability) / (right - expected))


def test_what_is_thought_moves_fast_after_a_run_that_surprises() -> None:
    steady = moved(0.5, True, (True, False, True, False))
    assert moved(0.5, True, (False, True, False, False)) > 4 * steady
    assert moved(0.5, True, (False, False, True, True, True, False)) == steady


def test_misses_make_the_next_call_easier_and_right_ones_leave_more_to_the_child() -> None:
    rating = missed = sure = Rating(1.3, answers=200)
    for _ in range(4):
        missed = missed.after(Skill.HALVE, 0.8, False)
        sure = sure.after(Skill.HALVE, 0.8, True)
    steps = list(Support)
    help_given = [steps.index(support_for(one, plain(68, 7))) for one in (missed, rating, sure)]
    assert help_given == sorted(set(help_given))


def test_ten_calls_place_a_new_learner() -> None:
    steps, near = list(Numbers), 0
    for ability in ABILITIES:
        for seed in range(8):
            rating = long_game(AbleChild(ability, seed), seed, PLACING, Numbers.TO_50)[2]
            assert rating.is_placed
            near += abs(steps.index(numbers_for(rating)) - steps.index(numbers_for(Rating(ability)))) <= 1
    assert near / (8 * len(ABILITIES)) >= 0.8


def test_someone_who_says_twenty_is_never_asked_beyond_it() -> None:
    for ability in ABILITIES:
        rating = long_game(AbleChild(ability, 1), 1, 40, Numbers.TO_20)[2]
        assert msgspec.structs.replace(Profile.fresh(Numbers.TO_20), rating=rating).fitting is Numbers.TO_20
