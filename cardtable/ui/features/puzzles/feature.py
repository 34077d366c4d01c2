"""The pages of puzzles and sums, and the way from a puzzle to the table and back."""

from __future__ import annotations

from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable import clock
from cardtable.language import say
from cardtable.ui.services.command import Command
from cardtable.ui.services.navigator import GameShown
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.puzzles.puzzle import Puzzle
    from cardtable.learning.ladder import Numbers
    from cardtable.storage.puzzle_book import PuzzleBook, Solved
    from cardtable.ui.features.puzzles.book_page import BookPage
    from cardtable.ui.features.puzzles.puzzle_page import PuzzlePage
    from cardtable.ui.features.puzzles.sums_page import SumsPage
    from cardtable.ui.support.background import Background


def register(services: Services) -> None:
    puzzles = Puzzles(services)
    # The menu leads to it through the page of the day.
    services.commands.append(
        Command(
            "puzzles",
            330,
            lambda: say("puzzles-title"),
            "search",
            lambda: puzzles.open_day(),
            ("Ctrl+U",),
            group="",
            in_panel=False,
        )
    )


class Puzzles(QObject):
    """The pages of puzzles and sums."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._pages, self._theme = services, services.navigator, services.theme
        register = self._pages.register
        pace = self._take_pace
        self.puzzle = register("puzzle", self._make_puzzle, begin=pace, enter=pace, game=_game_of_puzzle)
        self.sums = register("sums", self._make_sums, begin=pace, enter=pace, game=_game_of_sum)
        self.book = register("book", self._make_book)
        services.session.homes.append(self._take_home)
        services.games_brought.connect(self._look_again)
        services.settlers.append(self._settle)
        services.answers["open-puzzle"] = lambda: self.open_day()
        services.answers["open-sums"] = self.open_sums
        services.answers["numbers-of-sums"] = self._numbers
        services.answers["solved-puzzle"] = lambda puzzle: self.kept.holds(puzzle)
        services.answers["solved-days"] = lambda sums: self.kept.days(sums)

    @cached_property
    def _asking(self) -> Background:
        from cardtable.ui.support.background import Background

        return Background(self)

    @cached_property
    def kept(self) -> PuzzleBook:
        """The puzzles solved here; only the disk's thread may read and change them."""
        from cardtable.storage.puzzle_book import PuzzleBook

        return PuzzleBook(self._services.directory)

    def open_day(self, day: date | None = None) -> None:
        """Show the puzzle of a day, by default today's."""
        with self._pages.seen():
            self.puzzle.show()
            self.puzzle.page.show_day(day or clock.today())

    def _take_home(self, match: Match) -> bool:
        """Show the puzzle that was played out, as it was left; if it's no longer there, today's."""
        if not match.setup.is_puzzle:
            return False
        shown = self.puzzle.page.puzzle
        if shown is not None and shown.id == match.setup.seed:
            self._pages.go("puzzle")
        else:
            self.open_day()
        return True

    def _make_puzzle(self) -> PuzzlePage:
        from cardtable.ui.features.puzzles.puzzle_page import PuzzlePage

        page = PuzzlePage(self._theme)
        page.table_asked.connect(self._play_out)
        page.sums.clicked.connect(self.open_sums)
        page.book.clicked.connect(self.open_book)
        page.solved.connect(self._keep)
        return page

    def open_sums(self) -> None:
        """Show today's sums for the learners."""
        learner_file = self._services.learner_file

        def begin(_: object) -> None:
            self.sums.page.know(learner_file.learners)
            self.sums.page.show_day(clock.today())

        with self._pages.seen():
            self.sums.show()
            learner_file.open(begin, make=False)

    def _numbers(self) -> Numbers:
        """Return the size of the numbers that the sums open with."""
        from cardtable.ui.features.puzzles.sums_page import first_numbers

        learners, page = self._services.learner_file.learners, self.sums.made
        if page is None:
            return first_numbers(learners)
        page.know(learners)
        return page.numbers

    def _make_sums(self) -> SumsPage:
        from cardtable.ui.features.puzzles.sums_page import SumsPage

        page = SumsPage(self._theme)
        page.solved.connect(self._keep)
        return page

    # The book

    def open_book(self) -> None:
        """Show the puzzles solved here."""

        def show(solved: dict[str, tuple[Solved, ...]]) -> None:
            self.book.page.show_solved(solved)
            if (aside := kept.document.set_aside) is not None:
                self._services.notify(say("puzzles-book-lost", file=str(aside)))

        kept = self.kept
        with self._pages.seen():
            self.book.show()
            self._asking.ask(kept.by_game, show)

    def _make_book(self) -> BookPage:
        from cardtable.ui.features.puzzles.book_page import BookPage

        page = BookPage(self._theme)
        page.asked.connect(self._open_solved)
        return page

    def _open_solved(self, solved: Solved) -> None:
        with self._pages.seen():
            self.puzzle.show()
            self.puzzle.page.show_solved(solved)

    def _keep(self, entry: Solved) -> None:
        kept = self.kept
        self._asking.ask(lambda: kept.add(entry), lambda _: None)

    def _look_again(self) -> None:
        """Read the book again after a backup was brought back."""
        self._asking.ask(self.kept.again, lambda _: None)

    def _settle(self) -> None:
        """Return when all is on disk or was tried once more; for the disk's thread."""
        if "kept" in vars(self):
            self.kept.document.settle()

    def _take_pace(self, page: PuzzlePage | SumsPage) -> None:
        page.pace = self._services.motion

    def _play_out(self, puzzle: Puzzle) -> None:
        """Play a puzzle at the table; Back leads to its page again."""
        from cardtable.controller.match.setup import MatchSetup
        from cardtable.ui.features.puzzles.puzzle_words import company

        setup = MatchSetup(
            puzzle.variant,
            company(puzzle),
            puzzle.id,
            puzzle.options,
            open_hands=True,
            position=puzzle.position,
            deals=1,
        )
        way, session = self._pages.way, self._services.session
        with self._pages.seen():
            session.open_match(self._services.games_on_disk.begin(setup))
            self._pages.go_with("table", way, say("puzzles-back"))


def _game_of_puzzle(page: PuzzlePage) -> GameShown:
    return GameShown(page.puzzle.variant if page.puzzle is not None else "")


def _game_of_sum(page: SumsPage) -> GameShown:
    return GameShown(page.sum.variant if page.sum is not None else "")
