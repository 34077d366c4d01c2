"""Computers, hints and results work in games that are won by reaching the limit."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.bots.playing import Facts, Thumb
from cardtable.bots.reasons import Reaches, reasons_for
from cardtable.controller.first_game import plan
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game.events import GameEnded
from cardtable.game.sight.view import view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.drafting.ways import put
from cardtable.storage.games import GameStore
from cardtable.ui.play.standings import standings_of

WAYS = [("up", 93, 100), ("down", 7, 0)]


def at(way: str, total: int, *hand: str) -> State:
    state = engine.new_game(Table(catalog().resolve("zero-to-100", {"way": way}), 2), "reach")
    engine.deal(state)
    state.total, state.hands[state.turn] = total, list(hand)
    return state


@pytest.mark.parametrize(("way", "total", "edge"), WAYS)
@pytest.mark.parametrize(("hand", "laid"), [(("N5", "N2", "N8"), "N8"), (("N5", "N2", "N6"), "N2")])
def test_the_rule_of_thumb_wins_if_it_can_and_keeps_high_cards_until_then(
    way: str, total: int, edge: int, hand: tuple[str, ...], laid: str
) -> None:
    state = at(way, total, *hand)
    assert Thumb(Facts(state.table)).best(hand, total, engine.legal_plays(state)).cards == (laid,)


@pytest.mark.parametrize(("way", "total", "edge"), WAYS)
def test_a_hint_names_only_cards_that_reach_the_limit(way: str, total: int, edge: int) -> None:
    state = at(way, total, "N2", "N8")
    facts = Facts(state.table)
    for play in engine.legal_plays(state):
        reasons = reasons_for(facts, view(state, state.turn), play, None)
        assert (Reaches(edge, together=False) in reasons) is (play.cards == ("N8",))


def end_of(match: Match) -> GameEnded:
    """Play a match of one deal by first moves; return how it ended."""
    match.deal()
    while True:
        events = match.play(match.view(match.seat).moves[0])
        for event in events:
            if isinstance(event, GameEnded):
                return event


def test_no_deal_is_lost_in_a_game_that_was_won(tmp_path: Path) -> None:
    players = (Player("Ann", "computer", "random"), Player("Ben", "computer", "random"))
    match = Match.start(MatchSetup("zero-to-100", players, "7"), GameStore(tmp_path))
    rows, _ = standings_of(match, end_of(match))
    assert [row.won for row in rows] == [True, False]
    assert {row.forfeits for row in rows} == {None}


def test_in_a_won_game_a_player_who_was_still_in_comes_before_one_who_was_out(tmp_path: Path) -> None:
    players = tuple(Player(name, "computer", "random") for name in ("Ann", "Ben", "Cleo"))
    for seed in map(str, range(100)):
        match = Match.start(MatchSetup("99-do2learn", players, seed), GameStore(tmp_path))
        ended = end_of(match)
        if (ended.why, match.view().in_game.count(True)) == ("reached", 2):
            rows, _ = standings_of(match, ended)
            assert [(row.won, row.out) for row in rows] == [(True, False), (False, False), (False, True)]
            return
    raise AssertionError("No game was won with one player out.")


def test_the_workshop_can_turn_such_a_win_on_and_off() -> None:
    reaching = put(begin("ninety-nine"), "reach_wins", "on")
    rules = rules_of(reaching)
    assert rules.won_by == "alone"
    assert rules.is_one_deal
    assert rules.tokens is None
    back = rules_of(put(reaching, "reach_wins", "off"))
    assert not back.terms.overplay
    assert back.tokens is not None


@pytest.mark.parametrize(("way", "total", "edge"), WAYS)
def test_in_a_first_game_nobody_ignores_a_winning_card(way: str, total: int, edge: int) -> None:
    found = plan(catalog().resolve("zero-to-100", {"way": way}))
    assert [mark.about for mark in found.marks] == ["total", "card", "end"]
    game = engine.new_game(Table(found.rules, found.players), "first")
    game.position = found.position
    engine.deal(game)
    for move in found.moves:
        facts = Facts(game.table)
        wins = [play for play in engine.legal_plays(game) if facts.pays(game.total, play) > 0]
        assert game.turn != 0 or not wins
        engine.apply(game, move)
    assert game.phase == "over"
