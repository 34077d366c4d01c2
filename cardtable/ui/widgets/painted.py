"""The bases of what no control of Qt's shows: drawings, drawings in rows, and plots of figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import paragraph
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme


class Painted(QWidget):
    """The base of drawings."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw into `area`, which is the whole of it."""
        raise NotImplementedError


class Rows(Painted):
    """The base of drawings in rows, which screen readers get as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
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


class Plot(Painted):
    """The base of plots: figures under a title, which screen readers get as sentences."""

    def __init__(self, theme: Theme, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = title
        self.setAccessibleName(title)

    @property
    def em(self) -> float:
        """The size of small text in pixels."""
        return 14 * min(self.theme.text, 1.6)

    def describe(self, *sentences: str) -> None:
        """Show the new figures, and describe them for screen readers."""
        self.setAccessibleDescription(paragraph(sentences))
        self.updateGeometry()
        self.update()

    def plot(self, painter: QPainter, area: QRectF) -> None:
        """Draw the figures into `area`, below the title."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()
