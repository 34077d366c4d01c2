"""House rules about dealing, drawing and the bottom card, as far as no worked example shows them."""

from __future__ import annotations

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealStarted, TurnBegan
from cardtable.game.moves import Draw, PlaceBottom, Stuck
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.rows import rows
from tests.rules.at_table import do, play, table

# --- section 4.2.13: the dealer chooses the bottom card


def dealt(players: int = 4, **options: str) -> tuple[State, list[AnyEvent]]:
    events: list[AnyEvent] = []
    state = engine.new_game(Table(catalog().resolve("ninety-eight-arizona", options), players), "7")
    engine.deal(state, events.append)
    return state, events


def test_the_dealer_chooses_the_bottom_card_before_the_deal_begins() -> None:
    state, events = dealt(bottom_card="dealer_chooses")
    assert events == []
    assert state.actor == state.dealer
    moves = engine.legal_moves(state)
    assert all(isinstance(move, PlaceBottom) and move.card in state.stock for move in moves)
    king = next(move for move in moves if isinstance(move, PlaceBottom) and move.card[0] == "K")
    first_king = next(card for card in reversed(state.stock) if card[0] == "K")
    assert king.card == first_king
    engine.apply(state, king, events.append)
    assert isinstance(events[0], DealStarted)
    assert events[0].bottom == events[0].stock[-1] == king.card
    assert isinstance(events[1], TurnBegan)
    assert events[1].seat == (state.dealer + 1) % 4


def test_by_default_the_best_rank_is_under_the_stock() -> None:
    state, _ = dealt()
    chosen, _ = dealt(bottom_card="dealer_chooses")
    engine.apply(chosen, engine.legal_moves(chosen)[0])
    assert chosen.bottom == state.bottom
    assert chosen.stock == state.stock
    off, events = dealt(bottom_card="off")
    assert off.bottom is None
    assert isinstance(events[0], DealStarted)


# --- section 1.2.2: packs and tokens follow the players who are left


def test_packs_and_tokens_follow_the_players_who_are_left() -> None:
    rules = catalog().resolve("ninety-nine", {"packs_follow_players": "on"})
    state = engine.new_game(Table(rules, 6), "3")
    engine.deal(state)
    assert len(state.stock) + 18 == 104
    state.tokens = (1, 2, 3, 3, 0, 0)
    state.in_game = (True, True, True, True, False, False)
    state.dealer = 0
    engine.deal(state)
    assert len(state.stock) + 12 == 52
    assert state.tokens[:4] == (3, 4, 5, 5)
    engine.deal(state)
    assert state.tokens[:4] == (3, 4, 5, 5)


# --- section 4.20: drawing by hand


def test_each_card_of_a_penalty_loses_the_draw_before_it() -> None:
    at = table(
        "ninety-nine-icelandic",
        "2C 3C",
        options={"draw_discipline": "manual"},
        state={"queen_chain": 2, "penalty": 2},
    )
    at.state.owed = (2, 1)
    play(at, 1, "2C")
    assert engine.refusal(at.state, Draw(2)) is not None


def test_cards_played_as_a_penalty_are_drawn_by_hand_too() -> None:
    at = table(
        "ninety-nine-lincoln-2018",
        "2C KD",
        total=97,
        options={"draw_discipline": "manual"},
        state={"queen_chain": 3, "penalty": 3},
    )
    play(at, 1, "2C")
    play(at, 1, "KD")
    do(at, Stuck())
    assert at.state.hands[0] == []
    assert at.state.owed == (0, 2)


@rows("pile, owed", [((), None), (("3C",), (0, 1))])
def test_a_draw_is_owed_only_if_the_pile_has_more_than_the_top_card(
    pile: tuple[str, ...], owed: tuple[int, int] | None
) -> None:
    at = table("ninety-nine", "2C KD", stock=[], pile=pile, options={"draw_discipline": "manual"})
    play(at, 1, "2C")
    assert at.state.owed == owed


# --- section 4.17.1: two printings of one pack

FIRST = {
    "POSEIDON": 4,
    "ARES": 3,
    "ATHENA": 3,
    "HERMES": 3,
    "APHRODITE": 2,
    "APOLLO": 2,
    "ARTEMIS": 2,
    "HERA": 1,
}
LATER = {**FIRST, "POSEIDON": 3, "ARES": 2, "ATHENA": 2, "HERMES": 2}


@pytest.mark.parametrize(("printing", "gods"), [("60", FIRST), ("56", LATER)])
def test_the_later_printing_has_four_fewer_gods(printing: str, gods: dict[str, int]) -> None:
    rules = catalog().resolve("zeus-on-the-loose", {"zeus_deck": printing})
    numbers = {f"Z{number}": 4 for number in range(1, 11)}
    assert dict(rules.faces) == {**numbers, **gods}
    assert sum(rules.faces.values()) == int(printing)
