import pytest

from cardtable.game.events import CardsPlayed
from cardtable.game.table import Table
from cardtable.learning.questions import Question, plain, question_of
from cardtable.learning.skills import Skill
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from tests.bench.bench_sums import SUMS, TAKES, counted, shares
from tests.learning.asked import Asked, questions_asked
from tests.rows import rows
from tests.rules import naive
from tests.rules.test_naive import totals


def worked_out(question: Question) -> int:
    """The answer as the words of the question give it, without the engine."""
    before, operand = question.before, question.operand
    match question.operation:
        case "add":
            return max(0, before + operand) if question.floored else before + operand
        case "hold":
            return before
        case "set" | "say":
            return operand
        case "double":
            return before + before
        case "halve":
            return before // 2
        case "swap":
            return int(f"{before:02}"[::-1])
        case "round":
            return round(before / 10 + 1e-9) * 10


def asked_wrongly(rules: Rules, befores: range) -> list[tuple[str, int, str]]:
    """Every play whose question has another answer than the printed table gives, or than its own words do."""
    table, floor, wrong = Table(rules, max(2, rules.min_players)), rules.negative_totals == "floor", []
    kinds = set()
    for card, by_total in table.printed.plays.items():
        # Cards that are alike in other suits are asked about at every seventh total.
        kind = rules.cards[card], naive.TABLE[rules.id][card]
        step = 7 if kind in kinds else 1
        kinds.add(kind)
        for before in befores[-befores[0] if floor else 0 :: step]:
            expected = naive.values(rules.id, card, before, floor)
            for play in by_total[before]:
                event = CardsPlayed(0, play.cards, play.value, None, before, play.total, "")
                question = question_of(event, rules)
                right = {total for value, total in expected if value == play.value}
                if not right == {question.answer} == {worked_out(question)}:
                    wrong.append((card, before, play.value))
    return wrong


@pytest.mark.slow("every card at every total of every variant")
@rows("variant", lambda: catalog().ids)
def test_the_question_is_right_for_every_card_at_every_total(variant: str) -> None:
    """With each house rule for what becomes of a total below zero."""
    rules, befores = catalog().resolve(variant), totals(variant)
    assert not asked_wrongly(rules, befores)
    for choice in rules.choices:
        for value in (choice.values or ()) if choice.key == "negative_totals" else ():
            assert not asked_wrongly(catalog().resolve(variant, {choice.key: value}), befores)


def test_the_question_is_right_wherever_a_game_that_counts_down_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for start in ("50", "99"):
        rules = catalog().resolve("back-to-zero", {"from_total": start})
        monkeypatch.setitem(naive.LIMITS, "back-to-zero", int(start))
        assert (rules.limit, asked_wrongly(rules, range(rules.limit + 1))) == (int(start), [])


@questions_asked
def test_every_play_of_whole_games_is_a_question_with_the_right_answer(asked: Asked) -> None:
    for rules, question in asked():
        assert worked_out(question) == question.answer, (rules.id, question)


@rows(
    "before, operand, skill",
    [
        (42, 5, Skill.ADD_ONES),
        (47, 3, Skill.ADD_TO_TEN),
        (68, 7, Skill.ADD_CROSS_TEN),
        (34, 10, Skill.ADD_TEN),
        (34, 11, Skill.ADD_TEENS),
        (63, -10, Skill.TAKE_TEN),
        (47, -5, Skill.TAKE_ONES),
        (43, -5, Skill.TAKE_CROSS_TEN),
        (6, -10, Skill.PAST_ZERO),
        (-4, 7, Skill.PAST_ZERO),
    ],
)
def test_a_sum_is_an_exercise_of_its_skill(before: int, operand: int, skill: Skill) -> None:
    assert plain(before, operand).skill is skill


def test_a_floor_a_hold_and_a_set_total_ask_a_rule() -> None:
    floored = Question(6, "add", -10, 0, floored=True)
    assert floored.asks_rule
    assert floored.skill is not Skill.PAST_ZERO
    assert Question(87, "hold", 0, 87).asks_rule
    assert Question(12, "set", 99, 99).asks_rule
    assert not plain(6, -10).asks_rule


@pytest.mark.slow("60 games of computers, each")
@rows("game", ["to-ten", "to-twenty", "to-fifty", "back-to-zero", "reach-99-together", "zero-to-100"])
def test_most_calls_in_a_game_for_children_are_sums(game: str) -> None:
    sums, takes, ones, tens = shares(counted(game, 20)[0])
    assert sums >= SUMS
    if game == "back-to-zero":
        assert takes >= TAKES
        assert ones
        assert tens
