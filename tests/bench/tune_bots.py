"""Learns the weights of the computer opponents by self-play.

    python tests/bench/tune_bots.py VARIANT PLAYERS [LOOKS] [FOLDER]

At a share of the plays of deals among themselves every candidate is tried in the position as it lies, and the
deal played on by the policy learned so far; in half of the deals the others play on by the rule of thumb, as
many people do. What makes one candidate better than another is then spread over the numbers that tell them
apart (least mean squares). The first round looks ahead with the rule of thumb; the mean of the last rounds of
three runs is written to FOLDER, by default where the program finds it. 100,000 looks a run take some forty
seconds where the table has no parts, several times that where it has many.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from math import fsum
from pathlib import Path
from random import Random

import msgspec

from cardtable.bots.facts import Facts
from cardtable.bots.playing import Valuing, next_move, play_out
from cardtable.bots.prospects import standings
from cardtable.bots.thumb import Thumb
from cardtable.bots.weighed import EXCHANGE, MOST_SAVING, ZONES, Weighed, Weights, zone
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.resources import resource
from cardtable.rules.catalogue import catalogue

SMOOTH = 4
"""Totals that share a number besides their own, so that rare ones learn from their neighbours."""
RUNS, ROUNDS, AVERAGED = 3, 20, 6
SLIPS, LOOKS = 0.2, 0.25
"""The shares of plays made at random, and of those at which every candidate is tried."""
FIRST_RATE, LAST_RATE = 0.02, 0.0003
BY_THUMB = 0.5
"""The share of deals that the others play on by the rule of thumb."""
MOST_CANDIDATES = 7
LONGEST_DEAL, LONGEST_PLAYOUT = 200, 120

Features = tuple[list[int], int]
"""The numbers that make up the value of a play, and the tokens that it moves at once."""


class Learner:
    """The numbers to be learned, in one row: totals, kinds kept, saving cards, marks, tokens at once."""

    def __init__(self, table: Table, random: Random) -> None:
        """Everything is worth nothing yet."""
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
        self.zones = [zone(max(0, self.limit - total)) for total in range(self.limit + 2)]

    def features(self, hand: Sequence[str], before: int, play: Play) -> Features:
        """Where the value of this play is made up from."""
        at = max(0, min(play.total, self.limit + 1))
        where = self.zones[at]
        found = [at, self.coarse_at + at // SMOOTH]
        if EXCHANGE not in play.marks:
            rest = list(hand)
            for card in play.cards:
                rest.remove(card)
            kept = self.keep_at + where * len(self.kinds)
            found += [kept + self.kinds.index(self.facts.kind[card]) for card in rest]
            saving = min(MOST_SAVING, sum(self.facts.saves[card] for card in rest))
            found.append(self.saving_at + where * (MOST_SAVING + 1) + saving)
        known = [self.marks.index(mark) for mark in play.marks if mark in self.marks]
        found += [self.marks_at + where * len(self.marks) + mark for mark in known]
        return found, self.facts.pays(before, play.total) if self.facts.has_pays else 0

    def weights(self, row: Sequence[float]) -> Weights:
        """The numbers as the program wants them."""
        kinds, marks = len(self.kinds), len(self.marks)

        def by_zone(first: int, step: int) -> list[float]:
            return [round(row[first + step * where], 4) for where in range(ZONES)]

        return Weights(
            self.facts.table.rules.hand_size(self.facts.table.players),
            [round(row[t] + row[self.coarse_at + t // SMOOTH], 4) for t in range(self.limit + 2)],
            {kind: by_zone(self.keep_at + place, kinds) for place, kind in enumerate(self.kinds)},
            [
                [
                    round(row[self.saving_at + where * (MOST_SAVING + 1) + n], 4)
                    for n in range(MOST_SAVING + 1)
                ]
                for where in range(ZONES)
            ],
            {mark: by_zone(self.marks_at + place, marks) for place, mark in enumerate(self.marks)},
            round(row[self.pays_at], 4),
        )

    def deal(self, policy: Valuing, rate: float) -> int:
        """Learn from one deal; the number of looks."""
        table, random = self.facts.table, self.random
        state = engine.new_game(table, f"tune{random.random()}", last_deal=1)
        engine.deal(state)
        seats = range(table.players)
        others = self.thumb if random.random() < BY_THUMB else policy
        everybody = [[policy if seat == own else others for seat in seats] for own in seats]
        looks = 0
        for _ in range(LONGEST_DEAL):
            if state.phase is not Phase.PLAYING:
                break
            plays = [] if state.questions or state.owed is not None else engine.legal_plays(state)
            if len(plays) > 1 and random.random() < LOOKS:
                looks += 1
                self.look(state, self.thinned(plays), everybody[state.turn], rate)
            slips = plays and random.random() < SLIPS
            engine.apply(
                state, plays[int(random.random() * len(plays))] if slips else next_move(state, policy)
            )
        return looks

    def look(self, state: State, plays: list[Play], policies: list[Valuing], rate: float) -> None:
        """Try every candidate in this position, and learn from the differences."""
        seat, hand, total, row = state.turn, state.hands[state.turn], state.total, self.row
        tried: list[tuple[Features, float]] = []
        for play in plays:
            world = state.clone()
            engine.apply(world, play)
            play_out(world, policies, LONGEST_PLAYOUT)
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
        """One play for each kind of card and value, and a few at random of a long list."""
        kind = self.facts.kind
        unlike = {(tuple(kind[card] for card in p.cards), p.value, p.target): p for p in plays}
        found = list(unlike.values())
        return found if len(found) <= MOST_CANDIDATES else self.random.sample(found, MOST_CANDIDATES)


def train(table: Table, looks: int) -> Weights:
    """Weights learned from so many looks in each of the runs."""
    learners = [Learner(table, Random(seed)) for seed in range(1, RUNS + 1)]
    rows = [learn(learner, looks) for learner in learners]
    return learners[0].weights([fsum(numbers) / RUNS for numbers in zip(*rows, strict=True)])


def learn(learner: Learner, looks: int) -> list[float]:
    """The numbers that one run learns from so many looks."""
    policy: Valuing = learner.thumb
    mean = [0.0] * len(learner.row)
    for number in range(ROUNDS):
        late = max(0, number - ROUNDS // 2) / (ROUNDS // 2)
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** late
        seen = 0
        while seen < looks // ROUNDS:
            seen += learner.deal(policy, rate)
        if number >= ROUNDS - AVERAGED:
            mean = [so_far + own / AVERAGED for so_far, own in zip(mean, learner.row, strict=True)]
        policy = Weighed(learner.facts, learner.weights(learner.row))
    return mean


def main() -> None:
    """Learn and write."""
    variant, players = sys.argv[1], int(sys.argv[2])
    looks = int(sys.argv[3]) if len(sys.argv) > 3 else 100_000
    folder = Path(sys.argv[4]) if len(sys.argv) > 4 else resource("bots", "weights")
    began = time.process_time()
    weights = train(Table(catalogue().resolve(variant), players), looks)
    (folder / f"{variant}.{players}.json").write_bytes(msgspec.json.encode(weights) + b"\n")
    print(f"{variant}, {players} players: {looks:,} looks, {time.process_time() - began:.0f} s")


if __name__ == "__main__":
    main()
