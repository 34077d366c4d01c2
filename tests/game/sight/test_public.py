"""Every view and every world has all public parts of the state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.sight.view import Worlds, view
from cardtable.game.state import PLAYING, PUBLIC, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game

HIDDEN = {"table", "seed", "hands", "top", "below", "aside", "position", "real", "seen_aside"}
"""The other parts of a state, which nobody is shown directly."""


def positions(variant: str, moves: int = 40) -> Iterator[State]:
    """Yield the states of a random game during its deals."""
    rules, chance = catalog().resolve(variant), Random(7)
    state = engine.new_game(Table(rules, min(4, rules.max_players)), "seen")
    for _ in range(moves):
        if state.phase is not PLAYING:
            if state.phase == "over":
                return
            engine.deal(state, lambda event: None)
        else:
            yield state
            engine.apply(state, chance.choice(engine.legal_moves(state)), lambda event: None)


def test_a_state_has_only_known_public_and_hidden_parts() -> None:
    state = next(positions("ninety-nine"))
    assert set(vars(state)) == {*PUBLIC, *HIDDEN}


@every_game
def test_every_view_and_every_world_has_all_public_parts(variant: str) -> None:
    for state in positions(variant):
        known = {name: getattr(state, name) for name in PUBLIC}
        for seat in (*range(state.table.players), None):
            seen = view(state, seat)
            assert {name: getattr(seen, name) for name in PUBLIC} == known
            if seat is not None:
                world = Worlds(state.table, seen).sample(Random(1))
                assert {name: getattr(world, name) for name in PUBLIC} == known


def test_a_view_is_never_changed() -> None:
    state = next(positions("ninety-nine"))
    seen = view(state, 0)
    was = replace(seen, pile=seen.pile.copy())
    with pytest.raises(AttributeError):
        seen.total = 50
    engine.apply(state, engine.legal_moves(state)[0])
    assert seen == was
    assert seen != view(state, 0)
