"""Run the commands `arena` and `lab` in threads instead of processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest


@pytest.fixture
def in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use threads of this process, which has already loaded everything."""
    monkeypatch.setattr("cardtable.cli_bots._pool", ThreadPoolExecutor)
