"""Parts that may be longer than their place: lists, texts and scroll areas, and a search field.

The start page uses none of them and loads faster without this module.
"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QWidget,
)

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.looks import PLATES, draw_plate, ring
from cardtable.ui.widgets.tool_tips import NOTHING

Index = QModelIndex | QPersistentModelIndex


class SearchField(QLineEdit):
    """A field with a magnifying glass, on the room's background."""

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "search")
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setAccessibleDescription(NOTHING)
        self.setClearButtonEnabled(True)


class ScrollArea(QScrollArea):
    """A transparent vertical scroll area. Keys are left to the page and the content."""

    def __init__(self, parent: QWidget, inner: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        if inner is not None:
            self.setWidget(inner)

    def setWidget(self, widget: QWidget) -> None:
        # Qt would make the content opaque.
        super().setWidget(widget)
        widget.setAutoFillBackground(False)


class DrawnList(QListView):
    """A smoothly scrolling list of equally large items, drawn by a delegate, with one of them selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class PlateDelegate(QStyledItemDelegate):
    """The base of delegates that draw each item of a list on a plate.

    A chosen item has a focus ring around its plate, as far out as the margins allow, if the list has the
    keyboard.
    """

    plate = "row"
    """The role of the plate."""
    margins = (6, 4)
    """The pixels around the plate: at its sides, and above and below it."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def place_in(self, rect: QRect) -> QRectF:
        """Return the place of the plate in that of its item."""
        across, down = self.margins
        return QRectF(rect).adjusted(across, down, -across, -down)

    def is_chosen(self, state: QStyle.StateFlag, index: Index) -> bool:
        """Return whether an item is drawn as chosen."""
        return bool(state & QStyle.StateFlag.State_Selected)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state, place = option.state, self.place_in(option.rect)
        chosen, out = self.is_chosen(state, index), min(self.margins)
        painter.save()
        paint.smooth(painter)
        self.draw_plate(painter, place, chosen, bool(state & QStyle.StateFlag.State_MouseOver))
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            radius = (PLATES[self.plate].radius or 0.0) + out - 1
            ring(painter, self.theme, place.adjusted(-out, -out, out, out), radius)
        self.draw_item(painter, place, index, chosen)
        painter.restore()

    def draw_plate(self, painter: QPainter, place: QRectF, chosen: bool, hovered: bool) -> None:
        plate = PLATES[self.plate]
        draw_plate(painter, self.theme, place, plate.coat(hovered, chosen), plate.radius)

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        """Draw what is on the plate."""
        raise NotImplementedError


class FittedList(DrawnList):
    """A list whose items depend on its size and on the look; the scroll bar always has its room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))

    def measure(self) -> None:
        """Set the size of the items."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())


class Reading(QTextBrowser):
    """A text to read, selectable by pointer.

    Keys scroll it. With a screen reader they move through its words, which needs a caret. It prefers to be as
    high as its text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        return QSize(
            super().sizeHint().width(), ceil(self.document().size().height()) + 2 * self.frameWidth()
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        flags = Qt.TextInteractionFlag.TextSelectableByMouse
        if QAccessible.isActive():
            flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)
        super().focusInEvent(event)


def reading(name: str, parent: QWidget) -> QTextBrowser:
    """Return a text on paper with this accessible name."""
    text = Reading(parent)
    text.setAccessibleName(name)
    text.document().setDocumentMargin(14)
    return text
