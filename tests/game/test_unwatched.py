"""A game without listeners is the same game, but makes no events and is faster."""

from __future__ import annotations

from hypothesis import strategies as st

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from tests.game.strategies import examples, seeds, tables
from tests.game.test_random_variants import random_tables

games = st.tuples(tables(), seeds) | random_tables()


def played(table: Table, seed: str, emit: engine.Emit | None, cloned: bool = False) -> State:
    """Return the state after two random deals."""
    chance = Stream(seed, "test")
    state = engine.new_game(table, seed, last_deal=2)
    while state.phase is not Phase.OVER and state.number < 200:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, emit)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), emit)
        if cloned:
            state = state.clone()
    return state


@examples(30, 100, games)
def test_a_listener_changes_nothing(game: tuple[Table, str]) -> None:
    events: list[AnyEvent] = []
    assert played(*game, events.append) == played(*game, None)
    assert events


@examples(20, 50, games)
def test_a_clone_plays_on_like_the_game_itself(game: tuple[Table, str]) -> None:
    assert played(*game, None) == played(*game, None, cloned=True)


@examples(40, 100, games)
def test_a_deal_without_a_listener_has_the_same_cards(game: tuple[Table, str]) -> None:
    table, seed = game
    watched, unwatched = (engine.new_game(table, seed, last_deal=1) for _ in range(2))
    engine.deal(watched, lambda event: None)
    engine.deal(unwatched)
    copy = unwatched.clone()
    assert unwatched.stock == copy.stock == watched.stock
    assert unwatched == watched
