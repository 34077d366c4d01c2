"""House rules move by move, as far as no worked example shows them, and what the rules leave open."""

from __future__ import annotations

from typing import Any

from cardtable.game import engine, start
from cardtable.game.events import (
    AnyEvent,
    CardStolen,
    DealEnded,
    MilestoneReached,
    PlaysObliged,
    SeatSkipped,
    TokensChanged,
    TurnBegan,
    WentOver,
)
from cardtable.game.moves import Decline, Defend, Stuck, TakeCard
from cardtable.game.refusals import NotAsked
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.rows import rows
from tests.rules.at_table import do, play, table, turns

# --- section 4.4: a queen that need not be answered


@rows("chain, then", [(1, [2]), (2, [1])])
def test_a_declined_queen_ends_the_turn_unless_a_penalty_is_owed(chain: int, then: list[int]) -> None:
    at = table(
        "ninety-nine-icelandic",
        "QS 2C 3C",
        options={"queen_answer": "optional"},
        state={"queen_chain": chain},
    )
    assert turns(do(at, Decline(0))) == then
    assert at.state.turn == (1 if chain == 1 else 0)
    if chain == 2:
        assert at.shows("state", {"penalty": 2}) == {"penalty": 2}
        assert turns(play(at, 1, "2C")) == []
        assert turns(play(at, 1, "3C")) == [2]


# --- section 4.5: the thief looks


@rows("draw, hand", [("replaces", ["AC", "9D"]), ("also", ["AC", "9D", "4H"])])
def test_a_thief_who_sees_the_hand_chooses_a_card(draw: str, hand: list[str]) -> None:
    at = table(
        "ninety-nine-baltimore",
        hands={"1": ["6C", "AC"], "3": ["10D", "9D"]},
        stock=["5S", "4H", "8C"],
        options={"baltimore_six_pick": "thief_sees", "baltimore_six_draw": draw},
    )
    assert turns(play(at, 1, "6C", target=3)) == []
    assert engine.legal_moves(at.state) == [TakeCard(0, "10D"), TakeCard(0, "9D")]
    refused = engine.refusal(at.state, Decline(0))
    assert refused == NotAsked()
    events = do(at, TakeCard(0, "9D"))
    assert [event for event in events if isinstance(event, CardStolen)] == [CardStolen(0, 2, ("9D",))]
    assert turns(events) == [2]
    assert at.state.hands[0] == hand
    assert at.state.hands[2] == ["10D", "5S"]


# --- section 5: what can change nothing


def test_a_game_that_counts_down_has_no_house_rules_about_totals_below_0() -> None:
    plain = catalog().resolve("scary-seven", {"count_down": "down"})
    assert not {"negative_totals", "mistakes_count"} & {choice.key for choice in plain.choices}
    named = catalog().resolve(
        "scary-seven", {"count_down": "down", "negative_totals": "floor", "mistakes_count": "on"}
    )
    assert (named.options, named.digest) == (plain.options, plain.digest)
    assert named.counts_down


# --- section 1.5.6: no cards where every card may be played


def last_with_cards(variant: str, **setup: Any) -> tuple[State, list[AnyEvent]]:
    at = table(
        variant, players=2, hands={"1": [], "2": ["2C"]}, stock=[], options={"stock": "play_on"}, **setup
    )
    return at.state, do(at, Stuck())


def test_without_cards_a_deal_with_borders_ends_and_the_points_are_added() -> None:
    state, events = last_with_cards("ninety-nine-wilson", total=50, state={"points": {"1": 2, "2": 1}})
    assert state.scores == (2, 1)
    assert state.tokens == (2, 1)
    end = next(event for event in events if isinstance(event, DealEnded))
    assert end.scores == (2, 1)
    assert end.winners == ()


def test_the_added_points_can_win_the_game() -> None:
    state, _ = last_with_cards("ninety-nine-wilson", total=50, state={"scores": {"1": 14, "2": 3}})
    assert state.phase is Phase.OVER
    assert state.winners == (0,)


def test_without_cards_a_milestone_player_pays_as_for_going_over() -> None:
    state, _ = last_with_cards("ninety-nine-qcsalon", total=50)
    assert state.tokens == (7, 9)


def test_without_cards_nobody_loses_a_letter() -> None:
    state, _ = last_with_cards("zeus-on-the-loose", total=50, state={"letters": {"1": 2, "2": 1}})
    assert state.tokens == (2, 1)
    assert state.phase is Phase.BETWEEN


def test_a_border_crossed_on_the_way_is_paid_before_going_over() -> None:
    at = table("ninety-nine-qcsalon", "2C 5C 6C", total=51, options={"qc_double_penalty": "on"})
    paid = (MilestoneReached, TokensChanged, WentOver)
    events = [event for event in play(at, 1, "2C") if isinstance(event, paid)]
    assert [type(event) for event in events] == [
        MilestoneReached,
        TokensChanged,
        WentOver,
        MilestoneReached,
        TokensChanged,
    ]
    assert at.state.tokens[0] == 6


# --- left open by the rules, settled by the simplest reading


@rows("first", ["K", "6"])
def test_three_kings_count_before_three_sixes_of_one_hand(first: str) -> None:
    ranks = ["K", "6"] if first == "K" else ["6", "K"]
    hand = [rank + suit for rank in ranks for suit in "CDH"]
    at = table("ninety-nine-ishihara-hands", hands={"2": hand}, options={"hand_size": "10"})
    at.make({"type": "check_hands"})
    assert at.state.phase is Phase.OVER
    assert at.state.winners == (1,)


def test_reverses_cannot_go_back_and_forth_for_ever() -> None:
    """Two neighbors pass an obligation back and forth, and all other cards are in hands.

    The stock is renewed again and again until nobody can draw and somebody is stuck.
    """
    at = table(
        "ono-99",
        hands={"1": ["REV", "N10"], "2": ["REV", "N10"], "3": ["N10", "N10"]},
        pile=["REV", "REV"],
        stock=["REV"],
        total=97,
        state={"obligation": 2},
    )
    for _ in range(5000):
        if at.state.phase is not Phase.PLAYING:
            break
        do(at, engine.legal_moves(at.state)[0])
    assert at.state.phase is Phase.BETWEEN


@rows("deal_end", ["drop_out", "knock_out"])
def test_an_obligation_passes_on_whole_if_its_player_is_out(deal_end: str) -> None:
    """Section 1.10; the edition of 2022 differs (4.16.12)."""
    at = table(
        "ono-99",
        "N2 N9 N9 N9",
        stock=["N9"] * 9,
        total=96,
        options={"deal_end": deal_end},
        state={"obligation": 2},
    )
    play(at, 1, "N2")
    assert at.state.turn == 0
    events = do(at, Stuck())
    assert events[-1] == TurnBegan(1, 2)


def test_the_ono_card_adds_nothing_if_it_can_be_played() -> None:
    options = {"ono99_card": "when_total_ends_in_0"}
    at = table("ono-99", "ONO N2", total=40, options=options)
    play(at, 1, "ONO")
    assert at.state.total == 40
    at = table("ono-99", "ONO N2", total=41, options=options)
    assert engine.why_unplayable(at.state, "ONO") is not None


# --- section 4.18.7: two last cards that save


@rows("bomber, winner", [(1, 2), (2, 3), (3, 1)])
def test_of_two_last_cards_that_save_from_a_bomb_the_first_one_wins(bomber: int, winner: int) -> None:
    hands = {str(seat): ["HOLD"] for seat in (1, 2, 3)} | {str(bomber): ["BOMB", "B5"]}
    at = table("boom-o", hands=hands, turn=bomber)
    play(at, bomber, "BOMB")
    while at.state.questions:
        do(at, Defend(at.state.questions[0], "HOLD"))
    assert at.state.winner == winner - 1
    assert at.state.tokens == tuple(3 if seat == winner else 2 for seat in (1, 2, 3))


def test_a_last_card_does_nothing_more() -> None:
    at = table("boom-o", hands={"1": ["DOUBLE"], "2": ["B5"], "3": ["B5"]})
    events = play(at, 1, "DOUBLE")
    assert at.state.winner == 0
    assert not [event for event in events if isinstance(event, PlaysObliged)]
    at = table("boom-o", hands={"1": ["TRADE"], "2": ["B5"], "3": ["B10"]})
    play(at, 1, "TRADE", target=3)
    assert at.state.hands == [[], ["B5"], ["B10"]]


def test_the_first_of_two_plays_can_trade_hands() -> None:
    at = table("boom-o", hands={"1": ["TRADE", "B5"], "2": ["B5"], "3": ["B10"]}, state={"obligation": 2})
    play(at, 1, "TRADE", target=3)
    assert at.state.hands == [["B10"], ["B5"], ["B5"]]
    assert at.state.turn == 0


def test_the_last_player_left_by_a_bomb_wins_the_deal() -> None:
    at = table("boom-o", players=2, hands={"1": ["BOMB", "B5"], "2": ["B5"]}, tokens={"1": 1, "2": 1})
    end = next(event for event in play(at, 1, "BOMB") if isinstance(event, DealEnded))
    assert (end.losers, end.winners) == ((1,), (0,))


# --- section 4.17.4, with totals below 0


def test_swapped_digits_stay_below_zero() -> None:
    (swap,) = (option.total for option in catalog().resolve("zeus-on-the-loose").cards["HERMES"])
    assert [swap.results(total)[0][1] for total in (7, 70, -5, -12)] == [70, 7, -50, -21]


# --- a play that puts everybody else out


def test_nobody_is_skipped_when_nobody_is_left() -> None:
    at = table("ninety-nine-qcsalon", "JS 2C", players=2, total=56, tokens={"1": 5, "2": 0})
    events = play(at, 1, "JS")
    assert at.state.phase is Phase.OVER
    assert not [event for event in events if isinstance(event, SeatSkipped)]


def test_only_ordinary_cards_are_turned_up_at_the_start() -> None:
    rules = catalog().resolve("ninety-nine-thai")
    assert [rank for rank in ["A", "2", "3", "4", "9", "10", "J", "K"] if rules.is_ordinary(f"{rank}S")] == [
        "A",
        "2",
        "J",
    ]
    state = engine.new_game(Table(rules, 3), "1")
    engine.deal(state)
    assert rules.is_ordinary(state.pile[0])
    assert start.turn_up(state)
