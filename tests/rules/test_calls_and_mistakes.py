"""House rules by which wrong calls, cards over the limit and giving up count."""

from __future__ import annotations

import pytest

from cardtable.game import engine
from cardtable.game.events import SeatStuck
from cardtable.game.moves import MISTAKE, Call, Stuck
from cardtable.game.parts.totals import WrongCall
from cardtable.game.record.trace import event_line
from cardtable.game.refusals import NoCallDue
from cardtable.game.state import Phase
from tests.rules.at_table import do, play, table

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
