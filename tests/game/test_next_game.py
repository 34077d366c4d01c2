"""Who deals and begins next: in another game of the same seats (rules, 1.10.1, 4.2.12), in the next deal (1.10.2)."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded, DealStarted
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue

PLAYERS = 4


def over(variant: str, seed: str, **options: str) -> State:
    """A game that was played to its end at random."""
    chance = Random(seed)
    state = engine.new_game(Table(catalogue().resolve(variant, options), PLAYERS), seed)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
        else:
            engine.apply(state, chance.choice(engine.legal_moves(state)))
    return state


SEEDS = [str(number) for number in range(8)]


def test_if_a_deal_is_a_game_its_winner_deals_the_next() -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed)
        assert engine.dealer_of_next_game(state) == state.winners[0]


@pytest.mark.parametrize(("rotation", "step"), [("left", 1), ("right", -1)])
def test_the_deal_passes_on_though_all_others_are_out(rotation: str, step: int) -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed, dealer_rotation=rotation)
        dealt = engine.first_dealer(seed, PLAYERS)
        assert engine.dealer_of_next_game(state) == (dealt + step) % PLAYERS


def test_the_starter_sits_at_the_left_of_the_dealer() -> None:
    for seed in SEEDS:
        state = over("ninety-eight-arizona", seed, next_starter="winner")
        dealer = engine.dealer_of_next_game(state)
        assert dealer is not None
        assert (dealer + 1) % PLAYERS == state.winners[0]


def test_a_game_of_many_deals_leaves_the_next_one_to_chance() -> None:
    assert engine.dealer_of_next_game(over("ninety-nine", "1")) is None


def test_nobody_deals_another_game_before_this_one_is_over() -> None:
    table = Table(catalogue().resolve("ninety-eight-arizona"), PLAYERS)
    state = engine.new_game(table, "1")
    engine.deal(state)
    assert engine.dealer_of_next_game(state) is None


def test_the_loser_is_told_to_begin_if_the_rules_say_so() -> None:
    chance, table = Random("first"), Table(catalogue().resolve("ono-99"), PLAYERS)
    state, events = engine.new_game(table, "first"), list[AnyEvent]()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choice(engine.legal_moves(state)), events.append)
    ends = [event.next_starter for event in events if isinstance(event, DealEnded)]
    assert ends.pop() is None
    assert len(ends) > 2
    assert ends == [event.first for event in events if isinstance(event, DealStarted)][1:]
