"""How long puzzles take, and whether they are as hard as is said: `python tests/bench/bench_puzzles.py [DAYS]`.

The puzzles of so many days (a year) are made, on one processor. Then every level tries each of them, with
other chance than that by which it was graded, and the share that finds the play is compared with the grade,
by its rank. The goals: a year in at most a minute, and a rank correlation of at least .8 for the share and
for the step that is told.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from math import fsum, sqrt

from cardtable.bots.levels import LEVELS, bot, characters, searches
from cardtable.bots.opponents import stream
from cardtable.controller.puzzles.daily import puzzle_of_day
from cardtable.controller.puzzles.puzzle import YOU, Puzzle
from cardtable.game.sight.view import view

YEAR = 365
FIRST = date(2026, 11, 23)
TRIES, TRIES_OF_A_SEARCH = 30, 6


def share(puzzle: Puzzle, seed: str) -> float:
    """The share of tries of all levels that find the play."""
    start = puzzle.start()
    seen = view(start, YOU)
    shares = []
    for level in LEVELS:
        tries = TRIES_OF_A_SEARCH if searches(level) else TRIES
        players = [bot(level, start.table, who.name) for who in characters(level)]
        made = [
            players[number % len(players)].choose(seen, stream(f"{seed}:{puzzle.id}", 1, number, YOU))
            for number in range(tries)
        ]
        shares.append(made.count(puzzle.right) / tries)
    return fsum(shares) / len(shares)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's; equal values share a rank."""
    mine, theirs = _ranks(one), _ranks(other)
    middle = (len(one) - 1) / 2
    both = fsum((a - middle) * (b - middle) for a, b in zip(mine, theirs, strict=True))
    return both / sqrt(fsum((a - middle) ** 2 for a in mine) * fsum((b - middle) ** 2 for b in theirs))


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    first = {value: place for place, value in reversed(list(enumerate(ordered)))}
    last = {value: place for place, value in enumerate(ordered)}
    return [(first[value] + last[value]) / 2 for value in values]


def main(days: int = YEAR) -> None:
    """Make the puzzles, and print what was found."""
    begun = time.process_time()
    puzzles = [puzzle_of_day(FIRST + timedelta(day)) for day in range(days)]
    print(f"{days} days: {time.process_time() - begun:.1f} s, {len({p.variant for p in puzzles})} games")
    for name, counts in (
        ("step", [p.grade.step for p in puzzles]),
        ("moves", [p.grade.moves for p in puzzles]),
    ):
        print(name, dict(sorted(Counter(counts).items())))
    found = [share(puzzle, "other chance") for puzzle in puzzles]
    told = [puzzle.grade.share for puzzle in puzzles]
    steps = [-puzzle.grade.step for puzzle in puzzles]
    print(f"rank correlation: share {rank_correlation(told, found):.3f}")
    print(f"rank correlation: step {rank_correlation(steps, found):.3f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
