"""How hard a puzzle is: how often the computer levels find its play without thinking ahead."""

from __future__ import annotations

from math import fsum

from cardtable.bots.levels import LEVELS, characters, opponent, without_search
from cardtable.bots.opponents import stream
from cardtable.controller.puzzles.puzzle import YOU, Grade
from cardtable.game.moves import Play
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import State

TRIES = 4
"""How often each character of a level is asked: it chooses between equals at random."""


def graded(start: State, choices: tuple[Play, ...], right: Play, moves: int) -> Grade:
    """Return how hard it is to find the right one of these plays; `moves` are those of its line."""
    seen = view(start, YOU)
    shares = [_share(start, seen, level, choices, right) for level in LEVELS]
    return Grade(fsum(shares) / len(shares), moves)


def _share(start: State, seen: SeatView, level: str, choices: tuple[Play, ...], right: Play) -> float:
    """Return the share of a level's tries that find the play; slips hit each play alike, the rest is tried.

    Opponents see only their own hand, as at a table.
    """
    players = [opponent(without_search(level), start.table, one.name) for one in characters(level)]
    found = [
        one.think(seen, stream(f"grade:{start.seed}", start.deal, number, YOU))[0] == right
        for one in players
        for number in range(TRIES)
    ]
    slips = players[0].level.slips
    return slips / len(choices) + (1 - slips) * sum(found) / len(found)
