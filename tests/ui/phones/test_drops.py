"""Phones that lose their connection at any moment, and hostile callers: on real sockets."""

from __future__ import annotations

import gc
import random
import socket
import tracemalloc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtNetwork import QTcpSocket
from pytestqt.qtbot import QtBot

from cardtable.network import wire
from cardtable.ui.phones.server import Server
from tests.network.hostile import begun, frame, pieces, request
from tests.network.pages import OneHouse
from tests.ui.phones.sockets import Socketed

ANIMALS = ("rabbit", "fox", "owl", "bear", "cat")


class Table:
    """A fake match: it counts the taps of each seat and sends the count as the turn of a sheet."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.counts = dict.fromkeys(range(len(ANIMALS)), 0)
        self.n = 0
        server.joined.connect(self.send)
        server.tapped.connect(self.hear)

    def send(self, seat: int) -> None:
        self.n += 1
        sheet = wire.Sheet(
            n=self.n,
            turn=self.counts[seat],
            game=str(seat),
            deal="",
            total=0,
            limit=99,
            state="wait",
        )
        self.server.door.send(seat, sheet)

    def hear(self, seat: int, tap: wire.Tap) -> None:
        if tap.turn == self.counts[seat]:
            self.counts[seat] += 1
        self.send(seat)


class Phone:
    """A phone that goes and comes back; it keeps its secret and its last tapped turn."""

    def __init__(self, server: Server, seat: int) -> None:
        self.server, self.seat = server, seat
        self.secret = ""
        self.pages: list[Socketed] = []
        self.tapped = 0
        self.open(invitation=server.door.seating.invitation)

    def open(self, **hello: Any) -> None:
        if self.secret:
            hello["secret"] = self.secret
        self.pages.append(Socketed(self.server.hosts[0], **hello))

    @property
    def page(self) -> Socketed:
        return self.pages[-1]

    def learn(self) -> bool:
        """Keep the secret; return if the page has a sheet."""
        for welcome in self.page.of("welcome"):
            self.secret = welcome["secret"] or self.secret
        sheets = self.page.of("sheet")
        if not sheets and self.page.is_closed():
            # A phone that calls too often is refused for a while; it retries as the real page does.
            self.open()
        assert all(sheet["game"] == str(self.seat) for sheet in sheets), "each phone gets only its own sheets"
        return bool(sheets)

    def tap(self) -> None:
        """Tap on the newest sheet."""
        sheets = self.page.of("sheet")
        self.tapped = sheets[-1]["turn"]
        self.page.say(do="card", turn=self.tapped, at=0)

    def lose(self, chance: random.Random) -> None:
        """Lose the connection in one of four ways."""
        way = chance.randrange(4)
        if way == 0:
            self.page.socket.abort()
        elif way == 1:
            self.page.socket.disconnectFromHost()
        elif way == 2:
            self.page.write(self.page.browser.say(do="card", turn=self.tapped + 1, at=0)[:5])
            self.page.socket.abort()
        else:
            # A phone out of reach: the computer can't notice yet.
            self.page.socket.blockSignals(True)


@pytest.fixture
def server(qtbot: QtBot) -> Iterator[Server]:
    house = OneHouse()
    server = Server(house)
    house.door = server.door
    server.door.set_seats(tuple(range(len(ANIMALS))))
    assert server.start(["127.0.0.1"])
    yield server
    server.stop()


def seated(server: Server, qtbot: QtBot) -> tuple[Table, list[Phone]]:
    """Return a table with a phone at each seat, each with its first sheet."""
    table, phones = Table(server), []
    for seat, animal in enumerate(ANIMALS):
        phone = Phone(server, seat)
        qtbot.waitUntil(lambda phone=phone: bool(phone.page.of("lobby")))
        phone.learn()
        with qtbot.waitSignal(server.joined):
            phone.page.say(do="sit", seat=seat, name=f"Phone {seat}", avatar=animal)
        phones.append(phone)
    for phone in phones:
        qtbot.waitUntil(phone.learn)
    return table, phones


MORE = pytest.mark.slow("more drops")


@pytest.mark.parametrize(
    "times", [30, pytest.param(100, marks=MORE), pytest.param(1_000, marks=[MORE, pytest.mark.long])]
)
def test_drops_lose_nothing(server: Server, qtbot: QtBot, times: int) -> None:
    """Let phones go and come back, often in the middle of a tap."""
    chance = random.Random(1)
    table, phones = seated(server, qtbot)
    keys = [phone.key for phone in server.door.seating.phones]
    for _ in range(times):
        phone = chance.choice(phones)
        before = table.counts[phone.seat]
        taps = chance.random() < 0.5
        if taps:
            phone.tap()
        if chance.random() < 0.5:
            qtbot.waitUntil(
                lambda before=before, seat=phone.seat, taps=taps: table.counts[seat] == before + taps
            )
        phone.lose(chance)
        while chance.random() < 0.3:
            # It comes back and goes again before it says hello.
            phone.open()
            phone.page.socket.abort()
        phone.open()
        qtbot.waitUntil(phone.learn)
        # Each tap counts at most once; the next sheet shows if it counted.
        assert table.counts[phone.seat] - before in (0, 1)
        qtbot.waitUntil(
            lambda phone=phone: phone.page.of("sheet")[-1]["turn"] == table.counts[phone.seat],
        )
        for page in phone.pages[:-1]:
            page.socket.abort()
            page.deleteLater()
        del phone.pages[:-1]
    assert [phone.key for phone in server.door.seating.phones] == keys
    assert all(server.door.is_here(seat) for seat in range(len(ANIMALS)))
    qtbot.waitUntil(lambda: len(server._callers) == len(ANIMALS))


# --- hostile callers beside phones


def hostile(server: Server, chance: random.Random) -> QTcpSocket:
    """Open a connection that sends garbage, asks without reading, or stays silent."""
    host = server.hosts[0]
    caller = QTcpSocket(server)
    caller.setReadBufferSize(1)
    data = chance.choice(
        (b"", b"GET / HTTP/1.1\r\nHost", request(chance, host), begun(chance, host) + frame(chance))
    )
    caller.connected.connect(lambda: [caller.write(piece) for piece in pieces(data, chance) if piece])
    caller.connectToHost("127.0.0.1", int(host.rpartition(":")[2]))
    return caller


def test_phones_are_served_despite_hostile_callers(server: Server, qtbot: QtBot) -> None:
    chance = random.Random(5)
    table, phones = seated(server, qtbot)
    sockets: list[QTcpSocket] = []
    for number in range(300):
        sockets.append(hostile(server, chance))
        if number % 10 == 0:
            phone = phones[number // 10 % len(phones)]
            before = table.counts[phone.seat]
            phone.tap()
            qtbot.waitUntil(lambda seat=phone.seat, count=before + 1: table.counts[seat] == count)
            qtbot.waitUntil(
                lambda phone=phone, count=before + 1: phone.page.of("sheet")[-1]["turn"] == count,
            )
        if len(sockets) > 40:
            sockets.pop(0).abort()
    assert len(server._callers) <= 64 + len(ANIMALS)
    assert [phone.name for phone in server.door.seating.phones] == [f"Phone {n}" for n in range(len(ANIMALS))]
    for one in sockets:
        one.abort()
        one.deleteLater()
    qtbot.waitUntil(lambda: len(server._callers) == len(ANIMALS))


def test_a_caller_that_never_reads_is_dropped(server: Server, qtbot: QtBot) -> None:
    table, phones = seated(server, qtbot)
    socket = phones[0].page.socket
    socket.blockSignals(True)
    socket.setReadBufferSize(1)
    big = wire.Gone(why="over", sentence="x" * 500_000)
    with qtbot.waitSignal(server.away) as away:
        for _ in range(60):
            server.door.send(0, big)
    assert away.args == [0]
    assert not server.door.is_here(0)
    assert server.door.is_here(1)
    assert table.n


def test_connections_from_one_address_are_limited(server: Server, qtbot: QtBot) -> None:
    sockets = []
    for _ in range(100):
        socket = QTcpSocket(server)
        socket.connectToHost("127.0.0.1", server.port)
        sockets.append(socket)
        # With over 50 waiting connections the system would delay the last ones by a second.
        QCoreApplication.processEvents()
    idle = QTcpSocket.SocketState.UnconnectedState
    qtbot.waitUntil(lambda: sum(socket.state() is idle for socket in sockets) >= 36)
    assert len(server._callers) == 64


def test_a_silent_caller_is_disconnected(
    server: Server, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _kept = seated(server, qtbot)
    silent = QTcpSocket(server)
    silent.connectToHost("127.0.0.1", server.port)
    qtbot.waitUntil(lambda: len(server._callers) == len(ANIMALS) + 1)
    later = server._now() + 6
    monkeypatch.setattr(server, "_now", lambda: later)
    server._tick()
    assert len(server._callers) == len(ANIMALS)


def test_a_phone_that_stops_answering_is_away(
    server: Server, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _kept = seated(server, qtbot)
    away: list[int] = []
    server.away.connect(away.append)
    asked = server._now() + 2
    monkeypatch.setattr(server, "_now", lambda: asked)
    server._tick()
    assert away == []
    monkeypatch.setattr(server, "_now", lambda: asked + 8)
    server._tick()
    assert away == [0, 1, 2, 3, 4]
    assert len(server.door.seating.phones) == 5


def rush(server: Server, qtbot: QtBot, chance: random.Random) -> None:
    """Twenty callers at once that send something and hang up."""
    host = server.hosts[0]
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(20)]
    for line in lines:
        line.sendall(chance.choice((request, begun))(chance, host))
    qtbot.waitUntil(lambda: bool(server._callers))
    for line in lines:
        line.close()
    qtbot.waitUntil(lambda: not server._callers)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.long
@pytest.mark.slow("eight hundred callers; quick tests check with fewer that each is freed")
def test_callers_leave_no_memory_behind(
    server: Server, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, kept = random.Random(7), list[int]()
    monkeypatch.setattr("cardtable.ui.phones.server.Allowance.spend", lambda allowance, now: True)
    for path in server._site.paths:
        server._site.find(path)
    tracemalloc.start()
    try:
        for _ in range(2):
            for _ in range(20):
                rush(server, qtbot, chance)
            gc.collect()
            kept.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert not server.findChildren(QTcpSocket)
    assert kept[1] - kept[0] < 40_000, "a hundred bytes for each of 400 callers"
