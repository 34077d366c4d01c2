"""The first picture of the window: the bare table, before anything that lies on it is loaded.

The start page is built in the next turn of the event loop and lays the game on this same table, which grows
clear over it. What may be imported here is said in `drawing.room`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import Backdrop, drawer_ground
from cardtable.ui.table.motion.speeds import FADE, Pace
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
        self._share = 1.0
        """How much of it is seen."""

    def uncover(self, pages: QWidget, pace: Pace) -> None:
        """What took its place in these pages can be used, and is seen by and by; at once without motion."""
        if pace.instant or pace.reduced or not pages.isVisible():
            self.deleteLater()
            return
        from PySide6.QtCore import Qt, QVariantAnimation

        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setParent(pages.parentWidget())
        self.setGeometry(pages.geometry())
        self.show()
        clock = QVariantAnimation(self)
        clock.setStartValue(1.0)
        clock.setEndValue(0.0)
        clock.setDuration(round(pace.ms(FADE)))
        clock.valueChanged.connect(self._show)
        clock.finished.connect(self.deleteLater)
        # Not before the page is painted: what that takes is no part of it.
        QTimer.singleShot(0, clock, clock.start)

    def _show(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and the table in it."""
        table = self._moves.layout(self.width(), self.height(), self._seats, self._theme.text)
        painter = QPainter(self)
        painter.setOpacity(self._share)
        picture = self._backdrop.picture(table, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), picture)
        if table.drawer:
            painter.translate(table.table_width, 0)
            drawer_ground(painter, self._theme, table.drawer, table.height)
        painter.end()
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self, self.painted.emit)
