"""Phones at the table of a window: invited, seated, removed, away and back; and when the server runs."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.record.text import parse_record
from cardtable.learning.profile import Profile
from cardtable.rules.catalog import catalog
from cardtable.ui.phones.server import Server
from cardtable.ui.play.states import TableState
from cardtable.ui.play.table_page import TablePage
from cardtable.ui.shared.seating import remembered
from cardtable.ui.widgets.controls import PillButton
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.phones.family import FakePhone
from tests.ui.phones.sockets import listens

SEATS = (
    Player("Ann", "person", "", "cat"),
    Player("", "person", "", "fox", phone=True),
    Player("", "person", "", "owl", phone=True),
    Player("", "person", "", "bear", phone=True),
)
HERE = ("127.0.0.1",)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    window = open_window()
    window.phones.addresses = HERE
    return window


def invite(window: MainWindow, seats: tuple[Player, ...] = SEATS, variant: str = "ninety-nine") -> Server:
    window.session.start(MatchSetup(variant, seats, "4711"))
    assert window.join.is_shown
    return window.phones.server


def scan(window: MainWindow, plays: bool = False) -> FakePhone:
    """Return a phone that has scanned the code on the screen; it makes moves by itself if `plays` is set."""
    server = window.phones.server
    phone = FakePhone(server.door, random.Random(1))
    phone.plays = plays
    link = window.phones.joining.link
    assert link.startswith("http://127.0.0.1:")
    phone.come(link.partition("#")[2])
    return phone


def sit(window: MainWindow, seat: int, name: str, avatar: str, plays: bool = False) -> FakePhone:
    phone = scan(window, plays)
    phone.say(do="sit", seat=seat, name=name, avatar=avatar)
    return phone


def words(window: MainWindow, seat: int) -> str:
    """Return the tip of a seat's plaque."""
    return window.table.page.view.board.plaques[seat].toolTip()


def family(window: MainWindow, plays: bool = False) -> tuple[FakePhone, FakePhone]:
    """Seat Mia and Leo at phones, with Ann at the screen."""
    invite(window)
    mia, leo = sit(window, 1, "Mia", "rabbit", plays), sit(window, 3, "Leo", "tiger", plays)
    window.join.page.deal.click()
    assert window.table.is_shown
    return mia, leo


def at_phones(window: MainWindow, plays: bool = False) -> tuple[FakePhone, FakePhone]:
    """Seat Mia and Leo at phones, with nobody at the screen."""
    invite(window, (replace(SEATS[1]), SEATS[2]))
    mia, leo = sit(window, 0, "Mia", "rabbit", plays), sit(window, 1, "Leo", "tiger", plays)
    window.join.page.deal.click()
    return mia, leo


# Before a game


def test_help_in_the_invitation_explains_phones(window: MainWindow) -> None:
    invite(window)
    window.join.page.help.click()
    assert window.about.is_shown
    assert window.about.page.title.text() == "Phones"


def test_the_first_page_invites_phones_before_other_features_are_loaded(
    qtbot: QtBot, own_data_dir: Path
) -> None:
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.furnished, timeout=PATIENCE):
        window.show()
    assert window.start.page.phones.isVisible()
    window.close()


@pytest.mark.parametrize("by_key", [False, True])
def test_the_start_page_invites_phones_at_once(window: MainWindow, by_key: bool) -> None:
    if by_key:
        window.commands.by_name["phones"].trigger()
    else:
        window.start.page.phones.click()
    assert window.join.is_shown
    most = catalog().resolve("ninety-nine").max_players
    assert [seat.sitting for seat in window.phones.joining.seats].count("free") == most - 4
    sit(window, 4, "Mia", "rabbit")
    window.join.page.deal.click()
    assert window.table.is_shown
    assert [one.name for one in window.match.setup.players][-1] == "Mia"
    assert len(window.match.setup.players) == 5


def test_the_start_page_invites_phones_to_the_last_game(window: MainWindow) -> None:
    window.session.begin(MatchSetup("to-fifty", (SEATS[0], Player("Pip", "computer", "beginner")), "1"))
    window.go_home()
    window.put_away()
    window.start.page.phones.click()
    assert [seat.name for seat in window.phones.joining.seats][:2] == ["Ann", "Pip"]
    assert window.phones.joining.game == "To fifty"


def test_the_server_runs_only_while_phones_are_invited(window: MainWindow) -> None:
    assert not window.phones.is_open
    server = invite(window)
    port = server.port
    assert listens(port)
    window.go_back()
    assert window.start.is_shown
    assert not window.phones.is_open
    assert not listens(port)


def test_phones_that_sit_down_are_shown_and_dealt_to(window: MainWindow) -> None:
    invite(window)
    assert window.join.page.trouble.text() == "No phone has joined yet."
    window.preferences.change(language="de")
    assert window.join.page.trouble.text() == "Noch hat kein Handy Platz genommen."
    window.preferences.change(language="en")
    page = window.join.page
    chooses = scan(window)
    assert [seat.sitting for seat in window.phones.joining.seats] == ["screen", "picks", "free", "free"]
    chooses.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    sit(window, 3, "Leo", "tiger")
    assert [plate.accessibleName() for plate in page.round.seats] == [
        "Seat 1, Ann, at this screen",
        "Seat 2, Mia, on a phone, ready",
        "Seat 3, free, for a phone",
        "Seat 4, Leo, on a phone, ready",
    ]
    assert page.deal.text() == "Deal for 3"
    page.deal.click()
    assert window.table.is_shown
    match = window.match
    assert [(one.name, one.avatar) for one in match.setup.players] == [
        ("Ann", "cat"), ("Mia", "rabbit"), ("Leo", "tiger"),
    ]  # fmt: skip
    assert match.screen.elsewhere == (1, 2)


def test_a_code_is_used_once(window: MainWindow) -> None:
    invite(window)
    before = window.phones.joining.link
    scan(window)
    assert window.phones.joining.link != before


def test_a_computer_takes_a_free_seat_or_a_new_one(window: MainWindow) -> None:
    invite(window, SEATS[:3])
    sit(window, 2, "Leo", "tiger")
    page = window.join.page
    page.add.click()
    assert [seat.sitting for seat in window.phones.joining.seats] == ["screen", "computer", "ready"]
    page.add.click()
    assert [seat.sitting for seat in window.phones.joining.seats][3:] == ["computer"]
    page.round.moved.emit(1, "nobody")
    assert [seat.name for seat in window.phones.joining.seats][:2] == ["Ann", "Leo"]
    page.round.moved.emit(0, "phone")
    assert [seat.sitting for seat in window.phones.joining.seats] == ["free", "ready", "computer"]


def test_players_with_the_same_name_cannot_be_dealt_to(window: MainWindow) -> None:
    invite(window, (Player("", "person", "", "cat"), *SEATS[1:]))
    sit(window, 1, "Player 1", "rabbit")
    assert window.join.page.trouble.text() == "Two players are called Player 1."
    assert not window.join.page.deal.isEnabled()


def test_phones_with_the_same_name_get_numbers(window: MainWindow) -> None:
    invite(window)
    sit(window, 1, "Mia", "rabbit")
    second, third = sit(window, 2, "mia", "tiger"), sit(window, 3, "ANN", "owl")
    assert [seat["name"] for seat in second.received[-1]["seats"]] == ["Ann", "Mia", "mia 2", "ANN 2"]
    window.join.page.deal.click()
    assert [one.name for one in window.match.setup.players] == ["Ann", "Mia", "mia 2", "ANN 2"]
    third.say(do="sit", seat=3, name="MIA", avatar="owl")
    assert window.match.setup.players[3].name == "MIA 3"


def test_a_phone_without_the_code_is_let_in_or_refused(window: MainWindow) -> None:
    invite(window)
    stranger = FakePhone(window.phones.server.door, random.Random(2))
    stranger.come()
    stranger.say(do="sit", seat=1, name="Eve", avatar="frog")
    page = window.join.page
    assert not page.round.question.isHidden()
    page.round.refuse.click()
    assert stranger.received[-1]["is"] == "gone"
    assert page.round.question.isHidden()
    other = FakePhone(window.phones.server.door, random.Random(3))
    other.come()
    other.say(do="sit", seat=1, name="Gran", avatar="frog")
    page.round.let_in.click()
    assert window.phones.joining.seats[1].name == "Gran"


def test_each_phone_is_asked_about_if_that_is_set(window: MainWindow) -> None:
    window.preferences.change(ask_phones=True)
    invite(window)
    phone = sit(window, 1, "Mia", "rabbit")
    assert window.phones.joining.seats[1].sitting != "ready"
    assert phone.received[-1]["knocking"]
    window.join.page.round.let_in.click()
    assert window.phones.joining.seats[1].sitting == "ready"
    window.preferences.change(ask_phones=False)
    sit(window, 2, "Leo", "tiger")
    assert window.phones.joining.seats[2].sitting == "ready"


def test_a_notice_is_visible_over_the_page(window: MainWindow) -> None:
    invite(window)
    window.notify("Something is to be told.")
    assert window.notice.isVisible()


def test_without_a_network_the_page_says_so(window: MainWindow) -> None:
    window.phones.addresses = ()
    invite(window)
    page = window.join.page
    assert page.closed.text().startswith("Join your Wi-Fi")
    page.add.click()
    page.add.click()
    assert page.deal.isEnabled() is False, "nobody at a phone"


# In a game


def test_the_hand_is_on_the_phone_and_a_tap_plays_its_card(qtbot: QtBot, window: MainWindow) -> None:
    mia, leo = at_phones(window)
    match = window.match
    qtbot.waitUntil(lambda: window.table.page.conductor.state is TableState.PHONE, timeout=PATIENCE)
    acts, waits = (mia, leo) if match.seat == 0 else (leo, mia)
    qtbot.waitUntil(lambda: acts.has_sheet and acts.sheet["state"] == "turn", timeout=PATIENCE)
    assert len(acts.sheet["hand"]) == len(match.view(match.seat).hand)
    assert waits.sheet["state"] == "wait"
    assert match.viewer is None, "nobody's hand is at the screen"
    moves = match.turn_number
    acts.plays = True
    acts.act()
    qtbot.waitUntil(lambda: match.turn_number > moves, timeout=PATIENCE)


def test_plaques_say_if_a_phone_is_connected(window: MainWindow) -> None:
    mia, _ = family(window)
    assert "on a phone" not in words(window, 0)
    assert words(window, 1).startswith("Mia, on a phone, ")
    mia.sleep()
    assert words(window, 1).startswith("Mia, phone disconnected, ")
    mia.come()
    assert words(window, 1).startswith("Mia, on a phone, ")


def test_a_computer_plays_for_a_phone_until_it_is_back(qtbot: QtBot, window: MainWindow) -> None:
    mia, leo = at_phones(window)
    qtbot.waitUntil(lambda: window.table.page.conductor.state is TableState.PHONE, timeout=PATIENCE)
    match = window.match
    seat, away = (0, mia) if match.seat == 0 else (1, leo)
    away.sleep()
    window.commands.by_name["phones"].trigger()
    assert window.join.is_shown
    window.join.page.round.moved.emit(seat, "computer")
    window.go_back()
    moves = match.turn_number
    qtbot.waitUntil(lambda: match.turn_number > moves, timeout=PATIENCE)
    assert "on a phone" not in words(window, seat)
    away.come()
    assert match.screen.place(seat) == "phone"
    assert "is back" in window.last_notice


def test_a_seat_taken_to_the_screen_stays_there_until_it_is_given_back(window: MainWindow) -> None:
    mia, _ = family(window)
    window.join.show()
    window.join.page.round.moved.emit(1, "screen")
    assert window.match.screen.here == (0, 1)
    mia.sleep()
    mia.come()
    assert window.match.screen.place(1) == "screen", "it was taken at the screen"
    window.join.page.round.moved.emit(1, "phone")
    assert window.match.screen.place(1) == "phone"
    assert window.phones.joining.seats[1].sitting == "ready"


def test_a_phone_is_removed_with_one_click_and_another_takes_its_seat(
    qtbot: QtBot, window: MainWindow
) -> None:
    mia, _ = family(window)
    window.join.show()
    qtbot.mouseClick(window.join.page.round.seats[1].gone, Qt.MouseButton.LeftButton)
    assert mia.received[-1]["is"] == "gone"
    assert window.phones.joining.seats[1].sitting == "free"
    gran = sit(window, 1, "Gran", "owl")
    assert words(window, 1).startswith("Gran, on a phone, ")
    qtbot.waitUntil(lambda: gran.has_sheet, timeout=PATIENCE)


def test_a_seat_of_a_running_game_is_given_to_a_phone(qtbot: QtBot, window: MainWindow) -> None:
    window.play_last()
    match = window.match
    assert not window.phones.is_open
    window.commands.by_name["phones"].trigger()
    page = window.join.page
    assert page.closed.text().startswith("Choose a seat at the table and give it to a phone")
    page.round.moved.emit(1, "phone")
    assert window.phones.is_open
    gran = sit(window, 1, "Gran", "tiger")
    assert match.setup.players[1].name == "Gran"
    qtbot.waitUntil(lambda: gran.has_sheet, timeout=PATIENCE)
    page.round.removed.emit(1)
    page.round.moved.emit(1, "computer")
    assert not window.phones.is_open


def test_a_player_at_a_phone_changes_name_and_animal(qtbot: QtBot, window: MainWindow) -> None:
    mia, leo = family(window)
    qtbot.waitUntil(lambda: mia.has_sheet and leo.has_sheet, timeout=PATIENCE)
    mia.say(do="sit", seat=1, name="Amelia", avatar="panda")
    assert window.match.setup.players[1].name == "Amelia"
    assert words(window, 1).startswith("Amelia")
    for phone in (mia, leo):
        qtbot.waitUntil(lambda phone=phone: phone.sheet["seats"][1]["avatar"] == "panda", timeout=PATIENCE)
        assert phone.sheet["seats"][1]["name"] == "Amelia"


def test_a_request_to_join_is_reported_at_the_table(window: MainWindow) -> None:
    family(window)
    stranger = FakePhone(window.phones.server.door, random.Random(2))
    stranger.come()
    window.phones.remove(1)
    stranger.say(do="sit", seat=1, name="Eve", avatar="frog")
    assert window.last_notice == "A phone would like to join (Ctrl+J)."


@pytest.mark.parametrize("removed", [True, False])
def test_the_question_about_a_phone_names_whose_cards_it_gets(window: MainWindow, removed: bool) -> None:
    mia, _ = family(window)
    window.phones.ask(True)
    mia.sleep()
    if removed:
        window.phones.remove(1)
    sit(window, 1, "Ida", "frog")
    window.join.show()
    assert window.join.page.round.asked.text() == ("Ida wants Mia's seat and cards.")


@pytest.fixture
def asleep(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> tuple[FakePhone, int]:
    """A phone that stays away on its turn, and its seat; a computer is offered for it."""
    monkeypatch.setattr("cardtable.ui.features.phones.phones.LONG_AWAY", 0)
    phones, table = at_phones(window), window.table.page
    qtbot.waitUntil(lambda: table.conductor.state is TableState.PHONE, timeout=PATIENCE)
    seat = window.match.seat
    phones[seat].sleep()
    qtbot.waitUntil(lambda: bool(offers(table)), timeout=PATIENCE)
    return phones[seat], seat


def test_a_computer_is_offered_for_a_phone_that_stays_away_on_its_turn(
    window: MainWindow, asleep: tuple[FakePhone, int]
) -> None:
    phone, seat = asleep
    table = window.table.page
    assert [button.text() for button in offers(table)] == [f"Let a computer play for {('Mia', 'Leo')[seat]}"]
    offers(table)[0].click()
    assert window.match.screen.place(seat) == "computer"
    assert not offers(table)
    phone.come()
    assert window.match.screen.place(seat) == "phone", "a phone that is back gets its hand without a question"


def test_the_offer_of_a_computer_has_a_key_and_ends_when_the_phone_is_back(
    qtbot: QtBot, window: MainWindow, asleep: tuple[FakePhone, int]
) -> None:
    phone, seat = asleep
    table = window.table.page
    phone.come()
    assert not offers(table)
    phone.sleep()
    qtbot.waitUntil(lambda: bool(offers(table)), timeout=PATIENCE)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_J, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert window.match.screen.place(seat) == "computer"


def test_another_game_ends_the_offer_of_a_computer(window: MainWindow, asleep: tuple[FakePhone, int]) -> None:
    computer = Player("Olive", "computer", "casual", "owl")
    window.session.start(MatchSetup("ninety-nine", (SEATS[0], computer), "4713"))
    assert not offers(window.table.page)


def offers(table: TablePage) -> list[PillButton]:
    """Return the highlighted buttons over the table."""
    return [one for one in table.findChildren(PillButton) if one.brass and one.isVisibleTo(table)]


# Phones and their seats


def learner_of(window: MainWindow, name: str = "Mia", avatar: str = "rabbit") -> Player:
    """Return a seat for a new learner at a phone."""
    window.learner_file.open(lambda store: None)
    store = window.learner_file.store
    learner = store.add(name, avatar, Profile().text)
    return Player(name, "person", "", avatar, learner.id, "scorekeeper", phone=True)


def at_table(window: MainWindow, *players: Player) -> None:
    window.session.start(MatchSetup("ninety-nine", players, "4712"))


def test_another_childs_phone_does_not_answer_for_a_learner(qtbot: QtBot, open_window: OpenWindow) -> None:
    """Ben's phone had seat 2 before the restart; now the seat is for Mia, a learner."""
    before = open_window()
    before.phones.addresses = HERE
    invite(before, SEATS[:2])
    ben = sit(before, 1, "Ben", "owl")
    before.join.page.deal.click()
    kept = before.directory / "phones" / f"{before.match.name}.json"
    qtbot.waitUntil(kept.exists, timeout=PATIENCE)
    before.close()
    window = open_window()
    window.phones.addresses = HERE
    window.continue_game()
    qtbot.waitUntil(lambda: window.phones.is_open, timeout=PATIENCE)
    ben._door = window.phones.server.door
    ben.come()
    assert window.phones.joining.seats[1].sitting == "ready"
    mia = learner_of(window)
    at_table(window, SEATS[0], mia)
    page = window.join.page
    assert [seat.sitting for seat in window.phones.joining.seats] == ["screen", "picks"]
    assert page.trouble.text() == "No phone has joined yet."
    ben.say(do="sit", seat=1, name="Ben", avatar="owl")
    assert page.round.asked.text() == "Ben would like to join. Is this Mia's phone?"
    assert (page.round.let_in.text(), page.round.refuse.text()) == ("Yes", "No")
    page.round.refuse.click()
    assert ben.received[-1]["sentence"] == "That seat is for someone else. Pick another."
    assert not page.deal.isEnabled()
    real = scan(window)
    real.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    assert page.round.asked.text() == "Is this Mia's phone?"
    page.round.let_in.click()
    page.deal.click()
    qtbot.waitUntil(lambda: real.has_sheet, timeout=PATIENCE)
    phone = window.phones.server.door.phone(1)
    assert (phone.learner, phone.name) == (mia.learner, "Mia")
    ben.received.clear()
    ben.come()
    assert not ben.has_sheet


def test_a_learners_phone_is_known_in_later_games_and_at_other_seats(window: MainWindow) -> None:
    mia, ida = learner_of(window), learner_of(window, "Ida", "bear")
    at_table(window, SEATS[0], mia, ida)
    phone = sit(window, 1, "Mia", "rabbit")
    window.join.page.round.let_in.click()
    at_table(window, SEATS[0], mia, ida)
    assert window.phones.joining.seats[1].sitting == "ready"
    at_table(window, SEATS[0], ida, mia)
    assert [seat.sitting for seat in window.phones.joining.seats] == ["screen", "picks", "free"]
    phone.say(do="sit", seat=2, name="Mia", avatar="rabbit")
    assert window.phones.joining.seats[2].sitting == "ready", "the question was answered before"
    phone.say(do="leave")
    phone.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    assert window.join.page.round.asked.text() == "Mia would like to join. Is this Ida's phone?"


@pytest.mark.parametrize("then", ["of one name", "guest", "renamed guest"])
def test_a_phone_does_not_keep_a_seat_that_is_now_for_another_player(window: MainWindow, then: str) -> None:
    first = SEATS[1] if then == "renamed guest" else learner_of(window)
    at_table(window, SEATS[0], first, SEATS[2])
    phone = sit(window, 1, "Mia", "rabbit")
    window.join.page.round.let_in.click()
    window.join.page.deal.click()
    later = {
        "of one name": learner_of(window),
        "guest": replace(SEATS[1], name="Mia"),
        "renamed guest": replace(SEATS[1], name="Carl"),
    }[then]
    at_table(window, SEATS[0], later, SEATS[2])
    assert window.phones.joining.seats[1].sitting != "ready"
    assert phone.visitor is not None, "it picks a seat again"
    assert phone.received[-1]["is"] == "lobby"


def test_a_phone_of_a_game_that_was_not_dealt_sees_no_hand_of_the_previous_one(
    qtbot: QtBot, window: MainWindow
) -> None:
    mia, leo = family(window)
    qtbot.waitUntil(lambda: mia.has_sheet and leo.has_sheet, timeout=PATIENCE)
    at_table(window, SEATS[0], replace(SEATS[1], name="Eve"), SEATS[2])
    eve = sit(window, 1, "Eve", "frog")
    mia.received.clear()
    window.table.show()
    assert not window.phones.is_inviting
    assert [seat.name for seat in window.phones.joining.seats] == ["Ann", "Mia", "Leo"]
    qtbot.waitUntil(lambda: mia.has_sheet, timeout=PATIENCE)
    assert not eve.has_sheet
    kept = window.directory / "phones" / f"{window.match.name}.json"
    qtbot.waitUntil(lambda: kept.exists() and '"Mia"' in kept.read_text(), timeout=PATIENCE)


# Afterward


def test_the_same_phones_play_the_next_game(qtbot: QtBot, window: MainWindow) -> None:
    mia, leo = at_phones(window)
    server = window.phones.server
    before = window.match
    window.play_other_cards()
    assert window.match is not before
    assert window.phones.server is server
    assert window.match.screen.elsewhere == (0, 1)
    qtbot.waitUntil(lambda: mia.has_sheet and leo.has_sheet, timeout=PATIENCE)
    assert not any(message["is"] == "gone" for message in mia.received)


def test_a_phone_that_took_a_computers_seat_keeps_it_in_the_next_game(window: MainWindow) -> None:
    window.play_last()
    first = window.match
    window.phones.move(1, "phone")
    sit(window, 1, "Gran", "tiger")
    kept = remembered(window.memory.now.last)
    assert kept.players[1] == Player("Gran", "person", "", "tiger", phone=True)
    window.play_other_cards()
    match = window.match
    assert match is not first
    assert match.setup.players[1] == Player("Gran", "person", "", "tiger", phone=True)
    assert match.screen.elsewhere == (1,)
    assert match.header.seats[1] == ("Gran", "")
    assert [level for _, level in match.header.seats[2:]] == [level for _, level in first.header.seats[2:]]


def test_a_seat_given_back_to_a_computer_stays_a_computers(window: MainWindow) -> None:
    window.play_last()
    levels = [one.level for one in window.match.setup.players]
    window.phones.move(1, "phone")
    window.phones.move(1, "computer")
    kept = remembered(window.memory.now.last)
    assert kept.players[1].kind == "computer"
    window.play_other_cards()
    assert [one.level for one in window.match.setup.players] == levels


def test_the_record_says_when_a_person_played_a_seat_and_not_the_name(window: MainWindow) -> None:
    window.play_last()
    match = window.match
    name, level = match.header.seats[1]
    window.phones.move(1, "phone")
    sit(window, 1, "Gran", "tiger")
    window.phones.move(1, "computer")
    assert match.saving.settle()
    text = match.saving.path.read_text("utf-8")
    assert text.index("# seat 2 person") < text.index("# seat 2 computer")
    assert "Gran" not in text
    assert parse_record(text.encode()).header.seats[1] == (name, level)
    assert not parse_record(text.encode()).damage


def test_a_game_without_phones_closes_the_server(window: MainWindow) -> None:
    mia, _ = family(window)
    port = window.phones.server.port
    window.session.start(MatchSetup("ninety-nine", (SEATS[0], Player("Olive", "computer", "casual")), "1"))
    assert not window.phones.is_open
    assert not listens(port)
    assert mia.received[-1]["is"] == "gone"


def test_leaving_the_table_closes_the_server(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.features.phones.phones.GRACE", 0)
    family(window)
    window.session.leave()
    qtbot.waitUntil(lambda: not window.phones.is_open, timeout=PATIENCE)


def test_phones_are_known_again_after_a_trial(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.features.phones.phones.GRACE", 0)
    mia, _ = family(window)
    match = window.match
    window.try_deal(match.rules)
    qtbot.waitUntil(lambda: not window.phones.is_open, timeout=PATIENCE)
    window.new_game.show()
    window.go_back()
    assert window.match is match
    mia._door = window.phones.server.door
    mia.come()
    assert words(window, 1).startswith("Mia, on a phone, ")


def test_the_same_phones_come_back_to_a_saved_game(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.phones.addresses = HERE
    mia, leo = at_phones(window)
    qtbot.waitUntil(lambda: window.table.page.conductor.state is TableState.PHONE, timeout=PATIENCE)
    qtbot.waitUntil(lambda: mia.has_sheet, timeout=PATIENCE)
    port = window.phones.server.port
    seal = mia.sheet["sealed"]
    assert seal["before"]
    window.close()
    assert not listens(port)
    assert mia.received[-1]["is"] == "gone"
    again = open_window()
    again.phones.addresses = HERE
    assert not again.phones.is_open, "the game does not go on yet"
    again.continue_game()
    qtbot.waitUntil(lambda: again.phones.is_open, timeout=PATIENCE)
    assert again.phones.server.port == port
    assert again.match.screen.elsewhere == (0, 1)
    for phone, seat in ((mia, 0), (leo, 1)):
        phone._door = again.phones.server.door
        phone.received.clear()
        phone.come()
        assert again.phones.joining.seats[seat].sitting == "ready"
    qtbot.waitUntil(lambda: mia.has_sheet and leo.has_sheet, timeout=PATIENCE)
    assert mia.sheet["sealed"] == leo.sheet["sealed"] == seal, "the seal of this deal is unchanged"


def test_a_phone_that_joins_a_new_game_sees_nothing_of_the_one_on_the_table(
    qtbot: QtBot, window: MainWindow
) -> None:
    mia, _ = family(window)
    qtbot.waitUntil(lambda: mia.has_sheet, timeout=PATIENCE)
    window.session.start(MatchSetup("ninety-nine", SEATS, "4712"))
    gran = sit(window, 3, "Gran", "owl")
    window.phones.server.door.remove(1)
    eve = sit(window, 1, "Eve", "frog")
    window.table.page.conductor.changed.emit()
    QApplication.processEvents()
    assert not gran.has_sheet
    assert not eve.has_sheet, "that seat has a hand in the other game"


def test_a_phone_whose_seat_was_taken_looks_on_and_can_do_nothing(qtbot: QtBot, window: MainWindow) -> None:
    mia, leo = at_phones(window)
    qtbot.waitUntil(lambda: window.table.page.conductor.state is TableState.PHONE, timeout=PATIENCE)
    match = window.match
    seat, phone = (0, mia) if match.seat == 0 else (1, leo)
    window.join.show()
    window.join.page.round.moved.emit(seat, "computer")
    window.go_back()
    relieved = "Someone is playing your cards for you"
    qtbot.waitUntil(lambda: phone.has_sheet and phone.sheet["banner"] == relieved, timeout=PATIENCE)
    assert [phone.sheet[what] for what in ("can_undo", "can_hint", "can_go_on")] == [False] * 3


@pytest.mark.takes_long("a whole game with a phone")
def test_a_finished_game_keeps_its_phones_only_while_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    # This game is one deal.
    invite(window, (SEATS[1], Player("Olive", "computer", "casual", "panda")), "ono-99-2022")
    mia = sit(window, 0, "Mia", "rabbit", plays=True)
    window.join.page.deal.click()
    kept = window.directory / "phones" / f"{window.match.name}.json"
    qtbot.waitUntil(kept.exists, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)
    assert window.phones.is_open, "another game has the same phones"
    qtbot.waitUntil(lambda: not kept.exists(), timeout=PATIENCE)
    window.start.show()
    assert not window.phones.is_open
    assert mia.received[-1]["is"] == "gone"
    window.play_last()
    assert window.join.is_shown
    mia._door = window.phones.server.door
    mia.come()
    assert window.phones.joining.seats[0].sitting == "ready", "a phone scans only once in an evening"
