"""The items of the table that everyone sees: seats, stock, pile, direction and total.

Every widget that shows a table shows these, from a `Look`. `board` adds a hand, calls, and what may be
chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import Fade, animated
from cardtable.ui.table.items.center import DialHand, DialPlate, Pile, Shared, Stock, Track, Warmth
from cardtable.ui.table.items.plaques import MiniHand, Plaque, SeatLook, look_of_seat
from cardtable.ui.table.items.total_line import Gauge, TotalLine, line_animal
from cardtable.ui.table.motion.look import Look, SeatInfo
from cardtable.ui.table.motion.moods import faces
from cardtable.ui.table.places.layout import UNARRANGED, Layout

_Z_WARMTH, _Z_TRACK, _Z_STOCK, _Z_PILE, _Z_DIAL = 0.5, 1.0, 2.0, 3.0, 4.0
_Z_FAN, _Z_PLAQUE = 6.0, 10.0

_FAR_WORDS = 1.25
"""The scale of text on a dial seen from afar, relative to the dial."""


def at_once(key: object, perform: Callable[[float], None]) -> None:
    """Change something without a fade: the `Fade` of a table that never moves."""
    perform(1.0)


class PublicBoard:
    """The items in the middle and at the seats; `viewer` is the seat at the bottom."""

    def __init__(
        self,
        scene: QGraphicsScene,
        theme: Theme,
        fade: Fade = at_once,
        fades: Callable[[], bool] = lambda: False,
    ) -> None:
        """Take the scene to draw in; `fades` returns whether changes fade or show at once."""
        self._scene, self._theme = scene, theme
        self._fade, self._fades = fade, fades
        self._is_soft = False
        self.dpr = 1.0
        self.layout = UNARRANGED
        self.seats: tuple[SeatInfo, ...] = ()
        self.viewer = 0
        self.of_tokens = 0
        self.token_kind = "token"
        self.lowest = 0
        """The lowest total that occurs, where the line of the long table begins."""
        self._look: Look | None = None
        self.track, self.stock = Track(theme), Stock(theme)
        self.warmth, self.plate, self.dial = Warmth(theme), DialPlate(theme), DialHand(theme)
        self.line, self.shared = TotalLine(theme), Shared(theme)
        self.plaques: list[Plaque] = []
        self.fans: list[MiniHand] = []
        self._add(
            (self.warmth, _Z_WARMTH), (self.track, _Z_TRACK), (self.stock, _Z_STOCK), (self.plate, _Z_DIAL),
            (self.shared, _Z_DIAL + 0.4), (self.dial, _Z_DIAL + 0.5), (self.line, _Z_DIAL + 0.5),
        )  # fmt: skip
        for hidden in (self.line, self.shared):
            hidden.setVisible(False)
        self.pile = Pile(scene, theme, _Z_PILE)

    def _add(self, *items: tuple[QGraphicsItem, float]) -> None:
        for item, z in items:
            item.setZValue(z)
            self._scene.addItem(item)

    @property
    def total(self) -> int:
        """The running total shown."""
        return self._look.total if self._look else 0

    @property
    def limit(self) -> int:
        """The limit of the game shown."""
        return self._look.limit if self._look else 99

    @property
    def counts_down(self) -> bool:
        """Whether 0 must not be passed, rather than the limit."""
        return self._look is not None and self._look.counts_down

    @property
    def edge_wins(self) -> bool:
        """Whether reaching the goal total wins."""
        return self._look is not None and self._look.edge_wins

    def place(self, seat: int) -> int:
        """Return the place of a seat, counted clockwise from the viewer."""
        return (seat - self.viewer) % max(1, len(self.seats))

    def plaque_at(self, place: int) -> Plaque:
        return self.plaques[(place + self.viewer) % max(1, len(self.seats))]

    def outline(self, place: int) -> QPainterPath:
        return self.plaque_at(place).outline

    def clear_middle(self) -> None:
        """Hide everything but the plaques of the seats across the table."""
        own = [self.plaques[self.viewer]] if self.viewer < len(self.plaques) else []
        hidden = (self.warmth, self.track, self.stock, self.plate, self.shared, self.dial, self.line)
        for item in (*hidden, *self.pile.items, *self.fans, *own):
            item.setVisible(False)

    def paint_on(self, picture: QPixmap) -> None:
        """Paint the table onto a picture of its size, and leave the scene, which would keep the items."""
        with paint.painter_on(picture) as painter:
            whole = QRectF(0, 0, self.layout.width, self.layout.height)
            self._scene.render(painter, whole, whole)
        for item in self._scene.items():
            if item.parentItem() is None:
                self._scene.removeItem(item)

    # --- sitting down and window sizes

    def sit(self, seats: Sequence[SeatInfo], viewer: int, of_tokens: int, token_kind: str) -> None:
        """Make plaques and fans for these seats."""
        for item in (*self.plaques, *self.fans):
            self._scene.removeItem(item)
        self.seats, self.viewer = tuple(seats), viewer
        self.of_tokens, self.token_kind = of_tokens, token_kind
        self.plaques = [Plaque(self._theme) for _ in seats]
        self.fans = [MiniHand(self._theme) for _ in seats]
        self._look = None
        self.line.animal = line_animal([seat.avatar for seat in seats])
        self._add(*((plaque, _Z_PLAQUE) for plaque in self.plaques), *((fan, _Z_FAN) for fan in self.fans))

    def call_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show other people or names on the same seats."""
        self.seats = tuple(seats)
        self.line.animal = line_animal([seat.avatar for seat in seats])
        if self._look is not None:
            self._show_seats(self._look)

    def arrange(self, layout: Layout, dpr: float, limit: int) -> None:
        """Lay everything out for this layout."""
        self.layout, self.dpr = layout, dpr
        self.track.arrange(layout)
        self.stock.arrange(layout)
        self.shared.arrange(layout)
        words = _FAR_WORDS if layout.far else min(layout.large, 1.6) if layout.has_words else 0.0
        for part in (self.plate, self.dial):
            part.arrange(layout.gauge, layout.dial_scale, limit, words)
        self.warmth.arrange(layout.gauge, layout.dial_scale)
        in_middle: tuple[QGraphicsItem, ...] = (self.warmth, self.plate, self.dial)
        for item in in_middle:
            item.setPos(round(layout.center.x), round(layout.center.y))
            item.setVisible(layout.has_dial)
        self.track.setVisible(bool(layout.chevrons))
        self.line.setVisible(layout.has_line)
        self.line.arrange(layout, self.lowest, limit)
        for seat, (plaque, fan) in enumerate(zip(self.plaques, self.fans, strict=True)):
            plaque.arrange(layout, self.place(seat))
            fan.arrange(layout, self.place(seat))
        if self._look is not None:
            look, self._look = self._look, None
            self._show(look, glide=False)

    # --- what is shown

    @contextmanager
    def animated(self) -> Iterator[None]:
        """Fade all changes made inside, except for cards, which move."""
        if self._is_soft or not self._fades():
            yield
            return
        self._is_soft = True
        try:
            with self._fading():
                yield
        finally:
            self._is_soft = False

    def _fading(self) -> AbstractContextManager[None]:
        return animated(self._scene, self._fade)

    def show_table(self, look: Look, glide: bool = True) -> None:
        with self.animated():
            self._show(look, glide)

    def _show(self, look: Look, glide: bool) -> None:
        before, self._look = self._look, look
        self.stock.set_count(look.stock, look.has_stock)
        self.stock.set_bottom(look.bottom)
        self.shared.set_left(look.shared, self.of_tokens, self.token_kind)
        if before is None or before.pile != look.pile:
            self.pile.show(look.pile, self.layout, self.dpr)
        self.plate.down = self.dial.down = look.counts_down
        self.line.ruler = replace(self.line.ruler, falls=look.counts_down)
        self.show_total(look.total, look.total)
        self.track.set_span(look.direction, look.span(self.layout, self.viewer))
        self._show_seats(look)
        self._show_faces(look, fades=glide)

    def _show_seats(self, look: Look) -> None:
        for seat in range(len(self.seats)):
            self.plaques[seat].show_seat(self._look_of(look, seat))
            self.fans[seat].set_count(0 if self._is_bare(look, seat) else look.hand_sizes[seat])

    def _look_of(self, look: Look, seat: int) -> SeatLook:
        return look_of_seat(look, seat, self.seats[seat], self.of_tokens, self.token_kind)

    def _is_bare(self, look: Look, seat: int) -> bool:
        """Return whether no fan of hidden cards is in front of a seat."""
        return seat == self.viewer or self.layout.crowded or not look.hand_sizes

    def _show_faces(self, look: Look, fades: bool) -> None:
        for plaque, face in zip(self.plaques, faces(look, self.layout, self.viewer), strict=True):
            if plaque.show_face(face) and fades:
                self._fade(plaque, plaque.fade)

    def warm(self, look: Look) -> Iterator[None]:
        """Draw the plaques of a coming picture one at a time, so that no frame waits for them."""
        for seat, face in enumerate(faces(look, self.layout, self.viewer)):
            self.plaques[seat].warm(self._look_of(look, seat), face, self.dpr)
            yield

    def show_total(self, pointer: float, number: int) -> None:
        """Set the position of the dial's pointer or the animal, and the number shown."""
        for gauge in self._gauges:
            gauge.pointer, gauge.number = pointer, number
        share = pointer / max(1, self.limit)
        self.warmth.set_share(0.0 if self.edge_wins else 1 - share if self.counts_down else share)

    def hide_total(self) -> None:
        """Don't show the total, which a learner still has to call, by number, pointer or color."""
        self.dial.hides_total = True
        self.warmth.setVisible(False)

    @property
    def _gauges(self) -> tuple[Gauge, ...]:
        """The gauges of the oval and the long table."""
        return self.dial, self.line
