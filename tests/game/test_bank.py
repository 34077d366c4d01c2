"""Tokens that aren't paid by a seat come from a bank that can run out (rules, 4.24)."""

from __future__ import annotations

import json

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent, TokensChanged
from cardtable.game.record.trace import event_line
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.model import RulesError
from cardtable.rules.prose.text import plain_text
from tests.games import every_game
from tests.rules.at_table import play, table

BONUS = {"sixty_nine_effect": "bonus_token"}


@every_game
def test_if_69_wins_a_token_the_bank_begins_with_as_many_as_all_seats(variant: str) -> None:
    try:
        rules = catalog().resolve(variant, BONUS)
    except RulesError:
        return
    if rules.terms.sixty_nine_effect != "bonus_token":
        return
    assert rules.tokens is not None
    players = rules.max_players
    state = engine.new_game(Table(rules, players), "bank")
    engine.deal(state)
    assert state.bank == players * rules.tokens(players)
    text = " ".join(plain_text(explained(rules)).split())
    assert "comes from a bank. It starts" in text
    assert "exactly 69 wins nothing" in text


@pytest.mark.parametrize("variant", ["ninety-nine-taiwanese", "ninety-nine-qcsalon", "ninety-nine-wilson"])
def test_a_69_pays_out_of_the_bank_until_it_is_empty(variant: str) -> None:
    at = table(variant, hands={"1": ["7C"], "2": ["2C"], "3": ["3C"]}, total=62, options=BONUS)
    at.state.bank = 1
    had = at.state.tokens[0]
    events = play(at, 1, "7C")
    won = [event for event in events if isinstance(event, TokensChanged)]
    assert [event.change for event in won if event.seat == 0][-1] == 1
    assert event_line(won[-1])["bank"] == 0
    assert at.state.bank == 0
    left = at.state.tokens[0]

    at.state.turn, at.state.total = 0, 62
    at.state.hands[0] = ["7D"]
    again = play(at, 1, "7D")
    lines = [event_line(event) for event in again]
    assert not [line for line in lines if line["event"] == "tokens" and line["why"] == "69"]
    assert not [line for line in lines if line["event"] == "milestone" and line["at"] == 69]
    assert at.state.tokens[0] <= left
    assert had <= left


def test_the_bank_of_game_points_is_full_again_in_every_deal() -> None:
    rules = catalog().resolve("ninety-nine-wilson", BONUS)
    state = engine.new_game(Table(rules, 3), "points")
    engine.deal(state)
    state.bank = 0
    state.phase = Phase.BETWEEN
    engine.deal(state)
    assert state.bank == 9


def test_old_records_without_a_bank_pay_without_limit() -> None:
    document = json.loads(catalog().resolve("ninety-nine", BONUS).document)
    del document["bank"]
    rules = rules_from_document(json.dumps(document).encode())
    state = engine.new_game(Table(rules, 2), "old")
    assert state.bank is None
    assert state.win(0, 100) == 100
    assert state.bank is None


def test_published_variants_have_no_bank() -> None:
    for variant in catalog().ids:
        rules = catalog().resolve(variant)
        assert "bank" not in json.loads(rules.document)
        assert Table(rules, rules.min_players).unplayed.bank is None


def test_tokens_for_fewer_players_come_from_the_bank_too() -> None:
    rules = catalog().resolve("ninety-nine", {**BONUS, "packs_follow_players": "on"})
    state = engine.new_game(Table(rules, 5), "fewer")
    assert state.bank == 15
    state.bank = 3
    state.leave_game(4)
    events: list[AnyEvent] = []
    engine.deal(state, events.append)
    changes = [(event.seat, event.change, event.bank) for event in events if isinstance(event, TokensChanged)]
    assert changes == [(0, 2, 1), (1, 1, 0)]
    assert state.tokens == (5, 4, 3, 3, 3)
