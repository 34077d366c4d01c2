"""Puzzles go into the book of those that were solved, and come out of it again."""

from __future__ import annotations

from datetime import date

from cardtable.controller.puzzles.maker import solved_puzzle
from cardtable.controller.puzzles.puzzle import Puzzle, table_of
from cardtable.rules.errors import RulesError
from cardtable.storage.puzzle_book import Solved


def entry_of(puzzle: Puzzle, day: date) -> Solved:
    """What is kept of a puzzle whose play was found; `day` is the one that it belongs to."""
    return Solved(puzzle.id, puzzle.variant, puzzle.position, day)


def reopened(solved: Solved) -> Puzzle | None:
    """The puzzle; None where its game is not there any more, or has other cards or rules by now."""
    try:
        table = table_of(solved.variant, solved.players)
    except (RulesError, ValueError):
        return None
    return solved_puzzle(table, solved.position, solved.id) if solved.position.fits(table) else None
