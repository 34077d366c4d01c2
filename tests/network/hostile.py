"""Random hostile messages that somebody on the same Wi-Fi could send."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.network.pages import Browser

HOST = "127.0.0.1:8099"

_WHOLE: tuple[dict[str, Any], ...] = (
    {"do": "hello"},
    {"do": "hello", "languages": ["de"], "secret": "B" * 22, "invitation": "C" * 22},
    {"do": "sit", "seat": 2, "name": "Eve", "avatar": "cat"},
    {"do": "sit", "seat": 0, "name": "Eve", "avatar": "rabbit"},
    {"do": "leave"},
    {"do": "card", "turn": 1, "at": 0},
    {"do": "agree", "turn": 1, "yes": True},
    {"do": "go_on", "turn": 2**53 - 1},
    {"do": "pong"},
)
"""Valid messages from somebody without the right to send them."""

_KINDS = ("hello", "sit", "leave", "card", "number", "seat", "button", "undo", "pong", "sheet", "__class__")
_FIELDS = ("secret", "invitation", "languages", "seat", "name", "avatar", "turn", "at", "total", "key", "is")

_VALUES: tuple[Any, ...] = (
    *(0, 1, 2, -1, 7, 10**6, 2**53, 2**63, -(2**64), 1.5, 1e308, True, False, None, "", "cat", "Eve"),
    *("A" * 22, "\u0000", "\ud83d\ude00", "\u202e", "../..", "<script>alert(1)</script>", "x" * 3000),
    *([], {}, [[[[]]]], {"do": "hello"}, ["en"] * 40, ["de-AT"], list(range(300))),
)

_NONE = (b"[" * 900, b'{"do":' * 300, b'"' * 99, b"nul", b"-", b"1" * 1500, b"\xff\xff", b"{}")

_TARGETS = (
    *(
        "/",
        "/phone.js",
        "/cards/QS.svg",
        "/table",
        "/../../etc/passwd",
        "/%2e%2e/",
        "//",
        "*",
        "?",
        "/\\..\\",
    ),
    *("http://evil.example/", "/cards/", "/aaaa", "/" + "a" * 9000, "/" + "a" * 70_000, "/cards/../phone.js"),
)
_METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "CONNECT", "TRACE", "PRI", "get")
_VERSIONS = ("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "")
_OPCODES = (0x01, 0x80, 0x82, 0x88, 0x89, 0x8A)

_HELLO = b"\x81\x8e" + bytes(4) + b'{"do":"hello"}'


def message(chance: random.Random) -> bytes:
    """Return a valid message, a nearly valid one, or other bytes."""
    made = dict(chance.choice(_WHOLE))
    if chance.random() < 0.6:
        return json.dumps(made).encode()
    if chance.random() < 0.3:
        made["do"] = chance.choice(_KINDS)
    for _ in range(chance.randrange(3)):
        made[chance.choice(_FIELDS)] = chance.choice(_VALUES)
    text = json.dumps(made).encode()
    cut = text[: chance.randrange(len(text))]
    return chance.choice((text, text, cut, _bent(text, chance), chance.choice(_NONE)))


def _bent(data: bytes, chance: random.Random) -> bytes:
    bent = bytearray(data)
    for _ in range(chance.randrange(1, 8)):
        bent[chance.randrange(len(bent))] = chance.randrange(256)
    return bytes(bent)


def frame(chance: random.Random) -> bytes:
    """Return a frame like those of browsers, often a damaged one."""
    payload = message(chance)
    opcode, size, masked = 0x81, len(payload), 0x80
    if chance.random() < 0.2:
        opcode = chance.choice((*_OPCODES, chance.randrange(256)))
        size = chance.choice((size, chance.randrange(1 << 16), 1 << 40, (1 << 64) - 1))
        masked = chance.choice((0, 0x80, 0x80, 0x80))
    if size < 126:
        head = bytes([opcode, masked | size])
    elif size < 1 << 16:
        head = bytes([opcode, masked | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([opcode, masked | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = chance.randbytes(4)
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def request(chance: random.Random, host: str = HOST) -> bytes:
    """Return a request like those of browsers, often a damaged one."""
    lines = [f"{chance.choice(_METHODS)} {chance.choice(_TARGETS)} {chance.choice(_VERSIONS)}"]
    lines.append(f"Host: {chance.choice((host, host, host, 'evil.example', '', 'a' * 5000, '0'))}")
    if chance.random() < 0.4:
        lines += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        lines.append(f"Sec-WebSocket-Key: {chance.choice(('dGhlIHNhbXBsZSBub25jZQ==', '', 'x' * 500))}")
        lines.append(f"Origin: {chance.choice((f'http://{host}', 'http://evil.example', 'null'))}")
    if chance.random() < 0.3:
        lines += [f"X-{n}: {'y' * chance.choice((1, 100))}" for n in range(chance.choice((1, 50, 400)))]
    if chance.random() < 0.2:
        body = ("Content-Length: 99", "Transfer-Encoding: chunked", "Content-Length: -1", "a\x00b: c")
        lines.append(chance.choice(body))
    data = "\r\n".join([*lines, "", ""]).encode("latin-1")
    cut = data[: chance.randrange(len(data))]
    return chance.choice((data, data, data, _bent(data, chance), cut, chance.randbytes(500)))


def begun(chance: random.Random, host: str = HOST) -> bytes:
    """Return a valid start of a web socket, followed by frames."""
    hello = _HELLO if chance.random() < 0.8 else b""
    return Browser(host).begin() + hello + b"".join(frame(chance) for _ in range(chance.randrange(3)))


def pieces(data: bytes, chance: random.Random) -> list[bytes]:
    """Return the data as one or two pieces."""
    if chance.random() < 0.7 or len(data) < 3:
        return [data]
    at = chance.randrange(1, len(data))
    return [data[:at], data[at:]]
