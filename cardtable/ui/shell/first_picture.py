"""The first picture of the window: the empty table, before anything that lies on it is loaded.

The start page is built in the next turn of the event loop and puts the game on this same table, which fades
into it. `drawing.room` lists what may be imported here.
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
    """The placeholder for the start page."""

    painted = Signal()
    """Emitted once, when the picture is on screen."""

    def __init__(
        self, theme: Theme, backdrop: Backdrop, moves: bool, seats: int, parent: QWidget | None = None
    ) -> None:
        """Make the picture; `moves` is whether the list of moves is open, `seats` the number of players."""
        super().__init__(parent)
        self._theme, self._backdrop, self._seats = theme, backdrop, seats
        self._moves = MoveListPlace()
        self._moves.docked = moves
        self._was_painted = False
        self._share = 1.0
        """The opacity, from 0 to 1."""

    def uncover(self, pages: QWidget, pace: Pace) -> None:
        """Fade out over the pages, which can be used meanwhile; at once if motion is off or reduced."""
        if pace.instant or pace.reduced or not pages.isVisible():
            self.deleteLater()
            return
        from PySide6.QtCore import Qt, QVariantAnimation

        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setParent(pages.parentWidget())
        self.setGeometry(pages.geometry())
        self.show()
        clock = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        clock.setDuration(round(pace.ms(FADE)))
        clock.valueChanged.connect(self._show)
        clock.finished.connect(self.deleteLater)
        # After the page is painted, so that the time it takes isn't part of the fade.
        QTimer.singleShot(0, clock, clock.start)

    def _show(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._moves.layout(self.width(), self.height(), self._seats, self._theme.text)
        with QPainter(self) as painter:
            painter.setOpacity(self._share)
            picture = self._backdrop.picture(table, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(0, 0), picture)
            if table.drawer:
                painter.translate(table.table_width, 0)
                drawer_ground(painter, self._theme, table.drawer, table.height)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)
