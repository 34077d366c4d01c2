"""Who acts when, which thread thinks, and which answers count."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.opponents import Thought
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, GameEnded
from cardtable.game.moves import Draw, Play
from cardtable.game.refusals import Refusal
from cardtable.ui.play.conductor import THINKING_PAUSE, Conductor
from cardtable.ui.play.states import TableState
from cardtable.ui.table.words.sentences import refusal_sentence
from tests.rows import rows
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


def test_the_next_seat_waits_until_the_table_has_settled(conductor: Conductor, table: FakeTable) -> None:
    match = match_of(PERSON, OPPONENT)
    table.waits = True
    conductor.open_match(match, [], [])
    assert not conductor.is_resting
    moves = match.turn_number
    table.play_chosen.emit(Play(("AS",), "+1", 1))
    assert match.turn_number == moves
    table.settled.emit()
    assert conductor.is_resting or table.thinking[-1] is not None


def test_opponents_think_off_the_ui_thread(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    before_thinking(monkeypatch, lambda match: threads.append(threading.get_ident()))
    match = opened(qtbot, conductor, PERSON, OPPONENT, OPPONENT)
    table.play_chosen.emit(match.view().plays[0])
    qtbot.waitUntil(lambda: bool(threads))
    assert threading.get_ident() not in threads


def test_a_computers_move_for_a_game_that_was_left_is_dropped(
    qtbot: QtBot, conductor: Conductor, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, release = threading.Event(), threading.Event()
    first, second = (match_of(OPPONENT, OPPONENT, seed=seed) for seed in ("1", "2"))

    def wait(match: Match) -> None:
        if match is first:
            started.set()
            release.wait()

    before_thinking(monkeypatch, wait)
    conductor.open_match(first, [], [])
    qtbot.waitUntil(started.is_set)
    conductor.open_match(second, [], [])
    release.set()
    until(qtbot, conductor, lambda: second.turn_number >= 2)
    assert first.turn_number == 0


def test_nobody_acts_while_the_game_is_held(qtbot: QtBot, conductor: Conductor) -> None:
    match = match_of(PERSON, OPPONENT)
    conductor.hold(True)
    conductor.open_match(match, [], [])
    assert match.awaits is Awaits.DEAL
    conductor.hold(False)
    persons_turn(qtbot, match, conductor)


def test_an_opponent_that_fails_makes_a_legal_play(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(match: Match) -> None:
        raise RuntimeError("no idea")

    before_thinking(monkeypatch, fail)
    match = match_of(OPPONENT, OPPONENT)
    conductor.open_match(match, [], [])
    qtbot.waitUntil(lambda: sum(isinstance(event, CardsPlayed) for event in table.performed) >= 2)


def test_a_game_of_computers_plays_to_its_end(qtbot: QtBot, conductor: Conductor, table: FakeTable) -> None:
    match = match_of(OPPONENT, OPPONENT)

    def next_deal() -> bool:
        if conductor.is_resting and match.awaits is Awaits.DEAL:
            table.next_deal_asked.emit()
        return match.awaits is Awaits.OVER

    conductor.open_match(match, [], [])
    with qtbot.waitSignal(conductor.game_over) as ended:
        until(qtbot, conductor, next_deal)
    assert ended.args[0].winners == match.winners
    ((loser, (deal, _)),) = match.exits().items()
    assert (loser, deal) == (1 - match.winners[0], match.view().deal)


def test_a_refusal_is_announced_and_changes_nothing(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT)
    moves = match.turn_number
    with qtbot.waitSignal(conductor.notified) as signal:
        table.play_chosen.emit(Play(("XX",), "+1", 1))
    assert signal.args[0].endswith(".")
    assert match.turn_number == moves


@rows("kind", get_args(Refusal))
def test_every_refusal_is_one_sentence(kind: type) -> None:
    slots = {"card": "KS", "rank": "Q"}
    refusal = kind(*(slots.get(field, 4) for field in kind.__struct_fields__))
    sentence = refusal_sentence(refusal)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert refusal.why


def test_the_table_is_passed_on_only_after_a_draw_by_hand(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = Match.start(MatchSetup("ninety-nine", (PERSON, NOAH), "7", {"draw_discipline": "manual"}))
    conductor.set_pace(1000)
    table.waits = True
    conductor.open_match(match, [], [])
    table.settled.emit()
    waits_for(qtbot, conductor, match.seat)
    conductor.lift()
    mover = match.seat
    table.play_chosen.emit(match.view().plays[0])
    table.settled.emit()
    assert match.viewer == mover
    table.play_chosen.emit(Draw(mover))
    table.settled.emit()
    assert conductor.awaited == 1 - mover


@pytest.mark.parametrize("pace", [40.0, 20.0])
def test_an_easy_move_takes_less_than_the_longest_pause(
    qtbot: QtBot, conductor: Conductor, monkeypatch: pytest.MonkeyPatch, pace: float
) -> None:
    real = Match.thinker

    def easy(self: Match) -> Callable[[], Thought]:
        return lambda: Thought(real(self)().move, 0.5)

    monkeypatch.setattr(Match, "thinker", easy)
    match = match_of(OPPONENT, OPPONENT)
    conductor.set_pace(pace)
    conductor.open_match(match, [], [])
    qtbot.waitUntil(lambda: conductor.state is TableState.THINKING)
    assert conductor._clock.interval() <= round(THINKING_PAUSE * pace)
    qtbot.waitUntil(lambda: conductor._question.answer is not None)
    assert match.turn_number == 0
    assert conductor.state is TableState.THINKING
    assert conductor._clock.isActive()
    assert conductor._clock.interval() <= round(THINKING_PAUSE * pace * 0.5)


def test_continuing_at_the_last_deal_ends_the_game_at_once_and_once(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    def slow_down_at_the_end(events: Sequence[AnyEvent]) -> None:
        if any(isinstance(event, GameEnded) for event in events):
            conductor.set_pace(1000)

    def over() -> bool:
        if conductor.is_resting and match.awaits is Awaits.DEAL:
            table.next_deal_asked.emit()
        return conductor.is_resting and match.awaits is Awaits.OVER

    match = match_of(OPPONENT, OPPONENT)
    ends: list[object] = []
    conductor.game_over.connect(ends.append)
    table.on_perform = slow_down_at_the_end
    conductor.open_match(match, [], [])
    until(qtbot, conductor, over)
    # Only while computers play alone, they play faster.
    assert table.speed == 1000
    assert ends == []
    table.next_deal_asked.emit()
    assert len(ends) == 1
    assert conductor.state is TableState.OVER
    assert not conductor._clock.isActive()


def play_to_the_end(qtbot: QtBot, conductor: Conductor, table: FakeTable, seed: str) -> Match:
    """Play a game of two, in which the person plays the first legal card."""
    match = match_of(PERSON, OPPONENT, seed=seed)

    def over() -> bool:
        if conductor.is_resting and match.awaits is Awaits.DEAL:
            table.next_deal_asked.emit()
        elif conductor.is_resting and match.awaits is Awaits.PERSON:
            table.play_chosen.emit(match.view().moves[0])
        return conductor.is_resting and match.awaits is Awaits.OVER

    conductor.open_match(match, [], [])
    until(qtbot, conductor, over)
    return match


def test_a_deal_that_the_person_lost_stays_until_they_continue(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    won = {}
    for seed in map(str, range(8)):
        match = play_to_the_end(qtbot, conductor, table, seed)
        waiting, table.waiting = table.waiting, 0
        won[match.winners] = (conductor.state, conductor._clock.isActive())
        # Screen readers hear after a deal that the table waits, but only if it does.
        assert waiting == match.view().deal - (conductor._clock.isActive())
        if conductor.state is TableState.ENDING and not conductor._clock.isActive():
            with qtbot.waitSignal(conductor.game_over):
                table.next_deal_asked.emit()
    assert won[(1,)] == (TableState.ENDING, False)
    assert won[(0,)] != (TableState.ENDING, False)


def test_a_game_that_is_stopped_after_a_lost_deal_ends_without_waiting(
    qtbot: QtBot, conductor: Conductor, table: FakeTable
) -> None:
    match = Match.start(MatchSetup("ninety-eight", (PERSON, OPPONENT), "7"))

    def has_lost() -> bool:
        if conductor.is_resting and match.awaits is Awaits.PERSON:
            table.play_chosen.emit(match.view().moves[0])
        if not (conductor.is_resting and match.awaits is Awaits.DEAL):
            return False
        if any(event.losers == (0,) for event in match.story() if isinstance(event, DealEnded)):
            return True
        table.next_deal_asked.emit()
        return False

    conductor.open_match(match, [], [])
    until(qtbot, conductor, has_lost)
    with qtbot.waitSignal(conductor.game_over):
        conductor.finish()


def test_the_subtitle_describes_the_game_unless_house_rules_contradict_it(
    conductor: Conductor, table: FakeTable
) -> None:
    said = []
    for options in ({}, {"count_down": "down"}):
        match = Match.start(MatchSetup("scary-seven", (PERSON, OPPONENT), "7", options))
        conductor.open_match(match, [], [])
        said.append(table.titles)
    usual = "Numbers go to 12, the total to 25, and sevens take away seven."
    assert said == [("Scary Seven", usual), ("Scary Seven", "")]
