"""Who may see the table, and when the curtain comes down between two people."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.controller.match.match import Awaits, Match
from cardtable.game.events import CardsDrawn, CardsPlayed, DealStarted
from cardtable.storage.games import GameStore
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from tests.ui.play.fakes import (
    NOAH,
    OPPONENT,
    PERSON,
    FakeTable,
    match_of,
    opened,
    persons_turn,
    until,
    waits_for,
)


def test_nobody_sees_a_hand_until_the_curtain_is_lifted(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    conductor.open_match(match, [], [])
    first = match.seat
    waits_for(qtbot, conductor, first)
    assert match.view().hand == ()
    assert all(event.hands[0][0] == HIDDEN for event in table.performed if isinstance(event, DealStarted))
    moves = match.turn_number
    table.play_chosen.emit(match.view(first).plays[0])
    assert match.turn_number == moves
    conductor.lift()
    assert table.views[-1].hand == match.view(first).hand != ()
    table.play_chosen.emit(match.view().plays[0])
    waits_for(qtbot, conductor, 1 - first)
    assert table.views[-1].hand == ()


def test_without_the_curtain_the_next_hand_is_open_at_once(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    match.screen.curtain = False
    conductor.open_match(match, [], [])
    persons_turn(qtbot, match, conductor)
    first = match.seat
    table.play_chosen.emit(match.view().plays[0])
    until(qtbot, conductor, lambda: match.viewer == 1 - first)
    assert table.views[-1].seat == 1 - first
    assert conductor.state is not TableState.CURTAIN


def test_no_hand_is_open_while_computers_play_between_two_people(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = match_of(PERSON, OPPONENT, NOAH, OPPONENT)
    conductor.open_match(match, [], [])
    eyes: list[int | None] = []
    table.on_perform = lambda events: eyes.append(match.viewer)
    for _ in range(6):
        until(qtbot, conductor, lambda: conductor.awaited is not None or match.awaits is Awaits.DEAL)
        if match.awaits is Awaits.DEAL:
            break
        conductor.lift()
        mover = match.seat
        eyes.clear()
        table.play_chosen.emit(match.view().plays[0])
        until(qtbot, conductor, lambda: conductor.awaited is not None or match.awaits is Awaits.DEAL)
        assert eyes[0] == mover
        assert set(eyes[1:]) <= {None}


def test_one_person_has_no_curtain(qtbot: QtBot, conductor: Conductor, table: FakeTable) -> None:
    match = opened(qtbot, conductor, OPPONENT, PERSON, OPPONENT)
    assert match.viewer == 1
    assert conductor.state is not TableState.CURTAIN
    assert table.views == []


def test_a_game_of_computers_is_seen_by_an_onlooker(qtbot: QtBot, conductor: Conductor) -> None:
    match = match_of(OPPONENT, OPPONENT)
    conductor.open_match(match, [], [])
    until(qtbot, conductor, lambda: match.turn_number > 1)
    assert match.viewer is None
    assert match.view().hand == ()


def test_returning_to_the_table_needs_the_curtain_again(qtbot: QtBot, conductor: Conductor) -> None:
    match = match_of(PERSON, NOAH)
    conductor.open_match(match, [], [])
    waits_for(qtbot, conductor, match.seat)
    conductor.lift()
    conductor.hold(True)
    assert match.viewer is None
    conductor.hold(False)
    assert conductor.awaited == match.seat


def test_a_resumed_game_of_several_people_is_behind_the_curtain(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path
) -> None:
    store = GameStore(tmp_path)
    match = match_of(PERSON, NOAH, OPPONENT, store=store)
    conductor.open_match(match, [], [])
    waits_for(qtbot, conductor, match.seat)
    conductor.lift()
    table.play_chosen.emit(match.view().plays[0])
    conductor.leave()
    again = Match.resume(store.unfinished()[0])
    assert again.setup.players == match.setup.players
    assert again.viewer is None
    conductor.open_match(again, [], [])
    until(qtbot, conductor, lambda: conductor.awaited is not None)
    assert again.view().hand == ()


def test_the_table_turns_only_behind_a_closed_curtain(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = match_of(PERSON, NOAH)
    conductor.open_match(match, [], [])
    waits_for(qtbot, conductor, match.seat)
    assert table.bottoms[-1] is None
    conductor.turn_in_the_dark()
    assert table.bottoms[-1] == match.seat
    assert match.viewer is None


def test_the_news_of_a_seat_begin_after_its_last_play(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = match_of(PERSON, OPPONENT, NOAH)
    conductor.open_match(match, [], [])
    until(qtbot, conductor, lambda: conductor.awaited is not None)
    first = conductor.awaited
    assert first is not None
    assert any(isinstance(event, DealStarted) for event in match.since_turn_of(first))
    conductor.lift()
    table.play_chosen.emit(match.view().plays[0])
    other = 2 - first
    waits_for(qtbot, conductor, other)
    conductor.lift()
    table.play_chosen.emit(match.view().plays[0])
    until(qtbot, conductor, lambda: conductor.awaited == first)
    plays = [event.seat for event in match.since_turn_of(first) if isinstance(event, CardsPlayed)]
    assert other in plays
    assert first not in plays
    drawn = [event.cards for event in match.since_turn_of(first) if isinstance(event, CardsDrawn)]
    assert {card for cards in drawn for card in cards} <= {HIDDEN}
