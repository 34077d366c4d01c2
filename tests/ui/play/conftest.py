"""A conductor at a table that shows nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.play.conductor import Conductor
from tests.ui.play.fakes import FakeTable


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def conductor(qtbot: QtBot, table: FakeTable) -> Conductor:
    conductor = Conductor(table)
    conductor.set_pace(0)
    yield conductor
    conductor.close()
