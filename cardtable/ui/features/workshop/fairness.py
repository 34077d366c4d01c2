"""What the lab found of a draft: verdicts with figures and repairs, and both games' figures side by side.

Figures are drawn, and described for screen readers; thin lines are 95% intervals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from cardtable.controller.lab.fairness import Group
from cardtable.controller.lab.laboratory import ENOUGH, Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.controller.lab.verdicts import About, Estimate, Figure, Verdict, ranged
from cardtable.language import Range, say, sentence
from cardtable.language import paragraph as sentences
from cardtable.rules.drafting.draft import Basis
from cardtable.rules.model import Rules
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import changed
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import FoldButton, RepairButton, show_sign, sign_words
from cardtable.ui.shared.chips import ChipLines
from cardtable.ui.shared.when import formats
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column
from cardtable.ui.widgets.controls import Bar, MarkButton, PillButton, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Plot, Sign
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.tool_tips import tip, tip_of

OPEN: frozenset[About] = frozenset({"begins", "length"})
"""Verdicts whose figures are open at first."""
MOST_FIGURES = 6
"""Most figures shown for one verdict."""
A_BEGINNING = 100
"""Deals before a first verdict on the whole game, unless something is surely bad."""
A_FEW = 500
"""Deals after which every verdict that will be given is there."""
LIKELY, SURE = 0.8, 0.975
"""Minimum probabilities for a verdict to be called likely, and sure."""


def is_good(verdict: Verdict) -> bool | None:
    """Return whether the verdict is good; None if that isn't known yet."""
    if verdict.bad is not None:
        return False
    return True if verdict.sure >= LIKELY else None


def sure_words(verdict: Verdict) -> str:
    """Return in words how sure the lab is."""
    if verdict.depends:
        return say("told-depends")
    if verdict.sure >= SURE:
        return say("told-sure")
    return say("told-rather-sure") if verdict.sure >= LIKELY else say("told-not-sure")


class VerdictHead(FoldButton):
    """A verdict with its sign; pressing it opens the figures below."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, ("counted", "row"), parent)
        self.note.show()
        self.verdict: Verdict | None = None
        self._sign = Sign(theme, "clock", 24, self)
        self.box.insertWidget(0, self._sign, 0, Qt.AlignmentFlag.AlignTop)

    def show_verdict(self, verdict: Verdict) -> None:
        last, self.verdict = self.verdict, verdict
        if last is None or replace(last, figures=()) != replace(verdict, figures=()):
            sign, sure = sign_words(is_good(verdict)), sure_words(verdict)
            self.setAccessibleName(
                say("told-verdict-aloud", about=self.text(), sign=sign, words=verdict.text)
            )
            self.setAccessibleDescription(sure)
            self.words.setText(say("told-about-sure", about=self.text(), sure=sure))
            self.note.setText(verdict.text)
            show_sign(self._sign, is_good(verdict))


class VerdictRow(QWidget):
    """A verdict with its figures and, if it is bad, repairs."""

    def __init__(self, theme: Theme, about: About, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.head = VerdictHead(theme, say(f"told-about-{about}"), self)
        self.behind = QWidget(self)
        """The figures under their title, behind the sentence."""
        self.picture: PanelPlot
        if about == "begins":
            self.picture = SeatBars(theme, "", self.behind)
        elif about == "length":
            self.picture = PlaysColumns(theme, say("told-plays"), self.behind)
        else:
            self.picture = Table(theme, self.head.text(), self.behind)
        self._title, self._aside = paragraph("", "small", self.behind), label("", "small", self.behind)
        self.repairs: list[RepairButton] = []
        self.offered: tuple[Repair, ...] = ()
        column = self._column = lay_column(self.head, on=self, margins=NO_MARGINS, gap=2)
        inset = QGridLayout(self.behind)
        inset.setContentsMargins(8, 0, 4, 0)
        inset.setColumnStretch(0, 1)
        inset.addWidget(self._title, 0, 0)
        inset.addWidget(self._aside, 0, 1)
        inset.addWidget(self.picture, 1, 0, 1, 2)
        column.addWidget(self.behind)
        self.head.toggled.connect(self.behind.setVisible)
        self.head.setChecked(about in OPEN)
        self.behind.setVisible(about in OPEN)

    def show_verdict(self, verdict: Verdict, progress: Progress) -> None:
        """Show the current verdict on the question."""
        self.head.show_verdict(verdict)
        picture, figures, title, aside = self.picture, verdict.figures, "", ""
        if isinstance(picture, SeatBars):
            # Shares of deals won add up to 1.
            is_won = sum(one.estimate.value for one in figures) < 1.5
            title = say("told-seats-won" if is_won else "told-seats")
            picture.show_seats(figures[: progress.players])
        elif isinstance(picture, PlaysColumns):
            middle, tenth = (one.estimate for one in figures[:2])
            picture.show_plays(progress.found.plain.plays, middle, int(tenth.most))
            title, aside = say("told-plays"), say("told-middle", plays=ranged(middle, int))
        elif isinstance(picture, Table):
            picture.show_figures(figures[:MOST_FIGURES])
        for shown, words in ((self._title, title), (self._aside, aside)):
            shown.setText(words)
            shown.setVisible(bool(words))
        picture.setAccessibleName(title or self.head.text())

    def offer(self, repairs: Sequence[Repair]) -> list[RepairButton]:
        """Replace the repairs, and return their buttons."""
        discard(self.repairs)
        self.offered = tuple(repairs)
        self.repairs = [RepairButton(self.theme, one.change.text, one.text, self) for one in repairs]
        for button in self.repairs:
            self._column.addWidget(button)
        return self.repairs


class Fairness(QWidget):
    """The view with all verdicts, the lab's progress, and the number of players."""

    def __init__(self, theme: Theme, repair: Callable[[Repair], object]) -> None:
        """Make the view; `repair` makes the repair that is pressed."""
        super().__init__()
        self._repair = repair
        self.theme = theme
        self.rows: dict[About, VerdictRow] = {}
        self.players = PickButton(say("games-number-of-players"), [("4", _players(4))], self)
        self.deals: QLabel = label("", "small", self)
        self.progress = Bar(say("told-progress"), 0, parent=self)
        self.rest = MarkButton(say("shared-pause"), "hold", self)
        self.again = PillButton(say("told-again"), "again", size=15, parent=self)
        tip(self.again, say("told-again-means"))
        self.again.setAccessibleDescription(tip_of(self.again))
        self.summary: QLabel = paragraph("", "heading", self)
        self.trying: QLabel = paragraph("", "small", self)
        self.group: QLabel = paragraph(say("told-who"), "small", self)
        self._rows = lay_column(gap=2)
        head = FlowLayout(self.players, self.rest, self.deals)
        column = lay_column(on=self, margins=(0, 0, 8, 4), gap=4)
        add_parts(column, head, self.progress, self.summary, self.group, self._rows)
        add_parts(column, self.trying, self.again, STRETCH)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        rows = sorted(self.rows.values(), key=self._rows.indexOf)
        said = [stop for row in rows for stop in (row.head, *row.repairs)]
        return [self.players, self.rest, *said, self.again]

    def offer_players(self, numbers: Sequence[int], chosen: int) -> None:
        """Offer the possible numbers of players. Emits nothing."""
        self.players.offer([(str(number), _players(number)) for number in numbers])
        self.players.choose(str(chosen))

    def show_rest(self, is_paused: bool) -> None:
        """Show whether the player paused the lab."""
        self.rest.mark = "play" if is_paused else "hold"
        self.rest.set_label(say("shared-go-on" if is_paused else "shared-pause"))
        tip(self.rest, self.rest.text())

    def show_nothing(self, sentence: str) -> None:
        """Drop all verdicts and show `sentence`, which says why there are none."""
        for about in tuple(self.rows):
            self._drop(about)
        self._say(sentence)

    def show_waiting(self) -> None:
        """Gray out the old verdicts until the first deals of another draft are played."""
        for row in self.rows.values():
            row.setEnabled(False)
        self._say(say("told-soon"))

    def show_progress(self, progress: Progress) -> None:
        """Show the lab's findings so far."""
        if not progress.verdicts and not progress.failed:
            self.show_waiting()
            return
        # Bad verdicts come first.
        verdicts = sorted(progress.verdicts, key=lambda verdict: verdict.bad is None)
        for about in self.rows.keys() - {verdict.about for verdict in verdicts}:
            # Old verdicts stay, grayed out, until the new ones are complete.
            if progress.deals > A_FEW:
                self._drop(about)
        for number, verdict in enumerate(verdicts):
            row = self.rows.get(verdict.about)
            if row is None:
                row = self.rows[verdict.about] = VerdictRow(self.theme, verdict.about, self)
            if self._rows.indexOf(row) != number:
                self._rows.removeWidget(row)
                self._rows.insertWidget(number, row)
            row.show_verdict(verdict, progress)
            self._offer(row, [repair for repair in progress.repairs if repair.fault == verdict.bad])
            row.setEnabled(True)
        # Reserve room for the largest number, so that nothing jumps.
        widest = self.deals.fontMetrics().horizontalAdvance(_deals(ENOUGH["plain"] * len(Group)))
        self.deals.setMinimumWidth(widest + 2)
        trying = say("told-trying", change=progress.trying) if progress.trying else ""
        done = 1.0 if progress.is_done else progress.done
        self._say(summary_words(progress), trying, _deals(progress.deals), done)

    def _offer(self, row: VerdictRow, repairs: Sequence[Repair]) -> None:
        if tuple(repairs) != row.offered:
            for button, repair in zip(row.offer(repairs), repairs, strict=True):
                button.clicked.connect(lambda _=False, repair=repair: self._repair(repair))

    def _drop(self, about: About) -> None:
        discard([self.rows.pop(about)])

    def _say(self, summary: str, trying: str = "", deals: str = "", done: float = 0.0) -> None:
        for shown, words in ((self.summary, summary), (self.trying, trying), (self.deals, deals)):
            if shown.text() != words:
                shown.setText(words)
            shown.setVisible(bool(words))
        self.progress.show_share(done)


class ComparedView(QWidget):
    """The comparison of a draft with the game that it came from."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.heading = paragraph("", "heading", self)
        self.note = paragraph("", "row", self)
        self.chips = ChipLines(parent=self)
        self.table = Table(theme, say("told-figures-beside"), self)
        self.table.heads = (say("told-now"), say("told-before"))
        self.legend = paragraph(say("told-framed"), "small", self)
        column = lay_column(on=self, margins=(0, 0, 8, 4), gap=10)
        add_parts(column, self.heading, self.note, self.chips, self.table, self.legend, STRETCH)

    def show_games(self, rules: Rules, basis: Basis) -> None:
        """Show how the draft differs from the game that it came from."""
        base = basis.rules
        chips = differences(rules, base) if base is not None else ()
        # Not every rule has a chip.
        told = changed(rules, base).sentences if base is not None and not chips else ()
        self.heading.setText(
            say("told-beside-game", game=basis.name) if base is not None else say("told-from-nothing")
        )
        self.chips.show_chips(chips)
        self.chips.setVisible(bool(chips))
        is_same = not chips and not told
        self.note.setText(say("told-same") if is_same else sentences((say("told-differs"), *told)))
        for shown in (self.note, self.legend):
            shown.setVisible(base is not None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the figures of both games as far as they are known; None if there are none."""
        lines = list(_lines(progress)) if progress is not None else []
        self.table.show_lines(lines, [_spoken(one) for one in lines if one.numbers])
        self.table.setVisible(bool(lines))
        self.legend.setText(say("told-framed") if lines else say("told-soon"))


def _lines(progress: Progress) -> Iterator[Line]:
    """Yield the figures of both games, with a heading before those of each verdict."""
    numbers: Counter[About] = Counter()
    for one in progress.compared:
        place, players = numbers[one.about], progress.players
        numbers[one.about] += 1
        if place == 0:
            yield Line(say(f"told-about-{one.about}"))
        if place < max(MOST_FIGURES, players):
            yield Line(one.now.label, (figure_words(one.now), figure_words(one.was)), differs=one.differs)


def _spoken(line: Line) -> str:
    now, was = line.numbers
    return say("told-beside-differs" if line.differs else "told-beside", name=line.name, now=now, was=was)


def summary_words(progress: Progress) -> str:
    """Return the sentence that sums up all verdicts."""
    if progress.failed:
        return say("told-failed")
    bad = sum(verdict.bad is not None for verdict in progress.verdicts)
    if bad:
        return say("told-could-be-better", count=bad)
    if progress.deals < A_BEGINNING:
        return say("told-soon")
    return say("told-a-good-game") if progress.is_done else say("told-good-so-far")


def _deals(count: int) -> str:
    return say("told-deals", count=count, number=formats().toString(count))


def _players(number: int) -> str:
    return say("told-for-players", count=number)


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
