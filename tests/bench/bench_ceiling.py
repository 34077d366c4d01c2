"""How close the opponents are to what can be learned about a game.

    python tests/bench/bench_ceiling.py [FILE]

For each game, with two and four players, a table of values is learned by self-play. It corrects the weights by
the total that a play makes, its other effects, and the kinds of all cards kept, while weights add up single
numbers. Then expert without a search, expert with one, and the table play one seat against rules of thumb, and both
experts one against tables, with the same packs on every seat. Printed are the shares of deals not lost with 95 % intervals, and how
far expert is behind the table against rules of thumb.

The gain of expert's search is measured with fewer packs, since luck cancels out. Each line of FILE is
one game with one number of players, and isn't measured again while the opponents are the same. `--minutes N`
starts nothing new after that time, `--only ID` and `--players N` select games and numbers of players, and
`--report` only prints FILE.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from math import inf, sqrt
from pathlib import Path
from random import Random

from cardtable.bots.opponents import thinking
from cardtable.bots.playing import Facts, Thumb, Valuing, play_out
from cardtable.bots.prospects import standings
from cardtable.bots.selfplay import LONGEST_PLAYOUT, Learner
from cardtable.controller.lab import arena
from cardtable.controller.lab.arena import RULE_OF_THUMB, SURE, Contest, PolicyBot, play_shard
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.bench.bench_levels import SEARCHING, fingerprint

TABLE = "self-play-table"
LEARNING = 150.0
"""Processor time for learning a table, in seconds."""
SHRINKS = 1500
"""Number of earlier zero errors assumed for each correction, which damps it."""
THUMB_IN_A_TOKEN = 1000.0
"""Scale of the values of the rule of thumb, which is used if there are no weights."""
PACKS, SEARCHED = 1200, 120
"""Packs played by expert without a search and the table, and with one."""
SEED = 25
PLAYERS = (2, 4)

Kept = tuple[int, tuple[str, ...], tuple[str, ...]]
"""The total of a play, its other effects, and the sorted kinds of the cards kept."""


class ByTable(Valuing):
    """Plays by the opponents' weights, corrected by a table."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.base = thinking(facts.table).weighed
        self.corrections: dict[Kept, float] = {}
        self.counts: dict[Kept, int] = {}

    def kept(self, hand: Sequence[str], play: Play) -> Kept:
        rest = [*hand]
        for card in play.cards:
            rest.remove(card)
        return play.total, play.marks, tuple(sorted(map(self.facts.kind.__getitem__, rest)))

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return the value of a play in tokens; without weights, that of the rule of thumb."""
        known = self.corrections.get(self.kept(hand, play), 0.0)
        return self._by_base(hand, before, play) + known

    def _by_base(self, hand: Sequence[str], before: int, play: Play) -> float:
        value = self.base.value(hand, before, play)
        return value / THUMB_IN_A_TOKEN if isinstance(self.base, Thumb) else value

    def margin(self, value: float) -> float:
        """Allow no other plays."""
        return 0.0

    def correct(self, kept: Kept, missed: float) -> None:
        """Correct the value of a play whose result, relative to the others, was higher by `missed`."""
        count = self.counts[kept] = self.counts.get(kept, 0) + 1
        self.corrections[kept] = self.corrections.get(kept, 0.0) + missed / (count + SHRINKS)


class Tabulator(Learner):
    """Learns a table from the positions that weights are learned from."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, Random(SEED))
        self.known = ByTable(Facts(table))

    def look(self, state: State, plays: list[Play], policies: list[Valuing], rate: float) -> None:
        """Try every candidate in this position, and learn from the differences."""
        seat, hand, total = state.turn, state.hands[state.turn], state.total
        ends = []
        for play in plays:
            world = state.clone()
            engine.apply(world, play)
            play_out(world, policies, LONGEST_PLAYOUT)
            ends.append(standings(world)[seat])
        guesses = [self.known.value(hand, total, play) for play in plays]
        mean = (sum(ends) - sum(guesses)) / len(plays)
        for play, end, guess in zip(plays, ends, guesses, strict=True):
            self.known.correct(self.known.kept(hand, play), end - guess - mean)


def learned(table: Table, seconds: float) -> tuple[ByTable, int]:
    """Learn a table by self-play; return it with the number of positions."""
    learner, began, looks = Tabulator(table), time.process_time(), 0
    while time.process_time() - began < seconds:
        looks += learner.deal(learner.known, 0.0)
    return learner.known, looks


@dataclass(frozen=True)
class Measured:
    """A share of deals not lost, with half of its 95 % interval."""

    share: float
    doubt: float

    def __str__(self) -> str:
        return f"{self.share:.3f} ±{self.doubt:.3f}"


def _of(base: Sequence[float], gains: Sequence[float] = ()) -> Measured:
    """Return a share from many packs plus the gain of a search from few."""
    spread = sum(_variance(values) for values in (base, gains) if values)
    return Measured(sum(base) / len(base) + (sum(gains) / len(gains) if gains else 0.0), SURE * sqrt(spread))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values)


def measure(variant: str, players: int, seconds: float, packs: int, searched: int) -> dict[str, object]:
    """Measure a game; return a line of the file."""
    began = time.process_time()
    policy, looks = learned(Table(catalog().resolve(variant), players), seconds)
    arena.YARDSTICKS[TABLE] = lambda table: PolicyBot(policy)

    def shares(name: str, others: str, count: int) -> list[float]:
        contest = Contest(variant, (), players, (name, *[others] * (players - 1)), SEED)
        return play_shard(contest, range(count)).not_lost[name]

    found: dict[str, object] = {"game": variant, "players": players, "bots": fingerprint(variant, players)}
    by_table = shares(TABLE, RULE_OF_THUMB, packs)
    found["table"] = _pair(_of(by_table))
    for others in (RULE_OF_THUMB, TABLE):
        without = shares("expert/0", others, packs)
        gains = _less(shares(SEARCHING, others, searched), without)
        found[f"without/{others}"] = _pair(_of(without))
        found[f"expert/{others}"] = _pair(_of(without, gains))
        if others == RULE_OF_THUMB:
            found["ahead"] = _pair(_of(_less(without, by_table), gains))
    found |= {"looks": looks, "known": len(policy.counts), "seconds": round(time.process_time() - began)}
    return found


def _less(some: Sequence[float], others: Sequence[float]) -> list[float]:
    """Return the differences by pack."""
    return [one - other for one, other in zip(some, others, strict=False)]


def _pair(found: Measured) -> list[float]:
    return [round(found.share, 4), round(found.doubt, 4)]


def due(
    found: Iterable[dict[str, object]], only: Sequence[str], sizes: Sequence[int]
) -> Iterator[tuple[str, int]]:
    """Yield the games and numbers of players not yet measured with these opponents."""
    known = {(line["game"], line["players"], line["bots"]) for line in found}
    for variant in only or catalog().ids:
        rules = catalog().resolve(variant)
        for players in sizes:
            fits = rules.min_players <= players <= rules.max_players and not rules.lack_of_cards(players)
            if fits and not rules.is_team and (variant, players, fingerprint(variant, players)) not in known:
                yield variant, players


def report(lines: Iterable[dict[str, object]]) -> None:
    """Print all results, one game on a line."""
    columns = (
        "table",
        "without/rule-of-thumb",
        "expert/rule-of-thumb",
        f"without/{TABLE}",
        f"expert/{TABLE}",
        "ahead",
    )
    print(f"{'game':<32}{'players':>8}  " + "  ".join(f"{name:>22}" for name in columns))
    for line in sorted(lines, key=lambda line: (str(line["game"]), str(line["players"]))):
        cells = [Measured(*line[name]) for name in columns]  # type: ignore[misc]
        print(f"{line['game']:<32}{line['players']:>8}  " + "  ".join(f"{cell!s:>22}" for cell in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path, default=Path("ceiling.jsonl"))
    parser.add_argument("--minutes", type=float, default=inf)
    parser.add_argument("--only", nargs="+", default=[], metavar="ID")
    parser.add_argument("--players", type=int, nargs="+", default=PLAYERS, metavar="N")
    parser.add_argument("--learning", type=float, default=LEARNING, metavar="SECONDS")
    parser.add_argument("--packs", type=int, default=PACKS)
    parser.add_argument("--searched", type=int, default=SEARCHED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    lines = [json.loads(line) for line in given.file.read_text().splitlines()] if given.file.exists() else []
    wanted = [] if given.report else list(due(lines, given.only, given.players))
    until = time.monotonic() + given.minutes * 60
    with ProcessPoolExecutor(given.workers) as pool, given.file.open("a", encoding="utf-8") as file:
        todo = iter(wanted)

        def begin() -> set[object]:
            one = next(todo, None) if time.monotonic() < until else None
            how = (given.learning, given.packs, given.searched)
            return set() if one is None else {pool.submit(measure, *one, *how)}

        running = set().union(*(begin() for _ in range(given.workers)))
        while running:
            done = next(as_completed(running))  # type: ignore[arg-type]
            running = (running - {done}) | begin()
            line = done.result()
            lines.append(line)
            print(json.dumps(line), file=file, flush=True)
            print(f"{line['game']}, {line['players']} players: {line['seconds']} s", flush=True)
    report(lines)


if __name__ == "__main__":
    main()
