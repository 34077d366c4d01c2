"""What computer opponents miscall to a child that checks them."""

from __future__ import annotations

from cardtable.cards.shuffle import Stream
from cardtable.learning.diagnosis import ONE_IN, likely_wrong, miscall
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import mixed
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill


def test_about_one_call_in_six_is_wrong_as_children_are() -> None:
    chance = Stream("1", "miscalls")
    questions = [mixed(Numbers.TO_99, chance) for _ in range(3000)]
    said = [(question, miscall(question, set(Skill), chance)) for question in questions]
    wrong = [(question, value) for question, value in said if value is not None]
    assert 0.9 < len(wrong) * ONE_IN / len(questions) < 1.1
    for question, value in wrong:
        assert value != question.answer
        assert value >= 0
        assert value in likely_wrong(question, {})


def test_nothing_is_miscalled_that_the_child_is_not_sure_of() -> None:
    chance = Stream("1", "miscalls")
    for _ in range(300):
        question = mixed(Numbers.TO_99, chance)
        assert miscall(question, set(), chance) is None
        assert miscall(question, set(Skill) - {question.skill}, chance) is None


def test_a_rule_is_never_miscalled() -> None:
    chance = Stream("1", "miscalls")
    rules = (
        Question(80, "hold", 0, 80),
        Question(12, "set", 99, 99),
        Question(6, "add", -10, 0, floored=True),
    )
    assert all(miscall(rule, set(Skill), chance) is None for rule in rules for _ in range(100))
