"""How hard a puzzle is: how many of the computer levels find its play."""

from __future__ import annotations

from cardtable.bots.levels import LEVELS, bot, characters
from cardtable.bots.opponents import stream
from cardtable.controller.puzzles.puzzle import YOU, Grade
from cardtable.game.moves import Play
from cardtable.game.sight.view import view
from cardtable.game.state import State

TRIES = 6
"""How often each level is asked, by its characters in turn."""


def grade(start: State, right: Play, moves: int, seed: str = "grade", tries: int = TRIES) -> Grade:
    """What the levels make of the puzzle with the chance of this seed; `moves` are those of its line."""
    seen = view(start, YOU)
    found = 0
    for level in LEVELS:
        players = [bot(level, start.table, who.name) for who in characters(level)]
        for number in range(tries):
            chance = stream(f"{seed}:{start.seed}", start.deal, number, YOU)
            found += players[number % len(players)].choose(seen, chance) == right
    return Grade(found / (tries * len(LEVELS)), moves)
