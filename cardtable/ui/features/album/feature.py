"""The pages of the album, and the ways from it to the replay, to New game and to the figures."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import BACK, Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from cardtable.controller.match.match import Match
    from cardtable.ui.features.album.album_page import AlbumPage
    from cardtable.ui.features.album.calendar_view import Stickers
    from cardtable.ui.features.album.game_page import GamePage
    from cardtable.ui.play.table_actions import TakeNews
    from cardtable.ui.shared.statistics_reader import StatisticsReader


def register(services: Services) -> None:
    Album(services)
    services.commands.append(
        Command(
            "album",
            210,
            lambda: say("album-title"),
            "crown",
            partial(services.navigator.go, "album"),
            ("Ctrl+Shift+A",),
            group=BACK,
            in_panel=False,
        )
    )


class Album(QObject):
    """The album's pages: all games of a person with the calendar, and one game."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        navigator = services.navigator
        self._page = navigator.register(
            "album", self._make, enter=self._enter, end=lambda page: page.reader.stop()
        )
        navigator.register(
            "album-game",
            self._make_game,
            open=lambda page, variant, person: page.open(variant, person),
            end=lambda page: page.reader.stop(),
        )

        services.answers["bring-news"] = self._bring_news

    @cached_property
    def _reader(self) -> StatisticsReader:
        from cardtable.ui.shared.statistics_reader import StatisticsReader

        reader = StatisticsReader(self._services.directory, self)
        self._services.forgetting.connect(reader.stop)
        self._services.ending.connect(reader.stop)
        return reader

    def _bring_news(self, match: Match, take: TakeNews) -> bool:
        """Pass on what a finished game has brought to the album, once counted; False if it isn't saved."""
        from cardtable.ui.features.album.news import bring_news

        services = self._services
        return bring_news(self._reader, match, take, services.navigator.go, self._watch)

    def _enter(self, page: AlbumPage) -> None:
        # The learners' file has the days on which a child practiced.
        self._services.learner_file.open(lambda _: page.open(), make=False)

    def _make(self) -> AlbumPage:
        from cardtable.ui.features.album.album_page import AlbumPage

        services = self._services
        page = AlbumPage(services.theme, services.directory, self._stickers)
        self._services.forgetting.connect(page.reader.stop)
        page.game_asked.connect(partial(self._services.navigator.go, "album-game"))
        page.figures.setVisible("statistics" in self._services.navigator)
        page.figures.clicked.connect(lambda: self._services.navigator.go("statistics"))
        page.calendar.watch_asked.connect(self._watch)
        return page

    def _stickers(self, person: str) -> Stickers:
        """Return the stickers of a person's calendar; for the disk's thread."""
        from cardtable.controller.lessons.answer_store import Learned
        from cardtable.ui.features.album.calendar_view import Stickers

        def solved(sums: bool) -> frozenset[date]:
            days = self._services.ask("solved-days", sums)
            return days if isinstance(days, frozenset) else frozenset()

        learned = self._services.ask("learned", person)
        if not isinstance(learned, Learned):
            return Stickers(solved(False), solved(True))
        return Stickers(solved(False), solved(True) | learned.practiced, learned.friends)

    def _make_game(self) -> GamePage:
        from cardtable.ui.features.album.game_page import GamePage

        page = GamePage(self._services.theme, self._services.directory)
        self._services.forgetting.connect(page.reader.stop)
        page.watch_asked.connect(self._watch)
        page.play.clicked.connect(lambda: self._services.navigator.go("new_game", page.variant))
        return page

    def _watch(self, path: Path, position: int) -> None:
        """Show the replay of a game, two plays before a position."""
        self._services.ask("watch-record", path, position)
