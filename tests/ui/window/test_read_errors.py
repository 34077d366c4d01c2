"""A disk that fails to read a whole file, once or all the time: nothing is lost."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.storage.settings import FILE_NAME, Settings, SettingsFile
from cardtable.ui.services.ui_state import Memory, UiState
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.window.left_game import SETUP


class FailingDisk:
    """A disk that fails to open certain files for reading, a number of times each."""

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

    def fail(self, path: Path, times: int = 1_000_000) -> None:
        """Fail to read this file so many times."""
        self.left[path] = times


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FailingDisk:
    """A disk that reads everything at first."""
    return FailingDisk(monkeypatch)


@pytest.fixture
def chosen(own_data_dir: Path) -> Path:
    """A file of settings that differ from the defaults."""
    file = SettingsFile(own_data_dir)
    file.write(Settings(theme="midnight", volume=5, muted=("bust",)))
    assert file.document.settle()
    return own_data_dir / FILE_NAME


@pytest.mark.parametrize("times", [1, 2])
def test_a_short_failure_is_not_noticed(
    kept: Path, chosen: Path, disk: FailingDisk, open_window: OpenWindow, times: int
) -> None:
    names = kept.parent / "names.json"
    names.write_text(json.dumps({kept.stem: "Sunday"}))
    for path in (kept, chosen, names):
        disk.fail(path, times)
    window = open_window()
    assert window.last_notice == ""
    assert window.preferences.now.theme == "midnight"
    assert window.start.page.offered is not None
    window.games.show()
    page = window.games.page
    assert page.list.current.name == "Sunday"


def test_settings_that_cannot_be_read_are_reported_and_not_overwritten(
    qtbot: QtBot, chosen: Path, disk: FailingDisk, open_window: OpenWindow
) -> None:
    disk.fail(chosen)
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


def test_settings_changed_meanwhile_are_merged_once_the_file_can_be_read(
    qtbot: QtBot, chosen: Path, disk: FailingDisk, open_window: OpenWindow
) -> None:
    disk.fail(chosen)
    window = open_window()
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(deck="jumbo")
    disk.fail(chosen, 0)
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(volume=9, muted=("turn",))
    assert "saved again" in window.last_notice
    window.close()
    kept = SettingsFile(chosen.parent).read()
    assert kept == Settings(theme="midnight", deck="jumbo", volume=9, muted=("turn", "bust"))


def test_favorites_and_recent_games_survive_a_failure(
    own_data_dir: Path, disk: FailingDisk, open_window: OpenWindow
) -> None:
    file = Memory(own_data_dir)
    state = UiState(favorites=("ono-99",), recent=("ono-99",), last={"game": "Ono 99", "company": ""})
    file.remember(state)
    assert file.document.settle()
    disk.fail(file.document.path)
    window = open_window()
    assert window.last_notice.startswith("Your recent and favorite games can't be read right now")
    window.memory.remember(window.memory.now._replace(favorites=("ninety-nine",)))
    disk.fail(file.document.path, 0)
    window.close()
    after = Memory(own_data_dir).now
    assert after.favorites == ("ninety-nine", "ono-99")
    assert (after.recent, after.last) == (state.recent, state.last)
    assert after.geometry


def test_an_unfinished_game_that_cannot_be_read_is_reported_and_stays(
    qtbot: QtBot, kept: Path, disk: FailingDisk, open_window: OpenWindow
) -> None:
    written = _raw(kept)
    disk.fail(kept)
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
    disk.fail(kept, 0)
    with qtbot.waitSignal(window.looked, timeout=PATIENCE):
        window.start.show()
    assert window.start.page.offered is not None


def test_names_that_cannot_be_read_are_reported_and_unchanged(
    kept: Path, disk: FailingDisk, window: MainWindow
) -> None:
    names = kept.parent / "names.json"
    names.write_text(json.dumps({kept.stem: "Sunday"}))
    disk.fail(names)
    window.games.show()
    assert window.last_notice == "The games' names can't be read right now."
    page = window.games.page
    assert page.list.current is not None
    window.features["saved_games"].saved.rename(page.list.current, "Monday")
    assert window.last_notice == "Can't read the names of your games right now. Nothing has changed."
    assert json.loads(_raw(names)) == {kept.stem: "Sunday"}
    disk.fail(names, 0)
    window.games.show()
    assert page.list.current.name == "Sunday"


def test_reopening_the_list_reads_a_failed_game_again(
    kept: Path, disk: FailingDisk, window: MainWindow
) -> None:
    disk.fail(kept)
    window.games.show()
    page = window.games.page
    game = page.list.current
    assert game is not None
    assert page.list.games.summary_now(game) == "This game can't be read right now. It's kept as it is."
    disk.fail(kept, 0)
    window.games.show()
    assert not isinstance(page.list.games.summary_now(game), str)


def _raw(path: Path) -> bytes:
    """Return the bytes of a file on the failing disk; it is opened for writing, which works."""
    descriptor = os.open(path, os.O_RDWR)
    with os.fdopen(descriptor, "rb") as file:
        return file.read()
