"""Every question that can come up in a game for learners or in practice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import CardsPlayed
from cardtable.game.sight.view import view
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.learning.picks import PICK_MODES, HandTasks, hand_question, room_question
from cardtable.learning.questions import Question, plain, question_of
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules

LOWEST = -60
"""A total below all that occur in games that go below zero."""

_MOST = 99


VARIANTS = ("to-twenty", "to-fifty", "back-to-zero", "reach-99-together", "ninety-nine", "one-hundred")
HOUSE_RULES = ("negative_totals", "from_total", "ace_values")
"""House rules that change sums."""


def games() -> list[Rules]:
    """Return the games for learners, as published and with each house rule that changes sums."""
    made = [catalog().resolve(variant) for variant in VARIANTS]
    for rules in tuple(made):
        for choice in rules.choices:
            others = set(choice.values or ()) - {choice.default} if choice.key in HOUSE_RULES else ()
            made += [catalog().resolve(rules.id, {choice.key: value}) for value in sorted(others)]
    return made


def called(rules: Rules) -> Iterator[Question]:
    """Yield the question of every card at every total, for each way to play it."""
    table = Table(rules, max(2, rules.min_players))
    down = rules.negative_totals == "floor" or rules.counts_down
    # Cards of one rank that do the same ask the same.
    alike = {(rank_of(card), rules.cards[card]): plays for card, plays in table.printed.plays.items()}
    for by_total in alike.values():
        for before in range(0 if down else LOWEST, rules.limit + 1):
            for play in by_total[before]:
                event = CardsPlayed(0, play.cards, play.value, None, before, play.total, "")
                yield question_of(event, rules)


def hands(rules: Rules, seed: str) -> Iterator[Question]:
    """Yield questions of every kind about the hands of a few deals."""
    state, chance = engine.new_game(Table(rules, 3), seed, last_deal=4), Stream(seed, "hands")
    wanted: tuple[HandTasks, ...] = ("safe", "largest", "mixed", "mixed", "mixed")
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        seen = view(state, state.actor)
        for task in wanted:
            found = hand_question(seen, rules, task, chance)
            if found is not None and found[0] in PICK_MODES and found[1].offers:
                yield found[1]
        engine.apply(state, chance.choose(engine.legal_moves(state)))


def practiced() -> Iterator[Question]:
    """Yield every sum that practice can ask, and more of the same kinds."""
    for before in range(100):
        yield from (plain(before, step) for step in range(-10, 15) if step and before + step <= _MOST)
        yield Question(before, "double", 0, 2 * before)
        yield Question(before, "round", 0, (before + 5) // 10 * 10)
        if before % 2 == 0:
            yield Question(before, "halve", 0, before // 2)
        if before > 9:
            yield Question(before, "swap", 0, before % 10 * 10 + before // 10)
        yield from (room_question(limit, before) for limit in (20, 50, 99) if before <= limit)


@cache
def questions() -> tuple[Question, ...]:
    """Return all questions once; cards with the same number and effect count as one."""
    found = dict[object, Question]()
    for question in chain(practiced(), *(called(rules) for rules in games())):
        found.setdefault(numbers_of(question), question)
    return tuple(found.values())


def numbers_of(q: Question) -> tuple[object, ...]:
    """Return what distinguishes a question from others."""
    return q.before, q.operation, q.operand, q.answer, q.floored, q.pips, bool(q.cards), q.exercises
