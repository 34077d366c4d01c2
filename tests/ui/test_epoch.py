"""Every page on a computer whose clock and files say 1970, in two time zones, with times as on Windows."""

from __future__ import annotations

import datetime
import importlib
import os
import pkgutil
import sys
import time
from collections.abc import Iterator
from errno import EINVAL
from pathlib import Path
from typing import Self

import pytest
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.rules.catalog import catalog
from cardtable.storage.backups import Backups
from cardtable.storage.own_games import OwnGames
from cardtable.ui.shared.when import when_text
from cardtable.ui.table.items.lying import lying, remembered, to_remember
from tests.storage.test_shelf import begun
from tests.ui.driver import OpenWindow
from tests.ui.table.test_lying import amid
from tests.ui.test_walk import PAGES, made

UTC = datetime.UTC
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
DAY = 24 * 60 * 60
ZONES = {"east": "EAST-14", "west": "WEST+11"}
SLOW = pytest.mark.slow("opens the same pages as in the west")
TELLING = {
    "games of one's own", "report", "start", "new game: seats", "replay", "games", "settings", "statistics", "today",
    "the book of puzzles", "album: calendar", "album: a game",
}  # fmt: skip
"""Pages that show times or sort by them."""
NOT_TELLING = pytest.mark.slow("pages that show no times")
OPENED = [
    pytest.param([page for page in PAGES if page in TELLING], "west", id="telling-west"),
    pytest.param(
        [page for page in PAGES if page not in TELLING], "west", id="others-west", marks=NOT_TELLING
    ),
    pytest.param(list(PAGES), "east", id="all-east", marks=SLOW),
]
"""Pages opened in one window."""


class OnWindows(datetime.datetime):
    """Times as Python converts them on Windows, with a clock at the start of 1970."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Self:
        return cls.fromtimestamp(0, tz)

    @classmethod
    def fromtimestamp(cls, seconds: float, tz: datetime.tzinfo | None = None) -> Self:
        if seconds < 0:
            raise OSError(EINVAL, "Invalid argument")
        return super().fromtimestamp(seconds, tz)

    def timestamp(self) -> float:
        seconds = super().timestamp()
        if self.tzinfo is None and seconds < DAY:
            raise OSError(EINVAL, "Invalid argument")
        return seconds

    def astimezone(self, tz: datetime.tzinfo | None = None) -> Self:
        if (tz is None or self.tzinfo is None) and self.timestamp() < 0:
            raise OSError(EINVAL, "Invalid argument")
        return super().astimezone(tz)


@pytest.fixture(params=["west", pytest.param("east", marks=SLOW)])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A time zone for Python and Qt."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", ZONES[request.param])
        if hasattr(time, "tzset"):
            time.tzset()
        yield request.param
    if hasattr(time, "tzset"):
        time.tzset()


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Convert times in the program as on Windows."""
    # The types in a remembered table are looked up once, with the real class.
    assert remembered(to_remember(lying(amid("ninety-nine"), EPOCH))) is not None
    for found in pkgutil.walk_packages(cardtable.__path__, "cardtable."):
        importlib.import_module(found.name)
    for name, module in list(sys.modules.items()):
        if name.startswith("cardtable.") and vars(module).get("datetime") is datetime.datetime:
            monkeypatch.setattr(module, "datetime", OnWindows)


@pytest.fixture
def old_files(own_data_dir: Path) -> Path:
    """A data folder with games, an own game and a backup from the start of 1970."""
    begun(own_data_dir)
    begun(own_data_dir, over=True)
    OwnGames(own_data_dir).keep(made().raw, catalog())
    Backups(own_data_dir).make(None)
    for path in own_data_dir.rglob("*"):
        os.utime(path, (0, 0))
    return own_data_dir


@pytest.mark.takes_long("opens ten pages")
@pytest.mark.parametrize(("pages", "zone"), OPENED, indirect=["zone"])
def test_every_page_opens_at_the_start_of_1970(
    pages: list[str],
    zone: str,
    old_files: Path,
    windows: None,
    open_window: OpenWindow,
    qtbot: QtBot,
    subtests: pytest.Subtests,
) -> None:
    window = open_window()
    assert window.navigator.currentWidget() is window.start.page
    for page in pages:
        with subtests.test(page):
            PAGES[page](window, qtbot)


def test_a_time_is_shown_in_the_computers_time_zone(zone: str, windows: None) -> None:
    expected = {"east": "Dec 30, 1969, 2:00", "west": "Dec 29, 1969, 1:00"}
    when = EPOCH - datetime.timedelta(days=2)
    assert when_text(when).replace("\u202f", " ").startswith(expected[zone])
