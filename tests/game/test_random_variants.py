"""Random variants keep the invariants of all games."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import assume, example
from hypothesis import strategies as st

from cardtable.cards.shuffle import Stream
from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Move
from cardtable.game.record.replay import replay
from cardtable.game.record.text import parse_record
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document
from tests.game.random_variants import random_table
from tests.game.strategies import examples
from tests.game.test_invariants import look_at_cards_and_total, look_at_secrets, look_at_views, packs_of

DEALS = 3
MOVES = 150


@st.composite
def random_tables(draw: st.DrawFn) -> tuple[Table, str]:
    """Draw a table of random rules, and a seed for a game."""
    number = draw(st.integers(0, 10**9))
    table = random_table(Random(number))
    assume(table is not None)
    assert table is not None
    return table, str(number)


def table_with_sevens(sevens: str) -> Table:
    """Return a table of Ninety-nine for four in which sevens, eights and nines have this effect."""
    document = json.loads(catalog().resolve("ninety-nine").document)
    document["cards"] |= dict.fromkeys("789", sevens)
    return Table(rules_from_document(json.dumps(document).encode()), 4)


def play(table: Table, seed: str, heard: list[AnyEvent]) -> list[State]:
    """Play random moves, and check that each offered move is accepted; return the states."""
    chance = Stream(seed, "test")
    state = engine.new_game(table, seed, DEALS)
    states = []
    while state.phase is not Phase.OVER and state.number < MOVES:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, heard.append)
        else:
            moves = engine.legal_moves(state)
            assert moves
            assert all(engine.refusal(state, move) is None for move in moves)
            engine.apply(state, chance.choose(moves), heard.append)
        states.append(state.clone())
    return states


class EnoughError(Exception):
    """The game has gone on long enough."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state


class Bounded(Games):
    """Games that stop after `MOVES` moves, as if by a power failure."""

    def choose(self, state: State) -> Move:
        if state.number >= MOVES:
            raise EnoughError(state)
        return super().choose(state)


def look_at_turns(states: list[State]) -> None:
    """Check that the seats to act are in the deal and owe nothing from other turns."""
    for state in states:
        if state.phase is not Phase.PLAYING:
            continue
        assert len(state.seats_in_deal()) > 1
        owing = [] if state.owed is None else [state.owed[0]]
        assert all(state.in_deal[seat] for seat in (state.turn, *state.questions, *owing))
        assert state.done or not (state.to_draw or state.collected or state.obliges_next)


def look_at(table: Table, seed: str) -> None:
    """Check all invariants in a random game."""
    heard: list[AnyEvent] = []
    states = play(table, seed, heard)
    packs = packs_of(table)
    for state in states:
        look_at_cards_and_total(state, packs)
        look_at_views(state)
    look_at_secrets(table, heard)
    look_at_turns(states)


@pytest.mark.takes_long("games by many rules")
@examples(25, 100, random_tables())
@example(
    (table_with_sevens("+0, eliminate, choose"), "1")
)  # A card that puts out the player it names to be next.
@example(
    (table_with_sevens("+0, eliminate, exchange"), "1")
)  # A card that puts out the player it names for an exchange.
def test_games_by_random_rules_keep_all_invariants(game: tuple[Table, str]) -> None:
    look_at(*game)


@examples(20, 100, random_tables())
def test_records_by_random_rules_replay_to_the_same_state(game: tuple[Table, str]) -> None:
    look_at_record(*game)


def look_at_record(table: Table, seed: str) -> None:
    lines: list[str] = []
    games = Bounded(table.rules, table.players, ["random"], int(seed), last_deal=DEALS)
    try:
        state = games.play_game(1, None, lines)
    except EnoughError as enough:
        state = enough.state
    assert replay(parse_record("".join(lines).encode())) == state
