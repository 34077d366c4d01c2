"""The table taken apart at the end of a game: pictures of its pieces, which move over a bare table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.items.plaques import Plaque
from cardtable.ui.table.places.layout import Layout

MOST_CARDS = 20
"""The maximum number of cards that fly at the end, from the top of all on the table."""


@dataclass(frozen=True)
class Piece:
    """A picture of one thing on the table: its middle in pixels of the view, and its rotation clockwise."""

    picture: QPixmap
    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True)
class Parting:
    """A table taken to pieces at the end of a game: what moves away, and the rest of the picture."""

    layout: Layout
    rest: QPixmap
    """Everything that stays where it is, as large as the view."""
    plaques: tuple[Piece, ...]
    """The winners' plaques, in their order."""
    cards: tuple[Piece, ...]
    """The cards, the lowest first."""
    places: tuple[int, ...]
    """The place of each seat, counted clockwise from the near side."""

    def avatar_at(self, seat: int) -> QPointF:
        """Return the middle of a seat's animal."""
        box = self.layout.plaque(self.places[seat])
        away = box.w / 2 - box.h / 2
        side = 1 if self.layout.mirrored(self.places[seat]) else -1
        return QPointF(box.center.x + side * away, box.center.y)


def take_apart(
    scene: QGraphicsScene,
    widgets: Sequence[QWidget],
    rest: QPixmap,
    layout: Layout,
    plaques: Sequence[Plaque],
    places: Sequence[int],
    cards_fly: bool,
) -> Parting:
    """Return the pieces of a table at rest.

    `plaques` are those that move; `widgets` are on the view itself. Unless `cards_fly`, the cards are painted
    into `rest` with everything else.
    """
    dpr = rest.devicePixelRatioF()
    cards: list[CardItem] = []
    if cards_fly:
        found = (item for item in scene.items() if isinstance(item, CardItem))
        seen = (item for item in found if item.isVisible() and not item.pixmap().isNull())
        cards = sorted(seen, key=CardItem.zValue)[-MOST_CARDS:]
    _without([*plaques, *cards], scene, rest)
    with QPainter(rest) as painter:
        for widget in widgets:
            if widget.isVisible():
                # Without its background, which is the table.
                widget.render(painter, widget.pos(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return Parting(
        layout,
        rest,
        tuple(Piece(_picture(plaque, dpr), plaque.x(), plaque.y()) for plaque in plaques),
        tuple(Piece(card.pixmap(), card.x(), card.y(), card.rotation()) for card in cards),
        tuple(places),
    )


def _without(hidden: Collection[QGraphicsItem], scene: QGraphicsScene, picture: QPixmap) -> None:
    for item in hidden:
        item.setVisible(False)
    with paint.painter_on(picture) as painter:
        scene.render(
            painter, QRectF(scene.sceneRect()), scene.sceneRect(), Qt.AspectRatioMode.IgnoreAspectRatio
        )
    for item in hidden:
        item.setVisible(True)


def _picture(item: Plaque, dpr: float) -> QPixmap:
    """Return a picture of the plaque, with the plaque's middle in its center."""
    area = item.boundingRect()
    half = QPointF(max(-area.left(), area.right()), max(-area.top(), area.bottom()))
    return paint.drawn(half.x() * 2, half.y() * 2, dpr, item.draw, half)
