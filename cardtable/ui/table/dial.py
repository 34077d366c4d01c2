"""The dial with the running total: the hero of the table.

300 degrees from seven o'clock round to five. The scale is the limit of the game; where it divides into
whole thirds of 33, those are marked, as players of Ninety-nine mind them.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.ui.paint import CENTRE, alpha, disc, icon, mix, pill, pill_width, stroke, text
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.theme import Theme

_START, _SWEEP = 240.0, -300.0
_FLAT = Qt.PenCapStyle.FlatCap
_THIRD = 33
_APART = 0.12
"""How far two numbers on the scale stand apart at least, as a share of the limit."""

_BELOW = 0.015
"""How far under 0 the pointer stands while the total is negative, as a share of the limit."""

_PAST = (0.055, 0.095)
"""How far past the limit its crossed mark stands at least and at most, as a share of the limit."""


def zones(limit: int, theme: Theme) -> tuple[tuple[float, float, str], ...]:
    """The three stretches of the scale with their colours."""
    third = limit / 3
    return ((0, third, theme.low), (third, 2 * third, theme.mid), (2 * third, limit, theme.high))


def marks(limit: int, told: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The numbers that are written on the scale: those that the rules tell, and the thirds with room."""
    thirds = (limit // 3, limit * 2 // 3) if limit % _THIRD == 0 else ()
    room = limit * _APART
    return tuple(sorted({*told, *(third for third in thirds if all(abs(third - t) >= room for t in told))}))


class _Scale:
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

    def arc(self, low: float, high: float) -> QPainterPath:
        rect = QRectF(-self.mid, -self.mid, 2 * self.mid, 2 * self.mid)
        path = QPainterPath()
        path.arcMoveTo(rect, self.angle(low))
        path.arcTo(rect, self.angle(low), self.angle(high) - self.angle(low))
        return path


class DialPlate(Drawn):
    """The plate of the dial: rings, faint zones, ticks and their numbers."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.scale_of = _Scale(100, 99, 1)
        self._told: tuple[int, ...] = ()
        self._words = 1.0

    def arrange(self, r: float, s: float, limit: int, words: float = 1.0) -> None:
        """Sets the radius, the scale of the table and of words, and the limit of the game."""
        self._words = words
        self.scale_of = _Scale(r, limit, s)
        reach = r + 32 * s
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach + 6 * s))

    def set_marks(self, told: tuple[int, ...]) -> None:
        """The totals that the rules make much of; they stand out on the scale."""
        if told != self._told:
            self._told = told
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paints the plate."""
        sc, theme = self.scale_of, self.theme
        r, s = sc.r, sc.s
        for i in range(8):
            disc(painter, 0, 5 * s, r + 14 * s - i * 1.6 * s, QColor(0, 0, 0, 16))
        ground = QRadialGradient(QPointF(0, -r * 0.35), r * 1.35)
        ground.setColorAt(0, mix(theme.panel, "#FFFFFF", 0.10))
        ground.setColorAt(1, QColor(theme.panel))
        disc(painter, 0, 0, r + 11 * s, ground, alpha(theme.brass, 0.85), 2 * s)
        disc(painter, 0, 0, r + 6.5 * s, None, alpha(theme.brass, 0.28), 1)
        for low, high, colour in zones(sc.limit, theme):
            inner = 0.0045 * sc.limit
            arc = sc.arc(low + (inner if low else 0), high - (inner if high < sc.limit else 0))
            stroke(painter, arc, alpha(colour, 0.20), sc.width, _FLAT)
        self._ticks(painter)
        self._numbers(painter)

    def _ticks(self, painter: QPainter) -> None:
        sc, s = self.scale_of, self.scale_of.s
        major = {0, sc.limit, *marks(sc.limit, self._told)}
        step = max(1, round(sc.limit / 120))
        for value in sorted({*range(0, sc.limit + 1, step), *major}):
            big = value in major
            inner = sc.mid - sc.width / 2 - (3.5 if big else 2.5) * s
            length = (8 if big else 5 if value % 10 == 0 else 3) * s
            painter.setPen(
                QPen(alpha(self.theme.panel_text, 0.95 if big else 0.45), (2.2 if big else 1.1) * s)
            )
            painter.drawLine(sc.point(inner, value), sc.point(inner - length, value))
        for value in self._told:
            inner, outer = sc.mid - sc.width / 2 - 12 * s, sc.mid + sc.width / 2
            painter.setPen(QPen(QColor(self.theme.brass), 3.4 * s))
            painter.drawLine(sc.point(inner, value), sc.point(outer, value))

    def _numbers(self, painter: QPainter) -> None:
        sc, s = self.scale_of, self.scale_of.s
        size, colour = max(11.0, 13 * s) * self._words, alpha(self.theme.panel_text, 0.86)
        for value in marks(sc.limit, self._told):
            at = sc.point(sc.mid - sc.width / 2 - 23 * s, value)
            text(painter, at.x(), at.y(), str(value), size, colour, 800, CENTRE)
        for value, side in ((0, 4), (sc.limit, -4)):
            at = sc.point(sc.mid - sc.width / 2 - 24 * s, value)
            text(painter, at.x() + side * s, at.y() - 3 * s, str(value), size, colour, 800, CENTRE)


class DialHand(QGraphicsItem):
    """What moves on the dial: the filled arc, the pointer, the numeral, hollow dots for choices."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._scale = _Scale(100, 99, 1)
        self._total = 0.0
        self._shown = 0
        self._ghosts: tuple[int, ...] = ()
        self._breath = 0.0
        self._stuck = False
        self._over: int | None = None
        self._words = 1.0

    def arrange(self, r: float, s: float, limit: int, words: float = 1.0) -> None:
        """Sets the radius, the scale of the table and of words, and the limit of the game."""
        self._words = words
        self.prepareGeometryChange()
        self._scale = _Scale(r, limit, s)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole dial with its glow."""
        reach = self._scale.r + 32 * self._scale.s
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def set_total(self, pointer: float, number: int) -> None:
        """Where the pointer stands, and the number in the middle."""
        if (pointer, number) != (self._total, self._shown):
            self._total, self._shown = pointer, number
            self.update()

    def set_ghosts(self, totals: tuple[int, ...]) -> None:
        """Hollow dots where choices would lead."""
        if totals != self._ghosts:
            self._ghosts = totals
            self.update()

    def set_breath(self, share: float) -> None:
        """A ring of light, 0 to 1."""
        if share != self._breath:
            self._breath = share
            self.update()

    def set_stuck(self, stuck: bool) -> None:
        """A red glow: nothing fits any more."""
        if stuck != self._stuck:
            self._stuck = stuck
            self.update()

    def set_over(self, total: int | None) -> None:
        """A crossed mark past the limit, where the lowest card of a stuck hand would lead."""
        if total != self._over:
            self._over = total
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paints the moving parts."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sc, theme = self._scale, self.theme
        self._glow(painter)
        at = self._pointer
        for low, high, colour in zones(sc.limit, theme):
            if at > low:
                inner = 0.0045 * sc.limit
                top = min(high - (inner if high < at else 0), at)
                stroke(painter, sc.arc(low + (inner if low else 0), top), colour, sc.width, _FLAT)
        for ghost in self._ghosts:
            if at < ghost <= sc.limit:
                stroke(painter, sc.arc(at, ghost), alpha("#FFFFFF", 0.14), sc.width, _FLAT)
        for ghost in self._ghosts:
            if 0 <= ghost <= sc.limit:
                dot = sc.point(sc.mid, ghost)
                disc(painter, dot.x(), dot.y(), sc.width * 0.30, theme.panel, "#FFFFFF", 2.2 * sc.s)
        self._number(painter)
        self._past(painter)
        dot = sc.point(sc.mid, at)
        line = mix(theme.high, "#000000", 0.25)
        disc(painter, dot.x(), dot.y(), sc.width * 0.66, "#FFFFFF", line, 2 * sc.s)

    def _past(self, painter: QPainter) -> None:
        sc, theme = self._scale, self.theme
        if self._over is None or self._over <= sc.limit:
            return
        painter.setPen(QPen(QColor(theme.brass), 3.4 * sc.s))
        painter.drawLine(sc.point(sc.mid - sc.width / 2, sc.limit), sc.point(sc.mid + sc.width / 2, sc.limit))
        far = sc.limit * _PAST[1]
        mark = sc.point(sc.mid, sc.limit + min(max(self._over - sc.limit, sc.limit * _PAST[0]), far))
        disc(painter, mark.x(), mark.y(), sc.width * 0.60, theme.bust, theme.bust_line, 1.6 * sc.s)
        icon(painter, "close", mark.x(), mark.y(), sc.width * 0.80, theme.bust_text, 3.0)

    def _glow(self, painter: QPainter) -> None:
        sc = self._scale
        if self._stuck:
            for grow, strength in ((20, 0.16), (14, 0.24), (8, 0.40)):
                ring = QPainterPath()
                at = sc.r + (12 + grow / 2) * sc.s
                ring.addEllipse(QPointF(0, 0), at, at)
                stroke(painter, ring, alpha("#C23A4C", strength), grow * sc.s)
        if self._breath > 0:
            ring = QPainterPath()
            ring.addEllipse(QPointF(0, 0), sc.r + 13 * sc.s, sc.r + 13 * sc.s)
            stroke(painter, ring, alpha(self.theme.brass, 0.8 * self._breath), 14 * sc.s * self._breath)

    def _number(self, painter: QPainter) -> None:
        sc, theme = self._scale, self.theme
        shown = str(self._shown).replace("-", "−")
        size = sc.r * (0.80 if len(shown) < 3 else 0.62)
        text(painter, 0, -sc.s, shown, size, theme.panel_text, 900, CENTRE)
        left = sc.limit - self._shown
        if left >= 0 and not self._stuck:
            note = QCoreApplication.translate("Table", "{count} left").format(count=left)
            size = max(12.0, 14 * sc.s) * self._words
            height, y = max(22, 26 * sc.s) * self._words, sc.r * 0.80
            pill(
                painter, self._aside(pill_width(note, size, 800, 11 * sc.s), y, height), y, note, size,
                theme.ink, theme.brass, 800, pad=11 * sc.s, height=height, cast=False,
            )  # fmt: skip

    def _aside(self, wide: float, y: float, height: float) -> float:
        """How far a pill stands from the middle, so that the pointer does not lie on it."""
        sc = self._scale
        dot, reach = sc.point(sc.mid, self._pointer), sc.width * 0.66 + 4 * sc.s
        if abs(dot.y() - y) > height / 2 + reach:
            return 0.0
        if dot.x() < 0:
            return max(0.0, dot.x() + reach + wide / 2)
        return min(0.0, dot.x() - reach - wide / 2)

    @property
    def _pointer(self) -> float:
        """Where on the scale the pointer stands: never far past either end."""
        limit = self._scale.limit
        return min(self._total, limit * 1.022) if self._total >= 0 else -_BELOW * limit
