"""Nothing of the lab goes on behind what is not seen: whenever the workshop or its window is left, and also
where the program is killed, no process is left behind.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.ui.features.workshop.lab_watch import LabWatch
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow

PROGRAM = Path(__file__).with_name("at_workshop.py")
ROOT = Path(__file__).parents[3]


@pytest.fixture
def quiet_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the lab play as it does for people, but without its pauses."""
    monkeypatch.setattr("cardtable.ui.features.workshop.lab_watch.QUIET", 20)
    monkeypatch.setattr("cardtable.ui.features.workshop.lab_watch.POLL_MS", 10)


def lab_processes() -> list[str]:
    return [child.name for child in active_children() if child.name == "cardtable-lab"]


MOMENTS: dict[str, Callable[[LabWatch], bool]] = {
    "before it starts": lambda watch: True,
    "as it starts": lambda watch: watch.is_running,
    "as its process starts": lambda watch: bool(lab_processes()),
}
WAYS: dict[str, Callable[[MainWindow], object]] = {
    "back": MainWindow.go_back,
    "a deal is tried": lambda window: window.workshop.page.try_deal.click(),
    "the window is closed": MainWindow.close,
}


FIRST = {("before it starts", "back"), ("as it starts", "a deal is tried"), ("as its process starts", "back")}
OTHERWISE = pytest.mark.slow("in the other ways at each moment")


@pytest.mark.parametrize(
    ("moment", "way"),
    [
        pytest.param(moment, way, marks=() if (moment, way) in FIRST else OTHERWISE)
        for moment, way in product(MOMENTS, WAYS)
    ],
)
def test_the_lab_stops_at_once_even_in_its_first_moments(
    moment: str, way: str, window: MainWindow, qtbot: QtBot
) -> None:
    window.change_rules("ninety-nine")
    watch = window.workshop.page.meaning_panel.watch
    qtbot.waitUntil(lambda: MOMENTS[moment](watch), timeout=PATIENCE)
    WAYS[way](window)
    assert not lab_processes()
    assert not watch.is_running
    assert not watch._asking.is_waiting
    assert not any(timer.isActive() for timer in watch.findChildren(QTimer)), "the lab would start again"


def test_the_lab_goes_on_after_it_was_stopped_in_its_first_moments(window: MainWindow, qtbot: QtBot) -> None:
    window.change_rules("ninety-nine")
    panel = window.workshop.page.meaning_panel
    qtbot.waitUntil(lambda: panel.watch.is_running, timeout=PATIENCE)
    window.go_back()
    window.workshop.show()
    qtbot.waitUntil(lambda: panel.progress is not None and bool(panel.progress.verdicts), timeout=PATIENCE)


@pytest.mark.slow("a window in a process of its own, which is killed or closed as the lab starts")
@pytest.mark.skipif(sys.platform == "win32", reason="looks at processes as Linux has them")
@pytest.mark.parametrize("how", ["stays", "closes"])
def test_no_process_is_left_by_a_window_that_is_killed_or_closed(how: str, tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, str(PROGRAM), str(tmp_path), how], stdout=subprocess.PIPE, text=True, env=environment
    ) as program:
        born = os.pidfd_open(int(program.stdout.readline()))
        if how == "stays":
            program.kill()
        # A pidfd becomes readable when its process ends; stdout ends with the last process.
        assert wait([born], timeout=PATIENCE / 1000)
        program.communicate(timeout=PATIENCE / 1000)
