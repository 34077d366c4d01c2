"""Threads in place of the processes of the commands `arena` and `lab`."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is played on all cores is played in this process, which has loaded all that it needs."""
    monkeypatch.setattr("cardtable.cli_bots._pool", ThreadPoolExecutor)
