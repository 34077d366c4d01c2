"""The window works without any one feature, and a new feature is one folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui import features
from tests.ui.driver import FEATURES, MainWindow

NEEDED = {"start", "table"}
"""Without these features there is no window to play in."""

RIDDLES = """
from cardtable.ui.services.command import Command
from cardtable.ui.widgets.room_page import RoomPage


def register(services):
    page = services.navigator.register("riddles", lambda: RoomPage(services.theme))
    services.commands.append(Command("riddles", 345, lambda: "Riddles", "search", page.show, ("Ctrl+Shift+Y",)))
"""


OTHERS = sorted(set(features.names()) - NEEDED)


def test_tests_are_skipped_only_without_a_feature_that_they_name_rightly() -> None:
    unlisted = set(features.names()) - FEATURES.keys()
    assert not unlisted & {name for brought in FEATURES.values() for name in brought}


def some_gone() -> Iterator[set[str]]:
    """Yield some of the features, so that of any two each is once present without the other.

    Each feature is missing in three of seven windows, and no two features in the same three.
    """
    windows = list(islice(combinations(range(7), 3), len(OTHERS)))
    assert len(windows) == len(OTHERS), "more features than windows can tell apart"
    for number in range(7):
        yield {name for name, missing in zip(OTHERS, windows, strict=True) if number in missing}


# Whatever misses the feature misses it among others too.
ALONE = [pytest.mark.slow("a window for each feature"), pytest.mark.long]


@pytest.mark.parametrize(
    "gone",
    [*some_gone(), *(pytest.param({name}, marks=ALONE) for name in OTHERS)],
    ids=lambda gone: "-".join(sorted(gone)),
)
def test_the_window_works_without_features(
    qtbot: QtBot, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch, gone: set[str]
) -> None:
    left = [name for name in features.names() if name not in gone]
    monkeypatch.setattr(features, "names", lambda: iter(left))
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.furnished):
        window.show()
    start = window.start.page
    for button in (*start.doors, start.settings):
        button.click()
        window.go_back()
    start.deal_asked.emit()
    assert window.table.is_shown
    for command in window.commands.commands:
        command.when()
    window.close()


def test_a_new_feature_is_one_folder(
    qtbot: QtBot, own_data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "rooms" / "riddles"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text('"""Riddles."""\n')
    (folder / "feature.py").write_text(RIDDLES)
    monkeypatch.setattr(features, "__path__", [*features.__path__, str(tmp_path / "rooms")])
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.furnished):
        window.show()
    window.commands.by_name["riddles"].trigger()
    assert window.navigator.front == "riddles"
    window.go_back()
    assert window.start.is_shown
    window.close()
    for name in [name for name in sys.modules if name.startswith("cardtable.ui.features.riddles")]:
        del sys.modules[name]
