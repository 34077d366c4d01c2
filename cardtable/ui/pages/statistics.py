"""The page of statistics: of one person, of all games or one, for all time or the last weeks."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from cardtable.storage.statistics import Overview, Statistics
from cardtable.storage.writer import WRITER
from cardtable.ui import files, paint
from cardtable.ui.background import Background
from cardtable.ui.company import level_name
from cardtable.ui.flow import FlowLayout
from cardtable.ui.pages.statistics_plots import Bests, LevelBars, PlayBars, WeekBars, strength
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton
from cardtable.ui.widgets_pages import Head, lay_page
from cardtable.ui.widgets_picks import PickButton
from cardtable.ui.widgets_room import RoomPage

AT_ONCE = 0.2
"""Seconds for which games are counted before the page answers again."""

NOW_AND_THEN = 1.0
"""Seconds after which figures are shown anew while games are still counted."""

TIMES = {"": 0, "12": 12, "4": 4, "1": 1}
"""The times that can be looked at, in weeks; 0 is all."""


class Numbers(QWidget):
    """The numbers that matter most, side by side on the room's panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.pairs: tuple[tuple[str, str], ...] = ()
        self.setAccessibleName(self.tr("The most important numbers"))

    def show_pairs(self, *pairs: tuple[str, str]) -> None:
        """Shows numbers with what they count."""
        self.pairs = pairs
        self.setAccessibleDescription("; ".join(f"{words}: {number}" for number, words in pairs))
        self._fit()
        self.update()

    @property
    def _size(self) -> float:
        return 14 * min(self.theme.text, 1.5)

    def _columns(self, width: float) -> int:
        """How many stand side by side so that the words under each are whole, in rows as even as can be."""
        widest = max((paint.text_width(words, self._size, 600) for _, words in self.pairs), default=0.0)
        room = max(1, int(width // (widest + 12)))
        rows = math.ceil(len(self.pairs) / room)
        return math.ceil(len(self.pairs) / max(1, rows))

    def _fit(self) -> None:
        """As high as the rows are: two lines of text each, one of them large."""
        rows = math.ceil(len(self.pairs) / max(1, self._columns(self.width())))
        self.setFixedHeight(round(104 * self.theme.room) * max(1, rows))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may take another number of rows."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Other looks may have larger text."""
        super().changeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel with a cell for each number."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, size = self.theme, self._size
        rect = self.rect().toRectF().adjusted(0.6, 0.6, -0.6, -0.6)
        paint.fill_round(painter, rect, 20, paint.alpha(theme.panel, 0.96), theme.panel_line, 1.2)
        columns = max(1, self._columns(rect.width()))
        width, height = rect.width() / columns, rect.height() / max(1, math.ceil(len(self.pairs) / columns))
        for number, (value, words) in enumerate(self.pairs):
            row, column = divmod(number, columns)
            x, y = rect.left() + (column + 0.5) * width, rect.top() + (row + 0.5) * height
            room = (width - 16) / max(1.0, paint.text_width(value, 2.5 * size, 900))
            large = 2.5 * size * min(1.0, room)
            paint.text(painter, x, y - size, value, large, theme.panel_text, 900, paint.CENTRE)
            paint.text(
                painter, x, y + 1.7 * size, words, size, theme.panel_muted, 600, paint.CENTRE, width - 12
            )
        painter.end()


@dataclass(frozen=True)
class Choices:
    """What the figures can be limited to."""

    people: tuple[tuple[str, str], ...]
    variants: tuple[tuple[str, str], ...]
    seats: tuple[int, ...]
    levels: tuple[str, ...]

    @classmethod
    def of(cls, figures: Statistics) -> Choices:
        """Whatever there is in these now. Raises StorageError."""
        return cls(figures.people(), figures.variants(), figures.seats(), figures.levels())


class StatisticsPage(RoomPage):
    """Shows what came of the finished games; they are counted when it is opened."""

    back_asked = Signal()
    told = Signal(str)

    def __init__(self, theme: Theme, directory: Path, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._directory = directory
        self.statistics: Statistics | None = None
        """The file while it is open; opened, asked and closed on the thread of the disk."""
        self._asking = Background(self)
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.timeout.connect(self._count)
        self.today = date.today
        self._counts_anew = False
        self._shown_at = -math.inf
        everybody = [("", self.tr("Nobody yet"))]
        self.head = Head(self, self.tr("Statistics"), self.back_asked)
        self.back = self.head.back
        self.person = PickButton(theme, self.tr("Person"), everybody, self, dark=True)
        self.game = PickButton(theme, self.tr("Game"), [("", self.tr("All games"))], self, dark=True)
        times = {
            "": self.tr("All the time"),
            "12": self.tr("Last 12 weeks"),
            "4": self.tr("Last 4 weeks"),
            "1": self.tr("Last 7 days"),
        }
        self.time = PickButton(theme, self.tr("Time"), list(times.items()), self, dark=True)
        self.seat = PickButton(theme, self.tr("Seat"), [("", self.tr("Any seat"))], self, dark=True)
        anybody = [("", self.tr("Any opponents"))]
        self.level = PickButton(theme, self.tr("Opponents"), anybody, self, dark=True)
        self.picks = (self.person, self.game, self.time, self.seat, self.level)
        for pick in self.picks:
            pick.picked.connect(lambda _: self.show_figures())
        self.anew = PillButton(theme, self.tr("Count anew"), size=16, parent=self)
        self.anew.setAccessibleDescription(self.tr("forgets all figures and reads every finished game again"))
        self.anew.clicked.connect(self._count_anew)
        self.export = PillButton(theme, self.tr("Save as CSV"), "log", size=16, parent=self)
        self.export.setAccessibleName(self.tr("Save as CSV"))
        self.export.clicked.connect(self._export)
        self.numbers = Numbers(theme, self)
        self.levels = LevelBars(theme, self.tr("Games won, by opponent"), self)
        self.weeks = WeekBars(theme, self.tr("Deals a week"), self)
        self.plays = PlayBars(theme, self.tr("Plays in a deal"), self)
        self.bests = Bests(theme, self.tr("Own bests"), self)
        self._layout()
        self.lead_focus(self.person)

    def _layout(self) -> None:
        head = self.head
        head.addStretch(1)
        head.addWidget(self.anew)
        head.addWidget(self.export)
        chosen = FlowLayout(gap=8)
        for pick in self.picks:
            chosen.addWidget(pick)
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(16)
        grid.addWidget(self.numbers, 0, 0, 1, 2)
        for number, plot in enumerate((self.levels, self.weeks, self.plays, self.bests)):
            grid.addWidget(plot, 1 + number // 2, number % 2)
        scroll = self._scroll = QScrollArea(self)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        column = lay_page(self, head)
        column.addLayout(chosen)
        column.addWidget(scroll, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and page down move what does not fit on the page."""
        step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            bar = self._scroll.verticalScrollBar()
            bar.setValue(bar.value() + step * bar.pageStep())

    def open(self) -> None:
        """Counts what is not counted yet, a little at a time, and shows the figures."""
        self._shown_at = -math.inf
        self._count()

    def close_file(self) -> None:
        """Lets go of the file when nothing is asked of it any more; may be called twice."""
        self._counting.stop()
        self._asking.drop()
        WRITER.do(self._close)

    def _close(self) -> None:
        if self.statistics is not None:
            self.statistics.close()
            self.statistics = None

    def _opened(self) -> Statistics:
        """On the thread of the disk."""
        if self.statistics is None:
            self.statistics = Statistics(self._directory)
            if self.statistics.set_aside is not None:
                sentence = self.tr(
                    "The statistics could not be read and are counted anew; the old ones are {file}."
                )
                self.told.emit(sentence.format(file=self.statistics.set_aside))
        return self.statistics

    def _count(self) -> None:
        """A little at a time, so that what is played meanwhile is saved between."""
        due = time.monotonic() - self._shown_at > NOW_AND_THEN

        def count() -> tuple[bool, Choices | None]:
            statistics = self._opened()
            done = statistics.catch_up(AT_ONCE)
            return done, Choices.of(statistics) if done or due else None

        self._asking.ask(count, lambda counted: self._counted(*counted), self._tell_refused)

    def _counted(self, done: bool, choices: Choices | None) -> None:
        if choices is not None:
            self._offer(choices)
            self.show_figures()
            self._shown_at = time.monotonic()
        if not done:
            self._counting.start(0)
        elif self._counts_anew:
            self._counts_anew = False
            self.told.emit(self.tr("All games are counted anew."))

    def _tell_refused(self, error: OSError) -> None:
        self._counts_anew = False
        self.told.emit(str(error))

    def _offer(self, choices: Choices) -> None:
        nobody = [("", self.tr("Nobody yet"))]
        self.person.offer([(name, name) for name, _ in choices.people] or nobody)
        self.game.offer([("", self.tr("All games")), *choices.variants])
        seats = [(str(seat), self.tr("Seat {number}").format(number=seat)) for seat in choices.seats]
        self.seat.offer([("", self.tr("Any seat")), *seats])
        levels = [(level, level_name(level)) for level in sorted(choices.levels, key=strength)]
        self.level.offer([("", self.tr("Any opponents")), *levels])

    def _count_anew(self) -> None:
        """For whoever doubts the figures: the games that are kept say the same again."""

        def count(nothing: None) -> None:
            self._counts_anew = True
            self._shown_at = -math.inf
            self._count()

        self._asking.ask(lambda: self._opened().forget(), count, self._tell_refused)

    @property
    def since(self) -> str:
        """The first day that counts; "" for all."""
        weeks = TIMES.get(self.time.value, 0)
        return (self.today() - timedelta(days=7 * weeks - 1)).isoformat() if weeks else ""

    def show_figures(self) -> None:
        """The figures of what is chosen."""
        chosen = (
            self.person.value, self.game.value, self.since, int(self.seat.value or 0), self.level.value
        )  # fmt: skip
        self._asking.ask(lambda: self._opened().overview(*chosen), self._show, self._tell_refused)

    def _show(self, seen: Overview) -> None:
        self.numbers.show_pairs(
            (str(seen.deals), self.tr("deals played")),
            (self.tr("{won} of {games}").format(won=seen.won, games=seen.games), self.tr("games won")),
            (str(seen.streak), self.tr("wins in a row")),
            (str(seen.busts), self.tr("times bust")),
            (_decimal(seen.plays_a_deal), self.tr("plays a deal")),
            (_decimal(seen.tokens), self.tr("tokens kept")),
            (str(seen.undone), self.tr("with undo")),
        )
        self._show_plots(seen)

    def _show_plots(self, seen: Overview) -> None:
        self.levels.show_games(seen)
        self.weeks.show_games(seen, self.today())
        self.plays.show_games(seen)
        self.bests.show_games(seen)

    def _export(self) -> None:
        path = files.ask_save(self, self.tr("Save as CSV"), "cardtable.csv", "CSV (*.csv)")
        if path is not None:
            self._asking.ask(
                lambda: files.write(path, self._opened().exported()), self.told.emit, self._tell_refused
            )


def _decimal(value: float | None) -> str:
    """A mean with one decimal; a dash where there is none."""
    return "–" if value is None else QLocale().toString(value, "f", 1)
