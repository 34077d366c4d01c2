"""Questions as they come up: every play of random games of every variant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

import pytest

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.learning.questions import Question, question_of
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from tests.games import few

Asked = Callable[[], tuple[tuple[Rules, Question], ...]]


def plays(rules: Rules, seed: str, deals: int = 3) -> Iterator[CardsPlayed]:
    """Every play of a few deals."""
    players = max(rules.min_players, min(4, rules.max_players))
    state, chance = engine.new_game(Table(rules, players), seed, last_deal=deals), Stream(seed, "learning")
    while state.phase is not Phase.OVER:
        events: list[AnyEvent] = []
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), events.append)
        yield from (event for event in events if isinstance(event, CardsPlayed))


@cache
def asked() -> tuple[tuple[Rules, Question], ...]:
    """Some twenty games' questions of every variant."""
    return tuple(_asked(catalog().ids, 8))


@cache
def some_asked() -> tuple[tuple[Rules, Question], ...]:
    """The questions of a few deals of the few games that hold everything."""
    return tuple(_asked(few(), 1))


def _asked(games: Iterable[str], seeds: int) -> Iterator[tuple[Rules, Question]]:
    for rules in map(catalog().resolve, games):
        for seed in range(seeds):
            for event in plays(rules, str(seed)):
                yield rules, question_of(event, rules)


questions_asked = pytest.mark.parametrize(
    "asked", [some_asked, pytest.param(asked, marks=pytest.mark.slow("many games of every variant"))]
)
"""For a test of what is asked in whole games."""
