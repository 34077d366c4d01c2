"""Puzzles from a seed; that of a day, the same for everyone; and its entry in the book."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from itertools import islice
from math import fsum

from cardtable.bots.levels import LEVELS, characters, opponent, without_search
from cardtable.bots.opponents import stream
from cardtable.bots.solver import Line, Solver, TooLargeError, after
from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream, shuffle, shuffle_last
from cardtable.controller.puzzles.puzzle import YOU, Grade, Puzzle, begin, table_of
from cardtable.controller.puzzles.sums import SumPuzzle
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import PLAYING, Position, State
from cardtable.game.table import Table
from cardtable.learning.practice import DOTS
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules, RulesError
from cardtable.storage.puzzle_book import MOST_STARS, Solved

MOST_TRIES = 600
"""The positions that are tried for one seed."""
MOST_POSITIONS = 20_000
"""The most positions that a puzzle may lead to."""
HANDS = {2: (3, 4), 3: (3,)}
"""The cards that each seat may hold, by the number of players."""
NEAR = 20
"""How far the total may be from the limit."""
CHOICES = range(3, 7)
"""The number of plays to choose from: fewer are hardly a question, more are confusing."""
MOVES = range(4, 10)
"""The moves of the line, including the last one of the stuck player: shorter ones are obvious, longer ones
too much to think through at breakfast.
"""
USUAL = 0.5
"""The wanted share of finders by default."""
CANDIDATES = 20
"""Maximum number of puzzles of a seed to compare with the wanted share."""
NEAR_ENOUGH = 0.06
"""Maximum distance from the wanted share of finders before more puzzles are tried."""
LOST_BY_THE_STUCK = ("deal_ends", "knock_out", "drop_out")
"""The ways deals end in which a stuck player has lost, for good."""
UNSEEN = 4
"""The moves after which a wrong play may prove wrong: some must not be obvious at once."""


def make(variant: str, seed: str, players: int = 2, share: float = USUAL) -> Puzzle | None:
    """Return the puzzle of this game and seed whose share of finders is nearest to `share`, 0 to 1.

    Positions are tried until one has a single play that survives and is worth asking; the work is bounded by
    positions.

    None if there is none. Raises RulesError, or ValueError for a wrong number of players.
    """
    table = table_of(variant, players)

    def miss(puzzle: Puzzle) -> float:
        return abs(puzzle.grade.share - share)

    best: Puzzle | None = None
    for position, found in islice(worth_asking(table, seed), CANDIDATES):
        best = min(filter(None, (best, _puzzle(table, position, found))), key=miss)
        if miss(best) <= NEAR_ENOUGH:
            break
    return best


def worth_asking(table: Table, seed: str) -> Iterator[tuple[Position, Solution]]:
    """Yield the positions of a seed that are good puzzles."""
    for position in _positions(table, seed) if makes_any(table.rules) else ():
        mine = position.hands[YOU]
        # A sentence couldn't distinguish two cards of a rank.
        if len({rank_of(card) for card in mine}) == len(mine):
            found = solution(begin(table, position, seed))
            if found is not None and _is_good(found):
                yield position, found


def makes_any(rules: Rules) -> bool:
    """Return whether the table and being stuck decide a deal.

    Nobody wins by an empty hand, and no rule counts earlier turns, which a page can't show.
    """
    terms = rules.terms
    return is_lost_by_the_stuck(rules) and not (terms.says("empty_hand") or terms.parts_with("for_a_while"))


def is_lost_by_the_stuck(rules: Rules) -> bool:
    """Return whether a stuck player has lost the deal, nothing else costs anything, and nothing is random."""
    terms = rules.terms
    by_chance = terms.steal is not None and terms.steal.pick == "random"
    otherwise = rules.pays_on_the_way or rules.is_team or terms.exact_wins is not None
    return rules.deal_end in LOST_BY_THE_STUCK and not (by_chance or otherwise)


def solved_puzzle(table: Table, position: Position, seed: str) -> Puzzle | None:
    """Return the puzzle of a position; None if it has not exactly one right play, or leads too far."""
    found = solution(begin(table, position, seed))
    return None if found is None else _puzzle(table, position, found)


@dataclass(frozen=True)
class Solution:
    """A position with one right play, and what follows on each."""

    start: State
    choices: tuple[Play, ...]
    right: Play
    line: Line
    refuted: tuple[Line, ...]


def _puzzle(table: Table, position: Position, found: Solution) -> Puzzle:
    start, choices, right, line = found.start, found.choices, found.right, found.line
    grade = _graded(start, choices, right, len(line))
    return Puzzle(start.seed, table.rules.id, position, choices, right, grade, line, found.refuted)


def solution(start: State) -> Solution | None:
    """Return the right play at the beginning of a deal, and what follows; None if it is no puzzle."""
    if start.phase is not PLAYING or start.questions or start.turn != YOU:
        return None
    choices = tuple(play for play in engine.legal_plays(start) if MISTAKE not in play.marks)
    if len(choices) not in CHOICES:
        return None
    solver = Solver(start, YOU, MOST_POSITIONS)
    try:
        right = _only_right(solver, start)
        if right is None:
            return None
        refuted = tuple(solver.line(start, play) for play in choices if play != right)
        return Solution(start, choices, right, solver.line(start, right), refuted)
    except TooLargeError:
        return None


def _only_right(solver: Solver, start: State) -> Play | None:
    """Return the only move that survives, if it is a play; None if there is none, or several."""
    right: Play | None = None
    for move in engine.legal_moves(start):
        if solver.holds(after(start, move)):
            if right is not None or not isinstance(move, Play):
                return None
            right = move
    return right


def _is_good(found: Solution) -> bool:
    return len(found.line) in MOVES and UNSEEN <= max(map(len, found.refuted)) < MOVES.stop


def _positions(table: Table, seed: str) -> Iterator[Position]:
    rules, players = table.rules, table.players
    for number in range(MOST_TRIES):
        chance = Stream(seed, f"position:{number}")
        size = min(rules.hand_size(players), chance.choose(HANDS[players]))
        away = chance.below(NEAR + 1)
        cards = list(table.pack(players))
        shuffle_last(cards, size * players, seed, f"cards:{number}")
        hands = tuple(tuple(cards[len(cards) - size * (seat + 1) :][:size]) for seat in range(players))
        total = away if rules.counts_down else rules.edge - away
        yield Position(hands, (), tuple(cards[: len(cards) - size * players]), total)


_TRIES = 4
"""How often each character of a level is asked: it chooses between equals at random."""


def _graded(start: State, choices: tuple[Play, ...], right: Play, moves: int) -> Grade:
    """Return how hard it is to find the right one of these plays, by how often the computer levels find it.

    `moves` are those of its line.
    """
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
        for number in range(_TRIES)
    ]
    slips = players[0].level.slips
    return slips / len(choices) + (1 - slips) * sum(found) / len(found)


TWO, THREE = 2, 3
SUNDAY = 6
SHARES = (0.68, 0.62, 0.56, 0.5, 0.44, 0.35, 0.26)
"""The share of the computers' tries that should find the play, from Monday to Sunday: each day is harder."""


@cache
def games(players: int = TWO) -> tuple[str, ...]:
    """Return the program's games that can have puzzles for this many players.

    They are in the order of the catalog.
    """
    return tuple(game for game in _taking_turns(players) if makes_any(catalog().resolve(game)))


@cache
def _taking_turns(players: int) -> tuple[str, ...]:
    """Return the games in the daily rotation.

    Some have no puzzle, as a page can't show all that decides them; they stay in the rotation, so that the
    other days keep their puzzles. Games to ten, for children before digits, are no riddles; games with
    sleeping cards came later, and have no puzzle either.
    """
    rules_of = (catalog().resolve(variant) for variant in catalog().shipped)
    seats = (rules for rules in rules_of if rules.min_players <= players <= rules.max_players)
    found = (rules for rules in seats if rules.limit > DOTS and not rules.asleep)
    return tuple(rules.id for rules in found if is_lost_by_the_stuck(rules))


def players_of(day: date) -> int:
    """Return the number of players in the puzzle of that day: three on Sundays, when there is more time."""
    return THREE if day.weekday() == SUNDAY else TWO


@lru_cache(maxsize=31)
def puzzle_of_day(day: date) -> Puzzle:
    """Return the puzzle of that day.

    Each game comes once before one comes again, in another order each time. A game without a puzzle for that
    day is replaced by the one half a round away, which has not been seen for long. All of it follows from the
    date and the games of the program.
    """
    order = list(_taking_turns(players_of(day)))
    again, number = divmod(day.toordinal(), len(order))
    shuffle(order, "puzzle", f"games:{again}")
    away = (number + len(order) // 2) % len(order)
    turns = (order[number], *order[away:], *order[:away])
    found = (puzzle_of_game(day, variant, players_of(day)) for variant in turns)
    return next(puzzle for puzzle in found if puzzle is not None)


def puzzle_of_game(day: date, variant: str, players: int) -> Puzzle | None:
    """Return the puzzle of a day for one of the `games`; None if there is none, which is rare.

    Raises RulesError, or ValueError for a wrong number of players.
    """
    seed = f"puzzle:{day.isoformat()}:{variant}:{players}"
    return make(variant, seed, players, SHARES[day.weekday()])


def stars_for(wrong: int) -> int:
    """Return the stars for a puzzle that was solved after `wrong` wrong answers."""
    return max(1, MOST_STARS - wrong)


def entry_of(puzzle: Puzzle, day: date, stars: int) -> Solved:
    """Return the entry of a solved puzzle; `day` is the puzzle's day."""
    return Solved(puzzle.id, puzzle.variant, puzzle.position, day, stars)


def entry_of_sums(last: SumPuzzle, day: date) -> Solved:
    """Return the entry of a day's number puzzles, all solved; `last` is the last of them."""
    return Solved(last.id, last.variant, Position((last.hand, ()), (), (), last.total), day)


def reopened(solved: Solved) -> Puzzle | None:
    """Return the puzzle; None if its game is gone, or has other cards or rules now."""
    try:
        table = table_of(solved.variant, solved.players)
    except (RulesError, ValueError):
        return None
    return solved_puzzle(table, solved.position, solved.id) if solved.position.fits(table) else None
