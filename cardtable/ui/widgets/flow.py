"""Layouts that put controls in a row and wrap if there's no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

_WIDER = 130
"""Largest width of controls that fill a row, in percent of their usual width."""


class _Shared(QLayout):
    """The common part of both layouts: the items, and a height that depends on the width."""

    def __init__(self, parent: QWidget | None, gap: int) -> None:
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """The height for each width asked for since something changed, as Qt's own layouts keep it."""
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), only_measure=True)
        return self._heights[width]

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._items]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, only_measure=False)

    def _place(self, rect: QRect, only_measure: bool) -> int:
        """Place everything in `rect`, or only measure; return the height."""
        raise NotImplementedError


class FlowLayout(_Shared):
    """Rows from the left, vertically centered.

    With `fills`, controls of equal size grow up to a limit to fill a row. With `most`, rows after these have
    no room, so that the widget around them cuts them off.
    """

    most: int | None = None

    def __init__(self, *parts: QWidget, on: QWidget | None = None, gap: int = 4, fills: bool = False) -> None:
        """Lay out the parts, `gap` pixels apart; `on` is the widget that they fill."""
        super().__init__(on, gap)
        self._fills = fills
        for part in parts:
            self.addWidget(part)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def sizeHint(self) -> QSize:
        # Everything in one row.
        sizes = [item.sizeHint() for item in self._items]
        gaps = self._gap * max(0, len(sizes) - 1)
        return QSize(sum(size.width() for size in sizes) + gaps, max((s.height() for s in sizes), default=0))

    def _place(self, rect: QRect, only_measure: bool) -> int:
        around = self.contentsMargins()
        inner = rect.marginsRemoved(around)
        rows: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        wide = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), inner.width()))
            if self._fills:
                size.setWidth(self._filling(size.width(), inner.width()))
            if item.hasHeightForWidth():
                size.setHeight(item.heightForWidth(size.width()))
            if rows[-1] and wide + size.width() > inner.width():
                rows.append([])
                wide = 0
            rows[-1].append((item, size))
            wide += size.width() + self._gap
        y, ends = inner.top(), []
        for row in rows:
            x, high = inner.left(), max((size.height() for _, size in row), default=0)
            for item, size in row:
                if not only_measure:
                    item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
                x += size.width() + self._gap
            ends.append(y + high)
            y += high + self._gap
        return ends[: self.most][-1] - rect.top() + around.bottom()

    def _filling(self, wide: int, room: int) -> int:
        """Return the width of controls of equal size that fill the room, as many per row as fit."""
        columns = max(1, (room + self._gap) // (wide + self._gap))
        return min((room - self._gap * (columns - 1)) // columns, wide * _WIDER // 100)


class AsideLayout(_Shared):
    """Text with a control at its right edge, or below it if there's no room for both."""

    def __init__(self, words: QLayout, control: QLayout, gap: int = 10) -> None:
        super().__init__(None, gap)
        for part in (words, control):
            self.addChildLayout(part)
            self.addItem(part)

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        # Side by side.
        words, control = self._items
        width = words.minimumSize().width() + self._gap + control.sizeHint().width()
        return QSize(width, max(words.minimumSize().height(), control.sizeHint().height()))

    def _place(self, rect: QRect, only_measure: bool) -> int:
        words, control = self._items
        asked = control.sizeHint()
        fits = self.sizeHint().width() <= rect.width()
        for_words = rect.width() - (asked.width() + self._gap if fits else 0)
        high = words.heightForWidth(for_words) if words.hasHeightForWidth() else words.sizeHint().height()
        if fits:
            whole = max(high, asked.height())
            second = QRect(rect.right() + 1 - asked.width(), rect.y(), asked.width(), whole)
            # Given more height, lines of words would move apart.
            first = QRect(rect.x(), rect.y() + (whole - high) // 2, for_words, high)
        else:
            low = control.heightForWidth(rect.width()) if control.hasHeightForWidth() else asked.height()
            whole = high + low
            second = QRect(rect.x(), rect.y() + high, rect.width(), low)
            first = QRect(rect.x(), rect.y(), rect.width(), high)
        if not only_measure:
            words.setGeometry(first)
            control.setGeometry(second)
        return whole
