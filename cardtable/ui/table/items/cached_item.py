"""The base of everything that stands on the table: an item drawn once to a picture and then only copied.

`CachedItem.draw` paints in item coordinates; the picture is made when the item is first seen, after
`redraw()`, and when the screen has another number of device pixels. `draw_kept` leaves out what changes by
itself, which `paint` adds.

What changes inside `softly` is not cut: a picture melts into the next one where it stands, what comes fades
in, and what goes, or stands elsewhere from then on, fades out where it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank

Fade = Callable[[object, Callable[[float], None]], None]
"""Lets something of that key fade in, by calling with the share of it that is done."""


class Seen(NamedTuple):
    """What was painted last of an item: the picture, its upper left corner in the item, where that stood, and
    how much of it had come.
    """

    picture: QPixmap
    corner: QPointF
    at: QPointF
    share: float


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
        self._stale = 0
        """How often the pictures went out of date."""
        self._seen: Seen | None = None
        self._before: Seen | None = None
        self._share = 1.0
        """How much of the item has come: over what was there before, if anything was."""

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
        self._stale += 1
        self.update()

    @property
    def state(self) -> tuple[object, ...]:
        """What it looks like and where; the same as long as nobody could tell a difference."""
        return self.isVisible(), self.pos(), self._stale, self.shows

    @property
    def seen(self) -> Seen | None:
        """What is seen of it now; None while nothing is."""
        return self._seen if self.isVisible() else None

    def lies_as(self, seen: Seen) -> bool:
        """Whether it lies where that was seen of it, and takes as much room."""
        place = QRectF(seen.corner, seen.picture.deviceIndependentSize())
        return self.pos() == seen.at and self._area == place

    def melt(self, before: Seen | None) -> None:
        """From now on it comes in over what was seen of it `before`, as far as `come` says."""
        self._before, self._share = before, 0.0
        self.update()

    def come(self, share: float) -> None:
        """How much of it is there, 0 to 1."""
        self._share = share
        if share >= 1:
            self._before = None
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
        corner = self._area.topLeft()
        if self._before is not None:
            picture = between(self._before.picture, picture, self._share, self._before.share)
        came = 1.0 if self._before is not None else self._share
        self._seen = Seen(picture, corner, self.pos(), came)
        opacity = painter.opacity()
        painter.setOpacity(opacity * came)
        painter.drawPixmap(on_pixels(painter, corner, dpr), picture)
        painter.setOpacity(opacity)

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


def between(before: QPixmap, after: QPixmap, share: float, was: float = 1.0) -> QPixmap:
    """A picture that far from one to another with the same middle; the first had come as far as `was`."""
    picture = QPixmap(before.size().expandedTo(after.size()))
    picture.setDevicePixelRatio(after.devicePixelRatioF())
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setOpacity((1 - share) * was)
    painter.drawPixmap(_middle(before, picture), before)
    # What is alike in both stays as it is; one over the other would let the table shine through.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setOpacity(share)
    painter.drawPixmap(_middle(after, picture), after)
    painter.end()
    return picture


def _middle(inner: QPixmap, outer: QPixmap) -> QPointF:
    """Where a picture begins in the middle of a larger one."""
    left = outer.deviceIndependentSize() - inner.deviceIndependentSize()
    return QPointF(left.width() / 2, left.height() / 2)


@contextmanager
def softly(scene: QGraphicsScene, fade: Fade) -> Iterator[None]:
    """Whatever changes inside on the items of the scene does so by and by."""
    before = {item: (item.state, item.seen) for item in _cached(scene)}
    yield
    for item in _cached(scene):
        state, seen = before.pop(item, ((False,), None))
        if item.state != state:
            _soften(item, seen, scene, fade)
    for item, (_, seen) in before.items():
        if seen is not None:
            _let_go(seen, item, scene, fade)


def _cached(scene: QGraphicsScene) -> list[CachedItem]:
    return [item for item in scene.items() if isinstance(item, CachedItem)]


def _soften(item: CachedItem, seen: Seen | None, scene: QGraphicsScene, fade: Fade) -> None:
    if seen is not None and not (item.isVisible() and item.lies_as(seen)):
        _let_go(seen, item, scene, fade)
        seen = None
    if item.isVisible():
        item.melt(seen)
        fade((item, "comes"), item.come)


def _let_go(seen: Seen, item: CachedItem, scene: QGraphicsScene, fade: Fade) -> None:
    left = QGraphicsPixmapItem(seen.picture, item.parentItem())
    left.setOffset(seen.corner)
    left.setPos(seen.at)
    left.setZValue(item.zValue())
    let_go(left, scene, fade, seen.share)


def let_go(left: QGraphicsPixmapItem, scene: QGraphicsScene, fade: Fade, share: float = 1.0) -> None:
    """The picture of something that was there goes, of which that much had come."""
    if left.parentItem() is None:
        scene.addItem(left)

    def go(gone: float) -> None:
        left.setOpacity(share * (1 - gone))
        if gone >= 1 and left.scene() is not None:
            scene.removeItem(left)

    fade((left, "goes"), go)
