"""No shadow is cut off by the edge of its picture, in any window and text size."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cardtable.game import events as ev
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.items.card_items import card_picture
from cardtable.ui.table.items.drawer import Drawer
from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import seat_view, seats, shown_table
from tests.ui.table.test_setbacks import stuck

FAINT = 3
"""An opacity, of 255, that nobody sees."""


def at_the_edge(picture: QPixmap) -> int:
    """Return the greatest opacity along the edge of a picture."""
    image = picture.toImage()
    right, low = image.width() - 1, image.height() - 1
    rows = [(x, y) for x in range(right + 1) for y in (0, low)]
    columns = [(x, y) for y in range(low + 1) for x in (0, right)]
    return max(image.pixel(x, y) >> 24 for x, y in (*rows, *columns))


def assert_whole(table: TableView) -> None:
    """Check every cached picture but the list of moves, which reaches to the edge of the window."""
    table.grab()
    for item in table.scene().items():
        if isinstance(item, CachedItem) and item.isVisible() and not isinstance(item, Drawer):
            for picture in item._pictures.values():
                assert at_the_edge(picture) <= FAINT, item


@pytest.mark.parametrize(
    ("size", "players", "text"),
    [
        ((1024, 640), 4, 1.0),
        ((1024, 640), 10, 2.0),
        pytest.param((1440, 900), 4, 1.0, marks=pytest.mark.slow("another size")),
        pytest.param((2560, 1440), 6, 1.5, marks=pytest.mark.slow("a large table")),
    ],
)
def test_nothing_on_the_table_is_cut(qtbot: QtBot, size: tuple[int, int], players: int, text: float) -> None:
    table = shown_table(qtbot, size, text)
    table.sit(seats(players), "Made up", "", seat_view(players=players), (), 3)
    assert_whole(table)
    qtbot.keyClick(table, Qt.Key.Key_3)
    assert table.board.popover.isVisible()
    assert_whole(table)
    called = [ev.CardsPlayed(1, ("KD",), "+10", None, 50, 60, "60"), ev.TurnBegan(2)]
    for events, view in (
        (called, seat_view(players=players, turn=2, total=60)),
        (stuck(1, "deal"), seat_view(players=players, turn=2, total=97)),
        ([ev.DealEnded("stuck", (1,), (), 97, 2)], seat_view(players=players, phase="between", total=97)),
    ):
        table.perform(events, view)
        table.complete()
        assert_whole(table)


def test_no_card_is_cut(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for glow, lifted, width in product(["", "brass", "focus", "crossed"], [False, True], [36, 70, 122, 200]):
        with subtests.test(width=width, lifted=lifted, glow=glow):
            for scale in (1, 2):
                assert (
                    at_the_edge(card_picture(FOREST, "7D", width, scale, lifted=lifted, glow=glow)) <= FAINT
                )
