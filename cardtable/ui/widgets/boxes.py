"""Rows and columns of widgets, laid out in one call, and the order in which Tab goes through them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

STRETCH = -1
"""The part of a row or column that takes the room left."""

Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or a layout, perhaps with its stretch and alignment; a number is a gap in pixels."""

Margins = tuple[int, int, int, int]
"""Pixels on the left, above, on the right and below."""

NO_MARGINS: Margins = (0, 0, 0, 0)

AnyBox = TypeVar("AnyBox", bound=QBoxLayout)


def lay_row(
    *parts: Part, on: QWidget | None = None, margins: Margins | None = None, gap: int | None = None
) -> QHBoxLayout:
    """Lay the parts out in a row, `gap` pixels apart, and return it; `on` is the widget that it fills.

    Without `margins` and `gap`, it has those of the style.
    """
    return _filled(QHBoxLayout() if on is None else QHBoxLayout(on), parts, margins, gap)


def lay_column(
    *parts: Part, on: QWidget | None = None, margins: Margins | None = None, gap: int | None = None
) -> QVBoxLayout:
    """Lay the parts out in a column, like `lay_row`."""
    return _filled(QVBoxLayout() if on is None else QVBoxLayout(on), parts, margins, gap)


def add_parts(box: QBoxLayout, *parts: Part) -> None:
    """Add the parts at the end of a row or column."""
    for part in parts:
        match part:
            case int():
                _add_gap(box, part)
            case QLayout():
                box.addLayout(part)
            case QWidget():
                box.addWidget(part)
            case (QLayout() as inner, stretch):
                box.addLayout(inner, stretch)
            case (QWidget() as inner, stretch):
                box.addWidget(inner, stretch)
            case (QWidget() as inner, stretch, alignment):
                box.addWidget(inner, stretch, alignment)


def tab_through(stops: Iterable[QWidget]) -> None:
    """Let Tab go through these widgets in this order."""
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def _filled(box: AnyBox, parts: tuple[Part, ...], margins: Margins | None, gap: int | None) -> AnyBox:
    if margins is not None:
        box.setContentsMargins(*margins)
    if gap is not None:
        box.setSpacing(gap)
    add_parts(box, *parts)
    return box


def _add_gap(box: QBoxLayout, pixels: int) -> None:
    if pixels == STRETCH:
        box.addStretch(1)
    else:
        box.addSpacing(pixels)
