"""The middle of the table besides the dial: the stock, the pile and the marks of the direction."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from cardtable.game.events import HIDDEN
from cardtable.ui.paint import alpha, dpr_of, pill, stroke, text_width
from cardtable.ui.table.cards import CardItem, card_picture, margin
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import CARD_RATIO, Layout
from cardtable.ui.table.names import card_name
from cardtable.ui.theme import Theme

PILE_SHOWN = 3

_PEEPS = 0.44
"""How far the card under the stock looks out at its upper edge, in card widths."""


class Stock(Drawn):
    """The block of hidden cards with its number on the lower edge."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
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
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paints the block and the label."""
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
        label = QCoreApplication.translate("Table", "Stock  {count}").format(count=max(0, self._count))
        size = self._layout.words(14)
        while size > 12 and text_width(label, size, 800) > w * 1.15:
            size -= 1
        pill(
            painter, -layers * 0.6 * s, w * CARD_RATIO / 2 - 4 * s, label, size,
            theme.panel_text, alpha(theme.panel, 0.96), 800, pad=11 * s, height=max(22, size * 1.86),
            line=alpha(theme.brass, 0.75),
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
    """The marks of the direction: bright from the last seat over the one to act to the next."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._layout: Layout | None = None
        self._direction = 1
        self._span: tuple[float, float] | None = None
        self._wave: float | None = None

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        self.prepareGeometryChange()
        self._layout = layout
        self.update()

    def boundingRect(self) -> QRectF:
        """The track with room for its marks."""
        if self._layout is None:
            return QRectF()
        (cx, cy), (rx, ry), m = self._layout.centre, self._layout.track, 16 * self._layout.s
        return QRectF(cx - rx - m, cy - ry - m, 2 * (rx + m), 2 * (ry + m))

    def set_span(self, direction: int, span: tuple[float, float] | None) -> None:
        """Which way play goes, and the angles from and to which the marks are bright."""
        if (direction, span) != (self._direction, self._span):
            self._direction, self._span = direction, span
            self.update()

    def set_wave(self, share: float | None) -> None:
        """While the direction turns over: how far the wave has gone, 0 to 1; None is at rest."""
        if share != self._wave:
            self._wave = share
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paints all marks."""
        if self._layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, theme = self._layout.s, self.theme
        count = len(self._layout.chevrons)
        for number, (x, y, turn, angle) in enumerate(self._layout.chevrons):
            lit = False
            if self._span is not None:
                start, end = self._span
                lit = (angle - start) * self._direction % 360 <= (end - start) * self._direction % 360
            size = (10.5 if lit else 7) * s
            flipped = 0.0 if self._direction > 0 else 180.0
            if self._wave is not None:
                here = max(0.0, min(1.0, self._wave * 2 - number / count))
                flipped += 180 * (1 - here)
            painter.save()
            painter.translate(x, y)
            painter.rotate(turn + flipped)
            mark = QPainterPath(QPointF(-size * 0.5, -size))
            mark.lineTo(size * 0.5, 0)
            mark.lineTo(-size * 0.5, size)
            colour = alpha(theme.brass, 1.0) if lit else alpha(theme.felt_line, 0.50)
            stroke(painter, mark, colour, (4.2 if lit else 2.6) * s)
            painter.restore()
