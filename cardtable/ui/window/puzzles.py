"""The pages of puzzles, and the way from a puzzle to the table and back.

Imported before the first picture, so it imports only what that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable import clock
from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.window.pages import Page, Pages

if TYPE_CHECKING:
    from cardtable.controller.puzzles.puzzle import Puzzle
    from cardtable.storage.puzzle_book import PuzzleBook, Solved
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.pages.puzzles.book_page import BookPage
    from cardtable.ui.pages.puzzles.puzzle_page import PuzzlePage
    from cardtable.ui.pages.puzzles.sums_page import SumsPage
    from cardtable.ui.support.background import Background
    from cardtable.ui.window.main_window import MainWindow


class Puzzles(QObject):
    """The pages of puzzles and sums."""

    table_asked = Signal(object)
    """Emitted with a `Puzzle` to be played out at the table."""

    told = Signal(str)
    """Emitted with a message for the player."""

    def __init__(
        self,
        pages: Pages,
        theme: Theme,
        directory: Path,
        learner_file: Callable[[], LearnerFile],
        pace: Callable[[], Pace],
    ) -> None:
        """Register the pages.

        The book of solved puzzles is in `directory`. `learner_file` is called when sums are opened, and
        `pace` each time a page is shown.
        """
        super().__init__(pages)
        self._pages, self._theme, self._directory = pages, theme, directory
        self._learner_file, self._pace = learner_file, pace
        self.puzzle = Page(pages, self._make_puzzle, enter=self._enter)
        self.sums = Page(pages, self._make_sums, enter=self._enter)
        self.book = Page(pages, self._make_book)

    @cached_property
    def _asking(self) -> Background:
        from cardtable.ui.support.background import Background

        return Background(self)

    @cached_property
    def kept(self) -> PuzzleBook:
        """The puzzles solved here; only the disk's thread may read and change them."""
        from cardtable.storage.puzzle_book import PuzzleBook

        return PuzzleBook(self._directory)

    @property
    def game(self) -> str:
        """The game of the puzzle or sum in front; "" without one."""
        puzzle = self.puzzle.page.puzzle if self.puzzle.is_shown else None
        asked = self.sums.page.sum if self.sums.is_shown else puzzle
        return "" if asked is None else asked.variant

    def open_day(self, day: date | None = None) -> None:
        """Show the puzzle of a day, by default today's."""
        with self._pages.seen():
            self.puzzle.show()
            self.puzzle.page.show_day(day or clock.today())

    def go_back_to(self, puzzle: str) -> None:
        """Show the puzzle with this id as it was left; if it's no longer there, today's."""
        shown = self.puzzle.page.puzzle
        if shown is not None and shown.id == puzzle:
            self.puzzle.show()
        else:
            self.open_day()

    def _make_puzzle(self) -> PuzzlePage:
        from cardtable.ui.pages.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self._theme)
        page.table_asked.connect(self.table_asked)
        page.sums_asked.connect(self.open_sums)
        page.book_asked.connect(self.open_book)
        page.solved.connect(self._keep)
        return page

    def open_sums(self) -> None:
        """Show today's sums for the learners."""
        learner_file = self._learner_file()

        def begin(_: object) -> None:
            self.sums.page.know(learner_file.learners)
            self.sums.page.show_day(clock.today())

        with self._pages.seen():
            self.sums.show()
            learner_file.open(begin, make=False)

    def _make_sums(self) -> SumsPage:
        from cardtable.ui.pages.puzzles.sums_page import SumsPage

        return SumsPage(self._theme)

    # The book

    def open_book(self) -> None:
        """Show the puzzles solved here."""

        def show(solved: dict[str, tuple[Solved, ...]]) -> None:
            self.book.page.show_solved(solved)
            if (aside := kept.document.set_aside) is not None:
                self.told.emit(say("puzzles-book-lost", file=str(aside)))

        kept = self.kept
        with self._pages.seen():
            self.book.show()
            self._asking.ask(kept.by_game, show)

    def _make_book(self) -> BookPage:
        from cardtable.ui.pages.puzzles.book_page import BookPage

        page = BookPage(self._theme)
        page.asked.connect(self._open_solved)
        return page

    def _open_solved(self, solved: Solved) -> None:
        with self._pages.seen():
            self.puzzle.show()
            self.puzzle.page.show_solved(solved)

    def _keep(self, puzzle: Puzzle, day: date) -> None:
        from cardtable.controller.puzzles.book import entry_of

        kept, entry = self.kept, entry_of(puzzle, day)
        self._asking.ask(lambda: kept.add(entry), lambda _: None)

    def look_again(self) -> None:
        """Read the book again after a backup was brought back."""
        self._asking.ask(self.kept.again, lambda _: None)

    def settle(self) -> None:
        """Return when all is on disk or was tried once more; for the disk's thread."""
        if "kept" in vars(self):
            self.kept.document.settle()

    def _enter(self, page: PuzzlePage | SumsPage) -> None:
        page.pace = self._pace()


def play_out(window: MainWindow, puzzle: Puzzle) -> None:
    """Play a puzzle at the table; Back leads to its page again."""
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.pages.puzzles.puzzle_words import company

    setup = MatchSetup(
        puzzle.variant,
        company(puzzle),
        puzzle.id,
        puzzle.options,
        open_hands=True,
        position=puzzle.position,
        deals=1,
    )
    way = window.pages.way
    with window.pages.seen():
        window.sit(window.games_on_disk.begin(setup))
        window.pages.turn_to(window.table.page, way)
        window.table.page.show_return(say("puzzles-back"))
