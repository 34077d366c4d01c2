"""Playing by a policy: what it looks up for a hand is what it values most."""

from __future__ import annotations

import pytest

from cardtable.bots.opponents import PolicyName, thinking
from cardtable.bots.playing import next_move
from cardtable.game import engine, parts
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue


@pytest.mark.parametrize("name", ["thumb", "weighed"])
@pytest.mark.parametrize("variant", catalogue().ids)
def test_a_playout_plays_what_the_policy_values_most(variant: str, name: PolicyName) -> None:
    rules = catalogue().resolve(variant)
    table = Table(rules, min(rules.max_players, 5))
    policy = thinking(table).policy(name)
    state = engine.new_game(table, "1", last_deal=6)
    looked = 0
    while state.phase is not Phase.OVER and state.number < 150:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        hand, plays = state.hands[state.turn], engine.legal_plays(state)
        if plays and (table.plain or parts.free(state, state.turn)):
            chosen = policy.choose(hand, state.total)
            assert chosen is not None
            best = max(policy.value(hand, state.total, play) for play in plays)
            assert policy.value(hand, state.total, chosen) == pytest.approx(best)
            looked += 1
        engine.apply(state, next_move(state, policy))
    assert looked
