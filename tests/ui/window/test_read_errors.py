"""A disk that does not give out a file that is whole: once, or for the whole run. Nothing is lost by that."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.rules.catalogue import catalogue
from cardtable.storage.games import GameStore
from cardtable.storage.settings import FILE_NAME, Settings, SettingsFile
from cardtable.storage.writer import WRITER
from cardtable.ui.services.ui_state import Memory, UiState
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow

SETUP = MatchSetup(
    catalogue().ids[0], (Player("Mia", "person"), Player("Olive", "computer", "cautious", "owl")), "31"
)


class Ill:
    """A disk that fails when one of these files is opened to be read, `times` times each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: dict[Path, int] = {}
        real = os.open

        def opened(path: Any, flags: int, *more: Any, **named: Any) -> int:
            left = self.left.get(Path(path), 0)
            if left and not flags & (os.O_WRONLY | os.O_RDWR):
                self.left[Path(path)] = left - 1
                raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
            return real(path, flags, *more, **named)

        monkeypatch.setattr(os, "open", opened)

    def keep(self, path: Path, times: int = 1_000_000) -> None:
        """That file is not given out so often."""
        self.left[path] = times


@pytest.fixture
def ill(monkeypatch: pytest.MonkeyPatch) -> Ill:
    """A disk that gives out everything, to begin with."""
    return Ill(monkeypatch)


@pytest.fixture
def kept(own_data_dir: Path) -> Path:
    """The record of a game that goes on."""
    match = Match.start(SETUP, GameStore(own_data_dir))
    match.deal()
    match.leave()
    WRITER.wait()
    (path,) = (own_data_dir / "games").glob("*.cardtable")
    return path


@pytest.fixture
def chosen(own_data_dir: Path) -> Path:
    """A file of settings that somebody chose."""
    file = SettingsFile(own_data_dir)
    file.write(Settings(theme="midnight", volume=5, muted=("bust",)))
    assert file.document.settle()
    return own_data_dir / FILE_NAME


@pytest.mark.parametrize("times", [1, 2])
def test_a_failure_that_passes_is_not_noticed(
    kept: Path, chosen: Path, ill: Ill, open_window: Callable[[], MainWindow], times: int
) -> None:
    names = kept.parent / "names.json"
    names.write_text(json.dumps({kept.stem: "Sunday"}))
    for path in (kept, chosen, names):
        ill.keep(path, times)
    window = open_window()
    assert window.last_notice == ""
    assert window.preferences.now.theme == "midnight"
    assert window.start.page.offered is not None
    window.games.show()
    page = window.games.page
    assert page.list.current is not None
    assert page.list.current.name == "Sunday"


def test_settings_that_cannot_be_read_are_reported_and_not_written_over(
    qtbot: QtBot, chosen: Path, ill: Ill, open_window: Callable[[], MainWindow]
) -> None:
    ill.keep(chosen)
    before = _raw(chosen)
    window = open_window()
    assert window.last_notice == ("Your settings can't be read right now. Cardtable will try again.")
    assert window.preferences.now == Settings()
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(deck="jumbo")
    assert "can't be saved" in window.last_notice
    window.close()
    assert _raw(chosen) == before
    assert [path.name for path in chosen.parent.glob("settings*")] == [FILE_NAME]


def test_what_was_chosen_meanwhile_is_laid_over_settings_that_can_be_read_again(
    qtbot: QtBot, chosen: Path, ill: Ill, open_window: Callable[[], MainWindow]
) -> None:
    ill.keep(chosen)
    window = open_window()
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(deck="jumbo")
    ill.keep(chosen, 0)
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(volume=9, muted=("turn",))
    assert "saved again" in window.last_notice
    window.close()
    kept = SettingsFile(chosen.parent).read()
    assert kept == Settings(theme="midnight", deck="jumbo", volume=9, muted=("turn", "bust"))


def test_what_the_window_remembers_is_not_lost_by_a_failure(
    own_data_dir: Path, ill: Ill, open_window: Callable[[], MainWindow]
) -> None:
    file = Memory(own_data_dir)
    state = UiState(favourites=("ono-99",), recent=("ono-99",), last={"game": "Ono 99", "company": ""})
    file.remember(state)
    assert file.document.settle()
    ill.keep(file.document.path)
    window = open_window()
    assert window.last_notice.startswith("Your recent and favorite games can't be read right now")
    window.memory.remember(window.memory.now._replace(favourites=("ninety-nine",)))
    ill.keep(file.document.path, 0)
    window.close()
    after = Memory(own_data_dir).now
    assert after.favourites == ("ninety-nine", "ono-99")
    assert (after.recent, after.last) == (state.recent, state.last)
    assert after.geometry


def test_an_unfinished_game_that_cannot_be_read_is_reported_and_stays(
    qtbot: QtBot, kept: Path, ill: Ill, open_window: Callable[[], MainWindow]
) -> None:
    written = _raw(kept)
    ill.keep(kept)
    window = open_window()
    assert window.last_notice.startswith("A saved game (Today, ")
    assert window.start.page.offered is None
    window.session.start(SETUP)
    wait_for_person(qtbot, window)
    window.start.show()
    window.put_away()
    window.notify("something else")
    window.start.show()
    assert window.last_notice == "something else"
    assert _raw(kept) == written
    ill.keep(kept, 0)
    with qtbot.waitSignal(window.looked, timeout=PATIENCE):
        window.start.show()
    assert window.start.page.offered is not None


def test_names_that_cannot_be_read_are_reported_and_none_is_changed(
    kept: Path, ill: Ill, window: MainWindow
) -> None:
    names = kept.parent / "names.json"
    names.write_text(json.dumps({kept.stem: "Sunday"}))
    ill.keep(names)
    window.games.show()
    assert window.last_notice == "The games' names can't be read right now."
    page = window.games.page
    assert page.list.current is not None
    window.features["saved_games"].saved.rename(page.list.current, "Monday")
    assert window.last_notice == "Can't read the names of your games right now. Nothing has changed."
    assert json.loads(_raw(names)) == {kept.stem: "Sunday"}
    ill.keep(names, 0)
    window.games.show()
    assert page.list.current.name == "Sunday"


def test_a_game_in_the_list_that_cannot_be_read_is_read_when_the_list_is_opened_again(
    kept: Path, ill: Ill, window: MainWindow
) -> None:
    ill.keep(kept)
    window.games.show()
    page = window.games.page
    game = page.list.current
    assert game is not None
    assert page.list.games.summary_now(game) == "This game can't be read right now. It's kept as it is."
    ill.keep(kept, 0)
    window.games.show()
    assert not isinstance(page.list.games.summary_now(game), str)


def _raw(path: Path) -> bytes:
    """What lies there, whatever the disk that is ill says."""
    descriptor = os.open(path, os.O_RDWR)
    with os.fdopen(descriptor, "rb") as file:
        return file.read()
