"""The base of everything on the table: an item drawn once to a picture and then only copied.

`CachedItem.draw` paints in item coordinates. The picture is made when the item is first visible, after
`redraw()`, and when the device pixel ratio changes. `draw_kept` leaves out parts that change on their own,
which `paint` adds.

Changes made inside `animated` fade: a picture crossfades into the next in the same place, new items fade in,
and items that go or move fade out where they were.
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
from cardtable.ui.drawing.theme import Theme

Fade = Callable[[object, Callable[[float], None]], None]
"""Starts a fade under a key, by calling a function with its progress."""


_ANTIALIASED, _SMOOTH = QPainter.RenderHint.Antialiasing, QPainter.RenderHint.SmoothPixmapTransform
_BOTH = _ANTIALIASED | _SMOOTH


class Seen(NamedTuple):
    """What was last painted of an item.

    The picture, its upper left corner in the item, the item's position, and how far it had faded in.
    """

    picture: QPixmap
    corner: QPointF
    at: QPointF
    share: float


class CachedItem(QGraphicsItem):
    """An item with a kept picture of itself; `area` is what it may paint on, in item coordinates.

    An item that alternates between a few looks identifies them by `shows` and keeps a picture of each.
    """

    LOOKS = 1
    """The number of looks whose pictures are kept."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._area = QRectF()
        self._pictures: dict[object, QPixmap] = {}
        self._stale = 0
        """How often the pictures became out of date."""
        self._seen: Seen | None = None
        self._before: Seen | None = None
        self._share = 1.0
        """How far the item has faded in, over its previous picture if there was one."""

    def set_area(self, area: QRectF) -> None:
        """Set where the item paints, enlarged to whole pixels so that nothing is blurred."""
        left, top = math.floor(area.left()), math.floor(area.top())
        whole = QRectF(left, top, math.ceil(area.right()) - left, math.ceil(area.bottom()) - top)
        if whole != self._area:
            self.prepareGeometryChange()
            self._area = whole
        self.redraw()

    def place(self, x: float, y: float) -> None:
        """Move to a whole pixel."""
        self.setPos(round(x), round(y))

    def redraw(self) -> None:
        """Drop the pictures, as they are out of date."""
        self._pictures = {}
        self._stale += 1
        self.update()

    @property
    def state(self) -> tuple[object, ...]:
        """The look and position, equal if no difference is visible."""
        return self.isVisible(), self.pos(), self._stale, self.shows

    @property
    def seen(self) -> Seen | None:
        """What is visible of it now; None if nothing is."""
        return self._seen if self.isVisible() else None

    def lies_as(self, seen: Seen) -> bool:
        """Return whether it has the position and size of `seen`."""
        place = QRectF(seen.corner, seen.picture.deviceIndependentSize())
        return self.pos() == seen.at and self._area == place

    def crossfade(self, before: Seen | None) -> None:
        """Start to fade in over its previous picture; `set_progress` sets the progress."""
        self._before, self._share = before, 0.0
        self.update()

    def set_progress(self, share: float) -> None:
        """Set how far it has faded in, 0 to 1."""
        self._share = share
        if share >= 1:
            self._before = None
        self.update()

    @property
    def shows(self) -> object:
        """The item's present look, hashable; None if it has only one."""
        return None

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def draw_kept(self, painter: QPainter) -> None:
        """Draw what the picture contains: everything, by default."""
        self.draw(painter)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._area.isEmpty():
            return
        picture = self._kept(self.shows, paint.dpr_of(painter))
        corner = self._area.topLeft()
        if self._before is not None:
            picture = between(self._before.picture, picture, self._share, self._before.share)
        came = 1.0 if self._before is not None else self._share
        self._seen = Seen(picture, corner, self.pos(), came)
        opacity = painter.opacity()
        painter.setOpacity(opacity * came)
        copy_picture(painter, picture, corner)
        painter.setOpacity(opacity)

    def _kept(self, shows: object, dpr: float) -> QPixmap:
        """Return the picture of this look, which `draw_kept` draws now if it isn't kept."""
        picture = self._pictures.pop(shows, None)
        if picture is None or picture.devicePixelRatioF() != dpr:
            area = self._area
            picture = paint.drawn(area.width(), area.height(), dpr, self.draw_kept, -area.topLeft())
        self._pictures[shows] = picture
        if len(self._pictures) > self.LOOKS:
            # The least recently used one.
            del self._pictures[next(iter(self._pictures))]
        return picture


def copy_picture(painter: QPainter, picture: QPixmap, corner: QPointF) -> None:
    """Copy a picture on which the painter paints smoothly: pixel by pixel unless it's turned or scaled.

    Smoothing would change nothing then, but let Qt blend in other threads, for which each picture waits. The
    edges of turned pictures are empty, so antialiasing would only make them slower.
    """
    to_screen, dpr = painter.deviceTransform(), paint.dpr_of(painter)
    is_still = not to_screen.isRotating() and abs(to_screen.m11() - dpr) <= 1e-6
    if is_still:
        at = to_screen.map(corner)
        # Also at 1.25 or 1.5, the picture's pixels match the screen's.
        # A new point, as += would change the caller's.
        corner = corner + QPointF(round(at.x()) - at.x(), round(at.y()) - at.y()) / dpr
        painter.setRenderHint(_SMOOTH, False)
    painter.setRenderHint(_ANTIALIASED, False)
    painter.drawPixmap(corner, picture)
    painter.setRenderHints(_BOTH)


def between(before: QPixmap, after: QPixmap, share: float, was: float = 1.0) -> QPixmap:
    """Return a crossfade of two pictures with the same middle; `was` is the first one's opacity."""
    picture = QPixmap(before.size().expandedTo(after.size()))
    picture.setDevicePixelRatio(after.devicePixelRatioF())
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setOpacity((1 - share) * was)
        painter.drawPixmap(_middle(before, picture), before)
        # Equal parts stay opaque; drawing one over the other would let the table show through.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.setOpacity(share)
        painter.drawPixmap(_middle(after, picture), after)
    return picture


def _middle(inner: QPixmap, outer: QPixmap) -> QPointF:
    """Return the corner of a picture centered in a larger one."""
    left = outer.deviceIndependentSize() - inner.deviceIndependentSize()
    return QPointF(left.width() / 2, left.height() / 2)


@contextmanager
def animated(scene: QGraphicsScene, fade: Fade) -> Iterator[None]:
    """Fade all changes made inside to items of the scene."""
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
        item.crossfade(seen)
        fade((item, "comes"), item.set_progress)


def _let_go(seen: Seen, item: CachedItem, scene: QGraphicsScene, fade: Fade) -> None:
    left = QGraphicsPixmapItem(seen.picture, item.parentItem())
    left.setOffset(seen.corner)
    left.setPos(seen.at)
    left.setZValue(item.zValue())
    let_go(left, scene, fade, seen.share)


def let_go(left: QGraphicsPixmapItem, scene: QGraphicsScene, fade: Fade, share: float = 1.0) -> None:
    """Fade out the picture of something that is gone, from opacity `share`."""
    if left.parentItem() is None:
        scene.addItem(left)

    def go(gone: float) -> None:
        left.setOpacity(share * (1 - gone))
        if gone >= 1 and left.scene() is not None:
            scene.removeItem(left)

    fade((left, "goes"), go)
