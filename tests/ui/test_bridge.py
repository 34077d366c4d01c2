"""The bridge: what is written before it is shown, who thinks where, and which answers count."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.bots.pace import Thought
from cardtable.controller.match import Awaits, Match
from cardtable.controller.setup import MatchSetup, Player
from cardtable.game.events import HIDDEN, AnyEvent, CardsPlayed, DealStarted
from cardtable.game.moves import Draw, Play, Reason, Refusal
from cardtable.game.record import MoveLine
from cardtable.game.view import SeatView
from cardtable.storage.disk import Disk
from cardtable.storage.games import GameStore, read_game
from cardtable.ui.bridge import THINKING_PAUSE, Bridge
from cardtable.ui.refusals import refusal_sentence

PERSON = Player("Ann", "person")
OPPONENT = Player("Ben", "computer", "random", "bear")


class FakeTable(QObject):
    """A table that shows nothing; it settles at once unless told to wait."""

    play_chosen = Signal(object)
    settled = Signal()
    next_deal_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.performed: list[AnyEvent] = []
        self.thinking: list[int | None] = []
        self.views: list[SeatView] = []
        self.hints: list[Advice] = []
        self.waits = False
        self.on_perform: Callable[[Sequence[AnyEvent]], None] = lambda events: None

    def sit(self, *args: object) -> None:
        pass

    def perform(self, events: Sequence[AnyEvent], view: SeatView) -> None:
        self.on_perform(events)
        self.performed += events
        if not self.waits:
            QTimer.singleShot(0, self.settled.emit)

    def take_up(self, view: SeatView, story: object = None, bottom: int | None = None) -> None:
        self.views.append(view)

    def complete(self) -> None:
        self.settled.emit()

    def show_hint(self, advice: Advice) -> None:
        self.hints.append(advice)

    def set_thinking(self, seat: int | None) -> None:
        self.thinking.append(seat)

    def set_speed(self, factor: float) -> None:
        pass


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def bridge(qtbot: QtBot, table: FakeTable) -> Bridge:
    bridge = Bridge(table)
    bridge.set_pace(0)
    yield bridge
    bridge.close()


def match_of(*players: Player, store: GameStore | None = None, seed: str = "7") -> Match:
    return Match.start(MatchSetup("ninety-nine", players, seed), store)


def persons_turn(qtbot: QtBot, match: Match, bridge: Bridge) -> None:
    qtbot.waitUntil(lambda: bridge.is_resting and match.awaits is Awaits.PERSON)


class SlowDisk(Disk):
    """Forces nothing to the disk before it is let; notes on which threads it was asked."""

    def __init__(self) -> None:
        self.may, self.threads = threading.Event(), set[int]()
        self.may.set()

    def sync(self, file: BinaryIO) -> None:
        self.threads.add(threading.get_ident())
        assert self.may.wait(10)
        super().sync(file)


def moves_on_disk(folder: Path) -> int:
    lines = read_game(next((folder / "games").glob("*.cardtable"))).record.lines
    return sum(isinstance(line, MoveLine) for line in lines)


def test_each_move_is_on_disk_before_the_next_is_made(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, tmp_path: Path
) -> None:
    match = match_of(PERSON, OPPONENT, OPPONENT, store=GameStore(tmp_path))
    on_disk: list[bool] = []
    # What is shown first of a move comes before it is on disk, or with it; all before must be there.
    table.on_perform = lambda events: on_disk.append(
        match.turn_number == 0 or moves_on_disk(tmp_path) >= match.turn_number - 1
    )
    bridge.sit(match, [], [])
    for _ in range(4):
        persons_turn(qtbot, match, bridge)
        assert moves_on_disk(tmp_path) == match.turn_number
        table.play_chosen.emit(match.view().plays[0])
    assert len(on_disk) > 8
    assert all(on_disk)


def test_a_slow_disk_holds_the_game_up_and_never_the_window(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, tmp_path: Path
) -> None:
    disk = SlowDisk()
    match = match_of(PERSON, OPPONENT, store=GameStore(tmp_path, disk))
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    confirmed: list[int] = []
    bridge.keeping.confirmed.connect(lambda: confirmed.append(match.turn_number))
    disk.may.clear()
    moves = match.turn_number
    with qtbot.waitSignal(table.settled):
        table.play_chosen.emit(match.view().plays[0])
    assert match.turn_number == moves + 1
    assert bridge.keeping.is_waiting
    assert not bridge.is_resting
    assert confirmed == []
    disk.may.set()
    persons_turn(qtbot, match, bridge)
    assert confirmed[0] == moves + 1
    assert match.turn_number == moves + 2
    assert threading.get_ident() not in disk.threads


def test_a_disk_that_takes_too_long_is_told_and_play_goes_on(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = SlowDisk()
    match = match_of(PERSON, OPPONENT, store=GameStore(tmp_path, disk))
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    qtbot.waitUntil(lambda: match.is_kept)
    monkeypatch.setattr("cardtable.ui.keeping.LONGEST", 1)
    told: list[str] = []
    bridge.told.connect(told.append)
    disk.may.clear()
    for _ in range(2):
        table.play_chosen.emit(match.view().plays[0])
        persons_turn(qtbot, match, bridge)
    assert told == ["The disk takes long to save the game; play goes on meanwhile."]
    assert not match.is_kept
    disk.may.set()
    bridge.leave()
    assert match.is_kept
    assert moves_on_disk(tmp_path) == match.turn_number


def test_the_next_seat_waits_until_the_table_has_settled(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, OPPONENT)
    table.waits = True
    bridge.sit(match, [], [])
    assert not bridge.is_resting
    moves = match.turn_number
    table.play_chosen.emit(Play(("AS",), "+1", 1))
    assert match.turn_number == moves
    table.settled.emit()
    assert bridge.is_resting or table.thinking[-1] is not None


def test_opponents_think_off_the_ui_thread(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    real = Match.thinker

    def watched(self: Match) -> Callable[[], Thought]:
        think = real(self)

        def job() -> Thought:
            threads.append(threading.get_ident())
            return think()

        return job

    monkeypatch.setattr(Match, "thinker", watched)
    match = match_of(PERSON, OPPONENT, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    table.play_chosen.emit(match.view().plays[0])
    qtbot.waitUntil(lambda: bool(threads))
    assert threading.get_ident() not in threads


def test_an_answer_to_a_game_that_was_left_is_dropped(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, release = threading.Event(), threading.Event()
    first, second = (match_of(OPPONENT, OPPONENT, seed=seed) for seed in ("1", "2"))
    real = Match.thinker

    def slow(self: Match) -> Callable[[], Thought]:
        think = real(self)

        def job() -> Thought:
            if self is first:
                started.set()
                release.wait()
            return think()

        return job

    monkeypatch.setattr(Match, "thinker", slow)
    bridge.sit(first, [], [])
    qtbot.waitUntil(started.is_set)
    bridge.sit(second, [], [])
    release.set()
    qtbot.waitUntil(lambda: second.turn_number >= 2)
    assert first.turn_number == 0


def test_nobody_acts_while_the_game_is_held(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(PERSON, OPPONENT)
    bridge.hold(True)
    bridge.sit(match, [], [])
    assert match.awaits is Awaits.DEAL
    bridge.hold(False)
    persons_turn(qtbot, match, bridge)


def test_an_opponent_that_fails_makes_a_legal_play(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Match) -> Callable[[], Thought]:
        def job() -> Thought:
            raise RuntimeError("no idea")

        return job

    monkeypatch.setattr(Match, "thinker", broken)
    match = match_of(OPPONENT, OPPONENT)
    bridge.sit(match, [], [])
    qtbot.waitUntil(lambda: sum(isinstance(event, CardsPlayed) for event in table.performed) >= 2)


def test_a_game_of_computers_plays_to_its_end(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(OPPONENT, OPPONENT)

    def next_deal() -> bool:
        if bridge.is_resting and match.awaits is Awaits.DEAL:
            table.next_deal_asked.emit()
        return match.awaits is Awaits.OVER

    bridge.sit(match, [], [])
    with qtbot.waitSignal(bridge.game_over, timeout=60_000) as ended:
        qtbot.waitUntil(next_deal, timeout=60_000)
    assert ended.args[0].winners == match.winners
    assert bridge.out_in == {1 - match.winners[0]: match.view().deal}


def test_a_refusal_is_told_and_changes_nothing(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    moves = match.turn_number
    with qtbot.waitSignal(bridge.told) as told:
        table.play_chosen.emit(Play(("XX",), "+1", 1))
    assert told.args[0].endswith(".")
    assert match.turn_number == moves


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_one_sentence(reason: Reason) -> None:
    for refusal in (Refusal(reason), Refusal(reason, "KS", 104, 99)):
        sentence = refusal_sentence(refusal)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_a_full_disk_is_told_once_and_play_goes_on(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, tmp_path: Path
) -> None:
    store = GameStore(tmp_path)
    match = match_of(PERSON, OPPONENT, store=store)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    told: list[str] = []
    bridge.told.connect(told.append)
    match.leave()
    games = tmp_path / "games"
    games.rename(tmp_path / "elsewhere")
    games.write_text("a file where the folder was")
    for _ in range(2):
        table.play_chosen.emit(match.view().plays[0])
        persons_turn(qtbot, match, bridge)
    assert len(told) == 1
    assert told[0] == match.trouble
    games.unlink()
    with qtbot.waitSignal(bridge.told):
        table.play_chosen.emit(match.view().plays[0])
    assert told[1:] == ["The game is saved again."]
    assert match.trouble is None


def test_a_disk_with_room_again_is_found_though_nobody_plays(
    qtbot: QtBot, bridge: Bridge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.keeping.AGAIN", 1)
    games = tmp_path / "games"
    games.write_text("a file where the folder should be")
    match = match_of(PERSON, OPPONENT, store=GameStore(tmp_path))
    told: list[str] = []
    bridge.told.connect(told.append)
    with qtbot.waitSignal(bridge.told):
        bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    assert [said.startswith("The game cannot be saved just now") for said in told] == [True]
    games.unlink()
    qtbot.waitUntil(lambda: match.is_kept)
    qtbot.waitUntil(lambda: told[1:] == ["The game is saved again."])
    assert moves_on_disk(tmp_path) == match.turn_number


# Several persons, going back, pausing, hints

NOAH = Player("Noah", "person", "", "frog")


def waits_for(qtbot: QtBot, bridge: Bridge, seat: int) -> None:
    qtbot.waitUntil(lambda: bridge.passing.awaited == seat)


def test_the_table_is_nobodys_until_the_curtain_is_lifted(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    bridge.sit(match, [], [])
    first = match.seat
    waits_for(qtbot, bridge, first)
    assert match.view().hand == ()
    assert all(event.hands[0][0] == HIDDEN for event in table.performed if isinstance(event, DealStarted))
    moves = match.turn_number
    table.play_chosen.emit(match.view(first).plays[0])
    assert match.turn_number == moves
    bridge.lift()
    assert table.views[-1].hand == match.view(first).hand != ()
    table.play_chosen.emit(match.view().plays[0])
    waits_for(qtbot, bridge, 1 - first)
    assert table.views[-1].hand == ()


def test_without_the_curtain_the_next_hand_lies_open_at_once(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    bridge.set_customs(False, True)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    first = match.seat
    table.play_chosen.emit(match.view().plays[0])
    qtbot.waitUntil(lambda: match.viewer == 1 - first)
    assert table.views[-1].seat == 1 - first
    assert not bridge.passing.stops


def test_nobodys_hand_is_open_while_computers_play_between_two_persons(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, OPPONENT, NOAH, OPPONENT)
    bridge.sit(match, [], [])
    eyes: list[int | None] = []
    table.on_perform = lambda events: eyes.append(match.viewer)
    for _ in range(6):
        qtbot.waitUntil(lambda: bridge.passing.awaited is not None or match.awaits is Awaits.DEAL)
        if match.awaits is Awaits.DEAL:
            break
        bridge.lift()
        mover = match.seat
        eyes.clear()
        table.play_chosen.emit(match.view().plays[0])
        qtbot.waitUntil(lambda: bridge.passing.awaited is not None or match.awaits is Awaits.DEAL)
        assert eyes[0] == mover
        assert set(eyes[1:]) <= {None}


def test_one_person_among_computers_meets_no_curtain(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(OPPONENT, PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    assert match.viewer == 1
    assert not bridge.passing.stops
    assert table.views == []


def test_among_computers_alone_an_onlooker_looks(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(OPPONENT, OPPONENT)
    bridge.sit(match, [], [])
    qtbot.waitUntil(lambda: match.turn_number > 1)
    assert match.viewer is None
    assert match.view().hand == ()


def test_who_comes_back_to_the_table_lifts_the_curtain_again(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    bridge.sit(match, [], [])
    waits_for(qtbot, bridge, match.seat)
    bridge.lift()
    bridge.hold(True)
    assert match.viewer is None
    bridge.hold(False)
    assert bridge.passing.awaited == match.seat


def test_a_resumed_game_of_several_persons_lies_behind_the_curtain(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, tmp_path: Path
) -> None:
    store = GameStore(tmp_path)
    match = match_of(PERSON, NOAH, OPPONENT, store=store)
    bridge.sit(match, [], [])
    waits_for(qtbot, bridge, match.seat)
    bridge.lift()
    table.play_chosen.emit(match.view().plays[0])
    bridge.leave()
    again = Match.resume(store.unfinished()[0])
    assert again.setup.players == match.setup.players
    assert again.viewer is None
    bridge.sit(again, [], [])
    qtbot.waitUntil(lambda: bridge.passing.awaited is not None)
    assert again.view().hand == ()


def test_undo_and_redo_go_from_decision_to_decision(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(OPPONENT, PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    assert not bridge.can_undo
    before = match.view()
    table.play_chosen.emit(before.plays[0])
    persons_turn(qtbot, match, bridge)
    after = match.view()
    bridge.undo()
    assert table.views[-1] == match.view() == before
    bridge.redo()
    assert table.views[-1] == match.view() == after
    assert not bridge.can_redo


def test_an_undo_drops_what_a_computer_was_thinking(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    started, release = threading.Event(), threading.Event()
    real = Match.thinker

    def slow(self: Match) -> Callable[[], Thought]:
        think = real(self)

        def job() -> Thought:
            started.set()
            release.wait()
            return think()

        return job

    monkeypatch.setattr(Match, "thinker", slow)
    before = match.view()
    table.play_chosen.emit(before.plays[0])
    qtbot.waitUntil(started.is_set)
    bridge.undo()
    release.set()
    bridge.hint()
    qtbot.waitUntil(lambda: bool(table.hints))
    assert match.view() == before


def test_a_hint_is_a_legal_move_and_comes_too_late_after_a_move(
    qtbot: QtBot, bridge: Bridge, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    bridge.hint()
    qtbot.waitUntil(lambda: bool(table.hints))
    assert table.hints[0].move in match.view().moves
    release, done = threading.Event(), threading.Event()

    def slow() -> Advice:
        release.wait()
        done.set()
        return table.hints[0]

    monkeypatch.setattr(Match, "adviser", lambda self: slow)
    bridge.hint()
    table.play_chosen.emit(match.view().plays[0])
    release.set()
    qtbot.waitUntil(done.is_set)
    persons_turn(qtbot, match, bridge)
    assert len(table.hints) == 1


def test_a_hint_that_could_not_be_thought_of_says_so(
    qtbot: QtBot, bridge: Bridge, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(PERSON, OPPONENT)

    def fails() -> Advice:
        raise OSError("no more processes")

    monkeypatch.setattr(match, "adviser", lambda: fails)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    with qtbot.waitSignal(bridge.told) as told:
        bridge.hint()
    assert told.args == ["There is no hint this time; ask again."]


def test_nobody_is_advised_behind_the_curtain(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(PERSON, NOAH)
    bridge.sit(match, [], [])
    waits_for(qtbot, bridge, match.seat)
    assert not bridge.can_hint
    bridge.lift()
    assert bridge.can_hint


def test_a_paused_table_lies_face_down_and_waits(qtbot: QtBot, bridge: Bridge, table: FakeTable) -> None:
    match = match_of(PERSON, OPPONENT)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    hand, moves = match.view().hand, match.turn_number
    bridge.pause()
    assert table.views[-1].hand == ()
    table.play_chosen.emit(match.view(match.seat).plays[0])
    assert match.turn_number == moves
    assert not bridge.can_undo
    bridge.go_on()
    assert table.views[-1].hand == hand


def test_a_computer_that_thinks_waits_for_the_end_of_the_pause(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(OPPONENT, OPPONENT)
    bridge.sit(match, [], [])
    qtbot.waitUntil(lambda: match.turn_number > 0)
    bridge.pause()
    moves = match.turn_number
    for _ in range(20):
        qtbot.wait(1)
    assert match.turn_number == moves
    bridge.go_on()
    qtbot.waitUntil(lambda: match.turn_number > moves)


def test_a_draw_by_hand_is_waited_for_before_the_table_is_passed_on(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = Match.start(MatchSetup("ninety-nine", (PERSON, NOAH), "7", {"draw_discipline": "manual"}))
    bridge.set_pace(1000)
    table.waits = True
    bridge.sit(match, [], [])
    table.settled.emit()
    waits_for(qtbot, bridge, match.seat)
    bridge.lift()
    mover = match.seat
    table.play_chosen.emit(match.view().plays[0])
    table.settled.emit()
    assert match.viewer == mover
    table.play_chosen.emit(Draw(mover))
    table.settled.emit()
    assert bridge.passing.awaited == 1 - mover


@pytest.mark.parametrize("pace", [40.0, 20.0])
def test_an_easy_move_is_taken_over_less_than_the_pace_allows(
    qtbot: QtBot, table: FakeTable, bridge: Bridge, monkeypatch: pytest.MonkeyPatch, pace: float
) -> None:
    real = Match.thinker

    def easy(self: Match) -> Callable[[], Thought]:
        return lambda: Thought(real(self)().move, 0.5)

    monkeypatch.setattr(Match, "thinker", easy)
    match = match_of(OPPONENT, OPPONENT)
    bridge.set_pace(pace)
    bridge.sit(match, [], [])
    qtbot.waitUntil(lambda: bridge._asked is not None)
    assert bridge._pause.interval() <= round(THINKING_PAUSE * pace)
    qtbot.waitUntil(lambda: bridge._answer is not None)
    assert match.turn_number == 0
    assert bridge._pause.isActive()
    assert bridge._pause.interval() <= round(THINKING_PAUSE * pace * 0.5)
