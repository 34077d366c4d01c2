"""The page of the day, and the way from its deal to the table.

Imported before the first picture, so it imports only what that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.ui.drawing.theme import Theme
from cardtable.ui.window.pages import Page, Pages

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.pages.today.today_page import TodayPage
    from cardtable.ui.window.jobs import Jobs, Tell
    from cardtable.ui.window.saved_games import GamesOnDisk
    from cardtable.ui.window.ui_state import UiState


class Today(QObject):
    """The page of the day and its deal."""

    begun = Signal(object)
    """Emitted with the new `Match` when a deal of the day is started."""

    resumed = Signal(object)
    """Emitted with the `Match` when a deal of the day is resumed."""

    puzzle_asked = Signal()
    """Emitted when the puzzle of the day is to be shown."""

    sums_asked = Signal()
    """Emitted when sums with cards are to be shown."""

    is_on_table = Signal()
    """Emitted when the deal asked for is already on the table."""

    remembered = Signal(object)
    """Emitted with the chosen players and game, to be remembered."""

    def __init__(
        self,
        pages: Pages,
        theme: Theme,
        directory: Path,
        jobs: Callable[[], Jobs],
        games: Callable[[], GamesOnDisk],
        match: Callable[[], Match | None],
        learner_file: Callable[[], LearnerFile],
        state: Callable[[], UiState],
        is_solved: Callable[[str], bool],
    ) -> None:
        """Register the page.

        `jobs`, `games` and `learner_file` are called when first needed. `match` returns the match on the
        table and `state` the window's state. `is_solved` runs on the disk's thread and returns whether the
        puzzle with this id is in the book.
        """
        super().__init__(pages)
        self._pages, self._theme, self._directory = pages, theme, directory
        self._jobs, self._games, self._match = jobs, games, match
        self._learner_file, self._state = learner_file, state
        self._is_solved = is_solved
        self.page = Page(pages, self._make, enter=self._open, end=lambda page: page.put_down())

    def _make(self) -> TodayPage:
        from cardtable.ui.pages.today.today_page import TodayPage

        page = TodayPage(self._theme, self._directory, self._is_solved)
        page.deal_asked.connect(self._play)
        page.remembered.connect(self.remembered)
        page.puzzle_asked.connect(self.puzzle_asked)
        page.sums_asked.connect(self.sums_asked)
        return page

    def _open(self, page: TodayPage) -> None:
        from cardtable.controller.day import Person

        file, state = self._learner_file(), self._state()
        page.open(state.day, (*state.favourites, *state.recent))
        file.open(
            lambda store: page.know([Person(one.nickname, one.avatar, one.id) for one in file.learners]),
            make=False,
        )

    def _play(self, setup: MatchSetup) -> None:
        """Resume the deal if it was begun, else begin it."""
        from cardtable.controller.day import begun_by, is_same
        from cardtable.storage.writer import WRITER

        games, directory, here = self._games(), self._directory, self._match()
        if here is not None and here.view().phase != "over" and is_same(here.setup, setup):
            self.is_on_table.emit()
            return

        def look(tell: Tell) -> Match | None:
            path = WRITER.get(lambda: begun_by(directory, setup))
            return games.resume_file(path, tell) if path is not None else None

        def sit(match: Match | None) -> None:
            if match is None:
                self.begun.emit(games.begin(setup))
            else:
                self.resumed.emit(match)

        self._jobs().open(look, sit)
