"""A hand that lies face up before its seat: declared, or stuck, with the total that each card would make."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from cardtable.ui.paint import pill_width
from cardtable.ui.table.cards import CardItem
from cardtable.ui.table.labels import Label
from cardtable.ui.table.laying import laid_spots
from cardtable.ui.table.layout import CARD_RATIO, Layout, Spot
from cardtable.ui.table.names import card_name
from cardtable.ui.table.score import Laid
from cardtable.ui.theme import Theme

_LEAST = 11.0
"""The smallest text on a card; where it has no room, a cross alone is shown."""


class LaidHand:
    """The cards on the felt; they are made when first wanted and used again."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self._scene, self._theme, self._z = scene, theme, z
        self.cards: list[CardItem] = []
        self.results: list[Label] = []

    def clear(self) -> None:
        """Removes every item from the scene."""
        for item in (*self.cards, *self.results):
            self._scene.removeItem(item)
        self.cards, self.results = [], []

    def show(self, laid: Laid | None, layout: Layout, place: int, dpr: float) -> None:
        """Shows these cards before the seat at that place; None: nothing lies there."""
        cards = laid.cards if laid is not None else ()
        while len(self.cards) < len(cards):
            self._add()
        count = max(laid.count, len(cards)) if laid is not None else 0
        spots = laid_spots(layout, place, count) if count else ()
        for index, (item, result) in enumerate(zip(self.cards, self.results, strict=True)):
            item.setVisible(index < len(cards))
            result.setVisible(False)
            if laid is None or index >= len(cards):
                continue
            spot = spots[index]
            total = laid.totals[index] if index < len(laid.totals) else None
            told = total is not None and self._tell(result, total, layout, spots)
            glow = "brass" if laid.declared else "" if told else "crossed"
            item.look(cards[index], spot.width, dpr, glow=glow)
            item.put(spot)
            item.setToolTip(card_name(cards[index]))
            if told:
                result.place(spot.x, spot.y + spot.width * CARD_RATIO / 2 - 18 * layout.s)
                result.setVisible(True)

    def _add(self) -> None:
        for item, z in ((CardItem(self._theme), 0.0), (Label(self._theme), 0.5)):
            item.setZValue(self._z + z + 0.01 * len(self.cards))
            self._scene.addItem(item)
            if isinstance(item, CardItem):
                self.cards.append(item)
            else:
                self.results.append(item)

    def _tell(self, result: Label, total: int, layout: Layout, spots: tuple[Spot, ...]) -> bool:
        """Writes a total as large as it has room; False where it has none."""
        string, s = str(total), layout.s
        room = spots[1].x - spots[0].x if len(spots) > 1 else spots[0].width
        size, pad = max(_LEAST, layout.words(14)), 7 * s
        while size > _LEAST and pill_width(string, size, 900, pad, "close") > room:
            size -= 0.5
        if pill_width(string, size, 900, pad, "close") > room:
            return False
        result.say(string, size, max(20.0, size * 1.7), pad, "bust", "close")
        return True
