"""Answers and refusals to browsers, on connections without sockets."""

from __future__ import annotations

import json
import re

import pytest

from cardtable.network import wire
from cardtable.network.connection import Connection
from cardtable.network.site import Served, Site
from tests.network.pages import Browser
from tests.rows import rows

HOST = "192.168.1.20:8099"
HOSTS = {HOST, "[fd00::2]:8099"}


class OnePage:
    """A site with a page and a picture."""

    def find(self, path: str) -> Served | None:
        return {
            "/": Served(b"<!doctype html>", "text/html; charset=utf-8", "no-cache", '"1"', ""),
            "/icons/hint.svg": Served(b"<svg/>", "image/svg+xml", "max-age=86400", '"2"', "sandbox"),
        }.get(path)


def connection() -> Connection:
    return Connection(OnePage(), HOSTS, 0.0)


def asked(target: str = "/", method: str = "GET", host: str = HOST, **headers: str) -> bytes:
    lines = [f"{method} {target} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def answer(to: bytes, on: Connection | None = None) -> tuple[int, dict[str, str], bytes]:
    """Return status, headers and body of an answer; the status is 0 without an answer."""
    on = on or connection()
    assert on.receive(to, 0.0) == []
    out = on.take_out()
    if not out:
        return 0, {}, b""
    head, _, body = out.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    return int(first.split()[1]), {k.lower(): v for k, v in (line.split(": ", 1) for line in rest)}, body


def opened(**options: str) -> tuple[Connection, Browser]:
    """Open a web socket; return both ends."""
    computer, browser = connection(), Browser(HOST, **options)
    computer.receive(browser.begin(), 0.0)
    browser.hear(computer.take_out())
    assert browser.is_open
    return computer, browser


# --- files


def test_the_page_is_served_with_a_strict_policy() -> None:
    status, headers, body = answer(asked())
    assert (status, body) == (200, b"<!doctype html>")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://{HOST};" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "cross-origin-opener-policy" not in headers, "browsers complain about it without https"
    assert "set-cookie" not in headers
    assert "server" not in headers


def test_the_policy_for_an_ipv6_address_has_no_invalid_source() -> None:
    _, headers, _ = answer(asked(host="[fd00::2]:8099"))
    assert "connect-src 'self';" in headers["content-security-policy"]
    assert "[" not in headers["content-security-policy"]


def test_a_cached_file_is_not_sent_again() -> None:
    status, headers, body = answer(asked("/icons/hint.svg", If_None_Match='"2"'))
    assert (status, body) == (304, b"")
    assert headers["etag"] == '"2"'


def test_one_connection_answers_several_requests() -> None:
    one = connection()
    assert [answer(asked(target), one)[0] for target in ("/", "/icons/hint.svg", "/none", "/?v=2")] == [
        200,
        200,
        404,
        200,
    ]
    assert not one.is_done


def test_the_answer_to_head_has_no_body() -> None:
    status, headers, body = answer(asked(method="HEAD"))
    assert (status, headers["content-length"], body) == (200, "15", b"")


@rows(
    "to, status",
    [
        (asked("/phone/"), 404),
        (asked("/../pyproject.toml"), 404),
        (asked("/icons/../../pyproject.toml"), 404),
        (asked("/%2e%2e/pyproject.toml"), 404),
        (asked("//etc/passwd"), 404),
        (asked("/icons/"), 404),
        (asked("/icons/hint.svg/"), 404),
        (asked("/ICONS/hint.svg"), 404),
        (asked("http://192.168.1.20:8099/"), 404),
        (asked(host="evil.example:8099"), 421),
        (asked(host="192.168.1.20"), 421),
        (asked(host="192.168.1.20:80"), 421),
        (asked(host="localhost:8099"), 421),
        (asked(host=""), 421),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (asked(Host=HOST), 400),
        (asked(method="POST"), 405),
        (asked(method="CONNECT"), 405),
        (asked(method="POST", Content_Length="3") + b"abc", 413),
        (asked(Content_Length="99999999999") + b"abc", 413),
        (asked(Transfer_Encoding="chunked") + b"3\r\nabc\r\n", 413),
        (asked(Content_Length="1", Transfer_Encoding="chunked"), 413),
        (asked(Filler="x" * 9000), 431),
        (b"x" * 9000, 431),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),
        (b"\r\n\r\n\r\n", 400),
        (asked("/\x00"), 400),
        (asked("/\xe4"), 400),
        (asked("/table"), 403),
        (asked("/table", Origin=f"http://{HOST}"), 400),
    ],
)
def test_all_other_requests_are_refused(to: bytes, status: int) -> None:
    one = connection()
    found, headers, body = answer(to, one)
    assert found == status
    assert body == b""
    assert headers.get("content-length") == "0"
    assert one.is_done is (status != 404)


def test_a_client_that_sends_many_requests_without_reading_is_disconnected() -> None:
    one = connection()
    one.receive(asked() * 300, 0.0)
    assert one.is_done
    assert one.take_out().count(b"HTTP/1.1 ") == 1


def test_only_listed_files_are_served() -> None:
    site = Site()
    assert site.find("/cards/QS.svg") is not None
    assert site.find("/cards/ONO.svg") is not None
    assert site.find("/cards/JK1.svg") is not None
    assert site.find("/avatars/owl.svg") is not None
    assert all(re.fullmatch(r"/([a-z]+/)?[\w.-]*", path) for path in site.paths)
    assert not any(path.endswith("/") for path in site.paths if path != "/")
    drawn = site.find("/icons/hint.svg")
    assert "sandbox" in drawn.policy


# --- the web socket


def test_messages_go_both_ways() -> None:
    computer, browser = opened()
    assert computer.receive(browser.say(do="card", turn=3, at=1), 0.0) == [wire.Card(3, 1)]
    computer.send(wire.written(wire.Ping()))
    browser.hear(computer.take_out())
    assert browser.received == [{"is": "ping"}]


@rows(
    "host, origin, path, status",
    [
        (HOST, "http://evil.example", "/table", 403),
        (HOST, f"https://{HOST}", "/table", 403),
        (HOST, "null", "/table", 403),
        (HOST, "", "/table", 403),
        (HOST, "http://192.168.1.20", "/table", 403),
        (HOST, "http://[fd00::2]:8099", "/table", 403),
        ("evil.example:8099", "http://evil.example:8099", "/table", 421),
        (HOST, f"http://{HOST}", "/", 200),
        (HOST, f"http://{HOST}", "/tables", 404),
    ],
)
def test_only_our_own_page_can_open_a_web_socket(host: str, origin: str, path: str, status: int) -> None:
    computer, browser = connection(), Browser(host, origin, path)
    computer.receive(browser.begin(), 0.0)
    assert not computer.is_table
    assert computer.take_out().startswith(f"HTTP/1.1 {status} ".encode())


@rows(
    "key, status",
    [
        ("dGhlIHNhbXBsZSBub25jZQ==", 101),
        ("dGhlIHNhbXBsZQ==", 400),
        ("dGhlIHNhbXBsZSBub25jZSE=", 400),
        ("dGhlIHNhbXBsZSBub25jZQ", 400),
        ("dGhl IHNhbXBsZSBub25jZQ==", 400),
        ("?", 400),
        ("", 400),
    ],
    ids=["whole", "short", "long", "not padded", "blank", "no base64", "none"],
)
def test_the_key_of_a_web_socket_is_sixteen_bytes(key: str, status: int) -> None:
    computer = connection()
    upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13"}
    ask = asked("/table", Origin=f"http://{HOST}", Sec_WebSocket_Key=key, **upgrade)
    computer.receive(ask, 0.0)
    assert computer.take_out().startswith(f"HTTP/1.1 {status} ".encode())
    assert computer.is_table is (status == 101)


def test_a_message_may_come_in_pieces() -> None:
    computer, browser = opened()
    data = browser.say(do="card", turn=3, at=1)
    found = [message for byte in data for message in computer.receive(bytes([byte]), 0.0)]
    assert found == [wire.Card(3, 1)]


def frame(opcode: int, payload: bytes, size: int | None = None, fin: bool = True) -> bytes:
    """Return a frame of a browser with an empty mask; `size` may differ from the real one."""
    size = len(payload) if size is None else size
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + bytes(4) + payload


@rows(
    "data, code",
    [
        (frame(1, b"{"), 1008),
        (frame(1, b"[]"), 1008),
        (frame(1, b'{"do":"nothing"}'), 1008),
        (frame(1, b'{"do":"card","turn":1}'), 1008),
        (frame(1, b'{"do":"card","turn":1,"at":-1}'), 1008),
        (frame(1, b'{"do":"card","turn":1,"at":1,"seat":2}'), 1008),
        (frame(1, b'{"do":"card","turn":1.5,"at":1}'), 1008),
        (frame(1, b'{"do":"card","turn":1e99,"at":1}'), 1008),
        (frame(1, b'{"do":"seat","turn":1,"seat":99}'), 1008),
        (frame(1, b'{"do":"hello","secret":"short"}'), 1008),
        (frame(1, b"[" * 2000), 1008),
        (frame(1, b'"' + b"a" * 4000 + b'"'), 1009),
        (frame(1, b"a" * 3000, 1 << 40), 1009),
        (frame(1, b"", (1 << 63) + 5), 1000),
        (frame(1, b"\xff\xfe"), 1000),
        (frame(2, b"{}"), 1003),
        (frame(3, b""), 1000),
        (frame(8, b"\x03\xe8bye"), 1000),
        (frame(8, b"\x00"), 1000),
        (frame(9, b"x" * 126), 1000),
        (frame(0, b"x"), 1000),
        (b"\xc1\x80\x00\x00\x00\x00", 1000),
        (b"\x81\x02{}", 1000),
        (b"".join(frame(9, b"") for _ in range(200)), 1008),
        (b"".join(frame(0 if n else 1, b"", fin=False) for n in range(200)), 1008),
    ],
)
def test_an_invalid_frame_ends_the_connection(data: bytes, code: int) -> None:
    computer, browser = opened()
    assert computer.receive(data, 0.0) == []
    assert computer.is_done
    out = computer.take_out()
    browser.hear(out)
    assert browser.closed == code
    assert len(out) < 2000
    assert computer.receive(browser.say(do="leave") if browser.closed is None else b"x", 0.0) == []
    computer.send(b"{}")
    assert computer.take_out() == b""


@rows("seconds", [0, 3600])
def test_messages_that_come_too_fast_end_the_connection_even_after_silence(seconds: int) -> None:
    computer, browser = opened()
    found = computer.receive(b"".join(browser.say(do="pong") for _ in range(500)), float(seconds))
    assert 0 < len(found) < 100
    assert computer.is_done


def test_steady_tapping_is_allowed() -> None:
    computer, browser = opened()
    found = [computer.receive(browser.say(do="pong"), tap / 20) for tap in range(2_000)]
    assert all(found)
    assert not computer.is_done


# --- time


def test_half_a_request_times_out() -> None:
    one = connection()
    one.receive(b"GET / HT", 1.0)
    assert not one.is_overdue(4.0)
    one.receive(b"TP/1.1\r\n", 4.9)
    assert one.is_overdue(5.1)


def test_half_of_a_second_request_times_out_too() -> None:
    one = connection()
    answer(asked(), one)
    assert not one.is_overdue(15.0)
    one.receive(b"GET / HT", 15.0)
    one.receive(b"T", 19.0)
    assert one.is_overdue(20.5)
    assert not one.is_overdue(19.5)


def test_a_silent_phone_counts_as_away() -> None:
    computer, browser = opened()
    computer.ping(2.0)
    computer.receive(browser.say(do="pong"), 2.1)
    for now in (4.0, 6.0, 8.0, 10.0):
        assert not computer.is_overdue(now)
        computer.ping(now)
    assert not computer.is_overdue(11.0)
    assert computer.is_overdue(11.1)


def test_a_phone_that_was_not_pinged_is_not_silent() -> None:
    """After this computer has slept, the phone has time to answer the next ping."""
    computer, browser = opened()
    computer.ping(2.0)
    computer.receive(browser.say(do="pong"), 2.1)
    assert not computer.is_overdue(62.0)
    computer.ping(62.0)
    assert not computer.is_overdue(69.0)
    assert computer.is_overdue(69.1)


# --- what is said


@rows("name", ["hello", "sit", "leave", "card", "agree", "number", "button"])
def test_messages_of_phones_are_read_strictly(name: str) -> None:
    whole = {
        "hello": {"languages": ["de-AT", "en"], "secret": "A" * 22, "invitation": ""},
        "sit": {"seat": 1, "name": "Mia", "avatar": "rabbit"},
        "leave": {},
        "card": {"turn": 1, "at": 0},
        "agree": {"turn": 1, "yes": True},
        "number": {"turn": 1, "total": -5},
        "button": {"turn": 1, "key": "S"},
    }[name]
    assert wire.read(json.dumps({"do": name, **whole}))
    for field, value in whole.items():
        # A name may have any sign; unprintable ones are removed later.
        others = (None, [value], {"a": value}, 10**30, "x" * 3000, *(["\n"] if field != "name" else []))
        for other in others:
            with pytest.raises(wire.WireError):
                wire.read(json.dumps({"do": name, **whole, field: other}))
    with pytest.raises(wire.WireError):
        wire.read(json.dumps({"do": name, **whole, "more": 1}))
