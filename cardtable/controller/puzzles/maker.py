"""Puzzles from a seed: positions are laid out until one has a single play that does not lose, and is worth
asking. What is made depends on the seed alone; the work is bounded by positions.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.bots.solver import Line, Solver, TooLargeError, after
from cardtable.cards.shuffle import Stream, shuffle_last
from cardtable.controller.puzzles.grading import grade
from cardtable.controller.puzzles.puzzle import YOU, Puzzle, begin, table_of
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.position import Position
from cardtable.game.state import PLAYING, State
from cardtable.game.table import Table
from cardtable.rules.model import Rules

MOST_TRIES = 400
"""Positions that are laid out before a game counts as one that makes no puzzle."""
MOST_POSITIONS = 5_000
"""Positions that one of them may lead to; where there are more, it makes none."""
HANDS = (3, 4)
"""Cards that each seat may hold."""
NEAR = 20
"""How far the total may be from the limit."""
FEWEST_CHOICES = 3
"""Fewer plays are hardly a question."""
SHORTEST, LONGEST = 4, 9
"""Moves of the line, the last one of who is stuck among them: shorter ones are seen at once, longer ones are
nothing to think through at breakfast.
"""


def make(variant: str, seed: str, players: int = 2) -> Puzzle | None:
    """The puzzle of this game and seed; None where none is found. Raises RulesError, or ValueError where so
    many cannot play it.
    """
    table = table_of(variant, players)
    if not makes_any(table.rules):
        return None
    for position in _positions(table, seed):
        puzzle = puzzle_of(table, position, seed)
        if puzzle is not None:
            return puzzle
    return None


def makes_any(rules: Rules) -> bool:
    """Whether one seat can lose to another by what lies open, with no chance in it."""
    steal = rules.terms.steal
    return not rules.is_team and (steal is None or steal.pick == "thief_sees")


def puzzle_of(table: Table, position: Position, seed: str) -> Puzzle | None:
    """The puzzle that a position is; None where it is none: not one play alone is right, or it is too large,
    or not worth asking.
    """
    start = begin(table, position, seed)
    if start.phase is not PLAYING or start.actor != YOU or start.questions:
        return None
    choices = choices_of(start)
    if len(choices) < FEWEST_CHOICES:
        return None
    solver = Solver(start, YOU, MOST_POSITIONS)
    try:
        right = _only_right(solver, start)
        if right is None:
            return None
        line = solver.line(start, right)
        if not SHORTEST <= len(line) <= LONGEST:
            return None
        refuted = _refutations(solver, start, choices, right)
    except TooLargeError:
        return None
    told = grade(start, right, len(line))
    return Puzzle(seed, table.rules.id, position, choices, right, told, line, refuted)


def choices_of(start: State) -> tuple[Play, ...]:
    """The plays between which there is to choose, none that loses by itself among them."""
    return tuple(play for play in engine.legal_plays(start) if MISTAKE not in play.marks)


def _only_right(solver: Solver, start: State) -> Play | None:
    """The play that alone does not lose; None where there is none, another move does not either, or more."""
    right: Play | None = None
    for move in engine.legal_moves(start):
        if solver.holds(after(start, move)):
            if right is not None or not isinstance(move, Play):
                return None
            right = move
    return right


def _refutations(solver: Solver, start: State, choices: tuple[Play, ...], right: Play) -> tuple[Line, ...]:
    return tuple(solver.line(start, play) for play in choices if play != right)


def _positions(table: Table, seed: str) -> Iterator[Position]:
    """What is laid out for a seed, one after the other."""
    rules, players = table.rules, table.players
    for number in range(MOST_TRIES):
        chance = Stream(seed, f"position:{number}")
        size = min(rules.hand_size(players), chance.choose(HANDS))
        away = chance.below(NEAR + 1)
        cards = list(table.pack(players))
        shuffle_last(cards, size * players, seed, f"cards:{number}")
        hands = tuple(tuple(cards[len(cards) - size * (seat + 1) :][:size]) for seat in range(players))
        total = away if rules.counts_down else rules.edge - away
        yield Position(hands, (), tuple(cards[: len(cards) - size * players]), total)
