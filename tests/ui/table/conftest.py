"""A table of four with the reader's turn, for tests of what a person sees and does there."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import seat_view, seats, shown_table


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = shown_table(qtbot)
    view.sit(seats(4), "Made up", "4 seats", seat_view(), (), 3)
    return view
