"""One browser's connection, without its socket: bytes in, messages and bytes out. Callers pass the time.

It begins as HTTP (`h11`), which serves the files of the `site`, and becomes a web socket (`wsproto`) when the
page asks for `/table`. No input raises an error: input that is too long, too much, too slow or malformed ends
the connection. The host name must be one of the addresses that are listened on, so that no page from
elsewhere can reach the table by a name of its own that resolves to it (DNS rebinding), and the page that
opens a web socket must come from the same address.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Set
from typing import Protocol

import h11
from wsproto.connection import Connection as WebSocket
from wsproto.connection import ConnectionState, ConnectionType
from wsproto.events import (
    AcceptConnection,
    BytesMessage,
    CloseConnection,
    Ping,
    Pong,
    Request,
    TextMessage,
)
from wsproto.frame_protocol import CloseReason
from wsproto.handshake import H11Handshake
from wsproto.utilities import ProtocolError

from cardtable.network import wire
from cardtable.network.site import Served

TABLE = "/table"
"""The path of the web socket."""

_LONGEST_HEAD = 8192
"""The most bytes of a request, all its headers together."""

_REQUESTS = 400
"""The requests answered on one connection. A page with all its pictures takes under 200."""

_SECONDS_TO_ASK, _SECONDS_IDLE, _SECONDS_SILENT = 5.0, 20.0, 7.0
"""The seconds for a request to arrive whole, for an idle connection to be kept, and for a web socket to
answer a ping; a computer that sleeps sends no pings, so its sleep doesn't count as silence.
"""

PING_EVERY = 2.0
"""The seconds between two pings: they show a page that its connection lives, and the table which phone is
away.
"""

_PING = wire.written(wire.Ping())

_FRAMES_A_SECOND, _FRAMES_AT_ONCE = 25.0, 80.0
"""The frames that a phone may send a second on average, and at most at once."""

_HTML = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "media-src 'self'; connect-src {sockets}; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""The content security policy of the page."""

_ALWAYS = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
)


class Files(Protocol):
    """The files that can be served."""

    def find(self, path: str) -> Served | None:
        """Return the file at `path`, or None."""


class Allowance:
    """A rate limit: up to `most` at once, refilled by `a_second` each second."""

    def __init__(self, most: float, a_second: float, now: float) -> None:
        self._most, self._a_second = most, a_second
        self._left, self._since = most, now

    def spend(self, now: float) -> bool:
        """Spend one, and return whether there was one to spend."""
        self._left = min(self._most, self._left + (now - self._since) * self._a_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    """The bytes received on one socket and those to be sent. `now` is in seconds and never goes back."""

    def __init__(self, files: Files, hosts: Set[str], now: float) -> None:
        """Serve `files` on `hosts`, the addresses listened on with their ports: `192.168.1.20:8099`.

        `hosts` may change later.
        """
        self._files, self._hosts = files, hosts
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=_LONGEST_HEAD)
        self._request: h11.Request | None = None
        self._asked = 0
        self._socket: WebSocket | None = None
        self._frames = Allowance(_FRAMES_AT_ONCE, _FRAMES_A_SECOND, now)
        self._message = ""
        self._out = bytearray()
        self._begun: float | None = now
        self._heard = now
        self._pinged: float | None = None
        """When the unanswered ping was sent; None if there is none."""
        self.is_done = False
        """Whether to read no more, and to close the socket when all bytes are sent."""

    @property
    def is_table(self) -> bool:
        """Whether this is a web socket now, on which messages can be sent."""
        return self._socket is not None and not self.is_done

    def receive(self, data: bytes, now: float) -> list[wire.Asked]:
        """Take the bytes received on the socket; return the messages in them."""
        if self.is_done or not data:
            return []
        self._heard, self._pinged = now, None
        if self._socket is not None:
            self._socket.receive_data(data)
            return self._heard_frames(now)
        self._http.receive_data(data)
        return self._heard_requests(now)

    def send(self, message: bytes) -> None:
        """Send a message, encoded by `wire.written`, to the phone if it can still be reached."""
        if self._socket is not None and not self.is_done:
            self._out += self._socket.send(TextMessage(data=message.decode()))

    def ping(self, now: float) -> None:
        """Ask whether the phone is there; any message counts as its answer."""
        self.send(_PING)
        if self._pinged is None:
            self._pinged = now

    def end(self) -> None:
        """Say goodbye; messages already queued are still sent."""
        self._close(CloseReason.NORMAL_CLOSURE)

    def take_out(self) -> bytes:
        """Return the bytes to be sent now, once."""
        out = bytes(self._out)
        self._out.clear()
        return out

    def is_overdue(self, now: float) -> bool:
        """Whether nothing has come for longer than any honest browser takes."""
        if self._socket is not None:
            return self._pinged is not None and now - self._pinged > _SECONDS_SILENT
        if self._begun is not None:
            return now - self._begun > _SECONDS_TO_ASK
        return now - self._heard > _SECONDS_IDLE

    # --- HTTP

    def _heard_requests(self, now: float) -> list[wire.Asked]:
        while not self.is_done:
            try:
                event = self._http.next_event()
            except h11.RemoteProtocolError as error:
                self._refuse(error.error_status_hint)
                return []
            if event is h11.NEED_DATA or event is h11.PAUSED:
                if self._begun is None and self._http.trailing_data[0]:
                    self._begun = now
                return []
            if isinstance(event, h11.Request):
                self._request = event
                self._check(event)
            elif isinstance(event, h11.EndOfMessage) and self._request is not None:
                if self._path(self._request) == TABLE:
                    return self._become_table(self._request, now)
                self._answer(self._request)
            else:
                self._refuse(413)
        return []

    def _check(self, request: h11.Request) -> None:
        """Refuse a request that no browser would send, before reading any more of it."""
        names = {name for name, _ in request.headers}
        size = len(request.target) + sum(len(name) + len(value) for name, value in request.headers)
        if size > _LONGEST_HEAD:
            self._refuse(431)
        elif names & {b"content-length", b"transfer-encoding"}:
            # Browsers only ask for files here; they send no body.
            self._refuse(413)

    def _path(self, request: h11.Request) -> str:
        return request.target.decode("ascii", "replace").partition("?")[0]

    def _answer(self, request: h11.Request) -> None:
        """Send the requested file, or refuse with the reason."""
        self._asked += 1
        # One request at a time: a client that sends more without reading the answer would fill our memory.
        last = self._asked >= _REQUESTS or bool(self._http.trailing_data[0])
        host = _header(request, b"host").lower()
        if host not in self._hosts:
            self._refuse(421)
            return
        if request.method not in (b"GET", b"HEAD"):
            self._refuse(405)
            return
        served = self._files.find(self._path(request))
        if served is None:
            self._respond(404, (), b"", last)
            return
        headers = (
            ("Content-Type", served.type),
            ("Cache-Control", served.keep),
            ("ETag", served.tag),
            ("Content-Security-Policy", served.policy or _HTML.format(sockets=_sockets(host))),
        )
        if _header(request, b"if-none-match") == served.tag:
            self._respond(304, headers, b"", last)
        else:
            self._respond(200, headers, served.body, last)

    def _respond(self, status: int, headers: tuple[tuple[str, str], ...], body: bytes, last: bool) -> None:
        lines = [*headers, *_ALWAYS, ("Content-Length", str(len(body)))]
        if status == 304:
            lines.pop()
        if last:
            lines.append(("Connection", "close"))
        self._out += self._http.send(h11.Response(status_code=status, headers=lines, reason=b"")) or b""
        if body and self._request is not None and self._request.method == b"GET":
            self._out += self._http.send(h11.Data(data=body)) or b""
        self._out += self._http.send(h11.EndOfMessage()) or b""
        self._request, self._begun = None, None
        if self._http.our_state is h11.DONE and self._http.their_state is h11.DONE:
            self._http.start_next_cycle()
        else:
            self.is_done = True

    def _refuse(self, status: int) -> None:
        """Send an error status, and read nothing more."""
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [*_ALWAYS, ("Content-Length", "0"), ("Connection", "close")]
            self._out += self._http.send(h11.Response(status_code=status, headers=headers, reason=b"")) or b""
        self.is_done = True

    # --- the web socket

    def _become_table(self, request: h11.Request, now: float) -> list[wire.Asked]:
        host = _header(request, b"host").lower()
        if host not in self._hosts:
            self._refuse(421)
            return []
        if _header(request, b"origin").lower() != f"http://{host}":
            self._refuse(403)
            return []
        if not _is_key(_header(request, b"sec-websocket-key")):
            self._refuse(400)
            return []
        handshake = H11Handshake(ConnectionType.SERVER)
        try:
            handshake.initiate_upgrade_connection(list(request.headers), request.target)
            asked = any(isinstance(event, Request) for event in handshake.events())
            if asked:
                self._out += handshake.send(AcceptConnection())
        except (ProtocolError, h11.ProtocolError, ValueError):
            asked = False
        if not asked or handshake.connection is None:
            self._refuse(400)
            return []
        self._socket, self._begun, self._request = handshake.connection, None, None
        self._socket.receive_data(self._http.trailing_data[0])
        return self._heard_frames(now)

    def _heard_frames(self, now: float) -> list[wire.Asked]:
        found: list[wire.Asked] = []
        if self._socket is None:
            return found
        for event in self._socket.events():
            if not self._frames.spend(now):
                self._close(CloseReason.POLICY_VIOLATION)
            elif isinstance(event, TextMessage):
                self._hear_text(event, found)
            elif isinstance(event, Ping):
                self._out += self._socket.send(event.response())
            elif isinstance(event, CloseConnection):
                self._close(CloseReason.NORMAL_CLOSURE)
            elif isinstance(event, BytesMessage) or not isinstance(event, Pong):
                self._close(CloseReason.UNSUPPORTED_DATA)
            if self.is_done:
                break
        return found

    def _hear_text(self, event: TextMessage, found: list[wire.Asked]) -> None:
        self._message += event.data
        if len(self._message) > wire.LONGEST:
            self._close(CloseReason.MESSAGE_TOO_BIG)
        elif event.message_finished:
            message, self._message = self._message, ""
            try:
                found.append(wire.read(message))
            except wire.WireError:
                self._close(CloseReason.POLICY_VIOLATION)

    def _close(self, reason: CloseReason) -> None:
        if self._socket is not None and self._socket.state in (
            ConnectionState.OPEN,
            ConnectionState.REMOTE_CLOSING,
        ):
            self._out += self._socket.send(CloseConnection(code=reason))
        self.is_done = True


def _sockets(host: str) -> str:
    """Return the web sockets that a page from `host` may open, as a content security policy says it.

    Not all browsers include web sockets in 'self'; but a policy can't name an IPv6 address.
    """
    return "'self'" if host.startswith("[") else f"'self' ws://{host}"


def _is_key(text: str) -> bool:
    """Return whether a Sec-WebSocket-Key is 16 bytes in base64 (RFC 6455, 4.2.1)."""
    try:
        return len(b64decode(text, validate=True)) == 16
    except ValueError:
        return False


def _header(request: h11.Request, name: bytes) -> str:
    """Return the value of a header; "" if it is missing or there twice."""
    found = [value for key, value in request.headers if key == name]
    return found[0].decode("ascii", "replace") if len(found) == 1 else ""
