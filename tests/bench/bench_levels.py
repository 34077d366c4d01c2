"""Whether the levels of opponents are in order.

    python tests/bench/bench_levels.py order|expert|search|goals [FILE] [--minutes N] [--report]

`goals` compares levels with a fixed rule of thumb in the plainest variant, for which the best possible play is
known, and prints the share of deals not lost. `order` compares each level with the next lower one in twelve
variants, `expert` the strongest with the usual level in every variant: with four players and with two, and with
the same cards on every seat. The stronger level has one seat and the weaker one the others; printed is how much
more often the stronger doesn't lose. `search` measures only what a search adds to learned weights; the tables where
it surely adds at least WORTH belong in `searches` of resources/bots/levels.toml.

If the stronger level searches, that is a sum: the gain of its base policy over the weaker level, from many deals,
and the gain of the search over the base policy on the same seat in the same deals, from few, since luck cancels
out. Each shard is written to FILE when it is done and never played again, so a run can be stopped and continued.
Results of opponents that have changed don't count. Doubtful pairs get more deals first. `--report` only prints
FILE.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import inf, sqrt
from pathlib import Path

import msgspec

import cardtable.bots
from cardtable.bots.levels import LEVELS, USUAL, levels, searches, without_search
from cardtable.bots.playing import Facts
from cardtable.bots.weighed import MORE, TWO, weights_for
from cardtable.controller.lab.arena import RULE_OF_THUMB, SHARD, SURE, Contest, play_shard, seating
from cardtable.game.table import Table
from cardtable.resources import resource
from cardtable.rules.catalog import catalog

TWELVE = (
    "ninety-eight",
    "ninety-eight-arizona",
    "ninety-nine",
    "ninety-nine-qcsalon",
    "ninety-nine-wilson",
    "ninety-nine-icelandic",
    "ninety-nine-baltimore",
    "ninety-nine-taiwanese",
    "one-hundred",
    "ono-99",
    "zeus-on-the-loose",
    "boom-o",
)
SEED = 6
LEAST = 5 * SHARD
"""Deals that every part of a pair gets before doubtful pairs get more."""
LEAST_SEARCHED = 2 * SHARD
"""The same for a level that searches, which takes a thousand times as long."""
CLEAR = 3.0
"""Standard errors above which a pair needs no more deals."""
MOST = 20_000
"""Deals that a part gets at most."""
TELLING = ("coach", "reasons", "insight", "pace")
"""Modules of opponents that explain choices and make none."""
PLAINEST = "ninety-nine"
SEARCHING = f"{LEVELS[-1]}/{levels()[LEVELS[-1]].playouts}"
"""The strongest level, with its search at any table."""
GOALS = (
    (2, "cautious", 0.49),
    (2, "expert/0", 0.515),
    (2, "expert", 0.58),
    (4, "expert", 0.775),
)
"""Players, level, and the share of deals that it must not lose against the rule of thumb."""
WORTH = 0.01
"""The least share of deals that a search must save to be worth its time."""
DEARER = 100
"""Cost of a deal with search relative to one without, for choosing what to play next."""


@dataclass
class Part:
    """How much more often `stronger` survives a deal than `weaker` at the same table.

    With `instead`, how much more often than the level of that name does on the same seat.
    """

    variant: str
    players: int
    stronger: str
    weaker: str
    instead: str = ""
    deals: int = 0
    sum: float = 0.0
    squares: float = 0.0

    @property
    def key(self) -> str:
        """The name of this part in the file."""
        return "/".join((self.variant, str(self.players), self.stronger, self.weaker, self.instead))

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.variant, self.players)

    @property
    def mean(self) -> float:
        return self.sum / self.deals if self.deals else 0.0

    @property
    def variance(self) -> float:
        """The variance of the mean."""
        if self.deals < 2:
            return inf
        return max(0.0, self.squares / self.deals - self.mean**2) / (self.deals - 1)

    @property
    def least(self) -> int:
        """The number of deals that this part always gets."""
        return LEAST_SEARCHED if self.instead else LEAST

    @property
    def is_same(self) -> bool:
        """Whether both play alike: without weights, two levels have the same policy."""
        return not self.instead and self.deals >= self.least and self.squares == 0

    def play(self) -> dict[str, object]:
        """Play another shard; return a line of the file."""
        gains = self._gains(self.stronger)
        if self.instead:
            gains = [one - other for one, other in zip(gains, self._gains(self.instead), strict=True)]
        return {
            "pair": self.key,
            "bots": self.fingerprint,
            "deals": len(gains),
            "sum": sum(gains),
            "squares": sum(gain * gain for gain in gains),
        }

    def _gains(self, level: str) -> list[float]:
        # The second part has other deals, so that the two are independent.
        seed = SEED + bool(self.instead)
        contest = Contest(self.variant, (), self.players, seating((level, self.weaker), self.players), seed)
        tally = play_shard(contest, range(self.deals, self.deals + SHARD))
        return [
            one - other for one, other in zip(tally.not_lost[level], tally.not_lost[self.weaker], strict=True)
        ]

    def take(self, line: dict[str, object]) -> None:
        """Add a shard."""
        self.deals += int(str(line["deals"]))
        self.sum += float(str(line["sum"]))
        self.squares += float(str(line["squares"]))


class Pair:
    """The stronger and the weaker level in one variant."""

    def __init__(
        self,
        variant: str,
        players: int,
        stronger: str,
        weaker: str,
        goal: float | None = None,
        alone: bool = False,
    ) -> None:
        """Begin without deals.

        `goal` is the share of deals not lost to show, if one seat loses each deal; without it, the stronger level
        must be shown not to be worse. With `alone`, only what its search adds is measured.
        """
        self.goal = goal
        self.name = f"{variant}: {stronger}, {weaker}"
        self.stronger = stronger
        self.players = players
        base = without_search(stronger) if searches(stronger) else stronger
        self.parts = [Part(variant, players, base, weaker)] if not alone else []
        if base != stronger:
            self.parts.append(Part(variant, players, stronger, weaker, base))

    @property
    def mean(self) -> float:
        """How much more often the stronger level doesn't lose."""
        return sum(part.mean for part in self.parts)

    @property
    def error(self) -> float:
        return sqrt(sum(part.variance for part in self.parts))

    @property
    def is_same(self) -> bool:
        return all(part.is_same for part in self.parts)

    @property
    def is_clear(self) -> bool:
        """Whether no more deals are needed or allowed."""
        return self.is_same or self.surplus > CLEAR * self.error or self.next_part is None

    @property
    def surplus(self) -> float:
        """How far the mean is above what must be shown."""
        return self.mean - (0.0 if self.goal is None else self.goal * self.players / (self.players - 1) - 1)

    @property
    def share(self) -> tuple[float, float]:
        """The share of deals not lost by the stronger level if one seat loses each, and half its 95 % interval."""
        per_gain = (self.players - 1) / self.players
        return (1 + self.mean) * per_gain, SURE * self.error * per_gain

    @property
    def effort(self) -> float:
        """The cost so far, weighted more the closer the pair is to being clear."""
        spent = sum(part.deals * (DEARER if part.instead else 1) for part in self.parts)
        return spent * (1 + max(0.0, self.surplus / self.error if self.error else 0.0))

    @property
    def next_part(self) -> Part | None:
        """The part whose next deals help most for their cost."""
        parts = [part for part in self.parts if part.deals < MOST and not part.is_same]
        return max(parts, key=_use, default=None)


def _use(part: Part) -> float:
    """Return how much another shard reduces the variance for its cost."""
    return part.variance / part.deals / (DEARER if part.instead else 1)


@cache
def fingerprint(variant: str, players: int) -> str:
    """Return a digest of everything that affects the choices of the opponents at this table."""
    files = [*Path(cardtable.bots.__file__).parent.glob("*.py"), *resource("bots").glob("*.toml")]
    choosing = [path for path in sorted(files) if path.stem not in TELLING]
    content = b"".join(path.name.encode() + path.read_bytes() for path in choosing)
    weights = weights_for(Facts(Table(catalog().resolve(variant), players)))
    return hashlib.sha256(content + msgspec.json.encode(weights)).hexdigest()[:12]


def pairs(what: str) -> list[Pair]:
    """Return all pairs of a run."""
    games = catalog()
    if what == "goals":
        return [Pair(PLAINEST, players, level, RULE_OF_THUMB, goal) for players, level, goal in GOALS]
    if what == "search":
        return [
            Pair(variant, players, SEARCHING, USUAL, alone=True)
            for variant in games.ids
            for players in (TWO, MORE)
            if has_learned(variant, players)
        ]
    steps = list(zip(LEVELS[1:], LEVELS, strict=False)) if what == "order" else [(LEVELS[-1], USUAL)]
    found = []
    for variant in TWELVE if what == "order" else games.ids:
        rules = games.resolve(variant)
        usual = max(rules.min_players, min(4, rules.max_players))
        for players in sorted({usual, max(2, rules.min_players)}, reverse=True):
            found += [Pair(variant, players, stronger, weaker) for stronger, weaker in steps]
    return found


def has_learned(variant: str, players: int) -> bool:
    """Return whether this table can be played and has learned weights."""
    rules = catalog().resolve(variant)
    fits = rules.min_players <= players <= rules.max_players and rules.lack_of_cards(players) is None
    return fits and weights_for(Facts(Table(rules, players))) is not None


def read(path: Path, all_pairs: list[Pair]) -> None:
    """Add the shards in a file that these opponents have played."""
    by_key = {part.key: part for pair in all_pairs for part in pair.parts}
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        line = json.loads(text)
        part = by_key.get(line["pair"])
        if part is not None and line["bots"] == part.fingerprint:
            part.take(line)


def due(all_pairs: list[Pair]) -> Iterator[Part]:
    """Yield the part to play next until no pair is doubtful."""
    parts = [part for pair in all_pairs for part in pair.parts]
    for part in sorted(parts, key=lambda part: (bool(part.instead), part.players)):
        while part.deals < part.least:
            yield part
    while open_ones := [pair for pair in all_pairs if not pair.is_clear]:
        promising = min(open_ones, key=lambda pair: pair.effort).next_part
        if promising is not None:
            yield promising


def report(all_pairs: list[Pair]) -> None:
    """Print every pair, and mark doubtful ones."""
    print(f"{'stronger than':<52}{'players':>8}{'deals':>14}{'gain':>9}{'95 %':>8}")
    for pair in all_pairs:
        if all(part.deals for part in pair.parts):
            doubt = SURE * pair.error
            surplus = pair.surplus
            mark = "" if surplus > doubt else "  WRONG" if surplus < -doubt else "  in doubt"
            mark = "  alike" if pair.is_same else mark
            if pair.stronger == SEARCHING and surplus - doubt > WORTH:
                mark = "  worth its search"
            if pair.goal is not None:
                mark = f"  {pair.share[0]:.4f} +- {pair.share[1]:.4f} not lost, goal {pair.goal}{mark}"
            deals = " + ".join(str(part.deals) for part in pair.parts)
            print(f"{pair.name:<52}{pair.players:>8}{deals:>14}{pair.mean:>+9.4f}{doubt:>8.4f}{mark}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("order", "expert", "search", "goals"))
    parser.add_argument("file", nargs="?", type=Path, default=Path("levels.jsonl"))
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so long")
    parser.add_argument("--report", action="store_true", help="only print what was played")
    parser.add_argument(
        "--without", action="append", default=[], metavar="LEVEL", help="leave this level out"
    )
    arguments = parser.parse_args()
    all_pairs = [p for p in pairs(arguments.what) if p.stronger not in arguments.without]
    read(arguments.file, all_pairs)
    until = time.monotonic() + arguments.minutes * 60
    try:
        with arguments.file.open("a", encoding="utf-8", newline="\n") as file:
            for part in () if arguments.report else due(all_pairs):
                if time.monotonic() > until:
                    break
                line = part.play()
                part.take(line)
                file.write(json.dumps(line) + "\n")
                file.flush()
    except KeyboardInterrupt:
        print("Stopped; this is what was done.")
    report(all_pairs)


if __name__ == "__main__":
    main()
