"""The dealer and starter of the next game (rules, 1.10.1, 4.2.12) and of the next deal (1.10.2)."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded, DealStarted
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.playing import play_out

PLAYERS = 4


def over(variant: str, seed: str, **options: str) -> State:
    """Return the final state of a random game."""
    state = engine.new_game(Table(catalog().resolve(variant, options), PLAYERS), seed)
    play_out(state, Random(seed))
    return state


SEEDS = [str(number) for number in range(8)]


def test_if_a_deal_is_a_game_its_winner_deals_the_next() -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed)
        assert engine.dealer_of_next_game(state) == state.winners[0]


@pytest.mark.parametrize(("rotation", "step"), [("left", 1), ("right", -1)])
def test_the_deal_passes_to_the_next_seat_even_if_all_others_are_out(rotation: str, step: int) -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed, dealer_rotation=rotation)
        dealt = engine.first_dealer(seed, PLAYERS)
        assert engine.dealer_of_next_game(state) == (dealt + step) % PLAYERS


def test_the_starter_is_at_the_left_of_the_dealer() -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed, next_starter="winner")
        dealer = engine.dealer_of_next_game(state)
        assert dealer is not None
        assert (dealer + 1) % PLAYERS == state.winners[0]


def test_after_a_game_of_many_deals_the_next_dealer_is_random() -> None:
    assert engine.dealer_of_next_game(over("ninety-nine", "1")) is None


def test_there_is_no_dealer_of_the_next_game_before_this_one_is_over() -> None:
    table = Table(catalog().resolve("ninety-eight-arizona"), PLAYERS)
    state = engine.new_game(table, "1")
    engine.deal(state)
    assert engine.dealer_of_next_game(state) is None


def test_the_end_of_a_deal_names_the_next_starter_by_the_rules() -> None:
    table, events = Table(catalog().resolve("ono-99"), PLAYERS), list[AnyEvent]()
    play_out(engine.new_game(table, "first"), Random("first"), events.append)
    ends = [event.next_starter for event in events if isinstance(event, DealEnded)]
    assert ends.pop() is None
    assert len(ends) > 2
    assert ends == [event.first for event in events if isinstance(event, DealStarted)][1:]
