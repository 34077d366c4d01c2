"""The middle of the table besides the dial: the stock, the pile and the marks of the direction."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.game.events import HIDDEN
from cardtable.ui.paint import alpha, dpr_of, pill, stroke, text_width
from cardtable.ui.table.cards import CardItem, card_picture, margin
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import CARD_RATIO, Chevron, Layout
from cardtable.ui.table.names import card_name
from cardtable.ui.theme import Theme

PILE_SHOWN = 3

_PEEPS = 0.44
"""How far the card under the stock looks out at its upper edge, in card widths."""


class Stock(Drawn):
    """The block of hidden cards with its number on the lower edge."""

    LOOKS = 2

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._number = StockNumber(theme, self)
        self._count = -1
        self._bottom: str | None = None
        self._layout: Layout | None = None

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        self._layout = layout
        x, y, w, _ = layout.stock
        half = w * CARD_RATIO / 2
        self.set_area(
            QRectF(
                -w / 2 - margin(w),
                -half - margin(w) - w * _PEEPS,
                w + 2 * margin(w),
                2 * half + 2 * margin(w) + w * _PEEPS,
            )
        )
        self.place(x, y)
        self._number.arrange(layout, max(0, self._count))

    def set_count(self, count: int) -> None:
        """How many cards are left."""
        if count != self._count:
            self._count = count
            self._tell()

    def set_bottom(self, code: str | None) -> None:
        """The card that lies face up under the stock; None without one."""
        if code != self._bottom:
            self._bottom = code
            self._tell()

    def _tell(self) -> None:
        translate = QCoreApplication.translate
        tip = translate("Table", "Stock: {count} cards").format(count=self._count)
        if self._bottom is not None:
            under = translate("Table", "{stock}, under it {card}")
            tip = under.format(stock=tip, card=card_name(self._bottom))
        self.setToolTip(tip)
        self.update()
        if self._layout is not None:
            self._number.arrange(self._layout, max(0, self._count))

    @property
    def shows(self) -> tuple[int, str | None]:
        """How high the block is, and what lies under it."""
        return self._layout.stock_layers(max(0, self._count)) if self._layout else 0, self._bottom

    def draw(self, painter: QPainter) -> None:
        """Paints the block."""
        if self._layout is None:
            return
        s, w, theme = self._layout.s, self._layout.centre_card, self.theme
        back = card_picture(theme, HIDDEN, w, dpr_of(painter))
        layers = self._layout.stock_layers(max(0, self._count))
        corner = QPointF(-w / 2 - margin(w), -w * CARD_RATIO / 2 - margin(w))
        if self._bottom is not None:
            face = card_picture(theme, self._bottom, w, dpr_of(painter))
            painter.drawPixmap(corner - QPointF(0, w * _PEEPS), face)
        for i in range(layers):
            painter.drawPixmap(corner + QPointF(-i * 1.3 * s, -i * 1.6 * s), back)
        if layers == 0:
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(-w / 2, -w * CARD_RATIO / 2, w, w * CARD_RATIO), w * 0.07, w * 0.07)
            stroke(painter, outline, alpha(theme.felt_line, 0.35), 2 * s)


class StockNumber(Drawn):
    """The number of cards on the lower edge of the stock `parent`."""

    def __init__(self, theme: Theme, parent: Stock) -> None:
        super().__init__(parent)
        self.theme = theme
        self._layout: Layout | None = None
        self._count = -1

    def arrange(self, layout: Layout, count: int) -> None:
        """Takes its place, and tells that number."""
        if (layout, count) == (self._layout, self._count):
            return
        self._layout, self._count = layout, count
        s, w = layout.s, layout.centre_card
        wide, high = w * 0.8 + 24 * s, max(22, layout.words(14) * 1.86) / 2 + 12
        self.set_area(QRectF(-wide, -high, 2 * wide, 2 * high))
        self.setPos(-round(layout.stock_layers(count) * 0.6 * s), round(w * CARD_RATIO / 2 - 4 * s))

    def draw(self, painter: QPainter) -> None:
        """Paints the label."""
        if self._layout is None:
            return
        s, w, theme = self._layout.s, self._layout.centre_card, self.theme
        label = QCoreApplication.translate("Table", "Stock  {count}").format(count=self._count)
        size = self._layout.words(14)
        while size > 12 and text_width(label, size, 800) > w * 1.15:
            size -= 1
        pill(
            painter, 0, 0, label, size, theme.panel_text, alpha(theme.panel, 0.96), 800, pad=11 * s,
            height=max(22, size * 1.86), line=alpha(theme.brass, 0.75),
        )  # fmt: skip


class Pile:
    """The last cards of the pile, fanned; each card stays where it landed."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self.items = [CardItem(theme) for _ in range(PILE_SHOWN)]
        for item in self.items:
            item.setZValue(z)
            scene.addItem(item)
        self._z = z

    def show(self, pile: tuple[str, ...], layout: Layout, dpr: float) -> None:
        """Shows the newest cards of `pile`, oldest first."""
        first = max(0, len(pile) - PILE_SHOWN)
        for slot in range(PILE_SHOWN):
            index = first + slot
            item = self.items[index % PILE_SHOWN]
            item.setVisible(index < len(pile))
            if index < len(pile):
                item.look(pile[index], layout.centre_card, dpr)
                item.put(layout.pile(index))
                item.setZValue(self._z + slot * 0.1)


class Track(QGraphicsItem):
    """The marks of the direction: bright from the last seat over the one to act to the next.

    Each mark is an item of its own, so that a turn that goes on has only the marks painted that change.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.theme = theme
        self._marks: list[QGraphicsPathItem] = []
        self._places: tuple[Chevron, ...] = ()
        self._direction = 1
        self._span: tuple[float, float] | None = None
        self._wave: float | None = None
        self._lit: list[bool] = []
        self._s = 1.0

    def boundingRect(self) -> QRectF:
        """Nothing by itself."""
        return QRectF()

    def arrange(self, layout: Layout) -> None:
        """Takes its place, in the colours of now."""
        self._s, self._places = layout.s, layout.chevrons
        while len(self._marks) < len(self._places):
            self._marks.append(QGraphicsPathItem(self))
        for mark in self._marks[len(self._places) :]:
            mark.setVisible(False)
        for mark, (x, y, _, _) in zip(self._marks, self._places, strict=False):
            mark.setVisible(True)
            mark.setPos(x, y)
        self._lit = []
        self._light()
        self._turn()

    def set_span(self, direction: int, span: tuple[float, float] | None) -> None:
        """Which way play goes, and the angles from and to which the marks are bright."""
        if (direction, span) != (self._direction, self._span):
            self._direction, self._span = direction, span
            self._light()
            self._turn()

    def set_wave(self, share: float | None) -> None:
        """While the direction turns over: how far the wave has gone, 0 to 1; None is at rest."""
        if share != self._wave:
            self._wave = share
            self._turn()

    def _light(self) -> None:
        before, self._lit = self._lit, [self._is_lit(angle) for _, _, _, angle in self._places]
        for number, lit in enumerate(self._lit):
            if before and before[number] == lit:
                continue
            size = (10.5 if lit else 7) * self._s
            path = QPainterPath(QPointF(-size * 0.5, -size))
            path.lineTo(size * 0.5, 0)
            path.lineTo(-size * 0.5, size)
            colour = QColor(self.theme.brass) if lit else alpha(self.theme.felt_line, 0.50)
            width = (4.2 if lit else 2.6) * self._s
            round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            self._marks[number].setPath(path)
            self._marks[number].setPen(QPen(colour, width, Qt.PenStyle.SolidLine, round_cap, round_join))

    def _is_lit(self, angle: float) -> bool:
        if self._span is None:
            return False
        start, end = self._span
        return (angle - start) * self._direction % 360 <= (end - start) * self._direction % 360

    def _turn(self) -> None:
        count = len(self._places)
        for number, (_, _, turn, _) in enumerate(self._places):
            flipped = 0.0 if self._direction > 0 else 180.0
            if self._wave is not None:
                here = max(0.0, min(1.0, self._wave * 2 - number / count))
                flipped += 180 * (1 - here)
            self._marks[number].setRotation(turn + flipped)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The marks paint themselves."""
