"""The first picture of the window: the bare table, before anything that lies on it is loaded.

The start page is built in the next turn of the event loop and lays the game on this same table. What may be
imported here is said in `drawing.room`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import Backdrop, drawer_ground
from cardtable.ui.table.places.layout import MoveListPlace


class FirstPicture(QWidget):
    """Stands where the start page will be."""

    painted = Signal()
    """The picture is on screen; told once."""

    def __init__(
        self, theme: Theme, backdrop: Backdrop, moves: bool, seats: int, parent: QWidget | None = None
    ) -> None:
        """`moves` tells whether the table has its list of moves beside it, `seats` how many sit round it."""
        super().__init__(parent)
        self._theme, self._backdrop, self._seats = theme, backdrop, seats
        self._moves = MoveListPlace()
        self._moves.beside = moves
        self._told = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and the table in it."""
        table = self._moves.layout(self.width(), self.height(), self._seats, self._theme.text)
        painter = QPainter(self)
        picture = self._backdrop.picture(table, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), picture)
        if table.drawer:
            painter.translate(table.table_width, 0)
            drawer_ground(painter, self._theme, table.drawer, table.height)
        painter.end()
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self, self.painted.emit)
