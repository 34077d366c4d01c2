"""How a deal turns: how often the danger moves from one player to another, and how dramatic the end is.

After C. Browne and F. Maire, Evolutionary Game Design (2010), who measure a game by how often its leader
changes and by its drama: how far behind the eventual winner has been. A deal of most adding games has no
winner but a loser, so both are reversed here. The worth of a position for a seat is its chance to survive the
deal: the stock is shuffled `STOCKS` times, with all hands as they are, and the deal played to its end by
the same players. *In danger* is the seat with the least chance; the danger has moved when another seat is
surely worse off. The drama of a deal is the mean, over the positions in which the eventual loser was not in
danger, of the root of how much safer that seat was; 0 if it was always in danger. If a deal has a winner, the
seat with the best chance leads, and the drama is the winner's, who was behind, as in Browne and Maire.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from random import Random

from cardtable.bots.playing import Valuing, next_move, play_out
from cardtable.bots.prospects import standings
from cardtable.controller.lab.contrasts import Sums
from cardtable.controller.lab.fairness import MOST_MOVES, Found, Trial, lost_by
from cardtable.game import engine
from cardtable.game.state import Phase, State

POSITIONS, FEWEST_POSITIONS = 10, 4
"""The positions of a deal that are measured, evenly spread, and the fewest of a deal that is long."""
PLAYS = 3_000
"""The plays that all positions of a deal may take together."""
STOCKS = 12
"""How often the stock is shuffled at each position."""
SURELY = 0.2
"""How much lower a chance must be to move the danger: the uncertainty of the shuffles."""
LONGEST = 500
"""Number of plays after which a deal counts as survived by all."""


@dataclass
class Turning(Found):
    """How deals turned: the changes of danger or lead, and the drama.

    Also how often the seat in danger at first was the loser, or the first leader the winner.
    """

    changes: Sums = field(default_factory=Sums)
    drama: Sums = field(default_factory=Sums)
    settled: Sums = field(default_factory=Sums)


def turning_shard(trial: Trial, deals: range) -> Turning:
    """Play these deals, and measure positions of each."""
    found = Turning()
    for deal in deals:
        seed = f"turning{trial.seed}.{deal}"
        policies = trial.seated(seed)
        positions, lost, before = _positions(trial, seed, policies)
        if lost is None:
            continue
        random = Random(seed)
        chances = [_chances(position, policies, before, random) for position in positions]
        by_loser = sum(lost) == 1
        if len(chances) < 2 or not (by_loser or sum(lost) == trial.players - 1):
            continue
        marked = lost.index(by_loser)
        worth = chances if by_loser else [[-chance for chance in row] for row in chances]
        held = _held(worth)
        found.changes.take(sum(one != other for one, other in pairwise(held)))
        found.settled.take(float(held[0] == marked))
        falls = [sqrt(row[marked] - min(row)) for row in worth if row[marked] > min(row)]
        found.drama.take(sum(falls) / len(falls) if falls else 0.0)
    return found


def _positions(
    trial: Trial, seed: str, policies: Sequence[Valuing]
) -> tuple[list[State], list[bool] | None, list[float]]:
    """Return positions of a deal before a turn, the losers, and the standings before.

    By seat, whether it lost; None without an end.
    """
    state = engine.new_game(trial.table, seed)
    before = standings(state)
    engine.deal(state)
    seen: list[State] = []
    for _ in range(MOST_MOVES):
        if state.phase is not Phase.PLAYING:
            wanted = PLAYS * 2 // (STOCKS * max(1, len(seen)))
            step = max(1, -(-len(seen) // max(FEWEST_POSITIONS, min(POSITIONS, wanted))))
            return seen[::step], lost_by(state, before), before
        if state.owed is None and not state.questions:
            seen.append(state.clone())
        engine.apply(state, next_move(state, policies[state.actor]))
    return [], None, before


def _chances(
    position: State, policies: Sequence[Valuing], before: Sequence[float], random: Random
) -> list[float]:
    """Return by seat the chance to survive from here on."""
    players = position.table.players
    kept = [0] * players
    for _ in range(STOCKS):
        world = position.clone()
        random.shuffle(world.stock)
        play_out(world, policies, LONGEST)
        lost = lost_by(world, before) if world.phase is not Phase.PLAYING else [False] * players
        kept = [had + (not has) for had, has in zip(kept, lost, strict=True)]
    return [had / STOCKS for had in kept]


def _held(worth: Sequence[Sequence[float]]) -> list[int]:
    """Return by position the seat in danger: the same until another one is surely worse off."""
    now = worth[0].index(min(worth[0]))
    held = []
    for row in worth:
        if min(row) < row[now] - SURELY:
            now = row.index(min(row))
        held.append(now)
    return held
