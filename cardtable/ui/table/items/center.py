"""The middle of the table: the dial with the running total, stock and pile, the direction marks.

The dial spans 300 degrees from seven o'clock around to five, from 0 to the limit. If the limit divides into
thirds of 33, those are marked, as they matter to players of Ninety-nine.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.cards.faces import HIDDEN
from cardtable.language import Card, say, word
from cardtable.ui.drawing import pictures, tokens
from cardtable.ui.drawing.paint import (
    CENTER,
    alpha,
    disc,
    dpr_of,
    drawn,
    fitting,
    icon,
    mix,
    pill,
    pill_width,
    stroke,
    text,
)
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem, copy_picture
from cardtable.ui.table.items.card_items import CardItem, card_picture, margin
from cardtable.ui.table.items.total_line import Gauge, Repainted
from cardtable.ui.table.places.layout import (
    CARD_RATIO,
    PILE_SHOWN,
    UNARRANGED,
    Chevron,
    Layout,
    Spot,
    stock_words,
)
from cardtable.ui.widgets.tool_tips import tip

_PEEPS = 0.44
"""How far the card under the stock extends above it, in card widths."""

_BLOCK = 8.0
"""Maximum distance between the top and the lowest card of the stock."""


class Stock(CachedItem):
    """The block of hidden cards with its number on the lower edge."""

    LOOKS = 2

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._number = StockNumber(theme, self)
        self._count = -1
        self._bottom: str | None = None
        self._layout = UNARRANGED
        self.lies = True
        """Whether there is a stock, or an empty place for it, on the table."""
        self._is_mute = False
        self.words = ""
        """The number of cards left, for screen readers; empty if cards are never drawn."""

    def arrange(self, layout: Layout) -> None:
        self._layout = layout
        x, y, w, _ = layout.stock
        half, reach = w * CARD_RATIO / 2, margin(w) + _BLOCK * layout.s
        area = QRectF(-w / 2, -half, w, 2 * half).adjusted(-reach, -reach, reach, reach)
        area.setTop(area.top() - w * _PEEPS)
        self.set_area(area)
        self.place(x, y)
        self._number.arrange(layout, max(0, self._count))

    def set_count(self, count: int, stays: bool) -> None:
        """Set the number of cards left; an empty place `stays` in games with drawing."""
        lies = stays or count > 0
        if (count, lies) != (self._count, self.lies):
            self._count, self.lies = count, lies
            self._number.setVisible(lies and not self._is_mute)
            self._name()

    def set_mute(self, mute: bool) -> None:
        """Write no number on the stock, for children who can't read them."""
        self._is_mute = mute
        self._number.setVisible(self.lies and not mute)

    def set_bottom(self, code: str | None) -> None:
        """Set the card that is face up under the stock, or None."""
        if code != self._bottom:
            self._bottom = code
            self._name()

    def _name(self) -> None:
        self.words = say("board-stock-cards", count=self._count) if self.lies else ""
        if self.lies and self._bottom is not None:
            self.words = say("board-stock-under", count=self._count, card=Card(self._bottom))
        # The number is drawn on it.
        tip(self, self.words if self._bottom is not None else "")
        self.update()
        self._number.arrange(self._layout, max(0, self._count))

    @property
    def shows(self) -> tuple[int, str | None, bool]:
        """The height of the block, the card under it, and whether its place is shown."""
        return self._layout.stock_layers(max(0, self._count)), self._bottom, self.lies

    def draw(self, painter: QPainter) -> None:
        s, w, theme = self._layout.s, self._layout.center_card, self.theme
        back = card_picture(theme, HIDDEN, w, dpr_of(painter))
        layers = self._layout.stock_layers(max(0, self._count))
        corner = QPointF(-w / 2 - margin(w), -w * CARD_RATIO / 2 - margin(w))
        if self._bottom is not None:
            face = card_picture(theme, self._bottom, w, dpr_of(painter))
            painter.drawPixmap(corner - QPointF(0, w * _PEEPS), face)
        for i in range(layers):
            painter.drawPixmap(corner + QPointF(-i * 1.3 * s, -i * 1.6 * s), back)
        if layers == 0 and self.lies:
            outline = QPainterPath()
            outline.addRoundedRect(QRectF(-w / 2, -w * CARD_RATIO / 2, w, w * CARD_RATIO), w * 0.07, w * 0.07)
            stroke(painter, outline, alpha(theme.felt_line, 0.35), 2 * s)


class StockNumber(CachedItem):
    """The number of cards on the lower edge of the stock `parent`."""

    def __init__(self, theme: Theme, parent: Stock) -> None:
        super().__init__(theme, parent)
        self._layout = UNARRANGED
        self._count = -1

    def arrange(self, layout: Layout, count: int) -> None:
        if (layout, count) == (self._layout, self._count):
            return
        self._layout, self._count = layout, count
        s, w = layout.s, layout.center_card
        wide, high = w * 0.8 + 24 * s, max(22, layout.words(14) * 1.86) / 2 + 12
        self.set_area(QRectF(-wide, -high, 2 * wide, 2 * high))
        down = stock_words(layout).center.y - layout.stock.y - 4 * s
        self.setPos(-round(layout.stock_layers(count) * 0.6 * s), round(down))

    def draw(self, painter: QPainter) -> None:
        if not self._layout.has_words:
            return
        s, w, theme = self._layout.s, self._layout.center_card, self.theme
        label = say("board-stock", count=self._count)
        size = fitting(label, self._layout.words(14), 800, w * 1.15, 12)
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
        """Show the newest cards of `pile`, oldest first."""
        first = max(0, len(pile) - PILE_SHOWN)
        for slot in range(PILE_SHOWN):
            index = first + slot
            item = self.items[index % PILE_SHOWN]
            item.setVisible(index < len(pile))
            if index < len(pile):
                item.look(pile[index], layout.center_card, dpr)
                item.put(layout.pile(index))
                item.setZValue(self._z + slot * 0.1)

    def settle(self, index: int, spot: Spot, away: float) -> None:
        """Let card `index` come to rest; `away` goes from 1 to 0 and may overshoot."""
        width = spot.width * (1 + 0.07 * away)
        self.items[index % PILE_SHOWN].put(spot._replace(width=width, turn=spot.turn + 5 * away))


class Shared(CachedItem):
    """The tokens that a team shares: on the dial, or on the felt of the long table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._layout = UNARRANGED
        self._left, self._whole, self._kind = 0, 0, "token"

    def arrange(self, layout: Layout) -> None:
        self._layout = layout
        half = layout.token_size(None, 1) * 4
        self.set_area(QRectF(-half, -half / 4, 2 * half, half / 2))
        self.place(*layout.shared)

    def set_left(self, left: int | None, whole: int, kind: str) -> None:
        """Set how many of `whole` tokens are left; None hides them."""
        self.setVisible(left is not None)
        if left is not None and (left, whole, kind) != (self._left, self._whole, self._kind):
            self._left, self._whole, self._kind = left, whole, kind
            tip(self, tokens.in_words(kind, left, whole))
            self.update()

    @property
    def shows(self) -> tuple[int, int, str]:
        return self._left, self._whole, self._kind

    def draw(self, painter: QPainter) -> None:
        whole = max(self._left, self._whole)
        ink = "#FBF5E6" if self._layout.long else self.theme.panel_text
        size = self._layout.token_size(None, 1 if tokens.is_bill(self._kind) else whole)
        left = -tokens.width_of(self._kind, size, self._left, whole) / 2
        tokens.row(painter, self._kind, left, 0, size, self._left, whole, ink, alpha(ink, 0.6))


class Track(QGraphicsItem):
    """The direction marks: bright from the last seat over the one to act to the next.

    Each mark is its own item, so that only marks that change are repainted.
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
        self._quiet = QColor()
        """The color of marks that are not lit."""

    def boundingRect(self) -> QRectF:
        return QRectF()

    def arrange(self, layout: Layout) -> None:
        self._s, self._places = layout.s, layout.chevrons
        on_felt = layout.marks_on_felt
        self._quiet = alpha(self.theme.felt_line, 0.50) if on_felt else alpha(self.theme.panel_text, 0.62)
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
        """Set the direction of play, and the angles between which the marks are bright."""
        if (direction, span) != (self._direction, self._span):
            self._direction, self._span = direction, span
            self._light()
            self._turn()

    def set_wave(self, share: float | None) -> None:
        """Set the progress of the wave that reverses the marks, 0 to 1; None is at rest."""
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
            color = QColor(self.theme.brass) if lit else self._quiet
            width = (4.2 if lit else 2.6) * self._s
            round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            self._marks[number].setPath(path)
            self._marks[number].setPen(QPen(color, width, Qt.PenStyle.SolidLine, round_cap, round_join))

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
        """Do nothing: the marks paint themselves."""


_START, _SWEEP = 240.0, -300.0
_FLAT = Qt.PenCapStyle.FlatCap
_THIRD = 33
_APART = 0.12
"""Minimum distance between two numbers on the scale, as a share of the limit."""

_WORDS_FROM = 0.42
"""Minimum scale for words on the dial."""

_BELOW = 0.015
"""How far under 0 the pointer is at a negative total, as a share of the limit."""

_WARM_FROM, _WARM_STEPS, _GLOWS = 0.45, 24, 86.0
"""Minimum share of the limit for the felt to glow, number of steps, and reach of the glow at scale 1."""

_EMBER = "#F39671"
"""The color of that glow, the same in every room."""

_PAST = (0.055, 0.095)
"""Minimum and maximum distance of the crossed mark past the limit, as a share of the limit."""


def zones(limit: int, theme: Theme, down: bool) -> tuple[tuple[float, float, str], ...]:
    """Return the three stretches of the scale with their colors; `down` if the total counts down to 0."""
    third = limit / 3
    low, high = (theme.high, theme.low) if down else (theme.low, theme.high)
    return ((0, third, low), (third, 2 * third, theme.mid), (2 * third, limit, high))


def marks(limit: int, milestones: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the numbers on the scale: the milestones of the rules, and thirds that fit between."""
    thirds = (limit // 3, limit * 2 // 3) if limit % _THIRD == 0 else ()
    room = limit * _APART
    clear = (third for third in thirds if all(abs(third - one) >= room for one in milestones))
    return tuple(sorted({*milestones, *clear}))


class Scale:
    """Places on the scale of a dial with radius `r` about (0, 0)."""

    def __init__(self, r: float, limit: int, s: float) -> None:
        self.r, self.limit, self.s = r, max(1, limit), s
        self.width = r * 0.145
        self.mid = r - self.width * 0.5 - 1.5 * s

    def angle(self, value: float) -> float:
        return _START + _SWEEP * value / self.limit

    def point(self, r: float, value: float) -> QPointF:
        a = math.radians(self.angle(value))
        return QPointF(r * math.cos(a), -r * math.sin(a))

    def value_at(self, x: float, y: float) -> int:
        """Return the number nearest to a point relative to the dial's middle."""
        past = (_START - math.degrees(math.atan2(-y, x))) % 360
        if past > -_SWEEP:
            past = -_SWEEP if past < (360 - _SWEEP) / 2 else 0.0
        return round(past / -_SWEEP * self.limit)

    def arc(self, low: float, high: float) -> QPainterPath:
        rect = QRectF(-self.mid, -self.mid, 2 * self.mid, 2 * self.mid)
        path = QPainterPath()
        path.arcMoveTo(rect, self.angle(low))
        path.arcTo(rect, self.angle(low), self.angle(high) - self.angle(low))
        return path


class Warmth(CachedItem):
    """A glow on the felt around the dial, stronger as the total nears the limit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._r, self._s = 100.0, 1.0
        self.setOpacity(0.0)

    def arrange(self, r: float, s: float) -> None:
        """Set the radius of the dial and the scale of the table."""
        self._r, self._s = r, s
        reach = r + _GLOWS * s
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach))

    def set_share(self, share: float) -> None:
        """Set the total as a share of the limit."""
        far = max(0.0, min(1.0, (share - _WARM_FROM) / (1 - _WARM_FROM)))
        # In steps, so that counting doesn't repaint the middle of the table at every number.
        warmth = round(far**1.4 * _WARM_STEPS) / _WARM_STEPS
        if warmth != self.opacity():
            self.setOpacity(warmth)

    def draw(self, painter: QPainter) -> None:
        reach = self._r + _GLOWS * self._s
        glow = QRadialGradient(QPointF(0, 0), reach)
        edge = self._r / reach
        for at, strength in ((0.0, 0.62), (edge, 0.62), (edge + (1 - edge) * 0.35, 0.26), (1.0, 0.0)):
            glow.setColorAt(at, alpha(_EMBER, strength))
        disc(painter, 0, 0, reach, glow)


class DialPlate(CachedItem):
    """The plate of the dial: rings, faint zones, ticks and their numbers."""

    milestones = Repainted[tuple[int, ...]](())
    """The milestones of the rules, which stand out on the scale."""
    down = Repainted(False)
    """Whether the total counts down to 0."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.scale_of = Scale(100, 99, 1)
        self.words = 1.0

    def arrange(self, r: float, s: float, limit: int, words: float = 1.0) -> None:
        """Set the radius, the scales of table and text (0 without text), and the limit of the game."""
        self.words = words
        self.scale_of = Scale(r, limit, s)
        reach = _reach(r, s)
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach + 6 * s))

    @property
    def shows(self) -> tuple[tuple[int, ...], bool]:
        return self.milestones, self.down

    @property
    def numbers(self) -> tuple[int, ...]:
        """The totals between 0 and the limit that are written on the scale."""
        return marks(self.scale_of.limit, self.milestones)

    def draw(self, painter: QPainter) -> None:
        sc, theme = self.scale_of, self.theme
        r, s = sc.r, sc.s
        for i in range(8):
            disc(painter, 0, 5 * s, r + 14 * s - i * 1.6 * s, QColor(0, 0, 0, 16))
        ground = QRadialGradient(QPointF(0, -r * 0.35), r * 1.35)
        ground.setColorAt(0, mix(theme.panel, "#FFFFFF", 0.10))
        ground.setColorAt(1, QColor(theme.panel))
        disc(painter, 0, 0, r + 11 * s, ground, alpha(theme.brass, 0.85), 2 * s)
        disc(painter, 0, 0, r + 6.5 * s, None, alpha(theme.brass, 0.28), 1)
        for low, high, color in zones(sc.limit, theme, self.down):
            inner = 0.0045 * sc.limit
            arc = sc.arc(low + (inner if low else 0), high - (inner if high < sc.limit else 0))
            stroke(painter, arc, alpha(color, 0.20), sc.width, _FLAT)
        if self.words:
            self._ticks(painter)
            self._numbers(painter)

    def _ticks(self, painter: QPainter) -> None:
        sc, s = self.scale_of, self.scale_of.s
        major = {0, sc.limit, *self.numbers}
        step = max(1, round(sc.limit / 120))
        for value in sorted({*range(0, sc.limit + 1, step), *major}):
            big = value in major
            inner = sc.mid - sc.width / 2 - (3.5 if big else 2.5) * s
            length = (8 if big else 5 if value % 10 == 0 else 3) * s
            painter.setPen(
                QPen(alpha(self.theme.panel_text, 0.95 if big else 0.45), (2.2 if big else 1.1) * s)
            )
            painter.drawLine(sc.point(inner, value), sc.point(inner - length, value))
        for value in self.milestones:
            inner, outer = sc.mid - sc.width / 2 - 12 * s, sc.mid + sc.width / 2
            painter.setPen(QPen(QColor(self.theme.gilt), 3.4 * s))
            painter.drawLine(sc.point(inner, value), sc.point(outer, value))

    def _numbers(self, painter: QPainter) -> None:
        sc, s = self.scale_of, self.scale_of.s
        usual, color = max(11.0, 13 * s), alpha(self.theme.panel_text, 0.86)
        size = max(usual, min(usual * self.words, 22 * s))
        for value in self.numbers:
            at = sc.point(sc.mid - sc.width / 2 - 23 * s, value)
            text(painter, at.x(), at.y(), str(value), size, color, 800, CENTER)
        for value, side in ((0, 4), (sc.limit, -4)):
            at = sc.point(sc.mid - sc.width / 2 - 24 * s, value)
            text(painter, at.x() + side * s, at.y() - 3 * s, str(value), size, color, 800, CENTER)


def _reach(r: float, s: float) -> float:
    """Return how far the parts of a dial with radius `r` at scale `s` reach from its middle."""
    return r + 32 * s


@pictures.kept
def _stuck_glow(r: float, s: float, dpr: float) -> QPixmap:
    """Draw the red rings around a dial: to stroke them for each frame takes most of its time."""
    reach = _reach(r, s)

    def rings(painter: QPainter) -> None:
        for grow, strength in ((20, 0.16), (14, 0.24), (8, 0.40)):
            disc(painter, 0, 0, r + (12 + grow / 2) * s, None, alpha("#C23A4C", strength), grow * s)

    return drawn(2 * reach, 2 * reach, dpr, rings, QPointF(reach, reach))


class DialHand(Gauge):
    """The moving parts of the dial: filled arc, pointer, number, hollow dots for choices."""

    down = Repainted(False)
    """Whether the total counts down to 0."""
    hides_total = Repainted(False)
    """Whether a question mark is in place of the total, which a learner still has to call."""
    tells_left = Repainted(True)
    """Whether what is left to the limit is written below the total."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._scale = Scale(100, 99, 1)
        self._words = 1.0

    def arrange(self, r: float, s: float, limit: int, words: float = 1.0) -> None:
        """Set the radius, the scales of table and text (0 without text), and the limit of the game."""
        self._words = words
        self.prepareGeometryChange()
        self._scale = Scale(r, limit, s)
        self.update()

    def boundingRect(self) -> QRectF:
        reach = _reach(self._scale.r, self._scale.s)
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sc, theme = self._scale, self.theme
        if self.hides_total:
            text(painter, 0, -sc.s, "?", 0.8 * sc.r, theme.panel_text, 900, CENTER)
            return
        self._glow(painter)
        at = self._at
        for low, high, color in zones(sc.limit, theme, self.down):
            if at > low:
                inner = 0.0045 * sc.limit
                top = min(high - (inner if high < at else 0), at)
                stroke(painter, sc.arc(low + (inner if low else 0), top), color, sc.width, _FLAT)
        for ghost in self.ghosts:
            if at < ghost <= sc.limit:
                stroke(painter, sc.arc(at, ghost), alpha(theme.wash, 0.14), sc.width, _FLAT)
        for ghost in self.ghosts:
            if 0 <= ghost <= sc.limit:
                dot = sc.point(sc.mid, ghost)
                disc(painter, dot.x(), dot.y(), sc.width * 0.30, theme.panel, theme.panel_text, 2.2 * sc.s)
        if not self.is_bare:
            self._number(painter)
        self._past(painter)
        dot = sc.point(sc.mid, at)
        line = mix(theme.high, "#000000", 0.25)
        disc(painter, dot.x(), dot.y(), sc.width * 0.66, "#FFFFFF", line, 2 * sc.s)

    def _past(self, painter: QPainter) -> None:
        sc, theme = self._scale, self.theme
        if self.over is None or self.over <= sc.limit:
            return
        painter.setPen(QPen(QColor(theme.gilt), 3.4 * sc.s))
        painter.drawLine(sc.point(sc.mid - sc.width / 2, sc.limit), sc.point(sc.mid + sc.width / 2, sc.limit))
        far = sc.limit * _PAST[1]
        mark = sc.point(sc.mid, sc.limit + min(max(self.over - sc.limit, sc.limit * _PAST[0]), far))
        disc(painter, mark.x(), mark.y(), sc.width * 0.60, theme.over, theme.over_line, 1.6 * sc.s)
        icon(painter, "close", mark.x(), mark.y(), sc.width * 0.80, theme.over_text, 3.0)

    def _glow(self, painter: QPainter) -> None:
        sc = self._scale
        if self.stuck > 0:
            painter.setOpacity(self.stuck)
            copy_picture(painter, _stuck_glow(sc.r, sc.s, dpr_of(painter)), self.boundingRect().topLeft())
            painter.setOpacity(1.0)
        if self.breath > 0:
            light = alpha(self.theme.brass, 0.8 * self.breath)
            disc(painter, 0, 0, sc.r + 13 * sc.s, None, light, 14 * sc.s * self.breath)

    def _number(self, painter: QPainter) -> None:
        sc, theme = self._scale, self.theme
        shown = word(self.number)
        # Words on the dial grow with the setting more than the dial does, and leave the number a little less.
        size = sc.r * (0.80 if len(shown) < 3 else 0.57) * (1.06 - 0.06 * self._words)
        text(painter, 0, -sc.s, shown, size, theme.panel_text, 900, CENTER)
        left = self.number if self.down else sc.limit - self.number
        if self.tells_left and left >= 0 and self.stuck < 1 and sc.s >= _WORDS_FROM:
            painter.setOpacity(1 - self.stuck)
            note = say("board-left", count=left)
            usual = max(12.0, 14 * sc.s)
            size = max(usual, min(usual * self._words, 25 * sc.s))
            plain = max(22, 26 * sc.s)
            height = plain * size / usual
            # It grows downward, clear of the numbers at both ends of the scale.
            y = sc.r * 0.80 + (height - plain) / 2
            pill(
                painter, self._aside(pill_width(note, size, 800, 11 * sc.s), y, height), y, note, size,
                theme.ink, theme.brass, 800, pad=11 * sc.s, height=height, cast=False,
            )  # fmt: skip
            painter.setOpacity(1.0)

    def _aside(self, wide: float, y: float, height: float) -> float:
        """Return how far a pill moves from the middle to avoid the pointer."""
        sc = self._scale
        dot, reach = sc.point(sc.mid, self._at), sc.width * 0.66 + 4 * sc.s
        if abs(dot.y() - y) > height / 2 + reach:
            return 0.0
        if dot.x() < 0:
            return max(0.0, dot.x() + reach + wide / 2)
        return min(0.0, dot.x() - reach - wide / 2)

    @property
    def _at(self) -> float:
        """The value at the pointer: never far past either end."""
        limit = self._scale.limit
        return min(self.pointer, limit * 1.022) if self.pointer >= 0 else -_BELOW * limit
