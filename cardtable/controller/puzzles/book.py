"""Converting puzzles to entries of the book of solved ones, and back."""

from __future__ import annotations

from datetime import date

from cardtable.controller.puzzles.maker import solved_puzzle
from cardtable.controller.puzzles.puzzle import Puzzle, table_of
from cardtable.controller.puzzles.sums import SumPuzzle
from cardtable.game.position import Position
from cardtable.rules.errors import RulesError
from cardtable.storage.puzzle_book import MOST_STARS, Solved


def stars_for(wrong: int) -> int:
    """Return the stars for a puzzle that was solved after `wrong` wrong answers."""
    return max(1, MOST_STARS - wrong)


def entry_of(puzzle: Puzzle, day: date, stars: int) -> Solved:
    """Return the entry of a solved puzzle; `day` is the puzzle's day."""
    return Solved(puzzle.id, puzzle.variant, puzzle.position, day, stars)


def entry_of_sums(last: SumPuzzle, day: date) -> Solved:
    """Return the entry of a day's number puzzles, all solved; `last` is the last of them."""
    return Solved(last.id, last.variant, Position((last.hand, ()), (), (), last.total), day)


def reopened(solved: Solved) -> Puzzle | None:
    """Return the puzzle; None if its game is gone, or has other cards or rules now."""
    try:
        table = table_of(solved.variant, solved.players)
    except (RulesError, ValueError):
        return None
    return solved_puzzle(table, solved.position, solved.id) if solved.position.fits(table) else None
