"""The sockets for phones: opened when a seat is first given to a phone, closed with the last such game.

It listens only on addresses of the local network and accepts only callers from there. `network.connection`
reads what comes in, and `network.door` acts on it. Here, bytes go in and out quickly; a caller that is too
slow or sends too much is disconnected.
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
from cardtable.network.door import Door, PhoneMatch, Visitor
from cardtable.network.site import Site
from cardtable.ui.drawing.pictures import face_drawing
from cardtable.ui.drawing.theme import lettered
from cardtable.ui.phones.house import page_words

PORTS = range(8099, 8109)
"""Ports to try in order if none is remembered; returning phones look for the one they know."""

_LOCAL = tuple(
    ip_network(net)
    for net in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
"""Private networks (RFC 1918), those without a router (RFC 3927), unique local addresses (RFC 4193)."""

_MADE_UP = ("docker", "br-", "veth", "virbr", "vbox", "vmnet", "vethernet", "lxc", "lxd", "podman", "cni")
"""Names of networks inside this computer; a phone is hardly ever on one."""

_MOST_LINES, _MOST_FROM_ONE = 192, 64
"""Largest number of connections, in total and from one address. A browser opens about seven."""

_CALLS_AT_ONCE, _CALLS_A_SECOND = 120.0, 30.0
"""Connections that one address may open at once, and per second in the long run."""

_MOST_WAITING = 2 << 20
"""Largest number of bytes that may wait for a browser; a slower one is disconnected."""

_MOST_UNREAD = 1 << 16
"""Bytes of a caller that are read at a time; the system holds back the rest."""

_SECONDS_STUCK = 6.0
"""Seconds after which a caller that takes no data, or doesn't finish a goodbye, is disconnected."""

_LOOK_EVERY = 5.0
"""Seconds between checks of the computer's addresses, as it may change to another Wi-Fi."""


def is_local(address: str) -> bool:
    """Whether an address belongs to a local network."""
    found = _address(address)
    return found is not None and any(found in net for net in _LOCAL if net.version == found.version)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def local_addresses() -> tuple[str, ...]:
    """Return this computer's addresses in local networks, the one that phones most likely reach first."""
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
            # A link-local IPv6 address is valid only together with a network card; no browser accepts that.
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
    """One socket; it becomes a page's `Line` once a web socket is open on it."""

    server: Server
    socket: QTcpSocket
    connection: Connection
    address: str
    since: float
    visitor: Visitor | None = None
    taken: float = field(default=0.0)
    """Time when the browser last took some of the data that waits."""
    ends: float | None = None

    def send(self, message: bytes) -> None:
        self.connection.send(message)
        self.server.flush(self)

    def ping(self, now: float) -> None:
        self.connection.ping(now)
        self.server.flush(self)

    def end(self) -> None:
        self.connection.end()
        self.server.flush(self)


class Server(QObject):
    """The phones of one match: `start` opens the sockets, `stop` closes them.

    `door` knows the phones and their seats; no seat is for phones before `door.set_seats`. It sends by itself
    the messages of a `PhoneMatch` (welcome, lobby, gone). What a seat sees must be sent with `door.send`,
    after `joined` and after every change.
    """

    sat = Signal(int)
    """Emitted with a seat when a phone takes it or changes its name or animal; see `door.phone(seat)`."""
    joined = Signal(int)
    """Emitted with a seat when its page connects, for the first time or again; it needs a sheet."""
    away = Signal(int)
    """Emitted with a seat when its page disconnects; the phone keeps the seat."""
    left = Signal(int)
    """Emitted with a seat that lost its phone: it left, was removed or replaced."""
    tapped = Signal(int, object)
    """Emitted with a seat and the `wire.Tap` from its page."""
    knocks_changed = Signal()
    """Emitted when `door.knocks` has changed."""
    invitation_changed = Signal()
    """Emitted when `invitation_url` has changed: its code was used, or the computer has other addresses."""
    kept_changed = Signal()
    """Emitted when `kept` has changed and must be saved again next to the game."""

    choosing_changed = Signal()
    """Emitted when `door.choosing` has changed."""

    _now = staticmethod(time.monotonic)

    def __init__(self, house: PhoneMatch, parent: QObject | None = None, deck: str = "") -> None:
        """Make it without opening a socket.

        `deck` names the pack on the table, which the phones show too; by default it is the classic one with
        the letters of the table's language.
        """
        super().__init__(parent)
        self.door = Door(house, _Ear(self))
        """The phones and their seats, and the way in for pages that come without a socket: `door.come`."""
        shown = deck or lettered("classic", SPEECH.letters)
        first = wire.Welcome(words=page_words(), language=SPEECH.language.tag)
        self._site = Site(lambda code: face_drawing(code, shown), first)
        self.port = 0
        """The port listened on now or last; 0 before that."""
        self._is_wanted = False
        self._fixed: tuple[str, ...] | None = None
        self._listening: dict[str, _Listening] = {}
        self._hosts: set[str] = set()
        self._callers: dict[QTcpSocket, _Caller] = {}
        self._calls: dict[str, Allowance] = {}
        self._looked = 0.0
        self._pinged = 0.0
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)

    # --- the sockets

    def start(self, addresses: Sequence[str] | None = None) -> bool:
        """Open the sockets, at the port of `restore` if it's free; return whether any is open.

        Without `addresses`, those of the local network are used and updated when they change. Without a
        network, `start` fails, and `invitation_changed` follows when there is one.
        """
        self._fixed = tuple(addresses) if addresses is not None else None
        self._is_wanted = True
        self._pace()
        self._look(self._now())
        return bool(self._listening)

    def stop(self) -> None:
        """Say goodbye to all pages and close every socket."""
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
        return bool(self._listening)

    @property
    def hosts(self) -> tuple[str, ...]:
        """This computer's addresses to type into a browser, the best first, such as `192.168.1.20:8099`."""
        return tuple(_host(address, self.port) for address in self._listening)

    @property
    def invitation_url(self) -> str:
        """The link in the code on the screen; "" if no phone can connect."""
        hosts = self.hosts
        return f"http://{hosts[0]}/#{self.door.seating.invitation}" if hosts else ""

    # --- saving

    def kept(self, seal: str = "") -> bytes:
        """Return the phones and the `seal`, to be saved with the game after each `kept_changed`."""
        return self.door.seating.kept(self.port, seal)

    def restore(self, kept: bytes) -> None:
        """Restore seats (after `door.set_seats`) and port (before `start`); ignore invalid data."""
        self.port = self.door.restore(kept) or self.port

    # --- one caller

    def flush(self, caller: _Caller) -> None:
        """Send a caller its messages now, and disconnect after the last one."""
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
        """Take a new caller, on the socket with this number in the system."""
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
        self._pace()

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

    # --- all callers

    def _tick(self) -> None:
        now = self._now()
        for caller in list(self._callers.values()):
            if self._is_lost(caller, now):
                self._judge(caller, now)
        if not self._is_wanted:
            # Goodbyes may still be on their way.
            if not self._callers:
                self._clock.stop()
            return
        self._pace()
        if now - self._pinged >= PING_EVERY:
            self._pinged = now
            for caller in list(self._callers.values()):
                if caller.visitor is not None:
                    caller.ping(now)
        if not self._callers or now - self._looked >= _LOOK_EVERY:
            self._look(now)

    def _pace(self) -> None:
        """Look after callers twice a second; without any, wake only to look for other addresses."""
        interval = 500 if self._callers else round(1000 * _LOOK_EVERY)
        if not self._clock.isActive() or self._clock.interval() != interval:
            self._clock.start(interval)

    def _judge(self, caller: _Caller, now: float) -> None:
        """Disconnect a caller that seems lost, unless only this computer slept.

        In that case, data from the caller and for it still waits in the socket.
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
                # A file may take long over a bad Wi-Fi, as long as some of it gets through.
                return False
        if visitor is not None and not visitor.is_greeted and now - caller.since > _SECONDS_STUCK:
            return True
        return caller.connection.is_overdue(now)

    def _look(self, now: float) -> None:
        """Listen on the computer's current addresses only."""
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
            self.invitation_changed.emit()

    def _listen(self, address: str) -> None:
        server = _Listening(self)
        server.setProxy(QNetworkProxy(QNetworkProxy.ProxyType.NoProxy))
        # All addresses share one port, so that phones and people have one number to remember.
        ports = (self.port,) if self._listening else dict.fromkeys((self.port or PORTS[0], *PORTS, 0))
        for port in ports:
            if server.listen(QHostAddress(address), port):
                self._listening[address] = server
                if self.port != server.serverPort():
                    self.port = server.serverPort()
                    self.kept_changed.emit()
                return
        server.deleteLater()


class _Listening(QTcpServer):
    """One address that a `Server` listens on.

    Sockets are made here, not by Qt, because Python would keep something of each as long as the server lives.
    No slot holds the server, because it would be deleted with the last one, in the middle of cleaning up.
    """

    def incomingConnection(self, handle: int) -> None:
        parent = self.parent()
        if isinstance(parent, Server):
            parent.call(handle)


class _Ear:
    """Emits the door's events as signals of the server."""

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
