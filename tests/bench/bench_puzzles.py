"""Time to make puzzles, and whether their grades are right: `python tests/bench/bench_puzzles.py [DAYS]`.

Makes the puzzles of some days (a year) on one processor. Then every level tries each of them with other random
numbers than for its grade, and the share that finds the play is compared with the grade by rank. Goals: a year in
at most a minute, and a rank correlation of at least .8 for the share and for its tenths, which players see.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from math import fsum, sqrt

from cardtable.bots.levels import LEVELS, bot, characters, without_search
from cardtable.bots.opponents import stream
from cardtable.controller.puzzles.daily import puzzle_of_day
from cardtable.controller.puzzles.puzzle import YOU, Puzzle
from cardtable.game.sight.view import view

YEAR = 365
FIRST = date(2026, 11, 23)
TRIES = 30


def share_of(puzzle: Puzzle, seed: str) -> float:
    """Return the share of tries of all levels that find the play."""
    start = puzzle.start()
    seen = view(start, YOU)
    shares = []
    for level in LEVELS:
        players = [bot(without_search(level), start.table, character.name) for character in characters(level)]
        made = [
            players[number % len(players)].choose(seen, stream(f"{seed}:{puzzle.id}", 1, number, YOU))
            for number in range(TRIES)
        ]
        shares.append(made.count(puzzle.right) / TRIES)
    return fsum(shares) / len(shares)


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return Spearman's rank correlation; equal values share a rank."""
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
    puzzles, took = list[Puzzle](), list[float]()
    for day in range(days):
        begun = time.process_time()
        puzzles.append(puzzle_of_day(FIRST + timedelta(day)))
        took.append(time.process_time() - begun)
    games = len({puzzle.variant for puzzle in puzzles})
    print(f"{days} days: {fsum(took):.1f} s, at most {max(took):.2f} s for one; {games} games")
    shares = [puzzle.grade.share for puzzle in puzzles]
    tenths = [round(share * 10) for share in shares]
    print("tenths that find it", dict(sorted(Counter(tenths).items())))
    print("moves to the end", dict(sorted(Counter(puzzle.grade.moves for puzzle in puzzles).items())))
    found = [share_of(puzzle, "other chance") for puzzle in puzzles]
    print(f"rank correlation: share {rank_correlation(shares, found):.3f}")
    print(f"rank correlation: tenths {rank_correlation(tenths, found):.3f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
