"""Who may look at the table, and when the curtain comes down between two persons."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cardtable.controller.match import Awaits, Match
from cardtable.game.events import HIDDEN, DealStarted
from cardtable.storage.games import GameStore
from cardtable.ui.bridge import Bridge
from tests.ui.bridge.fakes import NOAH, OPPONENT, PERSON, FakeTable, match_of, persons_turn, until, waits_for


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
    bridge.asides.lift()
    assert table.views[-1].hand == match.view(first).hand != ()
    table.play_chosen.emit(match.view().plays[0])
    waits_for(qtbot, bridge, 1 - first)
    assert table.views[-1].hand == ()


def test_without_the_curtain_the_next_hand_lies_open_at_once(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    bridge.asides.set_customs(False, True)
    bridge.sit(match, [], [])
    persons_turn(qtbot, match, bridge)
    first = match.seat
    table.play_chosen.emit(match.view().plays[0])
    until(qtbot, bridge, lambda: match.viewer == 1 - first)
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
        until(qtbot, bridge, lambda: bridge.passing.awaited is not None or match.awaits is Awaits.DEAL)
        if match.awaits is Awaits.DEAL:
            break
        bridge.asides.lift()
        mover = match.seat
        eyes.clear()
        table.play_chosen.emit(match.view().plays[0])
        until(qtbot, bridge, lambda: bridge.passing.awaited is not None or match.awaits is Awaits.DEAL)
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
    until(qtbot, bridge, lambda: match.turn_number > 1)
    assert match.viewer is None
    assert match.view().hand == ()


def test_who_comes_back_to_the_table_lifts_the_curtain_again(
    qtbot: QtBot, bridge: Bridge, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    bridge.sit(match, [], [])
    waits_for(qtbot, bridge, match.seat)
    bridge.asides.lift()
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
    bridge.asides.lift()
    table.play_chosen.emit(match.view().plays[0])
    bridge.leave()
    again = Match.resume(store.unfinished()[0])
    assert again.setup.players == match.setup.players
    assert again.viewer is None
    bridge.sit(again, [], [])
    until(qtbot, bridge, lambda: bridge.passing.awaited is not None)
    assert again.view().hand == ()
