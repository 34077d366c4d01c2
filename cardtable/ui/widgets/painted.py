"""The base of drawings that no control of Qt's shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import paragraph
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme


class Painted(QWidget):
    """The base of drawings in rows, which screen readers get as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def high(self) -> float:
        """The height of all rows at the current width, in pixels."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.high))

    def minimumSizeHint(self) -> QSize:
        # Without room for all rows, the parent scrolls.
        return QSize(260, self.sizeHint().height())

    def say(self, sentences: Sequence[str]) -> None:
        """Set the sentences for screen readers, and redraw."""
        self.setAccessibleName(paragraph(sentences))
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError
