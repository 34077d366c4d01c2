"""Phones at one table that know only their sheets and send only taps."""

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
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore
from cardtable.ui.phones.host import PhoneHost
from cardtable.ui.play.conductor import Conductor
from tests.network.pages import OneHouse
from tests.ui.play.fakes import until

NAMES = ("Mia", "Leo", "Dad", "Gran", "Ida")
ANIMALS = ("rabbit", "tiger", "bear", "owl", "cat")


class FakePhone(QObject):
    """A phone's page in this process; it taps random offers of its sheet."""

    def __init__(self, door: Door, chance: random.Random, languages: tuple[str, ...] = ("en",)) -> None:
        super().__init__()
        self._door, self._chance, self._languages = door, chance, languages
        self.received: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.secret = ""
        self.plays = True
        """If it taps by itself."""
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
        """Open the page and say hello."""
        self.visitor = self._door.come(self)
        self.say(do="hello", languages=self._languages, secret=self.secret, invitation=invitation)

    def once_more(self, door: Door) -> FakePhone:
        """Return this phone, with its secret, for another sitting."""
        phone = FakePhone(door, self._chance, self._languages)
        phone.secret, phone.plays = self.secret, False
        return phone

    def sleep(self) -> None:
        """Lose the connection."""
        visitor, self.visitor = self.visitor, None
        if visitor is not None:
            self._door.go(visitor)

    def say(self, **message: Any) -> None:
        if self.visitor is not None:
            self._door.hear(self.visitor, wire.read(json.dumps(message)))

    # --- what is seen and tapped

    @property
    def sheet(self) -> dict[str, Any]:
        """The newest sheet."""
        return next(message for message in reversed(self.received) if message["is"] == "sheet")

    @property
    def has_sheet(self) -> bool:
        return any(message["is"] == "sheet" for message in self.received)

    def tap(self, do: str, **more: Any) -> None:
        """Tap on the newest sheet."""
        tap = {"do": do, "turn": self.sheet["turn"], **more}
        self.before_tap(tap)
        self.taps.append(tap)
        self.say(**tap)

    def act(self) -> None:
        if self.plays:
            self.tap_offer()

    def tap_offer(self) -> None:
        """Tap something that the sheet offers, if anything."""
        if self.visitor is None:
            return
        offers = offered(self.sheet)
        several = [offer for offer in offers if offer.get("key") in ("+", "L")]
        if offers:
            # Prefer rare offers: several cards together, three of a kind.
            self.tap(**self._chance.choice(several or offers))


def offered(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the taps that a sheet offers and that lead on."""
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
    """Passes what the door reports to the host, as far as it listens."""

    host: PhoneHost | None = None

    def __getattr__(self, name: str) -> Callable[..., None]:
        heard = {"joined": "joined", "away": "away", "left": "away", "tapped": "tapped"}.get(name, "")
        return getattr(self.host, heard, lambda *about: None)


class Doorway:
    """The phones behind a door, as the host uses them."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.is_here, self.languages, self.send = door.is_here, door.languages, door.send


class Family:
    """Phones at the seats of a conductor's game; the others are at the screen or computers."""

    def __init__(self, conductor: Conductor, seed: int = 3) -> None:
        self.conductor = conductor
        self.ear, house = Ear(), OneHouse()
        self.door = house.door = Door(house, self.ear)
        self.host = self.ear.host = PhoneHost(conductor, Doorway(self.door), conductor)
        self.chance = random.Random(seed)
        self.phones: dict[int, FakePhone] = {}

    def sit(self, match: Match, languages: tuple[str, ...] = ("en",), plays: bool = True) -> None:
        """Take all seats for phones with one each, and begin the game."""
        seats = match.screen.elsewhere
        self.door.set_seats(seats)
        for seat in seats:
            phone = self.phones[seat] = FakePhone(self.door, self.chance, languages)
            phone.plays = plays
            phone.come(self.door.seating.invitation)
            phone.say(do="sit", seat=seat, name=match.setup.players[seat].name, avatar=ANIMALS[seat])
        self.conductor.open_match(match, [], [])

    def hush(self) -> None:
        """Let no phone tap by itself."""
        for phone in self.phones.values():
            phone.plays = False

    def wait_for_turn(self, qtbot: QtBot) -> FakePhone:
        """Return the phone whose turn it is, once its sheet says so."""
        conductor = self.conductor
        until(qtbot, conductor, lambda: conductor.match is not None and conductor.match.awaits_phone)
        phone = self.phones[conductor.match.seat]
        qtbot.waitUntil(lambda: phone.has_sheet and phone.sheet["state"] == "turn")
        return phone

    def play_turn(self, qtbot: QtBot) -> FakePhone:
        """Make a move at the phone whose turn it is, and return the phone."""
        match = self.conductor.match
        phone, before = self.wait_for_turn(qtbot), match.turn_number
        for _ in range(20):
            if match.turn_number > before:
                break
            phone.tap_offer()
        qtbot.waitUntil(lambda: match.turn_number > before)
        return phone

    def begin_again(self) -> None:
        """Let all phones leave, for another game."""
        for phone in self.phones.values():
            phone.plays = False
            phone.say(do="leave")
            phone.sleep()
        self.phones.clear()

    def play(self, qtbot: QtBot) -> None:
        """Play the game to its end; stop an endless one after some deals."""
        self.conductor.advanced.connect(self._stop_later)
        with qtbot.waitSignal(self.conductor.game_over):
            pass

    def _stop_later(self) -> None:
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
    """Start a match with this many phones, then people at the screen, then random computers."""
    players = [Player(NAMES[n], "person", "", ANIMALS[n], phone=True) for n in range(phones)]
    players += [Player(f"Ann {n}", "person", "", "fox") for n in range(persons)]
    players += [Player(f"Bot {n}", "computer", "random", "robot") for n in range(computers)]
    return Match.start(MatchSetup(variant, tuple(players), seed, options or {}), store)


def seats_for(variant: str, wished: int) -> int:
    """Return the number of players nearest to `wished` that the variant allows."""
    rules = catalog().resolve(variant, {})
    return max(rules.min_players, min(wished, rules.max_players))
