"""The plots of the page of statistics, drawn here: a glance should do, and words say it too."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cardtable.bots.levels import LEVELS
from cardtable.storage.statistics import Best, Overview
from cardtable.ui import paint
from cardtable.ui.company import level_name
from cardtable.ui.theme import Theme

WEEKS = 12
"""How many weeks the plot of deals a week shows."""


class Plot(QWidget):
    """A sheet of paper with a title and a note; subclasses draw below and name what each place stands for."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = title
        self.note = ""
        self.quiet = ""
        """What is said in place of a plot where there were games, but none that it shows."""
        self.spots: list[tuple[QRectF, str]] = []
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def em(self) -> float:
        """The size of small text."""
        return 14 * min(self.theme.text, 1.6)

    def sizeHint(self) -> QSize:
        """Half of the page at its usual size."""
        return QSize(420, round(250 * self.theme.room))

    def minimumSizeHint(self) -> QSize:
        """What can still be read."""
        return QSize(300, round(220 * self.theme.room))

    def changeEvent(self, event: QEvent) -> None:
        """Other looks may have larger text."""
        super().changeEvent(event)
        self.updateGeometry()

    def say(self, sentences: Sequence[str]) -> None:
        """What the plot shows, for those who do not see it; and it is drawn anew."""
        self.setAccessibleDescription(" ".join(sentences))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet, its title and its note, and what is on it."""
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        theme, em = self.theme, self.em
        paint.fill_round(painter, rect, 18, theme.paper, theme.paper_line, 1.2)
        y = rect.top() + 1.9 * em
        wide = paint.text(painter, rect.left() + 22, y, self.title, 1.35 * em, theme.ink, 800)
        paint.text(
            painter, rect.right() - 22, y, self.note, em, theme.ink_muted, 700, paint.RIGHT,
            max(0.0, rect.width() - wide - 60),
        )  # fmt: skip
        self.spots = []
        self.draw(painter, rect.adjusted(22, 3.6 * em, -22, -1.2 * em))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """What the plot shows."""

    def nothing(self, painter: QPainter, area: QRectF) -> None:
        """The words for a plot without a game."""
        words = self.quiet or self.tr("Nothing to show yet: finish a game.")
        paint.paragraph(painter, area, words, self.em, self.theme.ink_muted)

    def event(self, event: QEvent) -> bool:
        """The number of the bar under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            told = next((words for spot, words in self.spots if spot.contains(at)), "")
            QToolTip.showText(event.globalPos(), told, self)
            return True
        return super().event(event)


def strength(level: str) -> tuple[int, str]:
    """What sorts levels, the strongest last and those of other programs first."""
    return (LEVELS.index(level) + 1 if level in LEVELS else 0), level


class LevelBars(Plot):
    """How many games were won against each level of the computer opponents."""

    rows: tuple[tuple[str, int, int, float], ...] = ()

    def show_games(self, seen: Overview) -> None:
        """Shows the levels met, the strongest last."""
        met = sorted(seen.levels, key=strength)
        self.rows = tuple((level_name(level), *seen.levels[level]) for level in met)
        told = self.tr("{level}: {won} of {games} won.")
        self.say([told.format(level=name, won=won, games=games) for name, won, games, _ in self.rows])

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A bar for each level, with the even share dotted."""
        if not self.rows:
            self.nothing(painter, area)
            return
        theme, em = self.theme, self.em
        widest = max(paint.text_width(name, em, 800) for name, *_ in self.rows)
        of = self.tr("{won} of {games}")
        counts = [of.format(won=won, games=games) for _, won, games, _ in self.rows]
        numbers = max(paint.text_width(count, 0.86 * em, 600) for count in counts)
        numbers += paint.text_width("100 %", em, 800) + 1.6 * em
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
            percent = self.tr("{number} %").format(number=round(100 * won / games))
            paint.text(painter, right + 0.8 * em, y, percent, em, theme.ink, 800)
            paint.text(painter, area.right(), y, counts[row], 0.86 * em, theme.ink_muted, 600, paint.RIGHT)
            self.spots.append((bar, counts[row]))
        foot = self.tr("dotted: an even share")
        paint.text(painter, left, area.bottom(), foot, 0.86 * em, theme.ink_muted, 600)


class Columns(Plot):
    """Upright bars over one line: (value, what stands below it, what it is called, whether it stands out)."""

    bars: tuple[tuple[int, str, str, bool], ...] = ()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """The bars, with the highest number at its height."""
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
        for number, (value, below, told, stands_out) in enumerate(self.bars):
            x = left + number * pitch
            spot = QRectF(x, area.top(), pitch, base - area.top())
            self.spots.append((spot, told))
            if value:
                top = base - max(3.0, height * value / most)
                bar = QRectF(x + 0.12 * pitch, top, 0.76 * pitch, base - top)
                paint.fill_round(painter, bar, 3, self._colour(stands_out))
            place = x + pitch / 2
            paint.text(painter, place, base + em, below, 0.86 * em, theme.ink_muted, 700, paint.CENTRE)

    def _colour(self, stands_out: bool) -> str:
        return self.theme.good


class WeekBars(Columns):
    """Deals in each of the last weeks."""

    def show_games(self, seen: Overview, today: date) -> None:
        """Shows the weeks up to this one, which stands out."""
        monday = today - timedelta(days=today.weekday())
        days = [monday - timedelta(weeks=back) for back in range(WEEKS - 1, -1, -1)]
        bars, month = [], 0
        told = self.tr("week of {day}: {deals} deals")
        for day in days:
            deals = seen.weeks.get(day.isoformat(), 0)
            now = day == monday
            name = QLocale().monthName(day.month, QLocale.FormatType.ShortFormat)
            below = self.tr("now") if now else name if day.month != month else ""
            month = day.month
            bars.append((deals, below, told.format(day=short_day(day.isoformat()), deals=deals), now))
        self.bars = tuple(bars)
        self.quiet = self.tr("No deal was played in these weeks.") if seen.deals else ""
        self.note = self.tr("this week: {deals}").format(deals=bars[-1][0])
        self.say([f"{words}." for value, _, words, _ in bars if value])

    def _colour(self, stands_out: bool) -> str:
        return self.theme.accent if stands_out else self.theme.brass


class PlayBars(Columns):
    """How many deals took so many plays."""

    def show_games(self, seen: Overview) -> None:
        """Shows all lengths; the middle half of the deals stands out."""
        lengths = [plays for plays, count in seen.plays.items() for _ in range(count)]
        self.bars, self.note = (), ""
        if lengths:
            low, high = lengths[len(lengths) // 4], lengths[(3 * len(lengths)) // 4]
            step = max(1, -(-(lengths[-1] - lengths[0] + 1) // 18))
            told = self.tr("{first} to {last} plays: {deals} deals")
            bars = []
            for number, first in enumerate(range(lengths[0], lengths[-1] + 1, step)):
                last = first + step - 1
                deals = sum(count for plays, count in seen.plays.items() if first <= plays <= last)
                words = told.format(first=first, last=last, deals=deals)
                bars.append(
                    (deals, str(first) if number % 3 == 0 else "", words, low <= last and first <= high)
                )
            self.bars = tuple(bars)
            self.note = self.tr("half of all deals: {low} to {high}").format(low=low, high=high)
        self.say([f"{words}." for value, _, words, _ in self.bars if value])

    def _colour(self, stands_out: bool) -> str:
        return self.theme.good if stands_out else self.theme.low


class Bests(Plot):
    """The most of everything, and when."""

    rows: tuple[tuple[str, str, str, str], ...] = ()

    def show_games(self, seen: Overview) -> None:
        """Shows own bests, those that there are."""
        told = (
            ("star", self.tr("Most wins in a row"), "{count}", seen.longest_streak),
            ("rewind", self.tr("Longest deal"), self.tr("{count} plays"), seen.longest_deal),
            ("people", self.tr("Biggest table won"), self.tr("{count} seats"), seen.biggest_table),
            ("cards", self.tr("Most tokens kept"), "{count}", seen.most_tokens),
        )
        self.rows = tuple(
            (mark, words, number.format(count=best.value), short_day(best.day))
            for mark, words, number, best in told
            if best != Best()
        )
        self.say([f"{words}: {number}, {day}." for _, words, number, day in self.rows])

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """A line for each."""
        if not self.rows:
            self.nothing(painter, area)
            return
        theme, em = self.theme, self.em
        pitch = min(3.6 * em, area.height() / len(self.rows))
        day_width = max(paint.text_width(row[3], 0.86 * em, 600) for row in self.rows)
        for row, (mark, words, number, day) in enumerate(self.rows):
            y = area.top() + (row + 0.5) * pitch
            paint.disc(painter, area.left() + 1.2 * em, y, 1.2 * em, theme.paper_sunk)
            paint.icon(painter, mark, area.left() + 1.2 * em, y, 1.3 * em, theme.ink)
            right = area.right() - day_width - 1.6 * em
            wide = paint.text(painter, right, y, number, 1.1 * em, theme.ink, 900, paint.RIGHT)
            left = area.left() + 3.2 * em
            paint.text(painter, left, y, words, em, theme.ink, 700, width=right - wide - left - em)
            paint.text(painter, area.right(), y, day, 0.86 * em, theme.ink_muted, 600, paint.RIGHT)


def short_day(day: str) -> str:
    """A day as people write it here; the text itself where it is none."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    name = QLocale().monthName(found.month, QLocale.FormatType.ShortFormat)
    return f"{found.day} {name}"
