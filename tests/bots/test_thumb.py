"""The cautious opponent keeps saving cards, and beats a random one."""

from __future__ import annotations

import msgspec

from cardtable.bots.levels import bot
from cardtable.cards.shuffle import Stream
from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.sight.view import SeatView, view
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog

TABLE = Table(catalog().resolve("ninety-nine"), 3)


def holding(hand: list[str], total: int) -> SeatView:
    """Return the view of a seat with these cards at this total."""
    state = engine.new_game(TABLE, "1")
    engine.deal(state)
    state.hands[state.turn], state.total = hand, total
    return view(state, state.turn)


def chosen(hand: list[str], total: int) -> tuple[str, str]:
    play = bot("cautious", TABLE).choose(holding(hand, total), Stream("1", "test"))
    return play.cards[0], play.value


def test_high_cards_are_played_while_there_is_room() -> None:
    assert chosen(["KS", "QD", "4H"], 20) == ("QD", "+10")


def test_cards_that_save_at_the_limit_are_kept() -> None:
    assert chosen(["9S", "2D", "10H"], 40) == ("2D", "+2")


def test_a_saving_card_is_played_if_no_plain_card_can_be() -> None:
    assert chosen(["9S", "8D", "7H"], 98) == ("9S", "0")


def test_of_two_cards_that_set_the_total_the_one_that_leaves_less_room_is_played_first() -> None:
    table = Table(catalog().resolve("boom-o"), 3)
    state = engine.new_game(table, "1")
    engine.deal(state)
    state.hands[state.turn], state.total = ["TO0", "TO30", "B10"], 60
    play = bot("cautious", table).choose(view(state, state.turn), Stream("1", "test"))
    assert play.cards == ("TO30",)


def test_totals_that_cost_a_token_are_avoided() -> None:
    fined = next(rules for one in catalog().ids if (rules := catalog().resolve(one)).terms.fine_calls)
    state = engine.new_game(Table(fined, 2), "1")
    engine.deal(state)
    for hand, laid in ((["N8", "N3"], "N3"), (["N8", "N0"], "N0"), (["N8"], "N8")):
        state.hands[state.turn], state.total = hand, 25
        play = bot("cautious", state.table).choose(view(state, state.turn), Stream("1", "test"))
        assert play.cards == (laid,)


ZEUS = Table(
    next(rules for one in catalog().ids if (rules := catalog().resolve(one)).terms.zeus is not None), 2
)


def for_zeus(hand: list[str], total: int) -> tuple[str, str]:
    """Return its play in a game in which the holder of Zeus wins."""
    state = engine.new_game(ZEUS, "1")
    engine.deal(state)
    state.hands[state.turn], state.total = hand, total
    play = bot("cautious", ZEUS).choose(view(state, state.turn), Stream("1", "test"))
    return play.cards[0], play.value


def test_zeus_is_taken_with_a_number_if_possible() -> None:
    assert for_zeus(["Z9", "Z6", "APOLLO", "Z2"], 24) == ("Z6", "+6")


def test_gods_that_take_zeus_are_kept_until_the_end_is_near() -> None:
    assert for_zeus(["Z9", "Z5", "APOLLO", "Z2"], 24) == ("Z9", "+9")
    assert for_zeus(["Z8", "Z5", "APOLLO", "Z2"], 91) == ("APOLLO", "0")


def test_nobody_ends_the_deal_for_another() -> None:
    assert for_zeus(["Z9", "Z8", "Z2", "Z3"], 94) == ("Z3", "+3")


def test_the_cautious_opponent_wins_far_more_often_than_a_random_one() -> None:
    games = Games(catalog().resolve("ninety-nine"), 2, ["cautious", "random"], 1)
    assert games.run(60).wins[0] > 45


def test_a_bot_sees_only_its_own_hand() -> None:
    shown = holding(["9S", "2D", "10H"], 40)
    text = msgspec.json.encode(shown).decode()
    assert shown.hand == ("9S", "2D", "10H")
    assert not any(f'"{card}"' in text for card in ("KS", "KH", "KD", "KC", "QS", "QH", "QD", "QC"))
