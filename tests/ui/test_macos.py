"""Behavior that differs on macOS, tested on any system."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QKeySequence
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.language import SPEECH
from cardtable.ui.audio import table_audio
from cardtable.ui.audio.table_audio import Speech
from cardtable.ui.support import first_copy
from cardtable.ui.support.application import Application
from cardtable.ui.widgets.keys_panel import native
from tests.ui.driver import MainWindow

SYSTEMS = ("linux", "win32", "darwin")


@pytest.mark.parametrize("system", SYSTEMS)
def test_only_macos_has_a_menu_bar(window: MainWindow, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    window.menuBar().clear()
    monkeypatch.setattr(sys, "platform", system)
    window._bind_keys()
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == (
        ["Games", "This game", "Look back", "Settings and view", "Help"] if system == "darwin" else []
    )


@pytest.mark.parametrize("system", SYSTEMS)
def test_f11_is_the_first_key_of_full_screen_except_on_macos(
    window: MainWindow, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    (command,) = [one for one in window.commands.commands if one.name == "full-screen"]
    assert callable(command.keys)
    assert (command.keys()[0] == "F11") is (system != "darwin")
    assert {"F11"} <= set(command.keys())


@pytest.mark.parametrize("system", SYSTEMS)
def test_macos_shows_its_own_signs_for_keys(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    SPEECH.use("de")
    monkeypatch.setattr(sys, "platform", system)
    of_qt = QKeySequence("Ctrl+Z").toString(QKeySequence.SequenceFormat.NativeText)
    assert native("Ctrl+Z") == (of_qt if system == "darwin" else "Strg+Z")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_voice_has_a_process_only_on_linux(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_audio, "SystemVoice", lambda parent: "the system's")
    monkeypatch.setattr(table_audio, "VoiceProcess", lambda: "of a process")
    monkeypatch.setattr(sys, "platform", system)
    made: Any = Speech.make_voice(SimpleNamespace())  # type: ignore[arg-type]
    assert made == ("of a process" if system == "linux" else "the system's")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_a_session_has_a_folder_only_on_linux(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    monkeypatch.setattr(sys, "platform", system)
    assert first_copy._session_folder() == ""


@pytest.mark.parametrize("system", SYSTEMS)
def test_on_macos_the_window_leaves_the_icon_to_the_bundle(
    window: MainWindow, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    monkeypatch.setattr(window, "setWindowIcon", given.append)
    monkeypatch.setattr(app, "keep_log", lambda: None)
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(sys, "platform", system)
    app.settle_in(window)
    assert bool(given) is (system != "darwin")


def test_a_double_clicked_file_comes_as_an_event() -> None:
    opened: list[str] = []
    heard: Any = SimpleNamespace(file_opened=SimpleNamespace(emit=opened.append))
    assert Application.event(heard, QFileOpenEvent("/games/ü.cardtable"))
    assert opened == ["/games/ü.cardtable"]


class FileOpener(QObject):
    """An application that gets files to open."""

    file_opened = Signal(str)


def test_a_file_that_started_the_program_waits_for_the_first_page(
    qtbot: QtBot, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.support.application.Application", FileOpener)
    opened: list[str] = []
    monkeypatch.setattr(MainWindow, "open_file", lambda self, path: opened.append(path.name))
    window, application = MainWindow(own_data_dir, speed=0), FileOpener()
    qtbot.addWidget(window)
    app.open_files(application, window, ["cardtable"])  # type: ignore[arg-type]
    application.file_opened.emit("/games/first.cardtable")
    assert opened == []
    with qtbot.waitSignal(window.furnished):
        window.show()
    assert opened == ["first.cardtable"]
    application.file_opened.emit("/games/second.cardtable")
    assert opened == ["first.cardtable", "second.cardtable"]
    window.close()
