"""A second start shows the window of the first; with other data, or where nobody answers, it has its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.storage.data_folder import DataLock
from cardtable.ui.support.first_copy import FirstCopy, handed_over, name_of
from cardtable.ui.window.main_window import MainWindow


@pytest.fixture
def held(own_data_dir: Path) -> Iterator[Path]:
    """A data folder that this process holds, as a first copy does."""
    lock = DataLock(own_data_dir)
    assert lock.is_ours
    yield own_data_dir
    lock.give_back()


def another(*words: str, **environ: str) -> subprocess.Popen[str]:
    """A second start, which would paint its window and end if it opened one."""
    return subprocess.Popen(
        [sys.executable, "-m", "cardtable", *words],
        env={**os.environ, "CARDTABLE_EXIT_AFTER_PAINT": "2", **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_a_second_start_shows_the_first_window_and_ends(
    qtbot: QtBot, window: MainWindow, held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []
    monkeypatch.setattr(window, "come_forward", lambda: came.append("forward"))
    monkeypatch.setattr(window.saved_games, "open_file", lambda path: came.append(str(path)))
    app.answer_others(window)
    window.showMinimized()
    second = another()
    qtbot.waitUntil(lambda: came == ["forward"], timeout=60_000)
    assert second.communicate()[0] == ""
    assert second.returncode == 0
    third = another("kept.cardtable")
    qtbot.waitUntil(lambda: came[1:] == ["forward", str(Path("kept.cardtable").absolute())], timeout=60_000)
    assert third.communicate()[0] == ""


def test_the_right_to_raise_a_window_goes_from_the_second_start_to_the_first(
    qtbot: QtBot, window: MainWindow, held: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str | None] = []
    monkeypatch.delenv(app.ACTIVATION_TOKEN, raising=False)
    monkeypatch.setattr(window, "come_forward", lambda: came.append(os.environ.get(app.ACTIVATION_TOKEN)))
    app.answer_others(window)
    second = another(**{app.ACTIVATION_TOKEN: "gnome-shell/files/4711_TIME99"})
    qtbot.waitUntil(lambda: len(came) == 1, timeout=60_000)
    second.communicate()
    third = another()
    qtbot.waitUntil(lambda: len(came) == 2, timeout=60_000)
    third.communicate()
    assert came == ["gnome-shell/files/4711_TIME99", None]
    assert app.ACTIVATION_TOKEN not in os.environ


@pytest.mark.parametrize("said", [b"hello", b"{}", b"7", b"[" * 5000, b'{"file": 1}', b"\xff\xfe"])
def test_what_no_copy_says_is_not_heard(qtbot: QtBot, held: Path, said: bytes) -> None:
    first = FirstCopy(held)
    came: list[str] = []
    first.asked.connect(lambda file, token: came.append(file))
    stranger = QLocalSocket()
    with qtbot.waitSignal(stranger.disconnected):
        stranger.connectToServer(name_of(held))
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


def test_with_other_data_a_second_start_has_a_window_of_its_own(
    qtbot: QtBot, held: Path, tmp_path: Path
) -> None:
    first = FirstCopy(held)
    came: list[str] = []
    first.asked.connect(lambda file, token: came.append(file))
    second = another(CARDTABLE_DATA_DIR=str(tmp_path / "other"))
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    assert (second.communicate()[0], second.returncode, came) == ("", 0, [])


def test_where_nobody_answers_a_second_window_opens(held: Path) -> None:
    assert not handed_over(held)
    second = another()
    assert second.communicate()[0] == ""
    assert second.returncode == 0


def test_a_name_that_a_killed_copy_left_behind_is_taken_over(qtbot: QtBot, held: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication\n"
        "from cardtable.ui.support.first_copy import FirstCopy\n"
        "application = QCoreApplication([]); first = FirstCopy(Path(sys.argv[1])); os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(held)], check=False)
    first = FirstCopy(held)
    came: list[str] = []
    first.asked.connect(lambda file, token: came.append(file))
    second = another()
    qtbot.waitUntil(lambda: came == [""], timeout=60_000)
    second.communicate()


def test_every_folder_has_a_name_of_its_own(tmp_path: Path) -> None:
    assert name_of(tmp_path / "a") == name_of(tmp_path / "a")
    assert name_of(tmp_path / "a") != name_of(tmp_path / "b")
