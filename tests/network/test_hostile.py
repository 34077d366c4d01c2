"""Thousands of hostile requests and frames get nothing from a table with two phones."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from cardtable.network import wire
from cardtable.network.connection import Connection
from cardtable.network.door import Door, Visitor
from cardtable.network.site import Site
from tests.network.hostile import HOST, begun, frame, pieces, request
from tests.network.pages import OneHouse
from tests.network.test_door import DoorLog, back, seated


class Caller:
    """A hostile connection and its answers."""

    def __init__(self, door: Door, site: Site, now: float) -> None:
        self.connection = Connection(site, {HOST}, now)
        self.door, self.out = door, b""
        self.visitor: Visitor | None = None

    def send(self, message: bytes) -> None:
        self.connection.send(message)

    def end(self) -> None:
        self.connection.end()

    def deliver(self, data: bytes, now: float) -> None:
        messages = self.connection.receive(data, now)
        if self.connection.is_table and self.visitor is None:
            self.visitor = self.door.come(self, "192.168.1.66")
        for message in messages:
            if self.visitor is not None:
                self.door.hear(self.visitor, message)
        self.out += self.connection.take_out()
        if self.connection.is_done:
            self.hang_up()

    def hang_up(self) -> None:
        if self.visitor is not None:
            self.door.go(self.visitor)


def attack(count: int, seed: int) -> int:
    """Send frames and requests; return the memory leaked in the second half, if it is traced."""
    chance, shown, house, site = random.Random(seed), DoorLog(), OneHouse(), Site()
    for path in site.paths:
        site.find(path)
    door = Door(house, shown)
    house.door = door
    door.set_seats((0, 1, 2))
    mia, leo = seated(door, 0, "Mia Berg", "rabbit"), seated(door, 1, "Leo Berg", "fox")
    keys = [phone.key for phone in door.seating.phones]
    shown.heard.clear()
    callers: list[Caller] = []
    after_half, reached = 0, set[str]()
    for number in range(count):
        tables = [caller for caller in callers if caller.connection.is_table]
        if not callers or chance.random() < 0.3:
            caller = Caller(door, site, number / 50)
            callers.append(caller)
            data = chance.choice((request, begun, begun))(chance)
        elif tables and chance.random() < 0.9:
            caller, data = chance.choice(tables), frame(chance)
        else:
            caller, data = chance.choice(callers), chance.choice((request, frame))(chance)
        for piece in pieces(data, chance):
            caller.deliver(piece, number / 50)
        _look_at(caller)
        for old in callers[:-12]:
            old.hang_up()
        del callers[:-12]
        reached |= {name for name, *_ in shown.heard}
        shown.heard.clear()
        if number == count // 2:
            after_half = _kept()
    for caller in callers:
        caller.hang_up()
    assert reached == {"knocks_changed"}, "some messages reach the door, but have no other effect"
    assert [phone.key for phone in door.seating.phones] == keys, "nobody has another's seat"
    assert (mia.is_open, leo.is_open) == (True, True)
    assert set(door._visitors.values()) == {mia.visitor, leo.visitor}
    mia.say(do="card", turn=1, at=0)
    assert shown.of("tapped") == [("tapped", 0, wire.Card(1, 0))]
    assert back(door, leo).visitor.seat == 1
    callers.clear()
    return _kept() - after_half


def _kept() -> int:
    """Return the bytes of memory in use."""
    if not tracemalloc.is_tracing():
        return 0
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _look_at(caller: Caller) -> None:
    """Check that a stranger gets no names, and little data."""
    assert b" Berg" not in caller.out
    assert b'"tapped"' not in caller.out
    assert b"root:" not in caller.out
    assert b"Traceback" not in caller.out
    assert len(caller.connection._message) <= wire.LONGEST + 70_000
    caller.out = b""


def test_hostile_messages_get_nothing() -> None:
    attack(1_000, 1)


@pytest.mark.long
@pytest.mark.slow("20,000 frames and requests; a thousand are sent in the quick lane")
def test_a_long_attack_leaks_no_memory() -> None:
    tracemalloc.start()
    try:
        assert attack(20_000, 3) < 50_000
    finally:
        tracemalloc.stop()
