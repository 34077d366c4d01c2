"""The lab: what a set of house rules makes of the game, from thousands of deals among sound players.

As in the arena the work is cut into shards that are pure functions of (rules, seeds), so the result depends
neither on the number of workers nor on the executor that maps them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from math import sqrt

from cardtable.bots.opponents import thinking
from cardtable.bots.playing import next_move
from cardtable.cards.faces import rank_of
from cardtable.controller.lab.arena import SURE, compiled, shards
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded, SeatStuck
from cardtable.game.moves import Play
from cardtable.game.state import Phase

LONG = 200
"""Plays beyond which a deal counts as long."""
MOST_MOVES = 2_000
"""Moves after which a deal is broken off and counts as one without an end."""


@dataclass(frozen=True)
class Trial:
    """What is tried: a variant with house rules, for so many players; `file` is that of a variant outside the
    catalogue, or empty.
    """

    variant: str
    options: tuple[tuple[str, str], ...]
    players: int
    seed: int
    file: str = ""


@dataclass
class Findings:
    """What came of some deals; places are counted from the seat that begins, 0 first."""

    deals: int = 0
    ended: int = 0
    plays: list[int] = field(default_factory=list)
    not_lost: Counter[int] = field(default_factory=Counter)
    stuck: int = 0
    deciding: Counter[str] = field(default_factory=Counter)

    def add(self, other: Findings) -> None:
        """Take in the next shard."""
        self.deals += other.deals
        self.ended += other.ended
        self.plays += other.plays
        self.not_lost += other.not_lost
        self.stuck += other.stuck
        self.deciding += other.deciding


def try_shard(trial: Trial, deals: range) -> Findings:
    """Play these deals, every seat by the policy that the rules lead to."""
    found = Findings()
    for deal in deals:
        _try_deal(trial, f"lab{trial.seed}.{deal}", found)
    return found


def _try_deal(trial: Trial, seed: str, found: Findings) -> None:
    table = compiled(trial.variant, trial.options, trial.players, trial.file)
    policy = thinking(table).weighed
    ended: list[DealEnded] = []
    stuck: list[SeatStuck] = []

    def hear(event: AnyEvent) -> None:
        if isinstance(event, DealEnded):
            ended.append(event)
        elif isinstance(event, SeatStuck):
            stuck.append(event)

    state = engine.new_game(table, seed)
    engine.deal(state, hear)
    first, plays, last = state.turn, 0, ""
    for _ in range(MOST_MOVES):
        if state.phase is not Phase.PLAYING:
            break
        move = next_move(state, policy)
        if type(move) is Play:
            plays += 1
            last = rank_of(move.cards[0])
        engine.apply(state, move, hear)
    found.deals += 1
    found.plays.append(plays)
    found.stuck += bool(stuck)
    for event in ended:
        found.ended += 1
        if last:  # A deal may be over before the first card is laid (rules, 4.11).
            found.deciding[last] += 1
        for place in range(trial.players):
            seat = (first + place) % trial.players
            not_lost = seat in event.winners if event.winners else seat not in event.losers
            found.not_lost[place] += not_lost


def _interval(share: float, count: int) -> list[float]:
    """The 95 % interval of a share of so many deals: Wilson's, which holds for few deals and rare ends."""
    weight = SURE**2 / count
    middle = (share + weight / 2) / (1 + weight)
    spread = SURE * sqrt(share * (1 - share) / count + weight / count / 4) / (1 + weight)
    return [round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4)]


def report(trial: Trial, found: Findings) -> Mapping[str, object]:
    """The findings as they are printed as JSON."""
    plays = sorted(found.plays)
    ended = max(1, found.ended)
    places = []
    for place in range(trial.players):
        share = found.not_lost[place] / ended
        places.append({"not_lost": round(share, 4), "interval": _interval(share, ended)})
    return {
        "variant": trial.variant,
        "options": dict(trial.options),
        "players": trial.players,
        "deals": found.deals,
        "places": places,
        "plays_per_deal": {
            "median": plays[len(plays) // 2],
            "p90": plays[len(plays) * 9 // 10],
            "most": plays[-1],
        },
        "stuck": round(found.stuck / found.deals, 4),
        "long": round(sum(count > LONG for count in plays) / found.deals, 4),
        "without_end": round(1 - found.ended / found.deals, 4),
        "deciding": {card: round(count / ended, 4) for card, count in found.deciding.most_common()},
    }


def experiment(trial: Trial, deals: int, mapper: Executor) -> Iterator[Findings]:
    """The findings of the shards, one by one as they are done, in order."""
    yield from mapper.map(partial(try_shard, trial), shards(deals))
