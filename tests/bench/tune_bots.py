"""Learn the weights of the computer opponents for a game of the program, by self-play.

    python tests/bench/tune_bots.py VARIANT PLAYERS [LOOKS] [FOLDER]

The weights are written to FOLDER, by default where the program finds them.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import msgspec

from cardtable.bots.selfplay import Effort, finished, train
from cardtable.game.table import Table
from cardtable.resources import resource
from cardtable.rules.catalog import catalog

THOROUGH = Effort(looks=100_000, runs=3, rounds=20, averaged=6, plays=10**9, packs=20_000)
"""For the games that come with the program: some forty seconds without parts, several times that with many."""


def main() -> None:
    variant, players = sys.argv[1], int(sys.argv[2])
    effort = replace(THOROUGH, looks=int(sys.argv[3])) if len(sys.argv) > 3 else THOROUGH
    folder = Path(sys.argv[4]) if len(sys.argv) > 4 else resource("bots", "weights")
    began = time.process_time()
    weights = finished(train(Table(catalog().resolve(variant), players), effort))
    (folder / f"{variant}.{players}.json").write_bytes(msgspec.json.encode(weights) + b"\n")
    print(f"{variant}, {players} players: {effort.looks:,} looks, {time.process_time() - began:.0f} s")


if __name__ == "__main__":
    main()
