"""Computers practice the games that people made, and what they learn is kept with the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.playing import Facts
from cardtable.bots.selfplay import Effort
from cardtable.bots.weighed import Practiced, adopted, weights_for
from cardtable.controller.practicing import Practicing
from cardtable.controller.worker import Helper
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.storage.own_games import OwnGame, OwnGames
from cardtable.storage.writer import WRITER
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow, needs

RAW: dict[str, Any] = {
    "base": "ninety-nine",
    "name": "Kings take off",
    "maker": "Anna",
    "cards": {"K": "-20", "5": "+0, skip"},
}
PRACTICED = "Expert players have practiced Kings take off."
LITTLE = Effort(looks=20, runs=1, rounds=2, averaged=1, plays=2_000, packs=20)
LONG = Effort(looks=10**7, runs=1, rounds=4, averaged=2, plays=10**9, packs=60)

START = Practicing.start


class HelperThread(Helper):
    """A helper in this process, which needn't load everything again."""

    def __init__(self, work: Callable[[Connection], None], name: str, in_background: bool = False) -> None:
        self.connection, theirs = Pipe()
        self.process = Thread(target=work, args=(theirs,), name=name, daemon=True)
        self.process.start()

    def end(self) -> None:
        self.connection.close()
        self.process.join()


class HeldHelper(Helper):
    """A helper that does nothing; a test answers for it, by `theirs`."""

    def __init__(self, work: Callable[[Connection], None], name: str, in_background: bool = False) -> None:
        self.connection, self.theirs = Pipe()

    def has_answer(self) -> bool:
        return self.connection.poll()

    def end(self) -> None:
        self.connection.close()


@pytest.fixture(autouse=True)
def practice(nobody_practices: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window practice a little, and check often if it is done."""
    monkeypatch.setattr(Practicing, "start", START)
    monkeypatch.setattr("cardtable.ui.services.own_games.Practicing", lambda: Practicing(LITTLE))
    monkeypatch.setattr("cardtable.ui.services.own_games._LOOKS", 10)


@pytest.fixture
def in_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Practice without starting a process."""
    monkeypatch.setattr("cardtable.controller.practicing.Helper", HelperThread)


@pytest.fixture
def forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make practice take long."""
    monkeypatch.setattr("cardtable.ui.services.own_games.Practicing", lambda: Practicing(LONG))


@pytest.fixture
def own(own_data_dir: Path) -> OwnGame:
    """A game on disk before the window opens, which no computer has practiced."""
    game = OwnGames(own_data_dir).keep(RAW, catalog())
    catalog().forget(game.id)
    return game


def file_of(game: OwnGame) -> Path:
    """Return the file with the results of practice."""
    return game.path.with_name(f"{game.id}.practised.json")


def wait_until_practiced(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.last_notice == PRACTICED, timeout=PATIENCE)
    WRITER.wait()


def practice_now(window: MainWindow, game: OwnGame, qtbot: QtBot) -> None:
    window.own_games.ensure()
    window.own_games.practice(game.id)
    wait_until_practiced(window, qtbot)


def is_practicing(window: MainWindow) -> bool:
    return window.own_games._computers.practicing.is_running


def test_a_new_game_is_practiced_and_played_with_the_results(
    window: MainWindow, qtbot: QtBot, own_data_dir: Path
) -> None:
    window.keep_game(RAW)
    wait_until_practiced(window, qtbot)
    (game,) = window.own_games._games.values()
    weights = json.loads(file_of(game).read_bytes())["weights"]
    assert weights["2"] is not None
    table = Table(catalog().resolve(game.id), 2)
    found = weights_for(Facts(table))
    assert found.totals == weights["2"]["totals"]
    assert not is_practicing(window)


@needs("own_games")
def test_a_game_is_practiced_only_when_it_is_played(
    own: OwnGame, in_thread: None, window: MainWindow, qtbot: QtBot
) -> None:
    window.new_game.show()
    window.new_game.page.gallery.go_to(own.id)
    assert not is_practicing(window)
    window.new_game.page.start.click()
    assert is_practicing(window)
    wait_for_person(qtbot, window)
    wait_until_practiced(window, qtbot)
    assert file_of(own).exists()


def test_a_new_game_shows_how_far_its_practice_is(
    own: OwnGame, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.controller.practicing.Helper", HeldHelper)
    window.new_game.show()
    window.new_game.page.gallery.go_to(own.id)
    words = window.new_game.page.own.practice
    assert words.isHidden()
    window.own_games.practice(own.id)
    helper = window.own_games._computers.practicing.helper
    assert isinstance(helper, HeldHelper)
    assert words.isHidden()
    helper.theirs.send(40)
    qtbot.waitUntil(lambda: not words.isHidden())
    assert words.text() == "Experts are practicing: 40%"
    window.new_game.page.gallery.go_to("ninety-nine")
    assert words.isHidden()
    window.new_game.page.gallery.go_to(own.id)
    assert not words.isHidden()
    helper.theirs.send(Practiced(catalog().resolve(own.id).play_digest, {}))
    qtbot.waitUntil(words.isHidden)
    assert not is_practicing(window)


def test_results_of_practice_are_kept_and_reported_once(
    own: OwnGame, in_thread: None, window: MainWindow, open_window: Callable[[], MainWindow], qtbot: QtBot
) -> None:
    practice_now(window, own, qtbot)
    found = adopted()[1][own.id]
    window.close()
    again = open_window()
    again.own_games.ensure()
    assert adopted()[1][own.id] == found
    again.own_games.practice(own.id)
    assert not is_practicing(again)
    assert again.last_notice == ""


def test_another_name_needs_no_practice_and_other_rules_do(
    own: OwnGame, in_thread: None, window: MainWindow, qtbot: QtBot
) -> None:
    practice_now(window, own, qtbot)
    window.own_games.rename(own, "Otherwise")
    qtbot.waitUntil(lambda: window.own_games._games[own.id].name == "Otherwise", timeout=PATIENCE)
    assert not is_practicing(window)
    before = adopted()[1][own.id]
    window.keep_game({**RAW, "limit": 120, "name": "Otherwise"}, own.id)
    qtbot.waitUntil(lambda: adopted()[1].get(own.id, before) != before)
    assert not is_practicing(window)
    WRITER.wait()
    assert len(json.loads(file_of(own).read_bytes())["weights"]["2"]["totals"]) == 122


def test_deleting_a_game_deletes_its_results(
    own: OwnGame, in_thread: None, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.support.files.to_bin", lambda path: (False, None))
    practice_now(window, own, qtbot)
    window.own_games.delete(own)
    qtbot.waitUntil(lambda: window.own_games.can_put_back, timeout=PATIENCE)
    WRITER.wait()
    assert not file_of(own).exists()
    assert own.id not in adopted()[1]


def test_deleting_a_game_stops_its_practice(
    own: OwnGame, forever: None, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.support.files.to_bin", lambda path: (False, None))
    window.own_games.ensure()
    window.own_games.practice(own.id)
    assert is_practicing(window)
    window.own_games.delete(own)
    qtbot.waitUntil(lambda: not is_practicing(window), timeout=PATIENCE)


def test_closing_the_window_stops_practice(
    own: OwnGame, forever: None, window: MainWindow, qtbot: QtBot
) -> None:
    window.own_games.ensure()
    window.own_games.practice(own.id)
    helper = window.own_games._computers.practicing.helper
    assert helper is not None
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
    assert not helper.process.is_alive()
    window.own_games.practice(own.id)
    assert not is_practicing(window)


def test_damaged_results_are_practiced_again(
    own: OwnGame, in_thread: None, window: MainWindow, qtbot: QtBot
) -> None:
    file_of(own).write_bytes(b'{"rules": 1')
    practice_now(window, own, qtbot)
    assert json.loads(file_of(own).read_bytes())["weights"]["2"] is not None
