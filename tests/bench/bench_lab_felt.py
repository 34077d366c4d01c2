"""How soon the lab answers, by the clock: `python -m tests.bench.bench_lab_felt [GAME ...]`.

The lab is polled ten times a second, as by the window. Printed for each game are the times to the first sentence
from a cold start, to one about another draft while the lab is at work, and to stop. No process may be left. Other
programs count here, so the load of the machine is printed too.
"""

from __future__ import annotations

import argparse
import os
import time

from cardtable.controller.lab.laboratory import Lab
from cardtable.rules.catalog import catalog
from tests.bench.bench_lab import GAMES, PLAYERS

LOOK = 0.1
"""Seconds between two polls."""
AT_WORK = 3.0
"""Seconds after which the lab is given another draft."""


def until_a_sentence(lab: Lab, document: bytes, base: bytes | None = None) -> float:
    """Return the seconds from starting a game to the first sentence about it."""
    began = time.perf_counter()
    lab.start(document, PLAYERS, base)
    while not lab.progress().verdicts:
        time.sleep(LOOK)
        lab.poll()
    return time.perf_counter() - began


def felt(game: str, other: str) -> tuple[float, float, float]:
    """Return the seconds to a sentence, to one about another draft, and to stop."""
    document, draft = (catalog().resolve(name).document for name in (game, other))
    lab = Lab()
    first = until_a_sentence(lab, document)
    for _ in range(int(AT_WORK / LOOK)):
        time.sleep(LOOK)
        lab.poll()
    turned = until_a_sentence(lab, draft, document)
    processes, began = [hand.process for hand in lab.hands], time.perf_counter()
    lab.stop()
    stopped = time.perf_counter() - began
    assert all(process.exitcode is not None for process in processes)
    return first, turned, stopped


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=GAMES)
    games = parser.parse_args().games
    worst = [0.0, 0.0, 0.0]
    for game, other in zip(games, (*games[1:], games[0]), strict=True):
        took = felt(game, other)
        worst = [max(pair) for pair in zip(worst, took, strict=True)]
        print(f"{game:<26} first {took[0]:.2f} s, another {took[1]:.2f} s, stop {took[2] * 1000:.0f} ms")
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    print(f"at most {worst[0]:.2f} s, {worst[1]:.2f} s, {worst[2] * 1000:.0f} ms; {load}")


if __name__ == "__main__":
    main()
