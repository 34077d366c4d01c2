"""House rules by which wrong calls, cards over the limit and giving up count."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded, GameEnded, SeatOut, SeatStuck
from cardtable.game.moves import MISTAKE, Call, Stuck
from cardtable.game.parts.totals import WrongCall
from cardtable.game.record.trace import event_line
from cardtable.game.refusals import NoCallDue
from cardtable.game.state import Phase
from cardtable.rules.catalog import catalog
from tests.rules.at_table import do, play, table
from tests.rules.example_table import ExampleTable

# --- section 1.6.3: calls that are checked


@pytest.mark.parametrize(("check", "forfeits"), [("practice", 0), ("strict", 1)])
def test_a_wrong_call_is_corrected_and_may_cost_a_forfeit(check: str, forfeits: int) -> None:
    at = table("ninety-nine", "7C 2C 3C", options={"call_check": check}, total=15)
    play(at, 1, "7C")
    not_due = engine.refusal(at.state, Call(1, 22))
    assert not_due == NoCallDue()
    assert do(at, Call(0, 12)) == [WrongCall(0, 12, 22)]
    assert at.state.forfeits == (forfeits, 0, 0)
    assert at.state.total == 22
    assert at.state.tokens == (5, 5, 5)
    assert engine.refusal(at.state, Call(0, 22)) is not None
    assert event_line(WrongCall(0, 12, 22))["kind"] == "wrong-call"


def test_a_right_call_has_no_event_and_none_is_due_without_the_rule() -> None:
    at = table("ninety-nine", "7C 2C 3C", options={"call_check": "strict"})
    play(at, 1, "7C")
    assert do(at, Call(0, 7)) == []
    assert at.state.forfeits == (0, 0, 0)
    plain = table("ninety-nine", "7C 2C 3C")
    play(plain, 1, "7C")
    assert engine.refusal(plain.state, Call(0, 7)) is not None


def wrong(variant: str, check: str, **setup: Any) -> tuple[ExampleTable, list[AnyEvent]]:
    """Seat 1 of three plays a seven to 22 and says 12."""
    at = table(variant, "7C 2C 3C", options={"call_check": check}, total=15, **setup)
    play(at, 1, "7C")
    return at, do(at, Call(0, 12))


def test_a_wrong_total_may_cost_a_token_and_play_goes_on() -> None:
    at, _ = wrong("ninety-nine", "token")
    assert (at.state.tokens, at.state.turn, at.state.phase) == ((4, 5, 5), 1, Phase.PLAYING)
    assert at.state.forfeits == (0, 0, 0)


def test_who_pays_the_last_token_for_a_wrong_total_is_out_and_the_deal_goes_on() -> None:
    at, events = wrong("ninety-nine", "token", tokens={"1": 1, "2": 5, "3": 5})
    assert [(event.seat, event.scope) for event in events if isinstance(event, SeatOut)] == [(0, "game")]
    assert (at.state.in_game, at.state.turn, at.state.phase) == ((False, True, True), 1, Phase.PLAYING)


def test_of_two_the_one_who_pays_the_last_token_has_lost_the_game() -> None:
    at, events = wrong("ninety-nine", "token", players=2, tokens={"1": 1, "2": 5})
    assert at.state.phase is Phase.OVER
    assert [event.winners for event in events if isinstance(event, GameEnded)] == [(1,)]


def test_a_wrong_total_may_cost_the_deal_as_being_stuck_does() -> None:
    at, events = wrong("ninety-nine", "deal")
    ended = next(event for event in events if isinstance(event, DealEnded))
    assert (ended.why, ended.losers, at.state.tokens) == ("wrong-call", (0,), (4, 5, 5))
    assert at.state.phase is Phase.BETWEEN


def test_in_a_knock_out_a_wrong_total_puts_its_player_out() -> None:
    at, _ = wrong("99-poker", "deal")
    assert (at.state.in_deal, at.state.turn, at.state.phase) == ((False, True, True), 1, Phase.PLAYING)


def test_a_player_with_a_second_play_to_make_is_out_by_a_wrong_total() -> None:
    at = table("99-queen-anne", "7C 2C 3C", options={"call_check": "deal"}, state={"obligation": 2})
    play(at, 1, "7C")
    assert at.state.turn == 0
    do(at, Call(0, 12))
    assert (at.state.in_deal, at.state.turn) == ((False, True, True), 1)


def test_only_games_with_tokens_to_lose_offer_that_a_wrong_total_costs_one() -> None:
    def offered(variant: str) -> tuple[str, ...]:
        choices = catalog().resolve(variant).choices
        return next(one.values or () for one in choices if one.key == "call_check")

    assert offered("ninety-nine") == ("auto", "practice", "strict", "token", "deal")
    assert offered("99-poker") == ("auto", "practice", "strict", "deal")
    assert offered("reach-99-together") == ("auto", "practice", "strict")


# --- section 1.5.5: mistakes that count

MISTAKES_COUNT = {"mistakes_count": "on"}


def test_a_seat_without_a_legal_play_is_stuck_and_makes_no_mistake() -> None:
    at = table("ninety-nine", "7C 8C", total=95, options=MISTAKES_COUNT)
    assert engine.legal_moves(at.state) == [Stuck()]
    at = table("ninety-nine", "7C 3C", total=95, options=MISTAKES_COUNT)
    assert [move.total for move in engine.legal_plays(at.state)] == [98, 102]


def test_a_mistake_does_not_complete_a_turn_of_two_plays() -> None:
    """Only a correct play counts as the second one (4.2.3), so the queen alone may not be played."""
    at = table(
        "ninety-eight-arizona", "QS 5H 7D 8H", total=98, options=MISTAKES_COUNT, state={"obligation": 2}
    )
    assert engine.legal_moves(at.state) == [Stuck()]
    at = table(
        "ninety-eight-arizona", "QS 5H 4D 8H", total=98, options=MISTAKES_COUNT, state={"obligation": 2}
    )
    assert [move.cards[0] for move in engine.legal_plays(at.state)] == ["QS", "4D", "5H", "8H"]


def test_a_run_need_not_be_continued_by_a_mistake() -> None:
    at = table(
        "ninety-nine-whitby-2025",
        "7C KC",
        total=98,
        pile=["5D", "6C"],
        options={"mistakes_count": "on", "run_forced": "on"},
        state={"run": 1},
    )
    assert [move.cards[0] for move in engine.legal_plays(at.state)] == ["KC", "7C"]


def test_a_stuck_hand_shows_the_total_that_each_card_would_make() -> None:
    at = table("ninety-nine", "7C AC JH", total=99)
    assert [event.totals for event in do(at, Stuck()) if isinstance(event, SeatStuck)] == [(106, 100, 109)]


def test_a_penalty_is_passed_on_rather_than_played_as_a_mistake() -> None:
    at = table(
        "ninety-nine-lincoln-2018",
        "7C 8C",
        total=98,
        options=MISTAKES_COUNT,
        state={"queen_chain": 2, "penalty": 2},
    )
    do(at, Stuck())
    assert at.state.tokens == (3, 3, 3)
    assert at.state.turn == 1


def test_giving_up_passes_no_penalty_on() -> None:
    at = table(
        "ninety-nine-lincoln-2018",
        "2C 3C",
        options={"allow_give_up": "on"},
        state={"queen_chain": 2, "penalty": 2},
    )
    do(at, Stuck())
    assert at.state.tokens == (2, 3, 3)
    assert at.state.phase is Phase.BETWEEN


def test_a_copy_over_the_limit_is_a_mistake_like_any_other_card() -> None:
    at = table("ninety-nine-baltimore", "7C AC", total=98, options=MISTAKES_COUNT)
    at.state.acting = "8D"
    made = {play.cards: (play.total, play.marks) for play in engine.legal_plays(at.state)}
    assert made == {("AC",): (99, ()), ("7C",): (100, (MISTAKE,))}
