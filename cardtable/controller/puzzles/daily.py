"""The puzzle of a day, the same for everyone and made from its date alone, and its entry in the book."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache

from cardtable.cards.shuffle import shuffle
from cardtable.controller.puzzles.maker import is_lost_by_the_stuck, make, makes_any, solved_puzzle
from cardtable.controller.puzzles.puzzle import Puzzle, table_of
from cardtable.controller.puzzles.sums import SumPuzzle
from cardtable.game.state import Position
from cardtable.learning.practice import DOTS
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from cardtable.storage.puzzle_book import MOST_STARS, Solved

TWO, THREE = 2, 3
SUNDAY = 6
SHARES = (0.68, 0.62, 0.56, 0.5, 0.44, 0.35, 0.26)
"""The share of the computers' tries that should find the play, from Monday to Sunday: each day is harder."""


@cache
def games(players: int = TWO) -> tuple[str, ...]:
    """Return the program's games that can have puzzles for this many players.

    They are in the order of the catalog.
    """
    return tuple(game for game in _taking_turns(players) if makes_any(catalog().resolve(game)))


@cache
def _taking_turns(players: int) -> tuple[str, ...]:
    """Return the games in the daily rotation.

    Some have no puzzle, as a page can't show all that decides them; they stay in the rotation, so that the
    other days keep their puzzles. Games to ten, for children before digits, are no riddles; games with
    sleeping cards came later, and have no puzzle either.
    """
    rules_of = (catalog().resolve(variant) for variant in catalog().shipped)
    seats = (rules for rules in rules_of if rules.min_players <= players <= rules.max_players)
    found = (rules for rules in seats if rules.limit > DOTS and not rules.asleep)
    return tuple(rules.id for rules in found if is_lost_by_the_stuck(rules))


def players_of(day: date) -> int:
    """Return the number of players in the puzzle of that day: three on Sundays, when there is more time."""
    return THREE if day.weekday() == SUNDAY else TWO


@lru_cache(maxsize=31)
def puzzle_of_day(day: date) -> Puzzle:
    """Return the puzzle of that day.

    Each game comes once before one comes again, in another order each time. A game without a puzzle for that
    day is replaced by the one half a round away, which has not been seen for long. All of it follows from the
    date and the games of the program.
    """
    order = list(_taking_turns(players_of(day)))
    again, number = divmod(day.toordinal(), len(order))
    shuffle(order, "puzzle", f"games:{again}")
    away = (number + len(order) // 2) % len(order)
    turns = (order[number], *order[away:], *order[:away])
    found = (puzzle_of_game(day, variant, players_of(day)) for variant in turns)
    return next(puzzle for puzzle in found if puzzle is not None)


def puzzle_of_game(day: date, variant: str, players: int = TWO) -> Puzzle | None:
    """Return the puzzle of a day for one of the `games`; None if there is none, which is rare.

    Raises RulesError, or ValueError for a wrong number of players.
    """
    seed = f"puzzle:{day.isoformat()}:{variant}:{players}"
    return make(variant, seed, players, SHARES[day.weekday()])


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
