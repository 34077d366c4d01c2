"""A bridge at a table that shows nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.bridge import Bridge
from tests.ui.bridge.fakes import FakeTable


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def bridge(qtbot: QtBot, table: FakeTable) -> Bridge:
    bridge = Bridge(table)
    bridge.set_pace(0)
    yield bridge
    bridge.close()
