"""Draw every page and many tables in several looks, for `python -m tests.pictures`; no test run does.

The pictures go to the folder CARDTABLE_PICTURES. The clock stands still and deals are fixed, so that the same
program draws the same pictures.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import time_machine
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.learning.profile import Profile
from cardtable.learning.questions import plain
from cardtable.rules.catalog import catalog
from cardtable.ui.play.states import TableState
from tests.games import few
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.learning.school import SHORT, School, slipped, until_friend
from tests.ui.test_walk import OTHER, PAGES, PERSON, Show

NOW = datetime(2026, 11, 23, 19, 30, tzinfo=UTC)
MOST_PLAYERS = 10
SOON = 1000
"""Milliseconds in which a timer may still change the picture, for example after a resize."""


class Look(NamedTuple):
    """Size of the window in pixels, and settings."""

    width: int
    height: int
    settings: dict[str, Any]


LOOKS = {
    "1024x640": Look(1024, 640, {}),
    "1440x900": Look(1440, 900, {}),
    "1440x900 midnight": Look(1440, 900, {"theme": "midnight"}),
    "1024x640 text 200": Look(1024, 640, {"text_size": 200}),
    "1440x900 text 200 midnight": Look(1440, 900, {"text_size": 200, "theme": "midnight"}),
    "1024x640 German": Look(1024, 640, {"language": "de"}),
    "1440x900 Chinese": Look(1440, 900, {"language": "zh-Hant"}),
}


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("cardtable.clock.moment", lambda seconds: NOW)
    with time_machine.travel(NOW, tick=False):
        yield


def played(variant: str, players: int, moves: int) -> Match:
    """Return a match after this many random moves, and the computers' moves that follow.

    If the game ends before, half as many.
    """
    others = (Player(f"Bot {number}", "computer", "random") for number in range(1, players))
    match, chance = Match.start(MatchSetup(variant, (Player("Ann", "person"), *others), "7")), Random(variant)
    for number in count():
        if match.awaits is Awaits.OVER:
            return played(variant, players, moves // 2)
        if number >= moves and match.awaits in (Awaits.PERSON, Awaits.DEAL):
            break
        if match.awaits is Awaits.DEAL:
            match.deal()
        else:
            match.play(chance.choice(match.view(match.seat).moves))
    return match


def table(variant: str, players: int, moves: int) -> Show:
    def show(window: MainWindow, qtbot: QtBot) -> None:
        window.session.open_match(played(variant, players, moves))
        wait_for_person(qtbot, window)

    return show


def curtain(window: MainWindow, qtbot: QtBot) -> None:
    """Two people at one screen: the curtain is down before the first turn."""
    people = Player(PERSON, "person"), Player(OTHER, "person"), Player("Bot", "computer", "random")
    window.session.start(MatchSetup("ninety-nine", people, "7"))
    page = window.table.page
    qtbot.waitUntil(lambda: page.conductor.state is TableState.CURTAIN, timeout=PATIENCE)


def child_asked(window: MainWindow, qtbot: QtBot) -> None:
    School(qtbot, window, "ninety-nine", "caller", 1, Profile(mode="pad"), {}).until_question()


def child_waited_for(window: MainWindow, qtbot: QtBot) -> None:
    """A child and another person play; the child must answer, and the table waits for it."""
    child = School(qtbot, window, "ninety-nine", "scorekeeper", 2, Profile(mode="pad"), {}, comes=False)
    while child.teacher.hand_over.isHidden():
        child.play()


def rescue(window: MainWindow, qtbot: QtBot) -> None:
    until_friend(School(qtbot, window, SHORT, "caller", 1, slipped(plain(34, 7)), {}))


def crowd(until: Awaits) -> Match:
    """Return a game of ten, of whom one is a person, that waits for this."""
    match, chance = played("ninety-nine", MOST_PLAYERS, 0), Random(7)
    while match.awaits is not until:
        if match.awaits is Awaits.DEAL:
            match.deal()
        else:
            match.play(chance.choice(match.view(match.seat).moves))
    return match


def crowd_ended(window: MainWindow, qtbot: QtBot) -> None:
    window.session.open_match(crowd(Awaits.DEAL))
    wait_for_person(qtbot, window)


def crowd_replayed(window: MainWindow, qtbot: QtBot) -> None:
    """Look back at the end of the second deal, of ten players."""
    game = Playback.of_match(crowd(Awaits.OVER))
    window.features["replay"].show_game(game)
    window.replay.page.go(game.deals[2])


def crowd_held(window: MainWindow, qtbot: QtBot) -> None:
    window.navigator.go("minds", Playback.of_match(crowd(Awaits.OVER)), 30)


def tables() -> dict[str, Show]:
    """Return two tables of each of a few games: fewest and most players, at different moments."""
    found = {}
    for number, variant in enumerate(few()):
        rules = catalog().resolve(variant)
        for players in (rules.min_players, min(MOST_PLAYERS, rules.max_players)):
            moves = (number + players) % 7 * 4
            found[f"table of {variant}, {players} players, {moves} moves"] = table(variant, players, moves)
    return found


STATES = (
    PAGES
    | tables()
    | {
        "curtain": curtain,
        "a child is asked": child_asked,
        "a child is waited for": child_waited_for,
        "a friend asks": rescue,
        "a deal of ten players is over": crowd_ended,
        "replay of ten players": crowd_replayed,
        "what did ten players hold": crowd_held,
    }
)


@pytest.mark.parametrize("state", STATES)
def test_draw(state: str, open_window: OpenWindow, qtbot: QtBot, subtests: pytest.Subtests) -> None:
    QApplication.setCursorFlashTime(0)
    window = open_window()
    window.resize(1280, 800)
    window.activateWindow()
    STATES[state](window, qtbot)
    usual = window.preferences.now
    for name, look in LOOKS.items():
        with subtests.test(name):
            window.preferences.change(**usual._asdict() | look.settings)
            window.resize(look.width, look.height)
            file = re.sub(r"[^\w]+", "-", f"{state} {name}").strip("-") + ".png"
            assert settled(window, qtbot).save(str(Path(os.environ["CARDTABLE_PICTURES"]) / file))


def settled(window: MainWindow, qtbot: QtBot) -> QImage:
    """Return the picture of the window once it stops changing and no timer is due soon."""
    pictures = [QImage()]

    def rests() -> bool:
        due = [timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.isSingleShot()]
        pictures.append(window.grab().toImage())
        return pictures.pop(0) == pictures[0] and not any(timer.remainingTime() < SOON for timer in due)

    qtbot.waitUntil(rests)
    return pictures[0]
