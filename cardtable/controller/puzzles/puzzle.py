"""A puzzle: a position with open hands and no stock, in which a single play survives.

Seat 0 plays first. It survives a deal after which it is no worse off than before (`bots.solver`); with more
than two players it is played against the worst that all others can do together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from cardtable.bots.solver import Line
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play
from cardtable.game.state import Position, State
from cardtable.game.table import Table, table_from
from cardtable.rules.catalog import catalog

Idea = Literal["trap", "count", "pass", "top", "room", "keep"]
"""Why a play is right, the first reason that is true: it leaves the others no choice, begins a wait in which
they run out first, leaves the total as it is, goes right to the limit, makes room, or keeps one for the end.
"""

A_WAIT = 4
"""The fewest plays of a line that ends as a wait: after the first, nobody changes the total."""
YOU = 0
"""The solver's seat."""

OPTIONS: Mapping[str, str] = MappingProxyType({"stock": "play_on"})
"""The house rules of every puzzle: the pile makes no new stock, so that hands shrink to the end."""


@dataclass(frozen=True)
class Grade:
    """How hard a puzzle is.

    The share of the computer levels' tries that find the play (0 to 1), and the moves of its line, up to the
    stuck player's.
    """

    share: float
    moves: int


@dataclass(frozen=True)
class Puzzle:
    """A position of a published game, with its solution.

    `id` is the seed that it was made from: the same one gives the same puzzle everywhere. `choices` are the
    plays to choose from, in the order of the hand, `right` among them. `line` is the right play with the best
    moves of all after it; `refuted` has the same for each wrong play.
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
        return len(self.position.hands)

    @property
    def options(self) -> dict[str, str]:
        """The house rules that it is played by."""
        return dict(OPTIONS)

    def refutation(self, play: Play) -> Line:
        """Return what the others do against a wrong play. Raises ValueError for another play."""
        for line in self.refuted:
            if line[0].move == play:
                return line
        raise ValueError(f"{play} isn't a wrong choice of this puzzle.")

    @property
    def idea(self) -> tuple[Idea, tuple[str, ...]] | None:
        """Why the right play is right, with the cards that are kept; None if there is no single reason.

        It follows from the lines alone, so it is true in every game.
        """
        plays = [(step, step.move) for step in self.line if isinstance(step.move, Play)]
        own = [(step, play) for step, play in plays[1:] if step.seat == YOU]
        others = [step for step, _ in plays if step.seat != YOU]
        if others and all(step.plays == 1 for step in others):
            return "trap", ()
        if len(plays) >= A_WAIT and all(step.total == step.before for step, _ in plays[1:]):
            return "count", ()
        rules, first = table_of(self.variant, self.players).rules, self.line[0]
        if first.total == first.before:
            return "pass", ()
        if first.total == rules.edge:
            return "top", ()
        if (first.total - first.before) * rules.way < 0:
            return "room", ()
        keeps = own and own[-1][0].plays == 1 and any(own[-1][1].cards == one.cards for one in self._wrong)
        return ("keep", own[-1][1].cards) if keeps else None

    @property
    def _wrong(self) -> list[Play]:
        """The wrong plays of cards that the right play doesn't use."""
        return [play for play in self.choices if play.cards != self.right.cards]

    def start(self) -> State:
        """Return a new state of the deal at its beginning."""
        return begin(table_of(self.variant, self.players), self.position, self.id)

    def played(self, line: Line) -> Iterator[tuple[State, list[AnyEvent]]]:
        """Play a line from the beginning: for each move, yield the state after it and what happened by it."""
        state = self.start()
        for step in line:
            events = list[AnyEvent]()
            engine.apply(state, step.move, events.append)
            yield state, events


def table_of(variant: str, players: int) -> Table:
    """Return the table for puzzles of a game.

    Raises RulesError, or ValueError for a wrong number of players.
    """
    return table_from(catalog().resolve(variant, OPTIONS).document, players)


def begin(table: Table, position: Position, seed: str) -> State:
    """Return a deal that begins with a position."""
    state = engine.new_game(table, seed, position=position)
    engine.deal(state)
    return state
