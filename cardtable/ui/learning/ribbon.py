"""The ribbon on the felt: the learner, the sum, the box for the answer, and one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.paint import CENTER, fill_round, text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.frame_of_ten import fill_gaps, gapped
from cardtable.ui.shared.avatars import color_of
from cardtable.ui.table.items.total_line import (
    ROW,
    STEP,
    STEP_TINT,
    TOTAL,
    TOTAL_TINT,
    draw_frame,
)
from cardtable.ui.table.places.layout import Layout

_LEAST = 13.0
"""The minimum size of text, in pixels."""

_WIDEST = 750.0
_LEADING = 1.3
_TAIL, _LEAST_TAIL = 24.0, 12.0
"""Length of the tail, and the minimum that doesn't look like a dent; at scale 1."""
_DOT = 22.0
"""The distance between the dots of a frame of ten, at scale 1."""


@dataclass(frozen=True)
class RibbonContent:
    """The content of the ribbon; `parts` are total, sign and step of a sum, if there is one.

    `typed` is the text in the answer box; None hides the box.
    """

    avatar: str
    name: str
    sentence: str
    parts: tuple[str, str, str] | None
    typed: str | None
    is_right: bool = False
    dots: bool = False
    """Whether numbers up to ten are dots in a frame of ten."""


class Ribbon:
    """Lays out and draws the ribbon with its content on the table."""

    def __init__(
        self,
        table: Layout,
        theme: Theme,
        content: RibbonContent,
        under: float = 0.0,
        place: QRectF | None = None,
    ) -> None:
        """Lay out the ribbon, `under` pixels below the line, or in `place` from its left."""
        self._table, self._theme, self._content = table, theme, content
        s = self._s = table.s
        self._avatar = 90 * s if not content.sentence else 80 * s
        widest = _WIDEST * s if place is None else place.width()
        self._room = widest - self._avatar - 52 * s
        self._r = s
        self._row = self._row_width()
        if self._row > self._room:
            # A long name or word shrinks the whole row.
            self._r = s * self._room / self._row
            self._row = self._room
        self._size = self._sentence_size()
        self._lines = self._wrapped(self._size)
        text_width = max((paint.text_width(line, self._size, 700) for line in self._lines), default=0.0)
        wide = self._avatar + 52 * s + max(self._row, text_width)
        row_high = 58 * s if self._has_row else 0.0
        # Two lines and a row get narrow edges, so that the keys below keep their place.
        edge = 5 if len(self._lines) > 1 and row_high else 9
        self._edge = edge * s
        high = max(84 * s, 2 * self._edge + len(self._lines) * self._size * _LEADING + row_high)
        left = min(table.center.x - wide / 2, table.center.x + 270 * s - wide)
        top = table.rule.bottom + under
        if place is not None:
            left, top = place.left(), place.center().y() - high / 2
        self.box = QRectF(left, top, wide, high)

    @property
    def is_whole(self) -> bool:
        """Whether all its text fits."""
        return all(paint.text_width(line, self._size, 700) <= self._room + 1 for line in self._lines)

    @property
    def _has_row(self) -> bool:
        """Whether there is a sum or an answer box under the sentence."""
        return self._content.parts is not None or self._content.typed is not None

    def _row_width(self) -> float:
        s, content = self._r, self._content
        if not self._has_row:
            return 0.0
        width = paint.text_width(say("lessons-who-calls-sum", name=content.name), 26 * s, 900) + 20 * s
        if content.parts is not None:
            before, sign, step = content.parts
            for string in (before, step):
                width += self._tile_width(string)
            width += (44 * s if sign else 14 * s) + 44 * s
        return width + (self._answer_width() + 2 * s if content.typed is not None else 0.0)

    def _answer_width(self) -> float:
        return self._tile_width("") + 8 * self._r if self._content.dots else 82 * self._r

    def _tile_width(self, string: str) -> float:
        if self._content.dots:
            return (ROW * _DOT + 14) * self._r
        return paint.text_width(string, self._tile_size(string), 900) + 24 * self._r

    def _tile_size(self, string: str) -> float:
        return (40 if len(string) < 4 else 26) * self._r

    def _wrapped(self, size: float) -> list[str]:
        return paint.lines_of(self._sentence, self._room, size, 700) if self._sentence else []

    @property
    def _sentence(self) -> str:
        return gapped(self._content.sentence, self._content.dots)[0]

    def _sentence_size(self) -> float:
        """Return the table's size of text, or smaller to avoid a third line."""
        plain = 18.5 if self._has_row else 24.0
        size = max(_LEAST, min(self._table.words(plain), 1.3 * plain * self._s))
        while size > _LEAST and len(self._wrapped(size)) > 2:
            size -= 0.5
        return size

    def draw(self, painter: QPainter, share: float = 1.0, below: float = _TAIL) -> None:
        """Draw the ribbon at `share` of its way in; its tail ends above what comes `below`, at scale 1."""
        s, theme, content = self._s, self._theme, self._content
        painter.save()
        painter.setOpacity(share)
        painter.translate(0, 24 * s * (1 - share))
        box, radius = self.box, min(42 * s, self.box.height() / 2)
        paint.shadow(painter, box, radius, blur=14 * s, dy=6 * s, strength=0.4)
        painter.fillPath(self._tail(min(_TAIL, below)), QColor(theme.paper))
        fill_round(painter, box, radius, theme.paper, theme.paper_line, 1.4)
        self._draw_avatar(painter)
        x, y = box.left() + self._avatar + 24 * s, box.top() + self._edge
        if not self._has_row:
            y = box.center().y() - len(self._lines) * self._size * _LEADING / 2
        _, counts = gapped(content.sentence, content.dots)
        for line in self._lines:
            y += self._size * _LEADING
            color, middle = TOTAL if content.is_right else theme.ink, y - self._size * _LEADING / 2
            text(painter, x, middle, line, self._size, color, 700)
            fill_gaps(painter, QPointF(x, middle), line, counts, self._size, 700, color)
        if self._has_row:
            middle = box.center().y() if not self._lines else box.bottom() - self._edge - 29 * s
            self._draw_row(painter, x, middle)
        painter.restore()

    def _tail(self, long: float) -> QPainterPath:
        """Return the tail from the ribbon to the learner, `long` at scale 1."""
        s, box = self._s, self.box
        tail = QPainterPath(QPointF(box.left() + 96 * s, box.bottom() - 3 * s))
        if long > _LEAST_TAIL:
            tip = QPointF(box.left() + (108 - 2 * long) * s, box.bottom() + long * s)
            tail.quadTo(QPointF(box.left() + 92 * s, box.bottom() + 0.67 * long * s), tip)
            back = QPointF(box.left() + 118 * s, box.bottom() + 0.83 * long * s)
            tail.quadTo(back, QPointF(box.left() + 134 * s, box.bottom() - 3 * s))
        return tail

    def _draw_avatar(self, painter: QPainter) -> None:
        box, size = self.box, self._avatar
        x, y = box.left() + size / 2 + 6 * self._s, box.center().y()
        face = Face(Mood.GLAD if self._content.is_right else Mood.THINKING)
        paint.disc(painter, x, y, size / 2, color_of(self._content.avatar))
        paint.avatar(painter, self._content.avatar, x, y, size - 8 * self._s, face)

    def _draw_row(self, painter: QPainter, x: float, y: float) -> None:
        s, theme, content = self._r, self._theme, self._content
        name = say("lessons-who-calls-sum", name=content.name)
        text(painter, x, y, name, 26 * s, theme.ink, 900)
        x += paint.text_width(name, 26 * s, 900) + 20 * s
        if content.parts is not None:
            before, sign, step = content.parts
            x = self._draw_tile(painter, x, y, before, TOTAL, TOTAL_TINT)
            x += 22 * s if sign else 7 * s
            text(painter, x, y, sign, 40 * s, theme.ink, 900, CENTER)
            x = self._draw_tile(painter, x + (22 * s if sign else 7 * s), y, step, STEP, STEP_TINT)
            text(painter, x + 22 * s, y, "=", 40 * s, theme.ink, 900, CENTER)
            x += 44 * s
        if content.typed is not None:
            self._draw_answer(painter, x, y, content.typed)

    def _draw_answer(self, painter: QPainter, x: float, y: float, typed: str) -> None:
        s, theme, content = self._r, self._theme, self._content
        box = QRectF(x, y - 29 * s, self._answer_width(), 58 * s)
        fill_round(painter, box, 12 * s, TOTAL_TINT if content.is_right else "#FFFFFF", theme.brass, 3.5 * s)
        if content.dots and content.is_right:
            draw_frame(painter, QPointF(x + 11 * s, y - _DOT * s), _DOT * s, int(typed), TOTAL)
            return
        color = theme.ink if typed else "#C9B88F"
        text(painter, box.center().x(), y, typed or "?", 38 * s, color, 900, CENTER)

    def _draw_tile(self, painter: QPainter, x: float, y: float, string: str, color: str, tint: str) -> float:
        """Draw a number on its tint; return the x of its right edge."""
        s, width = self._r, self._tile_width(string)
        fill_round(painter, QRectF(x, y - 26 * s, width, 52 * s), 10 * s, tint)
        if self._content.dots:
            draw_frame(painter, QPointF(x + 7 * s, y - _DOT * s), _DOT * s, int(string), color)
            return x + width
        text(painter, x + width / 2, y, string, self._tile_size(string), color, 900, CENTER)
        return x + width
