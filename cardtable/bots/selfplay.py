"""Learning the weights of the computer opponents by self-play.

Opponents play deals among themselves. At a share of the plays every candidate is tried in the position, and
the deal played on by the policy learned so far; in half of the deals the others play on by the rule of thumb,
as many people do. What makes one candidate better than another is then spread over the numbers in which they
differ (least mean squares). The first round looks ahead with the rule of thumb, or with the weights of
similar rules; the result is the mean of the last rounds of all runs.

The work is bounded by looks and plays, never by the clock, and all chance comes from a seed, so that the
result is the same everywhere. The work is done in steps of a deal, between which it can rest.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import TypeVar

from cardtable.bots.playing import Facts, Thumb, Valuing, next_move, play_out
from cardtable.bots.prospects import standings
from cardtable.bots.weighed import MOST_SAVING, ZONES, Weighed, Weights, aim_of, likest_to, zones_of
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.effects import EXCHANGE

SMOOTH = 4
"""How many neighboring totals share a second weight, so that rare totals learn from their neighbors."""
SLIPS, LOOKS = 0.2, 0.25
"""The shares of plays made at random, and of those at which every candidate is tried."""
FIRST_RATE, ALIKE_RATE, LAST_RATE = 0.02, 0.002, 0.0003
"""Learning rates: initial, initial if started from weights of similar rules, and final."""
BY_THUMB = 0.5
"""The share of deals that the others play on by the rule of thumb."""
MOST_CANDIDATES = 7
LONGEST_DEAL, LONGEST_PLAYOUT = 200, 120
SURELY = 2.0
"""Standard errors that weights must win by against the rule of thumb."""

T = TypeVar("T")

Steps = Generator[float, None, T]
"""Work that is done a step at a time, with the share that is done after each, and its result."""


@dataclass(frozen=True)
class Effort:
    """The amount of work.

    Each of `runs` takes `looks` in `rounds`, of which the last are `averaged`, and makes at most `plays`
    plays. The result is tried in `packs` shuffled packs of cards.
    """

    looks: int
    runs: int
    rounds: int
    averaged: int
    plays: int
    packs: int


SHORT = Effort(looks=20_000, runs=2, rounds=10, averaged=5, plays=1_500_000, packs=3_000)
"""For games that people make: ten to twenty seconds, while they play."""

A_TRIAL = 0.05
"""The share of practice that it takes to try weights out."""

Features = tuple[list[int], int]
"""The numbers that make up the value of a play, and the tokens that it moves at once."""


class Learner:
    """The numbers to be learned, in one row: totals, kinds kept, saving cards, marks, tokens at once."""

    def __init__(self, table: Table, random: Random, start: Weights | None = None) -> None:
        """Begin with every number 0, or with the weights `start`."""
        self.table = table
        self.facts = Facts(table)
        self.thumb = Thumb(self.facts)
        self.random = random
        self.limit = table.limit
        self.kinds = self.facts.kinds
        options = [option for found in table.rules.cards.values() for option in found]
        self.marks = sorted({mark for option in options for mark in option.marks} | {"thrown"})
        self.coarse_at = self.limit + 2
        self.keep_at = self.coarse_at + (self.limit + 2) // SMOOTH + 1
        self.saving_at = self.keep_at + ZONES * len(self.kinds)
        self.marks_at = self.saving_at + ZONES * (MOST_SAVING + 1)
        self.pays_at = self.marks_at + ZONES * len(self.marks)
        self.row = [0.0] * (self.pays_at + 1)
        self.zones = zones_of(self.facts)
        self.played = 0
        """The number of plays made so far, those in playouts included."""
        self.has_begun = start is not None
        if start is not None:
            self._begin(start)

    @property
    def policy(self) -> Valuing:
        """The policy of the first round."""
        return Weighed(self.facts, self.weights(self.row)) if self.has_begun else self.thumb

    def features(self, hand: Sequence[str], before: int, play: Play) -> Features:
        """Return the places in the row that make up the value of this play, and its tokens."""
        at = max(0, min(play.total, self.limit + 1))
        zone = self.zones[at]
        found = [at, self.coarse_at + at // SMOOTH]
        if EXCHANGE.word not in play.marks:
            rest = list(hand)
            for card in play.cards:
                rest.remove(card)
            kept = self.keep_at + zone * len(self.kinds)
            found += [kept + self.kinds.index(self.facts.kind[card]) for card in rest]
            saving = min(MOST_SAVING, sum(self.facts.saves[card] for card in rest))
            found.append(self.saving_at + zone * (MOST_SAVING + 1) + saving)
        known = [self.marks.index(mark) for mark in play.marks if mark in self.marks]
        found += [self.marks_at + zone * len(self.marks) + mark for mark in known]
        return found, self.facts.pays(before, play) if self.facts.has_pays else 0

    def _begin(self, weights: Weights) -> None:
        """Begin with weights for this table."""
        self.row[: self.limit + 2] = weights.totals
        for zone in range(ZONES):
            for place, kind in enumerate(self.kinds):
                self.row[self.keep_at + zone * len(self.kinds) + place] = weights.keep[kind][zone]
            for place, mark in enumerate(self.marks):
                known = weights.marks.get(mark, [0.0] * ZONES)
                self.row[self.marks_at + zone * len(self.marks) + place] = known[zone]
            at = self.saving_at + zone * (MOST_SAVING + 1)
            self.row[at : at + MOST_SAVING + 1] = weights.saving[zone]
        self.row[self.pays_at] = weights.pays

    def weights(self, row: Sequence[float]) -> Weights:
        """Return a row of numbers as weights."""
        kinds, marks = len(self.kinds), len(self.marks)

        def by_zone(first: int, step: int) -> list[float]:
            return [round(row[first + step * zone], 4) for zone in range(ZONES)]

        return Weights(
            self.facts.table.rules.hand_size(self.facts.table.players),
            [round(row[t] + row[self.coarse_at + t // SMOOTH], 4) for t in range(self.limit + 2)],
            {kind: by_zone(self.keep_at + place, kinds) for place, kind in enumerate(self.kinds)},
            [
                [round(row[self.saving_at + zone * (MOST_SAVING + 1) + n], 4) for n in range(MOST_SAVING + 1)]
                for zone in range(ZONES)
            ],
            {mark: by_zone(self.marks_at + place, marks) for place, mark in enumerate(self.marks)},
            round(row[self.pays_at], 4),
            aim_of(self.table.rules),
        )

    def deal(self, policy: Valuing, rate: float) -> int:
        """Learn from one deal; return the number of looks."""
        table, random = self.table, self.random
        state = engine.new_game(table, f"tune{random.random()}", last_deal=1)
        engine.deal(state)
        seats = range(table.players)
        others = self.thumb if random.random() < BY_THUMB else policy
        lineups = [[policy if seat == own else others for seat in seats] for own in seats]
        looks = 0
        for _ in range(LONGEST_DEAL):
            if state.phase is not Phase.PLAYING:
                break
            plays = [] if state.questions or state.owed is not None else engine.legal_plays(state)
            if len(plays) > 1 and random.random() < LOOKS:
                looks += 1
                self.look(state, self.thinned(plays), lineups[state.turn], rate)
            slips = plays and random.random() < SLIPS
            engine.apply(
                state, plays[int(random.random() * len(plays))] if slips else next_move(state, policy)
            )
            self.played += 1
        return looks

    def look(self, state: State, plays: list[Play], policies: list[Valuing], rate: float) -> None:
        """Try every candidate in this position, and learn from the differences."""
        seat, hand, total, row = state.turn, state.hands[state.turn], state.total, self.row
        tried: list[tuple[Features, float]] = []
        for play in plays:
            world = state.clone()
            engine.apply(world, play)
            self.played += 1 + play_out(world, policies, LONGEST_PLAYOUT)
            tried.append((self.features(hand, total, play), standings(world)[seat]))
        guesses = [row[self.pays_at] * pays + sum([row[at] for at in places]) for (places, pays), _ in tried]
        mean_end = sum(end for _, end in tried) / len(tried)
        mean_guess = sum(guesses) / len(tried)
        for ((places, pays), end), guess in zip(tried, guesses, strict=True):
            missed = ((end - mean_end) - (guess - mean_guess)) * rate
            for at in places:
                row[at] += missed
            row[self.pays_at] += missed * pays * 0.3

    def thinned(self, plays: Sequence[Play]) -> list[Play]:
        """Return one play for each kind of card and value, or a few of them at random if there are many."""
        kind = self.facts.kind
        unlike = {(tuple(kind[card] for card in p.cards), p.value, p.target): p for p in plays}
        found = list(unlike.values())
        return found if len(found) <= MOST_CANDIDATES else self.random.sample(found, MOST_CANDIDATES)


def finished(work: Steps[T]) -> T:
    """Do all the work at once and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def practice(table: Table, effort: Effort = SHORT, seed: int = 1) -> Steps[Weights | None]:
    """Return weights that surely beat the rule of thumb at this table; None if none were found.

    Begins with those of the most similar rules, if these are better than nothing.
    """
    likest = likest_to(Facts(table))
    found = [] if likest is None else [Weighed(Facts(table), likest).weights]
    gains = yield from _within(0, A_TRIAL, _surely_gained(table, found, effort, seed))
    learned = yield from _within(
        A_TRIAL, 1 - A_TRIAL, train(table, effort, seed, found[0] if gains else None)
    )
    gains += yield from _within(1 - A_TRIAL, 1, _surely_gained(table, [learned], effort, seed))
    return max(gains, key=lambda gain: gain[0])[1] if gains else None


def _within(first: float, last: float, work: Steps[T]) -> Steps[T]:
    """Do a part of some work; its own shares, 0 to 1, become those from `first` to `last`."""
    while True:
        try:
            share = next(work)
        except StopIteration as end:
            found: T = end.value
            return found
        yield first + (last - first) * share


def _surely_gained(
    table: Table, tried: Sequence[Weights], effort: Effort, seed: int
) -> Steps[list[tuple[float, Weights]]]:
    """Return the weights that surely beat the rule of thumb, each with its gain."""
    surely = []
    for weights in tried:
        gain, error = yield from gained(table, weights, effort.packs, seed)
        if gain > SURELY * error:
            surely.append((gain, weights))
    return surely


def train(table: Table, effort: Effort, seed: int = 1, start: Weights | None = None) -> Steps[Weights]:
    """Return weights learned with this effort, from nothing or from others for this table."""
    learners = [Learner(table, Random(seed + run), start) for run in range(effort.runs)]
    rows = []
    for number, learner in enumerate(learners):
        first, last = number / effort.runs, (number + 1) / effort.runs
        rows.append((yield from _within(first, last, learn(learner, effort))))
    return learners[0].weights([fsum(numbers) / effort.runs for numbers in zip(*rows, strict=True)])


def learn(learner: Learner, effort: Effort) -> Steps[list[float]]:
    """Return the row of numbers that one run learns."""
    policy, first = learner.policy, ALIKE_RATE if learner.has_begun else FIRST_RATE
    mean = [0.0] * len(learner.row)
    looks, half = effort.looks // effort.rounds, effort.rounds // 2
    for number in range(effort.rounds):
        late = max(0, number - half) / half
        rate = first * (LAST_RATE / first) ** late
        seen = deals = 0
        # Hands of one card have no choice, so there may be nothing to look at.
        while seen < looks and deals < looks and learner.played * effort.rounds < effort.plays * (number + 1):
            seen += learner.deal(policy, rate)
            deals += 1
            by_looks = (number + max(seen, deals) / looks) / effort.rounds
            yield min(1, max(by_looks, learner.played / effort.plays))
        if number >= effort.rounds - effort.averaged:
            mean = [so_far + own / effort.averaged for so_far, own in zip(mean, learner.row, strict=True)]
        policy = Weighed(learner.facts, learner.weights(learner.row))
    return mean


def gained(table: Table, weights: Weights, packs: int, seed: int = 1) -> Steps[tuple[float, float]]:
    """Return the mean gain in tokens a deal with these weights over the rule of thumb.

    The second number is its standard error.

    All others play by the rule of thumb. Each pack of cards is played from every seat.
    """
    facts = Facts(table)
    thumb, own = Thumb(facts), Weighed(facts, weights)
    seats = range(table.players)
    gains = []
    for pack in range(packs):
        dealt = engine.new_game(table, f"gained{seed}.{pack}", last_deal=1)
        engine.deal(dealt)
        usual = fsum(_ends(dealt, [thumb for _ in seats]))
        tried = fsum(_ends(dealt, [own if seat == mine else thumb for seat in seats])[mine] for mine in seats)
        gains.append((tried - usual) / table.players)
        yield (pack + 1) / packs
    mean = fsum(gains) / packs
    return mean, sqrt(fsum((gain - mean) ** 2 for gain in gains) / (packs - 1) / packs)


def _ends(dealt: State, policies: Sequence[Valuing]) -> list[float]:
    """Return how far each seat is ahead after this deal was played by these policies."""
    state = dealt.clone()
    play_out(state, policies, LONGEST_DEAL)
    return standings(state)
