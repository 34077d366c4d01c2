"""Whatever phones and the screen do, each seat has one phone, and each phone one seat."""

from __future__ import annotations

import random

import pytest

from cardtable.network import wire
from cardtable.network.door import Door
from tests.network.pages import ANIMALS, OneHouse
from tests.network.test_door import DoorLog, Page

_SEATS = 4


class Evening:
    """Random actions of phones and of the screen."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.log, house = DoorLog(), OneHouse()
        self.door = house.door = Door(house, self.log)
        self.house = house
        self.door.set_seats(tuple(range(_SEATS)))
        self.pages: list[Page] = []
        self.secrets: list[str] = []
        self.kept = b""
        self.here: set[int] = set()
        """Seats with a connected page, according to events."""

    def page(self) -> Page | None:
        alive = [page for page in self.pages if page.is_open]
        return self.chance.choice(alive) if alive else None

    def act(self) -> None:
        """Do something at random."""
        self.chance.choice((self.come, self.come, self.say, self.say, self.say, self.go, self.screen))()

    def come(self) -> None:
        page = Page(self.door, f"192.168.1.{self.chance.randrange(3, 9)}")
        self.pages = [*(one for one in self.pages if one.is_open), page]
        secret = self.chance.choice([*self.secrets, ""])
        invitation = self.door.seating.invitation if self.chance.random() < 0.5 else ""
        page.say(do="hello", secret=secret, invitation=invitation)
        if page.secret and page.secret not in self.secrets:
            self.secrets = [*self.secrets[-8:], page.secret]

    def say(self) -> None:
        page = self.page()
        if page is None:
            return
        sit = {"do": "sit", "seat": self.chance.randrange(_SEATS), "name": self.chance.choice("ABC")}
        messages = (
            {**sit, "avatar": self.chance.choice(ANIMALS)},
            {**sit, "avatar": self.chance.choice(ANIMALS)},
            {"do": "leave"},
            {"do": "card", "turn": 1, "at": 0},
            {"do": "hello", "secret": page.secret},
        )
        page.say(**self.chance.choice(messages))

    def go(self) -> None:
        page = self.page()
        if page is not None:
            page.close()

    def screen(self) -> None:
        door, chance = self.door, self.chance
        seats = tuple(seat for seat in range(_SEATS) if chance.random() < 0.7)
        order = chance.sample((*range(_SEATS), -1), _SEATS)
        knocks = door.knocks
        self.house.asks = chance.random() < 0.3
        act = chance.randrange(7)
        if act == 0:
            door.remove(chance.randrange(_SEATS))
        elif act == 1:
            door.set_seats(seats)
        elif act == 2 and knocks:
            door.let_in(chance.choice(knocks).number)
        elif act == 3 and knocks:
            door.turn_away(chance.choice(knocks).number)
        elif act == 4:
            before, learners = self.here, self.house.learners
            self.house.learners = {now: learners.get(was, "") for now, was in enumerate(order)}
            door.reseat(order)
            self.here = {now for now, was in enumerate(order) if was in before}
        elif act == 5:
            self.house.learners = {seat: chance.choice(("", "mia", "ben")) for seat in range(_SEATS)}
            door.set_seats(tuple(range(_SEATS)))
        elif act == 6:
            self.kept = chance.choice((self.kept, door.seating.kept(0)))
            door.restore(self.kept)
        else:
            door.set_seats(tuple(range(_SEATS)))

    def look(self) -> None:
        """Compare the events with the state of the door."""
        door = self.door
        for name, *about in self.log.heard:
            if name == "joined":
                self.here.add(about[0])
            elif name in ("away", "left"):
                self.here.discard(about[0])
            elif name == "tapped":
                assert about[0] in self.here
                assert isinstance(about[1], wire.Card)
        self.log.heard.clear()
        assert self.here == {seat for seat in range(_SEATS) if door.is_here(seat)}
        keys = [phone.key for phone in door.seating.phones]
        assert len(set(keys)) == len(keys)
        assert {phone.seat for phone in door.seating.phones} <= door.seating.seats
        assert all(phone.learner == self.house.learner(phone.seat) for phone in door.seating.phones)
        for seat in self.here:
            visitor, phone = door._at[seat], door.phone(seat)
            assert (visitor.seat, visitor.key) == (seat, phone.key)
            assert visitor.number in door._visitors
        seated = [visitor for visitor in door._visitors.values() if visitor.seat is not None]
        assert {visitor.seat for visitor in seated} == self.here
        assert len(seated) == len(self.here)
        assert all(visitor.seat is None for visitor in door.knocks)
        assert {page.visitor.number for page in self.pages if page.is_open} >= set(door._visitors)


@pytest.mark.parametrize(
    "evenings", [range(4), pytest.param(range(4, 12), marks=pytest.mark.slow("more evenings"))]
)
def test_each_seat_has_one_phone_and_each_phone_one_seat(evenings: range) -> None:
    for seed in evenings:
        check_random_run(seed)


def check_random_run(seed: int) -> None:
    evening = Evening(seed)
    for _ in range(400):
        evening.act()
        evening.look()
