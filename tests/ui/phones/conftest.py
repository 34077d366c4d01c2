"""A family with phones at a table that shows nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.play.conductor import Conductor
from tests.ui.phones.family import Family
from tests.ui.play.fakes import FakeTable, quick_conductor


@pytest.fixture
def table() -> FakeTable:
    return FakeTable()


@pytest.fixture
def conductor(qtbot: QtBot, table: FakeTable) -> Iterator[Conductor]:
    with quick_conductor(table) as made:
        yield made


@pytest.fixture
def family(conductor: Conductor) -> Family:
    return Family(conductor)
