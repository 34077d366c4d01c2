"""The album of one person: a card of each game on a shelf, or a calendar of the days with games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable import clock
from cardtable.language import player, say
from cardtable.rules.deeds import Deed, deeds_of
from cardtable.rules.families import families
from cardtable.storage.statistics import Album, Played, Standing, Statistics, monday_of
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.album.calendar_view import CalendarView, Stickers
from cardtable.ui.features.album.shelf import Shelf
from cardtable.ui.shared.statistics_reader import StatisticsReader
from cardtable.ui.widgets.boxes import STRETCH, add_parts
from cardtable.ui.widgets.controls import ChipButton, Segmented, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Awaited, Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea


class Read(NamedTuple):
    """Everyone, the person shown with deeds, games and stickers, and who won tonight and this week."""

    people: tuple[tuple[str, str], ...]
    person: str
    album: Album
    own_games: tuple[tuple[str, str], ...]
    games: tuple[Played, ...]
    tally: tuple[tuple[str, str, int], ...]
    week: tuple[Standing, ...]
    stickers: Stickers


class AlbumPage(RoomPage):
    """The album, one person at a time; the games are counted when it is opened."""

    game_asked = Signal(str, str)
    """Emitted with the game and the person whose page is wanted."""

    def __init__(self, theme: Theme, directory: Path, stickers: Callable[[str], Stickers]) -> None:
        """Create the page; `stickers` returns on the disk's thread those of a person."""
        super().__init__(theme)
        self._stickers = stickers
        self.reader = StatisticsReader(directory, self)
        self.reader.failed.connect(self._fail)
        self.head = Head(self, say("album-title"), self.back_asked)
        self.figures = ChipButton(say("statistics-title"), "chart", self)
        self.face = Portrait(theme, 40, self, dark=True)
        nobody = [("", say("statistics-nobody"))]
        self.person = PickButton(say("statistics-person"), nobody, self, dark=True)
        self.person.picked.connect(lambda _: self._read())
        views = [("games", say("album-games")), ("calendar", say("album-calendar"))]
        self.views = Segmented(say("album-title"), views, self)
        self.views.choose("games")
        self.views.chosen.connect(self._turn)
        self.count = label("", "note", self)
        self.shelf = Shelf(theme)
        self.shelf.asked.connect(lambda game: self.game_asked.emit(game, self.person.value))
        self.calendar = CalendarView(theme)
        self.calendar.turned.connect(self._read)
        self.scrolled = ScrollArea(self, self.shelf)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.scrolled)
        self._stack.addWidget(self.calendar)
        self.place = Awaited(self._stack, "note", self)
        self._layout()
        self.lead_focus(self.person)

    def _layout(self) -> None:
        add_parts(self.head, STRETCH, self.figures)
        chosen = FlowLayout(gap=12)
        for part in (self.face, self.person, self.views, self.count):
            chosen.addWidget(part)
        column = lay_page(self, self.head)
        add_parts(column, chosen, (self.place, 1))
        self.setTabOrder(self.head.back, self.figures)

    def open(self) -> None:
        """Show the album of the person shown last, or who played most."""
        self.calendar.look_at_today()
        self._read()

    def restore_from(self, before: Self) -> None:
        self.views.choose(before.views.value)
        self._turn(before.views.value)
        self.open()

    def _turn(self, view: str) -> None:
        self._stack.setCurrentIndex(("games", "calendar").index(view))

    def _read(self) -> None:
        wanted, (since, until) = self.person.value, self.calendar.span

        def ask(statistics: Statistics) -> Read:
            people = statistics.people()
            names = [name for name, _ in people]
            person = wanted if wanted in names else next(iter(names), "")
            own = tuple(one for one in statistics.variants() if one[0] not in _in_order())
            games = statistics.games_of(person, since, until)
            tally = statistics.tally(clock.now())
            week = statistics.league(monday_of(clock.today()))
            stickers = self._stickers(person)
            return Read(people, person, statistics.album(person), own, games, tally, week, stickers)

        self.reader.read(ask, self._show)

    def _show(self, read: Read) -> None:
        people = [(name, player(name)) for name, _ in read.people]
        self.person.offer(people or [("", say("statistics-nobody"))])
        self.person.choose(read.person)
        self.face.show_avatar(dict(read.people).get(read.person, ""))
        titles = {game: say(f"variants-{game}") for game in _in_order()}
        seals = {game: done_in(game, read.album) for game in (*titles, *dict(read.own_games))}
        self.shelf.show_games(titles | dict(read.own_games), seals)
        shown = [seals[game] for game in titles]
        words = say("album-count", games=sum(map(bool, shown)), all=len(titles), deeds=sum(map(len, shown)))
        self.count.setText(words if read.people else say("album-empty"))
        self.calendar.show_games(read.games, read.stickers, read.tally, read.week)
        self.place.arrive()

    def _fail(self, sentence: str) -> None:
        self.notify(sentence)
        if not self.place.is_there:
            self.place.explain(sentence)


def _in_order() -> tuple[str, ...]:
    """Return the games of the program: the classic of each family, then the others."""
    classics = [family.classic for family in families()]
    others = (place.game for family in families() for place in family.places)
    return tuple(dict.fromkeys((*classics, *others)))


def done_in(game: str, album: Album) -> tuple[Deed, ...]:
    """Return the deeds that a person has done in a game, in the game's order."""
    found = album.get(game, {})
    return tuple(deed for deed in deeds_of(game) if deed.text in found and found[deed.text].is_done)
