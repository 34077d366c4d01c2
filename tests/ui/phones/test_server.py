"""The server for phones: who may connect, how phones come, go and come back, and where it listens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.network import wire
from cardtable.resources import resource
from cardtable.ui.phones.server import Server, is_local, local_addresses
from tests.network.pages import OneHouse
from tests.rows import rows
from tests.ui.phones.sockets import Socketed, listens


@pytest.fixture
def house() -> OneHouse:
    return OneHouse()


@pytest.fixture
def server(house: OneHouse, qtbot: QtBot) -> Iterator[Server]:
    server = Server(house)
    house.door = server.door
    server.door.set_seats((0, 1, 2))
    assert server.start(["127.0.0.1"])
    yield server
    server.stop()


class Phone:
    """A phone that keeps its secret and opens pages."""

    def __init__(self, server: Server, qtbot: QtBot) -> None:
        self.server, self.qtbot = server, qtbot
        self.secret = ""
        self.page: Socketed | None = None

    def open(self, **hello: Any) -> Socketed:
        if self.secret:
            hello["secret"] = self.secret
        page = self.page = Socketed(self.server.hosts[0], **hello)
        self.qtbot.waitUntil(lambda: bool(page.received))
        for welcome in page.of("welcome"):
            self.secret = welcome["secret"] or self.secret
        return page

    def sit(self, seat: int, name: str = "Mia", avatar: str = "rabbit") -> Socketed:
        page = self.open(invitation=self.server.door.seating.invitation)
        with self.qtbot.waitSignal(self.server.joined):
            page.say(do="sit", seat=seat, name=name, avatar=avatar)
        return page


def test_a_phone_sits_down_and_is_heard(server: Server, qtbot: QtBot) -> None:
    page = Phone(server, qtbot).sit(1)
    phone = server.door.phone(1)
    assert (phone.name, phone.avatar) == ("Mia", "rabbit")
    with qtbot.waitSignal(server.tapped) as heard:
        page.say(do="card", turn=4, at=2)
    assert heard.args == [1, wire.Card(4, 2)]
    assert server.door.send(1, wire.Gone(why="removed", sentence="So long"))
    qtbot.waitUntil(lambda: bool(page.of("gone")))
    assert page.of("gone")[0]["sentence"] == "So long"


def test_a_phone_comes_back_to_its_seat(server: Server, qtbot: QtBot) -> None:
    phone = Phone(server, qtbot)
    page = phone.sit(2)
    with qtbot.waitSignal(server.away):
        page.socket.abort()
    assert not server.door.is_here(2)
    with qtbot.waitSignal(server.joined) as back:
        phone.open()
    assert back.args == [2]


def test_without_a_phone_the_server_wakes_only_to_look_at_the_network(server: Server, qtbot: QtBot) -> None:
    assert server._clock.interval() == 5000
    page = Phone(server, qtbot).sit(1)
    assert server._clock.interval() == 500
    with qtbot.waitSignal(server.away):
        page.socket.abort()
    server._tick()
    assert server._clock.interval() == 5000


@pytest.fixture
def clock(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The server's time, which only the test moves."""
    time = [server._now()]
    monkeypatch.setattr(server, "_now", lambda: time[0])
    server._clock.stop()
    return time


@pytest.mark.parametrize("is_read", [True, False])
def test_a_phone_is_still_connected_after_the_computer_slept(
    server: Server, qtbot: QtBot, clock: list[float], is_read: bool
) -> None:
    """Nothing is read during sleep: the answer to the last ping waits in the socket, or was read before."""
    page = Phone(server, qtbot).sit(1)
    clock[0] += 2.0
    server._tick()
    qtbot.waitUntil(lambda: bool(page.of("ping")))
    page.say(do="pong")
    if is_read:
        with qtbot.waitSignal(next(iter(server._callers)).readyRead):
            pass
    clock[0] += 60.0
    server._tick()
    assert server.door.is_here(1)
    with qtbot.waitSignal(server.tapped):
        page.say(do="card", turn=4, at=2)


def test_a_phone_that_answers_no_pings_is_away(server: Server, qtbot: QtBot, clock: list[float]) -> None:
    Phone(server, qtbot).sit(1)
    for _ in range(4):
        clock[0] += 2.0
        server._tick()
        assert server.door.is_here(1)
    clock[0] += 2.0
    server._tick()
    assert not server.door.is_here(1)


def test_a_hello_is_heard_after_the_computer_slept(server: Server, qtbot: QtBot, clock: list[float]) -> None:
    page = Socketed(server.hosts[0])
    qtbot.waitUntil(lambda: page.browser.is_open)
    clock[0] += 60.0
    server._tick()
    qtbot.waitUntil(lambda: bool(page.of("lobby")))


def test_the_server_stops_listening_after_the_game(server: Server, qtbot: QtBot) -> None:
    page = Phone(server, qtbot).sit(0)
    server.stop()
    qtbot.waitUntil(page.is_closed)
    assert [gone["why"] for gone in page.of("gone")] == ["over"]
    assert not server.hosts
    assert not server.invitation_url
    qtbot.waitUntil(lambda: not server._callers)


@rows(
    "address, local",
    [
        ("192.168.1.20", True),
        ("10.0.0.7", True),
        ("172.31.255.1", True),
        ("172.32.0.1", False),
        ("169.254.3.4", True),
        ("127.0.0.1", True),
        ("100.64.0.1", False),
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("fd12::1", True),
        ("fe80::1%eth0", True),
        ("::1", True),
        ("::ffff:192.168.1.20", True),
        ("::ffff:8.8.8.8", False),
        ("2001:db8::1", False),
        ("::", False),
        ("", False),
        ("localhost", False),
    ],
)
def test_only_local_addresses_may_connect(address: str, local: bool) -> None:
    assert is_local(address) is local


def test_the_addresses_of_this_computer_are_local() -> None:
    assert all(is_local(address) for address in local_addresses())


def test_cards_on_phones_have_the_letters_of_the_table(house: OneHouse) -> None:
    faces = {
        deck: Server(house, deck=deck)._site.find("/cards/QS.svg") for deck in ("", "ABDK/classic", "jumbo")
    }
    drawn = [served.body for served in faces.values() if served is not None]
    assert len(set(drawn)) == 3
    assert drawn[0] == resource("cards", "classic", "QS.svg").read_bytes()
    assert all(body.startswith(b"<svg") for body in drawn)


# --- where it listens


@pytest.fixture
def reached(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """This computer's addresses, as the test sets them."""
    addresses = ["127.0.0.1"]
    monkeypatch.setattr("cardtable.ui.phones.server.local_addresses", lambda: tuple(addresses))
    return addresses


def later(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time pass until the server looks at the addresses again."""
    now = server._now() + 60
    monkeypatch.setattr(server, "_now", lambda: now)
    server._tick()


@pytest.mark.skipif(sys.platform == "darwin", reason="there is one loopback address")
def test_the_server_follows_a_change_of_network(
    house: OneHouse, reached: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(house)
    house.door = server.door
    server.door.set_seats((0,))
    reached.clear()
    assert not server.start()
    assert server.invitation_url == ""
    changed: list[tuple[str, ...]] = []
    server.invitation_changed.connect(lambda: changed.append(server.hosts))
    reached[:] = ["127.0.0.1"]
    later(server, monkeypatch)
    port = server.port
    assert server.invitation_url.startswith(f"http://127.0.0.1:{port}/#")
    reached[:] = ["127.0.0.2", "8.8.8.8"]
    later(server, monkeypatch)
    assert changed == [(f"127.0.0.1:{port}",), (f"127.0.0.2:{port}",)]
    assert Phone(server, qtbot).sit(0).browser.is_open
    assert not listens(port, "127.0.0.1")
    server.stop()
    assert not listens(port, "127.0.0.2")


@pytest.mark.skipif(sys.platform == "darwin", reason="there is one loopback address")
def test_all_addresses_have_one_port(house: OneHouse, reached: list[str]) -> None:
    reached[:] = ["127.0.0.1", "127.0.0.2"]
    server = Server(house)
    server.start()
    assert server.hosts == (f"127.0.0.1:{server.port}", f"127.0.0.2:{server.port}")
    server.stop()


def test_a_port_in_use_is_skipped(house: OneHouse, reached: list[str]) -> None:
    first, second = Server(house), Server(house)
    first.start()
    second.restore(second.door.seating.kept(first.port))
    second.start()
    assert second.is_open
    assert second.port != first.port
    first.stop()
    second.stop()


def test_the_port_that_phones_know_is_reused(house: OneHouse, reached: list[str]) -> None:
    first = Server(house)
    first.start()
    second = Server(house)
    first.stop()
    second.restore(second.door.seating.kept(first.port))
    second.start()
    assert second.port == first.port
    second.stop()
