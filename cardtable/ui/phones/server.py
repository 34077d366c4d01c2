"""The sockets for phones: opened when somebody wants a seat on a phone, closed with the last such game.

Only addresses of the local network are listened on, and only callers from there are heard. What is said on a
socket is the business of `network.connection`, and what becomes of it that of `network.door`; here bytes go
in and out, quickly, and whoever takes too long, or too much, is hung up on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QNetworkInterface,
    QNetworkProxy,
    QTcpServer,
    QTcpSocket,
)

from cardtable.language import SPEECH
from cardtable.network import wire
from cardtable.network.connection import PING_EVERY, Allowance, Connection
from cardtable.network.door import Door, House, Visitor
from cardtable.network.seating import Phone
from cardtable.network.site import Site
from cardtable.ui.drawing.pictures import face_drawing
from cardtable.ui.drawing.theme import lettered
from cardtable.ui.phones.page_words import page_words

PORTS = range(8099, 8109)
"""The ports that are tried, the first one first, where none is remembered; phones that come back look for the
one they know.
"""

_LOCAL = tuple(
    ip_network(net)
    for net in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
"""Private networks (RFC 1918), those without a router (RFC 3927), unique local addresses (RFC 4193)."""

_MADE_UP = ("docker", "br-", "veth", "virbr", "vbox", "vmnet", "vethernet", "lxc", "lxd", "podman", "cni")
"""How the networks inside this computer are called; a phone is hardly ever in one."""

_MOST_LINES, _MOST_FROM_ONE = 192, 64
"""Connections at a time, all together and from one address. A browser opens about seven."""

_CALLS_AT_ONCE, _CALLS_A_SECOND = 120.0, 30.0
"""Connections that one address may open in one go, and in the long run."""

_MOST_WAITING = 2 << 20
"""Bytes that wait for a browser to take them; whoever lets more pile up is dropped."""

_MOST_UNREAD = 1 << 16
"""Bytes of a caller that are read in one go; the system stops the rest."""

_SECONDS_STUCK = 6.0
"""How long nothing of what waits may be taken, and how long a goodbye may last."""

_LOOK_EVERY = 5.0
"""Seconds after which the computer's addresses are looked at again: it may be in another Wi-Fi by then."""


def is_local(address: str) -> bool:
    """Whether an address belongs to a network without the internet in between."""
    found = _address(address)
    return found is not None and any(found in net for net in _LOCAL if net.version == found.version)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def local_addresses() -> tuple[str, ...]:
    """This computer's addresses in local networks, the one that a phone most likely reaches first."""
    found: list[tuple[tuple[bool, bool, bool], str]] = []
    flag = QNetworkInterface.InterfaceFlag
    for card in QNetworkInterface.allInterfaces():
        flags = card.flags()
        up = flag.IsUp in flags and flag.IsRunning in flags
        if not up or flag.IsLoopBack in flags or flag.IsPointToPoint in flags:
            continue
        name = card.humanReadableName().lower()
        made_up = card.type() is QNetworkInterface.InterfaceType.Virtual or name.startswith(_MADE_UP)
        for entry in card.addressEntries():
            address = _address(entry.ip().toString())
            # No browser can be given an IPv6 address that holds on one cable only.
            if (
                address is None
                or not is_local(str(address))
                or (address.version == 6 and address.is_link_local)
            ):
                continue
            found.append(((made_up, address.is_link_local, address.version == 6), str(address)))
    return tuple(address for _, address in sorted(found, key=lambda entry: entry[0]))


def _host(address: str, port: int) -> str:
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"


@dataclass(eq=False)
class _Caller:
    """One socket; it is a page's `Line` as soon as a web socket is open on it."""

    server: Server
    socket: QTcpSocket
    connection: Connection
    address: str
    since: float
    visitor: Visitor | None = None
    taken: float = field(default=0.0)
    """When some of what waits was taken last."""
    ends: float | None = None

    def tell(self, message: bytes) -> None:
        self.connection.tell(message)
        self.server.flush(self)

    def ping(self, now: float) -> None:
        self.connection.ping(now)
        self.server.flush(self)

    def end(self) -> None:
        self.connection.end()
        self.server.flush(self)


class Server(QObject):
    """The phones of one match: `start` opens the sockets, `stop` closes them. No seat is for phones until
    `set_seats`.

    What a `House` tells goes out by itself (welcome, lobby, gone); what a seat sees is sent with `send`,
    after `joined` and whenever it changes.
    """

    sat = Signal(int)
    """A phone has sat down at that seat, or who sits there has another name or animal now: `phone(seat)`."""
    joined = Signal(int)
    """The page of the seat is here, for the first time or again; it knows nothing yet and wants a sheet."""
    away = Signal(int)
    """The page of the seat is not here any more; the seat stays that phone's."""
    left = Signal(int)
    """The seat has no phone any more: it stood up, was removed, or another phone was let in to sit there."""
    tapped = Signal(int, object)
    """A seat, and the `wire.Tap` that came from its page."""
    knocks_changed = Signal()
    """Others wait to be let in than before: `knocks`."""
    invitation_changed = Signal()
    """The code on the screen has been used: `invitation_url` is another one."""
    addresses_changed = Signal()
    """The computer is reached elsewhere now, or nowhere: `hosts`."""
    kept_changed = Signal()
    """What is to be written beside a saved game is not what it was: `kept`."""

    choosing_changed = Signal()
    """More or fewer phones than before are about to sit down: `choosing`."""

    _now = staticmethod(time.monotonic)

    def __init__(self, house: House, parent: QObject | None = None, deck: str = "") -> None:
        """No socket is open yet. `deck` names the pictures of the cards on the phones, as themes do: the
        pack is the one that lies on the table. Without it, it is the classic one with the letters of the
        table's language.
        """
        super().__init__(parent)
        self.door = Door(house, _Ear(self))
        """For pages that come without a socket: `door.come`."""
        shown = deck or lettered("classic", SPEECH.letters)
        first = wire.Welcome(words=page_words(), language=SPEECH.language.tag)
        self._site = Site(lambda code: face_drawing(code, shown), first)
        self._port = 0
        self._is_wanted = False
        self._fixed: tuple[str, ...] | None = None
        self._listening: dict[str, _Listening] = {}
        self._hosts: set[str] = set()
        self._callers: dict[QTcpSocket, _Caller] = {}
        self._calls: dict[str, Allowance] = {}
        self._looked = 0.0
        self._pinged = 0.0
        self._clock = QTimer(self)
        self._clock.setInterval(500)
        self._clock.timeout.connect(self._tick)

    # --- the sockets

    def start(self, addresses: Sequence[str] | None = None) -> bool:
        """Open the sockets, at the port of `restore` if it is free; whether there is one now.

        Without `addresses` those of the local network are taken, and followed when they change: `start` may
        fail with no network, and `addresses_changed` comes with the network.
        """
        self._fixed = tuple(addresses) if addresses is not None else None
        self._is_wanted = True
        self._clock.start()
        self._look(self._now())
        return bool(self._listening)

    def stop(self) -> None:
        """Tell all pages that no phones are wanted any more, and close every socket."""
        self._is_wanted = False
        self.door.close()
        for caller in list(self._callers.values()):
            caller.connection.end()
            self.flush(caller)
        for server in self._listening.values():
            server.close()
            server.deleteLater()
        self._listening.clear()
        self._hosts.clear()

    @property
    def is_open(self) -> bool:
        """Whether any socket is listened on."""
        return bool(self._listening)

    @property
    def port(self) -> int:
        """Where it is listened, or was at last; 0 before that."""
        return self._port

    @property
    def hosts(self) -> tuple[str, ...]:
        """Where phones find this computer, as it is typed into a browser, the best first:
        `192.168.1.20:8099`.
        """
        return tuple(_host(address, self._port) for address in self._listening)

    @property
    def invitation_url(self) -> str:
        """What the code on the screen holds; "" while no phone could come."""
        hosts = self.hosts
        return f"http://{hosts[0]}/#{self.door.seating.invitation}" if hosts else ""

    # --- seats

    def set_seats(self, seats: Sequence[int]) -> None:
        """These seats are for phones from now on; a phone that sits elsewhere has to go."""
        self.door.set_seats(tuple(seats))

    def reseat(self, order: Sequence[int]) -> None:
        """The seats have other numbers from now on: seat `n` was `order[n]`, or is new where that is
        negative.
        """
        self.door.reseat(order)

    @property
    def choosing(self) -> int:
        """How many phones were invited, are here, and have not sat down."""
        return self.door.choosing

    def phone(self, seat: int) -> Phone | None:
        """Which phone has the seat, with name and animal, here or away; None: it is free."""
        return self.door.phone(seat)

    def is_here(self, seat: int) -> bool:
        """Whether the page of the seat is here and can be sent something."""
        return self.door.is_here(seat)

    def languages(self, seat: int) -> tuple[str, ...]:
        """The languages of the phone at that seat as in BCP 47, the best first; none while it is away."""
        return self.door.languages(seat)

    def send(self, seat: int, message: wire.Told) -> bool:
        """Tell that seat something, at once; False if its page is not here."""
        return self.door.tell(seat, message)

    def remove(self, seat: int) -> None:
        """Take the seat from its phone: it is a stranger from now on."""
        self.door.remove(seat)

    def unseat(self, seat: int) -> None:
        """Free the seat; its phone is shown where else it may sit down."""
        self.door.unseat(seat)

    @property
    def knocks(self) -> tuple[Visitor, ...]:
        """Who waits to be let in: `wish` says where and as whom, `number` is for `let_in` and `turn_away`."""
        return self.door.knocks

    def let_in(self, number: int) -> bool:
        """Give who knocks the seat; False if it has gone, or the seat is not to be had any more."""
        return self.door.let_in(number)

    def turn_away(self, number: int) -> None:
        """Do not let in who knocks."""
        self.door.turn_away(number)

    def show_lobbies(self) -> None:
        """Tell all who have not sat down how it looks now, when something other than phones has changed."""
        self.door.show_lobbies()

    # --- beside a saved game

    def kept(self, seal: str = "") -> bytes:
        """What is to be written beside the game after each `kept_changed`, so that the same phones come
        back; and with what its deals are sealed.
        """
        return self.door.seating.kept(self._port, seal)

    def restore(self, kept: bytes) -> None:
        """Give phones the seats that they had, after `set_seats`, and before `start` the port that they know.
        Nonsense is as nothing.
        """
        self._port = self.door.restore(kept) or self._port

    # --- one caller

    def flush(self, caller: _Caller) -> None:
        """Send at once what a caller is told, and hang up where all was said."""
        socket, now = caller.socket, self._now()
        out = caller.connection.take_out()
        if out and socket.state() is QAbstractSocket.SocketState.ConnectedState:
            if not socket.bytesToWrite():
                caller.taken = now
            socket.write(out)
            socket.flush()
            if socket.bytesToWrite() > _MOST_WAITING:
                self._drop(caller)
                return
        if caller.connection.is_done and caller.ends is None:
            caller.ends = now + _SECONDS_STUCK
            self._part(caller)
            socket.disconnectFromHost()

    def call(self, handle: int) -> None:
        """Somebody calls, on the socket that the system knows by that number."""
        socket, now = QTcpSocket(self), self._now()
        is_there = socket.setSocketDescriptor(handle)
        address = socket.peerAddress().toString()
        if not is_there or not self._is_welcome(address, now):
            socket.abort()
            socket.deleteLater()
            return
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.setReadBufferSize(_MOST_UNREAD)
        caller = _Caller(self, socket, Connection(self._site, self._hosts, now), address, now, None, now)
        self._callers[socket] = caller
        socket.readyRead.connect(self._read)
        socket.bytesWritten.connect(self._taken)
        socket.disconnected.connect(self._hung_up)

    def _is_welcome(self, address: str, now: float) -> bool:
        if len(self._callers) >= _MOST_LINES or not is_local(address):
            return False
        if sum(caller.address == address for caller in self._callers.values()) >= _MOST_FROM_ONE:
            return False
        if address not in self._calls:
            if len(self._calls) >= 4 * _MOST_LINES:
                self._calls.clear()
            self._calls[address] = Allowance(_CALLS_AT_ONCE, _CALLS_A_SECOND, now)
        return self._calls[address].spend(now)

    def _of_sender(self) -> _Caller | None:
        socket = self.sender()
        return self._callers.get(socket) if isinstance(socket, QTcpSocket) else None

    def _read(self) -> None:
        caller = self._of_sender()
        if caller is not None:
            self._hear(caller)

    def _hear(self, caller: _Caller) -> None:
        messages = caller.connection.receive(bytes(caller.socket.readAll().data()), self._now())
        if caller.connection.is_table and caller.visitor is None:
            caller.since = self._now()
            caller.visitor = self.door.come(caller, caller.address)
        self.flush(caller)
        for message in messages:
            if caller.visitor is not None:
                self.door.hear(caller.visitor, message)

    def _taken(self) -> None:
        caller = self._of_sender()
        if caller is not None:
            caller.taken = self._now()

    def _hung_up(self) -> None:
        caller = self._of_sender()
        if caller is not None:
            self._drop(caller)

    def _part(self, caller: _Caller) -> None:
        visitor, caller.visitor = caller.visitor, None
        if visitor is not None:
            self.door.go(visitor)

    def _drop(self, caller: _Caller) -> None:
        if self._callers.pop(caller.socket, None) is None:
            return
        caller.socket.abort()
        caller.socket.deleteLater()
        self._part(caller)

    # --- all of them

    def _tick(self) -> None:
        now = self._now()
        for caller in list(self._callers.values()):
            if self._is_lost(caller, now):
                self._judge(caller, now)
        if not self._is_wanted:
            # Goodbyes are still on their way to those that are left.
            if not self._callers:
                self._clock.stop()
            return
        if now - self._pinged >= PING_EVERY:
            self._pinged = now
            for caller in list(self._callers.values()):
                if caller.visitor is not None:
                    caller.ping(now)
        if now - self._looked >= _LOOK_EVERY:
            self._look(now)

    def _judge(self, caller: _Caller, now: float) -> None:
        """Drop a caller that seems lost, unless it is only this computer that slept: then what the caller has
        said still waits in its socket, and so may what it is to be told.
        """
        caller.socket.waitForReadyRead(0)
        caller.socket.flush()
        if self._is_lost(caller, now):
            self._drop(caller)

    def _is_lost(self, caller: _Caller, now: float) -> bool:
        if caller.ends is not None:
            return now > caller.ends
        visitor = caller.visitor
        if caller.socket.bytesToWrite():
            if now - caller.taken > _SECONDS_STUCK:
                return True
            if visitor is None:
                # A file may take its time over a bad Wi-Fi, as long as it goes on.
                return False
        if visitor is not None and not visitor.is_greeted and now - caller.since > _SECONDS_STUCK:
            return True
        return caller.connection.is_overdue(now)

    def _look(self, now: float) -> None:
        """Listens where the computer is reached now, and nowhere else."""
        self._looked = now
        wanted = self._fixed if self._fixed is not None else local_addresses()
        before = self.hosts
        for address in [address for address in self._listening if address not in wanted]:
            server = self._listening.pop(address)
            server.close()
            server.deleteLater()
        for address in wanted:
            if address not in self._listening and is_local(address):
                self._listen(address)
        self._listening = {
            address: self._listening[address] for address in wanted if address in self._listening
        }
        self._hosts.clear()
        self._hosts.update(self.hosts)
        if self.hosts != before:
            self.addresses_changed.emit()

    def _listen(self, address: str) -> None:
        server = _Listening(self)
        server.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        # All addresses have one port, so that it is one number that phones and people remember.
        ports = (self._port,) if self._listening else dict.fromkeys((self._port or PORTS[0], *PORTS, 0))
        for port in ports:
            if server.listen(QHostAddress(address), port):
                self._listening[address] = server
                if self._port != server.serverPort():
                    self._port = server.serverPort()
                    self.kept_changed.emit()
                return
        server.deleteLater()


class _Listening(QTcpServer):
    """One address that is listened on, of a `Server`.

    The sockets are made here and not by Qt: of those Python would keep something for as long as the server
    is. And no slot holds the server: it would go with the last of them, in the middle of the end of this.
    """

    def incomingConnection(self, handle: int) -> None:
        parent = self.parent()
        if isinstance(parent, Server):
            parent.call(handle)


class _Ear:
    """Says what the door tells as signals of the server."""

    def __init__(self, server: Server) -> None:
        self.sat = server.sat.emit
        self.joined = server.joined.emit
        self.away = server.away.emit
        self.left = server.left.emit
        self.tapped = server.tapped.emit
        self.knocks_changed = server.knocks_changed.emit
        self.invitation_changed = server.invitation_changed.emit
        self.kept_changed = server.kept_changed.emit
        self.choosing_changed = server.choosing_changed.emit
