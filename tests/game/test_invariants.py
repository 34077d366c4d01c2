"""Invariants that hold in random games of any variant with any house rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

from cardtable.cards.faces import HIDDEN, build_pack
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsDrawn, CardsPlayed, DealStarted, seen_by
from cardtable.game.moves import Draw, Play, Stuck
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from tests.game.strategies import examples, seeds, tables

DEALS = 4
MOVES = 300


def random_game(table: Table, seed: str, emit: engine.Emit | None = None) -> list[State]:
    """Play a few random deals; return copies of all states in order."""
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
    """Return all cards on the table."""
    return Counter(state.stock + state.pile + state.aside + [card for hand in state.hands for card in hand])


def packs_of(table: Table) -> list[Counter[str]]:
    """Return all cards of a table with one pack, with two and so on."""
    return [Counter(build_pack(table.rules.faces, count)) for count in (1, 2, 3, 4)]


def look_at_cards_and_total(state: State, packs: list[Counter[str]]) -> None:
    """Check that no card is lost, and that the total is within the limit and above the floor."""
    rules = state.table.rules
    assert cards_on(state) in packs, "a card was lost"
    assert rules.terms.overplay or state.total <= rules.limit
    assert rules.negative_totals == "allow" or state.total >= 0


def look_at_moves(state: State, packs: list[Counter[str]]) -> None:
    """Check that every legal move can be made and changes the state, and no other `Stuck` or `Draw`."""
    if state.phase is not Phase.PLAYING:
        assert engine.legal_moves(state) == []
        assert engine.refusal(state, Stuck()) is not None
        return
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
        assert cards_on(after) in packs, "a card was lost"


def look_at_views(state: State) -> None:
    """Check that no view shows the hand of another seat."""
    for seat in (None, *range(state.table.players)):
        shown = view(state, seat)
        assert shown.hand == (() if seat is None else tuple(state.hands[seat]))
        assert all(card in shown.hand for play in shown.plays for card in play.cards)
        assert set(shown.refused) <= set(shown.hand)
        assert all(seat == state.actor or isinstance(move, Draw) for move in shown.moves)


def look_at_secrets(table: Table, events: list[AnyEvent]) -> None:
    """Check that no seat sees a card that is dealt to another, drawn by another or in the stock."""
    for event, seat in product(events, range(table.players)):
        match seen := seen_by(event, seat):
            case DealStarted():
                assert seen.hands[seat] == event.hands[seat]
                others = [card for other, hand in enumerate(seen.hands) if other != seat for card in hand]
                assert set(others + list(seen.stock)) <= {HIDDEN}
            case CardsDrawn() if seen.seat != seat:
                assert set(seen.cards) == {HIDDEN}


def look_at_calls(events: list[AnyEvent]) -> None:
    """Check that every call says the new total."""
    for event in events:
        if isinstance(event, CardsPlayed):
            assert event.call.split()[-1] == str(event.total)


def look_at(table: Table, seed: str) -> None:
    """Check all invariants in a random game, and that the same seed gives the same game."""
    events: list[AnyEvent] = []
    again: list[AnyEvent] = []
    states = random_game(table, seed, events.append)
    packs = packs_of(table)
    for state in states[1:]:
        look_at_cards_and_total(state, packs)
    for state in states[::7]:
        look_at_moves(state, packs)
    for state in states[1::5]:
        look_at_views(state)
    look_at_secrets(table, events)
    look_at_calls(events)
    # The checks made moves in clones, which must not have changed these states.
    assert random_game(table, seed, again.append) == states
    assert again == events


@examples(20, 120, tables(), seeds)
def test_random_games_keep_all_invariants(table: Table, seed: str) -> None:
    look_at(table, seed)
