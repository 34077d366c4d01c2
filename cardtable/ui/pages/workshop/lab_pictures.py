"""The lab's figures, drawn and described for screen readers: seats, length of deals, shares, comparisons.

Thin lines are 95% intervals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.controller.lab.verdicts import Estimate, Figure
from cardtable.language import paragraph, say, sentence
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import formats

SURE_OF_TENTHS = 0.02
"""Widest interval of a share that is written with a decimal."""
COLUMNS = 18
"""Most columns in the picture of deals."""
SHORTEST_REACH = 0.04
"""Smallest reach of the picture of seats to either side, so that small differences look small."""


@lru_cache(maxsize=1024)
def lines_of(string: str, width: float, size: float, weight: int) -> tuple[str, ...]:
    """Return the lines of a text; cached, since figures change but words don't."""
    return tuple(paint.lines_of(string, width, size, weight))


def figure_words(figure: Figure) -> str:
    """Return a figure as it is written: 73.8%, 17, 2.5."""
    return estimate_words(figure.estimate, figure.unit)


def estimate_words(estimate: Estimate, unit: str) -> str:
    """Return an estimate counted in that unit, with as many digits as its interval justifies."""
    value = estimate.value
    if unit == "share":
        digits = 1 if estimate.high - estimate.low < SURE_OF_TENTHS else 0
        return say("told-percent", number=formats().toString(100 * value, "f", digits))
    if value == inf:
        return say("told-never")
    digits = 0 if unit in ("plays", "deals", "games") else 1
    return formats().toString(float(value), "f", digits)


def spoken(figure: Figure, name: str = "") -> str:
    """Return a figure and its interval as a sentence."""
    low, high = (
        estimate_words(Estimate(one, one, one), figure.unit)
        for one in (figure.estimate.low, figure.estimate.high)
    )
    return say("told-figure", name=name or figure.label, number=figure_words(figure), low=low, high=high)


class Picture(QWidget):
    """A plot on the panel. Subclasses draw it and return its height."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = title
        self.setAccessibleName(title)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def em(self) -> float:
        """The size of small text in pixels."""
        return 14 * min(self.theme.text, 1.6)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 40)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()

    def _title_lines(self, width: float) -> tuple[str, ...]:
        return lines_of(self.title, width - self.beside(), self.em, 700) if self.title else ()

    def beside(self) -> float:
        """Return the width to leave free to the right of the title, in pixels."""
        return 0.0

    def _top(self, width: float) -> float:
        """Return the height of the title in pixels."""
        lines = len(self._title_lines(width))
        return (1.3 * lines + 0.6) * self.em if lines else 0.0

    def heightForWidth(self, width: int) -> int:
        return round(self._top(width) + self.height_below(width))

    def height_below(self, width: int) -> float:
        """Return the height of the plot below the title, in pixels."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        rect = QRectF(self.rect())
        for number, line in enumerate(self._title_lines(rect.width())):
            y = (1.3 * number + 0.8) * self.em
            paint.text(painter, rect.left(), y, line, self.em, self.theme.ink_muted, 700)
        self.draw(painter, rect.adjusted(0, self._top(rect.width()), 0, 0))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the plot into `area`."""
        raise NotImplementedError


class SeatBars(Picture):
    """How often each seat survives a deal or wins, as bars left or right of the even share."""

    rows: tuple[tuple[str, Figure], ...] = ()
    even = 0.0

    def show_seats(self, rows: Sequence[tuple[str, Figure]]) -> None:
        """Show the figures of the seats with their names."""
        self.rows = tuple(rows)
        values = [figure.estimate.value for _, figure in rows]
        self.even = sum(values) / max(1, len(values))
        even = say("told-even", number=estimate_words(Estimate(self.even, 0, 1), "share"))
        self.setAccessibleDescription(
            paragraph([sentence(even), *(spoken(figure, name) for name, figure in rows)])
        )
        self.updateGeometry()
        self.update()

    def height_below(self, width: int) -> float:
        return (2.1 * len(self.rows) + 1.6) * self.em

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self.rows:
            return
        theme, em = self.theme, self.em
        names = min(0.34 * area.width(), max(paint.text_width(name, em, 700) for name, _ in self.rows) + em)
        numbers = max(paint.text_width(figure_words(one), em, 800) for _, one in self.rows) + 0.7 * em
        left, right = area.left() + names, area.right() - numbers
        middle, half = (left + right) / 2, (right - left) / 2
        furthest = max(abs(end - self.even) for _, one in self.rows for end in _ends(one.estimate))
        scale = half / max(SHORTEST_REACH, furthest)
        for number, (name, figure) in enumerate(self.rows):
            y = area.top() + (2.1 * number + 1.0) * em
            paint.text(painter, area.left(), y, name, em, theme.ink, 700, width=names - 0.5 * em)
            track = QRectF(left, y - 0.62 * em, right - left, 1.24 * em)
            paint.fill_round(painter, track, 4, theme.paper_sunk)
            apart = (figure.estimate.value - self.even) * scale
            if abs(apart) >= 1:
                bar = QRectF(min(middle, middle + apart), track.top(), abs(apart), track.height())
                paint.fill_round(painter, bar, 4, theme.good if apart > 0 else _LESS)
            _whisker(
                painter, theme, y, *(middle + (end - self.even) * scale for end in _ends(figure.estimate))
            )
            paint.text(painter, area.right(), y, figure_words(figure), em, theme.ink, 800, paint.RIGHT)
        bottom = area.top() + 2.1 * len(self.rows) * em
        painter.setPen(QPen(paint.alpha(theme.ink, 1), 1.6))
        painter.drawLine(QPointF(middle, area.top()), QPointF(middle, bottom))
        even = say("told-even", number=estimate_words(Estimate(self.even, 0, 1), "share"))
        width = paint.text_width(even, 0.92 * em, 600)
        x = min(max(middle - width / 2, area.left()), area.right() - width)
        paint.text(painter, x, bottom + 0.8 * em, even, 0.92 * em, theme.ink_muted, 600)


_LESS = "#B8862B"
"""The bar of a seat that is worse off, which also lies to the left."""


def _ends(estimate: Estimate) -> tuple[float, float]:
    return estimate.low, estimate.high


def _whisker(painter: QPainter, theme: Theme, y: float, low: float, high: float) -> None:
    painter.setPen(QPen(paint.alpha(theme.ink, 0.75), 1.2))
    painter.drawLine(QPointF(low, y), QPointF(high, y))
    for x in (low, high):
        painter.drawLine(QPointF(x, y - 3), QPointF(x, y + 3))


class PlaysColumns(Picture):
    """A histogram of deals by their number of plays; the median deal is highlighted."""

    columns: tuple[tuple[int, int, int], ...] = ()
    middle = 0

    def show_plays(self, plays: Mapping[int, int], middle: int, tenth: int) -> None:
        """Show how many deals took each number of plays.

        `middle` is the median, `tenth` the least number of plays in the longest tenth of deals.
        """
        self.middle = middle
        last = max((length for length, count in plays.items() if count), default=0)
        first = min((length for length, count in plays.items() if count), default=0)
        # The few longest deals, which would squeeze all others, share the last column.
        last = min(last, max(2 * tenth, first + COLUMNS - 1))
        step = max(1, -(-(last - first + 1) // COLUMNS))
        columns = []
        for low in range(first, last + 1, step):
            high = low + step - 1
            is_last = high >= last
            count = sum(n for at, n in plays.items() if low <= at and (is_last or at <= high))
            columns.append((low, high, count))
        self.columns = tuple(columns)
        whole = max(1, sum(plays.values()))
        parts = [
            say("told-column", low=str(low), high=str(high), percent=round(100 * count / whole))
            for low, high, count in self.columns
            if round(100 * count / whole)
        ]
        self.setAccessibleDescription(paragraph([say("told-middle-is", plays=middle), *parts]))
        self.update()

    def beside(self) -> float:
        # Room for the median.
        return paint.text_width(say("told-middle", plays=self.middle), self.em, 800) + self.em

    def height_below(self, width: int) -> float:
        return 8.0 * self.em

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self.columns:
            return
        theme, em = self.theme, self.em
        middle = say("told-middle", plays=self.middle)
        paint.text(painter, area.right(), 0.8 * em, middle, em, theme.ink, 800, paint.RIGHT)
        base = area.bottom() - 1.7 * em
        most, pitch = max(count for *_, count in self.columns), area.width() / len(self.columns)
        height = base - area.top()
        for number, (low, high, count) in enumerate(self.columns):
            x = area.left() + number * pitch
            if count:
                tall = max(2.0, height * count / most)
                bar = QRectF(x + 0.1 * pitch, base - tall, 0.8 * pitch, tall)
                stands_out = low <= self.middle <= high
                line = theme.ink if stands_out else None
                paint.fill_round(painter, bar, 3, theme.brass if stands_out else _SAND, line, 1.4)
        painter.setPen(QPen(paint.alpha(theme.ink, 1), 1.2))
        painter.drawLine(QPointF(area.left(), base), QPointF(area.right(), base))
        every = max(1, -(-len(self.columns) // 4))
        for number in range(0, len(self.columns), every):
            x = area.left() + (number + 0.5) * pitch
            words = str(self.columns[number][0])
            x = max(x, area.left() + paint.text_width(words, 0.92 * em, 600) / 2)
            paint.text(painter, x, base + em, words, 0.92 * em, theme.ink_muted, 600, paint.CENTRE)


_SAND = "#CDB98A"


class FigureBars(Picture):
    """Figures one below the other; shares have a bar."""

    figures: tuple[Figure, ...] = ()

    def show_figures(self, figures: Sequence[Figure]) -> None:
        self.figures = tuple(figures)
        self.setAccessibleDescription(paragraph(spoken(figure) for figure in figures))
        self.updateGeometry()
        self.update()

    def _numbers(self) -> float:
        return max((paint.text_width(figure_words(f), self.em, 800) for f in self.figures), default=0.0)

    def _lines(self, figure: Figure, width: float) -> tuple[str, ...]:
        return lines_of(figure.label, width - self._numbers() - self.em, self.em, 600)

    def _high(self, figure: Figure, width: float) -> float:
        return (1.32 * len(self._lines(figure, width)) + (1.0 if figure.unit == "share" else 0.35)) * self.em

    def height_below(self, width: int) -> float:
        return sum(self._high(figure, width) for figure in self.figures) + 0.3 * self.em

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme, em, y = self.theme, self.em, area.top()
        largest = max((f.estimate.value for f in self.figures if f.unit == "share"), default=0.0)
        # Scale small shares, such as the cost of a card, by the largest of them.
        scale = 1.0 if largest > _SMALL else max(largest, 0.01)
        for figure in self.figures:
            lines = self._lines(figure, area.width())
            for number, line in enumerate(lines):
                paint.text(painter, area.left(), y + 1.32 * em * (number + 0.5), line, em, theme.ink, 600)
            words = figure_words(figure)
            paint.text(painter, area.right(), y + 0.66 * em, words, em, theme.ink, 800, paint.RIGHT)
            y += 1.32 * em * len(lines)
            if figure.unit == "share":
                track = QRectF(area.left(), y + 0.1 * em, area.width(), 0.4 * em)
                paint.fill_round(painter, track, 3, theme.paper_sunk)
                part = min(1.0, max(0.0, figure.estimate.value / scale))
                bar = QRectF(track.left(), track.top(), track.width() * part, track.height())
                if part > 0:
                    paint.fill_round(painter, bar, 3, theme.good)
            y += (1.0 if figure.unit == "share" else 0.35) * em


_SMALL = 0.25


@dataclass(frozen=True)
class Beside:
    """A figure of two games: its name, both values as text, and whether they surely differ."""

    name: str
    now: str
    was: str
    differs: bool


@lru_cache(maxsize=64)
def _widest(numbers: frozenset[str], heads: tuple[str, str], em: float) -> float:
    """Return the width of the widest number or column head, in pixels."""
    return max(
        max(paint.text_width(head, 0.92 * em, 800) for head in heads),
        max((paint.text_width(number, em, 800) for number in numbers), default=0.0),
    )


class BesideTable(Picture):
    """Figures of two games side by side; those that surely differ are framed."""

    heads = ("", "")
    groups: tuple[tuple[str, tuple[Beside, ...]], ...] = ()

    def show_groups(self, heads: tuple[str, str], groups: Sequence[tuple[str, Sequence[Beside]]]) -> None:
        """Show groups of figures under the heads of the two columns."""
        self.heads = heads
        self.groups = tuple((title, tuple(rows)) for title, rows in groups)
        self.setAccessibleDescription(
            paragraph(
                say(
                    "told-beside-differs" if row.differs else "told-beside",
                    name=row.name,
                    now=row.now,
                    was=row.was,
                )
                for _, rows in self.groups
                for row in rows
            )
        )
        self.updateGeometry()
        self.update()

    @property
    def column(self) -> float:
        """The width of each of the two columns, in pixels."""
        numbers = {words for _, rows in self.groups for row in rows for words in (row.now, row.was)}
        return _widest(frozenset(numbers), self.heads, self.em) + 1.1 * self.em

    def _lines(self, row: Beside, width: float, column: float) -> tuple[str, ...]:
        return lines_of(row.name, width - 2 * column - 0.4 * self.em, self.em, 600)

    def height_below(self, width: int) -> float:
        column = self.column
        ems = 1.8 + sum(
            2.1 + sum(1.32 * len(self._lines(row, width, column)) + 0.55 for row in rows)
            for _, rows in self.groups
        )
        return (ems + 0.3) * self.em if self.groups else 0.0

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self.groups:
            return
        theme, em, column, y = self.theme, self.em, self.column, area.top()
        for number, head in enumerate(self.heads):
            x = area.right() - (1 - number) * column - 0.45 * em
            paint.text(painter, x, y + 0.8 * em, head, 0.92 * em, theme.ink_muted, 800, paint.RIGHT)
        y += 1.8 * em
        for title, rows in self.groups:
            paint.text(painter, area.left(), y + 1.2 * em, title, em, theme.ink, 800, width=area.width())
            y += 2.1 * em
            for row in rows:
                y = self._row(painter, area, y, row, column)

    def _row(self, painter: QPainter, area: QRectF, y: float, row: Beside, column: float) -> float:
        theme, em = self.theme, self.em
        lines = self._lines(row, area.width(), column)
        for number, line in enumerate(lines):
            paint.text(painter, area.left(), y + 1.32 * em * (number + 0.5), line, em, theme.ink_muted, 600)
        middle = y + 0.66 * em
        if row.differs:
            rect = QRectF(area.right() - 2 * column, middle - 0.8 * em, column, 1.6 * em)
            paint.fill_round(painter, rect, 6, _BRIGHT, theme.ink, 1.4)
        weight = 900 if row.differs else 700
        now, was = area.right() - column - 0.45 * em, area.right() - 0.45 * em
        paint.text(painter, now, middle, row.now, em, theme.ink, weight, paint.RIGHT)
        paint.text(painter, was, middle, row.was, em, theme.ink_muted, 700, paint.RIGHT)
        return y + (1.32 * len(lines) + 0.55) * em


_BRIGHT = "#FBEBC4"


class Progressing(Picture):
    """A thin progress bar of the lab's work."""

    done = 0.0

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.setAccessibleName(name)
        self.setFixedHeight(8)

    def show_done(self, done: float) -> None:
        """Show the share of the work that is done, from 0 to 1."""
        self.done = done
        self.setAccessibleDescription(say("told-percent", number=str(round(100 * done))))
        self.update()

    def height_below(self, width: int) -> float:
        return 8.0

    def draw(self, painter: QPainter, area: QRectF) -> None:
        track = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        paint.fill_round(painter, track, 3, self.theme.paper_sunk)
        if self.done > 0:
            track.setWidth(max(6.0, track.width() * min(1.0, self.done)))
            paint.fill_round(painter, track, 3, self.theme.good)
