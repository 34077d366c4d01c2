"""A first deal that begins from a given position."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.record.replay import before, replay
from cardtable.game.record.text import RecordError, parse_record
from cardtable.game.state import CLOCKWISE, COUNTERCLOCKWISE, Position
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore
from tests.playing import leave

RULES = catalog().resolve("ninety-nine", {"stock": "play_on"})
HANDS = (("2C", "6H", "8D"), ("5S", "7C", "4D"))
SEATS = (Player("You", "person"), Player("Olive", "person", avatar="owl"))


def position(first: int = 0, direction: int = CLOCKWISE) -> Position:
    pack = list(Table(RULES, 2).pack(2))
    for card in (card for hand in HANDS for card in hand):
        pack.remove(card)
    return Position(HANDS, (), tuple(pack), 91, first, direction)


def test_the_first_deal_begins_from_the_position_and_the_next_is_shuffled() -> None:
    state = engine.new_game(Table(RULES, 2), "4711", position=position(first=1, direction=COUNTERCLOCKWISE))
    engine.deal(state)
    assert (state.total, state.turn, state.direction, state.stock) == (91, 1, COUNTERCLOCKWISE, [])
    assert tuple(map(tuple, state.hands)) == HANDS
    while state.deal == 1:
        if state.phase == "between":
            engine.deal(state)
        else:
            engine.apply(state, engine.legal_moves(state)[0])
    assert state.total == 0
    assert len(state.stock) > 30


def test_with_no_stock_hands_shrink_until_someone_is_stuck() -> None:
    state = engine.new_game(Table(RULES, 2), "4711", position=position())
    engine.deal(state)
    for card in ("6H", "4D", "2C"):
        play = engine.find_play(state, (card,))
        assert isinstance(play, Play)
        engine.apply(state, play)
    assert state.total == 99
    assert engine.is_stuck(state)
    assert state.turn == 1


def test_a_record_has_the_position_and_replays_from_it(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    setup = MatchSetup("ninety-nine", SEATS, "4711", {"stock": "play_on"}, position=position())
    match = Match.start(setup, store)
    match.deal()
    play = next(move for move in match.view(0).plays if move.cards == ("6H",))
    match.play(play)
    path = leave(match)
    record = parse_record(path.read_bytes())
    assert record.header.position == position()
    state = replay(record)
    assert (state.total, state.turn, state.hands[0]) == (97, 1, ["2C", "8D"])


def test_a_position_that_does_not_fit_is_refused_in_one_sentence(tmp_path: Path) -> None:
    setup = MatchSetup("ninety-nine", SEATS, "4711", {"stock": "play_on"}, position=position())
    match = Match.start(setup, GameStore(tmp_path))
    match.deal()
    text = leave(match).read_text(encoding="utf-8")
    for wrong in (text.replace("2C 6H 8D", "2C 6H 7C"), text.replace("1 91 >", "1 100 >")):
        with pytest.raises(RecordError, match="Position"):
            before(parse_record(wrong.encode()))
    for torn in (text.replace("1 91 >", "one"), text.replace("; 5S 7C 4D", "").replace("; 2C 6H 8D", "")):
        with pytest.raises(RecordError, match="Position"):
            before(parse_record(torn.encode()))
