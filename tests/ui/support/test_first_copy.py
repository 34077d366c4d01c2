"""A second start shows the first window, even if that takes long; with other data it opens its own."""

from __future__ import annotations

import ntpath
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.storage.data_folder import DataLock
from cardtable.ui.support.first_copy import FirstCopy, lock_of, names_of
from tests.links import make_link
from tests.ui.driver import MainWindow


@pytest.fixture
def held(own_data_dir: Path) -> Iterator[Path]:
    """A data folder that this process holds as the first copy."""
    lock = DataLock(own_data_dir)
    assert lock.is_ours
    yield own_data_dir
    lock.give_back()


def requests_to(first: FirstCopy) -> list[str]:
    """Return the files that later copies ask to open, as they ask."""
    files: list[str] = []
    first.asked.connect(lambda file, token: files.append(file))
    return files


def another(*words: str, **environ: str) -> subprocess.Popen[str]:
    """Start a second copy; it would paint its window and end if it opened one."""
    return subprocess.Popen(
        [sys.executable, "-m", "cardtable", *words],
        env={**os.environ, "CARDTABLE_EXIT_AFTER_PAINT": "2", **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_second_start_shows_the_first_window_with_its_activation_token(
    qtbot: QtBot, window: MainWindow, held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str | None] = []
    monkeypatch.delenv(app.ACTIVATION_TOKEN, raising=False)
    monkeypatch.setattr(window, "come_forward", lambda: came.append(os.environ.get(app.ACTIVATION_TOKEN)))
    monkeypatch.setattr(window.features["saved_games"], "open_file", lambda path: came.append(str(path)))
    app.answer_others(window)
    window.showMinimized()
    second = another(**{app.ACTIVATION_TOKEN: "gnome-shell/files/4711_TIME99"})
    qtbot.waitUntil(lambda: came == ["gnome-shell/files/4711_TIME99"])
    assert second.communicate()[0] == ""
    assert second.returncode == 0
    third = another("kept.cardtable")
    qtbot.waitUntil(lambda: came[1:] == [None, str(Path("kept.cardtable").absolute())])
    assert third.communicate()[0] == ""
    assert app.ACTIVATION_TOKEN not in os.environ


@pytest.mark.parametrize("said", [b"hello", b"{}", b"7", b"[" * 5000, b'{"file": 1}', b"\xff\xfe"])
def test_messages_from_strangers_are_ignored(qtbot: QtBot, held: Path, said: bytes) -> None:
    first = FirstCopy(held)
    came = requests_to(first)
    stranger = QLocalSocket()
    with qtbot.waitSignal(stranger.disconnected):
        stranger.connectToServer(names_of(held)[0])
        stranger.write(said + b"\n")
    assert came == []
    assert bytes(stranger.readAll().data()) == b""


def test_a_minimized_window_comes_forward(window: MainWindow) -> None:
    window.showMinimized()
    window.come_forward()
    assert not window.isMinimized()
    window.showMaximized()
    window.showMinimized()
    window.come_forward()
    assert window.isMaximized()
    assert not window.isMinimized()


@pytest.mark.slow("a later copy that waits is tried in a quicker test")
def test_with_other_data_a_second_start_opens_its_own_window(
    qtbot: QtBot, held: Path, tmp_path: Path
) -> None:
    first = FirstCopy(held)
    came = requests_to(first)
    second = another(CARDTABLE_DATA_DIR=str(tmp_path / "other"))
    qtbot.waitUntil(lambda: second.poll() is not None)
    assert (second.communicate()[0], second.returncode, came) == ("", 0, [])


def test_a_folder_in_another_spelling_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "Spiele"
    monkeypatch.chdir(tmp_path)
    assert names_of(Path("Spiele")) == names_of(folder)
    monkeypatch.setattr("os.path.normcase", ntpath.normcase)
    assert names_of(tmp_path / "SPIELE") == names_of(folder)


def test_a_link_to_a_folder_is_the_same_folder(tmp_path: Path) -> None:
    make_link(tmp_path / "link", tmp_path)
    assert names_of(tmp_path / "link") == names_of(tmp_path)


PATIENT = """
import sys

from cardtable import app
from cardtable.ui.support import first_copy

sleep = first_copy.QThread.msleep

class Thread(first_copy.QThread):
    @staticmethod
    def msleep(milliseconds):
        print("waits for a name", flush=True)
        sleep(milliseconds)

class Socket(first_copy.QLocalSocket):
    def waitForReadyRead(self, milliseconds):
        print("waits for an answer", flush=True)
        return super().waitForReadyRead(milliseconds)

first_copy.QThread, first_copy.QLocalSocket = Thread, Socket
first_copy._AGAIN = 10
survive_errors = app.survive_errors

def tell_window(window):
    print("opens a window", flush=True)
    return survive_errors(window)

app.survive_errors = tell_window
sys.exit(app.run(["cardtable"]))
"""
"""A start that prints what it waits for and if it opens a window; it retries soon."""


@pytest.fixture
def patient() -> Iterator[Callable[[], subprocess.Popen[str]]]:
    """Return a function that starts such a copy."""
    made: list[subprocess.Popen[str]] = []

    def start() -> subprocess.Popen[str]:
        made.append(
            subprocess.Popen(
                [sys.executable, "-c", PATIENT],
                env={**os.environ, "CARDTABLE_EXIT_AFTER_PAINT": "2"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        )
        return made[-1]

    yield start
    for process in made:
        process.kill()
        process.wait()


def heard(process: subprocess.Popen[str], line: str, times: int) -> bool:
    """Read the output up to this many of these lines; return if they came."""
    for said in process.stdout:
        times -= said == f"{line}\n"
        if not times:
            return True
    return False


@pytest.mark.slow("a later copy that waits is tried in a quicker test")
def test_later_copies_wait_until_the_first_listens(
    qtbot: QtBot, held: Path, patient: Callable[[], subprocess.Popen[str]]
) -> None:
    later = [patient() for _ in range(2)]
    assert all(heard(one, "waits for a name", 5) for one in later)
    first = FirstCopy(held)
    came = requests_to(first)
    qtbot.waitUntil(lambda: all(one.poll() is not None for one in later), timeout=60_000)
    lines = {line for one in later for line in one.communicate()[0].splitlines()}
    assert lines <= {"waits for a name", "waits for an answer"}
    assert [one.returncode for one in later] == [0, 0]
    assert came == ["", ""]


def test_a_copy_that_already_waits_is_not_missed(
    qtbot: QtBot, held: Path, monkeypatch: pytest.MonkeyPatch, patient: Callable[[], subprocess.Popen[str]]
) -> None:
    """On Windows it connects while the first copy starts to listen."""

    class Eager(QLocalServer):
        def listen(self, name: str) -> bool:
            listens = super().listen(name)
            assert self.waitForNewConnection(60_000)
            return listens

    monkeypatch.setattr("cardtable.ui.support.first_copy.QLocalServer", Eager)
    later = patient()
    assert heard(later, "waits for a name", 1)
    first = FirstCopy(held)
    came = requests_to(first)
    qtbot.waitUntil(lambda: later.poll() is not None, timeout=60_000)
    assert came == [""]


def test_a_later_copy_waits_for_a_busy_first_copy(
    qtbot: QtBot, held: Path, patient: Callable[[], subprocess.Popen[str]]
) -> None:
    first = FirstCopy(held)
    came = requests_to(first)
    later = patient()
    assert heard(later, "waits for an answer", 5)
    assert came == []
    qtbot.waitUntil(lambda: later.poll() is not None, timeout=60_000)
    ends = {(line, later.returncode) for line in later.communicate()[0].splitlines()}
    assert ends <= {("waits for a name", 0), ("waits for an answer", 0)}
    assert came == [""]


def test_a_later_copy_opens_a_window_when_the_first_ends(
    own_data_dir: Path, patient: Callable[[], subprocess.Popen[str]]
) -> None:
    lock = DataLock(own_data_dir)
    later = patient()
    assert heard(later, "waits for a name", 5)
    lock.give_back()
    assert heard(later, "opens a window", 1)
    later.communicate()
    assert later.returncode == 0


@pytest.fixture
def runtime() -> Iterator[Path]:
    """A folder with a short path, as sockets need it."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has other folders")
def test_the_first_copy_listens_in_the_folder_of_the_session(
    qtbot: QtBot, held: Path, runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    first = FirstCopy(held)
    came = requests_to(first)
    (socket,) = runtime.iterdir()
    assert str(socket) == names_of(held)[0]
    second = another()
    qtbot.waitUntil(lambda: came == [""], timeout=60_000)
    second.communicate()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has other folders")
@pytest.mark.parametrize("runtime", ["", "run", "/proc/nowhere", "/" + "long" * 40])
def test_the_first_copy_is_found_without_a_folder_of_the_session(
    qtbot: QtBot, held: Path, monkeypatch: pytest.MonkeyPatch, runtime: str
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", runtime)
    monkeypatch.setattr("cardtable.ui.support.first_copy._AGAIN", 10)
    first = FirstCopy(held)
    came = requests_to(first)
    # In this process the lock would count as ours. If nobody answers, the copy gets it in the end.
    tries = iter([False] * 5)
    monkeypatch.setattr(
        "cardtable.ui.support.first_copy.DataLock",
        lambda folder: SimpleNamespace(is_ours=next(tries, True)),
    )
    # A copy that waits for the other blocks its thread.
    has_asked = Event()

    class Asking(QLocalSocket):
        def waitForReadyRead(self, milliseconds: int) -> bool:
            has_asked.set()
            return super().waitForReadyRead(milliseconds)

    monkeypatch.setattr("cardtable.ui.support.first_copy.QLocalSocket", Asking)
    with ThreadPoolExecutor() as second:
        lock = second.submit(lock_of, held, "kept.cardtable")
        has_asked.wait(10)
        qtbot.waitUntil(lock.done)
    assert lock.result() is None
    qtbot.waitUntil(lambda: came == ["kept.cardtable"])


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has other folders")
@pytest.mark.parametrize("expected", ["", "run"])
def test_the_folder_of_the_session_is_found_without_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected: str
) -> None:
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    monkeypatch.setattr("os.path.isdir", lambda path: path == f"/run/user/{os.getuid()}")
    monkeypatch.setenv("XDG_RUNTIME_DIR", f"/run/user/{os.getuid()}")
    names = names_of(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", expected)
    assert names_of(tmp_path) == names
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert names_of(tmp_path) == names


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="has other folders")
def test_copies_in_a_flatpak_use_their_shared_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    monkeypatch.setenv("FLATPAK_ID", "org.cardtable.Cardtable")
    assert names_of(tmp_path)[0].startswith("/run/user/1000/app/org.cardtable.Cardtable/cardtable-")


def test_the_socket_of_a_killed_copy_is_reused(qtbot: QtBot, held: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from cardtable.ui.support.first_copy import FirstCopy\n"
        "application = QCoreApplication([]); first = FirstCopy(Path(sys.argv[1])); os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(held)], check=False)
    first = FirstCopy(held)
    came = requests_to(first)
    second = another()
    qtbot.waitUntil(lambda: came == [""])
    second.communicate()


def test_each_folder_has_its_own_name(tmp_path: Path) -> None:
    assert names_of(tmp_path / "a") == names_of(tmp_path / "a")
    assert names_of(tmp_path / "a") != names_of(tmp_path / "b")
