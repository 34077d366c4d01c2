"""A game of every variant by taps; sheets must not change if cards change that the seat can't see.

This decides by itself which cards are hidden, without `seen_by`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.history import Situation
from cardtable.controller.match.match import Awaits, Match
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.state import State
from cardtable.language import SPEECH
from cardtable.network import wire
from cardtable.ui.phones.host import PhoneHost
from cardtable.ui.phones.sheets import sheet
from cardtable.ui.play.conductor import Conductor
from tests.ui.phones.family import Doorway, Family, match_with, seats_for
from tests.ui.play.fakes import FakeTable, quick_conductor
from tests.ui.variants import in_groups


def scrambled_state(state: State, seat: int, chance: random.Random) -> State:
    """Return a state that looks the same to this seat, with all hidden cards shuffled."""
    other = state.clone()
    known = {seat, state.robbed if state.actor == seat else None}
    holds = [n for n in range(len(state.hands)) if n not in known]
    pool = [card for n in holds for card in other.hands[n]]
    # A player who chooses the card under the stock sees the stock.
    opens = state.choosing and state.actor == seat
    kept = 1 if state.bottom is not None and state.bottom in other.stock else 0
    hidden = [] if opens else [card for card in other.stock if not kept or card != state.bottom]
    pool += hidden
    chance.shuffle(pool)
    for n in holds:
        size = len(other.hands[n])
        other.hands[n], pool = type(other.hands[n])(pool[:size]), pool[size:]
    if not opens:
        bottom = [card for card in other.stock if kept and card == state.bottom]
        other.stock[:] = bottom + pool
    return other


def scrambled(event: AnyEvent, seat: int, chance: random.Random, pack: list[str]) -> AnyEvent:
    """Return the event with random cards where this seat saw only backs."""

    def others(cards: Iterable[str]) -> tuple[str, ...]:
        return tuple(chance.choice(pack) for _ in cards)

    changed: dict[str, Any] = {}
    if isinstance(event, ev.DealStarted):
        hands = tuple(hand if n == seat else others(hand) for n, hand in enumerate(event.hands))
        changed = {"hands": hands, "stock": others(event.stock)}
    elif (isinstance(event, ev.CardsDrawn) and event.seat != seat) or (
        isinstance(event, ev.CardStolen) and seat not in (event.seat, event.target)
    ):
        changed = {"cards": others(event.cards)}
    elif isinstance(event, ev.StockRenewed):
        changed = {"stock": others(event.stock)}
    elif isinstance(event, ev.PileTakenAway):
        hand = event.hand if event.seat == seat else others(event.hand)
        changed = {"stock": others(event.stock), "hand": hand}
    elif isinstance(event, ev.SeatOut) and event.seat != seat:
        changed = {"hand": others(event.hand)}
    return msgspec.structs.replace(event, **changed) if changed else event


def elsewhere(now: Situation, seat: int, chance: random.Random) -> Situation:
    """Return another situation that looks the same to this seat."""
    other = now.copy()
    pack = [card for hand in now.state.hands for card in hand] + list(now.state.stock) + now.state.pile
    other.state = scrambled_state(now.state, seat, chance)
    other.story = [scrambled(event, seat, chance, pack) for event in now.story]
    return other


class Spy:
    """Builds every sheet again from a game in which everything hidden from the seat is different."""

    def __init__(self, host: PhoneHost, match: Match, family: Family) -> None:
        self.host, self.match = host, match
        self.chance = random.Random(5)
        self.compared = 0
        self.changed = 0
        self._left = random.Random(6)
        doorway = host._phones
        assert isinstance(doorway, Doorway)
        self._send = family.door.send
        doorway.send = self.send
        self.faults: list[str] = []

    def send(self, seat: int, message: wire.ComputerMessage) -> bool:
        if isinstance(message, wire.Sheet) and (self.compared < 10 or self._left.random() < 0.2):
            self.compare(seat, message)
        return self._send(seat, message)

    def compare(self, seat: int, message: wire.Sheet) -> None:
        real = self.match._now
        self.match._now = elsewhere(real, seat, self.chance)
        self.changed += self.match._now.state.hands != real.state.hands
        try:
            with SPEECH.speaking("en"):
                again = sheet(self.host._scene(self.match, seat), self.host.hand(seat))
        finally:
            self.match._now = real
        self.compared += 1
        if bare(again) != bare(message):
            self.faults.append(f"seat {seat} is sent\n{bare(message)!r}\nand\n{bare(again)!r}")


def bare(message: wire.Sheet) -> bytes:
    """Return the sheet without counters and seal; the seal is random before a deal and tells all cards after
    it.
    """
    return wire.written(msgspec.structs.replace(message, n=0, turn=0, sealed=None))


HANDS_MOVE = ("ninety-eight-umass", "ninety-nine-baltimore", "boom-o")
"""Games in which cards move from hand to hand or are stolen."""


@pytest.mark.parametrize(("variants", "little"), in_groups(HANDS_MOVE))
def test_sheets_tell_nothing_about_hidden_cards(
    qtbot: QtBot, subtests: pytest.Subtests, variants: Sequence[str], little: bool
) -> None:
    for variant in variants:
        with subtests.test(variant), quick_conductor(FakeTable()) as conductor:
            watch_a_game(qtbot, conductor, variant, little)


def watch_a_game(qtbot: QtBot, conductor: Conductor, variant: str, little: bool) -> None:
    # From two to five phones, each number in many games.
    match = match_with(variant, seats_for(variant, 2 + len(variant) % 4))
    family = Family(conductor)
    spy = Spy(family.host, match, family)
    family.sit(match)
    if little:
        qtbot.waitUntil(lambda: spy.compared >= 12 or match.awaits is Awaits.OVER)
    else:
        family.play(qtbot)
    assert not spy.faults, spy.faults[0]
    assert spy.compared >= 10
    assert spy.changed
    if little:
        return
    assert match.awaits is Awaits.OVER
    for phone in family.phones.values():
        qtbot.waitUntil(lambda phone=phone: phone.sheet["state"] == "over")
        assert phone.sheet["notice"]["title"]


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.slow("a whole game"))])
def test_the_seal_is_opened_only_after_the_deal(qtbot: QtBot, family: Family, is_whole: bool) -> None:
    match = match_with("ninety-nine", 2)
    family.sit(match)
    if is_whole:
        family.play(qtbot)
    else:
        qtbot.waitUntil(lambda: match.view().deal > 1 or match.awaits is Awaits.OVER)
    for phone in family.phones.values():
        for message in phone.received:
            if message["is"] == "sheet" and message["state"] not in ("between", "over"):
                assert not (message["sealed"] or {}).get("after")
