"""What computer opponents miscall to a child that checks them."""

from __future__ import annotations

from cardtable.cards.shuffle import Stream
from cardtable.learning.diagnosis import can_catch, likely_wrong, miscall
from cardtable.learning.ladder import Numbers, Rating
from cardtable.learning.practice import mixed
from cardtable.learning.questions import Question
from tests.rows import rows


def test_a_miscall_is_wrong_as_children_are() -> None:
    chance = Stream("1", "miscalls")
    for _ in range(1000):
        question = mixed(Numbers.TO_99, chance)
        value = miscall(question, chance)
        assert value is not None
        assert value != question.answer
        assert 0 <= value < 200, "nobody says 608 for 68"
        assert value in likely_wrong(question, {})


@rows("ability, least, most", [(-2.0, 0.05, 0.6), (0.0, 0.6, 1.0), (2.0, 0.95, 1.0)])
def test_a_child_catches_what_it_can_do(ability: float, least: float, most: float) -> None:
    chance = Stream("1", "catches")
    questions = [mixed(Numbers.TO_99, chance) for _ in range(500)]
    share = sum(can_catch(Rating(ability), question) for question in questions) / len(questions)
    assert least <= share <= most


def test_a_rule_is_never_miscalled() -> None:
    chance = Stream("1", "miscalls")
    rules = (
        Question(80, "hold", 0, 80),
        Question(12, "set", 99, 99),
        Question(6, "add", -10, 0, floored=True),
    )
    assert all(miscall(rule, chance) is None for rule in rules for _ in range(100))
