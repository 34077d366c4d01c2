"""What is otherwise on Windows, tried on whichever system this is."""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from bundle.identity import APP_ID
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.controller.match.match import Match
from cardtable.storage.games import read_game
from cardtable.storage.writer import WRITER
from cardtable.ui.window import main_window
from cardtable.ui.window.main_window import MainWindow
from cardtable.ui.window.ui_state import StateFile


@pytest.mark.parametrize(("system", "frozen"), [("win32", False), ("win32", True), ("linux", False)])
def test_only_on_windows_and_from_source_is_the_window_named_for_the_taskbar(
    system: str, frozen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=named.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    app.name_in_taskbar()
    assert named == ([APP_ID] if system == "win32" and not frozen else [])


# A person shuts the computer down, or logs off


class System(QObject):
    """Ends a session as Qt tells of it on Windows."""

    commitDataRequest = Signal()
    aboutToQuit = Signal()


@pytest.fixture
def system(window: MainWindow) -> System:
    """A system that lets the window know when the session ends."""
    made = System(window)
    app.end_with_session(made, window)  # type: ignore[arg-type]
    return made


@pytest.fixture
def hanging() -> Iterator[None]:
    """A disk that does nothing."""
    done = threading.Event()
    WRITER.do(lambda: done.wait(60) and None)
    yield
    done.set()
    WRITER.wait()


def test_before_a_shutdown_everything_is_on_disk_and_the_game_can_go_on(
    window: MainWindow, system: System, sit_down: Callable[[MainWindow], None]
) -> None:
    sit_down(window)
    match = window.match
    assert match is not None
    match.play(match.view(match.seat).moves[0])
    system.commitDataRequest.emit()
    assert match.saving.path is not None
    assert Match.resume(read_game(match.saving.path)).view() == match.view()
    state = StateFile(window.directory).read()
    assert state.table
    assert state.geometry
    assert window.isVisible()
    assert window.match is match


@pytest.mark.parametrize("ends", [True, False])
def test_only_a_session_that_ends_keeps_the_window_from_asking(
    window: MainWindow, system: System, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    """A person can call a shutdown off, and close the window later."""
    asked: list[str] = []
    monkeypatch.setattr(window, "_unsaved", lambda: [("The game is not saved.", "The disk is full.")])
    monkeypatch.setattr(
        "cardtable.ui.window.closing.close_all_the_same", lambda window, lost, why: not asked.append(lost)
    )
    system.commitDataRequest.emit()
    if ends:
        system.aboutToQuit.emit()
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert bool(asked) is not ends


def test_a_shutdown_does_not_wait_for_ever_for_a_disk(
    window: MainWindow, system: System, monkeypatch: pytest.MonkeyPatch, hanging: None
) -> None:
    monkeypatch.setattr(main_window, "SHUTDOWN_WAITS", 0.01)
    system.commitDataRequest.emit()
    assert window.isVisible()
