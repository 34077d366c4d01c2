"""A table of four that is sat at, for tests of what a person sees and does there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import seat_view, seats


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = TableView(FOREST.like())
    view.set_speed(0)
    qtbot.addWidget(view)
    view.resize(1440, 900)
    view.show()
    view.sit(seats(4), "Made up", "4 seats", seat_view(), (), 3)
    return view
