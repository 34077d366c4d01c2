"""In long games, what a match remembers agrees with the whole game, and no move takes longer than before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.controller.lookback.playback import Mark, Playback
from cardtable.controller.lookback.review import decisions
from cardtable.controller.lookback.summary import score_sheet
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealStarted, SeatOut, seen_by
from cardtable.game.sight.memory import Memory
from cardtable.game.sight.view import view
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.storage.games import GameStore
from cardtable.storage.writer import WRITER
from tests.game.strategies import seeds, tables
from tests.playing import step

ANN, BEN = Player("Ann", "person"), Player("Ben", "computer", "random")


def begun(table: Table, seed: str) -> Match:
    """Start a match at this table, with a person and computers."""
    players = (ANN, *[BEN] * (table.players - 1))
    return Match.start(MatchSetup(table.rules.id, players, seed, dict(table.rules.options)))


def resumed(match: Match, store: GameStore) -> Match:
    """Return the same match, read from its record."""
    match.leave()
    recorder = store.create(Playback.of_match(match).record_text())
    assert recorder.settle()
    recorder.close()
    return Match.resume(WRITER.get(partial(store.read, recorder.path)))


def go_on(match: Match, chance: Random) -> None:
    """Deal or make a random move, unless the game is over."""
    if match.awaits is not Awaits.OVER:
        step(match, chance)


class Whole:
    """What a match must remember, found by replaying the whole game."""

    def __init__(self, match: Match) -> None:
        rules, self._seats = match.rules, range(len(match.setup.players))
        self._memories = [Memory(rules, len(self._seats), seat) for seat in self._seats]
        self._deal: list[AnyEvent] = []
        self.exits: dict[int, tuple[int, int]] = {}
        self._deals = self._moves = 0
        for _, move in Playback.of_match(match).retrace(self._hear):
            self._deals += move is None
            self._moves += move is not None
        self.views = [view(match._state, seat, self._memories[seat]) for seat in self._seats]
        self.story = tuple(seen_by(event, match.viewer) for event in self._deal)

    def _hear(self, event: AnyEvent) -> None:
        if isinstance(event, DealStarted):
            self._deal = []
        elif isinstance(event, SeatOut) and event.scope == "game":
            self.exits[event.seat] = self._deals, self._moves
        self._deal.append(event)
        for memory in self._memories:
            memory.see(event)


def check(match: Match) -> None:
    """Compare what the match remembers with the whole game."""
    whole = Whole(match)
    assert [match._now.view(seat) for seat in range(len(match.setup.players))] == whole.views
    assert match.story() == whole.story
    assert match.exits() == whole.exits


@pytest.mark.slow("games of hundreds of moves")
@settings(max_examples=60)
@given(tables(), seeds, st.lists(st.integers(0, 40), max_size=6))
def test_what_a_match_remembers_agrees_with_the_whole_game(
    tmp_path_factory: pytest.TempPathFactory, table: Table, seed: str, ways: list[int]
) -> None:
    """Moves, deals, undos, redos and restarts are mixed at random."""
    match, chance, store = begun(table, seed), Random(seed), GameStore(tmp_path_factory.mktemp("games"))
    for way in ways:
        for _ in range(way):
            go_on(match, chance)
            if way % 2:
                match._now.view(way % table.players)
        act: Callable[[], None] = chance.choice((match.undo, match.redo, lambda: None))
        for _ in range(chance.randrange(4)):
            act()
        if way % 5 == 0:
            match = resumed(match, store)
        check(match)


@pytest.mark.slow("games of hundreds of moves")
@pytest.mark.parametrize("variant", ["boom-o", "ninety-nine-pile-away", "ninety-nine-taiwanese"])
def test_what_a_match_remembers_lasts_as_long_as_the_hands(tmp_path: Path, variant: str) -> None:
    """In these games hands last longer than a round, and so do memories."""
    match, chance = Match.start(MatchSetup(variant, (ANN, BEN, BEN), "4")), Random(4)
    store = GameStore(tmp_path)
    while match.awaits is not Awaits.OVER:
        go_on(match, chance)
        match._now.view(1)
        if chance.random() < 0.05:
            match.undo()
            check(match)
        elif chance.random() < 0.03:
            match = resumed(match, store)
            check(match)
    check(match)


class Work:
    """Counts steps of the engine and events seen by memories."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = self.seen = 0
        apply, deal, see = engine.apply, engine.deal, Memory.see

        def counted_apply(*args: object) -> None:
            self.steps += 1
            apply(*args)  # type: ignore[arg-type]

        def counted_deal(*args: object) -> None:
            self.steps += 1
            deal(*args)  # type: ignore[arg-type]

        def counted_see(memory: Memory, event: AnyEvent) -> None:
            self.seen += 1
            see(memory, event)

        monkeypatch.setattr(engine, "apply", counted_apply)
        monkeypatch.setattr(engine, "deal", counted_deal)
        monkeypatch.setattr(Memory, "see", counted_see)

    def of(self, act: Callable[[], object]) -> tuple[int, int]:
        """Return the steps of the engine and the events remembered during `act`."""
        self.steps = self.seen = 0
        act()
        return self.steps, self.seen


def played_to(match: Match, number: int, chance: Random) -> None:
    """Play on to a move number, and then to a computer's choice right after a person's."""
    while match.turn_number < number or not (match.can_undo and match.awaits is Awaits.COMPUTER):
        go_on(match, chance)


def test_no_move_takes_more_work_than_earlier_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    work, chance = Work(monkeypatch), Random(7)
    match = Match.start(MatchSetup("ninety-eight", (ANN, BEN, BEN), "7"))
    for number in (50, 2000):
        played_to(match, number, chance)
        deal = len(match.story())
        of_deal = sum(move is not None for move in match._history.of_deal)
        assert work.of(match.thinker) == (0, 0)
        assert work.of(match.story) == (0, 0)
        assert work.of(match.exits) == (0, 0)
        assert work.of(lambda: match.can_undo) == (0, 0)
        moved = work.of(lambda: go_on(match, chance))
        assert moved == (1, 3 * (len(match.story()) - deal))
        assert work.of(match.undo)[0] <= of_deal + 1
        assert work.of(lambda: match._now.view(0)) == (0, 0)
        assert work.of(match.redo)[0] <= of_deal + 2
        assert match._state.phase is not Phase.OVER


def test_a_score_sheet_replays_the_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(MatchSetup("ninety-eight", (ANN, BEN, BEN), "7"))
    played_to(match, 1000, Random(7))
    game = Playback.of_match(match)
    assert Work(monkeypatch).of(lambda: score_sheet(game))[0] == game.last


def test_every_move_of_a_game_has_its_number() -> None:
    match = Match.start(MatchSetup("ninety-eight", (ANN, BEN, BEN), "3"))
    played_to(match, 200, Random(3))
    match.stop()
    game, number = Playback.of_match(match), 0
    for position, entry in enumerate(game.entries):
        assert game.moves_before(position) == number
        if not isinstance(entry.step, Mark):
            number += 1
            assert game.position_of(number) == position
    assert game.entries[-1].step is Mark.STOP
    assert game.moves_before(game.last) == number == match.turn_number
    assert game.position_of(number + 1) == game.last


def test_a_playback_shows_the_game_as_it_was_when_it_was_asked_for() -> None:
    match, chance = Match.start(MatchSetup("ninety-nine", (ANN, BEN, BEN), "3")), Random(3)
    played_to(match, 20, chance)
    text, job = Playback.of_match(match).record_text(), Playback.job(match)
    match.undo()
    for _ in range(30):
        go_on(match, chance)
    assert job().record_text() == text


def test_the_search_for_decisions_can_be_dropped() -> None:
    match = Match.start(MatchSetup("ninety-eight", (ANN, BEN, BEN), "7"))
    played_to(match, 200, Random(7))
    asked: list[None] = []

    def dropped() -> bool:
        asked.append(None)
        return len(asked) > 20

    found = decisions(Playback.of_match(match), dropped)
    assert len(asked) == 21
    assert 0 < len(found) < len(decisions(Playback.of_match(match)))
