"""The puzzle of a day: the same for everybody, made from its date alone."""

from __future__ import annotations

from datetime import date
from functools import cache

from cardtable.cards.shuffle import shuffle
from cardtable.controller.puzzles.maker import make, makes_any
from cardtable.controller.puzzles.puzzle import Puzzle
from cardtable.rules.catalogue import catalogue

TWO = 2


@cache
def games() -> tuple[str, ...]:
    """The games that come with the program of which there are puzzles, in the order of the catalogue."""
    found = (catalogue().resolve(variant) for variant in catalogue().shipped)
    return tuple(rules.id for rules in found if rules.min_players <= TWO and makes_any(rules))


def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of that day: each game has its turn before one comes again, in another order each time."""
    order = list(games())
    again, number = divmod(day.toordinal(), len(order))
    shuffle(order, "puzzle", f"games:{again}")
    found = (puzzle_of_game(day, variant) for variant in (*order[number:], *order[:number]))
    return next(puzzle for puzzle in found if puzzle is not None)


def puzzle_of_game(day: date, variant: str) -> Puzzle | None:
    """The same of one of the `games`; None where nothing is found, which hardly ever happens."""
    return make(variant, f"puzzle:{day.isoformat()}:{variant}", TWO)
