"""The table on the page of real cards: the total on a line, or on a dial if the line is too long; the seats.

Both are only drawn; input comes from the keys below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QStyleOptionGraphicsItem, QWidget

from cardtable.language import Player, paragraph, say, word
from cardtable.ui.drawing import paint, tokens
from cardtable.ui.drawing.long_table import long_table
from cardtable.ui.drawing.paint import LEFT, RIGHT, alpha
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.centre import DialHand, DialPlate
from cardtable.ui.table.items.total_line import ON_FELT, Shown, draw_rule, draw_token
from cardtable.ui.table.motion.speeds import COUNT, Ease, Pace, ease
from cardtable.ui.table.places.layout import Box
from cardtable.ui.table.places.ruler import Ruler

_TALL = 304.0
"""The height of the felt in pixels that the measures below are for."""

_LONGEST_LINE = 130
"""Most numbers on a line; with more there is a dial."""

_PIN = 37 / 31
"""Scale of the animal on the line, compared with a learner's table."""


@dataclass(frozen=True)
class Count:
    """The total, and the ends of its line; `marks` are the totals that cost or pay something.

    `left` is how far the total is from the end that can't be passed: the upper one, or the lower one if
    `falls`.
    """

    total: int
    first: int
    limit: int
    left: int
    falls: bool = False
    marks: tuple[int, ...] = ()


class RealFelt(QWidget):
    """The felt with the total."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.animal = "frog"
        self._count = Count(0, 0, 99, 99)
        self._shown = self._from = 0.0
        self._table: QPixmap | None = None
        self._plate, self._hand = DialPlate(theme), DialHand(theme)
        self._walk = QVariantAnimation(self)
        self._walk.valueChanged.connect(self._step)
        self.setMinimumHeight(132)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def has_line(self) -> bool:
        """Whether the total is on a line rather than a dial."""
        return self._count.limit - self._count.first <= _LONGEST_LINE

    @property
    def is_still(self) -> bool:
        """Whether the animal has arrived at the total."""
        return self._walk.state() != QVariantAnimation.State.Running

    def show_count(self, count: Count, pace: Pace) -> None:
        """Show the count and move the animal to its total."""
        before, self._count = self._shown, count
        self._plate.set_marks(count.marks)
        for part in (self._plate, self._hand):
            part.set_down(count.falls)
        told = say("real-told-total", total=count.total, count=count.left)
        self.setAccessibleName(told)
        self._walk.stop()
        takes = 0 if pace.reduced or not self.isVisible() else round(pace.ms(COUNT))
        if takes and before != count.total:
            self._from = before
            self._walk.setStartValue(0.0)
            self._walk.setEndValue(1.0)
            self._walk.setDuration(takes)
            self._walk.start()
        else:
            self._shown = count.total
            self.update()

    def _step(self, share: float) -> None:
        self._shown = self._from + (self._count.total - self._from) * ease(Ease.OUT_CUBIC, share)
        self.update()

    # Drawing

    @property
    def _s(self) -> float:
        return min(self.height() / _TALL, self.width() / 1200)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        s, felt = self._s, self._felt
        painter.drawPixmap(0, 0, self._picture(felt, s, paint.dpr_of(painter)))
        if self.has_line:
            self._draw_line(painter, felt, s)
        else:
            self._draw_dial(painter, felt, s)
        painter.end()

    @property
    def _felt(self) -> QRectF:
        s, rim = self._s, 17 * self._s
        felt = QRectF(self.rect()).adjusted(rim + 2, rim + 2, -rim - 2, -rim - 22 * s)
        wide = min(felt.width() - 2 * rim - 40 * s, 1208 * s * 1.1)
        return QRectF(felt.center().x() - wide / 2, felt.top(), wide, felt.height())

    def _picture(self, felt: QRectF, s: float, dpr: float) -> QPixmap:
        """Return the cached picture of the empty table, over which the animal walks."""
        if self._table is None or self._table.size() != self.size() * dpr:
            self._table = blank(self.width(), self.height(), dpr)
            painter = QPainter(self._table)
            paint.smooth(painter)
            long_table(painter, self.theme, felt, s)
            painter.end()
        return self._table

    @property
    def _left(self) -> str:
        """How far the animal is from the end."""
        on_way = round(self._shown) - self._count.total
        return say("real-left", count=self._count.left + (on_way if self._count.falls else -on_way))

    def _draw_line(self, painter: QPainter, felt: QRectF, s: float) -> None:
        count, words = self._count, min(1.35, self.theme.text)
        high = 60 * s * words
        y = felt.top() + felt.height() * 0.56
        box = Box(felt.left() + 46 * s, y, felt.width() - 92 * s, high)
        ruler = Ruler.whole(box, s, count.first, count.limit, count.falls)
        draw_rule(painter, self.theme, ruler, Shown(self._shown, max(14.0, 20 * s * words)))
        tip = QPointF(ruler.kept(self._shown), box.y + 2 * s)
        draw_token(painter, self.theme, self.animal, tip, s * _PIN)
        self._draw_number(painter, ruler, tip, s)

    def _draw_number(self, painter: QPainter, ruler: Ruler, tip: QPointF, s: float) -> None:
        """Draw the total and what is left beside the animal, as far as there is room."""
        size, told = 104 * s, word(round(self._shown))
        middle, pin = tip.y() - 52 * s, 56 * s
        wide, label = paint.text_width(told, size, 900), self._left
        small = max(13.0, 17 * s * min(1.4, self.theme.text))
        pill = paint.pill_width(label, small, 900, 14 * s)
        at_left = tip.x() - pin - wide > ruler.box.x + 20 * s
        x = tip.x() - pin if at_left else tip.x() + pin
        for off, colour in ((3.0, alpha("#000000", 0.35)), (0.0, ON_FELT)):
            paint.text(painter, x, middle + off * s, told, size, colour, 900, RIGHT if at_left else LEFT)
        right = tip.x() + pin + 10 * s if at_left else x + wide + 22 * s
        if right + pill > ruler.box.right:
            right = x - wide - 22 * s - pill
        paint.pill(
            painter,
            right,
            middle,
            label,
            small,
            self.theme.ink,
            self.theme.brass,
            900,
            pad=14 * s,
            align=LEFT,
        )

    def _draw_dial(self, painter: QPainter, felt: QRectF, s: float) -> None:
        radius = felt.height() * 0.44
        painter.save()
        painter.translate(felt.center().x(), felt.center().y())
        for part in (self._plate, self._hand):
            part.arrange(radius, radius / 103, self._count.limit, min(1.4, self.theme.text))
        self._hand.set_total(round(self._shown), round(self._shown))
        self._plate.draw(painter)
        self._hand.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()
        label, small = self._left, max(13.0, 17 * s * min(1.4, self.theme.text))
        x = felt.center().x() + radius * 1.3
        paint.pill(
            painter, x, felt.center().y(), label, small, self.theme.ink, self.theme.brass, 900, align=LEFT
        )


@dataclass(frozen=True)
class SeatShown:
    """A seat; `state` is "", `turn`, `next`, `aside` (out of this deal) or `out`.

    It holds `tokens` of `whole`; None if the game has none.
    """

    name: Player
    avatar: str
    state: str = ""
    tokens: int | None = None
    whole: int = 0
    kind: str = "token"
    note: str = ""


class SeatRow(QWidget):
    """The seats in order, clockwise from the left, and the direction of play."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.seats: tuple[SeatShown, ...] = ()
        self._direction = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, seats: Sequence[SeatShown], direction: int) -> None:
        """Show the seats; `direction` is 1 for clockwise, -1 for counterclockwise."""
        self.seats, self._direction = tuple(seats), direction
        way = say("real-clockwise") if direction > 0 else say("real-counterclockwise")
        self.setAccessibleName(paragraph([*(self._told(seat) for seat in seats), way]))
        self._fit()
        self.update()

    def _told(self, seat: SeatShown) -> str:
        if seat.tokens is None:
            return say("real-told-seat", name=seat.name, state=seat.state)
        held = tokens.in_words(seat.kind, seat.tokens, seat.whole)
        return say("real-told-seat-tokens", name=seat.name, state=seat.state, told=held)

    @property
    def _rows(self) -> int:
        least = 118 * self.theme.room
        return 1 if not self.seats or self.width() / len(self.seats) >= least else 2

    def _fit(self) -> None:
        self.setFixedHeight(round(self._rows * (78 if self._rows == 1 else 62) * min(1.5, self.theme.room)))

    def resizeEvent(self, event: object) -> None:
        # Many seats in a narrow window need two rows.
        self._fit()

    def _places(self) -> list[QRectF]:
        rows, count = self._rows, len(self.seats)
        across = -(-count // rows)
        high = self.height() / rows
        step = min(self.width() / across, 250 * self.theme.room)
        found = []
        for number in range(count):
            row, place = divmod(number, across)
            here = min(across, count - row * across)
            left = (self.width() - step * here) / 2 + step * place
            found.append(QRectF(left, row * high, step, high).adjusted(0, 12 if rows == 1 else 6, 0, -6))
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        places = self._places() if self.seats else []
        for number, place in enumerate(places):
            follows = number + 1 < len(places) and places[number + 1].top() == place.top()
            if follows:
                self._draw_way(painter, place.right(), place.center().y(), number)
        for seat, place in zip(self.seats, places, strict=True):
            self._draw_seat(painter, seat, place)
        painter.end()

    def _draw_way(self, painter: QPainter, x: float, y: float, number: int) -> None:
        """Draw chevrons from a seat to the next, highlighted if they leave the seat whose turn it is."""
        first = number if self._direction > 0 else number + 1
        lit = self.seats[first].state == "turn"
        colour, way = (self.theme.brass if lit else alpha(self.theme.panel_text, 0.62)), self._direction
        for off in (-6, 4) if not lit else (-9, 0, 9):
            mark = QPainterPath(QPointF(x + off - 3 * way, y - 6))
            mark.lineTo(x + off + 3 * way, y)
            mark.lineTo(x + off - 3 * way, y + 6)
            paint.stroke(painter, mark, colour, 2.8 if lit else 2.2)

    def _draw_seat(self, painter: QPainter, seat: SeatShown, place: QRectF) -> None:
        theme, high = self.theme, place.height()
        gap = 20.0
        face = min(high * 1.08, place.width() * 0.42)
        x, y = place.left() + gap / 2 + face / 2 + 2, place.center().y()
        plate = QRectF(x, y - high * 0.42, place.right() - gap - x, high * 0.84)
        acts, gone = seat.state == "turn", seat.state in ("aside", "out")
        painter.setOpacity(0.5 if gone else 1.0)
        line = theme.brass if acts else theme.panel_line
        paint.fill_round(painter, plate, plate.height() / 2, theme.panel, line, 2.4 if acts else 1.2)
        ring = theme.accent if acts else theme.panel_line
        paint.disc(
            painter, x, y, face / 2, paint.mix(theme.panel, theme.brass, 0.35), ring, 3.5 if acts else 2
        )
        paint.avatar(painter, seat.avatar, x, y, face * 0.88)
        left, room = x + face / 2 + 6, plate.right() - 10 - (x + face / 2 + 6)
        size = paint.fitting(seat.name, min(17 * theme.text, high * 0.36), 900, room, 11)
        counted = seat.tokens is not None or bool(seat.note)
        up = high * 0.17 if counted else 0
        paint.text(painter, left, y - up, seat.name, size, theme.panel_text, 900, width=room)
        if seat.tokens is not None and not gone:
            self._draw_tokens(painter, seat, left, y + high * 0.2, high * 0.29, room)
        elif seat.note:
            small = paint.fitting(seat.note, 13 * theme.text, 700, room, 10)
            paint.text(painter, left, y + high * 0.2, seat.note, small, theme.panel_muted, 700, width=room)
        painter.setOpacity(1.0)
        if seat.state == "next":
            small = max(11.0, 13 * min(1.3, theme.text))
            paint.pill(
                painter, plate.right() - 30, plate.top(), say("real-next"), small, theme.ink, theme.brass,
                height=small * 1.5,
            )  # fmt: skip

    def _draw_tokens(
        self, painter: QPainter, seat: SeatShown, x: float, y: float, size: float, room: float
    ) -> None:
        theme, held = self.theme, seat.tokens or 0
        size *= min(1.0, room / max(1.0, tokens.width_of(seat.kind, size, held, seat.whole)))
        tokens.row(painter, seat.kind, x, y, size, held, seat.whole, theme.panel_text, theme.panel_muted)


class Undone(QWidget):
    """What “Take back” would undo: the player, the move, and the totals before and after."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._avatar = self._told = ""
        self._totals: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(44)

    def tell(self, avatar: str, told: str, totals: tuple[int, int] | None) -> None:
        """Show what would be undone; nothing if `told` is empty."""
        self._avatar, self._told, self._totals = avatar, told, totals
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._told:
            return
        painter, theme = QPainter(self), self.theme
        paint.smooth(painter)
        y, face = self.height() / 2, 40.0
        paint.disc(painter, face / 2, y, face / 2, paint.mix(theme.panel, theme.brass, 0.35))
        paint.avatar(painter, self._avatar, face / 2, y, face * 0.9)
        x, after = face + 10, 90.0 * theme.text if self._totals is not None else 0.0
        size = paint.fitting(self._told, 16 * theme.text, 700, self.width() - x - after, 11)
        room = self.width() - x - after
        x += paint.text(painter, x, y, self._told, size, theme.panel_text, 700, width=room) + 10
        if self._totals is not None:
            before, total = self._totals
            x += paint.text(painter, x, y, word(before), size, theme.panel_muted, 700) + size * 0.9
            paint.icon(painter, "arrow", x, y, size, theme.panel_muted, 2.4)
            paint.text(painter, x + size * 0.9, y, word(total), size, theme.panel_text, 900)
        painter.end()
