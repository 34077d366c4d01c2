"""Starting the program: a sentence if it can't start, and no traceback if something fails."""

from __future__ import annotations

import json
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


def test_a_failed_preflight_prints_a_sentence_and_returns_3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("cardtable.preflight.problem", lambda: Problem("Something is missing."))
    assert app.run(["cardtable"]) == 3
    assert capsys.readouterr().err == "Something is missing.\n"


@pytest.mark.parametrize(
    "picture", [pytest.param("1", marks=pytest.mark.slow("the second one comes after it")), "2"]
)
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


def test_the_window_is_painted_before_the_game_is_imported() -> None:
    code = (
        "import sys, cardtable.ui.shell.main_window; "
        "print([name for name in sys.modules if name.startswith(('cardtable.rules', 'cardtable.bots', "
        "'cardtable.controller', 'cardtable.ui.features', 'cardtable.game', 'msgspec', "
        "'PySide6.QtSvg'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


PAINTED = """
import gc, json, linecache, os, sys, cardtable.app
ours = os.path.dirname(cardtable.__file__)
found = {}
collections = []
gc.callbacks.append(lambda phase, info: collections.append(phase))

def end(status):
    found["sources"] = [name for name in linecache.cache if name.startswith(ours)]
    found["collects"] = bool(collections)
    from PySide6 import QtCore, QtGui
    found["enums"] = "Qt" in vars(QtCore) or "QAccessible" in vars(QtGui)
    QtCore.QTimer.singleShot(0, lambda: end_later(100))

def end_later(turns):
    from PySide6 import QtCore
    if turns and not collections:
        QtCore.QTimer.singleShot(0, lambda: end_later(turns - 1))
        return
    found["collects later"] = bool(collections)
    sys.exit(print(json.dumps(found)))

os._exit = end
cardtable.app.run(["cardtable"])
"""
"""Prints the state after a painted picture, where the program would end."""


@pytest.mark.parametrize("picture", ["1", "2"])
def test_the_first_picture_and_the_start_page_need_little(
    own_data_dir: Path, picture: str, subtests: pytest.Subtests
) -> None:
    """The first picture (1) and the start page (2)."""
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen", app.EXIT_AFTER_PAINT: picture}
    done = subprocess.run(
        [sys.executable, "-c", PAINTED], capture_output=True, text=True, timeout=60, check=True, env=environ
    )
    found = json.loads(done.stdout)
    with subtests.test("no source is read"):
        assert found["sources"] == []
    if picture == "1":
        with subtests.test("Qt's enums are not made"):
            assert not found["enums"]
        with subtests.test("garbage collection begins after it"):
            assert (found["collects"], found["collects later"]) == (False, True)


def test_a_window_that_fails_is_reported_and_logged(
    monkeypatch: pytest.MonkeyPatch, own_data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(directory: Path, language: str) -> None:
        raise KeyError(directory.name)

    messages: list[str] = []
    before = logging.getLogger().handlers[:]
    handler = qInstallMessageHandler(None)
    monkeypatch.setattr("cardtable.ui.shell.main_window.MainWindow", fail)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: messages.append(box.text()))
    try:
        assert app.run(["cardtable"]) == 1
    finally:
        qInstallMessageHandler(handler)
        for added in set(logging.getLogger().handlers) - set(before):
            logging.getLogger().removeHandler(added)
            added.close()
    (sentence,) = messages
    assert str(own_data_dir / "cardtable.log") in sentence
    assert capsys.readouterr().err.strip() == sentence
    log = (own_data_dir / "cardtable.log").read_text()
    assert "KeyError" in log
    assert f"'{own_data_dir.name}'" not in log
