"""Computers, hints and questions work in games that count down."""

from __future__ import annotations

import pytest

from cardtable.bots.coach import advise
from cardtable.bots.levels import LEVELS, bot
from cardtable.bots.opponents import stream, thinking
from cardtable.bots.reasons import OnlyPlay, Raises, Room, reasons_for
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.refusals import OverLimit
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.learning.picks import hand_question
from cardtable.rules.catalog import catalog

RULES = catalog().resolve("back-to-zero")


def at(total: int, *hand: str) -> State:
    state = engine.new_game(Table(RULES, 2), "down")
    engine.deal(state)
    state.total, state.hands[state.turn] = total, list(hand)
    return state


def shown(state: State) -> SeatView:
    return view(state, state.turn)


def test_every_deal_begins_at_the_start_total() -> None:
    state = at(4, "9C", "KC", "10C")
    engine.apply(state, engine.legal_moves(state)[0])
    assert state.phase == "between"
    engine.deal(state)
    assert state.total == 50


def test_a_card_below_0_is_refused_with_the_total_that_it_would_make() -> None:
    refused = shown(at(4, "9C", "JC", "2C")).refused
    assert refused == {"9C": OverLimit("9C", -5, 0)}


def test_a_card_over_the_start_is_refused_too() -> None:
    assert shown(at(45, "9C", "JC", "2C")).refused == {"JC": OverLimit("JC", 55, 50)}


@pytest.mark.parametrize("level", ["cautious", "expert"])
def test_a_computer_plays_its_high_card_first_and_keeps_what_saves_it(level: str) -> None:
    assert level in LEVELS
    state = at(40, "JC", "8D", "2C")
    move = bot(level, state.table).choose(shown(state), stream("s", 1, 1, state.turn))
    assert getattr(move, "cards", ()) == ("8D",)


def test_hints_mention_0_and_cards_that_raise_the_total() -> None:
    seen = shown(at(3, "9C", "QC", "8C"))
    advice = advise(Table(RULES, 2), seen, Stream("s", "hint"))
    assert OnlyPlay(0) in advice.reasons
    facts = thinking(Table(RULES, 2)).facts
    seen = shown(at(12, "9C", "QC", "8C"))
    lays = {play.cards[0]: play for play in seen.plays}
    assert Raises(5) in reasons_for(facts, seen, lays["QC"], None)
    assert Room(3, 0) in reasons_for(facts, seen, lays["9C"], None)


def test_no_question_about_the_limit_is_asked() -> None:
    assert hand_question(shown(at(4, "9C", "JC", "2C")), RULES, "mixed", Stream("s", "pick")) is None
