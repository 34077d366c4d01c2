"""Playing the same cards in several ways: what skill is worth, which card matters most, and how a deal turns.

Skill: a sound player takes a seat among the players of a group, each seat once with the same cards, so that
luck cancels out. Among sound players nobody is better. Cards: restricted play (A. Jaffe and others,
Evaluating Competitive Game Balance with Restricted Play, 2012): one player never plays a rank, and is stuck
if there is nothing else; the cost of that is how much the rank matters. The restricted player uses the same
policy, which was not made for it, so the cost found is an upper bound.

Turning, after C. Browne and F. Maire, Evolutionary Game Design (2010), who measure a game by how often its
leader changes and by its drama: how far behind the eventual winner has been. A deal of most adding games has
no winner but a loser, so both are reversed here. The worth of a position for a seat is its chance to survive
the deal: the stock is shuffled `STOCKS` times, with all hands as they are, and the deal played to its end by
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
from typing import Self

from cardtable.bots.playing import Leaning, Valuing, next_move, play_out
from cardtable.bots.prospects import standings
from cardtable.cards.faces import rank_of
from cardtable.controller.lab.fairness import MOST_MOVES, Found, Group, Trial, lost_by, sound_player
from cardtable.game import engine
from cardtable.game.moves import STUCK, Play
from cardtable.game.state import Phase, State


@dataclass
class Sums(Found):
    """A running sum of numbers and of their squares, for their mean and its error."""

    count: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def take(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean; 0 without numbers."""
        return self.sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; for fewer than two values, the standard error of a coin."""
        if self.count < 2:
            return 0.5
        variance = max(0.0, self.squares - self.sum**2 / self.count) / (self.count - 1)
        return float((variance / self.count) ** 0.5)


@dataclass
class SkillFound(Found):
    """The worth of skill, by pack of cards.

    `more` is the share of deals that the weaker players lost beyond the sound player's, `sound` and `weak`
    are the shares that each lost, and `apart` is the mean squared difference of two players in the same deal,
    which is how far one deal can separate them.
    """

    more: Sums = field(default_factory=Sums)
    sound: Sums = field(default_factory=Sums)
    weak: Sums = field(default_factory=Sums)
    apart: Sums = field(default_factory=Sums)


@dataclass
class CardsFound(Found):
    """The cost of never playing a rank, in shares of a deal lost, by rank.

    `deals` counts all deals, most of which cost nothing, since the rank would not have been played anyway.
    """

    deals: int = 0
    costs: dict[str, Sums] = field(default_factory=dict)

    def add(self, other: Self) -> None:
        self.deals += other.deals
        for rank, sums in other.costs.items():
            self.costs.setdefault(rank, Sums()).add(sums)

    def cost(self, rank: str) -> Sums:
        """Return the cost of never playing this rank, over all deals."""
        found = self.costs.get(rank, Sums())
        return Sums(self.deals, found.sum, found.squares)


class _Restricted(Leaning):
    """A policy that plays a rank only if there is nothing else; `_play` refuses it even then."""

    def __init__(self, policy: Valuing, rank: str) -> None:
        super().__init__(policy)
        self._rank = rank

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Return the best play without the rank, if there is any."""
        return self._policy.best(hand, before, without(plays, self._rank) or plays)


def without(plays: Sequence[Play], rank: str) -> list[Play]:
    return [play for play in plays if all(rank_of(card) != rank for card in play.cards)]


def skill_shard(trial: Trial, deals: range) -> SkillFound:
    """Play each pack once for every seat of the sound player."""
    found, player = SkillFound(), sound_player(trial.table)
    for deal in deals if trial.group is not Group.SOUND else ():
        seed, own, others, apart = f"skill{trial.seed}.{deal}", 0.0, 0.0, 0.0
        for sound in range(trial.players):
            policies = trial.seated(f"{seed}.{sound}")
            policies[sound] = player
            lost = _play(trial, seed, policies)
            rest = sum(lost) - lost[sound]
            own += lost[sound]
            others += rest / (trial.players - 1)
            apart += sum(has != lost[sound] for has in lost) / (trial.players - 1)
        more = others - own
        for sums, value in (
            (found.more, more),
            (found.sound, own),
            (found.weak, others),
            (found.apart, apart),
        ):
            sums.take(value / trial.players)
    return found


def cards_shard(trial: Trial, deals: range) -> CardsFound:
    """Play each pack as it is, and again without each rank that the watched seat played."""
    found = CardsFound()
    for deal in deals:
        seat, seed = deal % trial.players, f"cards{trial.seed}.{deal}"
        played: set[str] = set()
        usual = _play(trial, seed, trial.seated(seed), seat, played)[seat]
        found.deals += 1
        for rank in sorted(played):
            policies = trial.seated(seed)
            policies[seat] = _Restricted(policies[seat], rank)
            costs = _play(trial, seed, policies, seat, forbidden=rank)[seat] - usual
            found.costs.setdefault(rank, Sums()).take(costs)
    return found


def _play(
    trial: Trial,
    seed: str,
    policies: Sequence[Valuing],
    watched: int = -1,
    played: set[str] | None = None,
    forbidden: str = "",
) -> list[bool]:
    """Play the first deal of a game by these policies.

    Return by seat whether it lost, False if the deal has no end.

    `played` gets the ranks that the `watched` seat played; it gives up in place of the `forbidden` one.
    """
    state = engine.new_game(trial.table, seed)
    before = standings(state)
    engine.deal(state)
    for _ in range(MOST_MOVES):
        if state.phase is not Phase.PLAYING:
            return lost_by(state, before)
        move = next_move(state, policies[state.actor])
        if type(move) is Play and state.actor == watched:
            if forbidden and not without([move], forbidden):
                move = STUCK
            elif played is not None:
                played.update(map(rank_of, move.cards))
        engine.apply(state, move)
    return [False] * trial.players


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
