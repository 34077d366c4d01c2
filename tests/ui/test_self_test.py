"""`cardtable --self-test` proves a good installation and names what is wrong with a bad one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui import self_test


def run_self_test() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardtable", "--self-test"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )


def test_it_passes_and_says_so_in_one_line(own_data_dir: Path) -> None:
    done = run_self_test()
    assert done.returncode == 0, done.stdout + done.stderr
    line = r"cardtable self-test passed: \d+ variants, \d+ pictures, 2 games, \d+ moves\n"
    assert re.fullmatch(line, done.stdout)
    assert done.stderr == ""
    assert not own_data_dir.exists()


def test_a_damaged_picture_is_named(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.svg").write_text("<svg")
    monkeypatch.setattr(self_test, "resource_root", lambda: tmp_path)
    assert self_test.run() == 1
    out = capsys.readouterr().out
    assert out.startswith("cardtable self-test failed: ")
    assert "broken.svg" in out
    assert out.count("\n") == 1
