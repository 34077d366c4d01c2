"""Starting the program: one sentence when it cannot, and no traceback when something breaks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cardtable import app
from cardtable.preflight import Problem
from cardtable.ui.main_window import MainWindow


def test_a_start_that_cannot_be_is_one_sentence_and_status_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cardtable.preflight.problem", lambda: Problem("Something is missing."))
    assert app.run(["cardtable"]) == 3
    assert capsys.readouterr().err == "Something is missing.\n"


@pytest.mark.parametrize("picture", ["1", "2"])
def test_the_program_starts_paints_and_ends(own_data_dir: Path, picture: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cardtable"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", app.EXIT_AFTER_PAINT: picture},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_nothing_of_the_game_is_imported_before_the_window_is_painted() -> None:
    code = (
        "import sys, cardtable.ui.main_window; "
        "print([name for name in sys.modules if name.startswith(('cardtable.rules', 'cardtable.bots', "
        "'cardtable.controller', 'cardtable.ui.table', 'cardtable.ui.pages', 'cardtable.game', 'msgspec', "
        "'PySide6.QtSvg'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_first_picture_does_without_qts_enums() -> None:
    code = (
        "import os, sys, cardtable.app\n"
        "from PySide6 import QtCore\n"
        "os._exit = lambda status: sys.exit(print('Qt' in vars(QtCore)))\n"
        "cardtable.app.run(['cardtable'])\n"
    )
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", app.EXIT_AFTER_PAINT: "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False, env=environ
    )
    assert done.stdout.strip() == "False"


def test_an_error_goes_to_the_log_and_the_player_reads_one_sentence(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    app.tell_failures(window, tmp_path / "a.log")
    for _ in range(2):
        try:
            raise RuntimeError("the third leg of the table")
        except RuntimeError as error:
            sys.excepthook(RuntimeError, error, error.__traceback__)
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 1
    assert "a.log" in boxes[0].text()
    assert "Traceback" not in boxes[0].text()
    assert "the third leg of the table" in caplog.text
    boxes[0].close()
    assert window.isVisible()
