"""The lab's figures, drawn and described for screen readers: seats, length of deals, shares, comparisons.

Thin lines are 95% intervals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.controller.lab.verdicts import Estimate, Figure, ranged
from cardtable.language import Range, say, sentence
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import formats
from cardtable.ui.widgets.painted import Plot

SURE_OF_TENTHS = 0.02
"""Widest interval of a share that is written with a decimal."""
COLUMNS = 18
"""Most columns in the picture of deals."""

_SAND, _BRIGHT = "#CDB98A", "#FBEBC4"
"""A column of the picture of deals; a figure that differs."""
_SMALL = 0.25
_LEADING = 1.32


@lru_cache(maxsize=1024)
def lines_of(string: str, width: float, size: float, weight: int) -> tuple[str, ...]:
    """Return the lines of a text; cached, since figures change but words don't."""
    return tuple(paint.lines_of(string, width, size, weight))


def estimate_words(estimate: Estimate, unit: str) -> str:
    """Return an estimate counted in that unit, with as many digits as its interval justifies."""
    if estimate.most == inf:
        return say("told-never")
    is_share = unit == "share"
    is_whole = unit in ("plays", "deals", "games") or (
        is_share and estimate.high - estimate.low >= SURE_OF_TENTHS
    )
    ends = (100.0 * value if is_share else float(value) for value in (estimate.least, estimate.most))
    number = "–".join(dict.fromkeys(formats().toString(end, "f", 0 if is_whole else 1) for end in ends))
    return say("told-percent", number=number) if is_share else number


def figure_words(figure: Figure) -> str:
    """Return a figure as it is written: 73.8%, 62–76%, 17, 2.5."""
    return estimate_words(figure.estimate, figure.unit)


def spoken(figure: Figure) -> str:
    """Return a figure and its interval as a sentence."""
    low, high = (estimate_words(Estimate(one, one, one), figure.unit) for one in _ends(figure))
    return say("told-figure", name=figure.label, number=figure_words(figure), low=low, high=high)


def _ends(figure: Figure) -> tuple[float, float]:
    return figure.estimate.low, figure.estimate.high


class PanelPlot(Plot):
    """Figures on the panel, as high as they are at its width; without room for all, the panel scrolls."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def high(self) -> float:
        """The height of the figures at the current width, in pixels."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.high))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(self.high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()


class SeatBars(PanelPlot):
    """How often each seat survives a deal or wins, as bars from zero with a line at the even share.

    A bar is paler between the smallest figure of a group and the greatest.
    """

    rows: tuple[Figure, ...] = ()

    def show_seats(self, rows: Sequence[Figure]) -> None:
        """Show the figures of the seats."""
        self.rows = tuple(rows)
        self.describe(sentence(self._even_words()), *map(spoken, rows))

    @property
    def _even(self) -> float:
        return sum(figure.estimate.value for figure in self.rows) / max(1, len(self.rows))

    def _even_words(self) -> str:
        return say("told-even", number=estimate_words(Estimate(self._even, 0, 1), "share"))

    @property
    def high(self) -> float:
        return (2.1 * len(self.rows) + 1.6) * self.em

    def plot(self, painter: QPainter, area: QRectF) -> None:
        if not self.rows:
            return
        theme, em, even = self.theme, self.em, self._even
        names = min(0.34 * area.width(), max(paint.text_width(one.label, em, 700) for one in self.rows) + em)
        numbers = max(paint.text_width(figure_words(one), em, 800) for one in self.rows) + 0.7 * em
        left, right = area.left() + names, area.right() - numbers
        scale = (right - left) / max(0.01, *(one.estimate.high for one in self.rows))
        for number, figure in enumerate(self.rows):
            y = area.top() + (2.1 * number + 1.0) * em
            paint.text(painter, area.left(), y, figure.label, em, theme.ink, 700, width=names - 0.5 * em)
            track = QRectF(left, y - 0.62 * em, right - left, 1.24 * em)
            paint.fill_round(painter, track, 4, theme.paper_sunk)
            for end, ink in (
                (figure.estimate.most, paint.alpha(theme.good, 0.45)),
                (figure.estimate.least, theme.good),
            ):
                track.setWidth(end * scale)
                paint.fill_round(painter, track, 4, ink)
            _whisker(painter, theme, y, *(left + end * scale for end in _ends(figure)))
            paint.text(painter, area.right(), y, figure_words(figure), em, theme.ink, 800, paint.RIGHT)
        middle, bottom = left + even * scale, area.top() + 2.1 * len(self.rows) * em
        painter.setPen(QPen(paint.alpha(theme.ink, 1), 1.6))
        painter.drawLine(QPointF(middle, area.top()), QPointF(middle, bottom))
        words, size = self._even_words(), 0.92 * em
        width = paint.text_width(words, size, 600)
        x = min(max(middle - width / 2, area.left()), area.right() - width)
        paint.text(painter, x, bottom + 0.8 * em, words, size, theme.ink_muted, 600)


def _whisker(painter: QPainter, theme: Theme, y: float, low: float, high: float) -> None:
    painter.setPen(QPen(paint.alpha(theme.ink, 0.75), 1.2))
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3))


def _bar(painter: QPainter, theme: Theme, track: QRectF, share: float) -> None:
    """Draw a bar that takes this share of its track."""
    paint.fill_round(painter, track, 3, theme.paper_sunk)
    if share > 0:
        track.setWidth(track.width() * min(1.0, share))
        paint.fill_round(painter, track, 3, theme.good)


class PlaysColumns(PanelPlot):
    """A histogram of deals by their number of plays; the median deals are highlighted."""

    columns: tuple[tuple[int, int, int], ...] = ()
    """The least and the greatest number of plays of each column, and its deals."""
    middle = Estimate(0, 0, 0)

    def show_plays(self, plays: Mapping[int, int], middle: Estimate, tenth: int) -> None:
        """Show how many deals took each number of plays.

        `middle` is the median, `tenth` the least number of plays in the longest tenth of deals.
        """
        self.middle = middle
        lengths = [length for length, count in plays.items() if count] or [0]
        first = min(lengths)
        # The few longest deals, which would squeeze all others, share the last column.
        last = min(max(lengths), max(2 * tenth, first + COLUMNS - 1))
        step = max(1, -(-(last - first + 1) // COLUMNS))
        lows = range(first, last + 1, step)
        self.columns = tuple(
            (low, low + step - 1, sum(plays[n] for n in lengths if low <= n and (n < low + step or is_last)))
            for low in lows
            for is_last in [low == lows[-1]]
        )
        whole = max(1, sum(plays.values()))
        parts = [
            _column_words(low, high, percent, is_open=low == lows[-1] and high < max(lengths))
            for low, high, count in self.columns
            if (percent := round(100 * count / whole))
        ]
        self.describe(sentence(say("told-middle", plays=ranged(middle, int))), *parts)

    @property
    def high(self) -> float:
        return 8.0 * self.em

    def plot(self, painter: QPainter, area: QRectF) -> None:
        if not self.columns:
            return
        theme, em = self.theme, self.em
        base = area.bottom() - 1.7 * em
        most, pitch = max(count for *_, count in self.columns), area.width() / len(self.columns)
        every = max(1, -(-len(self.columns) // 4))
        for number, (low, high, count) in enumerate(self.columns):
            x = area.left() + number * pitch
            if count:
                tall = max(2.0, (base - area.top()) * count / most)
                bar = QRectF(x + 0.1 * pitch, base - tall, 0.8 * pitch, tall)
                is_median = low <= self.middle.most and self.middle.least <= high
                line = theme.ink if is_median else None
                paint.fill_round(painter, bar, 3, theme.brass if is_median else _SAND, line, 1.4)
            if number % every == 0:
                words, size = str(low), 0.92 * em
                x = max(x + pitch / 2, area.left() + paint.text_width(words, size, 600) / 2)
                paint.text(painter, x, base + em, words, size, theme.ink_muted, 600, paint.CENTER)
        painter.setPen(QPen(paint.alpha(theme.ink, 1), 1.2))
        painter.drawLine(QPointF(area.left(), base), QPointF(area.right(), base))


def _column_words(low: int, high: int, percent: int, is_open: bool) -> str:
    """Return a column in words: one number of plays, a range, or all from `low` on."""
    if is_open:
        return say("told-column-last", plays=low, percent=percent)
    return say("told-column", plays=low if low == high else Range(low, high), percent=percent)


class Line(NamedTuple):
    """A line of a table: a name and the numbers to the right of it; without a number, it is a heading.

    `share` is drawn as a bar below, and the first number is framed if it `differs` from the second.
    """

    name: str
    numbers: tuple[str, ...] = ()
    share: float | None = None
    differs: bool = False


class Table(PanelPlot):
    """Figures one below the other, in one column or more; `heads` are above the columns."""

    lines: tuple[Line, ...] = ()
    heads: tuple[str, ...] = ()

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show figures in one column; shares have a bar."""
        shares = [one.estimate.value for one in figures if one.unit == "share"]
        largest = max(shares, default=0.0)
        # Scale small shares, such as the cost of a card, by the largest of them.
        scale = 1.0 if largest > _SMALL else max(largest, 0.01)
        lines = [
            Line(one.label, (figure_words(one),), one.estimate.value / scale if one.unit == "share" else None)
            for one in figures
        ]
        self.show_lines(lines, map(spoken, figures))

    def show_lines(self, lines: Iterable[Line], sentences: Iterable[str]) -> None:
        """Show these lines, which the sentences describe."""
        self.lines = tuple(lines)
        self.describe(*sentences)

    @property
    def _column(self) -> float:
        """The width of each column in pixels."""
        numbers = [paint.text_width(number, self.em, 800) for line in self.lines for number in line.numbers]
        heads = [paint.text_width(head, 0.92 * self.em, 800) for head in self.heads]
        return max(numbers + heads, default=0.0) + 1.1 * self.em

    def _words(self, line: Line, width: float, column: float) -> tuple[str, ...]:
        weight = 600 if line.numbers else 800
        return lines_of(line.name, width - len(line.numbers) * column, self.em, weight)

    def _high(self, line: Line, width: float, column: float) -> float:
        around = 1.0 if line.share is not None or not line.numbers else 0.45
        return (_LEADING * len(self._words(line, width, column)) + around) * self.em

    @property
    def high(self) -> float:
        column = self._column
        above = 1.8 * self.em if self.heads else 0.0
        return (
            above + sum(self._high(line, self.width(), column) for line in self.lines) if self.lines else 0.0
        )

    def plot(self, painter: QPainter, area: QRectF) -> None:
        theme, em, column, y = self.theme, self.em, self._column, area.top()
        if self.lines and self.heads:
            self._draw_numbers(painter, area, y + 0.8 * em, self.heads, 0.92 * em, (800, 800), column)
            y += 1.8 * em
        for line in self.lines:
            top = y if line.numbers else y + 0.7 * em
            for number, words in enumerate(self._words(line, area.width(), column)):
                middle = top + _LEADING * em * (number + 0.5)
                paint.text(painter, area.left(), middle, words, em, theme.ink, 600 if line.numbers else 800)
            first = y + 0.66 * em
            if line.differs:
                frame = QRectF(area.right() - len(line.numbers) * column, first - 0.8 * em, column, 1.6 * em)
                paint.fill_round(painter, frame, 6, _BRIGHT, theme.ink, 1.4)
            weights = (900, 700) if line.differs else (800, 700)
            self._draw_numbers(painter, area, first, line.numbers, em, weights, column)
            y += self._high(line, area.width(), column)
            if line.share is not None:
                track = QRectF(area.left(), y - 0.9 * em, area.width(), 0.4 * em)
                _bar(painter, theme, track, line.share)

    def _draw_numbers(
        self,
        painter: QPainter,
        area: QRectF,
        y: float,
        numbers: Sequence[str],
        size: float,
        weights: tuple[int, int],
        column: float,
    ) -> None:
        """Draw the numbers of a line; only the first of them stands out."""
        inset = 0.45 * self.em if len(numbers) > 1 else 0.0
        for at, words in enumerate(numbers):
            x = area.right() - (len(numbers) - 1 - at) * column - inset
            ink = self.theme.ink_muted if at else self.theme.ink
            paint.text(painter, x, y, words, size, ink, weights[min(at, 1)], paint.RIGHT)
