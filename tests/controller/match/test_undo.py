"""Undo and redo only add to the record, and the same move gets the same answers again."""

from __future__ import annotations

import random
from pathlib import Path

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Move
from cardtable.game.record.replay import replay
from cardtable.game.record.text import parse_record
from cardtable.game.sight.view import view
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.writer import WRITER
from tests.games import every_game

ANN, MIA = Player("Ann", "person"), Player("Mia", "person", "", "rabbit")
BEN, JOE = Player("Ben", "computer", "random", "bear"), Player("Joe", "computer", "cautious", "owl")


class Played:
    """A saved match in which persons play at random."""

    def __init__(self, folder: Path, *players: Player, variant: str = "", seed: str = "7") -> None:
        self.store = GameStore(folder)
        variant = variant or catalog().ids[0]
        self.match = Match.start(MatchSetup(variant, players, seed), self.store)
        self.chance = random.Random(seed)

    def go_on(self) -> None:
        """Play on to the next decision of a person, or to the end of the deal or game."""
        match = self.match
        while match.awaits in (Awaits.COMPUTER, Awaits.STUCK) or match.view().deal == 0:
            if match.awaits is Awaits.DEAL:
                match.deal()
            elif match.awaits is Awaits.COMPUTER:
                match.play(match.thinker()().move)
            else:
                match.play(match.view(match.seat).moves[0])

    def decide(self) -> Move:
        """Make a random decision of a person, and play on to the next."""
        match = self.match
        move = self.chance.choice(match.view(match.seat).moves)
        match.play(move)
        self.go_on()
        return move

    def to_a_decision(self, after: int) -> None:
        """Play on to a decision with `after` others before it in its deal."""
        self.go_on()
        made = 0
        while made < after or self.match.awaits is not Awaits.PERSON:
            if self.match.awaits is Awaits.DEAL:
                self.match.deal()
                self.go_on()
                made = 0
            elif self.match.awaits is Awaits.PERSON:
                self.decide()
                made += 1
            assert self.match.awaits is not Awaits.OVER

    def all_views(self) -> list[object]:
        return [self.match.view(seat) for seat in range(len(self.match.setup.players))]

    def on_disk(self) -> bytes:
        WRITER.wait()
        return next(self.store.folder.rglob("*.cardtable")).read_bytes()


def views_of(record: bytes, players: int) -> list[object]:
    state = replay(parse_record(record))
    return [view(state, seat) for seat in range(players)]


@every_game
def test_undo_and_redo_change_neither_the_game_nor_its_record(tmp_path: Path, variant: str) -> None:
    game = Played(tmp_path / variant, ANN, BEN, JOE, variant=variant)
    before: list[list[object]] = []
    game.go_on()
    while len(before) < 3 and game.match.awaits is Awaits.PERSON:
        before.append(game.all_views())
        game.decide()
    if game.match.awaits is Awaits.OVER:
        return
    after, written = game.all_views(), game.on_disk()
    for views in reversed(before):
        game.match.undo()
        assert game.all_views() == views
    assert not game.match.can_undo
    while game.match.can_redo:
        game.match.redo()
    assert game.all_views() == after
    assert game.on_disk() == written


def test_other_moves_after_an_undo_are_added_to_the_record(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, BEN)
    game.to_a_decision(2)
    written = game.on_disk()
    game.match.undo()
    game.match.undo()
    game.decide()
    assert game.on_disk().startswith(written)
    assert not game.match.can_redo
    assert views_of(game.on_disk(), 2) == game.all_views()
    WRITER.wait()
    saved = read_game(next(game.store.folder.glob("*.cardtable")))
    assert saved.record.undone > 0
    again = Match.resume(saved)
    assert [again.view(seat) for seat in range(2)] == game.all_views()


def test_a_record_with_moves_taken_back_may_be_torn_anywhere(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, BEN)
    game.to_a_decision(2)
    begun = len(game.on_disk())
    for _ in range(2):
        game.match.undo()
        game.decide()
    whole = game.on_disk()
    assert whole.count(b"; undo") == 2
    for cut in range(begun, len(whole)):
        replay(parse_record(whole[:cut]))


def test_the_same_move_gets_the_same_answers_again(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, BEN, JOE)
    game.to_a_decision(1)
    move = game.match.view().moves[-1]
    game.match.play(move)
    game.go_on()
    after = game.all_views()
    game.match.undo()
    game.match.play(move)
    game.go_on()
    assert game.all_views() == after


def test_undone_moves_stay_undone_when_the_game_is_resumed(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, BEN)
    game.to_a_decision(2)
    game.match.undo()
    views = game.all_views()
    game.match.leave()
    again = Match.resume(game.store.unfinished()[0])
    assert [again.view(seat) for seat in range(2)] == views
    assert not again.can_redo
    assert again.can_undo


def test_undo_ends_at_the_first_move_of_the_deal(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, BEN)
    game.to_a_decision(1)
    while game.match.awaits is Awaits.PERSON:
        game.decide()
    assert game.match.awaits is Awaits.DEAL
    assert game.match.can_undo
    game.match.deal()
    assert not game.match.can_undo
    assert not game.match.can_redo


def test_undo_among_several_persons_can_be_turned_off(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, MIA)
    game.to_a_decision(1)
    assert game.match.can_undo
    game.match.undo_with_people = False
    assert not game.match.can_undo
    written = game.all_views()
    game.match.undo()
    assert game.all_views() == written


def test_an_undo_hides_the_hands_until_the_curtain_is_lifted(tmp_path: Path) -> None:
    game = Played(tmp_path, ANN, MIA)
    game.to_a_decision(1)
    match = game.match
    first = 1 - match.seat
    match.look(match.seat)
    match.undo()
    assert match.viewer is None
    assert match.view().hand == ()
    assert match.next_viewer == first == match.seat
