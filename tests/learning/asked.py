"""Questions as they come up: every play of random games of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.learning.questions import Question, question_of
from cardtable.rules.catalogue import catalogue
from cardtable.rules.model import Rules


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
    return tuple(
        (rules, question_of(event, rules))
        for rules in (catalogue().resolve(variant) for variant in catalogue().ids)
        for seed in range(8)
        for event in plays(rules, str(seed))
    )
