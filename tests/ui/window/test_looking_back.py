"""The replay in the window: opened from the table or the end of a game, and played on from a position."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Mark
from cardtable.controller.match.match import Awaits
from cardtable.ui.support import files
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, PlayAWhile
from tests.ui.pages.looking_back import sound
from tests.ui.test_walk import game_over

Key = Qt.Key


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every choice as sound at once."""
    monkeypatch.setattr(review, "judge", sound)


def test_l_opens_the_replay_of_a_finished_game_and_escape_returns(qtbot: QtBot, window: MainWindow) -> None:
    game_over(window, qtbot)
    qtbot.keyClick(window.navigator.currentWidget(), Key.Key_L)
    page = window.replay.page
    assert window.navigator.currentWidget() is page
    assert window.windowTitle().startswith("Looking back")
    assert page.playhead.game.is_over
    qtbot.keyClick(page.bar.scrubber, Key.Key_Escape)
    assert window.table.page.shows_end


def test_the_winner_of_a_game_skipped_to_its_end_is_read_out(qtbot: QtBot, window: MainWindow) -> None:
    game_over(window, qtbot)
    end = window.table.page.end
    assert end.again.accessibleDescription().startswith(end.title)


def test_a_finished_game_is_exported_from_its_end(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_over(window, qtbot)
    monkeypatch.setattr(files, "ask_save", lambda *_: tmp_path / "end")
    for kind in ("record", "picture", "sheet", "trace"):
        window.table.page.do.export(kind)
        assert window.last_notice == "Saved as end."
    assert "game_end" in (tmp_path / "end").read_text().splitlines()[-1]


def test_looking_back_on_a_running_game_does_not_change_it(
    qtbot: QtBot, window: MainWindow, play_a_while: PlayAWhile
) -> None:
    match = play_a_while(window, 1)
    number = match.turn_number
    window.look_back()
    page = window.replay.page
    assert window.navigator.currentWidget() is page
    assert page.playhead.at == page.playhead.game.last
    qtbot.keyClick(page.bar.scrubber, Key.Key_Home)
    qtbot.keyClick(page.bar.scrubber, Key.Key_Escape)
    assert window.table.is_shown
    wait_for_person(qtbot, window)
    assert match.turn_number == number


def test_play_on_from_here_starts_a_new_game_and_keeps_the_old_one(
    qtbot: QtBot, window: MainWindow, play_a_while: PlayAWhile
) -> None:
    before = play_a_while(window, 3)
    window.look_back()
    page = window.replay.page
    person = next(
        place
        for place, entry in enumerate(page.playhead.game.entries)
        if not isinstance(entry.step, Mark) and entry.seat == 0
    )
    page.go(person)
    there = page.playhead.game.view(person, page.playhead.sight)
    qtbot.keyClick(page.bar.scrubber, Key.Key_P)
    assert window.table.is_shown
    wait_for_person(qtbot, window)
    match = window.match
    assert match is not before
    assert match.awaits is Awaits.PERSON
    assert (match.view().hand, match.view().total) == (there.hand, there.total)
    assert match.header.taken == match.turn_number
    kept = list((window.directory / "games").glob("*.cardtable"))
    assert len(kept) == 2


def test_the_replay_leads_to_what_the_computers_imagined(qtbot: QtBot, window: MainWindow) -> None:
    game_over(window, qtbot)
    window.look_back()
    window.replay.page.side.minds.click()
    assert window.minds.is_shown


def test_without_a_deal_there_is_nothing_to_look_back_on(window: MainWindow) -> None:
    assert not window.can_look_back
    assert window.commands.by_name["look-back"].shortcut() == QKeySequence("L")
    window.look_back()
    assert window.replay.made is None


def test_the_panel_of_keys_lists_the_keys_of_the_replay(qtbot: QtBot, window: MainWindow) -> None:
    game_over(window, qtbot)
    window.look_back()
    window.toggle_keys()
    panel = window.keys_panel
    assert (("Space",), "play or pause") in panel.rows
    assert (("O",), "Hands face up") in panel.rows
    for column in panel._columns:
        assert column
    panel.put_away()
