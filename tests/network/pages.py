"""A simple house for tests of doors and servers, and the browser's end of a connection."""

from __future__ import annotations

import json
from typing import Any

from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Message, RejectConnection, Request, TextMessage

from cardtable.network import wire
from cardtable.network.door import Door, Visitor, Why

ANIMALS = ("bear", "cat", "fox", "frog", "owl", "panda", "penguin", "rabbit", "robot", "tiger")


class OneHouse:
    """A house that lets phones sit on all their seats, with one word for everything."""

    asks = False
    waits = False

    def __init__(self) -> None:
        self.door: Door | None = None
        self.learners: dict[int, str] = {}

    def learner(self, seat: int) -> str:
        return self.learners.get(seat, "")

    def name(self, seat: int, wish: str) -> str:
        return wish

    def welcome(self, visitor: Visitor, secret: str) -> wire.Welcome:
        return wire.Welcome(words={"go": "Go"}, language=next(iter(visitor.languages), "en"), secret=secret)

    def lobby(self, visitor: Visitor) -> wire.Lobby:
        assert self.door is not None
        door = self.door
        phones = {seat: door.phone(seat) for seat in door.seating.seats}
        seats = tuple(
            wire.LobbySeat(
                seat=seat,
                name=phone.name if phone is not None and visitor.is_invited else "",
                avatar=phone.avatar if phone is not None and visitor.is_invited else "",
                state="free"
                if phone is None
                else "you"
                if seat == visitor.seat
                else "taken"
                if door.is_here(seat)
                else "away",
            )
            for seat, phone in sorted(phones.items())
        )
        taken = {phone.avatar for phone in phones.values() if phone is not None}
        free = tuple(animal for animal in ANIMALS if animal not in taken)
        return wire.Lobby(game="Ninety-nine", seats=seats, avatars=free, knocking=visitor.wish is not None)

    def gone(self, visitor: Visitor, why: Why) -> wire.Gone:
        return wire.Gone(why=why, sentence=why)


class Browser:
    """A browser's side of a web socket, without the socket: send `begin`, then `hear` all data."""

    def __init__(self, host: str, origin: str | None = None, path: str = "/table") -> None:
        self._ends = WSConnection(ConnectionType.CLIENT)
        headers = [(b"Origin", (origin if origin is not None else f"http://{host}").encode())]
        self._ask = Request(host=host, target=path, extra_headers=headers)
        self._text = ""
        self.is_open = False
        self.refused: int | None = None
        self.closed: int | None = None
        self.received: list[dict[str, Any]] = []

    def begin(self) -> bytes:
        return self._ends.send(self._ask)

    def say(self, **message: Any) -> bytes:
        return self._ends.send(Message(data=json.dumps(message)))

    def hear(self, data: bytes) -> None:
        self._ends.receive_data(data)
        for event in self._ends.events():
            if isinstance(event, AcceptConnection):
                self.is_open = True
            elif isinstance(event, RejectConnection):
                self.refused = event.status_code
            elif isinstance(event, CloseConnection):
                self.closed = int(event.code)
            elif isinstance(event, TextMessage):
                self._text += event.data
                if event.message_finished:
                    self.received.append(json.loads(self._text))
                    self._text = ""

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Return all messages of one kind, latest last."""
        return [message for message in self.received if message["is"] == kind]
