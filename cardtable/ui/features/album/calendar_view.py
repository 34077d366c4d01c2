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
from cardtable.storage.statistics import DayResult, Played, Standing
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.friends import ANIMALS, name_and_animal
from cardtable.ui.shared.album_cards import draw_card
from cardtable.ui.shared.day_results import ResultRow, line_of
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
_DEAL, _PUZZLE, _SUMS = "sun", "search", "cap"
"""The icons of stickers."""

Span = tuple[date, date]
"""The first of some days, and the day after them."""


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


class Shown(NamedTuple):
    """What a person's month has.

    Games and stickers, everyone's results of its deals of the day, who won how often tonight, and the league
    of the view's spans.
    """

    games: Sequence[Played] = ()
    stickers: Stickers = Stickers()
    results: Mapping[date, Sequence[DayResult]] = {}
    tally: Sequence[tuple[str, str, int]] = ()
    leagues: Mapping[Span, Sequence[Standing]] = {}


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
            if sign in (_DEAL, _PUZZLE, _SUMS):
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

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._month = clock.today().replace(day=1)
        self._day: date | None = None
        self._shown = Shown()
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
        """The first day shown."""
        return _week_of(self._month)[0]

    @property
    def spans(self) -> tuple[Span, ...]:
        """The spans whose league may be shown: the weeks, the month and the year."""
        weeks = (_week_of(self._first + timedelta(weeks=number)) for number in range(_WEEKS))
        return (*weeks, _month_of(self._month), _year_of(self._month))

    def look_at_today(self) -> None:
        """Show the present month."""
        self._month, self._day = clock.today().replace(day=1), None

    def _turn(self, by: int) -> None:
        first, after = _month_of(self._month)
        self._month = after if by > 0 else (first - timedelta(days=1)).replace(day=1)
        self._day = None
        self.turned.emit()

    def show_month(self, shown: Shown) -> None:
        """Show what the month has."""
        self._shown = shown
        title = self._month_name
        if self.title.text() not in ("", title):
            announce(self, title)
        self.title.setText(title)
        self.after.setEnabled(self._month < clock.today().replace(day=1))
        begins = formats().firstDayOfWeek().value
        for number, head in enumerate(self._heads):
            weekday = (begins - 1 + number) % _DAYS + 1
            head.setText(formats().standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        for number, cell in enumerate(self.cells):
            day = self._first + timedelta(days=number)
            cell.setVisible(day.month == self._month.month)
            games = [one for one in self._games_of(day) if one.new_deeds or not one.is_of_day]
            cell.show_day(day, games, self._stickers_of(day))
        for row in range(_WEEKS):
            has_days = any(one.isVisibleTo(self) for one in self.cells[row * _DAYS : (row + 1) * _DAYS])
            self._grid.setRowStretch(row + 1, int(has_days))
        self._show_side()

    @property
    def _month_name(self) -> str:
        name = formats().standaloneMonthName(self._month.month)
        return say("album-month", month=name, year=str(self._month.year))

    def _games_of(self, day: date) -> list[Played]:
        return [one for one in self._shown.games if clock.local_day(one.moment) == day]

    def _stickers_of(self, day: date) -> list[tuple[str, str]]:
        deal = [(_DEAL, say("today-deal"))] if any(one.is_of_day for one in self._games_of(day)) else []
        return [*deal, *self._shown.stickers.of(day)]

    # Beside it

    def _choose(self, day: date) -> None:
        self._day = None if day == self._day else day
        self._show_side()

    def _show_side(self) -> None:
        discard(self._rows)
        self._rows = []
        if self._day is not None:
            self._show_day(self._day)
            self._show_league(_week_of(self._day))
            return
        today = clock.today()
        is_now = self._month == today.replace(day=1)
        if is_now and self._shown.tally:
            self._add(paragraph(say("album-tonight"), "heading"))
            for name, avatar, won in self._shown.tally:
                self._add(self._person(name, avatar, str(won)))
        near, year = _week_of(today) if is_now else _month_of(self._month), _year_of(self._month)
        self._show_league(near)
        if self._shown.leagues.get(near) != self._shown.leagues.get(year):
            self._show_league(year)

    def _show_day(self, day: date) -> None:
        """Show what there was on a day: games, its deal with everyone's results, and stickers."""
        self._add(label(day_text(day), "heading"))
        games = self._games_of(day)
        for game in games:
            if not game.is_of_day:
                self._add(self._game(game))
        for sign, words in self._stickers_of(day):
            self._add(paragraph(words, "row"))
            if sign == _DEAL:
                self._show_deal(day, [game for game in games if game.is_of_day])

    def _show_deal(self, day: date, games: Sequence[Played]) -> None:
        for game in games:
            self._add(self._game(game))
        played = {game.variant for game in games}
        for result in self._shown.results.get(day, ()):
            if result.variant in played:
                self._add(ResultRow(self.theme, line_of(result)))

    def _show_league(self, span: Span) -> None:
        """Show who won in some days; nothing if nobody played."""
        if league := self._shown.leagues.get(span):
            self._add(paragraph(self._league_title(span), "heading"))
            self._rows[-1].setContentsMargins(0, 14 if len(self._rows) > 1 else 0, 0, 0)
            for one in league:
                won_of = say("statistics-won-of", won=one.won, games=one.games)
                self._add(self._person(one.name, one.avatar, won_of))

    def _league_title(self, span: Span) -> str:
        if span == _week_of(clock.today()):
            return say("album-week")
        if span == _month_of(self._month):
            return say("album-wins", span=self._month_name)
        if span == _year_of(self._month):
            return say("album-wins", span=str(self._month.year))
        return say("album-week-of", day=day_text(span[0]))

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
        lay_row((paragraph(game.title, "row"), 1), watch, on=row, margins=(0, 2, 0, 2))
        return row


def _week_of(day: date) -> Span:
    """Return the week of a day; it begins on the weekday on which weeks begin here."""
    first = day - timedelta(days=(day.isoweekday() - formats().firstDayOfWeek().value) % _DAYS)
    return first, first + timedelta(weeks=1)


def _month_of(day: date) -> Span:
    first = day.replace(day=1)
    return first, (first + timedelta(days=31)).replace(day=1)


def _year_of(day: date) -> Span:
    return date(day.year, 1, 1), date(day.year + 1, 1, 1)
