"""A policy plays what it values most, and every deal ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.bots.opponents import PolicyName, thinking
from cardtable.bots.playing import Facts, Valuing, next_move, play_out
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game


@pytest.mark.parametrize("name", ["thumb", "weighed"])
@every_game
def test_a_policy_plays_the_first_of_its_most_valued_plays(variant: str, name: PolicyName) -> None:
    rules = catalog().resolve(variant)
    table = Table(rules, min(rules.max_players, 5))
    policy = thinking(table).policy(name)
    state = engine.new_game(table, "1", last_deal=6)
    looked = 0
    while state.phase is not Phase.OVER and state.number < 150:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        move = next_move(state, policy)
        assert engine.refusal(state, move) is None
        if isinstance(move, Play):
            hand, plays = state.hands[state.turn], engine.legal_plays(state)
            values = [policy.value(hand, state.total, play) for play in plays]
            assert move == plays[values.index(max(values))]
            looked += 1
        engine.apply(state, move)
    assert looked


class Indifferent(Valuing):
    """Values all plays alike."""

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        return 0.0

    def margin(self, value: float) -> float:
        return 0.0


def test_an_endless_deal_is_stopped() -> None:
    table = Table(catalog().resolve("ninety-nine"), 2)
    state = engine.new_game(table, "1")
    engine.deal(state)
    state.hands = [["9S", "9H", "9D"], ["9C", "KS", "KH"]]
    state.stock, state.pile, state.total = ["KD", "KC"], ["4S"], 99
    assert play_out(state, [Indifferent(Facts(table))] * 2, 500) == 500
    assert state.phase is Phase.PLAYING
