"""The short way through a play that stirs no part of the rules, and the long one, are the same rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.cards.shuffle import Stream
from cardtable.game import engine, parts
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play
from cardtable.game.parts.base import Part, have_short_way, takes, tell_freedom
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue
from tests.game.strategies import seeds, tables
from tests.game.test_random_variants import random_tables, table_of


def played(table: Table, seed: str, listen: bool) -> tuple[State, list[AnyEvent]]:
    """Two random deals: how they end, and what happens in them if somebody listens."""
    chance, events = Stream(seed, "test"), []
    emit = events.append if listen else None
    state = engine.new_game(table, seed, last_deal=2)
    while state.phase is not Phase.OVER and state.number < 200:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, emit)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), emit)
    return state, events


def both_ways_are_one(table: Table, seed: str, listen: bool) -> None:
    short, told = played(table, seed, listen)
    was_plain = table.plain
    table.plain = table.has_short_way = False
    long, told_at_length = played(table, seed, listen)
    assert told == told_at_length
    if was_plain:
        # A plain game keeps no account of who laid what, since nothing asks for it.
        long.last_seat = short.last_seat
    assert short == long


@pytest.mark.parametrize("listen", [True, False])
@settings(max_examples=100, deadline=None)
@given(st.tuples(tables(), seeds) | random_tables())
def test_a_game_by_the_short_way_is_the_game_by_the_long_way(listen: bool, game: tuple[Table, str]) -> None:
    both_ways_are_one(*game, listen)


@pytest.mark.parametrize("number", [1249, 1453, 3565, 19740])
def test_a_seat_that_went_out_in_mid_turn_leaves_nothing_to_draw(number: int) -> None:
    both_ways_are_one(table_of(number), str(number), listen=True)


def test_every_variant_has_a_short_way() -> None:
    every = [catalogue().resolve(variant) for variant in catalogue().ids]
    assert [rules.id for rules in every if not Table(rules, rules.min_players).has_short_way] == []


def test_a_part_that_does_not_say_what_stirs_it_is_stirred_by_every_play() -> None:
    class Silent(Part):
        def counted(self, *_: object) -> None:
            """Do something."""

    class Looking(Part):
        def drawn(self, *_: object) -> None:
            """Look at hands."""

    class Telling(Silent):
        stirred_by = frozenset({"skip"})

    assert not have_short_way([Silent()])
    assert not have_short_way([Looking()])
    assert have_short_way([Part(), Telling()])


def test_a_part_that_does_not_say_where_it_leaves_a_seat_free_never_does() -> None:
    class Binding(Part):
        def legal(self, state: State, plays: list[Play]) -> list[Play]:
            return plays[:1]

    class Telling(Binding):
        binding = frozenset({"4S"})

    class Looking(Binding):
        def free(self, state: State, seat: int) -> bool:
            return bool(state.pile)

    assert not tell_freedom([Telling(), Binding()])
    assert tell_freedom([Part(), Telling(), Looking()])
    silent = [Table(catalogue().resolve(variant), 4) for variant in catalogue().ids]
    assert all(table.tells_freedom for table in silent)


def test_a_part_that_lays_something_on_others_is_stirred_by_it_elsewhere() -> None:
    parts_of_all = [part for v in catalogue().ids for part in Table(catalogue().resolve(v), 4).parts]
    laying = [part for part in parts_of_all if part.lays_on or takes(part, "lay_on")]
    laid_on = {mark for part in laying for mark in part.lays_on}
    assert laid_on >= {"oblige", "chain", "others draw 1", "steal", "exchange", "bomb"}
    assert [part for part in laying if not part.lays_on or not part.lays_on <= part.stirred_by] == []
    assert [part for part in laying if not takes(part, "lay_on")] == []


@settings(max_examples=150, deadline=None)
@given(st.tuples(tables(), seeds) | random_tables())
def test_a_free_seat_has_the_plays_of_its_cards_and_nothing_else_to_do(game: tuple[Table, str]) -> None:
    table, seed = game
    chance = Stream(seed, "test")
    state = engine.new_game(table, seed, last_deal=2)
    while state.phase is not Phase.OVER and state.number < 80:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        if parts.free(state, state.turn):
            cards = dict.fromkeys(state.hands[state.turn])
            assert engine.bound_plays(state) == [p for card in cards for p in table.plays[card][state.total]]
            assert not parts.answers(state, state.turn)
            assert not parts.refusals(state)
        engine.apply(state, chance.choose(engine.legal_moves(state)))
