"""A family at one table: phones that know nothing but what is sent to them, and send nothing but taps."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.network import wire
from cardtable.network.door import Door, Visitor
from cardtable.rules.catalogue import catalogue
from cardtable.storage.games import GameStore
from cardtable.ui.phones.host import PhoneHost
from cardtable.ui.play.conductor import Conductor
from tests.network.pages import OneHouse

NAMES = ("Mia", "Leo", "Dad", "Gran", "Ida")
ANIMALS = ("rabbit", "tiger", "bear", "owl", "cat")


class FakePhone(QObject):
    """A page of a phone in the same process. It plays by chance what its sheet offers."""

    def __init__(self, door: Door, chance: random.Random, languages: tuple[str, ...] = ("en",)) -> None:
        super().__init__()
        self._door, self._chance, self._languages = door, chance, languages
        self.received: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.secret = ""
        self.plays = True
        """Whether it taps by itself whatever it may."""
        self.taps: list[dict[str, Any]] = []
        self.visitor: Visitor | None = None
        self.before_tap: Callable[[dict[str, Any]], None] = lambda tap: None

    # --- the line

    def send(self, message: bytes) -> None:
        received = json.loads(message)
        self.raw.append(message)
        self.received.append(received)
        self.secret = received.get("secret") or self.secret
        if self.plays and received["is"] == "sheet":
            QTimer.singleShot(0, self, self.act)

    def end(self) -> None:
        self.visitor = None

    def come(self, invitation: str = "") -> None:
        """Opens the page and says hello."""
        self.visitor = self._door.come(self)
        self.say(do="hello", languages=self._languages, secret=self.secret, invitation=invitation)

    def once_more(self, door: Door) -> FakePhone:
        """The same phone at another sitting: it knows its secret."""
        phone = FakePhone(door, self._chance, self._languages)
        phone.secret, phone.plays = self.secret, False
        return phone

    def sleep(self) -> None:
        """The connection is lost."""
        visitor, self.visitor = self.visitor, None
        if visitor is not None:
            self._door.go(visitor)

    def say(self, **message: Any) -> None:
        if self.visitor is not None:
            self._door.hear(self.visitor, wire.read(json.dumps(message)))

    # --- what is seen and tapped

    @property
    def sheet(self) -> dict[str, Any]:
        """The sheet that came last."""
        return next(message for message in reversed(self.received) if message["is"] == "sheet")

    @property
    def has_sheet(self) -> bool:
        return any(message["is"] == "sheet" for message in self.received)

    def tap(self, do: str, **more: Any) -> None:
        """Taps something on the sheet that is seen."""
        tap = {"do": do, "turn": self.sheet["turn"], **more}
        self.before_tap(tap)
        self.taps.append(tap)
        self.say(**tap)

    def act(self) -> None:
        """Taps one of the things that the sheet offers, if it offers any."""
        if self.visitor is None or not self.plays:
            return
        offers = offered(self.sheet)
        several = [offer for offer in offers if offer.get("key") in ("+", "L")]
        if offers:
            # What is seldom there is done at once: cards together, three of a kind.
            self.tap(**self._chance.choice(several or offers))


def offered(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """What a finger can do on that sheet that leads on."""
    if sheet["agree"]:
        return [{"do": "agree", "yes": True}]
    if sheet["call"]:
        call = sheet["call"]
        return [{"do": "call", "total": total} for total in call["offers"] or [call["before"] or 0]]
    if sheet["options"]:
        return [{"do": "option", "at": option["at"]} for option in sheet["options"]] + _buttons(sheet)
    if sheet["number"]:
        return [{"do": "number", "total": total} for total in sheet["number"]["totals"]]
    if sheet["naming"]:
        return [{"do": "seat", "seat": seat["seat"]} for seat in sheet["seats"] if seat["can_name"]]
    if sheet["can_confirm"]:
        more = [
            {"do": "mark", "at": card["at"]} for card in sheet["hand"] if card["can"] and not card["marked"]
        ]
        return [{"do": "confirm"}, *more]
    if sheet["state"] in ("turn", "asked"):
        cards = [
            {"do": "card", "at": card["at"]} for card in sheet["hand"] if card["can"] and not card["marked"]
        ]
        back = [{"do": "back"}] if sheet["can_back"] else []
        return cards + _buttons(sheet) + back
    if sheet["can_go_on"]:
        return [{"do": "go_on"}]
    return _buttons(sheet)


def _buttons(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"do": "button", "key": button["key"]} for button in sheet["buttons"]]


class Ear:
    """Hands on what a door tells."""

    def __init__(self) -> None:
        self.host: PhoneHost | None = None

    def sat(self, seat: int) -> None:
        pass

    def joined(self, seat: int) -> None:
        if self.host is not None:
            self.host.joined(seat)

    def away(self, seat: int) -> None:
        if self.host is not None:
            self.host.away(seat)

    def left(self, seat: int) -> None:
        if self.host is not None:
            self.host.away(seat)

    def tapped(self, seat: int, tap: wire.Tap) -> None:
        if self.host is not None:
            self.host.tapped(seat, tap)

    def knocks_changed(self) -> None:
        pass

    def invitation_changed(self) -> None:
        pass

    def kept_changed(self) -> None:
        pass

    def choosing_changed(self) -> None:
        pass


class Doorway:
    """The phones as the host knows them, behind that door."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.is_here, self.languages, self.send = door.is_here, door.languages, door.send


class Family:
    """Phones on those seats of a game at that conductor; who is left plays at the screen, or is a computer."""

    def __init__(self, conductor: Conductor, seed: int = 3) -> None:
        self.conductor = conductor
        self.ear, house = Ear(), OneHouse()
        self.door = house.door = Door(house, self.ear)
        self.host = self.ear.host = PhoneHost(conductor, Doorway(self.door), conductor)
        self.chance = random.Random(seed)
        self.phones: dict[int, FakePhone] = {}

    def sit(self, match: Match, languages: tuple[str, ...] = ("en",)) -> None:
        """All seats of the match that are for phones are taken by one, and the game begins."""
        seats = match.screen.elsewhere
        self.door.set_seats(seats)
        for seat in seats:
            phone = self.phones[seat] = FakePhone(self.door, self.chance, languages)
            phone.come(self.door.seating.invitation)
            phone.say(do="sit", seat=seat, name=match.setup.players[seat].name, avatar=ANIMALS[seat])
        self.conductor.open_match(match, [], [])

    def begin_again(self) -> None:
        """Everybody stands up, for another game."""
        for phone in self.phones.values():
            phone.plays = False
            phone.say(do="leave")
            phone.sleep()
        self.phones.clear()

    def play(self, qtbot: QtBot) -> None:
        """The game is played to its end; one that has none is stopped at the screen when deals were lost."""
        self.conductor.advanced.connect(self._stop_somewhen)
        with qtbot.waitSignal(self.conductor.game_over):
            pass

    def _stop_somewhen(self) -> None:
        match = self.conductor.match
        if match is not None and match.can_stop and match.view().deal > 3:
            QTimer.singleShot(0, self.conductor.finish)


def match_with(
    variant: str,
    phones: int,
    persons: int = 0,
    computers: int = 0,
    *,
    seed: str = "7",
    options: dict[str, str] | None = None,
    store: GameStore | None = None,
) -> Match:
    """A game with so many phones, then persons at the screen, then computers that play anything."""
    players = [Player(NAMES[n], "person", "", ANIMALS[n], phone=True) for n in range(phones)]
    players += [Player(f"Ann {n}", "person", "", "fox") for n in range(persons)]
    players += [Player(f"Bot {n}", "computer", "random", "robot") for n in range(computers)]
    return Match.start(MatchSetup(variant, tuple(players), seed, options or {}), store)


def seats_for(variant: str, wished: int) -> int:
    """So many players, as far as that game allows."""
    rules = catalogue().resolve(variant, {})
    return max(rules.min_players, min(wished, rules.max_players))
