"""Games with hands on phones: by taps alone, from what is sent to each phone alone."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits
from cardtable.ui.play.conductor import Conductor
from tests.ui.phones.family import Family, match_with, seats_for
from tests.ui.play.fakes import FakeTable, until
from tests.ui.variants import VARIANTS


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def conductor(qtbot: QtBot, table: FakeTable) -> Conductor:
    conductor = Conductor(table)
    conductor.set_pace(0)
    yield conductor
    conductor.close()


@pytest.fixture
def family(conductor: Conductor) -> Family:
    return Family(conductor)


def test_a_card_that_is_tapped_is_played_and_everybody_is_told(
    qtbot: QtBot, family: Family, conductor: Conductor
) -> None:
    match = match_with("ninety-nine", phones=2, computers=1)
    family.sit(match)
    for phone in family.phones.values():
        phone.plays = False
    until(qtbot, conductor, lambda: match.awaits_phone)
    seat = match.seat
    phone, other = family.phones[seat], family.phones[1 - seat]
    qtbot.waitUntil(lambda: phone.has_sheet and phone.sheet["state"] == "turn")
    assert phone.sheet["banner"] == f"{'Mia' if seat == 0 else 'Leo'}, it is your turn"
    assert [card["card"] for card in phone.sheet["hand"]] == list(match.view(seat).hand)
    assert other.sheet["state"] == "wait"
    card = next(card for card in phone.sheet["hand"] if card["can"])
    before = match.turn_number
    phone.tap("card", at=card["at"])
    while phone.sheet["options"]:
        phone.tap("option", at=0)
    qtbot.waitUntil(lambda: match.turn_number > before)
    qtbot.waitUntil(lambda: card["card"] in other.sheet["pile"] or other.sheet["state"] == "turn")
    assert other.sheet["said"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_game_of_every_variant_is_played_by_taps_alone(
    qtbot: QtBot, family: Family, variant: str
) -> None:
    phones = seats_for(variant, 3)
    match = match_with(variant, phones)
    family.sit(match)
    family.play(qtbot)
    assert match.awaits is Awaits.OVER
    for phone in family.phones.values():
        qtbot.waitUntil(lambda phone=phone: phone.sheet["state"] == "over")
        assert phone.sheet["notice"]["title"]
