"""The puzzle of a day: the same for everybody, made from its date alone."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache

from cardtable.cards.shuffle import shuffle
from cardtable.controller.puzzles.maker import make, makes_any
from cardtable.controller.puzzles.puzzle import Puzzle
from cardtable.rules.catalogue import catalogue

TWO, THREE = 2, 3
SUNDAY = 6


@cache
def games(players: int = TWO) -> tuple[str, ...]:
    """The games of the program of which so many can have puzzles, in the order of the catalogue."""
    found = (catalogue().resolve(variant) for variant in catalogue().shipped)
    return tuple(
        rules.id for rules in found if rules.min_players <= players <= rules.max_players and makes_any(rules)
    )


def players_of(day: date) -> int:
    """How many hold cards in the puzzle of that day: on Sundays there is time for a third."""
    return THREE if day.weekday() == SUNDAY else TWO


@lru_cache(maxsize=31)
def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of that day: each game has its turn before one comes again, in another order each time. A
    game that has none for that day is passed over.
    """
    order = list(games(players_of(day)))
    again, number = divmod(day.toordinal(), len(order))
    shuffle(order, "puzzle", f"games:{again}")
    found = (puzzle_of_game(day, variant, players_of(day)) for variant in (*order[number:], *order[:number]))
    return next(puzzle for puzzle in found if puzzle is not None)


def puzzle_of_game(day: date, variant: str, players: int = TWO) -> Puzzle | None:
    """The one of that day of one of the `games`; None where it has none, which hardly ever happens. Raises
    RulesError, or ValueError where so many cannot play it.
    """
    return make(variant, f"puzzle:{day.isoformat()}:{variant}:{players}", players)
