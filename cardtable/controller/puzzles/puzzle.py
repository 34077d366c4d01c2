"""What a puzzle is: a position with open hands and no stock, of which one play alone does not lose.

Seat 0 plays first. Not lost is a deal after which it stands no worse than before (`bots.solver`); with more
than two players it is played against the worst that all others can do together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from cardtable.bots.solver import Line
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.position import Position
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue, rules_from_document

YOU = 0
"""The seat of whoever solves it."""

OPTIONS: Mapping[str, str] = MappingProxyType({"stock": "play_on"})
"""The house rules of every puzzle: no stock is made of the pile, so that hands shrink to the end."""


@dataclass(frozen=True)
class Grade:
    """How hard it is: the share of the computer levels' tries that find the play (0 to 1), and the moves of
    its line, from the first play to the one who is stuck.
    """

    share: float
    moves: int


@dataclass(frozen=True)
class Puzzle:
    """A position of a published game, and all that there is to say about it.

    `id` is the seed that it was made from: the same one gives the same puzzle everywhere. `choices` are the
    plays between which there is to choose, in the order of the hand, `right` among them. `line` is the right
    play with what follows where everybody does their best; `refuted` has the same for each wrong play.
    """

    id: str
    variant: str
    position: Position
    choices: tuple[Play, ...]
    right: Play
    grade: Grade
    line: Line
    refuted: tuple[Line, ...]

    @property
    def players(self) -> int:
        """How many hold cards."""
        return len(self.position.hands)

    @property
    def options(self) -> dict[str, str]:
        """The house rules that it is played by."""
        return dict(OPTIONS)

    def refutation(self, play: Play) -> Line:
        """What the others make of a wrong play. Raises ValueError for one that is none of them."""
        for line in self.refuted:
            if line[0].move == play:
                return line
        raise ValueError(f"{play} is no wrong choice of this puzzle.")

    def start(self) -> State:
        """The deal as it begins; a new one with each call."""
        return begin(table_of(self.variant, self.players), self.position, self.id)


def table_of(variant: str, players: int) -> Table:
    """The table that puzzles of a game are played at. Raises RulesError, or ValueError where so many cannot
    play it.
    """
    return _table(catalogue().resolve(variant, OPTIONS).document, players)


@lru_cache(maxsize=8)
def _table(document: bytes, players: int) -> Table:
    """By the rules themselves: a game that somebody made may have others by now."""
    return Table(rules_from_document(document), players)


def begin(table: Table, position: Position, seed: str) -> State:
    """A deal that begins with a position."""
    state = engine.new_game(table, seed, position=position)
    engine.deal(state)
    return state
