"""What every test shares: no window on the screen, and never a player's own games."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import pytest

from cardtable import preflight

# Before Qt starts. `QT_QPA_PLATFORM=xcb pytest` shows the windows on a real display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


FOLDERS = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--examples FILE` runs another file of worked examples through tests/rules/test_examples.py."""
    parser.addoption("--examples", type=Path, default=None, metavar="FILE", help="a file of worked examples")


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Where Qt cannot start, whoever runs the tests reads the sentence that a player would read."""
    trouble = preflight.problem()
    if trouble is not None:
        pytest.exit(str(trouble), returncode=trouble.status)


@pytest.fixture(autouse=True)
def own_data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test, and each program that it starts, keeps games and settings in a folder of its own.

    Whoever keeps something there makes it; most of ten thousand tests keep nothing.
    """
    path = tmp_path_factory.getbasetemp() / f"data-{next(FOLDERS)}"
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(path))
    return path
