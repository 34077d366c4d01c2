"""The base of everything that stands on the table: an item drawn once to a picture and then only copied.

`CachedItem.draw` paints in item coordinates; the picture is made when the item is first seen, after
`redraw()`, and when the screen has another number of device pixels. `draw_kept` leaves out what changes by
itself, which `paint` adds.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank


class CachedItem(QGraphicsItem):
    """An item with a kept picture of itself; `area` is what it may paint on, in item coordinates.

    One that goes to and fro between a few looks tells them apart by `shows`: of each the picture is kept.
    """

    LOOKS = 1
    """Of how many looks pictures are kept."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._area = QRectF()
        self._pictures: dict[object, QPixmap] = {}

    def set_area(self, area: QRectF) -> None:
        """Where the item paints, grown to whole pixels so that nothing is blurred."""
        left, top = math.floor(area.left()), math.floor(area.top())
        whole = QRectF(left, top, math.ceil(area.right()) - left, math.ceil(area.bottom()) - top)
        if whole != self._area:
            self.prepareGeometryChange()
            self._area = whole
        self.redraw()

    def place(self, x: float, y: float) -> None:
        """Moves to a whole pixel."""
        self.setPos(round(x), round(y))

    def redraw(self) -> None:
        """The pictures are out of date."""
        self._pictures = {}
        self.update()

    @property
    def shows(self) -> object:
        """What the item looks like now, hashable; the same for as long as it has only one look."""
        return None

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def draw_kept(self, painter: QPainter) -> None:
        """What the picture shows of the item: all, by default."""
        self.draw(painter)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copies the picture, and makes it first if need be."""
        if self._area.isEmpty():
            return
        dpr = paint.dpr_of(painter)
        shows = self.shows
        picture = self._pictures.pop(shows, None)
        if picture is None or picture.devicePixelRatioF() != dpr:
            picture = self._made(dpr)
        self._pictures[shows] = picture
        if len(self._pictures) > self.LOOKS:
            # The one that was not wanted for the longest time.
            del self._pictures[next(iter(self._pictures))]
        painter.drawPixmap(on_pixels(painter, self._area.topLeft(), dpr), picture)

    def _made(self, dpr: float) -> QPixmap:
        picture = blank(self._area.width(), self._area.height(), dpr)
        inner = QPainter(picture)
        paint.smooth(inner)
        inner.translate(-self._area.topLeft())
        self.draw_kept(inner)
        inner.end()
        return picture


def on_pixels(painter: QPainter, corner: QPointF, dpr: float) -> QPointF:
    """Where a picture goes so that each of its pixels is one of the screen, also at 1.25 or 1.5."""
    to_screen = painter.deviceTransform()
    if to_screen.isRotating() or abs(to_screen.m11() - dpr) > 1e-6:
        return corner
    at = to_screen.map(corner)
    return corner + QPointF(round(at.x()) - at.x(), round(at.y()) - at.y()) / dpr
