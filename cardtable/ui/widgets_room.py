"""The room that every page is set in: light, a wallpaper of deco shells, rays, stars and shadows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
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

from cardtable.ui import paint, pictures
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import Sheet

DESIGN = (1440.0, 900.0)
"""The size in pixels for which pages are laid out; other windows scale from it."""

_TILE = 72


def wallpaper(painter: QPainter, theme: Theme, rect: QRectF) -> None:
    """The room's light and wallpaper over the whole of `rect`."""
    light = QRadialGradient(
        QPointF(rect.width() * 0.42, rect.height() * 0.40), max(rect.width(), rect.height()) * 0.75
    )
    light.setColorAt(0, QColor(theme.room_top))
    light.setColorAt(1, QColor(theme.room_low))
    painter.fillRect(rect, light)
    painter.drawTiledPixmap(rect, _shells(theme, paint.dpr_of(painter)))


def _shells(theme: Theme, dpr: float) -> QPixmap:
    tile = pictures.blank(_TILE, _TILE, dpr)
    painter = QPainter(tile)
    paint.smooth(painter)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint.alpha(theme.brass, 0.055), 1.3))
    for x, y in ((36, 36), (0, 72), (72, 72), (36, 108), (0, 0), (72, 0)):
        for r in (35, 26, 17, 8):
            painter.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), 0, 180 * 16)
    painter.end()
    return tile


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


def felt_table(
    painter: QPainter, theme: Theme, x: float, y: float, rx: float, ry: float, scale: float
) -> None:
    """The oval table as decoration: shadow, wooden rim, felt and inlay, about (x, y)."""
    rim = 17 * scale
    outer = QRectF(x - rx - rim, y - ry - rim, 2 * (rx + rim), 2 * (ry + rim))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 11))
    for number in range(10):
        grow = 26 * scale * (1 - number / 10)
        painter.drawEllipse(outer.adjusted(-grow, -grow + 14 * scale, grow, grow + 14 * scale))
    wood = QRadialGradient(QPointF(x, y - ry), 2.2 * ry + rim)
    for stop, colour in zip((0.0, 0.5, 1.0), theme.rim, strict=True):
        wood.setColorAt(stop, QColor(colour))
    painter.setBrush(wood)
    painter.setPen(QPen(paint.mix(theme.rim[2], "#000000", 0.35), 1.5))
    painter.drawEllipse(outer)
    felt = QRadialGradient(QPointF(x, y - ry * 0.2), rx * 1.08)
    for stop, colour in zip((0.0, 0.55, 1.0), theme.felt, strict=True):
        felt.setColorAt(stop, QColor(colour))
    painter.setBrush(felt)
    painter.setPen(QPen(paint.mix(theme.felt[2], "#000000", 0.5), 2.5 * scale))
    painter.drawEllipse(QPointF(x, y), rx, ry)
    inlay = QPainterPath()
    inlay.addEllipse(QPointF(x, y), rx - 20 * scale, ry - 20 * scale)
    paint.stroke(painter, inlay, paint.alpha(theme.felt_line, 0.38), 1.6 * scale)


class RoomPage(QWidget):
    """A page set in the room. Subclasses add what lies behind their controls in `draw_room`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ground: QPixmap | None = None

    @property
    def scale(self) -> float:
        """How large things are drawn against the layout at 1440 by 900; never under 0.66."""
        return max(0.66, min(self.width() / DESIGN[0], self.height() / DESIGN[1]))

    def draw_room(self, painter: QPainter) -> None:
        """Draws what lies behind the controls; kept until `redraw_room` or another size."""

    def redraw_room(self) -> None:
        """What lies behind the controls has changed."""
        self._ground = None
        self.update()

    def default_action(self) -> None:
        """What Enter does when no control takes it."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size needs another ground."""
        super().resizeEvent(event)
        self.redraw_room()

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
            self._ground = pictures.blank(self.width(), self.height(), dpr)
            ground = QPainter(self._ground)
            paint.smooth(ground)
            wallpaper(ground, self.theme, QRectF(self.rect()))
            self.draw_room(ground)
            for sheet in self.findChildren(Sheet):
                if sheet.isVisibleTo(self):
                    place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                    paint.shadow(ground, place, sheet.radius, blur=20, dy=8, strength=0.45)
            ground.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
