"""Parts that may be longer than their place: lists, texts and scroll areas, and a search field.

The start page uses none of them and loads faster without this module.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QLineEdit,
    QListView,
    QScrollArea,
    QTextBrowser,
    QWidget,
)

from cardtable.ui.widgets.tool_tips import NOTHING


def scrolls(area: QAbstractScrollArea, event: QKeyEvent) -> bool:
    """Scroll by a page if the key is Page Up or Page Down; return whether it is.

    For pages whose scroll area doesn't have the keyboard.
    """
    step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()), 0)
    bar = area.verticalScrollBar()
    bar.setValue(bar.value() + step * bar.pageStep())
    return step != 0


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

    Keys scroll it. With a screen reader they move through its words, which needs a caret.
    """

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
