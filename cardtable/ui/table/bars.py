"""The coach's bars: on each card of the own hand its chance not to lose the deal, until the next move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardtable.game.moves import cards_of
from cardtable.ui import paint
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.hints import percent
from cardtable.ui.table.layout import CARD_RATIO, Layout
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from cardtable.bots.coach import Advice

GOOD, FAIR = 0.6, 0.35
"""From these chances on a bar is green, or yellow; below it is red. The number is always there."""


class Bar(Drawn):
    """A strip of paper with a chance as a bar and a number; a star marks the card that is advised."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.chance, self.best = 0.0, False
        self._rect, self._s = QRectF(), 1.0

    def show_chance(self, chance: float, best: bool, width: float, s: float) -> None:
        """Sets what it shows and how wide it is at that scale."""
        self.chance, self.best, self._s = chance, best, s
        height = max(34.0, 40 * s)
        self._rect = QRectF(-width / 2, -height / 2, width, height)
        self.set_area(self._rect.adjusted(-6, -6, 6, 6))

    def draw(self, painter: QPainter) -> None:
        """Paints the strip about (0, 0)."""
        theme, s, rect = self.theme, self._s, self._rect
        paint.shadow(painter, rect, 10 * s, blur=5, dy=2, strength=0.35)
        line = theme.brass if self.best else theme.panel_line
        paint.fill_round(painter, rect, 10 * s, theme.panel, line, 2 if self.best else 1)
        room = rect.adjusted(7 * s, 6 * s, -7 * s, 0)
        room.setHeight(max(6.0, 8 * s))
        paint.fill_round(painter, room, room.height() / 2, paint.alpha(theme.panel_text, 0.2))
        filled = QRectF(room)
        filled.setWidth(max(room.height(), room.width() * self.chance))
        colour = theme.low if self.chance >= GOOD else theme.mid if self.chance >= FAIR else theme.high
        paint.fill_round(painter, filled, room.height() / 2, colour)
        number = f"{percent(self.chance)} %"
        size = max(13.0, 16 * s)
        y = (room.bottom() + rect.bottom()) / 2
        star = size if self.best and paint.text_width(number, size, 900) + size * 1.4 < rect.width() else 0.0
        paint.text(painter, star * 0.6, y, number, size, theme.panel_text, 900, paint.CENTRE)
        if star:
            x = -paint.text_width(number, size, 900) / 2 - star * 0.25
            paint.icon(painter, "star", x, y, star, theme.brass, 2.4)


class Bars:
    """The bars over a hand; there are none until `show_advice`, and none after `clear`."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self._scene, self._theme, self._z = scene, theme, z
        self.items: list[Bar] = []
        self._shown: tuple[Advice, tuple[str, ...]] | None = None

    def show_advice(self, advice: Advice, hand: Sequence[str], layout: Layout) -> None:
        """Shows the chances of an advice for this hand."""
        self.clear()
        if len(advice.bars) != len(hand):
            return
        self._shown = advice, tuple(hand)
        laid = cards_of(advice.move)
        best = next((place for place, card in enumerate(hand) if card in laid), None)
        for place, chance in enumerate(advice.bars):
            if chance is None:
                continue
            spot = layout.hand_spot(place, len(hand))
            after = layout.hand_spot(place + 1, len(hand))
            # Where cards overlap, only the left of each is seen.
            seen = min(spot.width, after.x - spot.x)
            bar = Bar(self._theme)
            bar.setZValue(self._z + place * 0.1)
            told = QCoreApplication.translate("Coach", "Chance not to lose this deal: {percent} %")
            bar.setToolTip(told.format(percent=percent(chance)))
            bar.show_chance(chance, place == best, min(0.86 * spot.width, 0.94 * seen), layout.s)
            self._scene.addItem(bar)
            bar.place(spot.x - (spot.width - seen) / 2, spot.y + spot.width * CARD_RATIO * 0.3)
            self.items.append(bar)

    def arrange(self, layout: Layout) -> None:
        """Takes its place in a window of another size."""
        if self._shown is not None:
            self.show_advice(*self._shown, layout)

    def clear(self) -> None:
        """The position is another one now."""
        for bar in self.items:
            self._scene.removeItem(bar)
        self.items, self._shown = [], None
