"""The statistics page: one person's figures for all games or one, for all time or the last weeks.

The plots are drawn here and described in words for screen readers.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Self

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cardtable import clock
from cardtable.bots.levels import LEVELS, plain
from cardtable.language import player, say, series
from cardtable.storage.statistics import Best, Overview, Statistics
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.seating import level_name
from cardtable.ui.shared.statistics_reader import StatisticsReader
from cardtable.ui.shared.when import day_text, formats
from cardtable.ui.support import files
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Figure, FittedLabel, PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Plot, Sign
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Awaited, Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

TIMES = {"": 0, "12": 12, "4": 4, "1": 1}
"""The periods that can be chosen, in weeks; 0 is all time."""

WEEKS = 12
"""Weeks in the plot of deals a week."""

_TWO_COLUMNS = 560
"""Smallest width in pixels, at the usual text size, at which two plots are side by side."""


class Numbers(Sheet):
    """The most important numbers, side by side on the room's panel, in rows as even as possible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(dark=True, radius=20, parent=parent)
        self.pairs: tuple[tuple[str, str], ...] = ()
        self._figures: list[Figure] = []
        self._grid = QGridLayout(self)
        self.setAccessibleName(say("statistics-numbers"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_pairs(self, *pairs: tuple[str, str]) -> None:
        """Show pairs of a number and what it counts."""
        sentences = [say("statistics-number-of", words=words, number=number) for number, words in pairs]
        if [words for _, words in pairs] != [words for _, words in self.pairs]:
            discard(self._figures)
            self._figures = [Figure(words, dark=True, parent=self) for _, words in pairs]
        self.pairs = pairs
        for figure, (number, _), sentence in zip(self._figures, pairs, sentences, strict=True):
            figure.show_number(number, sentence)
        self.setAccessibleDescription(series(sentences))
        self._arrange()

    def _arrange(self) -> None:
        widest = max((figure.minimumSizeHint().width() for figure in self._figures), default=1)
        rows = math.ceil(len(self._figures) / max(1, self.width() // widest))
        columns = math.ceil(len(self._figures) / max(1, rows))
        for place, figure in enumerate(self._figures):
            self._grid.addWidget(figure, *divmod(place, columns))
        for column in range(len(self._figures)):
            self._grid.setColumnStretch(column, column < columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


@dataclass(frozen=True)
class Choices:
    """The values that the figures can be limited to."""

    people: tuple[tuple[str, str], ...]
    variants: tuple[tuple[str, str], ...]
    seats: tuple[int, ...]
    levels: tuple[str, ...]

    @classmethod
    def of(cls, figures: Statistics) -> Choices:
        """Return the values that occur in these statistics.

        Raises:
            StorageError: The file cannot be read.
        """
        return cls(figures.people(), figures.variants(), figures.seats(), figures.levels())


class StatisticsPage(RoomPage):
    """The page with the statistics of finished games, which are counted when it is opened."""

    def __init__(self, theme: Theme, directory: Path) -> None:
        super().__init__(theme)
        self.reader = StatisticsReader(directory, self)
        self.reader.failed.connect(self._fail)
        self.today = clock.today
        nobody = [("", say("statistics-nobody"))]
        self.head = Head(self, say("statistics-title"), self.back_asked)
        self.back = self.head.back
        self.person = PickButton(say("statistics-person"), nobody, self, dark=True)
        self.game = PickButton(say("statistics-game"), [("", say("games-all"))], self, dark=True)
        times = [(weeks, say(f"statistics-time-{weeks or 'all'}")) for weeks in TIMES]
        self.time = PickButton(say("statistics-time"), times, self, dark=True)
        self.seat = PickButton(say("statistics-seat"), [("", say("statistics-any-seat"))], self, dark=True)
        anybody = [("", say("statistics-any-opponents"))]
        self.level = PickButton(say("statistics-opponents"), anybody, self, dark=True)
        self.picks = (self.person, self.game, self.time, self.seat, self.level)
        for pick in self.picks:
            pick.picked.connect(lambda _: self.reader.read_again(self._wanted(), self._show))
        self.export = PillButton(say("statistics-save"), "log", size=16, parent=self)
        self.export.setAccessibleName(say("statistics-save"))
        self.export.clicked.connect(self._export)
        self.numbers = Numbers(self)
        self.levels = LevelBars(theme, say("statistics-levels"), self)
        self.weeks = WeekBars(theme, say("statistics-weeks"), self)
        self.plays = PlayBars(theme, say("statistics-plays"), self)
        self.bests = Bests(theme, say("statistics-bests"), self)
        parts = (self.levels, self.weeks, self.plays, self.bests)
        self._sheets = [PlotSheet(part, self) for part in parts]
        self._layout()
        self.lead_focus(self.person)

    def _layout(self) -> None:
        head = self.head
        add_parts(head, STRETCH, self.export)
        chosen = FlowLayout(*self.picks, gap=8)
        body = QWidget()
        grid = self._grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(16)
        grid.addWidget(self.numbers, 0, 0, 1, 2)
        self._arrange()
        self.scrolled = ScrollArea(self, body)
        self.place = Awaited(self.scrolled, "note", self)
        column = lay_page(self, head)
        add_parts(column, chosen, (self.place, 1))

    def _arrange(self) -> None:
        """Lay out the plots in two columns or, if their words need the width, in one."""
        columns = 2 if self.width() >= _TWO_COLUMNS * self.theme.text else 1
        for number, sheet in enumerate(self._sheets):
            self._grid.addWidget(sheet, 1 + number // columns, number % columns, 1, 3 - columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def restore_from(self, before: Self) -> None:
        self.open()

    def open(self) -> None:
        """Count the games that are not counted yet, and show the figures."""
        self.reader.read(self._wanted(), self._show)

    def _fail(self, sentence: str) -> None:
        self.notify(sentence)
        if not self.place.is_there:
            self.place.explain(sentence)

    def _offer(self, choices: Choices) -> None:
        nobody = [("", say("statistics-nobody"))]
        self.person.offer([(name, player(name)) for name, _ in choices.people] or nobody)
        self.game.offer([("", say("games-all")), *choices.variants])
        seats = [(str(seat), say("statistics-seat-number", seat=seat)) for seat in choices.seats]
        self.seat.offer([("", say("statistics-any-seat")), *seats])
        levels = [(level, level_name(level)) for level in sorted(choices.levels, key=strength)]
        self.level.offer([("", say("statistics-any-opponents")), *levels])

    @property
    def since(self) -> str:
        """The first day that counts, as ISO date; "" for all time."""
        weeks = TIMES.get(self.time.value, 0)
        return (self.today() - timedelta(days=7 * weeks - 1)).isoformat() if weeks else ""

    def _wanted(self) -> Callable[[Statistics], tuple[Choices, Overview]]:
        """Return what reads the figures for the values chosen; without a person, for who played most."""
        person = self.person.value
        chosen = self.game.value, self.since, int(self.seat.value or 0), self.level.value

        def ask(statistics: Statistics) -> tuple[Choices, Overview]:
            choices = Choices.of(statistics)
            names = [name for name, _ in choices.people]
            return choices, statistics.overview(person if person in names else next(iter(names), ""), *chosen)

        return ask

    def _show(self, read: tuple[Choices, Overview]) -> None:
        choices, seen = read
        self._offer(choices)
        self.numbers.show_pairs(
            (str(seen.deals), say("statistics-deals-played")),
            (say("statistics-won-of", won=seen.won, games=seen.games), say("statistics-games-won")),
            (str(seen.streak), say("statistics-streak")),
            (str(seen.busts), say("statistics-busts")),
            (_decimal(seen.plays_a_deal), say("statistics-plays-a-deal")),
            (_decimal(seen.tokens), say("statistics-tokens")),
        )
        self._show_plots(seen)
        self.place.arrive()

    def _show_plots(self, seen: Overview) -> None:
        self.levels.show_games(seen)
        self.weeks.show_games(seen, self.today())
        self._sheets[1].note.setText(say("statistics-this-week", deals=self.weeks.bars[-1][0]))
        self.plays.show_games(seen)
        self.bests.show_games(seen)

    def _export(self) -> None:
        path = files.ask_save(self, say("statistics-save"), "cardtable.csv", say("statistics-files"))
        if path is not None:
            self.reader.look(lambda statistics: files.write(path, statistics.exported()), self.notify)


def _decimal(value: float | None) -> str:
    """Return a mean with one decimal, a dash for None."""
    return "–" if value is None else formats().toString(value, "f", 1)


class PlotSheet(Sheet):
    """A sheet with a title, a note, and figures."""

    def __init__(self, figures: Figures | Bests, parent: QWidget) -> None:
        super().__init__(radius=18, parent=parent)
        self.note = label("", "label", self)
        head = lay_row((FittedLabel(figures.title, "heading", 13, self), 1), self.note)
        lay_column(head, (figures, 1), on=self, margins=(22, 14, 22, 16), gap=12)


class Figures(Plot):
    """A plot on a sheet, or words if there is nothing to plot."""

    quiet = ""
    """The words shown instead of a plot if there are games, but none that it shows."""

    def sizeHint(self) -> QSize:
        return QSize(376, round(180 * self.theme.room))

    def minimumSizeHint(self) -> QSize:
        return QSize(256, round(126 * self.theme.room))

    def nothing(self, painter: QPainter, area: QRectF) -> None:
        """Draw the words for a plot without games."""
        words = self.quiet or say("statistics-nothing")
        paint.paragraph(painter, area, words, self.em, self.theme.ink_muted)


def strength(level: str) -> tuple[int, str]:
    """Return a sort key for levels: the strongest last, those of other programs first."""
    return (LEVELS.index(plain(level)) + 1 if plain(level) in LEVELS else 0), level


class LevelBars(Figures):
    """How many games were won against each level of computer opponents."""

    rows: tuple[tuple[str, int, int, float], ...] = ()

    def show_games(self, seen: Overview) -> None:
        """Show the levels met, the strongest last."""
        met = sorted(seen.levels, key=strength)
        self.rows = tuple((level_name(level), *seen.levels[level]) for level in met)
        self.describe(
            *(say("statistics-level", level=name, won=won, games=games) for name, won, games, _ in self.rows)
        )

    def plot(self, painter: QPainter, area: QRectF) -> None:
        # The even share is dotted.
        if not self.rows:
            self.nothing(painter, area)
            return
        theme, em = self.theme, self.em
        widest = max(paint.text_width(name, em, 800) for name, *_ in self.rows)
        counts = [say("statistics-won-of", won=won, games=games) for _, won, games, _ in self.rows]
        numbers = max(paint.text_width(count, 0.86 * em, 600) for count in counts)
        numbers += paint.text_width(say("board-percent", percent=100), em, 800) + 1.6 * em
        left, right = area.left() + widest + em, area.right() - numbers
        pitch = min(3.4 * em, (area.height() - 1.6 * em) / len(self.rows))
        for row, (name, won, games, share) in enumerate(self.rows):
            y = area.top() + (row + 0.5) * pitch
            bar = QRectF(left, y - 0.36 * pitch, right - left, 0.72 * pitch)
            paint.fill_round(painter, bar, 5, theme.paper_sunk)
            if won:
                filled = QRectF(bar.left(), bar.top(), max(6.0, bar.width() * won / games), bar.height())
                paint.fill_round(painter, filled, 5, theme.good)
            x = bar.left() + bar.width() * share
            painter.setPen(QPen(paint.alpha(theme.ink, 1), 1.6, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, bar.top() - 3), QPointF(x, bar.bottom() + 3))
            paint.text(painter, area.left(), y, name, em, theme.ink, 800)
            percent = say("board-percent", percent=round(100 * won / games))
            paint.text(painter, right + 0.8 * em, y, percent, em, theme.ink, 800)
            paint.text(painter, area.right(), y, counts[row], 0.86 * em, theme.ink_muted, 600, paint.RIGHT)
            self.spots.append((bar, counts[row]))
        foot = say("statistics-even-share")
        paint.text(painter, left, area.bottom() - 0.6 * em, foot, 0.86 * em, theme.ink_muted, 600)


class Columns(Figures):
    """Columns over a line; each bar is (value, label below, name, whether it is highlighted)."""

    bars: tuple[tuple[int, str, str, bool], ...] = ()

    def plot(self, painter: QPainter, area: QRectF) -> None:
        most = max((bar[0] for bar in self.bars), default=0)
        if not most:
            self.nothing(painter, area)
            return
        theme, em = self.theme, self.em
        base, left = area.bottom() - 1.7 * em, area.left() + paint.text_width(str(most), em, 700) + 0.6 * em
        height, pitch = base - area.top() - 0.6 * em, (area.right() - left) / len(self.bars)
        for value in (0, most):
            y = base - height * value / most
            painter.setPen(QPen(paint.alpha(theme.ink, 0.55 if value == 0 else 0.16), 1.2))
            painter.drawLine(QPointF(left, y), QPointF(area.right(), y))
            paint.text(painter, left - 0.6 * em, y, str(value), 0.86 * em, theme.ink_muted, 700, paint.RIGHT)
        for number, (value, below, name, stands_out) in enumerate(self.bars):
            x = left + number * pitch
            spot = QRectF(x, area.top(), pitch, base - area.top())
            self.spots.append((spot, name))
            if value:
                top = base - max(3.0, height * value / most)
                bar = QRectF(x + 0.12 * pitch, top, 0.76 * pitch, base - top)
                paint.fill_round(painter, bar, 3, self._color(stands_out))
            place = x + pitch / 2
            paint.text(painter, place, base + em, below, 0.86 * em, theme.ink_muted, 700, paint.CENTER)

    def _color(self, stands_out: bool) -> str:
        return self.theme.good


class WeekBars(Columns):
    """The deals of each of the last weeks."""

    def show_games(self, seen: Overview, today: date) -> None:
        """Show the weeks up to the current one, which is highlighted."""
        monday = today - timedelta(days=today.weekday())
        days = [monday - timedelta(weeks=back) for back in range(WEEKS - 1, -1, -1)]
        bars, month = [], 0
        for day in days:
            deals = seen.weeks.get(day.isoformat(), 0)
            now = day == monday
            name = formats().monthName(day.month, QLocale.FormatType.ShortFormat)
            below = say("statistics-now") if now else name if day.month != month else ""
            month = day.month
            bars.append((deals, below, say("statistics-week", day=day_text(day), deals=deals), now))
        self.bars = tuple(bars)
        self.quiet = say("statistics-no-weeks") if seen.deals else ""
        self.describe(*(say("statistics-bar", words=words) for value, _, words, _ in bars if value))

    def _color(self, stands_out: bool) -> str:
        return self.theme.accent if stands_out else self.theme.brass


class PlayBars(Columns):
    """A histogram of deals by their number of plays."""

    def show_games(self, seen: Overview) -> None:
        """Show all lengths, from the shortest deal to the longest."""
        self.bars = ()
        if seen.plays:
            shortest, longest = min(seen.plays), max(seen.plays)
            step = max(1, -(-(longest - shortest + 1) // 18))
            bars = []
            for number, first in enumerate(range(shortest, longest + 1, step)):
                last = first + step - 1
                deals = sum(count for plays, count in seen.plays.items() if first <= plays <= last)
                bars.append(
                    (deals, str(first) if number % 3 == 0 else "", _length(first, last, deals), False)
                )
            self.bars = tuple(bars)
        self.describe(*(say("statistics-bar", words=words) for value, _, words, _ in self.bars if value))


class Bests(QWidget):
    """Own bests with their days."""

    def __init__(self, theme: Theme, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.title = theme, title
        self.rows: tuple[tuple[str, str, str, str], ...] | None = None
        self.setAccessibleName(title)
        self._made: list[QWidget] = []
        self._column = lay_column(STRETCH, on=self, margins=NO_MARGINS)

    def show_games(self, seen: Overview) -> None:
        """Show the own bests that there are."""
        bests = (
            ("star", say("statistics-best-streak"), str, seen.longest_streak),
            ("rewind", say("statistics-best-deal"), _plays, seen.longest_deal),
            ("people", say("statistics-best-table"), _seats, seen.biggest_table),
            ("cards", say("statistics-best-tokens"), str, seen.most_tokens),
        )
        rows = tuple(
            (mark, words, number(best.value), day_text(date.fromisoformat(best.day)) if best.day else "")
            for mark, words, number, best in bests
            if best != Best()
        )
        if rows == self.rows:
            return
        self.rows = rows
        discard(self._made)
        nothing = [paragraph(say("statistics-nothing"), "small", self)] if not rows else []
        self._made = [*(self._row(*row) for row in rows), *nothing]
        for place, made in enumerate(self._made):
            self._column.insertWidget(place, made)

    def _row(self, mark: str, words: str, number: str, day: str) -> QWidget:
        made = QWidget(self)
        made.setAccessibleName(say("statistics-best", words=words, number=number, day=day))
        row = lay_row(Sign(self.theme, mark, 20, made, ink="ink"), on=made, margins=NO_MARGINS, gap=14)
        add_parts(row, (paragraph(words, "row", made), 1))
        add_parts(row, label(number, "choice", made), label(day, "small", made))
        return made


def _plays(plays: int) -> str:
    return say("statistics-best-deal-plays", plays=plays)


def _seats(seats: int) -> str:
    return say("statistics-best-table-seats", seats=seats)


def _length(first: int, last: int, deals: int) -> str:
    if first == last:
        return say("statistics-length", plays=first, deals=deals)
    return say("statistics-lengths", low=first, high=last, deals=deals)
