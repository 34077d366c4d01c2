"""Phones get seats, keep them and get them back, at a door without sockets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.network import wire
from cardtable.network.door import Door, Visitor
from cardtable.network.seating import Seating, key_of, new_secret, phones_in, seal_of
from tests.network.pages import OneHouse
from tests.rows import rows


class DoorLog:
    """Collects the events of a door."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *about: self.heard.append((name, *about))

    def of(self, *names: str) -> list[tuple[Any, ...]]:
        """Return the events with these names, and forget all."""
        found = [one for one in self.heard if one[0] in names]
        self.heard.clear()
        return found


class Page:
    """A page of a phone, which keeps its secret like a browser."""

    def __init__(self, door: Door, address: str = "192.168.1.31") -> None:
        self.received: list[dict[str, Any]] = []
        self.is_open = True
        self.secret = ""
        self.door = door
        self.visitor: Visitor = door.come(self, address)

    def send(self, message: bytes) -> None:
        assert self.is_open
        self.received.append(json.loads(message))
        if self.received[-1]["is"] == "welcome":
            self.secret = self.received[-1]["secret"] or self.secret

    def end(self) -> None:
        self.is_open = False
        self.door.go(self.visitor)

    def say(self, **message: Any) -> Page:
        self.door.hear(self.visitor, wire.read(json.dumps(message)))
        return self

    def close(self) -> None:
        self.is_open = False
        self.door.go(self.visitor)

    @property
    def lobby(self) -> dict[str, Any]:
        return [message for message in self.received if message["is"] == "lobby"][-1]

    @property
    def gone(self) -> str:
        return next((message["why"] for message in self.received if message["is"] == "gone"), "")


@pytest.fixture
def log() -> DoorLog:
    return DoorLog()


@pytest.fixture
def house() -> OneHouse:
    return OneHouse()


@pytest.fixture
def door(house: OneHouse, log: DoorLog) -> Door:
    door = Door(house, log)
    house.door = door
    door.set_seats((0, 1, 2))
    return door


def invited(door: Door, **hello: Any) -> Page:
    return Page(door).say(do="hello", invitation=door.seating.invitation, **hello)


def seated(door: Door, seat: int, name: str = "Mia", avatar: str = "rabbit") -> Page:
    return invited(door).say(do="sit", seat=seat, name=name, avatar=avatar)


def back(door: Door, page: Page) -> Page:
    """Reconnect a phone with a new page."""
    return Page(door).say(do="hello", secret=page.secret)


# --- joining


def test_an_invited_phone_joins(door: Door, log: DoorLog) -> None:
    page = invited(door, languages=["de-AT", "en"])
    assert [message["is"] for message in page.received] == ["welcome", "lobby"]
    assert len(page.secret) == 22
    log.heard.clear()
    page.say(do="sit", seat=1, name="  Mia \u202e\x07 ", avatar="rabbit")
    assert log.of("sat", "joined", "kept_changed") == [("sat", 1), ("kept_changed",), ("joined", 1)]
    phone = door.phone(1)
    assert (phone.name, phone.avatar) == ("Mia", "rabbit")
    assert door.languages(1) == ("de-AT", "en")


def test_a_player_waiting_for_the_game_sees_others_join(door: Door, house: OneHouse) -> None:
    house.waits = True
    first = invited(door).say(do="sit", seat=0, name="Mia", avatar="cat")
    assert first.lobby["seats"][0]["state"] == "you"
    second = invited(door).say(do="sit", seat=1, name="Leo", avatar="fox")
    assert first.lobby["seats"][1]["name"] == "Leo"
    house.waits, before = False, len(first.received)
    second.say(do="leave")
    assert len(first.received) == before, "during a game, sheets show this"


def test_an_invitation_is_valid_once(door: Door, log: DoorLog) -> None:
    shown = door.seating.invitation
    Page(door).say(do="hello", invitation=shown)
    assert log.of("invitation_changed") == [("invitation_changed",)]
    assert door.seating.invitation != shown
    late = Page(door).say(do="hello", invitation=shown)
    assert late.secret == ""
    late.say(do="sit", seat=1, name="Eve", avatar="cat")
    assert door.phone(1) is None
    assert [visitor.wish is not None for visitor in door.knocks] == [True]


def test_a_phone_has_one_seat(door: Door) -> None:
    page = seated(door, 1)
    page.say(do="sit", seat=2, name="Mia", avatar="cat")
    assert [phone.seat for phone in door.seating.phones] == [1]


def test_a_phone_can_change_its_name_and_animal(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    log.heard.clear()
    page.say(do="sit", seat=1, name="Maria", avatar="cat")
    phone = door.phone(1)
    assert (phone.name, phone.avatar) == ("Maria", "cat")
    assert log.of("sat", "joined", "away", "left") == [("sat", 1)]


@pytest.mark.parametrize(
    ("seat", "name", "avatar"),
    [
        (1, "Leo", "cat"),
        (2, "Leo", "rabbit"),
        (3, "Leo", "cat"),
        (2, " \u200b ", "cat"),
        (2, "Leo", "dragon"),
    ],
    ids=["taken", "animal taken", "no such seat", "no name", "no such animal"],
)
def test_only_free_seats_and_animals_can_be_chosen(door: Door, seat: int, name: str, avatar: str) -> None:
    mia = seated(door, 1)
    leo = seated(door, seat, name, avatar)
    assert [phone.name for phone in door.seating.phones] == ["Mia"]
    assert not door.knocks
    assert leo.received[-1]["is"] == "lobby"
    assert mia.gone == ""


def test_a_player_who_leaves_a_seat_can_take_another(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    log.heard.clear()
    page.say(do="leave").say(do="sit", seat=2, name="Mia", avatar="rabbit")
    assert log.of("left", "joined") == [("left", 1), ("joined", 2)]


# --- strangers


def test_a_stranger_sees_no_names_and_is_let_in_at_the_screen(door: Door, log: DoorLog) -> None:
    seated(door, 1)
    stranger = Page(door).say(do="hello")
    assert "Mia" not in json.dumps(stranger.received)
    assert "rabbit" not in json.dumps([seat["avatar"] for seat in stranger.lobby["seats"]])
    log.heard.clear()
    stranger.say(do="sit", seat=2, name="Leo", avatar="cat")
    assert stranger.lobby["knocking"] is True
    assert log.of("knocks_changed", "joined") == [("knocks_changed",)]
    assert door.let_in(door.knocks[0].number)
    assert log.of("joined") == [("joined", 2)]
    assert not door.knocks
    assert back(door, stranger).visitor.seat == 2


@pytest.mark.parametrize("learners", [{}, {2: "mia"}], ids=["", "the seat of a learner"])
def test_a_stranger_can_be_refused(door: Door, house: OneHouse, learners: dict[int, str]) -> None:
    house.learners = learners
    stranger = Page(door).say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
    door.turn_away(door.knocks[0].number)
    assert (stranger.gone, stranger.is_open) == ("refused", False)
    assert not door.let_in(stranger.visitor.number)
    assert door.phone(2) is None


def test_a_stranger_refused_several_times_can_no_longer_ask(door: Door) -> None:
    for _ in range(3):
        Page(door, "192.168.1.66").say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
        (eve,) = door.knocks
        door.turn_away(eve.number)
    eve = Page(door, "192.168.1.66").say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
    assert eve.lobby["knocking"] is False
    assert not door.knocks
    other = Page(door, "192.168.1.67").say(do="hello").say(do="sit", seat=2, name="Leo", avatar="cat")
    assert other.lobby["knocking"] is True


def test_only_a_few_can_wait_to_be_let_in(door: Door) -> None:
    for _ in range(50):
        Page(door).say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
    assert len(door.knocks) == 6


def test_the_house_can_ask_about_every_phone(door: Door, house: OneHouse) -> None:
    house.asks = True
    page = seated(door, 1)
    assert door.phone(1) is None
    assert door.let_in(door.knocks[0].number)
    house.asks = True
    page.close()
    assert back(door, page).visitor.seat == 1, "a phone that had the seat comes back without asking"


def test_a_player_waiting_for_a_seat_taken_by_another_chooses_again(door: Door) -> None:
    stranger = Page(door).say(do="hello").say(do="sit", seat=1, name="Leo", avatar="cat")
    seated(door, 1)
    assert not door.let_in(stranger.visitor.number)
    assert stranger.lobby["knocking"] is False
    assert not door.knocks


def test_a_waiting_player_can_stop_waiting(door: Door) -> None:
    stranger = Page(door).say(do="hello").say(do="sit", seat=1, name="Leo", avatar="cat").say(do="leave")
    assert not door.knocks
    assert stranger.lobby["knocking"] is False


def test_a_page_must_say_hello_first(door: Door, log: DoorLog) -> None:
    page = Page(door)
    page.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    assert not page.is_open
    assert page.received == []
    assert log.of("sat", "joined", "knocks_changed") == []


# --- being away


def test_a_phone_that_was_away_gets_its_seat_back(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    log.heard.clear()
    page.close()
    assert log.of("away", "left") == [("away", 1)]
    assert door.phone(1) is not None
    assert not door.is_here(1)
    assert not door.send(1, wire.Ping())
    back(door, page)
    assert log.of("joined", "sat") == [("joined", 1)]
    assert door.is_here(1)


def test_a_new_page_of_a_phone_replaces_the_old_one(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    log.heard.clear()
    again = back(door, page)
    assert (page.gone, page.is_open) == ("elsewhere", False)
    assert log.of("joined", "away", "left") == [("joined", 1)]
    page.close()
    assert log.of("away") == []
    assert door.send(1, wire.Ping())
    assert again.received[-1] == {"is": "ping"}


def test_the_seat_of_a_phone_that_is_away_can_be_taken_only_by_permission(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    page.close()
    other = seated(door, 1, "Leo", "cat")
    phone = door.phone(1)
    assert phone.name == "Mia"
    assert other.lobby["knocking"] is True
    log.heard.clear()
    assert door.let_in(door.knocks[0].number)
    assert log.of("left", "sat", "joined") == [("left", 1), ("sat", 1), ("joined", 1)]
    assert back(door, page).gone == "unknown"


def test_a_phone_without_its_secret_gets_seat_and_animal_back_by_permission(door: Door) -> None:
    seated(door, 1).close()
    seated(door, 1).say(do="pong")
    assert door.let_in(door.knocks[0].number)
    phone = door.phone(1)
    assert (phone.name, phone.avatar) == ("Mia", "rabbit")


def test_a_wrong_secret_gets_nothing_and_is_forgotten(door: Door) -> None:
    seated(door, 1)
    page = Page(door).say(do="hello", secret=new_secret())
    assert [message["is"] for message in page.received] == ["gone"]
    assert page.gone == "unknown"
    assert page.is_open
    page.say(do="hello")
    assert page.lobby["knocking"] is False


def test_an_unknown_phone_with_an_invitation_is_let_in(door: Door) -> None:
    page = Page(door).say(do="hello", secret=new_secret(), invitation=door.seating.invitation)
    assert page.secret
    assert page.lobby


def test_a_phone_that_has_its_seat_does_not_use_up_the_invitation(door: Door) -> None:
    page = seated(door, 1)
    shown = door.seating.invitation
    Page(door).say(do="hello", secret=page.secret, invitation=shown)
    assert door.seating.invitation == shown


# --- what the screen does


def test_a_phone_can_be_removed(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    log.heard.clear()
    door.remove(1)
    assert (page.gone, page.is_open) == ("removed", False)
    assert log.of("left", "away", "kept_changed") == [("left", 1), ("kept_changed",)]
    assert back(door, page).gone == "unknown"


def test_a_phone_leaves_a_seat_that_is_no_longer_for_phones(door: Door, log: DoorLog) -> None:
    page, other = seated(door, 1), seated(door, 2, "Leo", "cat")
    log.heard.clear()
    door.set_seats((0, 2))
    assert page.gone == "removed"
    assert other.gone == ""
    assert log.of("left") == [("left", 1)]


def test_when_the_table_closes_all_are_told_and_keep_their_seats(door: Door, log: DoorLog) -> None:
    page, guest = seated(door, 1), invited(door)
    log.heard.clear()
    door.close()
    assert (page.gone, guest.gone) == ("over", "over")
    assert log.of("left") == []
    assert door.phone(1) is not None


# --- taps


def test_taps_come_from_the_seat_of_their_phone(door: Door, log: DoorLog) -> None:
    mia, leo = seated(door, 1), seated(door, 2, "Leo", "cat")
    log.heard.clear()
    mia.say(do="card", turn=7, at=0)
    leo.say(do="agree", turn=7, yes=False)
    assert log.of("tapped") == [("tapped", 1, wire.Card(7, 0)), ("tapped", 2, wire.Agree(7, False))]


def test_taps_of_phones_without_a_seat_are_ignored(door: Door, log: DoorLog) -> None:
    page, guest, stranger = seated(door, 1), invited(door), Page(door).say(do="hello")
    door.remove(1)
    log.heard.clear()
    for one in (page, guest, stranger):
        one.say(do="card", turn=7, at=0)
    assert log.of("tapped") == []


def test_taps_on_an_old_page_are_ignored(door: Door, log: DoorLog) -> None:
    page = seated(door, 1)
    back(door, page)
    log.heard.clear()
    page.say(do="card", turn=7, at=0)
    assert log.of("tapped") == []


# --- with a saved game


def test_the_same_phones_find_their_seats_again(door: Door, house: OneHouse, log: DoorLog) -> None:
    mia, leo = seated(door, 1), seated(door, 2, "Leo", "cat")
    kept = door.seating.kept(8101)
    assert mia.secret.encode() not in kept
    assert seal_of(kept) == ""
    assert seal_of(door.seating.kept(8101, "4b" * 16)) == "4b" * 16
    later = Door(house, log)
    house.door = later
    later.set_seats((0, 1))
    assert later.restore(kept) == 8101
    assert back(later, mia).visitor.seat == 1
    assert back(later, leo).gone == "unknown", "the seat is no longer for a phone"


@rows(
    "kept",
    [
        b"",
        b"{}",
        b"[" * 5000,
        b"\xff",
        b'{"format":"cardtable phones 2","port":8099,"phones":[]}',
        b'{"format":"cardtable phones 1","port":99999,"phones":[]}',
        b'{"format":"cardtable phones 1","port":8099,"phones":[{"seat":1}]}',
        b'{"format":"cardtable phones 1","port":8099,"phones":[{"seat":1,"key":"x","name":"M","avatar":"cat"}]}',
        b'{"format":"cardtable phones 1","port":8099,"phones":[],"seal":"4711"}',
        b" " * 100_000,
    ],
)
def test_an_invalid_file_of_phones_counts_as_empty(kept: bytes) -> None:
    assert phones_in(kept) == (0, ())
    assert seal_of(kept) == ""


def test_a_file_cannot_give_a_phone_two_seats(door: Door) -> None:
    entry = '{{"seat":{},"key":"%s","name":"M","avatar":"cat"}}' % ("a" * 64)
    text = (
        '{"format":"cardtable phones 1","phones":[' + ",".join(entry.format(seat) for seat in (0, 1)) + "]}"
    )
    door.restore(text.encode())
    assert [phone.seat for phone in door.seating.phones] == [0]


def test_phones_that_never_take_a_seat_are_forgotten() -> None:
    seating = Seating((0,))
    secrets = [seating.admit() for _ in range(500)]
    assert [secret for secret in secrets if seating.is_known(key_of(secret))] == secrets[-32:]
    assert len(set(secrets)) == 500


def test_names_read_from_a_file_are_cleaned() -> None:
    seating = Seating((0, 1))
    for seat, name in enumerate(("Mia", "Ben")):
        seating.sit(key_of(seating.redeem(seating.invitation)), seat, name, "fox")
    kept = seating.kept(0).replace(b"Mia", "\u202eaiM\\n".encode()).replace(b"Ben", "\u200b".encode())
    assert [phone.name for phone in phones_in(kept)[1]] == ["aiM"]


# --- whose seat it is


def test_another_phone_gets_the_seat_of_a_learner_only_by_permission(door: Door, house: OneHouse) -> None:
    house.learners = {1: "mia"}
    ben = seated(door, 1, "Ben", "owl")
    assert door.phone(1) is None
    assert ben.lobby["knocking"] is True
    door.turn_away(door.knocks[0].number)
    assert (door.phone(1), ben.gone, ben.is_open) == (None, "", True), "only the seat was refused"
    assert ben.lobby["knocking"] is False
    assert ben.visitor.is_declined
    ben.say(do="sit", seat=2, name="Ben", avatar="owl")
    assert door.is_here(2)
    assert not ben.visitor.is_declined
    mia = seated(door, 1)
    assert door.let_in(door.knocks[0].number)
    phone = door.phone(1)
    assert phone.learner == "mia"
    mia.say(do="leave").say(do="sit", seat=1, name="Mia", avatar="rabbit")
    assert door.is_here(1), "it had the seat as Mia before"
    assert not door.knocks


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "mia"), ("mia", "mia-too"), ("mia", "")],
    ids=["a guest's", "of one name", "to a guest"],
)
def test_a_phone_loses_a_seat_that_is_another_persons_now(
    door: Door, house: OneHouse, log: DoorLog, before: str, after: str
) -> None:
    house.learners = {1: before}
    page = seated(door, 1)
    for visitor in door.knocks:
        door.let_in(visitor.number)
    assert door.is_here(1)
    kept = door.seating.kept(8101)
    log.heard.clear()
    house.learners = {1: after}
    door.set_seats((0, 1, 2))
    assert (door.phone(1), door.is_here(1), page.gone) == (None, False, "")
    assert log.of("left") == [("left", 1)]
    assert [seat["state"] for seat in page.lobby["seats"]] == ["free"] * 3
    later = house.door = Door(house, log)
    later.set_seats((0, 1, 2))
    assert later.restore(kept) == 8101
    assert later.phone(1) is None
    assert back(later, page).lobby["seats"], "the phone is known, and chooses a seat"


def test_connected_phones_get_their_saved_seats_back(door: Door, log: DoorLog) -> None:
    """Even if others have joined meanwhile for a game that wasn't dealt, nobody else sees the hand of a seat."""
    mia, leo = seated(door, 1), seated(door, 2, "Leo", "cat")
    kept = door.seating.kept(8101)
    mia.say(do="leave").say(do="sit", seat=0, name="Mia", avatar="rabbit")
    eve = seated(door, 1, "Eve", "frog")
    door.reseat(())
    door.set_seats((1, 2))
    log.heard.clear()
    door.restore(kept)
    assert [(phone.seat, phone.name) for phone in door.seating.phones] == [(1, "Mia"), (2, "Leo")]
    assert log.of("joined") == [("joined", 1), ("joined", 2)]
    assert (mia.visitor.seat, leo.visitor.seat, eve.visitor.seat) == (1, 2, None)
    log.heard.clear()
    eve.say(do="card", turn=7, at=0)
    assert log.of("tapped") == []


def test_a_saved_seat_is_taken_from_its_present_owner(door: Door) -> None:
    mia = seated(door, 1)
    kept = door.seating.kept(8101)
    door.remove(1)
    eve = seated(door, 1, "Eve", "frog")
    door.restore(kept)
    assert back(door, mia).visitor.seat == 1
    assert eve.visitor.seat is None
    assert eve.lobby["seats"][1]["state"] == "taken"


def test_a_player_who_asks_for_a_removed_seat_chooses_again(door: Door, log: DoorLog) -> None:
    stranger = Page(door).say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
    log.heard.clear()
    door.set_seats((0, 1))
    assert log.of("knocks_changed") == [("knocks_changed",)]
    assert not door.knocks
    assert stranger.lobby["knocking"] is False


def test_a_player_who_waits_to_be_let_in_asks_again_when_the_seats_move(door: Door, log: DoorLog) -> None:
    stranger = Page(door).say(do="hello").say(do="sit", seat=2, name="Eve", avatar="cat")
    assert door.knocks
    log.heard.clear()
    door.reseat([1, 2])
    assert log.of("knocks_changed") == [("knocks_changed",)]
    assert not door.knocks
    assert stranger.lobby["knocking"] is False


def test_the_house_decides_the_name_of_a_phone(
    door: Door, house: OneHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "name", lambda seat, wish: f"{wish} {seat}")
    seated(door, 1)
    phone = door.phone(1)
    assert phone.name == "Mia 1"


# --- the table before a game


def test_removing_a_seat_removes_no_phone(door: Door, log: DoorLog) -> None:
    """A free seat is removed before the deal: the seats after it move up with their phones."""
    mia, ben = seated(door, 1), seated(door, 2, "Ben", "owl")
    log.heard.clear()
    door.reseat([1, 2, -1])
    assert [(phone.seat, phone.name) for phone in door.seating.phones] == [(0, "Mia"), (1, "Ben")]
    assert (door.is_here(0), door.is_here(1), door.is_here(2)) == (True, True, False)
    assert log.of("left", "away", "kept_changed") == [("kept_changed",)], "they're saved with their new seats"
    ben.say(do="leave")
    assert log.of("left") == [("left", 1)]
    assert mia.visitor.seat == 0


def test_a_player_whose_seat_is_removed_chooses_again(door: Door) -> None:
    mia = seated(door, 1)
    door.reseat([0, 2])
    assert door.seating.phones == ()
    assert mia.lobby["seats"]
    mia.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    assert door.is_here(1)


def test_the_number_of_phones_choosing_a_seat_is_known(door: Door, log: DoorLog) -> None:
    Page(door).say(do="hello")
    assert (door.choosing, log.of("choosing_changed")) == (0, []), "a stranger may not choose"
    page, other = invited(door), invited(door)
    assert (door.choosing, len(log.of("choosing_changed"))) == (2, 2)
    page.say(do="sit", seat=1, name="Mia", avatar="rabbit")
    other.close()
    assert (door.choosing, len(log.of("choosing_changed"))) == (0, 2)
