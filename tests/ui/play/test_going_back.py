"""Undo, hints and pauses."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.controller.match.match import Match
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from tests.ui.play.fakes import (
    NOAH,
    OPPONENT,
    PERSON,
    FakeTable,
    before_thinking,
    match_of,
    opened,
    persons_turn,
    until,
    waits_for,
)


def test_undo_and_redo_go_from_decision_to_decision(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = opened(qtbot, conductor, OPPONENT, PERSON, OPPONENT)
    assert not conductor.can_undo
    before = match.view()
    table.play_chosen.emit(before.plays[0])
    persons_turn(qtbot, match, conductor)
    after = match.view()
    conductor.undo()
    assert table.views[-1] == match.view() == before
    conductor.redo()
    assert table.views[-1] == match.view() == after
    assert table.said == ["Undone.", "Redone."]
    assert not conductor.can_redo


def test_undo_drops_the_move_that_a_computer_was_thinking_about(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT)
    started, release = threading.Event(), threading.Event()

    def wait(match: Match) -> None:
        started.set()
        release.wait()

    before_thinking(monkeypatch, wait)
    before = match.view()
    table.play_chosen.emit(before.plays[0])
    qtbot.waitUntil(started.is_set)
    conductor.undo()
    release.set()
    conductor.hint()
    qtbot.waitUntil(lambda: bool(table.hints))
    assert match.view() == before


def test_a_hint_is_a_legal_move_and_is_dropped_after_a_move(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT)
    conductor.hint()
    qtbot.waitUntil(lambda: bool(table.hints))
    assert table.hints[0].move in match.view().moves
    release, done = threading.Event(), threading.Event()

    def slow() -> Advice:
        release.wait()
        done.set()
        return table.hints[0]

    monkeypatch.setattr(Match, "adviser", lambda self: slow)
    conductor.hint()
    table.play_chosen.emit(match.view().plays[0])
    release.set()
    qtbot.waitUntil(done.is_set)
    persons_turn(qtbot, match, conductor)
    assert len(table.hints) == 1


def test_a_hint_that_fails_says_so(
    qtbot: QtBot, conductor: Conductor, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(PERSON, OPPONENT)

    def fails() -> Advice:
        raise OSError("no more processes")

    monkeypatch.setattr(match, "adviser", lambda: fails)
    conductor.open_match(match, [], [])
    persons_turn(qtbot, match, conductor)
    with qtbot.waitSignal(conductor.notified) as signal:
        conductor.hint()
    assert signal.args == ["No hint this time. Try again."]


def test_there_are_no_hints_behind_the_curtain(qtbot: QtBot, conductor: Conductor) -> None:
    match = match_of(PERSON, NOAH)
    conductor.open_match(match, [], [])
    waits_for(qtbot, conductor, match.seat)
    assert not conductor.can_hint
    conductor.lift()
    assert conductor.can_hint


def test_a_paused_table_hides_the_hand_and_waits(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT)
    hand, moves = match.view().hand, match.turn_number
    conductor.pause()
    assert table.views[-1].hand == ()
    table.play_chosen.emit(match.view(match.seat).plays[0])
    assert match.turn_number == moves
    assert not conductor.can_undo
    conductor.uncover()
    assert table.views[-1].hand == hand


def test_a_thinking_computer_waits_for_the_end_of_the_pause(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(OPPONENT, OPPONENT)
    pauses = [conductor.pause]

    def think(seat: int | None) -> None:
        # Pause at once: two quick computers would finish a deal before the test looks.
        if seat is not None and pauses:
            QTimer.singleShot(0, pauses.pop())

    monkeypatch.setattr(table, "set_thinking", think)
    conductor.open_match(match, [], [])
    qtbot.waitUntil(lambda: conductor.state is TableState.PAUSED)
    moves = match.turn_number
    for _ in range(20):
        qtbot.wait(1)
    assert match.turn_number == moves
    conductor.uncover()
    until(qtbot, conductor, lambda: match.turn_number > moves)
