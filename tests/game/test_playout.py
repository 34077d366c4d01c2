"""Playouts are games like any other, only faster: the same moves by the engine one by one end the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardtable.game import engine
from cardtable.game.moves import Draw, Move, Play, Stuck
from cardtable.game.parts import parts_of
from cardtable.game.parts.base import takes
from cardtable.game.playout import AtRandom, ByWorth, Playout, Policy
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue
from tests.game.strategies import seeds, tables
from tests.game.test_random_variants import random_tables

games = st.tuples(tables(), seeds) | random_tables()


class First(Policy):
    """Always the first move: a policy that has to look at the state."""

    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        assert all(engine.refusal(state, move) is None for move in moves)
        return moves[0]


def least_total(play: Play, total: int, alike: Sequence[Play]) -> float:
    """Rather a low total, rather not a card with a choice, rather no pass."""
    return -play.total - 20 * (len(alike) > 1) - 5 * (play.total == total)


def begun(table: Table, seed: str) -> State:
    state = engine.new_game(table, seed, last_deal=3)
    engine.deal(state)
    return state


def step_by_step(state: State, policies: Sequence[Policy], most: int) -> int:
    """A deal by the engine alone: whoever can play does not give up, and what is owed is drawn."""
    played = 0
    while state.phase is Phase.PLAYING and played < most:
        moves = engine.legal_moves(state)
        if state.owed is not None:
            move: Move = Draw(state.owed[0])
        else:
            wanted = [move for move in moves if move != Stuck()]
            move = policies[state.actor].pick(state, wanted) if wanted else Stuck()
        played += isinstance(move, Play)
        engine.apply(state, move)
    return played


def policies_at(table: Table, seed: str, all_at_random: bool = False) -> list[Policy]:
    """Two kinds of policy, alternating, or one at all seats; both need the hand alone."""
    kinds: list[Policy] = [AtRandom(table, Random(seed).random), ByWorth(table, least_total)]
    return [kinds[0 if all_at_random else seat % 2] for seat in range(table.players)]


@settings(max_examples=200, deadline=None)
@given(games, st.integers(1, 150), st.booleans())
def test_a_playout_is_a_deal_step_by_step(game: tuple[Table, str], most: int, all_at_random: bool) -> None:
    assert_same_game(*game, most, all_at_random)


ASKING = [
    one for one in catalogue().ids if any(takes(part, "asks") for part in parts_of(catalogue().resolve(one)))
]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(ASKING), st.integers(2, 5), seeds, st.integers(1, 40))
def test_cards_are_laid_out_of_turn_as_step_by_step(variant: str, players: int, seed: str, most: int) -> None:
    """Also where a playout is broken off while somebody is asked."""
    assert_same_game(Table(catalogue().resolve(variant), players), seed, most, all_at_random=True)


def assert_same_game(table: Table, seed: str, most: int, all_at_random: bool) -> None:
    fast, slow = begun(table, seed), begun(table, seed)
    for deal in range(3):
        policies = policies_at(table, f"{seed}.{deal}", all_at_random)
        played = Playout(policies)(fast, most)
        again = policies_at(table, f"{seed}.{deal}", all_at_random)
        assert played == step_by_step(slow, again, most)
        if table.plain:
            # A plain game keeps no account of who laid what, since nothing asks for it.
            slow.last_seat = fast.last_seat
        assert fast == slow
        if fast.phase is Phase.BETWEEN:
            engine.deal(fast)
            engine.deal(slow)


@settings(max_examples=60, deadline=None)
@given(games)
def test_a_policy_that_looks_at_the_state_is_shown_legal_moves(game: tuple[Table, str]) -> None:
    table, seed = game
    state = begun(table, seed)
    Playout([First()] * table.players)(state, 60)


@settings(max_examples=60, deadline=None)
@given(tables(), seeds)
def test_the_best_play_is_laid(table: Table, seed: str) -> None:
    assume(table.plain and table.draws_itself)
    state = begun(table, seed)
    plays = engine.legal_plays(state)
    assume(plays)
    worths = [least_total(play, state.total, [p for p in plays if p.cards == play.cards]) for play in plays]
    seat = state.turn
    after = state.clone()
    assert Playout([ByWorth(table, least_total)] * table.players)(after, 1) == 1
    assert (after.total, after.pile[-1:]) in [
        (play.total, list(play.cards))
        for play, worth in zip(plays, worths, strict=True)
        if worth == max(worths)
    ]
    assert after.turn != seat or table.players == 2


def test_a_playout_that_would_go_on_for_ever_is_broken_off() -> None:
    table = Table(catalogue().resolve("ninety-nine"), 2)
    state = begun(table, "1")
    state.hands = [["9S", "9H", "9D"], ["9C", "KS", "KH"]]
    state.stock, state.pile, state.total = ["KD", "KC"], ["4S"], 99
    passes = Playout([ByWorth(table, lambda play, total, alike: 0)] * 2)
    assert passes(state, 500) == 500
    assert state.phase is Phase.PLAYING


@settings(max_examples=100, deadline=None)
@given(games)
def test_a_deal_that_nobody_watches_has_the_same_cards(game: tuple[Table, str]) -> None:
    table, seed = game
    watched, unwatched = (engine.new_game(table, seed, last_deal=1) for _ in range(2))
    engine.deal(watched, lambda event: None)
    engine.deal(unwatched)
    copy = unwatched.clone()
    assert unwatched.stock == copy.stock == watched.stock
    assert unwatched == watched
