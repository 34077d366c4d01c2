"""Mistakes are understood, and wrong answers to choose from do not give the right one away."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from cardtable.cards.shuffle import Stream
from cardtable.learning.calling import ask
from cardtable.learning.choices import OVER, choices
from cardtable.learning.explain import Model, worked
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.questions import Question, plain
from cardtable.learning.wrong_answers import MISTAKES, RULE_ERRORS, diagnose, usual_wrong
from tests.learning.asked import asked


@pytest.mark.parametrize(
    ("before", "operand", "answer", "code"),
    [
        (42, 5, 46, "counted-the-start"),
        (42, 5, 92, "added-to-the-tens"),
        (42, 5, 74, "digits-reversed"),
        (47, 3, 40, "lost-the-ten"),
        (68, 7, 65, "no-carry"),
        (68, 7, 74, "counted-the-start"),
        (68, 7, 85, "carried-twice"),
        (34, 10, 35, "added-to-the-ones"),
        (34, 10, 54, "one-ten-too-many"),
        (34, 11, 44, "only-the-ten"),
        (34, 11, 46, "one-too-many"),
        (63, -10, 73, "added-instead"),
        (63, -10, 62, "took-from-the-ones"),
        (43, -5, 42, "smaller-from-larger"),
        (43, -5, 48, "did-not-break-the-ten"),
        (6, -10, 4, "lost-the-sign"),
        (6, -10, 16, "added-instead"),
        (6, -10, 6, "other"),
        (6, -10, -14, "off-by-ten"),
        (2, 3, -5, "other"),
        (2, 3, 15, "off-by-ten"),
        (42, 5, 11, "other"),
    ],
)
def test_a_wrong_answer_tells_its_mistake(before: int, operand: int, answer: int, code: str) -> None:
    assert diagnose(plain(before, operand), answer)[0] == code


def test_reversed_digits_are_the_last_guess_where_tens_are_said_first() -> None:
    assert diagnose(plain(55, 20), 57) == ("added-to-the-ones", "digits-reversed")
    assert usual_wrong(plain(43, 4))[-1] == ("digits-reversed", 74)


@pytest.mark.usefixtures("german")
def test_reversed_digits_are_the_first_guess_where_ones_are_said_first() -> None:
    assert diagnose(plain(55, 20), 57) == ("digits-reversed", "added-to-the-ones")
    assert usual_wrong(plain(43, 4))[0] == ("digits-reversed", 74)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(("before", "step", "turned"), [(37, 3, 4), (2, 3, 50), (99, 5, 401), (6, -10, 40)])
def test_nobody_turns_digits_round_that_are_not_both_said(before: int, step: int, turned: int) -> None:
    assert "digits-reversed" not in diagnose(plain(before, step), turned)


@pytest.mark.usefixtures("german")
def test_past_a_hundred_tens_and_ones_are_turned() -> None:
    assert diagnose(plain(118, 5), 132) == ("digits-reversed",)


def test_doubling_and_halving_have_their_own_mistakes() -> None:
    assert diagnose(Question(27, "double", 0, 54), 47) == ("doubled-only-the-tens",)
    assert diagnose(Question(38, "halve", 0, 19), 14) == ("lost-the-odd-ten",)


def test_a_ten_is_only_lost_in_doubling_where_the_ones_make_one() -> None:
    assert diagnose(Question(25, "double", 0, 50), 40)[0] == "no-carry"
    assert diagnose(Question(21, "double", 0, 42), 32) == ("off-by-ten",)


def test_a_face_added_to_a_hold_is_an_error_about_the_rules() -> None:
    codes = diagnose(Question(80, "hold", 0, 80, ("9S",), 9), 89)
    assert codes[0] == "added-the-face"
    assert codes[0] in RULE_ERRORS


@pytest.mark.slow("every total with every value")
def test_the_right_answer_is_never_called_a_mistake() -> None:
    for _, question in asked():
        assert diagnose(question, question.answer) == ()
        assert all(value != question.answer for _, value in usual_wrong(question))
        assert {code for code, _ in usual_wrong(question)} <= set(MISTAKES)


@cache
def offered(count: int) -> tuple[tuple[Question, int, tuple[int, ...]], ...]:
    chance = Stream("choices", str(count))
    return tuple((q, rules.limit, choices(q, count, rules.limit, chance)) for rules, q in asked())


@pytest.mark.slow("every total with every value")
@pytest.mark.parametrize("count", [3, 4])
def test_no_choice_is_doubled_out_of_range_or_right_by_accident(count: int) -> None:
    for question, limit, made in offered(count):
        assert len(set(made)) == len(made) == count
        assert question.answer in made
        assert max(made) <= max(limit, question.answer) + OVER
        assert min(made) >= 0 or question.before + min(0, question.operand) < 0


def share(count: int, picks: Callable[[Question, tuple[int, ...]], list[int]]) -> float:
    """How often somebody is right who picks one of the answers by their looks."""
    hits = 0.0
    for question, _, made in offered(count):
        liked = picks(question, made)
        hits += liked.count(question.answer) / len(liked)
    return hits / len(offered(count))


def digits_in_common(one: int, other: int) -> int:
    return sum(a == b for a, b in zip(f"{abs(one):03}", f"{abs(other):03}", strict=True))


def most_digits_shared(question: Question, made: tuple[int, ...]) -> list[int]:
    shared = {n: sum(digits_in_common(n, other) for other in made if other != n) for n in made}
    return [n for n in made if shared[n] == max(shared.values())]


def right_ones(question: Question, made: tuple[int, ...]) -> list[int]:
    return [n for n in made if abs(n) % 10 == abs(question.answer) % 10]


@pytest.mark.slow("every total with every value")
@pytest.mark.parametrize("count", [3, 4])
def test_who_compares_digits_or_sizes_is_right_no_more_often_than_by_luck(count: int) -> None:
    assert share(count, most_digits_shared) <= 0.35
    for rank in range(count):
        assert share(count, lambda _, made, rank=rank: [made[rank]]) <= 0.35  # type: ignore[misc]


@pytest.mark.slow("every total with every value")
@pytest.mark.parametrize("count", [3, 4])
def test_who_works_out_the_ones_alone_is_right_in_half_the_cases(count: int) -> None:
    assert share(count, right_ones) <= 0.55


@pytest.mark.slow("every total with every value")
def test_usual_mistakes_are_among_the_choices() -> None:
    usual = sum(any(value in made for _, value in usual_wrong(question)) for question, _, made in offered(4))
    assert usual / len(offered(4)) > 0.9


def test_a_sum_is_worked_through_the_ten_or_ten_and_back() -> None:
    ten_first = worked(plain(68, 7))
    assert [(jump.start, jump.end) for jump in ten_first.jumps] == [(68, 70), (70, 75)]
    back = worked(plain(68, 7), "compensation")
    assert [jump.step for jump in back.jumps] == [10, -3]
    assert [jump.step for jump in worked(plain(43, -5)).jumps] == [-3, -2]
    assert [jump.end for jump in worked(plain(6, -10)).jumps] == [0, -4]
    assert [jump.step for jump in worked(Question(27, "double", 0, 54)).jumps] == [20, 7]


def test_a_jump_whose_end_is_the_answer_leads_nowhere_before_the_answer_was_given() -> None:
    calling = ask(Question(32, "double", 0, 64), Rating(0.0), 99, Stream("1", "way"), support=Support.NONE)
    assert calling.stations == ((32,), ())
    calling = calling.hinted().hinted()
    assert calling.stations == ((32, 62), ())
    numbers, held = calling.hinted().stations
    assert (numbers, [jump.step for jump in held]) == ((32, 62), [2])
    assert calling.answered(64, 900).stations == ((32, 62, 64), ())


def test_every_way_ends_at_the_answer_and_a_rule_is_shown_by_its_card() -> None:
    for _, question in asked():
        for strategy in ("make-ten", "compensation"):
            way = worked(question, strategy)  # type: ignore[arg-type]
            if question.asks_rule:
                assert (way.model, way.jumps) == (Model.CARD, ())
            elif way.jumps:
                assert way.jumps[0].start == question.before
                assert way.jumps[-1].end == question.answer
