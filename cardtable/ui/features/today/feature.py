"""The page of the day, and the way from its deal to the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.learning.ladder import Numbers
    from cardtable.ui.features.today.today_page import TodayPage
    from cardtable.ui.services.jobs import Notify


def register(services: Services) -> None:
    Today(services)
    services.commands.append(
        Command(
            "today",
            350,
            lambda: say("menu-today"),
            "sun",
            partial(services.navigator.go, "today"),
            ("Ctrl+Shift+D",),
            in_panel=False,
        )
    )


class Today(QObject):
    """The page of the day and its deal."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._session = services, services.session
        services.navigator.register("today", self._make, enter=self._enter, end=lambda page: page.shut_down())
        self._session.homes.append(self._take_home)

    def _make(self) -> TodayPage:
        from cardtable.ui.features.today.today_page import TodayPage

        services, memory = self._services, self._services.memory
        page = TodayPage(
            services.theme,
            services.directory,
            lambda puzzle: bool(services.ask("solved-puzzle", puzzle)),
            self._numbers,
        )
        services.forgetting.connect(page.reader.stop)
        page.deal_asked.connect(self._play)
        page.deal.chosen.connect(lambda: memory.remember(memory.now._replace(day=page.to_remember)))
        page.puzzle.clicked.connect(partial(services.ask, "open-puzzle"))
        page.sums.clicked.connect(partial(services.ask, "open-sums"))
        return page

    def _numbers(self) -> Numbers | None:
        from cardtable.learning.ladder import Numbers

        asked = self._services.ask("numbers-of-sums")
        return None if asked is None else Numbers(asked)

    def _enter(self, page: TodayPage) -> None:
        from cardtable.controller.day import Person

        file, state = self._services.learner_file, self._services.memory.now
        page.open(state.day, (*state.favorites, *state.recent))
        file.open(
            lambda store: page.know([Person(one.nickname, one.avatar, one.id) for one in file.learners]),
            make=False,
        )

    def _take_home(self, match: Match) -> bool:
        from cardtable.controller.day import is_of_day

        is_ours = is_of_day(match.setup)
        if is_ours:
            self._services.navigator.go("today")
        return is_ours

    def _play(self, setup: MatchSetup) -> None:
        """Resume the deal if it was begun, else begin it."""
        from cardtable.controller.day import begun_by, is_same
        from cardtable.storage.writer import WRITER

        session, games, directory = self._session, self._services.games_on_disk, self._services.directory
        here = session.match
        if here is not None and session.is_going_on and is_same(here.setup, setup):
            session.show()
            return

        def look(notify: Notify) -> Match | None:
            path = WRITER.get(lambda: begun_by(directory, setup))
            return games.resume_file(path, notify) if path is not None else None

        def open_match(match: Match | None) -> None:
            if match is None:
                session.open_match(games.begin(setup))
            else:
                session.resume(match)

        self._services.jobs.open(look, open_match)
