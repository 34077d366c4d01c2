"""A window beside one that has the folder and does not answer: it plays, and writes nothing at all."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.rules.catalogue import catalogue
from cardtable.storage.games import GameStore
from cardtable.storage.learners import LearnerStore
from cardtable.storage.settings import FILE_NAME
from cardtable.storage.writer import WRITER
from cardtable.ui.window.main_window import MainWindow
from tests.ui.conftest import wait_for_person

HOLDER = """
import sys
from pathlib import Path
from cardtable.storage.data_folder import DataLock
print(DataLock(Path(sys.argv[1])).is_ours, flush=True)
sys.stdin.read()
"""
SETUP = MatchSetup(
    catalogue().ids[0], (Player("Mia", "person"), Player("Olive", "computer", "cautious", "owl")), "31"
)
SENTENCE = "Cardtable is open already and does not answer; nothing that you do in this window is saved."


def contents(folder: Path) -> dict[str, bytes | None]:
    """All that lies there, by name; a folder holds None."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in folder.rglob("*")
    }


@pytest.fixture
def folder_of_another(own_data_dir: Path) -> Iterator[Path]:
    """A folder that another process has: a game, learners, and files that a window of its own would mend."""
    match = Match.start(SETUP, GameStore(own_data_dir))
    match.deal()
    match.leave()
    store = LearnerStore(own_data_dir)
    store.add("Mia", "rabbit")
    store.close()
    WRITER.wait()
    (own_data_dir / FILE_NAME).write_text('{"theme": "midnight"}')
    (own_data_dir / "window.json").write_text("Dear diary")
    (own_data_dir / "games" / "names.json").write_text("Dear diary")
    (own_data_dir / "games" / "20200101-000000.cardtable").write_text("Dear diary")
    held = [sys.executable, "-c", HOLDER, str(own_data_dir)]
    with subprocess.Popen(held, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "True\n"
        yield own_data_dir
        first.communicate("")


def test_it_writes_nothing_whatever_is_done_in_it_and_says_so(
    qtbot: QtBot,
    folder_of_another: Path,
    open_window: Callable[[], MainWindow],
    play_by_keys: Callable[[MainWindow], None],
) -> None:
    before = contents(folder_of_another)
    window = open_window()
    assert window.told == SENTENCE
    assert window.preferences.now.theme == "midnight"
    window.preferences.change(volume=3)
    window.new_game.show()
    window.start_game(SETUP)
    wait_for_person(qtbot, window)
    play_by_keys(window)
    window.start.show()
    window.put_away()
    for asked in (window.statistics.show, window.school.learners.show):
        window.tell("something else")
        asked()
        assert window.told == SENTENCE
    window.games.show()
    page = window.games.page
    assert page.list.games.rowCount() == 2
    page.list.select(next(one for one in window.games_on_disk.shelf.games() if "2020" not in one.path.name))
    for act in (page.delete.click, lambda: page.rename_asked.emit(page.list.current, "Sunday")):
        window.tell("something else")
        act()
        assert window.told == SENTENCE
    page.open.click()
    assert window.table.is_shown
    wait_for_person(qtbot, window)
    play_by_keys(window)
    assert window.close()
    WRITER.wait()
    assert contents(folder_of_another) == before
