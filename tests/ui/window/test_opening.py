"""While a long game is opened the window says so, and opening can be canceled."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.disk import StorageError
from cardtable.storage.games import GameStore, Shelf
from cardtable.storage.writer import REPLAYER, WRITER
from cardtable.ui.support import background
from tests.ui.driver import MainWindow, OpenWindow

BEING_OPENED = "Opening the game… Esc cancels."
SETUP = MatchSetup(
    "ninety-nine", (Player("Mia", "person"), Player("Olive", "computer", "random", "owl")), "3"
)


def put_by(folder: Path) -> Path:
    """Save a game that goes on."""
    match, chance = Match.start(SETUP, GameStore(folder)), random.Random(3)
    match.deal()
    while match.turn_number < 6 and match.awaits is not Awaits.DEAL:
        match.play(chance.choice(match.view(match.seat).moves))
    match.leave()
    return next(iter(GameStore(folder).unfinished())).path


@pytest.fixture
def long_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Make opening a game take until the event is set."""
    done = Event()

    def slowly(self: background.Background, job: Callable[..., object], *rest: object) -> None:
        ask(self, lambda: (done.wait(60), job())[1], *rest)

    ask = background.Background.ask
    monkeypatch.setattr(background, "PATIENCE", 0.0)
    monkeypatch.setattr(background.Background, "ask", slowly)
    yield done
    done.set()
    REPLAYER.wait()


@pytest.fixture
def listed(qtbot: QtBot, own_data_dir: Path, open_window: OpenWindow) -> MainWindow:
    """A window with the list of games, which holds one."""
    put_by(own_data_dir)
    window = open_window()
    window.games.show()
    page = window.games.page
    qtbot.waitUntil(lambda: page.list.current is not None)
    return window


def open_it(window: MainWindow) -> None:
    (kept,) = Shelf(window.directory).games()
    window.features["saved_games"].saved.open(kept)


def test_opening_a_long_game_is_announced_and_leads_to_the_table(
    qtbot: QtBot, listed: MainWindow, long_game: Event
) -> None:
    open_it(listed)
    assert not listed.table.is_shown
    qtbot.waitUntil(lambda: listed.last_notice == BEING_OPENED)
    long_game.set()
    qtbot.waitUntil(lambda: listed.table.is_shown)
    assert listed.last_notice != BEING_OPENED
    # The computer may have played since.
    assert listed.match.turn_number >= 6


def test_a_long_game_does_not_hold_up_saving(qtbot: QtBot, listed: MainWindow, long_game: Event) -> None:
    open_it(listed)
    qtbot.waitUntil(lambda: listed.last_notice == BEING_OPENED)
    saved = Event()
    WRITER.do(saved.set)
    assert saved.wait(60)
    assert not listed.table.is_shown


def test_escape_cancels_opening(qtbot: QtBot, listed: MainWindow, long_game: Event) -> None:
    open_it(listed)
    qtbot.waitUntil(lambda: listed.last_notice == BEING_OPENED)
    here = listed.navigator.currentWidget()
    assert here is not None
    qtbot.keyClick(here, Qt.Key.Key_Escape)
    assert listed.last_notice == ""
    assert listed.navigator.currentWidget() is here
    long_game.set()
    REPLAYER.wait()
    qtbot.wait(1)
    assert not listed.table.is_shown
    qtbot.keyClick(here, Qt.Key.Key_Escape)
    assert listed.navigator.currentWidget() is not here


def test_another_page_cancels_opening(qtbot: QtBot, listed: MainWindow, long_game: Event) -> None:
    open_it(listed)
    listed.rules.show()
    long_game.set()
    REPLAYER.wait()
    qtbot.wait(1)
    assert listed.rules.is_shown
    assert listed.last_notice == ""


def test_of_two_games_the_last_chosen_is_opened(qtbot: QtBot, listed: MainWindow, long_game: Event) -> None:
    came: list[str] = []
    listed.jobs.open(lambda notify: "first", came.append)
    listed.jobs.open(lambda notify: "second", came.append)
    long_game.set()
    qtbot.waitUntil(lambda: bool(came))
    assert came == ["second"]


def test_a_game_that_cannot_be_opened_is_reported(qtbot: QtBot, listed: MainWindow, long_game: Event) -> None:
    def refuse(notify: Callable[[str], None]) -> None:
        raise StorageError("There is no such game.")

    listed.jobs.open(refuse, lambda _: None)
    qtbot.waitUntil(lambda: listed.last_notice == BEING_OPENED)
    long_game.set()
    qtbot.waitUntil(lambda: listed.last_notice == "There is no such game.")


@pytest.mark.slow("looking back is opened from the table in the tests of that page")
def test_looking_back_does_not_block_the_window(
    qtbot: QtBot, listed: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_it(listed)
    qtbot.waitUntil(lambda: listed.table.is_shown)
    monkeypatch.setattr(background, "PATIENCE", 0.0)
    gate = Event()
    REPLAYER.do(lambda: gate.wait(60) and None)
    listed.look_back()
    assert listed.table.is_shown
    gate.set()
    qtbot.waitUntil(lambda: listed.replay.is_shown)
