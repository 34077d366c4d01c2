"""Starting the program: one sentence when it cannot, and no traceback when something breaks."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QMessageBox

from cardtable import app
from cardtable.preflight import Problem


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
        "import sys, cardtable.ui.window.main_window; "
        "print([name for name in sys.modules if name.startswith(('cardtable.rules', 'cardtable.bots', "
        "'cardtable.controller', 'cardtable.ui.pages', 'cardtable.game', 'msgspec', "
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
    assert printed(code, "1") == "False"


@pytest.mark.parametrize("picture", ["1", "2"])
def test_no_source_is_read_on_the_way_to_the_start_page(own_data_dir: Path, picture: str) -> None:
    code = (
        "import linecache, os, sys, cardtable.app\n"
        "ours = os.path.dirname(cardtable.__file__)\n"
        "os._exit = lambda status: sys.exit(print([n for n in linecache.cache if n.startswith(ours)]))\n"
        "cardtable.app.run(['cardtable'])\n"
    )
    assert printed(code, picture) == "[]"


def test_garbage_is_left_lying_up_to_the_first_picture_and_collected_from_then_on(own_data_dir: Path) -> None:
    code = (
        "import gc, os, sys, cardtable.app\n"
        "from PySide6.QtCore import QTimer\n"
        "def end(status):\n"
        "    print(gc.isenabled(), end=' ')\n"
        "    QTimer.singleShot(0, lambda: QTimer.singleShot(0, lambda: sys.exit(print(gc.isenabled()))))\n"
        "os._exit = end\n"
        "cardtable.app.run(['cardtable'])\n"
    )
    assert printed(code, "1") == "False True"


def printed(code: str, picture: str) -> str:
    """What a process prints that runs this until the first picture (1) or the start page (2) is painted."""
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", app.EXIT_AFTER_PAINT: picture}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False, env=environ
    )
    return done.stdout.strip()


def test_a_window_that_cannot_be_made_is_told_and_logged(
    monkeypatch: pytest.MonkeyPatch, own_data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(directory: Path, language: str) -> None:
        raise KeyError(directory.name)

    told: list[str] = []
    before = logging.getLogger().handlers[:]
    handler = qInstallMessageHandler(None)
    monkeypatch.setattr("cardtable.ui.window.main_window.MainWindow", fail)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    try:
        assert app.run(["cardtable"]) == 1
    finally:
        qInstallMessageHandler(handler)
        for added in set(logging.getLogger().handlers) - set(before):
            logging.getLogger().removeHandler(added)
            added.close()
    (sentence,) = told
    assert str(own_data_dir / "cardtable.log") in sentence
    assert capsys.readouterr().err.strip() == sentence
    log = (own_data_dir / "cardtable.log").read_text()
    assert "KeyError" in log
    assert f"'{own_data_dir.name}'" not in log
