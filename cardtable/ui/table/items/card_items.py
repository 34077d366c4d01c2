"""Cards on the table: pictures with their shadow, and the item that shows one.

Shadow and marks (dim, chosen, focus) are part of the picture, so that moving a card is one copy.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from cardtable.cards.faces import HIDDEN
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.paint import alpha, disc, fill_round, focus_ring, icon, painter_on, shadow
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme, theme_called
from cardtable.ui.table.items.cached_item import between, copy_picture
from cardtable.ui.table.places.layout import CARD_RATIO, Spot

CORNER = 0.072
"""The radius of a card's corner divided by its width."""


def margin(width: float, stands_out: bool = False) -> float:
    """Return how far a card's picture extends beyond the card, for shadow or ring.

    `stands_out` is for cards that are lifted or have a ring.
    """
    return math.ceil(width * 0.26 + 8 if stands_out else width * 0.08 + 4)


def card_picture(
    theme: Theme,
    code: str,
    width: float,
    dpr: float,
    dim: bool = False,
    lifted: bool = False,
    glow: str = "",
) -> QPixmap:
    """Return a card with its shadow; `glow` is "", `brass` (chosen), `focus` (keyboard) or `crossed`."""
    look = theme.name, theme.back if code == HIDDEN else "", "" if code == HIDDEN else theme.deck
    return _picture(code, width, dpr, *look, pictures.printed(code), dim, lifted, glow)


@pictures.kept
def _picture(
    code: str,
    width: float,
    dpr: float,
    name: str,
    back: str,
    deck: str,
    _word: str,
    dim: bool,
    lifted: bool,
    glow: str,
) -> QPixmap:
    theme = theme_called(name, dark=False)
    m, height, radius = margin(width, lifted or glow != ""), width * CARD_RATIO, width * CORNER
    picture = blank(width + 2 * m, height + 2 * m, dpr)
    with painter_on(picture) as painter:
        rect = QRectF(m, m, width, height)
        if lifted:
            shadow(painter, rect, radius, blur=width * 0.13, dy=width * 0.09, strength=0.34)
        else:
            shadow(painter, rect, radius, blur=width * 0.05 + 2, dy=width * 0.03, strength=0.36)
        if glow == "brass":
            for grow, strength in ((9, 0.16), (6, 0.28), (3.2, 1.0)):
                ring = rect.adjusted(-grow, -grow, grow, grow)
                fill_round(painter, ring, radius + grow, alpha(theme.brass, strength))
        if code == HIDDEN:
            pictures.draw_back(painter, back, rect)
        else:
            pictures.face_renderer(code, deck).render(painter, rect)
        if dim:
            fill_round(painter, rect, radius, alpha(theme.card_shade, 0.46))
        if glow == "crossed":
            side = max(10.0, width * 0.17)
            x, y = rect.center().x(), rect.bottom() - side * 0.7
            disc(painter, x, y, side, theme.refused, theme.refused_line, 1.4)
            icon(painter, "close", x, y, side * 1.3, theme.refused_text, 3.2)
        if glow == "focus":
            focus_ring(painter, theme, rect, radius)
    return picture


class CardItem(QGraphicsPixmapItem):
    """One card; its position is its center. `put` moves it, `look` changes its picture."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.code = HIDDEN
        self.width = 0.0
        self._dpr = 1.0
        self._look: tuple[object, ...] = ()
        self._picture = self._before = QPixmap()

    def look(
        self,
        code: str,
        width: float,
        dpr: float,
        dim: bool = False,
        lifted: bool = False,
        glow: str = "",
    ) -> None:
        """Set the picture of the card; does nothing if it shows it already."""
        wanted = (code, width, dpr, self.theme.key, dim, lifted, glow)
        if wanted == self._look:
            return
        self._look, self.code, self.width, self._dpr = wanted, code, width, dpr
        self._picture = card_picture(self.theme, code, width, dpr, dim, lifted, glow)
        self._show(self._picture)

    def _show(self, picture: QPixmap) -> None:
        """Show a picture with the card in its middle."""
        size = picture.deviceIndependentSize()
        self.setPixmap(picture)
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def crossfade(self, before: QPixmap) -> bool:
        """Prepare to fade in over a picture; return False if it is the same."""
        self._before = before
        return before.cacheKey() != self._picture.cacheKey()

    def set_progress(self, share: float) -> None:
        """Set how far the new picture has faded in, 0 to 1."""
        done = share >= 1 or self._before.isNull()
        self._show(self._picture if done else between(self._before, self._picture, share))

    def put(self, spot: Spot) -> None:
        """Move the card; a spot of another width scales the picture."""
        x, y = spot.x, spot.y
        if not spot.turn and spot.width == self.width:
            # An upright card is put on whole pixels of the screen, so that it stays sharp.
            corner = self.offset()
            x, y = self._whole(x + corner.x()) - corner.x(), self._whole(y + corner.y()) - corner.y()
        self.setPos(x, y)
        self.setRotation(spot.turn)
        self.setScale(spot.width / self.width if self.width else 1.0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        copy_picture(painter, self.pixmap(), self.offset())

    def _whole(self, at: float) -> float:
        return round(at * self._dpr) / self._dpr

    def turn_over(self, share: float) -> None:
        """Set how the card is turned about its vertical axis: 1 is flat, 0 is its edge."""
        if share >= 0.999:
            if not self.transform().isIdentity():
                self.resetTransform()
        else:
            self.setTransform(QTransform.fromScale(max(0.02, share), 1.0))

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.face())
        return path

    def face(self) -> QRectF:
        """Return the area of the card without its shadow, in item coordinates."""
        height = self.width * CARD_RATIO
        return QRectF(-self.width / 2, -height / 2, self.width, height)
