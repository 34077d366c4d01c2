"""Giving up although a card could be played, and what it costs."""

from __future__ import annotations

from random import Random

from cardtable.game import engine
from cardtable.game.events import AnyEvent, SeatStuck
from cardtable.game.moves import MISTAKE, STUCK
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game


def given_up(state: State) -> tuple[State, SeatStuck]:
    """Return the state after the seat to act gives up, and the event."""
    after, events = state.clone(), list[AnyEvent]()
    engine.apply(after, STUCK, events.append)
    return after, next(event for event in events if isinstance(event, SeatStuck))


@every_game
def test_the_view_says_if_giving_up_puts_a_seat_out_and_the_event_that_it_gave_up(variant: str) -> None:
    if all(choice.key != "allow_give_up" for choice in catalog().resolve(variant).choices):
        return
    rules = catalog().resolve(variant, {"allow_give_up": "on"})
    chance = Random(variant)
    state = engine.new_game(Table(rules, max(3, rules.min_players)), "giving up", 0 if rules.has_end else 3)
    looked = 0
    while state.phase is not Phase.OVER and looked < 60:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        moves = engine.legal_moves(state)
        plays = engine.legal_plays(state)
        if plays and STUCK in moves and not state.questions:
            looked += 1
            seat = state.turn
            after, events = given_up(state)
            out = not after.in_game[seat] or (after.table.is_team and after.phase is Phase.OVER)
            assert view(state, seat).out_by_giving_up == out
            assert events.gave_up == any(MISTAKE not in play.marks for play in plays)
        engine.apply(state, chance.choice(moves))
    assert looked


def test_a_player_who_cannot_play_has_not_given_up() -> None:
    rules = catalog().resolve("scary-seven", {"joker": "starts_again"})
    state = engine.new_game(Table(rules, 3), "1")
    engine.deal(state)
    state.total, state.hands[state.turn] = 25, ["N1", "N2"]
    assert not engine.legal_plays(state)
    assert not given_up(state)[1].gave_up
    assert not view(state, state.turn).out_by_giving_up
