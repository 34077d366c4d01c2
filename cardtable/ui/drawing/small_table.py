"""A whole table in small, with its cards and seats, as in a list of games."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.language import word
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.oval_table import felt_table, inlay
from cardtable.ui.drawing.theme import Theme

REACH = (200.0, 156.0)
"""Half the width and half the height of the table with its seats."""

_GAUGE_START, _GAUGE_SWEEP = 240.0, -300.0
_CARD = 38.0
_PILE = ((87.0, 1.0, -10.0), (92.0, 0.0, 5.0))


class ShownTable(Protocol):
    """What to draw: pictures of the seats (the player first), the seat to act, the total (None draws the
    limit instead), the limit, and the last cards of the pile.
    """

    @property
    def around(self) -> tuple[str, ...]: ...

    @property
    def turn(self) -> int | None: ...

    @property
    def total(self) -> int | None: ...

    @property
    def limit(self) -> int: ...

    @property
    def pile(self) -> tuple[str, ...]: ...


def small_table(painter: QPainter, theme: Theme, shown: ShownTable) -> None:
    """Draw the table about (0, 0), within `REACH`."""
    felt = QRectF(-158, -112, 316, 224)
    felt_table(painter, theme, felt, 0.55)
    inlay(painter, theme, felt, 0.55)
    limit = max(1, shown.limit)
    total = shown.total
    paint.disc(painter, 0, 0, 57, theme.panel, paint.alpha(theme.brass, 0.9), 1.6)
    thirds = [limit * part / 3 for part in range(4)]
    for number, colour in enumerate((theme.low, theme.mid, theme.high)):
        low, high = thirds[number], thirds[number + 1]
        _arc(painter, low, high, limit, paint.alpha(colour, 0.22))
        if total is not None and total > low:
            _arc(painter, low, min(high, total), limit, colour)
    if total is not None:
        angle = math.radians(_GAUGE_START + _GAUGE_SWEEP * max(0, min(limit, total)) / limit)
        paint.disc(
            painter,
            45 * math.cos(angle),
            -45 * math.sin(angle),
            6.5,
            "#FFFFFF",
            paint.mix(theme.high, "#000000", 0.25),
            1.4,
        )
    words = word(limit if total is None else total)
    paint.text(painter, 0, 0, words, 42 if len(words) < 3 else 32, theme.panel_text, 900, paint.CENTRE)
    dpr = paint.dpr_of(painter)
    for place in range(3):
        back = pictures.back(theme.back, 76, dpr)
        paint.turned_card(painter, back, -90 - place, -place, _CARD, 0, 3, blur=4, dy=1)
    top = shown.pile[-2:]
    for card, at in zip(top, _PILE[2 - len(top) :], strict=True):
        face = pictures.face(card, 76, dpr, theme.deck)
        paint.turned_card(painter, face, *at[:2], _CARD, at[2], 3, blur=4, dy=1)
    _seats(painter, theme, shown.around, shown.turn)


def _arc(painter: QPainter, low: float, high: float, limit: int, colour: paint.Colour) -> None:
    gap = limit * 0.008
    box = QRectF(-45, -45, 90, 90)
    start = _GAUGE_START + _GAUGE_SWEEP * (low + (gap if low else 0)) / limit
    end = _GAUGE_START + _GAUGE_SWEEP * (high - gap) / limit
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, end - start)
    paint.stroke(painter, path, colour, 9, Qt.PenCapStyle.FlatCap)


def _seats(painter: QPainter, theme: Theme, seats: Sequence[str], turn: int | None) -> None:
    """Draw the seats, the player at the bottom, the others clockwise from the left."""
    count = len(seats)
    for number, picture in enumerate(seats):
        angle = math.radians(90 + 360 * number / max(1, count))
        at = QPointF(162 * math.cos(angle), 123 * math.sin(angle) + 2)
        paint.disc(painter, at.x(), at.y(), 29, theme.accent if number == turn else theme.panel_line)
        paint.avatar(painter, picture, at.x(), at.y(), 51)
