"""A layout that puts controls in a row and goes on in the next where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_WIDER = 130
"""Percent of their width that controls have at the most where they fill a row."""


class FlowLayout(QLayout):
    """Rows from the left, each about its middle; as many as the width asks for. With `fills`, controls that
    are all alike become wider, to an extent, so that a row is full.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = 4, fills: bool = False) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._gap, self._fills = gap, fills
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Takes one more control."""
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The control with that number, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Lets go of a control."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """None: it takes what it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high the rows are in that width."""
        return self._place(QRect(0, 0, width, 0), only_measure=True)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        sizes = [item.sizeHint() for item in self._items]
        gaps = self._gap * max(0, len(sizes) - 1)
        return QSize(sum(size.width() for size in sizes) + gaps, max((s.height() for s in sizes), default=0))

    def minimumSize(self) -> QSize:
        """The widest control."""
        sizes = [item.minimumSize() for item in self._items]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Puts everything in its place."""
        super().setGeometry(rect)
        self._place(rect, only_measure=False)

    def _place(self, rect: QRect, only_measure: bool) -> int:
        around = self.contentsMargins()
        inner = rect.marginsRemoved(around)
        rows: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        wide = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if self._fills:
                size.setWidth(self._filling(size.width(), inner.width()))
            if rows[-1] and wide + size.width() > inner.width():
                rows.append([])
                wide = 0
            rows[-1].append((item, size))
            wide += size.width() + self._gap
        y = inner.top()
        for row in rows:
            x, high = inner.left(), max((size.height() for _, size in row), default=0)
            for item, size in row:
                if not only_measure:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self._gap
            y += high + self._gap
        return y - self._gap - rect.top() + around.bottom()

    def _filling(self, wide: int, room: int) -> int:
        """How wide controls are, of that width each, that fill the room with as many as it holds."""
        columns = max(1, (room + self._gap) // (wide + self._gap))
        return min((room - self._gap * (columns - 1)) // columns, wide * _WIDER // 100)
