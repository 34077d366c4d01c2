"""The short way through a plain play and the long one are the same rules."""

from __future__ import annotations

from hypothesis import given, settings

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.state import Phase
from cardtable.game.table import Table
from tests.game.strategies import seeds, tables


def events_of(table: Table, seed: str) -> list[AnyEvent]:
    """What happens in two random deals."""
    chance, events = Stream(seed, "test"), []
    state = engine.new_game(table, seed, last_deal=2)
    while state.phase is not Phase.OVER and state.number < 200:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), events.append)
    return events


@settings(max_examples=80, deadline=None)
@given(tables().filter(lambda table: table.plain), seeds)
def test_a_plain_variant_plays_the_same_by_the_long_way(table: Table, seed: str) -> None:
    short_way = events_of(table, seed)
    table.plain = False
    assert events_of(table, seed) == short_way
