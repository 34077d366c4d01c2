"""Behavior that differs on Windows, tested on any system."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from errno import ENOENT
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias

import pytest
from bundle.identity import APP_ID
from PySide6.QtCore import QObject, QSizeF, Signal
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.controller.match.match import Match
from cardtable.rules.loader import Definition
from cardtable.storage.backups import Backups, look_into
from cardtable.storage.document import text_of
from cardtable.storage.exchange import from_file, from_text, letter_of
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import definition_in, printed
from cardtable.storage.settings import SettingsFile
from cardtable.storage.writer import WRITER
from cardtable.ui.drawing.room import blank, ground
from cardtable.ui.services.ui_state import Memory
from cardtable.ui.shell import main_window
from cardtable.ui.support import files
from tests.rows import rows
from tests.storage.test_shelf import begun
from tests.ui.driver import Act, MainWindow

Edit: TypeAlias = Callable[[bytes], bytes]


# Texts saved by an editor on Windows: other line ends, and a byte order mark

EDITED = {
    "line ends": lambda data: data.replace(b"\n", b"\r\n"),
    "Notepad": lambda data: b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
}
ANNAS = {"base": "ninety-nine", "name": "Anna’s game", "hand": 4}


def from_own_folder(edit: Edit, place: Path) -> None:
    assert definition_in(edit(printed("own-x-1", ANNAS)), "own-x-1.toml").raw == ANNAS


def from_game_file(edit: Edit, place: Path) -> None:
    assert from_file(edit(printed("own-x-1", ANNAS))).raw == ANNAS


def from_letter(edit: Edit, place: Path) -> None:
    letter = letter_of(Definition("own-x-1", "x", ANNAS)).encode()
    assert from_text(edit(letter).decode()).raw == ANNAS


def from_settings_file(edit: Edit, place: Path) -> None:
    path = place / "settings.json"
    path.write_bytes(edit(text_of({"volume": 7}).encode()))
    assert SettingsFile(place).read().volume == 7
    assert SettingsFile(place).imported(files.read(path, files.SETTINGS)).volume == 7


def from_learner_file(edit: Edit, place: Path) -> None:
    path, store = place / "Mia.json", LearnerStore(place)
    path.write_bytes(edit(store.exported(store.add("Mia", "fox")).encode()))
    assert store.import_(files.read(path, files.LEARNER)).nickname == "Mia"
    store.close()


def from_saved_game(edit: Edit, place: Path) -> None:
    """The game goes on, and its new moves are there the next time."""
    path = begun(place)
    path.write_bytes(edit(path.read_bytes()))
    for turn in (3, 4):
        (saved,) = GameStore(place).unfinished()
        match = Match.resume(saved)
        assert (match.turn_number, match.saving.trouble) == (turn, None)
        match.play(match.view(match.seat).moves[0])
        match.leave()
        WRITER.wait()
    assert path.read_bytes().startswith(edit(b"[Format "))


@pytest.mark.parametrize("edit", EDITED.values(), ids=EDITED)
@pytest.mark.parametrize(
    "read",
    [from_own_folder, from_game_file, from_letter, from_settings_file, from_learner_file, from_saved_game],
)
def test_texts_saved_by_an_editor_on_windows_are_read(
    read: Callable[[Edit, Path], None], edit: Edit, tmp_path: Path
) -> None:
    read(edit, tmp_path)


# Paths of more than 260 characters, which Windows allows if its owner enables them


@pytest.fixture
def far(tmp_path: Path) -> Path:
    """A folder with a path of more than 260 characters."""
    folder = tmp_path.joinpath(*["a folder of fifty characters, as cloud drives have"] * 6)
    try:
        folder.mkdir(parents=True)
    except OSError:
        pytest.skip("long paths are not enabled here")
    assert len(str(folder)) > 260
    return folder


def test_games_and_learners_are_saved_at_long_paths(far: Path) -> None:
    path = begun(far, over=True)
    assert path.exists()
    assert begun(far).parent != path.parent
    store = LearnerStore(far)
    store.add("Mia", "fox")
    backup = Backups(far).make(store)
    store.close()
    assert look_into(backup).people
    assert isinstance(files.write(far / "score.csv", "1,2"), files.Saved)
    assert files.read(far / "score.csv", 9) == "1,2"


def test_a_path_that_the_system_refuses_is_reported_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, flags: int, mode: int) -> int:
        raise FileNotFoundError(ENOENT, "The filename or extension is too long", str(path))

    with monkeypatch.context() as patch:  # pytest opens folders too when it deletes them
        patch.setattr(os, "open", refuse)
        message = files.write(tmp_path / "score.csv", "1,2")
    assert message == "Couldn't save score.csv (The filename or extension is too long). Nothing was written."


@pytest.mark.parametrize(("system", "frozen"), [("win32", False), ("win32", True), ("linux", False)])
def test_the_taskbar_needs_a_name_only_on_windows_from_source(
    system: str, frozen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=named.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    app.name_in_taskbar()
    assert named == ([APP_ID] if system == "win32" and not frozen else [])


# Screens at 125% and 150%


@rows("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_picture_has_as_many_pixels_as_its_window(qtbot: QtBot, scale: float) -> None:
    for side in range(1, 2000):
        pixels = (QSizeF(side, side) * scale).toSize()
        assert blank(side, 1, scale).width() == ground(side, 1, scale, "black").width() == pixels.width()
        assert blank(1, side, scale).height() == pixels.height()


EDGES = """
import os, sys
from pathlib import Path
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from cardtable import app
from cardtable.controller.match.setup import MatchSetup, Player
application = app.make_application(["cardtable"])
from tests.ui.driver import MainWindow
window = MainWindow(Path(sys.argv[1]), speed=0)
window.show()
print(QGuiApplication.highDpiScaleFactorRoundingPolicy().name, window.devicePixelRatioF())

def bright(image, x, y):
    return QColor(image.pixel(x, y)).lightness()

def look(page):
    QTest.qWait(500)
    for size in ((1024, 642), (1027, 645), (1030, 650), (1033, 653)):
        window.resize(*size)
        QTest.qWait(50)
        image = window.grab().toImage()
        right, low = image.width() - 1, image.height() - 1
        steps = [abs(bright(image, right, y) - bright(image, right - 1, y)) for y in range(0, low, 9)]
        steps += [abs(bright(image, x, low) - bright(image, x, low - 1)) for x in range(0, right, 9)]
        if max(steps) > 30:
            print(page, *size, "has a seam of", max(steps))

look("the start page")
players = (Player("Mia", "person"), Player("Olive", "computer", "random", "owl"))
window.session.start(MatchSetup("ninety-nine", players, "31"))
look("the table")
os._exit(0)
"""
"""Opens a window and prints where its last row or column of pixels differs from the one before, as if unpainted."""


@pytest.mark.slow("two windows, each in a process on a screen of another scale")
@pytest.mark.parametrize("scale", ["1.25", "1.5"])
def test_a_window_is_painted_to_its_last_pixel(scale: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-u", "-c", EDGES, str(tmp_path)],
        env=os.environ | {"QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.stdout, done.stderr) == (f"PassThrough {scale}\n", "")


# Shutdown and logoff


class System(QObject):
    """Ends a session as Qt reports it on Windows."""

    commitDataRequest = Signal()
    aboutToQuit = Signal()


@pytest.fixture
def system(window: MainWindow) -> System:
    """A system that tells the window when the session ends."""
    made = System(window)
    app.end_with_session(made, window)  # type: ignore[arg-type]
    return made


@pytest.fixture
def hanging() -> Iterator[None]:
    """Block the disk."""
    done = threading.Event()
    WRITER.do(lambda: done.wait(60) and None)
    yield
    done.set()
    WRITER.wait()


def test_a_shutdown_saves_everything_and_the_game_can_continue(
    window: MainWindow, system: System, sit_down: Act
) -> None:
    sit_down(window)
    match = window.match
    match.play(match.view(match.seat).moves[0])
    system.commitDataRequest.emit()
    assert match.saving.path is not None
    assert Match.resume(read_game(match.saving.path)).view() == match.view()
    state = Memory(window.directory).now
    assert state.table
    assert state.geometry
    assert window.isVisible()
    assert window.match is match


@pytest.mark.parametrize("ends", [True, False])
def test_the_window_closes_without_asking_only_if_the_session_ends(
    window: MainWindow, system: System, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ends: bool
) -> None:
    """A person can cancel a shutdown and close the window later."""
    asked: list[str] = []
    monkeypatch.setattr(window, "_unsaved", lambda: [("The game is not saved.", "The disk is full.")])
    monkeypatch.setattr(
        "cardtable.ui.shell.closing.close_all_the_same", lambda window, lost, why: not asked.append(lost)
    )
    system.commitDataRequest.emit()
    if ends:
        system.aboutToQuit.emit()
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert bool(asked) is not ends


def test_a_shutdown_does_not_wait_long_for_a_disk(
    window: MainWindow, system: System, monkeypatch: pytest.MonkeyPatch, hanging: None
) -> None:
    monkeypatch.setattr(main_window, "SHUTDOWN_WAITS", 0.01)
    system.commitDataRequest.emit()
    assert window.isVisible()
