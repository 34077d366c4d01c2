"""The first picture of the window: the start page as far as it can be drawn at once.

The room, the name of the house, and tile and doors as blank paper where the start page will have them; the
start page is built in the next turn of the event loop and draws these same parts with the functions below.
What may be imported here is said in `room`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.fonts import font
from cardtable.ui.drawing.room import DESIGN, mix, pen, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme

TILE = (760.0, 396.0)
"""Width and height of the big tile at scale 1."""

TILE_WINDOW = 420.0
"""How much of the tile's width is the window onto the small table."""

TILE_RADIUS = 28.0
DOOR_RADIUS = 22.0


class StartLayout:
    """Where things are on the start page of that size, in the measures of the design."""

    def __init__(self, width: float, height: float) -> None:
        self.scale = room_scale(width, height)
        self.left = (width - DESIGN[0] * self.scale) / 2
        self.top = (height - DESIGN[1] * self.scale) / 2

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """A place in the design as it lies on the page."""
        s = self.scale
        return QRectF(self.left + x * s, self.top + y * s, width * s, height * s)

    @property
    def tile(self) -> QRectF:
        """The big tile."""
        return self.rect(72, 194, *TILE)

    def door(self, number: int, doors: int) -> QRectF:
        """The paper of one of so many doors, counted from 0: side by side in the width of the page."""
        width = min(370.0, (DESIGN[0] - 144 - 20 * (doors - 1)) / doors)
        return self.rect(72 + number * (width + 20), 640, width, 176)


def draw_name(painter: QPainter, theme: Theme, place: StartLayout) -> None:
    """The name of the house and its motto."""
    s = place.scale
    name = QCoreApplication.translate("StartPage", "Cardtable")
    motto = QCoreApplication.translate("StartPage", "Play your cards, mind the total.")
    _line(painter, place.rect(72, 92, 0, 0).topLeft(), name, 66 * s, theme.panel_text, 900, -0.8 * s)
    size = max(15.0, 21 * s) * theme.text
    _line(painter, place.rect(75, 148, 0, 0).topLeft(), motto, size, theme.panel_muted, 600)


def _line(
    painter: QPainter,
    at: QPointF,
    string: str,
    size: float,
    colour: str,
    weight: int,
    spacing: float = 0.0,
) -> None:
    face = font(round(size), weight, spacing)
    letters = QPainterPath()
    letters.addText(at + QPointF(0, QFontMetricsF(face).capHeight() / 2), face, string)
    painter.fillPath(letters, pen(QColor(colour)).brush())


def draw_tile(painter: QPainter, theme: Theme, whole: QRectF, s: float) -> None:
    """The ground of the big tile: paper on the right, the window's dark on the left."""
    shape = QPainterPath()
    shape.addRoundedRect(whole, TILE_RADIUS * s, TILE_RADIUS * s)
    window = QRectF(whole.left(), whole.top(), TILE_WINDOW * s, whole.height())
    painter.save()
    painter.setClipRect(whole.adjusted(window.width(), 0, 0, 0))
    painter.fillPath(shape, pen(QColor(theme.paper)).brush())
    painter.restore()
    painter.save()
    painter.setClipRect(window)
    light = QRadialGradient(window.center(), 330 * s)
    light.setColorAt(0, mix(theme.room_top, "#FFFFFF", 0.05))
    light.setColorAt(1, QColor(theme.room_low))
    painter.fillPath(shape, QBrush(light))
    painter.restore()


class FirstPicture(QWidget):
    """Stands where the start page will be, with so many doors."""

    painted = Signal()
    """The picture is on screen; told once."""

    def __init__(self, theme: Theme, doors: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._doors = doors
        self._told = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The room and what is in it already."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wallpaper(painter, self._theme, QRectF(self.rect()))
        place = StartLayout(self.width(), self.height())
        draw_name(painter, self._theme, place)
        draw_tile(painter, self._theme, place.tile.toRect().toRectF(), place.scale)
        radius = DOOR_RADIUS * place.scale
        for number in range(self._doors):
            shape = QPainterPath()
            shape.addRoundedRect(place.door(number, self._doors), radius, radius)
            painter.fillPath(shape, pen(QColor(self._theme.paper)).brush())
        painter.end()
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self, self.painted.emit)
