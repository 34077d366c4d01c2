"""The keyboard's stops on the table: invisible widgets that keys and screen readers find."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QListWidget, QSlider, QWidget

from cardtable.ui.drawing.paint import fill_round
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.places.layout import CARD_RATIO, Spot


class Kind(Enum):
    """What a stop stands for."""

    OPTION = "option"
    NUMBER = "number"
    NOTICE = "notice"
    CARD = "card"
    SEAT = "seat"
    TOTAL = "total"
    STOCK = "stock"
    PILE = "pile"
    MOVES = "moves"
    VALUES = "values"


class Stop:
    """One place for the keyboard; `index` counts within its kind. The table of stops watches its events."""

    kind: Kind
    index: int


class StopButton(Stop, QAbstractButton):
    """Something to choose: a card, an answer, the stock."""

    def __init__(self, kind: Kind, index: int, group: QWidget) -> None:
        QAbstractButton.__init__(self, group)
        self.kind, self.index = kind, index

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class StopText(Stop, QLabel):
    """Something to read: a seat, the total, the pile, a notice."""

    def __init__(self, kind: Kind, index: int, group: QWidget) -> None:
        QLabel.__init__(self, group)
        self.kind, self.index = kind, index


class StopNumber(Stop, QSlider):
    """The dial while a number is chosen."""

    kind, index = Kind.NUMBER, 0

    def __init__(self, group: QWidget) -> None:
        QSlider.__init__(self, group)


class StopList(Stop, QListWidget):
    """The list of moves, or that of card values; up and down go through it."""

    index = 0

    def __init__(self, kind: Kind, group: QWidget) -> None:
        QListWidget.__init__(self, group)
        self.kind = kind
        # Letters answer questions at the table; they don't search the list.
        self.setTabKeyNavigation(False)
        # Nobody sees the lines, so they needn't be measured one by one with each move.
        self.setUniformItemSizes(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the latest of the moves, or at the first of the values."""
        # Screen readers would announce a row that changed with each move each time.
        if event.reason() not in STAYS:
            self.setCurrentRow(self.count() - 1 if self.kind is Kind.MOVES else 0)
        super().focusInEvent(event)


STAYS = (
    Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason,
)  # fmt: skip
"""Reasons for a change of focus after which the keyboard goes on where it was."""

SCROLLS = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip
"""The keys that go through a list."""


class Group(QGroupBox):
    """A named group of stops."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        if name != self.accessibleName():
            self.setAccessibleName(name)


AnyStop = StopButton | StopText | StopNumber | StopList


def kind_of(widget: QWidget | None) -> Kind | None:
    """Return what a widget stands for; None if it is no stop."""
    return widget.kind if isinstance(widget, AnyStop) else None


def card_box(spot: Spot) -> QRectF:
    """Return the area of a card at a spot, without rotation."""
    w, h = spot.width, spot.width * CARD_RATIO
    return QRectF(spot.x - w / 2, spot.y - h / 2, w, h)


class FocusRing(CachedItem):
    """The brass ring around the focused item, if the item doesn't show the focus itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._box = QRectF()
        self._round = False
        self.setVisible(False)

    def show_at(self, stop: AnyStop) -> None:
        """Show the ring around the item of a stop: round for dial and plaques, inset if space is tight."""
        box = QRectF(stop.geometry())
        inset = {Kind.OPTION: 4, Kind.MOVES: 12}.get(stop.kind, 0)
        box.adjust(inset, inset, -inset, -inset)
        self._round = stop.kind in (Kind.TOTAL, Kind.SEAT, Kind.NOTICE)
        self._box = QRectF(0, 0, box.width(), box.height())
        self.set_area(self._box.adjusted(-12, -12, 12, 12))
        self.place(box.x(), box.y())
        self.setVisible(True)

    def draw(self, painter: QPainter) -> None:
        box = self._box.adjusted(-6, -6, 6, 6)
        radius = box.height() / 2 if self._round else min(16.0, box.height() / 2)
        for color, width in ((self.theme.edge, 7.0), (self.theme.brass, 3.5)):
            fill_round(painter, box, radius, None, color, width)
