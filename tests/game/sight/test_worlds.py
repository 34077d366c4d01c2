"""The view of a seat is enough to simulate the deal, and its memory is correct."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.sight.memory import Memory
from cardtable.game.sight.view import SeatView, Worlds, view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.game.strategies import seeds, tables
from tests.games import every_game

MOVES = 80


def moments(table: Table, seed: str, moves: int = MOVES) -> Iterator[tuple[State, list[Memory]]]:
    """Yield the states of a random game, each with the memories of all seats."""
    memories = [Memory(table.rules, table.players, seat) for seat in range(table.players)]
    state = engine.new_game(table, seed, 4)
    chance = Stream(seed, "moves")
    for _ in range(moves):
        events: list[AnyEvent] = []
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), events.append)
        for memory in memories:
            for event in events:
                memory.see(event)
        if state.phase is Phase.PLAYING:
            yield state, memories


def true_world(state: State, seen: SeatView, table: Table) -> State:
    """Return the world of a view with the true hidden cards."""
    world = Worlds(table, seen).assemble([hand[:] for hand in state.hands], state.stock[:], state.aside[:])
    world.seed = state.seed
    return world


@every_game
def test_a_view_and_the_hidden_cards_make_the_state(variant: str) -> None:
    rules = catalog().resolve(variant)
    for players in {rules.min_players, min(4, rules.max_players)}:
        table = Table(rules, players)
        for state, memories in moments(table, f"worlds:{variant}"):
            seat = state.actor
            assert true_world(state, view(state, seat, memories[seat]), table) == state


def look_at(table: Table, seed: str, moves: int = MOVES) -> None:
    """Check worlds and memories at each moment of a game.

    A world has all visible cards and as many hidden ones as the state, and each seat remembers only true cards.
    """
    for number, (state, memories) in enumerate(moments(table, seed, moves)):
        seat = number % table.players
        world = Worlds(table, view(state, seat, memories[seat])).sample(Random(number))
        assert world.hands[seat] == state.hands[seat]
        assert world.pile == state.pile
        assert [len(hand) for hand in world.hands] == [len(hand) for hand in state.hands]
        assert (len(world.stock), len(world.aside)) == (len(state.stock), len(state.aside))
        assert everything(world) == everything(state)
        assert true_world(state, view(state, seat, memories[seat]), table) == state
        for memory in memories:
            for hand, known in zip(state.hands, memory.remembered.hands, strict=True):
                assert not Counter(known) - Counter(hand)
            assert not Counter(memory.remembered.aside) - Counter(state.aside)


@settings(max_examples=10)
@given(tables(), seeds)
def test_worlds_and_memories_are_true(table: Table, seed: str) -> None:
    look_at(table, seed)


@pytest.mark.slow("more of the same games")
@settings(max_examples=60)
@given(tables(), seeds)
def test_worlds_and_memories_are_true_in_many_more_games(table: Table, seed: str) -> None:
    look_at(table, seed, 120)


def everything(state: State) -> Counter[str]:
    """Return all cards of the game."""
    return Counter(
        [*state.stock, *state.pile, *state.aside, *(card for hand in state.hands for card in hand)]
    )


def test_worlds_differ_in_hidden_cards() -> None:
    table = Table(catalog().resolve("ninety-nine"), 3)
    state, memories = next(moments(table, "differ"))
    worlds = Worlds(table, view(state, 0, memories[0]))
    others = {tuple(worlds.sample(Random(number)).hands[1]) for number in range(20)}
    assert len(others) > 10


def test_the_open_card_at_the_bottom_stays_there_in_every_world() -> None:
    table, found = Table(catalog().resolve("ninety-eight-arizona"), 3), 0
    for number, (state, memories) in enumerate(moments(table, "bottom", 10)):
        seen = view(state, state.actor, memories[state.actor])
        if seen.open_bottom is not None:
            found += 1
            assert Worlds(table, seen).sample(Random(number)).stock[0] == seen.open_bottom == state.stock[0]
    assert found > 5


def test_an_exchanged_hand_is_remembered() -> None:
    table = Table(catalog().resolve("ninety-eight-umass"), 3)
    found = 0
    for number in range(30):
        for state, memories in moments(table, f"exchange:{number}"):
            found += any(
                memories[seat].remembered.hands[other] for seat in state.seats_in_deal() for other in range(3)
            )
    assert found > 0


def test_there_are_no_worlds_before_the_deal() -> None:
    table = Table(catalog().resolve("ninety-nine"), 2)
    with pytest.raises(ValueError, match="No deal is in progress"):
        Worlds(table, view(engine.new_game(table, "1"), 0))
