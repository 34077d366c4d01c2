"""The sheet with the family's week: games won and deals survived, compared with each player's own best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.language import player, say
from cardtable.storage.statistics import Standing, monday_of
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.today.people_sheet import Line, PeopleSheet
from cardtable.ui.shared.when import day_text


class LeagueSheet(PeopleSheet):
    """The sheet with one week. Nobody is ranked: everyone who played is listed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(
            theme, say("today-league"), say("today-week-before"), say("today-week-after"), parent
        )
        self.now = self.monday = monday_of(clock.today())
        """The Mondays of this week and of the week shown."""
        self.standings: Sequence[Standing] = ()
        self.nobody.setText(say("today-nobody-played"))
        self.lay_lines()
        self._update()

    def open(self, today: date) -> None:
        """Show the week that a day is in."""
        self.now = self.monday = monday_of(today)
        self._wait()

    def turn(self, by: int) -> None:
        """Show the week `by` weeks later."""
        self.monday += timedelta(weeks=by)
        self._wait()
        self.turned.emit()

    def _wait(self) -> None:
        self.waits, self.standings = True, ()
        self._update()

    def show_standings(self, standings: Sequence[Standing], waits: bool = False) -> None:
        """Show everyone's results of the week; `waits` while counting goes on."""
        self.standings, self.waits = standings, waits
        self._update()

    def _update(self) -> None:
        is_now = self.monday == self.now
        self.which.setText(say("today-this-week") if is_now else say("today-week", day=day_text(self.monday)))
        self.after.setEnabled(not is_now)
        self.show_lines([_line(one) for one in self.standings])


def _line(one: Standing) -> Line:
    mark = "star" if one.is_own_best else ""
    # The bar compares each player with their own best week, not with others.
    share = one.won / one.best.value if one.best.value else None
    return Line(one.avatar, player(one.name), tuple(_notes(one)), mark, share)


def _notes(one: Standing) -> Iterator[str]:
    if one.games:
        yield say("today-games-of", won=one.won, games=one.games, held=one.held, deals=one.deals)
    if one.days:
        yield say("today-days-of", held=one.days_held, days=one.days)
    if one.is_own_best:
        yield say("today-best-yet", won=one.before.value)
    elif one.best.value:
        yield say("today-best-week", won=one.best.value, day=day_text(date.fromisoformat(one.best.day)))
