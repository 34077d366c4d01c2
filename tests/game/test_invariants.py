"""What must hold in every game of every variant with any house rules: random tables, random moves."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.cards.faces import HIDDEN
from cardtable.cards.packs import build_pack
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsDrawn, CardsPlayed, DealStarted, seen_by
from cardtable.game.moves import Draw, Play, Stuck
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from tests.game.strategies import seeds, tables

DEALS = 4
MOVES = 300


def random_game(table: Table, seed: str, emit: engine.Emit | None = None) -> list[State]:
    """Play at random for a few deals; the states in the order in which they came, each a copy."""
    chance = Stream(seed, "test")
    state = engine.new_game(table, seed, last_deal=DEALS)
    states = [state.clone()]
    while state.phase is not Phase.OVER and state.number < MOVES:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, emit)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), emit)
        states.append(state.clone())
    return states


def cards_on(state: State) -> Counter[str]:
    """Every card that is anywhere on the table."""
    return Counter(state.stock + state.pile + state.aside + [card for hand in state.hands for card in hand])


@settings(max_examples=120)
@given(tables(), seeds)
def test_cards_are_conserved_and_totals_stay_within_the_limit(table: Table, seed: str) -> None:
    packs = [Counter(build_pack(table.rules.faces, count)) for count in (1, 2, 3, 4)]
    for state in random_game(table, seed)[1:]:
        assert cards_on(state) in packs
        assert table.rules.terms.overplay or state.total <= table.limit
        assert table.rules.negative_totals == "allow" or state.total >= 0


@settings(max_examples=60)
@given(tables(), seeds)
def test_every_legal_move_can_be_made_and_no_other(table: Table, seed: str) -> None:
    for state in random_game(table, seed)[::7]:
        if state.phase is not Phase.PLAYING:
            assert engine.legal_moves(state) == []
            assert engine.refusal(state, Stuck()) is not None
            continue
        moves = engine.legal_moves(state)
        plays = [move for move in moves if isinstance(move, Play)]
        assert (Stuck() in moves) is (engine.refusal(state, Stuck()) is None)
        assert plays or state.questions or Stuck() in moves or Draw(state.turn) in moves
        assert (engine.refusal(state, Draw(state.turn)) is None) is (Draw(state.turn) in moves)
        for move in moves:
            assert engine.refusal(state, move) is None
            after = state.clone()
            engine.apply(after, move)
            assert after != state


@settings(max_examples=60)
@given(tables(), seeds)
def test_a_seat_never_sees_a_hidden_card(table: Table, seed: str) -> None:
    events: list[AnyEvent] = []
    states = random_game(table, seed, events.append)
    for state in states[1::5]:
        for seat in (None, *range(table.players)):
            shown = view(state, seat)
            assert shown.hand == (() if seat is None else tuple(state.hands[seat]))
            assert all(play.cards[0] in shown.hand for play in shown.plays)
            assert set(shown.refused) <= set(shown.hand)
    for event in events:
        for seat in range(table.players):
            seen = seen_by(event, seat)
            match seen:
                case DealStarted():
                    assert seen.hands[seat] == event.hands[seat]
                    others = [card for other, hand in enumerate(seen.hands) if other != seat for card in hand]
                    assert set(others + list(seen.stock)) <= {HIDDEN}
                case CardsDrawn() if seen.seat != seat:
                    assert set(seen.cards) == {HIDDEN}


@settings(max_examples=40)
@given(tables(), seeds)
def test_the_same_seed_gives_the_same_game(table: Table, seed: str) -> None:
    first: list[AnyEvent] = []
    second: list[AnyEvent] = []
    assert random_game(table, seed, first.append) == random_game(table, seed, second.append)
    assert first == second


@settings(max_examples=40)
@given(tables(), seeds, st.data())
def test_listening_changes_nothing_and_a_clone_is_independent(
    table: Table, seed: str, data: st.DataObject
) -> None:
    heard: list[AnyEvent] = []
    states = random_game(table, seed)
    assert states == random_game(table, seed, heard.append)
    state = data.draw(st.sampled_from(states))
    before = state.clone()
    copy = state.clone()
    if copy.phase is Phase.PLAYING:
        engine.apply(copy, engine.legal_moves(copy)[0])
    elif copy.phase is Phase.BETWEEN:
        engine.deal(copy)
    assert state == before


@settings(max_examples=40)
@given(tables(), seeds)
def test_every_call_says_the_new_total(table: Table, seed: str) -> None:
    events: list[AnyEvent] = []
    random_game(table, seed, events.append)
    for event in events:
        if isinstance(event, CardsPlayed):
            assert event.call.split()[-1] == str(event.total)
