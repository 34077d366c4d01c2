"""The pages of puzzles, and the way from one of them to the table and back.

It is imported before the first picture, so it imports no more than that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.window.pages import Page, Pages

if TYPE_CHECKING:
    from cardtable.controller.puzzles.puzzle import Puzzle
    from cardtable.ui.pages.puzzles.puzzle_page import PuzzlePage
    from cardtable.ui.window.main_window import MainWindow


class Puzzles(QObject):
    """Leads from one of these pages to the next."""

    table_asked = Signal(object)
    """This `Puzzle` shall be played out at the table."""

    def __init__(self, pages: Pages, theme: Theme, pace: Callable[[], Pace]) -> None:
        """`pace` is asked for whenever a page is shown."""
        super().__init__(pages)
        self._pages, self._theme, self._pace = pages, theme, pace
        self.puzzle = Page(pages, self._make_puzzle, enter=self._enter)

    @property
    def game(self) -> str:
        """The game of the puzzle that is in front; "" without one."""
        puzzle = self.puzzle.page.puzzle if self.puzzle.is_shown else None
        return "" if puzzle is None else puzzle.variant

    def open_day(self, day: date | None = None) -> None:
        """The puzzle of that day; without one that of today."""
        with self._pages.seen():
            self.puzzle.show()
            self.puzzle.page.show_day(day or date.today())

    def _make_puzzle(self) -> PuzzlePage:
        from cardtable.ui.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self._theme, self._pages)
        page.table_asked.connect(self.table_asked)
        return page

    def _enter(self, page: PuzzlePage) -> None:
        page.pace = self._pace()


def play_out(window: MainWindow, puzzle: Puzzle) -> None:
    """Sits down to that puzzle; Back leads to its page again."""
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.pages.puzzles.puzzle_words import company

    setup = MatchSetup(
        puzzle.variant,
        company(puzzle),
        puzzle.id,
        puzzle.options,
        open_hands=True,
        position=puzzle.position,
    )
    way = window.pages.way
    with window.pages.seen():
        window.sit(window.games_on_disk.begin(setup))
        window.pages.turn_to(window.table.page, way)
        window.table.page.show_return(say("puzzles-back"))
