"""What may be longer than its place: lists, texts and whatever else scrolls, and the field to search them.

The start page has none of it and is there sooner without it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QScrollArea,
    QTextBrowser,
    QWidget,
)

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme


class SearchField(QLineEdit):
    """A field with a magnifying glass, on the room's ground."""

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("ground", "room")
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setClearButtonEnabled(True)
        self.setMaximumWidth(420)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, and the glass over its left end."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint.smooth(painter)
        paint.icon(painter, "search", 24, self.height() / 2, 20, self.theme.panel_muted, 2.4)
        painter.end()


class ScrollArea(QScrollArea):
    """Something that may be higher than its place: it scrolls up and down, and the ground shows through it.
    Keys are for its page, or for what is in it.
    """

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
        """Something else to scroll; Qt would have it fill its ground."""
        super().setWidget(widget)
        widget.setAutoFillBackground(False)


class DrawnList(QListView):
    """Rows or tiles, all alike in size, that a delegate draws: one is chosen, none is edited, and all of it
    scrolls smoothly.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class Reading(QTextBrowser):
    """A text to be read and selected by pointer. Keys scroll it; with a screen reader they go through its
    words, for which there must be a caret.
    """

    def focusInEvent(self, event: QFocusEvent) -> None:
        flags = Qt.TextInteractionFlag.TextSelectableByMouse
        if QAccessible.isActive():
            flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)
        super().focusInEvent(event)


def reading(name: str, parent: QWidget) -> QTextBrowser:
    """A text of that name on paper."""
    text = Reading(parent)
    text.setAccessibleName(name)
    text.document().setDocumentMargin(14)
    return text
