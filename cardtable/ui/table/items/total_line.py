"""The line across the long table, the animal on the total, and the state that both share with the dial.

The line is drawn the same on the table and in questions, whole or stretched.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.language import say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.paint import CENTER, alpha, disc, fill_round, icon, stroke, text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.places.layout import Box, Layout, above_rule
from cardtable.ui.table.places.ruler import Ruler

T = TypeVar("T")


class Repainted(Generic[T]):
    """A value that an item shows: a change repaints the item."""

    def __init__(self, first: T) -> None:
        self._first = first

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, item: QGraphicsItem, owner: type) -> T:
        value: T = vars(item).get(self._name, self._first)
        return value

    def __set__(self, item: QGraphicsItem, value: T) -> None:
        if value != vars(item).get(self._name, self._first):
            vars(item)[self._name] = value
            item.update()


class Gauge(QGraphicsItem):
    """A picture of the total."""

    pointer = Repainted(0.0)
    """The position of the pointer or animal."""
    number = Repainted(0)
    """The number to show."""
    ghosts = Repainted[tuple[int, ...]](())
    """Where choices would lead, as hollow dots."""
    breath = Repainted(0.0)
    """The strength of a ring of light, 0 to 1."""
    stuck = Repainted(0.0)
    """The strength of a red glow for a stuck hand, 0 to 1."""
    over = Repainted[int | None](None)
    """Where the nearest card of a stuck hand would lead: a crossed mark past the edge."""
    is_bare = Repainted(False)
    """Whether the total is hidden while another number is chosen in its place."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme


TOTAL, TOTAL_TINT = "#16645A", "#D5EBE5"
STEP, STEP_TINT = "#AE3820", "#FADCD3"
"""Colors of the total and of the card's step; text and places distinguish them as well."""

ON_FELT = "#FBF5E6"
"""The color of text on the felt itself, in every room."""

_LANES = (TOTAL, "#3E9382")
"""The colors of the lane up to the total, alternating every ten."""

_IVORY, _SAND = ("#FFFDF6", "#F1E4C8"), "#E9D8B4"
_INK = "#2A2B36"
BEAD = "#BFE0D6"
_RINGED, _HOLE = "#E25C42", "#4E8578"
_LEAST_BEAD = 18.0
"""Minimum distance between beads in pixels; closer ones look like one."""

_ONES, _LABELS = 7.0, 44.0
"""Minimum pixels per step for ticks at the ones, and minimum distance between two numbers."""

ROW = 5
"""The dots in a row of a frame of ten, which has two."""

FRAME = 42.0
"""The height of a frame of ten under the line, at scale 1."""

PIN = 78.0
"""The height of the animal's pin, at scale 1."""

_FAMILY = ("frog", "penguin", "cat", "panda", "owl", "tiger", "fox", "bear", "rabbit", "robot")


def line_animal(avatars: Sequence[str]) -> str:
    """Return the animal on the line: a frog, or another animal if a seat has a frog."""
    return next((animal for animal in _FAMILY if animal not in avatars), "frog")


@dataclass(frozen=True)
class Shown:
    """How a line is drawn: the total on it, the size of numbers, and which ticks and numbers it has."""

    total: float
    words: float = 20.0
    ticks: bool = True
    """Whether ticks and tens are drawn between the ends."""
    ends: bool = True
    """Whether the numbers at the ends are drawn."""
    names_total: bool = False
    """Whether the number of the total is drawn under it."""
    is_mute: bool = False
    """Whether no number is drawn, for children who can't read them."""


def draw_rule(painter: QPainter, theme: Theme, ruler: Ruler, shown: Shown) -> None:
    """Draw the line with the lane up to the total, ticks, numbers, and the stop at its end."""
    s, box = ruler.s, QRectF(*ruler.box)
    paint.shadow(painter, box, 15 * s, blur=12 * s, dy=6 * s, strength=0.42)
    fill_round(painter, box, 15 * s, paint.shaded(box, *_IVORY))
    inside = QPainterPath()
    inside.addRoundedRect(box, 15 * s, 15 * s)
    painter.save()
    painter.setClipPath(inside)
    for low, high, number in _tens(ruler):
        left, right = ruler.at(low), ruler.at(high)
        if number % 2 and shown.ticks:
            fill_round(painter, QRectF(left, box.top(), right - left, box.height()), 0, alpha(_SAND, 0.55))
    _draw_lane(painter, ruler, shown)
    if shown.ticks:
        _draw_ticks(painter, ruler, shown)
    _draw_stop_ground(painter, ruler)
    painter.restore()
    if not shown.is_mute:
        _draw_figures(painter, ruler, shown)
    fill_round(painter, box, 15 * s, None, theme.brass, 3.5 * s)
    _draw_stop(painter, theme, ruler)


def _tens(ruler: Ruler) -> Iterator[tuple[float, float, int]]:
    """Yield the visible tens: start, end and number of each."""
    first, last = ruler.value_of(ruler.box.x), ruler.value_of(ruler.box.right)
    for number in range(math.floor(first / 10), math.floor(last / 10) + 1):
        yield max(first, number * 10.0), min(last, number * 10.0 + 10), number


def _draw_lane(painter: QPainter, ruler: Ruler, shown: Shown) -> None:
    top, high, end = ruler.box.y, 13 * ruler.s, ruler.kept(shown.total)
    for low, after, number in _tens(ruler):
        left, right = ruler.at(low), min(ruler.at(after), end)
        if left < right:
            color = _LANES[number % 2] if shown.ticks else TOTAL
            fill_round(painter, QRectF(left, top, right - left, high), 0, color)


def _draw_ticks(painter: QPainter, ruler: Ruler, shown: Shown) -> None:
    s, top, end = ruler.s, ruler.box.y + 2 * ruler.s, ruler.kept(shown.total)
    low, high = math.ceil(ruler.value_of(ruler.box.x)), math.floor(ruler.value_of(ruler.box.right))
    least = 1 if ruler.step >= _ONES * min(1.0, s) else 5
    ticks: dict[tuple[bool, float], QPainterPath] = {}
    """The lines drawn alike, by whether they are in the lane and by width."""
    for value in range(max(low, ruler.first), min(high, ruler.limit) + 1):
        if value % least and value != ruler.edge:
            continue
        tens = value % 10 == 0 or value == ruler.edge
        tall, wide = (28, 2.6) if tens else (22, 1.8) if value % 5 == 0 else (16, 1.1)
        x = ruler.at(value)
        for is_gone, above, below in ((x < end, 0, 11), (False, 11, tall)):
            path = ticks.setdefault((is_gone, wide), QPainterPath())
            path.moveTo(x, top + above * s)
            path.lineTo(x, top + below * s)
    for (is_gone, wide), path in ticks.items():
        stroke(painter, path, alpha("#FFFFFF", 0.55) if is_gone else _INK, wide * s, _FLAT)


_FLAT = Qt.PenCapStyle.FlatCap


def _draw_figures(painter: QPainter, ruler: Ruler, shown: Shown) -> None:
    size, y, s = shown.words, ruler.box.bottom - 19 * ruler.s, ruler.s
    ends = {ruler.first, ruler.limit} if shown.ends else set[int]()
    tens = range(-(-ruler.first // 10) * 10, ruler.limit, 10 if ruler.step * 10 >= _LABELS * s else 20)
    written = sorted(ends | (set(tens) if shown.ticks else set()))
    total = round(shown.total)
    free = max(_LABELS * s * 0.7, paint.text_width("88", size, 900) * 1.25)
    for value in written:
        x = ruler.at(value)
        near_end = value not in ends and any(abs(x - ruler.at(end)) < free for end in ends)
        near_total = shown.names_total and value != total and abs(x - ruler.at(total)) < free
        if not near_end and not near_total and ruler.box.x < x < ruler.box.right:
            color = STEP if value == ruler.edge else _INK
            text(painter, x, y, word(value), size, color, 900, CENTER)
    if shown.names_total and ruler.shows(total):
        text(painter, ruler.at(total), y, word(total), size, TOTAL, 900, CENTER)


def _past_edge(ruler: Ruler) -> float | None:
    """Return the x where the line goes on past the edge; None if the part shown ends there."""
    if ruler.falls:
        return ruler.at(ruler.edge - 0.5) if ruler.low < ruler.edge else None
    return ruler.at(ruler.edge + 0.5) if ruler.high > ruler.edge else None


def _draw_stop_ground(painter: QPainter, ruler: Ruler) -> None:
    """Tint the part past the edge, which can't be reached."""
    edge, box = _past_edge(ruler), ruler.box
    if edge is not None and box.x < edge < box.right:
        left, right = (box.x, edge) if ruler.falls else (edge, box.right)
        fill_round(painter, QRectF(left, box.y, right - left, box.h), 0, alpha(STEP, 0.16))


def _draw_stop(painter: QPainter, theme: Theme, ruler: Ruler) -> None:
    s, box = ruler.s, ruler.box
    if not ruler.shows(ruler.edge):
        return
    past, wide = _past_edge(ruler), 13 * s
    if ruler.falls:
        x = (box.x + 6 * s if past is None else past) - wide
    else:
        x = box.right - 6 * s if past is None else past
    if not box.x - wide <= x <= box.right:
        return
    stop = QRectF(x, box.y - 6 * s, wide, box.h + 12 * s)
    fill_round(
        painter, stop, 4 * s, paint.brass_gradient(theme, stop), paint.mix(theme.brass, "#000000", 0.35)
    )


def draw_beads(painter: QPainter, theme: Theme, ruler: Ruler, tens: range, start: int, end: int) -> None:
    """Draw a frame under each of the `tens` and a bead under each step; nothing if they would be too close.

    Beads that were there are plain, those added are ringed, those taken away are dashed.
    """
    s, step = ruler.s, ruler.step
    if step < _LEAST_BEAD:
        return
    top, tall = ruler.box.bottom + 10 * s, FRAME * s
    for ten in tens[::10]:
        frame = QRectF(ruler.at(ten) + 1 * s, top, 10 * step - 2 * s, tall)
        fill_round(painter, frame, 10 * s, alpha("#0B1F1B", 0.55), alpha(theme.felt_line, 0.5), 1.2)
        gap = QPainterPath(QPointF(ruler.at(ten + 5), top + 7 * s))
        gap.lineTo(ruler.at(ten + 5), top + tall - 7 * s)
        stroke(painter, gap, alpha(theme.felt_line, 0.6), 1.4)
    radius = min(14 * s, step * 0.36)
    for number in tens:
        x, y = ruler.at(number + 0.5), top + tall / 2
        if number < min(start, end):
            disc(painter, x, y, radius, BEAD)
        elif number < end:
            disc(painter, x, y, radius, _RINGED, "#FFFFFF", 1.6 * s)
            disc(painter, x, y, radius * 0.38, "#FFFFFF")
        elif number < start:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(_RINGED), 2.4 * s, Qt.PenStyle.DashLine))
            painter.drawEllipse(QPointF(x, y), radius, radius)
        else:
            disc(painter, x, y, 4 * s, _HOLE)


def draw_frame(painter: QPainter, corner: QPointF, step: float, count: int, color: str) -> None:
    """Draw a frame with this many dots, `step` pixels apart; the other places are small."""
    for place in range(2 * ROW):
        x = corner.x() + (place % ROW + 0.5) * step
        y = corner.y() + (place // ROW + 0.5) * step
        disc(painter, x, y, step * (0.42 if place < count else 0.1), color)


def draw_token(
    painter: QPainter, theme: Theme, animal: str, tip: QPointF, s: float, face: Face = CALM
) -> None:
    """Draw the animal on a brass pin whose tip is at `tip`."""
    x, y, r = tip.x(), tip.y() - 47 * s, 31 * s
    pin = QPainterPath(tip)
    pin.cubicTo(tip - QPointF(5 * s, 16 * s), QPointF(x - r, y + 22 * s), QPointF(x - r, y))
    pin.arcTo(QRectF(x - r, y - r, 2 * r, 2 * r), 180, -180)
    pin.cubicTo(QPointF(x + r, y + 22 * s), tip + QPointF(5 * s, -16 * s), tip)
    disc(painter, x, tip.y() + 2 * s, 9 * s, alpha("#000000", 0.28))
    painter.fillPath(pin, paint.brass_gradient(theme, QRectF(x - r, y - r, 2 * r, PIN * s)))
    stroke(painter, pin, paint.mix(theme.brass, "#000000", 0.4), 1.4 * s)
    disc(painter, x, y, 27 * s, "#FFF6DF")
    paint.avatar(painter, animal, x, y, 52 * s, face)


def numeral_at(layout: Layout, ruler: Ruler, total: float, string: str) -> tuple[QPointF, float]:
    """Return the place and size of the total: above the animal, or beside it if something is above."""
    s, x = layout.s, ruler.kept(total)
    size = 66 * s
    wide, high = paint.text_width(string, size, 900), size * 0.74
    over = Box(x - wide / 2 - 6 * s, ruler.box.y - 126 * s - high / 2, wide + 12 * s, high)
    # At the ends of the line, the rim of the table curves down to the number.
    felt, wing = layout.felt, abs(x - layout.center.x) + wide / 2
    on_felt = math.hypot(max(0.0, wing - felt.x + felt.y), layout.center.y - over.y) <= felt.y
    if on_felt and not any(over.meets(thing) for thing in above_rule(layout)):
        return QPointF(x, over.center.y), size
    size = 56 * s
    aside = 31 * s + 10 * s + paint.text_width(string, size, 900) / 2
    right = x + aside < ruler.box.right - 40 * s
    return QPointF(x + (aside if right else -aside), ruler.box.y - 42 * s), size


def has_dots(first: int, limit: int) -> bool:
    """Return whether a line is for children who can't read numbers: it has one frame of ten."""
    return limit - first == 2 * ROW


class TotalLine(Gauge):
    """The line on the table, with the animal on the total and its number."""

    ruler = Repainted(Ruler.whole(Box(0, 0, 100, 10), 1.0, 0, 99))

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.animal = "frog"
        self._layout = Layout(1440, 900, 2, long=True)

    def arrange(self, layout: Layout, first: int, limit: int) -> None:
        """Set the layout and the ends of the line."""
        self.prepareGeometryChange()
        self._layout = layout
        self.ruler = Ruler.whole(layout.rule, layout.s, first, limit, self.ruler.falls)
        self.update()

    @property
    def has_dots(self) -> bool:
        """Whether a frame of ten shows the total, for children who can't read numbers."""
        return has_dots(self.ruler.first, self.ruler.limit)

    @property
    def _string(self) -> str:
        return "" if self.has_dots else word(self.number)

    def boundingRect(self) -> QRectF:
        s = self._layout.s
        return QRectF(*self._layout.rule).adjusted(-30 * s, -170 * s, 30 * s, 30 * s + FRAME * s)

    @property
    def token_box(self) -> QRectF:
        """The area of the animal and its number; empty at the oval table."""
        if not self._layout.long:
            return QRectF()
        s, string = self._layout.s, self._string
        at, size = numeral_at(self._layout, self.ruler, self.pointer, string)
        half = paint.text_width(string, size, 900) / 2
        number = QRectF(at.x() - half, at.y() - size / 2, 2 * half, size)
        return number.united(
            QRectF(self.ruler.kept(self.pointer) - 31 * s, self.ruler.box.y - PIN * s, 62 * s, PIN * s)
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint.smooth(painter)
        ruler, theme, s = self.ruler, self.theme, self._layout.s
        box = QRectF(*ruler.box)
        for share, color in ((self.breath, theme.brass), (self.stuck, "#C23A4C")):
            for grow, strength in ((18, 0.2), (11, 0.3)) if share > 0 else ():
                ring = box.adjusted(-grow * s, -grow * s, grow * s, grow * s)
                fill_round(painter, ring, (15 + grow) * s, alpha(color, strength * share))
        draw_rule(painter, theme, ruler, Shown(self.pointer, self._layout.rule_words, is_mute=self.has_dots))
        if self.has_dots:
            shown = round(self.pointer)
            draw_beads(painter, theme, ruler, range(ruler.first, ruler.limit), shown, shown)
        middle_y = ruler.box.y + 7 * s
        for ghost in self.ghosts:
            if ruler.shows(ghost):
                disc(painter, ruler.at(ghost), middle_y, 7 * s, theme.panel, theme.panel_text, 2.2 * s)
        if self.over is not None and not ruler.first <= self.over <= ruler.limit:
            x, y = (ruler.box.x - 1 * s if ruler.falls else ruler.box.right + 1 * s), ruler.box.center.y
            disc(painter, x, y, 14 * s, theme.over, theme.over_line, 1.6 * s)
            icon(painter, "close", x, y, 17 * s, theme.over_text, 3.0)
        if self.is_bare:
            return
        tip = QPointF(ruler.kept(self.pointer), ruler.box.y + 2 * s)
        if self._layout.shows_left and not self.has_dots:
            self._draw_total_and_left(painter, tip)
        else:
            draw_total(painter, self._layout, ruler, self.pointer, self._string)
        draw_token(painter, theme, self.animal, tip, s * self._layout.pin)

    def _draw_total_and_left(self, painter: QPainter, tip: QPointF) -> None:
        """Draw the total beside the animal, and what is left if there is room."""
        ruler, theme, s = self.ruler, self.theme, self._layout.s
        size, total = 104 * s, word(self.number)
        left = say("board-left", count=self.number if ruler.falls else ruler.limit - self.number)
        y, aside, wide = tip.y() - 52 * s, 56 * s, paint.text_width(total, size, 900)
        small = max(13.0, 17 * s * min(1.4, theme.text))
        pill = paint.pill_width(left, small, 900, 14 * s)
        at_left = tip.x() - aside - wide > ruler.box.x + 20 * s
        x = tip.x() - aside - wide if at_left else tip.x() + aside
        for off, color in ((3.0, alpha("#000000", 0.35)), (0.0, ON_FELT)):
            text(painter, x, y + off * s, total, size, color, 900)
        pill_left = tip.x() + aside + 10 * s if at_left else x + wide + 22 * s
        if pill_left + pill > ruler.box.right:
            pill_left = x - 22 * s - pill
        paint.pill(
            painter, pill_left, y, left, small, theme.ink, theme.brass, 900, pad=14 * s, align=paint.LEFT
        )


def draw_total(painter: QPainter, layout: Layout, ruler: Ruler, total: float, string: str) -> None:
    """Draw the number of the total at its animal."""
    at, size = numeral_at(layout, ruler, total, string)
    for off, color in ((2.5, alpha("#000000", 0.35)), (0.0, ON_FELT)):
        text(painter, at.x(), at.y() + off * layout.s, string, size, color, 900, CENTER)
