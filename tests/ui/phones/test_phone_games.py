"""Games at phones: each phone knows only its sheets and sends only taps. test_secrecy plays every variant."""

from __future__ import annotations

import hashlib
import random
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits
from cardtable.controller.worker import Consultation
from cardtable.game.moves import Move
from cardtable.language import SPEECH
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from tests.ui.phones.family import Family, match_with, seats_for
from tests.ui.play.fakes import FakeTable, until
from tests.ui.play.test_every_variant import MECHANICS


def test_a_tapped_card_is_played_and_shown_on_all_phones(
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
    assert phone.sheet["banner"] == f"{'Mia' if seat == 0 else 'Leo'}, it's your turn"
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


def test_at_the_end_each_phone_says_who_is_out(qtbot: QtBot, family: Family) -> None:
    family.sit(match_with("boom-o", phones=2, computers=1))
    family.play(qtbot)
    for phone in family.phones.values():
        assert {(seat["state"], seat["tokens_text"]) for seat in phone.sheet["seats"]} >= {("out", "out")}


def test_a_tap_on_an_old_sheet_does_nothing(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    seat, before = match.seat, match.turn_number
    stale = {"do": "card", "at": 0, "turn": phone.sheet["turn"]}
    other = family.phones[1 - seat]
    other.tap("card", at=0)
    assert match.turn_number == before, "it isn't this phone's turn"
    assert other.sheet["state"] == "wait"
    family.play_turn(qtbot)
    family.play_turn(qtbot)
    again = family.wait_for_turn(qtbot)
    assert again is phone
    count, before = len(phone.received), match.turn_number
    phone.say(**stale)
    assert match.turn_number == before
    assert len(phone.received) == count + 1, "a fresh sheet is sent"


def test_a_play_is_undone_when_all_agree(qtbot: QtBot, family: Family, conductor: Conductor) -> None:
    match = match_with("ninety-nine", phones=3, persons=1)
    match.screen.curtain = False
    family.sit(match, plays=False)
    first = family.play_turn(qtbot)
    until(qtbot, conductor, lambda: conductor.is_resting)
    number = match.turn_number
    qtbot.waitUntil(lambda: bool(first.sheet["can_undo"]))
    first.tap("undo")
    others = [phone for phone in family.phones.values() if phone is not first]
    qtbot.waitUntil(lambda: all(phone.sheet["agree"] for phone in others))
    assert not first.sheet["agree"]
    assert "asked to take back the last play" in others[0].sheet["agree"]["sentence"]
    others[0].tap("agree", yes=True)
    others[1].tap("agree", yes=True)
    assert match.turn_number == number, "the screen has not answered yet"
    conductor.agree(None, True)
    assert match.turn_number == number - 1
    qtbot.waitUntil(lambda: first.sheet["state"] == "turn")
    assert conductor.agreement is None


def test_a_play_is_kept_when_someone_disagrees(qtbot: QtBot, family: Family, conductor: Conductor) -> None:
    match = match_with("ninety-nine", phones=3)
    family.sit(match, plays=False)
    first = family.play_turn(qtbot)
    family.wait_for_turn(qtbot)
    number = match.turn_number
    conductor.undo()
    qtbot.waitUntil(lambda: bool(first.sheet["agree"]))
    assert "player at the screen" in first.sheet["agree"]["sentence"]
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    first.tap("agree", yes=False)
    qtbot.waitUntil(lambda: not any(phone.sheet["agree"] for phone in family.phones.values()))
    assert match.turn_number == number
    assert messages == ["Not everyone agrees. The play is kept."]


def test_a_refused_undo_is_announced_at_the_phone_that_asked(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, languages=("de",), plays=False)
    first = family.play_turn(qtbot)
    other = family.wait_for_turn(qtbot)
    first.tap("undo")
    qtbot.waitUntil(lambda: bool(other.sheet["agree"]))
    other.tap("agree", yes=False)
    refused = "Nicht alle sind dafür: Der Zug bleibt."
    qtbot.waitUntil(lambda: first.sheet["hint"] == refused)
    assert refused in first.sheet["live"], "a screen reader reads it out"
    assert not other.sheet["hint"]
    family.play_turn(qtbot)
    qtbot.waitUntil(lambda: not first.sheet["hint"])


def test_an_undo_does_not_wait_for_a_phone_that_is_away(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    first = family.play_turn(qtbot)
    other = family.wait_for_turn(qtbot)
    number = match.turn_number
    first.tap("undo")
    qtbot.waitUntil(lambda: bool(other.sheet["agree"]))
    other.sleep()
    assert match.turn_number == number - 1


def test_a_hint_is_shown_only_on_the_phone_that_asked(
    qtbot: QtBot, family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A short search is enough here.
    monkeypatch.setattr("cardtable.controller.match.match.Consultation", partial(Consultation, playouts=600))
    family.sit(match_with("ninety-nine", phones=2), plays=False)
    phone = family.wait_for_turn(qtbot)
    assert phone.sheet["can_hint"]
    phone.tap("hint")
    qtbot.waitUntil(lambda: bool(phone.sheet["hint"]))
    assert phone.sheet["hint"].startswith("Hint: play")
    assert not any(other.sheet["hint"] for other in family.phones.values() if other is not phone)


def test_the_seal_of_a_deal_matches_the_cards_shown_after_it(
    qtbot: QtBot, family: Family, conductor: Conductor
) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    before = phone.sheet["sealed"]["before"]
    hands = [set(match.view(seat).hand) for seat in range(2)]
    assert phone.sheet["sealed"]["after"] == ""
    while match.view().phase == "playing":
        family.play_turn(qtbot)
        until(qtbot, conductor, lambda: conductor.is_resting)
    qtbot.waitUntil(lambda: phone.sheet["state"] == "between")
    opened = phone.sheet["sealed"]
    assert opened["before"] == before
    assert hashlib.sha256(opened["after"].encode()).hexdigest() == before
    dealt = [
        set(part.split(": ")[1].split()) for part in opened["after"].split("; ") if part.startswith("seat")
    ]
    assert dealt == hands
    assert not phone.sheet["can_undo"], "everyone knows all cards now"
    phone.tap("go_on")
    qtbot.waitUntil(lambda: phone.sheet["state"] in ("turn", "wait") and match.view().deal == 2)
    qtbot.waitUntil(lambda: phone.sheet["sealed"]["before"] != before)
    assert phone.sheet["sealed"]["after"] == ""


def test_each_phone_has_its_own_language(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    family.phones[0].sleep()
    family.phones[0]._languages = ("de-AT", "en")
    family.phones[0].come()
    family.wait_for_turn(qtbot)
    qtbot.waitUntil(lambda: family.phones[0].sheet["deal"] == "Runde 1")
    assert family.phones[1].sheet["deal"] == "Deal 1"
    assert SPEECH.language.tag == "en", "the screen keeps its language"


SOON = {"three of a kind": "28", "a defense": "13", "a pair": "1", "of one rank": "32"}
"""Seeds of games at phones in which the mechanic soon comes up, if not those of games at the screen."""


@pytest.mark.parametrize("mechanic", MECHANICS)
def test_every_mechanic_can_be_tapped(
    qtbot: QtBot, family: Family, conductor: Conductor, mechanic: str
) -> None:
    variant, options, seed, wanted = MECHANICS[mechanic]
    done: list[Move] = []
    takes_from = conductor.takes_from

    def watching(seat: int, move: Move, said: int | None = None) -> bool:
        took = takes_from(seat, move, said)
        if took and wanted(move):
            done.append(move)
        return took

    conductor.takes_from = watching
    for game in range(12):
        family.begin_again()
        seed = SOON.get(mechanic, f"{seed}0") if game == 0 else f"{seed}{game}"
        match = match_with(variant, seats_for(variant, 3), options=options, seed=seed)
        family.sit(match)
        qtbot.waitUntil(lambda match=match: bool(done) or match.awaits is Awaits.OVER)
        if done:
            return
        conductor.leave()
    raise AssertionError(f"{mechanic} never came")


@pytest.mark.parametrize("check", ["practice", "strict"])
def test_a_total_can_be_called_at_the_phone(qtbot: QtBot, family: Family, check: str) -> None:
    match = match_with("ninety-nine", phones=2, options={"call_check": check})
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    assert not any(pill["text"] for card in phone.sheet["hand"] for pill in card["pills"]), (
        "totals are not given away"
    )
    before = match.turn_number
    phone.tap("card", at=0)
    while phone.sheet["options"]:
        phone.tap("option", at=0)
    asked = phone.sheet
    assert asked["state"] == "call"
    assert asked["call"]["sum"].endswith("what's the total now?")
    assert bool(asked["call"]["sentence"]) is (check == "strict")
    assert match.turn_number == before
    phone.tap("back")
    assert phone.sheet["state"] == "turn"
    phone.tap("card", at=0)
    while phone.sheet["options"]:
        phone.tap("option", at=0)
    phone.tap("call", total=1000)
    assert match.turn_number > before
    other = family.phones[1 - phone.visitor.seat]
    qtbot.waitUntil(lambda: "total is" in other.sheet["said"] or other.sheet["notice"])


def test_giving_up_at_the_phone_asks_first_if_it_ends_the_players_game(qtbot: QtBot, family: Family) -> None:
    match = match_with("ninety-nine", phones=2, options={"allow_give_up": "on", "tokens": "1"})
    family.sit(match, plays=False)
    phone = family.wait_for_turn(qtbot)
    before = match.turn_number
    phone.tap("button", key="G")
    assert phone.sheet["ask"]["title"] == "Give up and you're out of the game"
    assert [button["key"] for button in phone.sheet["buttons"]] == ["G"]
    phone.tap("back")
    assert phone.sheet["ask"] is None
    phone.tap("button", key="G")
    assert match.turn_number == before
    phone.tap("button", key="G")
    assert match.turn_number > before


def test_after_a_loss_the_phone_continues_once(
    qtbot: QtBot, family: Family, conductor: Conductor, table: FakeTable
) -> None:
    match = match_with("ninety-nine", phones=2)
    family.sit(match, plays=False)
    family.wait_for_turn(qtbot)
    table.waits = True
    phone = family.play_turn(qtbot)
    assert conductor.state is TableState.MOVING
    qtbot.waitUntil(lambda: bool(phone.sheet["can_go_on"]))
    stale = {"do": "go_on", "turn": phone.sheet["turn"]}
    phone.say(**stale)
    table.waits = False
    until(qtbot, conductor, lambda: conductor.is_resting)
    assert match.awaits_phone
    state = conductor.state
    phone.say(**stale)
    assert conductor.state is state


def anything(chance: random.Random, turn: int) -> dict[str, object]:
    """Return any valid tap, whether the sheet offers it or not."""
    big = chance.choice([0, 0, 1, 1, 2, 3, 999])
    fields: dict[str, dict[str, object]] = {
        "card": {"at": big},
        "mark": {"at": big},
        "option": {"at": big},
        "number": {"total": chance.choice([-99999, -1, 0, 57, 99999])},
        "seat": {"seat": chance.randrange(10)},
        "button": {"key": chance.choice(["+", "L", "S", "F", "N", "D", "G", "Q", "go_on", "stand", "~"])},
        "back": {},
        "confirm": {},
        "call": {"total": chance.choice([-99999, 0, 88, 99999])},
        "begun": {"begun": chance.random() < 0.5},
        "help": {},
        "go_on": {},
        "hint": {},
        "undo": {},
        "agree": {"yes": chance.random() < 0.5},
    }
    do = chance.choice([*sorted(fields), *["card", "option", "go_on"] * 6])
    return {"do": do, "turn": chance.choice([turn, turn, turn, max(0, turn - 1), 0, 2**53 - 1]), **fields[do]}


LONGER = pytest.mark.slow("longer, and other games")


@pytest.mark.parametrize(
    ("variant", "taps"),
    [
        ("zeus-on-the-loose", 250),
        pytest.param("ninety-nine-baltimore", 600, marks=LONGER),
        pytest.param("zeus-on-the-loose", 600, marks=LONGER),
        pytest.param("one-hundred", 600, marks=LONGER),
        pytest.param("boom-o", 600, marks=LONGER),
    ],
)
def test_no_sequence_of_taps_breaks_the_game(qtbot: QtBot, family: Family, variant: str, taps: int) -> None:
    match = match_with(
        variant, 3, options={} if variant != "ninety-nine-baltimore" else {"call_check": "strict"}
    )
    family.sit(match, plays=False)
    chance = random.Random(11)
    turns = 0
    for number in range(taps):
        phone = chance.choice(list(family.phones.values()))
        if phone.has_sheet:
            phone.say(**anything(chance, phone.sheet["turn"]))
        if number % 10 == 0:
            qtbot.wait(1)
        turns = max(turns, match.turn_number)
        if match.awaits is Awaits.OVER:
            break
    assert turns > 3, "some taps were moves"
    for seat, phone in family.phones.items():
        family.host.joined(seat)
        qtbot.waitUntil(lambda phone=phone, n=phone.sheet["n"]: phone.sheet["n"] > n)
