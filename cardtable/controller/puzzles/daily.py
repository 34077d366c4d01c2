"""The puzzle of a day: the same for everybody, made from its date alone."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache

from cardtable.cards.shuffle import shuffle
from cardtable.controller.puzzles.maker import is_lost_by_the_stuck, make, makes_any
from cardtable.controller.puzzles.puzzle import Puzzle
from cardtable.rules.catalogue import catalogue

TWO, THREE = 2, 3
SUNDAY = 6


@cache
def games(players: int = TWO) -> tuple[str, ...]:
    """The games of the program of which so many can have puzzles, in the order of the catalogue."""
    return tuple(game for game in _taking_turns(players) if makes_any(catalogue().resolve(game)))


@cache
def _taking_turns(players: int) -> tuple[str, ...]:
    """The games that have a turn. Some of them have no puzzle, as a page cannot show all that decides them;
    they keep their turn, so that every other day has the puzzle that it always had.
    """
    found = (catalogue().resolve(variant) for variant in catalogue().shipped)
    seats = (rules for rules in found if rules.min_players <= players <= rules.max_players)
    return tuple(rules.id for rules in seats if is_lost_by_the_stuck(rules))


def players_of(day: date) -> int:
    """How many hold cards in the puzzle of that day: on Sundays there is time for a third."""
    return THREE if day.weekday() == SUNDAY else TWO


@lru_cache(maxsize=31)
def puzzle_of_day(day: date) -> Puzzle:
    """The puzzle of that day: each game has its turn before one comes again, in another order each time. In
    place of a game that has none for that day comes the one whose turn is half a round away, which has not
    been seen for long. All of it follows from the date and the games of the program.
    """
    order = list(_taking_turns(players_of(day)))
    again, number = divmod(day.toordinal(), len(order))
    shuffle(order, "puzzle", f"games:{again}")
    away = (number + len(order) // 2) % len(order)
    turns = (order[number], *order[away:], *order[:away])
    found = (puzzle_of_game(day, variant, players_of(day)) for variant in turns)
    return next(puzzle for puzzle in found if puzzle is not None)


def puzzle_of_game(day: date, variant: str, players: int = TWO) -> Puzzle | None:
    """The one of that day of one of the `games`; None where it has none, which hardly ever happens. Raises
    RulesError, or ValueError where so many cannot play it.
    """
    return make(variant, f"puzzle:{day.isoformat()}:{variant}:{players}", players)
