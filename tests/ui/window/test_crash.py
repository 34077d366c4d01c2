"""An uncaught error opens one window with a report, and the game goes on."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from cardtable.app import survive_errors
from cardtable.controller.lookback.replayed import replay_file
from cardtable.controller.match.match import Match
from cardtable.game.record.text import parse_record
from cardtable.ui.shell.crash_guard import CrashGuard
from cardtable.ui.shell.crash_window import CrashWindow
from cardtable.ui.support import files
from tests.ui.conftest import wait_for_person
from tests.ui.driver import Act, MainWindow


@pytest.fixture
def guard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashGuard]:
    hooks = sys.excepthook, threading.excepthook
    guard = survive_errors(window)
    yield guard
    sys.excepthook, threading.excepthook = hooks


def fail(words: str = "oops") -> None:
    try:
        raise ValueError(words)
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def crash_window(qtbot: QtBot, guard: CrashGuard) -> CrashWindow:
    qtbot.waitUntil(lambda: guard.shown is not None and guard.shown.isVisible())
    assert guard.shown is not None
    return guard.shown


def test_the_same_error_opens_one_window_once(qtbot: QtBot, window: MainWindow, guard: CrashGuard) -> None:
    for _ in range(3):
        fail()
    shown = crash_window(qtbot, guard)
    assert "ValueError" in shown.text.toPlainText()
    assert len(window.findChildren(CrashWindow)) == 1
    shown.go_on.click()
    qtbot.waitUntil(lambda: guard.shown is None)
    fail()
    qtbot.wait(1)
    assert guard.shown is None


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("at_table", [True, False])
def test_the_words_of_the_report_are_whole_at_any_text_size(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, sit_down: Act, size: int, at_table: bool
) -> None:
    window.preferences.change(text_size=size)
    if at_table:
        sit_down(window)
    fail()
    shown = crash_window(qtbot, guard)
    labels = [one for one in shown.findChildren(QLabel) if one.isVisibleTo(shown)]
    assert len(labels) == (4 if at_table else 2)
    for one in labels:
        assert one.width() >= min(one.sizeHint().width(), 200)
        assert not one.wordWrap() or one.height() >= one.heightForWidth(one.width())
    assert shown.text.document().defaultFont().pixelSize() == 15 * size // 100
    assert shown.game.isVisible() is at_table


def test_an_error_of_another_thread_is_reported_too(qtbot: QtBot, guard: CrashGuard) -> None:
    thread = threading.Thread(target=lambda: [][1])
    thread.start()
    assert "IndexError: list index out of range" in crash_window(qtbot, guard).text.toPlainText()
    thread.join()


def test_the_report_holds_the_game_only_on_request_and_no_names(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, sit_down: Act, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    sit_down(window)
    match = window.match
    fail("the third leg of the table")
    shown = crash_window(qtbot, guard)
    assert "[Seed" not in shown.text.toPlainText()
    assert "third leg" not in shown.text.toPlainText()
    qtbot.keyClick(shown.game, Qt.Key.Key_Space)
    assert "third leg" in shown.text.toPlainText()
    shown.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert parse_record(copied.encode()).header.seed == match.setup.seed
    target = tmp_path / "report.txt"
    monkeypatch.setattr(files, "ask_save", lambda *_: target)
    shown.save.click()
    assert match.rules.id in replay_file(target).summary
    for player in match.setup.players:
        assert player.name not in copied


def test_a_game_stopped_by_an_error_goes_on(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, sit_down: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(window)
    page, match = window.table.page, window.match
    real = type(page.conductor)._show
    monkeypatch.setattr(type(page.conductor), "_show", lambda *_: 1 / 0)
    with capture_exceptions():
        sys.excepthook, hook = lambda kind, error, trace: guard.take(error), sys.excepthook
        page.view.play_chosen.emit(match.view().plays[0])
        shown = crash_window(qtbot, guard)
        sys.excepthook = hook
    moves = match.turn_number
    monkeypatch.setattr(type(page.conductor), "_show", real)
    assert "saved up to the last move" in shown.note.text()
    qtbot.keyClick(shown, Qt.Key.Key_Escape)
    wait_for_person(qtbot, window)
    assert window.match is match
    assert match.turn_number >= moves
    assert match.saving.is_kept


def test_the_error_is_reported_even_if_the_game_is_broken(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, sit_down: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(window)
    fail()
    shown = crash_window(qtbot, guard)
    monkeypatch.setattr(Match, "steps", property(lambda self: 1 / 0))
    shown.game.click()
    assert "ValueError" in shown.text.toPlainText()
    assert not shown.game.isEnabled()


def test_every_control_is_named_and_reached_by_keys(
    qtbot: QtBot, window: MainWindow, guard: CrashGuard, sit_down: Act
) -> None:
    sit_down(window)
    fail()
    shown = crash_window(qtbot, guard)
    shown.activateWindow()
    assert all(one.accessibleName() for one in (shown.text, shown.game, shown.copy, shown.save, shown.go_on))
    reached = set()
    for _ in range(12):
        focus = shown.focusWidget()
        assert focus is not None
        reached.add(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert {shown.game, shown.copy, shown.save, shown.go_on} <= reached
