"""The calendar of the album: a month with games' cards and stickers, and tonight's wins."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cardtable import clock
from cardtable.language import paragraph as sentences
from cardtable.language import player, say, series
from cardtable.learning.skills import Skill
from cardtable.storage.statistics import Played, Standing
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.friends import ANIMALS, name_and_animal
from cardtable.ui.shared.album_cards import draw_card
from cardtable.ui.shared.when import day_text, formats
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, lay_column, lay_row
from cardtable.ui.widgets.controls import (
    Control,
    FittedLabel,
    MarkButton,
    PillButton,
    Sheet,
    discard,
    label,
    paragraph,
)
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.scrolling import ScrollArea

_WEEKS, _DAYS = 6, 7
_PUZZLE, _SUMS = "search", "cap"
"""The icons of stickers."""


class Stickers(NamedTuple):
    """Days with a solved puzzle, days with solved or practiced number problems, friends who came by day."""

    puzzles: Collection[date] = ()
    sums: Collection[date] = ()
    friends: Mapping[date, Sequence[Skill]] = {}

    def of(self, day: date) -> list[tuple[str, str]]:
        """Return the stickers of a day: the icon or a friend's picture, and the words."""
        friends = [(ANIMALS[kind].picture, name_and_animal(kind)) for kind in self.friends.get(day, ())]
        signs = (
            (self.puzzles, _PUZZLE, say("puzzles-title")),
            (self.sums, _SUMS, say("puzzles-sums")),
        )
        return [*friends, *((sign, words) for days, sign, words in signs if day in days)]


class DayCell(Control):
    """A day of the month; with games it has the picture of one, and a click lists them.

    Its stickers are beside that picture.
    """

    radius = 14.0

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.day = clock.today()
        self.games: Sequence[Played] = ()
        self.stickers: Sequence[tuple[str, str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_day(self, day: date, games: Sequence[Played], stickers: Sequence[tuple[str, str]]) -> None:
        """Show a day with its games and its stickers."""
        self.day, self.games, self.stickers = day, games, stickers
        told = say("form-sentence", told=day_text(day))
        things = [*(one.title for one in games), *(words for _, words in stickers)]
        self.setAccessibleName(sentences([told, series(things) if things else ""]))
        self.setEnabled(bool(things))
        self.update()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, today = self.theme, self.day == clock.today()
        ground = theme.paper_raised if self.isEnabled() else theme.paper
        line, wide = (theme.brass, 3.0) if today else (theme.paper_line, 1.2)
        paint.fill_round(painter, body.adjusted(1, 1, -1, -1), 10, ground, line, wide)
        size = min(14 * theme.text, body.height() * 0.3)
        ink = theme.ink if self.isEnabled() or today else theme.ink_muted
        paint.text(painter, body.left() + 9, body.top() + 8 + size / 2, str(self.day.day), size, ink, 800)
        if self.games:
            self._draw_game(painter, body)
        self._draw_stickers(painter, body)

    def _draw_game(self, painter: QPainter, body: QRectF) -> None:
        """Draw the card of a game of that day."""
        # The game with most new deeds, else the last.
        shown = max(reversed(self.games), key=lambda one: one.new_deeds)
        high = min(body.height() - 12, (body.width() - 20) * CARD_RATIO)
        width = high / CARD_RATIO
        place = QRectF(body.right() - width - 8, body.center().y() - high / 2, width, high)
        draw_card(painter, self.theme, place, shown.variant, True)

    def _draw_stickers(self, painter: QPainter, body: QRectF) -> None:
        """Draw the stickers from the lower left corner on, large if there was no game."""
        side = min(body.height(), body.width())
        r = side * (0.15 if self.games else 0.28 if len(self.stickers) == 1 else 0.21)
        step = min(2.2 * r, (body.width() - 14 - 2 * r) / max(1, len(self.stickers) - 1))
        if self.games:
            x, y = body.left() + 7 + r, body.bottom() - 7 - r
            step = min(step, (body.width() * 0.4) / len(self.stickers or "1"))
        else:
            x = body.center().x() - step * (len(self.stickers) - 1) / 2
            y = body.center().y() + body.height() * 0.06
        for sign, _ in reversed(self.stickers):
            if sign in (_PUZZLE, _SUMS):
                paint.disc(painter, x, y, r, self.theme.brass, self.theme.edge, 1.2)
                paint.icon(painter, sign, x, y, r * 1.1, self.theme.ink, 2.6)
            else:
                paint.disc(painter, x, y, r, self.theme.paper_sunk, self.theme.brass, 1.2)
                picture = pictures.friend(sign, round(1.6 * r), paint.dpr_of(painter))
                place = QRectF(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r)
                painter.drawPixmap(place, picture, QRectF(picture.rect()))
            x += step


class CalendarView(QWidget):
    """One month, with the games of a day and the wins of tonight beside it."""

    turned = Signal()
    """Emitted when another month is to be shown."""

    watch_asked = Signal(Path, int)
    """Emitted with the record to watch, and where."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._month = clock.today().replace(day=1)
        self._day: date | None = None
        self._games: Sequence[Played] = ()
        self._stickers = Stickers()
        self._tally: Sequence[tuple[str, str, int]] = ()
        self._week: Sequence[Standing] = ()
        self._rows: list[QWidget] = []
        self.title = label("", "heading", self)
        self.before = MarkButton(say("album-month-before"), "chevron-left", self)
        self.after = MarkButton(say("album-month-after"), "chevron-right", self)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self._heads = [label("", "small", self) for _ in range(_DAYS)]
        self.cells = [DayCell(theme, self) for _ in range(_WEEKS * _DAYS)]
        for cell in self.cells:
            cell.clicked.connect(lambda _=False, cell=cell: self._choose(cell.day))
        lay_row((self._month_sheet(), 2), (self._side_sheet(), 1), on=self, margins=(4, 0, 4, 10), gap=16)

    def _month_sheet(self) -> Sheet:
        sheet, grid = Sheet(parent=self), QGridLayout()
        grid.setSpacing(0)
        for number, name in enumerate(self._heads):
            grid.addWidget(name, 0, number)
            grid.setColumnStretch(number, 1)
        for number, cell in enumerate(self.cells):
            week, day = divmod(number, _DAYS)
            grid.addWidget(cell, week + 1, day)
        self._grid = grid
        head = lay_row((self.title, 1), self.before, self.after)
        lay_column(head, (grid, 1), on=sheet, margins=(24, 12, 16, 14))
        return sheet

    def _side_sheet(self) -> Sheet:
        sheet, body = Sheet(parent=self), QWidget()
        self._side = lay_column(STRETCH, on=body, margins=(0, 0, 8, 0))
        lay_column(ScrollArea(sheet, body), on=sheet, margins=(22, 14, 12, 16))
        return sheet

    # The month

    @property
    def span(self) -> tuple[datetime, datetime]:
        """The first moment of the days shown, and the first after them."""
        first = self._first
        return clock.first_moment(first), clock.first_moment(first + timedelta(days=_WEEKS * _DAYS))

    @property
    def _first(self) -> date:
        """The first day shown: the one on which weeks begin here, at or before the first of the month."""
        return self._month - timedelta(
            days=(self._month.isoweekday() - formats().firstDayOfWeek().value) % _DAYS
        )

    def look_at_today(self) -> None:
        """Show the present month."""
        self._month, self._day = clock.today().replace(day=1), None

    def _turn(self, by: int) -> None:
        month = self._month.month - 1 + by
        self._month = date(self._month.year + month // 12, month % 12 + 1, 1)
        self._day = None
        self.turned.emit()

    def show_games(
        self,
        games: Sequence[Played],
        stickers: Stickers,
        tally: Sequence[tuple[str, str, int]],
        week: Sequence[Standing],
    ) -> None:
        """Show a person's games and stickers, and who won how often tonight and in this week."""
        self._games, self._stickers, self._tally, self._week = games, stickers, tally, week
        by_day = dict[date, list[Played]]()
        for game in games:
            by_day.setdefault(clock.local_day(game.moment), []).append(game)
        name = formats().standaloneMonthName(self._month.month)
        title = say("album-month", month=name, year=str(self._month.year))
        if self.title.text() not in ("", title):
            announce(self, title)
        self.title.setText(title)
        self.after.setEnabled(self._month < clock.today().replace(day=1))
        begins = formats().firstDayOfWeek().value
        for number, head in enumerate(self._heads):
            day = (begins - 1 + number) % _DAYS + 1
            head.setText(formats().standaloneDayName(day, QLocale.FormatType.ShortFormat))
        for number, cell in enumerate(self.cells):
            shown = self._first + timedelta(days=number)
            cell.setVisible(shown.month == self._month.month)
            cell.show_day(shown, by_day.get(shown, ()), stickers.of(shown))
        for row in range(_WEEKS):
            has_days = any(one.isVisibleTo(self) for one in self.cells[row * _DAYS : (row + 1) * _DAYS])
            self._grid.setRowStretch(row + 1, int(has_days))
        self._show_side()

    # Beside it

    def _choose(self, day: date) -> None:
        self._day = None if day == self._day else day
        self._show_side()

    def _show_side(self) -> None:
        discard(self._rows)
        self._rows = []
        if self._day is not None:
            self._add(label(day_text(self._day), "heading"))
            for game in self._games:
                if clock.local_day(game.moment) == self._day:
                    self._add(self._game(game))
            for _, words in self._stickers.of(self._day):
                self._add(paragraph(words, "row"))
            return
        if self._tally:
            self._add(paragraph(say("album-tonight"), "heading"))
            for name, avatar, won in self._tally:
                self._add(self._person(name, avatar, str(won)))
        self._add(paragraph(say("album-week"), "heading"))
        for one in self._week:
            won_of = say("statistics-won-of", won=one.won, games=one.games)
            self._add(self._person(one.name, one.avatar, won_of))
        if not self._week:
            self._add(paragraph(say("today-nobody-played"), "label"))

    def _add(self, widget: QWidget) -> None:
        self._side.insertWidget(len(self._rows), widget)
        self._rows.append(widget)

    def _person(self, name: str, avatar: str, won: str) -> QWidget:
        row, face = QWidget(), Portrait(self.theme, 44)
        face.show_avatar(avatar)
        named = FittedLabel(player(name), "row", 12)
        lay_row(face, (named, 1), label(won, "heading"), on=row, margins=(0, 4, 0, 4))
        return row

    def _game(self, game: Played) -> QWidget:
        row = QWidget()
        watch = PillButton(say("album-watch"), "play", size=14)
        watch.setAccessibleDescription(game.title)
        watch.clicked.connect(lambda: self.watch_asked.emit(game.path, 0))
        watch.setEnabled(game.path is not None)
        lay_column(paragraph(game.title, "row"), watch, on=row, margins=(0, 6, 0, 6))
        return row
