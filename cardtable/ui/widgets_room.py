"""Pages set in the room, with the rays, stars and shadows that lie behind their controls."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui import paint
from cardtable.ui.room import ground, room_scale, wallpaper
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import Sheet


def rays(
    painter: QPainter,
    x: float,
    y: float,
    reach: float,
    count: int,
    colour: str,
    strength: float,
    turn: float = 0.0,
) -> None:
    """A deco sun about (x, y): `count` rays that fade out at `reach`."""
    light = QRadialGradient(QPointF(x, y), reach)
    light.setColorAt(0, paint.alpha(colour, strength))
    light.setColorAt(1, paint.alpha(colour, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for number in range(count):
        corners = [QPointF(x, y)]
        for half in (0.0, 0.5):
            angle = turn + math.tau * (number + half) / count
            corners.append(QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))
        painter.drawConvexPolygon(corners)


def star(
    painter: QPainter, x: float, y: float, r: float, colour: QColor, line: QColor | None, turn: float = 0.0
) -> None:
    """A paper star with five points about (x, y)."""
    path = QPainterPath()
    for number in range(10):
        angle = math.radians(turn - 90 + number * 36)
        reach = r if number % 2 == 0 else r * 0.48
        point = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
        if number == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    painter.setBrush(colour)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(
            QPen(line, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
    painter.drawPath(path)


class RoomPage(QWidget):
    """A page set in the room. Subclasses add what lies behind their controls in `draw_room`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ground: QPixmap | None = None
        self._first: QWidget | None = None

    def lead_focus(self, control: QWidget) -> None:
        """Names the control that gets the keyboard when the page does.

        It is no focus proxy: from the last control Tab would come to the proxy, not to the first one, and
        never to what stands before it.
        """
        self._first = control

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The keyboard goes to the control that was named."""
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)

    @property
    def scale(self) -> float:
        """How large things are drawn against the layout at 1440 by 900; never under 0.66."""
        return room_scale(self.width(), self.height())

    def draw_room(self, painter: QPainter) -> None:
        """Draws what lies behind the controls; kept until `redraw_room` or another size."""

    def redraw_room(self) -> None:
        """What lies behind the controls has changed."""
        self._ground = None
        self.update()

    def default_action(self) -> None:
        """What Enter does when no control takes it."""

    def keys(self) -> list[tuple[tuple[str, ...], str]]:
        """The keys that this page answers itself, and what they do, for the panel of all keys."""
        return []

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size needs another ground."""
        super().resizeEvent(event)
        self.redraw_room()

    def hideEvent(self, event: QHideEvent) -> None:
        """The ground is let go: as large as the window, for every page that was ever shown, it adds up."""
        super().hideEvent(event)
        self._ground = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the page's own thing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.default_action()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies the ground, drawn once per size and screen."""
        dpr = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatioF() != dpr:
            self._ground = ground(self.width(), self.height(), dpr, self.theme.room_low)
            painter = QPainter(self._ground)
            paint.smooth(painter)
            wallpaper(painter, self.theme, QRectF(self.rect()))
            self.draw_room(painter)
            for sheet in self.findChildren(Sheet):
                if sheet.isVisibleTo(self):
                    place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                    paint.shadow(painter, place, sheet.radius, blur=20, dy=8, strength=0.45)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
