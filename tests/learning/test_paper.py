"""Sums for paper: made of what a learner missed, then of what is weak, and none of them twice."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from cardtable.cards.shuffle import Stream
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import sheet, weak_sums
from cardtable.learning.questions import plain
from cardtable.learning.report import SkillLine, report, weak_skills
from cardtable.learning.skills import Skill
from tests.rows import rows


def chance() -> Stream:
    return Stream("paper", "1")


def test_what_was_missed_comes_first_and_the_rest_is_of_the_weak_skills_in_turn() -> None:
    missed = [plain(68, 7), plain(43, -5), plain(68, 7)]
    weak = [Skill.TAKE_CROSS_TEN, Skill.LARGEST_SAFE, Skill.ADD_CROSS_TEN]
    sums = weak_sums(20, missed, weak, Numbers.TO_99, chance())
    assert sums[:2] == [plain(68, 7), plain(43, -5)]
    others = [one.skill for one in sums[2:]]
    assert abs(others.count(Skill.TAKE_CROSS_TEN) - others.count(Skill.ADD_CROSS_TEN)) <= 2
    assert set(others) == {Skill.TAKE_CROSS_TEN, Skill.ADD_CROSS_TEN}
    assert len(set(sums)) == 20


def test_no_more_than_a_sheet_holds_is_taken_of_many_missed_sums() -> None:
    missed = [plain(before, 7) for before in range(40, 80)]
    assert weak_sums(20, missed, [], Numbers.TO_99, chance()) == missed[:20]


@rows("numbers", list(Numbers))
def test_someone_who_is_weak_at_nothing_gets_mixed_sums(numbers: Numbers) -> None:
    sums = weak_sums(20, [], [], numbers, chance())
    assert len(set(sums)) == 20


def test_if_there_are_too_few_sums_of_a_kind_they_come_again() -> None:
    sums = sheet(20, lambda: plain(3, 4))
    assert sums == [plain(3, 4)] * 20


def test_weak_is_what_is_not_secure_and_what_was_hardly_met_comes_last() -> None:
    page = report((), date(2026, 1, 5))
    lines = (
        SkillLine(Skill.ADD_ONES, 40, 40, "secure"),
        SkillLine(Skill.ADD_TEN, 3, 0, "new"),
        SkillLine(Skill.TAKE_ONES, 40, 30, "practicing"),
        SkillLine(Skill.TAKE_TEN, 40, 20, "practicing"),
    )
    assert weak_skills(replace(page, skills=lines)) == [Skill.TAKE_TEN, Skill.TAKE_ONES, Skill.ADD_TEN]
