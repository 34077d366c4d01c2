"""Hands face up on the felt in front of their seats: all open hands, or a declared or stuck one.

In a look back, tags mark the cards that are played next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtWidgets import QGraphicsScene

from cardtable.language import Card, say, word
from cardtable.ui.drawing.paint import largest, pill_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.motion.look import FaceUp
from cardtable.ui.table.places.face_up import face_up_spots, open_spots
from cardtable.ui.table.places.layout import CARD_RATIO, UNARRANGED, Layout, Spot
from cardtable.ui.widgets.tool_tips import tip


class OpenHands:
    """The cards of all open hands except the one at the near side."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, place: Callable[[int], int], z: float) -> None:
        """Create it without hands; `place` returns the place of a seat."""
        self._scene, self._theme, self._place, self._z = scene, theme, place, z
        self._items: list[CardItem] = []
        self._hands: tuple[tuple[str, ...], ...] = ()
        self._covered: int | None = None
        self._layout = UNARRANGED
        self._dpr = 1.0

    def holds(self, seat: int) -> bool:
        """Return whether the hand of this seat is open."""
        return bool(self.hand(seat))

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the open hand of this seat, or ()."""
        return self._hands[seat] if seat < len(self._hands) else ()

    def show(self, hands: Sequence[tuple[str, ...]]) -> None:
        """Show these hands by seat; empty ones are not shown."""
        self._hands = tuple(hands)
        self._lay()

    def cover(self, seat: int | None) -> None:
        """Hide the open hand of a seat whose cards are shown on the felt anyway; None hides none."""
        if seat != self._covered:
            self._covered = seat
            self._lay()

    def arrange(self, layout: Layout, dpr: float) -> None:
        self._layout, self._dpr = layout, dpr
        self._lay()

    def spot(self, seat: int, index: int) -> Spot | None:
        """Return the spot of a card of an open hand."""
        if not self.holds(seat):
            return None
        return open_spots(self._layout, self._place(seat), len(self._hands[seat]))[index]

    def _lay(self) -> None:
        used = 0
        for seat, hand in enumerate(self._hands):
            for index, code in enumerate(hand if seat != self._covered else ()):
                spot = self.spot(seat, index)
                if spot is None:
                    continue
                item = self._item(used)
                item.look(code, spot.width, self._dpr)
                item.put(spot)
                tip(item, word(Card(code)))
                item.setVisible(True)
                used += 1
        for item in self._items[used:]:
            item.setVisible(False)

    def _item(self, number: int) -> CardItem:
        if number == len(self._items):
            item = CardItem(self._theme)
            item.setZValue(self._z + 0.001 * number)
            self._scene.addItem(item)
            self._items.append(item)
        return self._items[number]


class Tags:
    """Small labels on cards: what is played next, and what would have been best."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self._scene, self._theme, self._z = scene, theme, z
        self._labels: list[Label] = []

    def clear(self) -> None:
        for label in self._labels:
            label.setVisible(False)

    def show(self, played: Sequence[Spot], best: Sequence[Spot], layout: Layout) -> None:
        """Mark the cards that are played next, and those that were advised instead."""
        self.clear()
        marks = [
            *((spot, say("board-played"), "turn", "") for spot in played),
            *((spot, say("board-best"), "", "star") for spot in best),
        ]
        while len(self._labels) < len(marks):
            label = Label(self._theme)
            label.setZValue(self._z)
            self._scene.addItem(label)
            self._labels.append(label)
        for label, (spot, string, kind, mark) in zip(self._labels, marks, strict=False):
            small = spot.width < 0.7 * layout.hand_card
            size = max(11.0, min(layout.words(11.0 if small else 15.0, 11.0), spot.width * 0.26))
            label.say(string, size, size * 1.75, size * 0.6, kind, mark)
            over = spot.width * CARD_RATIO / 2 + size * 0.35
            # The hand of another seat lies under its name.
            label.place(spot.x, spot.y + over if small else spot.y - over)
            label.setVisible(True)
        # On cards side by side they would hide each other.
        for left, right in pairwise(sorted(self._labels[: len(marks)], key=lambda label: label.x())):
            lap = (left.body & right.body).width()
            left.place(left.x() - lap / 2, left.y())
            right.place(right.x() + lap / 2, right.y())


_LEAST = 11.0
"""The minimum size of text on a card; if it doesn't fit, only a cross is shown."""


class FaceUpHand:
    """The cards of one hand on the felt; items are made when needed and reused."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self._scene, self._theme, self._z = scene, theme, z
        self.cards: list[CardItem] = []
        self.results: list[Label] = []

    def clear(self) -> None:
        for item in (*self.cards, *self.results):
            self._scene.removeItem(item)
        self.cards, self.results = [], []

    def show(self, face_up: FaceUp | None, layout: Layout, place: int, dpr: float) -> None:
        """Show these cards in front of the seat at a place, or none."""
        cards = face_up.cards if face_up is not None else ()
        while len(self.cards) < len(cards):
            self._add()
        count = max(face_up.count, len(cards)) if face_up is not None else 0
        spots = face_up_spots(layout, place, count) if count else ()
        for index, (item, result) in enumerate(zip(self.cards, self.results, strict=True)):
            item.setVisible(index < len(cards))
            result.setVisible(False)
            if face_up is None or index >= len(cards):
                continue
            spot = spots[index]
            total = face_up.totals[index] if index < len(face_up.totals) else None
            is_written = total is not None and self._write_total(result, total, layout, spots)
            glow = "brass" if face_up.declared else "" if is_written or face_up.given_up else "crossed"
            item.look(cards[index], spot.width, dpr, glow=glow)
            item.put(spot)
            tip(item, word(Card(cards[index])))
            if is_written:
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

    def _write_total(self, result: Label, total: int, layout: Layout, spots: tuple[Spot, ...]) -> bool:
        """Write a total as large as it fits; return False if it doesn't."""
        string, s = word(total), layout.s
        room = spots[1].x - spots[0].x if len(spots) > 1 else spots[0].width
        size, pad, mark = max(_LEAST, layout.words(14)), 7 * s, "close"
        size = largest(size, _LEAST, lambda size: pill_width(string, size, 900, pad, mark) <= room, 0.5)
        if pill_width(string, size, 900, pad, mark) > room:
            # The number is clear without the cross.
            mark, pad = "", 4 * s
        if pill_width(string, size, 900, pad, mark or None) > room:
            return False
        result.say(string, size, max(20.0, size * 1.7), pad, "over", mark)
        return True
