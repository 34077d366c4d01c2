"""How hard a puzzle is: how many of the computer levels find its play."""

from __future__ import annotations

from math import fsum

from cardtable.bots.levels import levels
from cardtable.bots.opponents import Level, Opponent, stream
from cardtable.controller.puzzles.puzzle import YOU, Grade
from cardtable.game.moves import Play
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import State

TRIES = 4
"""How often each character of a level is asked: it chooses between equals at random."""
TRIES_OF_A_SEARCH = 2
"""The same for a level that searches, which takes a hundred times as long."""


def graded(start: State, choices: tuple[Play, ...], right: Play, moves: int) -> Grade:
    """Return how hard it is to find the right one of these plays; `moves` are those of its line."""
    seen = view(start, YOU)
    shares = [_share(start, seen, level, choices, right) for level in levels().values()]
    return Grade(fsum(shares) / len(shares), moves)


def _share(start: State, seen: SeatView, level: Level, choices: tuple[Play, ...], right: Play) -> float:
    """Return the share of a level's tries that find the play; slips hit each play alike, the rest is tried.

    Opponents see only their own hand, as at a table.
    """
    tries = TRIES_OF_A_SEARCH if level.playouts else TRIES
    found = [
        Opponent(start.table, level, character).think(
            seen, stream(f"grade:{start.seed}", start.deal, number, YOU)
        )[0]
        == right
        for character in level.characters
        for number in range(tries)
    ]
    return level.slips / len(choices) + (1 - level.slips) * sum(found) / len(found)
