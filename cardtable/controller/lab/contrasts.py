"""What is found by playing the same cards in two ways: what skill is worth, and which card matters most.

Skill: a sound player sits down among weaker ones, once on each seat with the same cards, so that luck falls
out of the comparison. Cards: restricted play (A. Jaffe and others, Evaluating Competitive Game Balance with
Restricted Play, 2012): one player never lays a rank, and is stuck with it where there is nothing else; what
that costs is what the rank matters. Who restricts itself plays on by the same policy, which was not made for
it: so a card costs at most as much as is found here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from cardtable.bots.levels import levels
from cardtable.bots.playing import Valuing, next_move
from cardtable.bots.prospects import standings
from cardtable.cards.faces import rank_of
from cardtable.controller.lab.fairness import MOST_MOVES, Trial, lost_by, sound_player
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, STUCK, Play
from cardtable.game.state import Phase

WEAKER = "casual"
"""The level of those whom the sound player meets: by the rule of thumb, with a slip now and then."""


@dataclass
class Sums:
    """Numbers that were added up, so that their mean and how sure it is can be told: how many, their sum, and
    the sum of their squares.
    """

    count: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def take(self, value: float) -> None:
        """Add one number."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    def add(self, other: Sums) -> None:
        """Add those of another sum."""
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; that of a coin for fewer than two."""
        if self.count < 2:
            return 0.5
        variance = max(0.0, self.squares - self.sum**2 / self.count) / (self.count - 1)
        return float((variance / self.count) ** 0.5)


@dataclass
class SkillFound:
    """What skill was worth, by pack of cards: the share of deals that the weaker lost `more` than the sound
    player, the shares that `sound` and `weak` lost, and the mean of the squared difference of two who play in
    the same deal, which is how far one deal can separate them.
    """

    more: Sums = field(default_factory=Sums)
    sound: Sums = field(default_factory=Sums)
    weak: Sums = field(default_factory=Sums)
    apart: Sums = field(default_factory=Sums)

    def add(self, other: SkillFound) -> None:
        """Take in the next shard."""
        self.more.add(other.more)
        self.sound.add(other.sound)
        self.weak.add(other.weak)
        self.apart.add(other.apart)


@dataclass
class CardsFound:
    """What it cost not to lay a rank, in shares of a deal lost, by rank; of `deals`, in most of which it
    would not have been laid anyway, which cost nothing.
    """

    deals: int = 0
    costs: dict[str, Sums] = field(default_factory=dict)

    def add(self, other: CardsFound) -> None:
        """Take in the next shard."""
        self.deals += other.deals
        for rank, sums in other.costs.items():
            self.costs.setdefault(rank, Sums()).add(sums)

    def cost(self, rank: str) -> Sums:
        """What not to lay this rank costs, over all deals."""
        found = self.costs.get(rank, Sums())
        return Sums(self.deals, found.sum, found.squares)


class _Slipping(Valuing):
    """The rule of thumb with slips: a weaker player, whose slips come from a seed."""

    def __init__(self, thumb: Valuing, slips: float, seed: str) -> None:
        super().__init__(thumb.facts)
        self._thumb, self._slips, self._random = thumb, slips, Random(seed)

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """As the rule of thumb has it."""
        return self._thumb.value(hand, before, play)

    def margin(self, value: float) -> float:
        """As the rule of thumb has it."""
        return self._thumb.margin(value)

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Now and then any play that does not lose by itself."""
        if self._random.random() < self._slips:
            safe = [play for play in plays if MISTAKE not in play.marks]
            if safe:
                return safe[int(self._random.random() * len(safe))]
        return self._thumb.best(hand, before, plays)


class _Restricted(Valuing):
    """A policy that does not lay one rank while there is anything else to lay; `_play` sees to the rest."""

    def __init__(self, policy: Valuing, rank: str) -> None:
        super().__init__(policy.facts)
        self._policy, self._rank = policy, rank

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """As the policy has it."""
        return self._policy.value(hand, before, play)

    def margin(self, value: float) -> float:
        """As the policy has it."""
        return self._policy.margin(value)

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """The best play without the rank, if there is any."""
        return self._policy.best(hand, before, without(plays, self._rank) or plays)


def without(plays: Sequence[Play], rank: str) -> list[Play]:
    """The plays in which this rank is not laid."""
    return [play for play in plays if all(rank_of(card) != rank for card in play.cards)]


def skill_shard(trial: Trial, deals: range) -> SkillFound:
    """Play each pack once for every seat that the sound player can have."""
    found, player = SkillFound(), sound_player(trial.table)
    slips = levels()[WEAKER].slips
    for deal in deals:
        seed, own, others, apart = f"skill{trial.seed}.{deal}", 0.0, 0.0, 0.0
        for sound in range(trial.players):
            weak = _Slipping(player, slips, f"{seed}.{sound}")
            policies = [player if seat == sound else weak for seat in range(trial.players)]
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
    """Play each pack as it is, and again without each rank that the seat in question laid."""
    found, sound = CardsFound(), sound_player(trial.table)
    for deal in deals:
        seat, seed = deal % trial.players, f"cards{trial.seed}.{deal}"
        policies = [sound] * trial.players
        laid: set[str] = set()
        usual = _play(trial, seed, policies, seat, laid)[seat]
        found.deals += 1
        for rank in sorted(laid):
            policies[seat] = _Restricted(sound, rank)
            costs = _play(trial, seed, policies, seat, forbidden=rank)[seat] - usual
            found.costs.setdefault(rank, Sums()).take(costs)
    return found


def _play(
    trial: Trial,
    seed: str,
    policies: Sequence[Valuing],
    watched: int = -1,
    laid: set[str] | None = None,
    forbidden: str = "",
) -> list[bool]:
    """Play the first deal of a game by these policies; by seat who lost it, nobody one that has no end.

    `laid` gets the ranks that the `watched` seat laid; it never lays the one that is `forbidden`.
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
            elif laid is not None:
                laid.update(map(rank_of, move.cards))
        engine.apply(state, move)
    return [False] * trial.players
