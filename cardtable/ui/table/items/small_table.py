"""A whole table in a small picture, as in a list of games: round seats, and nothing to read but the total."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import table_top
from cardtable.ui.table.items.public_board import PublicBoard
from cardtable.ui.table.motion.look import Look, SeatInfo
from cardtable.ui.table.places.layout import PLAQUE_HEIGHT, Point
from cardtable.ui.table.places.pages import PageLayout

_DESIGN = Point(400.0, 312.0)
"""The size of the picture that the measures below are for."""
_FELT, _AROUND = Point(158.0, 112.0), Point(162.0, 123.0)
"""Half the size of the felt, and of the ellipse of seats."""
_DIAL, _CARD, _SEAT = 52.0, 38.0, 43.0


@dataclass(frozen=True)
class Small(PageLayout):
    """The table in a picture of `width` by `height`."""

    has_words: ClassVar[bool] = False

    @cached_property
    def _unit(self) -> float:
        return min(self.width / _DESIGN.x, self.height / _DESIGN.y)

    @cached_property
    def s(self) -> float:
        return 0.55 * self._unit

    @cached_property
    def felt(self) -> Point:
        return Point(_FELT.x * self._unit, _FELT.y * self._unit)

    @cached_property
    def gauge(self) -> float:
        return _DIAL * self._unit

    @cached_property
    def center_card(self) -> float:
        return _CARD * self._unit

    @cached_property
    def plaque_scale(self) -> float:
        return _SEAT * self._unit / PLAQUE_HEIGHT

    def plaque_of(self, scale: float) -> Point:
        return Point(PLAQUE_HEIGHT * scale, PLAQUE_HEIGHT * scale)

    def angle(self, place: int) -> float:
        return 90 + 360 * place / self.seats

    def seat_with(self, place: int, plaque: Point) -> Point:
        a, unit = math.radians(self.angle(place)), self._unit
        return Point(
            self.center.x + _AROUND.x * unit * math.cos(a), self.center.y + _AROUND.y * unit * math.sin(a)
        )


def small_table(
    theme: Theme,
    avatars: Sequence[str],
    look: Look,
    size: QSizeF,
    dpr: float,
    front: int = 0,
    hides_total: bool = False,
) -> QPixmap:
    """Return a picture of the table of a look with these players, seat `front` at the near side.

    `hides_total` is for a learner who may still have to call it.
    """
    layout = Small(size.width(), size.height(), len(avatars))
    picture = blank(size.width(), size.height(), dpr)
    with paint.painter_on(picture) as painter:
        table_top(painter, theme, layout)
    board = PublicBoard(QGraphicsScene(), theme)
    board.sit([SeatInfo("", avatar, person=False) for avatar in avatars], front, 0, "token")
    board.arrange(layout, dpr, look.limit)
    board.show_table(replace(look, hand_sizes=()))
    if hides_total:
        board.hide_total()
    board.paint_on(picture)
    return picture
