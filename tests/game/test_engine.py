"""Turns in the engine: drawing by hand, paying, and the next seat."""

from __future__ import annotations

import json

from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsDrawn, DrawForgotten, SeatOut, TokensChanged
from cardtable.game.moves import Draw, Play, Stuck
from cardtable.game.parts.hands import has_three
from cardtable.game.refusals import MustDraw, NotInHand, Refusal
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document


def dealt(variant: str, players: int, hand: list[str], total: int, **options: str) -> State:
    """Return a deal at this total in which seat 0 has these cards and is to act."""
    state = engine.new_game(Table(catalog().resolve(variant, options), players), "1")
    engine.deal(state)
    state.turn, state.hands[0], state.total = 0, hand, total
    return state


def play(state: State, card: str, value: str | None = None) -> list[AnyEvent]:
    """Play a card of the seat to act, and return the events."""
    found = engine.find_play(state, (card,), value)
    assert not isinstance(found, Refusal), found
    events: list[AnyEvent] = []
    engine.apply(state, found, events.append)
    return events


def test_two_effects_with_the_same_total_are_a_choice_if_only_one_reverses() -> None:
    document = json.loads(catalog().resolve("ninety-nine", {"negative_totals": "floor"}).document)
    document["cards"] |= {"5": "-5, reverse | -10"}
    state = engine.new_game(Table(rules_from_document(json.dumps(document).encode()), 3), "1")
    engine.deal(state)
    state.turn, state.hands[0], state.total = 0, ["5S", "2H", "2D"], 3
    assert isinstance(engine.find_play(state, ("5S",)), Refusal)
    play(state, "5S", "-5")
    assert (state.total, state.turn) == (0, 2)


def test_a_redeal_deals_nothing_to_a_player_it_puts_out() -> None:
    document = json.loads(catalog().resolve("lobo-77").document)
    document["cards"] |= {"N7": "=11, redeal"}
    state = engine.new_game(Table(rules_from_document(json.dumps(document).encode()), 3), "1")
    engine.deal(state)
    state.turn, state.hands[0], state.total, state.tokens = 0, ["N7", "N2"], 10, [0, 3, 3]
    drawn = [event.seat for event in play(state, "N7") if isinstance(event, CardsDrawn)]
    assert drawn == [1, 2]


def test_a_player_with_a_draw_to_make_is_not_stuck_yet() -> None:
    state = dealt("ninety-nine-chicago", 2, ["3S", "8D", "7D"], 96, draw_discipline="manual")
    play(state, "3S")
    assert state.turn == 0
    assert engine.legal_moves(state) == [Draw(0)]
    refused = engine.refusal(state, Stuck())
    assert refused == MustDraw()
    state.stock.append("2H")
    engine.apply(state, Draw(0))
    assert engine.legal_moves(state) == [Stuck()]


def test_no_draw_is_forgotten_if_the_stock_is_empty() -> None:
    state = dealt("ninety-nine", 3, ["2S", "8D", "7D"], 10, draw_discipline="manual", stock="play_on")
    state.stock.clear()
    play(state, "2S")
    assert state.owed is None
    state.hands[1] = ["5D"]
    assert not any(isinstance(event, DrawForgotten) for event in play(state, "5D"))


def test_a_knocked_out_player_is_out_of_the_game_even_with_tokens() -> None:
    state = dealt("ninety-nine", 3, ["2S", "8D", "7D"], 99, deal_end="knock_out")
    events: list[AnyEvent] = []
    engine.apply(state, Stuck(), events.append)
    assert [event.scope for event in events if isinstance(event, SeatOut)] == ["game"]
    assert (state.in_game, state.total, state.phase) == ((False, True, True), 99, Phase.PLAYING)


def test_a_player_who_drops_out_is_out_of_the_deal_and_pays_one_token() -> None:
    state = dealt("ninety-nine", 3, ["2S", "8D", "7D"], 99, deal_end="drop_out")
    events: list[AnyEvent] = []
    engine.apply(state, Stuck(), events.append)
    assert [event.scope for event in events if isinstance(event, SeatOut)] == ["deal"]
    assert [event.left for event in events if isinstance(event, TokensChanged)] == [4]
    assert state.in_game == (True, True, True)


def test_an_empty_hand_may_cost_more_than_one_with_cards() -> None:
    document = json.loads(catalog().resolve("ninety-nine", {"draw_discipline": "manual"}).document)
    rules = rules_from_document(json.dumps(document | {"empty_hand_cost": 3}).encode())
    for hand, left in (([], 2), (["2S"], 4)):
        state = engine.new_game(Table(rules, 3), "1")
        engine.deal(state)
        state.turn, state.hands[0], state.total = 0, list(hand), 99
        events: list[AnyEvent] = []
        engine.apply(state, Stuck(), events.append)
        assert [event.left for event in events if isinstance(event, TokensChanged)] == [left]


def test_a_player_who_goes_out_pays_nothing_and_is_back_in_the_next_deal() -> None:
    state = dealt("ninety-nine", 3, ["2S"], 90, stock="play_on", empty_hand="wins")
    state.stock.clear()
    events = play(state, "2S")
    assert [(event.seat, event.scope) for event in events if isinstance(event, SeatOut)] == [(0, "won")]
    state.hands[1] = ["9D", "8D"]
    engine.apply(state, Stuck(), events.append)
    assert [(event.seat, event.left) for event in events if isinstance(event, TokensChanged)] == [(1, 4)]
    engine.deal(state)
    assert (state.in_deal, state.gone_out) == ((True, True, True), ())


def test_a_player_who_goes_out_owes_no_second_play() -> None:
    state = dealt("ono-99", 3, ["N3"], 40, stock="play_on", empty_hand="wins")
    state.stock.clear()
    state.owes = 2
    play(state, "N3")
    assert (state.gone_out, state.turn, state.owes, state.phase) == ((0,), 1, 0, Phase.PLAYING)


def test_the_last_two_of_many_play_by_the_rule_for_two() -> None:
    state = dealt("ninety-nine-standard", 4, ["4S", "3D", "7D"], 10)
    state.seat_everyone([0, 2])
    play(state, "4S")
    assert (state.turn, state.direction) == (2, 1)
    state.hands[2] = ["3H"]
    play(state, "3H")
    assert state.turn == 2


def test_a_floor_lets_no_card_take_the_total_below_zero() -> None:
    state = dealt("ninety-nine", 3, ["10S", "8D", "7D"], 4, negative_totals="floor")
    play(state, "10S", "-10")
    assert state.total == 0


def test_the_loser_may_deal_or_begin_by_house_rule() -> None:
    for options in ({"dealer_rotation": "loser"}, {"next_starter": "loser"}):
        state = dealt("ninety-nine", 4, ["2S", "8D", "7D"], 99, **options)
        state.dealer = 2
        engine.apply(state, Stuck())
        assert (state.dealer if "dealer_rotation" in options else engine.starter(state)) == 0


def test_three_of_a_rank_are_seen_in_hands_of_every_size() -> None:
    for hand, may in (
        ("7S 7D 7H", True), ("7S 7D 2C", False), ("7S 2C 7D 7H", True), ("7S 8D 7H 7C 2C", True),
        ("AS 2C 3D 4H", False), ("AS 2C 3D 4H 4C", False),
    ):  # fmt: skip
        assert has_three(hand.split()) is may


def test_a_card_that_is_held_once_cannot_be_played_twice() -> None:
    state = dealt("ninety-nine", 3, ["7S", "8D", "7D"], 10)
    refused = engine.refusal(state, Play(("7S", "7S"), "+7", 24))
    assert refused == NotInHand("7S")


def test_fewer_packs_are_dealt_when_players_have_left() -> None:
    state = dealt("ninety-nine", 5, ["2S", "8D", "7D"], 99, packs_follow_players="on")
    assert sum(len(hand) for hand in state.hands) + len(state.stock) == 104
    state.tokens = (1, *state.tokens[1:])
    engine.apply(state, Stuck())
    engine.deal(state)
    assert sum(len(hand) for hand in state.hands) + len(state.stock) == 52


def test_a_floor_holds_for_a_card_turned_up_to_begin() -> None:
    rules = catalog().resolve(
        "ninety-nine-minus-ten", {"start_card": "turn_up_apply", "negative_totals": "floor"}
    )
    turned = 0
    for seed in range(60):
        state = engine.new_game(Table(rules, 3), str(seed))
        engine.deal(state)
        turned += state.pile[0].startswith("10")
        assert state.total >= 0
    assert turned


def test_everybody_sees_the_card_under_the_stock_until_it_is_drawn() -> None:
    state = engine.new_game(Table(catalog().resolve("ninety-eight-arizona"), 4), "1")
    engine.deal(state)
    bottom = state.stock[0]
    assert [view(state, seat).open_bottom for seat in (0, 1, 2, 3, None)] == [bottom] * 5
    state.stock.clear()
    assert view(state, 0).open_bottom is None
    plain = dealt("ninety-nine", 3, ["2S"], 10)
    assert view(plain, 0).open_bottom is None


def test_views_show_game_points_and_the_holder_of_zeus() -> None:
    state = dealt("ninety-nine-wilson", 3, ["2S"], 10)
    state.scores = (3, 0, 1)
    assert view(state, 1).scores == (3, 0, 1)
    assert view(dealt("ninety-nine", 3, ["2S"], 10), 0).scores == ()
    gods = dealt("zeus-on-the-loose", 3, ["APOLLO", "Z1"], 10)
    assert view(gods, 2).zeus is None
    play(gods, "APOLLO")
    assert view(gods, 2).zeus == 0


def owing(variant: str, plays: int, hand: list[str], total: int, **options: str) -> State:
    """Return a deal of four seats in which seat 0 owes some plays and the others have low cards."""
    state = dealt(variant, 4, hand, total, **options)
    state.owes = plays
    for seat in (1, 2, 3):
        state.hands[seat] = ["2C", "2D", "3C"]
    return state


def test_reverses_and_skips_of_a_penalty_count_even_if_the_rest_cannot_be_played() -> None:
    state = owing("ninety-nine-icelandic", 2, ["4S", "8H", "8D"], 98, deal_end="knock_out")
    state.penalty = True
    play(state, "4S")
    assert (state.turn, state.direction) == (0, 1)
    engine.apply(state, Stuck())
    assert (state.turn, state.direction, state.in_deal[0]) == (3, -1, False)
    # With a house rule by which the deal goes on, nothing passes on (4.24).
    assert (state.owes, state.penalty, state.to_draw) == (0, False, 0)


def test_nobody_draws_for_what_a_seat_played_before_it_went_out() -> None:
    state = owing("ninety-nine-icelandic", 2, ["2S", "8H", "8D"], 95, deal_end="knock_out")
    state.penalty = True
    play(state, "2S")
    engine.apply(state, Stuck())
    state.total = 50
    drawn = [event for event in play(state, "2C") if isinstance(event, CardsDrawn)]
    assert [(event.seat, len(event.cards)) for event in drawn] == [(1, 1)]


def test_a_loser_who_plays_on_draws_for_what_was_played() -> None:
    for left in ("redraw", "keep"):
        options = {"deal_end": "pile_away", "pile_away_loser": left}
        state = owing("ninety-nine-icelandic", 2, ["2S", "8H", "8D"], 95, **options)
        state.penalty = True
        play(state, "2S")
        engine.apply(state, Stuck())
        assert (state.turn, state.total, len(state.hands[0])) == (1, 0, 3)


def test_a_skip_played_before_its_player_was_stuck_is_carried_out() -> None:
    state = owing("boom-o", 2, ["SKIP", "B10", "B5"], 60)
    for seat in (1, 2, 3):
        state.hands[seat] = ["B5", "B5", "B5"]
    play(state, "SKIP")
    assert state.turn == 0
    engine.apply(state, Stuck())
    assert (state.turn, state.total, state.owes) == (2, 0, 0)


def test_the_hand_of_a_seat_that_is_out_is_put_aside() -> None:
    """In this game hands are kept for the next round."""
    state = engine.new_game(Table(catalog().resolve("boom-o"), 4), "1")
    engine.deal(state)
    held = list(state.hands[2])
    state.leave_game(2)
    state.phase = Phase.BETWEEN
    engine.deal(state)
    assert state.hands[2] == []
    assert state.aside == held
