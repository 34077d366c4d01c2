"""Phones come and go while the game goes on: the screen or a computer plays for them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.game.moves import Stuck
from cardtable.storage.games import GameStore
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from tests.ui.phones.family import Family, match_with
from tests.ui.play.fakes import FakeTable, until

_QUEUED = Qt.ConnectionType.QueuedConnection


def test_a_computer_takes_over_a_phones_turn_and_gives_the_seat_back(
    qtbot: QtBot, family: Family, conductor: Conductor
) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    seat, number = match.seat, match.turn_number
    family.host.move(seat, "computer")
    qtbot.waitUntil(lambda: match.turn_number > number)
    phone.tap("card", at=0)
    family.host.move(seat, "phone")
    other = family.phones[1 - seat]
    other.plays = True
    until(qtbot, conductor, lambda: conductor.is_resting)
    other.act()
    qtbot.waitUntil(lambda: match.awaits_phone and match.seat == seat)
    hand = list(match.view(seat).hand)
    qtbot.waitUntil(
        lambda: phone.sheet["state"] == "turn" and [card["card"] for card in phone.sheet["hand"]] == hand
    )


def test_a_seat_can_be_given_back_while_the_computer_thinks(
    qtbot: QtBot, family: Family, conductor: Conductor
) -> None:
    match = match_with("ninety-nine", phones=2)
    conductor.set_pace(50)
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    seat, number = match.seat, match.turn_number
    family.host.move(seat, "computer")
    assert conductor.state is TableState.THINKING
    family.host.move(seat, "phone")
    assert conductor.state is TableState.PHONE
    assert match.turn_number == number
    qtbot.waitUntil(lambda: phone.sheet["state"] == "turn")


def test_a_seat_goes_to_the_screen_behind_the_curtain_and_back(
    qtbot: QtBot, family: Family, conductor: Conductor, table: FakeTable
) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    family.wait_for_turn(qtbot)
    seat = match.seat
    assert all(view.hand == () for view in table.views), "the screen shows no hand"
    family.host.move(seat, "screen")
    assert conductor.awaited == seat
    conductor.lift()
    assert conductor.state is TableState.PERSON
    assert table.views[-1].hand == match.view(seat).hand
    family.host.move(seat, "phone")
    assert conductor.state is TableState.PHONE
    assert table.views[-1].hand == ()
    phone = family.wait_for_turn(qtbot)
    assert phone is family.phones[seat]


@pytest.mark.slow("the tests of phones in a window check players at the screen")
def test_a_hand_is_on_the_screen_only_in_its_players_turn(
    qtbot: QtBot, family: Family, conductor: Conductor, table: FakeTable
) -> None:
    match = match_with("ninety-nine", phones=2, persons=1)
    family.sit(match)

    def watch() -> None:
        if conductor.awaited is not None:
            conductor.lift()
        elif conductor.state is TableState.PERSON:
            move = random.Random(match.turn_number).choice(
                [move for move in match.view().moves if not isinstance(move, Stuck)]
            )
            table.play_chosen.emit(move)

    conductor.changed.connect(watch, type=_QUEUED)
    family.play(qtbot)
    assert {view.seat for view in table.views} == {None, 2}
    assert not [view for view in table.views if view.hand and view.seat != 2]


def test_a_phone_comes_back_to_the_same_sheet(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    other = family.phones[1 - match.seat]
    before = phone.sheet
    phone.sleep()
    qtbot.waitUntil(lambda: other.sheet["seats"][match.seat]["state"] == "away")
    phone.come()
    qtbot.waitUntil(lambda: phone.sheet["n"] > before["n"])
    assert {**phone.sheet, "n": 0} == {**before, "n": 0}
    qtbot.waitUntil(lambda: other.sheet["seats"][match.seat]["state"] == "")


TO_THE_END = pytest.mark.slow("whole games; the quick one stops after thirty turns")


@pytest.mark.parametrize(
    ("seed", "turns"), [(0, 30), *(pytest.param(seed, None, marks=TO_THE_END) for seed in range(3))]
)
def test_a_game_goes_on_while_phones_come_and_go(
    qtbot: QtBot, family: Family, seed: int, turns: int | None
) -> None:
    match = match_with("ninety-nine", phones=4, computers=1, seed=str(seed))
    chance = random.Random(seed)
    family.sit(match)

    def shake() -> None:
        seat = chance.randrange(4)
        phone = family.phones[seat]
        what = chance.randrange(8)
        if what == 0 and phone.visitor is not None:
            phone.sleep()
        elif what == 1:
            family.host.move(seat, "computer")
        elif what == 2:
            family.host.move(seat, "phone")
        for one in family.phones.values():
            if one.visitor is None and chance.random() < 0.5:
                one.come()

    clock = QTimer()
    clock.timeout.connect(shake)
    clock.start(5)
    if turns is not None:
        qtbot.waitUntil(lambda: match.awaits is Awaits.OVER or match.turn_number > turns)
        return
    family.play(qtbot)
    assert match.awaits is Awaits.OVER


def test_a_killed_game_goes_on_with_the_same_phones(qtbot: QtBot, tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = match_with("ninety-nine", phones=2, store=store)
    first = Conductor(FakeTable())
    first.set_pace(0)
    family = Family(first)
    family.sit(match)
    qtbot.waitUntil(lambda: match.turn_number > 5)
    family.hush()
    until(qtbot, first, lambda: first.is_resting)
    match.saving.settle()
    kept = family.door.seating.kept(8099)
    secrets = {seat: phone.secret for seat, phone in family.phones.items()}
    hands = [match.view(seat).hand for seat in range(2)]
    saved = store.read(match.saving.path)
    first.leave()

    resumed = Match.resume(saved)
    second = Conductor(FakeTable())
    second.set_pace(0)
    again = Family(second)
    for seat, secret in secrets.items():
        resumed.reseat(seat, "phone")
        again.phones[seat] = phone = family.phones[seat].once_more(again.door)
        phone.secret = secret
    again.door.set_seats((0, 1))
    again.door.restore(kept)
    second.open_match(resumed, [], [])
    for seat, phone in again.phones.items():
        phone.come()
        qtbot.waitUntil(lambda phone=phone: phone.has_sheet)
        assert tuple(card["card"] for card in phone.sheet["hand"]) == hands[seat]
    for phone in again.phones.values():
        phone.plays = True
        phone.act()
    again.play(qtbot)
    assert resumed.awaits is Awaits.OVER
    second.close()
    first.close()
