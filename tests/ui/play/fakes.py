"""Helpers for tests of the conductor: a table that shows nothing, and matches for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import BinaryIO

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.bots.opponents import Thought
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import AnyEvent
from cardtable.game.sight.view import SeatView
from cardtable.storage.disk import Disk
from cardtable.storage.games import GameStore
from cardtable.ui.play.conductor import Conductor

PERSON = Player("Ann", "person")
OPPONENT = Player("Ben", "computer", "random", "bear")
NOAH = Player("Noah", "person", "", "frog")
AT_PHONE = Player("Ida", "person", "", "cat", phone=True)


class FakeTable(QObject):
    """A table that shows nothing; it settles at once unless told to wait."""

    play_chosen = Signal(object)
    settled = Signal()
    next_deal_asked = Signal()
    halted = Signal()
    ending = ""

    def __init__(self) -> None:
        super().__init__()
        self.performed: list[AnyEvent] = []
        self.thinking: list[int | None] = []
        self.views: list[SeatView] = []
        self.bottoms: list[int | None] = []
        self.hints: list[Advice] = []
        self.said: list[str] = []
        self.waits = False
        self.speed = 1.0
        self.waiting = 0
        """Number of announcements that the table waits."""
        self.on_perform: Callable[[Sequence[AnyEvent]], None] = lambda events: None

    def sit(self, seats: object, title: str, subtitle: str, *rest: object) -> None:
        self.titles = title, subtitle

    def perform(self, events: Sequence[AnyEvent], view: SeatView, heard: bool = False) -> None:
        self.on_perform(events)
        self.performed += events
        if not self.waits:
            QTimer.singleShot(0, self.settled.emit)

    def show_position(
        self, view: SeatView, story: object = None, bottom: int | None = None, waits: bool = False
    ) -> None:
        self.views.append(view)
        self.bottoms.append(bottom)

    def turn_up(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def announce_turned_back(self, what: str) -> None:
        self.said.append(what)

    def announce_wait(self) -> None:
        self.waiting += 1

    def complete(self) -> None:
        self.settled.emit()

    def go_on(self) -> None:
        self.complete()

    def show_hint(self, advice: Advice) -> None:
        self.hints.append(advice)

    def set_thinking(self, seat: int | None) -> None:
        self.thinking.append(seat)

    def set_speed(self, factor: float) -> None:
        self.speed = factor


class HeldDisk(Disk):
    """Writes nothing to the disk while it may not; notes the threads on which it was asked."""

    def __init__(self) -> None:
        self.may, self.threads = threading.Event(), set[int]()
        self.may.set()

    def sync(self, file: BinaryIO) -> None:
        self.threads.add(threading.get_ident())
        assert self.may.wait(20)
        super().sync(file)


@contextmanager
def quick_conductor(table: FakeTable) -> Iterator[Conductor]:
    conductor = Conductor(table)
    conductor.set_pace(0)
    yield conductor
    conductor.close()


def match_of(*players: Player, store: GameStore | None = None, seed: str = "7") -> Match:
    return Match.start(MatchSetup("ninety-nine", players, seed), store)


def before_thinking(monkeypatch: pytest.MonkeyPatch, act: Callable[[Match], None]) -> None:
    """Call `act` with the match on the thread of each thinking computer, before it thinks."""
    real = Match.thinker

    def thinker(self: Match) -> Callable[[], Thought]:
        think = real(self)

        def job() -> Thought:
            act(self)
            return think()

        return job

    monkeypatch.setattr(Match, "thinker", thinker)


def until(qtbot: QtBot, conductor: Conductor, reached: Callable[[], bool]) -> None:
    """Wait until `reached()` holds at a rest of the conductor, checked at every rest."""
    if not reached():
        with qtbot.waitSignal(conductor.changed, check_params_cb=reached):
            pass


def persons_turn(qtbot: QtBot, match: Match, conductor: Conductor) -> None:
    until(qtbot, conductor, lambda: conductor.is_resting and match.awaits is Awaits.PERSON)


def opened(qtbot: QtBot, conductor: Conductor, *players: Player, store: GameStore | None = None) -> Match:
    """Open a match and wait for a person's turn."""
    match = match_of(*players, store=store)
    conductor.open_match(match, [], [])
    persons_turn(qtbot, match, conductor)
    return match


def waits_for(qtbot: QtBot, conductor: Conductor, seat: int) -> None:
    until(qtbot, conductor, lambda: conductor.awaited == seat)
