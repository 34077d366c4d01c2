"""The cautious opponent keeps what saves it, and beats one that plays at random."""

from __future__ import annotations

import msgspec

from cardtable.bots.levels import bot
from cardtable.cards.shuffle import Stream
from cardtable.controller.simulate import Games
from cardtable.game import engine
from cardtable.game.seats import view
from cardtable.game.table import Table
from cardtable.game.view import SeatView
from cardtable.rules.catalogue import catalogue

TABLE = Table(catalogue().resolve("ninety-nine"), 3)


def holding(hand: list[str], total: int) -> SeatView:
    """The view of a seat that holds these cards at this total."""
    state = engine.new_game(TABLE, "1")
    engine.deal(state)
    state.hands[state.turn], state.total = hand, total
    return view(state, state.turn)


def chosen(hand: list[str], total: int) -> tuple[str, str]:
    play = bot("cautious", TABLE).choose(holding(hand, total), Stream("1", "test"))
    return play.cards[0], play.value


def test_it_spends_high_cards_while_there_is_room() -> None:
    assert chosen(["KS", "QD", "4H"], 20) == ("QD", "+10")


def test_it_keeps_cards_that_save_it_at_the_limit() -> None:
    assert chosen(["9S", "2D", "10H"], 40) == ("2D", "+2")


def test_it_plays_what_is_left_when_nothing_plain_is() -> None:
    assert chosen(["9S", "8D", "7H"], 98) == ("9S", "0")


def test_it_wins_far_more_often_than_chance() -> None:
    games = Games(catalogue().resolve("ninety-nine"), 2, ["cautious", "random"], 1)
    assert games.run(60).wins[0] > 45


def test_a_bot_is_shown_nothing_but_its_seat() -> None:
    shown = holding(["9S", "2D", "10H"], 40)
    text = msgspec.json.encode(shown).decode()
    assert shown.hand == ("9S", "2D", "10H")
    assert not any(f'"{card}"' in text for card in ("KS", "KH", "KD", "KC", "QS", "QH", "QD", "QC"))
