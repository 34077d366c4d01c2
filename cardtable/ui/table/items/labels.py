"""Text on the table: call bubbles, preview pills, the turn banner and the notice under the dial."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import mix, pill, pill_width, shadow, text, text_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.items.total_line import ROW, TOTAL, draw_frame
from cardtable.ui.table.places.layout import Bubble

_PAD = 14


class Label(CachedItem):
    """A pill with text, centered on its position."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._say: tuple[object, ...] = ()
        self.kind = ""
        self.string, self.mark = "", ""
        self.size, self.height, self.pad, self.weight = 17.0, 29.0, 11.0, 900

    def say(
        self,
        string: str,
        size: float,
        height: float,
        pad: float,
        kind: str = "",
        mark: str = "",
        weight: int = 900,
    ) -> None:
        """Set text and look; `kind` is empty or a key of the table in `draw`."""
        wanted = (string, size, height, pad, kind, mark, weight)
        if wanted == self._say:
            return
        self._say = wanted
        self.string, self.mark = string, mark
        self.size, self.height, self.pad, self.weight = size, height, pad, weight
        self.kind = kind
        w = pill_width(string, size, weight, pad, mark or None)
        self.set_area(QRectF(-w / 2 - _PAD, -height / 2 - _PAD, w + 2 * _PAD, height + 2 * _PAD))

    @property
    def width(self) -> float:
        """The width of the pill without its shadow."""
        return pill_width(self.string, self.size, self.weight, self.pad, self.mark or None)

    @property
    def body(self) -> QRectF:
        """The area of the pill in the scene, without its shadow."""
        return self.sceneBoundingRect().adjusted(_PAD, _PAD, -_PAD, -_PAD)

    def draw(self, painter: QPainter) -> None:
        theme = self.theme
        color, ground, line = {
            "": (theme.ink, theme.paper, theme.paper_line),
            "high": (theme.ink, theme.warm, theme.warm_line),
            "bust": (theme.bust_text, theme.bust, theme.bust_line),
            "over": (theme.over_text, theme.over, theme.over_line),
            "refused": (theme.refused_text, theme.refused, theme.refused_line),
            "turn": (theme.accent_text, theme.accent, theme.accent),
            "good": ("#FFFFFF", theme.good, "#FFFFFF"),
            "wrong": (theme.wrong_text, theme.wrong, theme.wrong_line),
            "quiet": (theme.panel_text, theme.panel, theme.panel_line),
        }[self.kind]
        pill(
            painter, 0, 0, self.string, self.size, color, ground, self.weight, pad=self.pad,
            height=self.height, line=line, mark=self.mark or None,
        )  # fmt: skip


_DOT = 15.0
"""The distance between the dots of a total, at scale 1."""


class CallBubble(CachedItem):
    """A speech bubble beside a plaque with the seat's call."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._said: tuple[object, ...] = ()
        self._body = QRectF()
        self._string = self._note = self._mark = ""
        self._dots: int | None = None
        self._side, self._s, self._faded = "above", 1.0, False

    def say(
        self,
        place: Bubble,
        string: str,
        note: str,
        mark: str,
        s: float,
        faded: bool,
        bounds: QRectF,
        dots: int | None = None,
    ) -> None:
        """Set the text, or the number of `dots` in its place, and where the bubble is, inside `bounds`.

        `faded` is for the call before the last.
        """
        wanted = (place, string, note, mark, s, faded, bounds.getRect(), dots)
        if wanted == self._said:
            return
        self._said = wanted
        self._string, self._note, self._mark, self._dots = string, note, mark, dots
        self._side, self._faded = place.side, faded
        s *= 0.84 if faded else 1.0
        room = {
            "above": bounds.width(), "left": place.x - bounds.left(), "right": bounds.right() - place.x
        }[place.side]  # fmt: skip
        if self._width(0.7 * s) > room:
            # Rather a total that can be read than a small one with a note, which the list of moves has too.
            self._note = ""
        least = 0.55 * s
        while s > least and self._width(s) > room:
            s *= 0.96
        self._s, w, h = s, self._width(s), 46 * s
        left = {"above": -w / 2, "right": 0.0, "left": -w}[place.side]
        top = -h if place.side == "above" else -h / 2
        shift = max(0.0, bounds.left() - (place.x + left)) - max(0.0, place.x + left + w - bounds.right())
        self._body = QRectF(left + (shift if place.side == "above" else 0), top, w, h)
        # Room for the tail and the shadow at any scale.
        shade, tail, low = max(24.0, 9 * s + 2), max(24.0, 13 * s + 4), max(28.0, 14 * s + 4)
        left, right = (tail if self._side == side else shade for side in ("right", "left"))
        self.set_area(self._body.adjusted(-left, -shade, right, low))
        self.place(place.x, place.y)

    @property
    def body(self) -> QRectF:
        """The area of the bubble in the scene, without its shadow."""
        return self._body.translated(self.pos())

    def _width(self, s: float) -> float:
        w = 30 * s
        w += text_width(self._string, 26 * s, 900) if self._dots is None else ROW * _DOT * s
        if self._note:
            w += text_width(self._note, max(12.0, 14 * s), 700) + (22 * s if self._mark else 0) + 9 * s
        return w

    def draw(self, painter: QPainter) -> None:
        """Paint the bubble with its tail at (0, 0)."""
        s, theme, rect = self._s, self.theme, self._body
        body = QPainterPath()
        body.addRoundedRect(rect, rect.height() * 0.42, rect.height() * 0.42)
        body = body.united(self._tail())
        shadow(painter, rect, rect.height() * 0.42, blur=9 * s, dy=4 * s, strength=0.35)
        painter.setPen(QPen(QColor(theme.paper_line), 1.2))
        painter.setBrush(mix(theme.paper, theme.panel, 0.16) if self._faded else QColor(theme.paper))
        painter.drawPath(body)
        x, y = rect.left() + 15 * s, rect.center().y()
        if self._dots is not None:
            draw_frame(painter, QPointF(x, y - _DOT * s), _DOT * s, self._dots, TOTAL)
            return
        x += text(painter, x, y, self._string, 26 * s, theme.ink_muted if self._faded else theme.ink, 900)
        if self._note:
            x += 9 * s
            if self._mark:
                paint.icon(painter, self._mark, x + 8 * s, y, 18 * s, theme.ink_muted, 2.4)
                x += 21 * s
            text(painter, x, y + s, self._note, max(12.0, 14 * s), theme.ink_muted, 700)

    def _tail(self) -> QPainterPath:
        s, rect = self._s, self._body
        points: tuple[tuple[float, float], ...]
        if self._side == "above":
            base = min(max(0.0, rect.left() + 24 * s), rect.right() - 24 * s)
            points = ((base - 9 * s, -2), (base - 5 * s, 13 * s), (base + 9 * s, -2))
        elif self._side == "right":
            points = ((2, -8 * s), (-13 * s, 4 * s), (2, 8 * s))
        else:
            points = ((-2, -8 * s), (13 * s, 4 * s), (-2, 8 * s))
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        path.closeSubpath()
        return path


class Dots(CachedItem):
    """Three dots over a plaque while its seat is thinking."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._s, self._cycle = 1.0, 0.0

    def arrange(self, x: float, y: float, s: float) -> None:
        self._s = s
        self.set_area(QRectF(-30 * s, -17 * s, 60 * s, 34 * s))
        self.place(x, y)

    def set_cycle(self, share: float) -> None:
        """Set the progress of the cycle, 0 to 1."""
        self._cycle = share
        self.update()

    def draw_kept(self, painter: QPainter) -> None:
        s, theme = self._s, self.theme
        rect = QRectF(-22 * s, -11 * s, 44 * s, 22 * s)
        paint.fill_round(painter, rect, 11 * s, paint.alpha(theme.panel, 0.97), theme.brass, 1.2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        s = self._s
        for i in range(3):
            wave = max(0.0, math.sin((self._cycle - i * 0.16) * math.tau))
            color = paint.alpha(self.theme.panel_text, 0.45 + 0.55 * wave)
            paint.disc(painter, (i - 1) * 11 * s, -2.5 * s * wave, 3 * s, color)
