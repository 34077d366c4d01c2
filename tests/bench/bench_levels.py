"""Whether the levels are in order: `python tests/bench/bench_levels.py order|expert [FILE] [--minutes N]`.

`order` pairs each level with the next one below in twelve variants, `expert` pairs the strongest with the
sound player's level in every variant: at the usual table of four and for two, on the same cards from every
seat. One seat is the stronger level's, the others are the weaker one's; what is told is by how much oftener
the stronger does not lose a deal. Each shard is written to FILE as it is done and never played again, so the
run can be stopped at any time and gone on with; results of opponents that have been changed since do not
count. Pairs that are in doubt get more deals first. `report` instead of a name prints what FILE has.
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

import cardtable.bots
from cardtable.bots.levels import LEVELS, USUAL
from cardtable.controller.arena import SHARD, SURE, Contest, play_shard, seating
from cardtable.resources import resource
from cardtable.rules.catalogue import catalogue

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
"""Deals that every pair gets before doubt decides who gets more."""
CLEAR = 3.0
"""Standard errors from which on a pair needs no more deals."""
MOST = 20_000
"""Deals that a pair gets at most."""


@dataclass
class Pair:
    """The stronger and the weaker level in one variant, and by deal how much oftener the stronger kept out."""

    variant: str
    players: int
    stronger: str
    weaker: str
    deals: int = 0
    sum: float = 0.0
    squares: float = 0.0

    @property
    def key(self) -> str:
        """Names it in the file."""
        return f"{self.variant}/{self.players}/{self.stronger}/{self.weaker}"

    @property
    def mean(self) -> float:
        """By how much oftener the stronger does not lose."""
        return self.sum / self.deals if self.deals else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.deals < 2:
            return inf
        return sqrt(max(1e-12, self.squares / self.deals - self.mean**2) / (self.deals - 1))

    def play(self) -> dict[str, object]:
        """One more shard, as a line of the file."""
        contest = Contest(
            self.variant, (), self.players, seating((self.stronger, self.weaker), self.players), SEED
        )
        tally = play_shard(contest, range(self.deals, self.deals + SHARD))
        mine, theirs = tally.not_lost[self.stronger], tally.not_lost[self.weaker]
        gains = [one - other for one, other in zip(mine, theirs, strict=True)]
        return {
            "pair": self.key,
            "bots": fingerprint(),
            "deals": len(gains),
            "sum": sum(gains),
            "squares": sum(gain * gain for gain in gains),
        }

    def take(self, line: dict[str, object]) -> None:
        """Count a shard in."""
        self.deals += int(str(line["deals"]))
        self.sum += float(str(line["sum"]))
        self.squares += float(str(line["squares"]))


@cache
def fingerprint() -> str:
    """Changes with whatever may change a choice."""
    files = [*Path(cardtable.bots.__file__).parent.glob("*.py"), *resource("bots").rglob("*.*")]
    told = b"".join(path.name.encode() + path.read_bytes() for path in sorted(files) if path.is_file())
    return hashlib.sha256(told).hexdigest()[:12]


def pairs(what: str) -> list[Pair]:
    """All pairs of a run."""
    games = catalogue()
    steps = list(zip(LEVELS[1:], LEVELS, strict=False)) if what == "order" else [(LEVELS[-1], USUAL)]
    found = []
    for variant in TWELVE if what == "order" else games.ids:
        rules = games.resolve(variant)
        usual = max(rules.min_players, min(4, rules.max_players))
        for players in sorted({usual, max(2, rules.min_players)}, reverse=True):
            found += [Pair(variant, players, stronger, weaker) for stronger, weaker in steps]
    return found


def read(path: Path, all_pairs: list[Pair]) -> None:
    """Count in what has been played by these opponents."""
    by_key = {pair.key: pair for pair in all_pairs}
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        line = json.loads(text)
        if line["bots"] == fingerprint() and line["pair"] in by_key:
            by_key[line["pair"]].take(line)


def due(all_pairs: list[Pair]) -> Iterator[Pair]:
    """The next pair to be played, again and again, until nothing is in doubt."""
    while True:
        first = min(all_pairs, key=lambda pair: pair.deals)
        if first.deals < LEAST:
            yield first
            continue
        open_ones = [p for p in all_pairs if p.deals < MOST and p.mean < CLEAR * p.error]
        if not open_ones:
            return
        yield min(open_ones, key=lambda pair: (pair.deals * (1 + max(0.0, pair.mean / pair.error)), pair.key))


def report(all_pairs: list[Pair]) -> None:
    """Print every pair, the doubtful ones marked."""
    print(f"{'stronger than':<44}{'players':>8}{'deals':>8}{'gain':>9}{'95 %':>8}")
    for pair in all_pairs:
        if pair.deals:
            doubt = SURE * pair.error
            mark = "" if pair.mean > doubt else "  WRONG" if pair.mean < -doubt else "  in doubt"
            name = f"{pair.variant}: {pair.stronger}, {pair.weaker}"
            print(f"{name:<52}{pair.players:>4}{pair.deals:>8}{pair.mean:>+9.4f}{doubt:>8.4f}{mark}")


def main() -> None:
    """Play on, or print what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("order", "expert"))
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
            for pair in () if arguments.report else due(all_pairs):
                if time.monotonic() > until:
                    break
                line = pair.play()
                pair.take(line)
                file.write(json.dumps(line) + "\n")
                file.flush()
    except KeyboardInterrupt:
        print("Stopped; this is what was done.")
    report(all_pairs)


if __name__ == "__main__":
    main()
