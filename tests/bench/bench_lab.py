"""Whether the early figures of the lab are right.

    python -m tests.bench.bench_lab [--seconds S] [--deals D] [--busy] [GAME ...]

Each game is in the lab of the window for some seconds, with one process. Then its figures are measured again at
length, with other cards. Printed for each game are the times of the first sentence and of one for each question,
the number of deals, how many figures of each group in the short run agree with the long one within their 95 % intervals (by
chance one in twenty doesn't), and faults that were named or missed by error.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from math import hypot
from pathlib import Path

from cardtable.controller.lab.fairness import Group, Trial
from cardtable.controller.lab.jobs import Kind, measured
from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.verdicts import Estimate, Groups, Measured, verdicts
from cardtable.rules.catalog import catalog

GAMES = (
    "ninety-nine", "ninety-nine-orcutt", "ninety-nine-boyer", "ninety-nine-minus-ten", "ninety-nine-four-corners",
    "ninety-nine-69", "ninety-nine-1950s", "ninety-nine-ishihara", "ninety-nine-hawaiian", "ninety-nine-nepal",
    "ninety-nine-jokers", "ninety-nine-icelandic", "ninety-nine-chicago", "ninety-eight", "ninety-eight-umass",
    "one-hundred", "to-twenty", "to-fifty", "back-to-zero", "ono-99",
)  # fmt: skip
PLAYERS = 4
PARTS: dict[Kind, float] = {"plain": 1.0, "follow": 0.2, "skill": 0.1, "cards": 0.1, "turning": 0.02}
"""Deals of each kind in the long run, as a share of the plain ones."""


@dataclass
class Short:
    """The final progress of the lab, and the times of the first sentence and of one for each question."""

    progress: Progress
    first: float
    everything: float | None


def worked(pid: int | None) -> float:
    """Return the processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at_full_speed(pid: int | None) -> None:
    """Give a process of the lab normal priority, to measure it on a busy machine."""
    os.setpriority(os.PRIO_PROCESS, pid or 0, 0)


def in_the_lab(document: bytes, seconds: float, busy: bool) -> Short:
    """Run the lab of the window, and poll it twenty times a second."""
    lab, began, first, everything, last = Lab(1), time.perf_counter(), None, None, None
    lab.start(document, PLAYERS)
    pid = lab.hands[0].process.pid

    def elapsed() -> float:
        if not busy:
            return time.perf_counter() - began
        at_full_speed(pid)
        return worked(pid)

    try:
        while (now := elapsed()) < seconds or last is None:
            time.sleep(0.05)
            progress = lab.poll()
            if progress is None:
                continue
            last = progress
            if progress.verdicts and first is None:
                first = now
            if len(progress.verdicts) >= 7 and everything is None:
                everything = now
    finally:
        lab.stop()
    return Short(last, first or seconds, everything)


def at_length(document: bytes, deals: int) -> Groups:
    """Measure the game at length with other cards."""
    found = {group: Measured() for group in Group}
    for kind, part in PARTS.items():
        count = max(1, int(deals * part))
        for group, one in measured(kind, Trial(document, PLAYERS, 2), range(count)).items():
            getattr(found[group], kind).add(one)
    return found


def within(short: Estimate, long: Estimate) -> bool:
    """Return whether the two agree within their intervals."""
    spread = hypot((short.high - short.low) / 2, (long.high - long.low) / 2)
    return abs(short.value - long.value) <= max(spread, 1e-9)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("games", nargs="*", default=GAMES)
    asked = parser.parse_args()
    right = whole = 0
    for game in asked.games:
        rules = catalog().resolve(game)
        short = in_the_lab(rules.document, asked.seconds, asked.busy)
        long = verdicts(rules, PLAYERS, at_length(rules.document, asked.deals))
        figures = {(one.about, figure.label): figure.estimate for one in long for figure in one.figures}
        pairs = [
            (figure.label, part, other)
            for one in short.progress.verdicts
            for figure in one.figures
            for part, other in zip(figure.estimate.parts, figures[one.about, figure.label].parts, strict=True)
        ]
        missed = [label for label, part, other in pairs if not within(part, other)]
        named = {one.bad for one in short.progress.verdicts if one.bad}
        true = {one.bad for one in long if one.bad}
        right, whole = right + len(pairs) - len(missed), whole + len(pairs)
        everything = f"{short.everything:.1f} s" if short.everything is not None else "later"
        print(
            f"{game:<26} first {short.first:.1f} s, all {everything}, {short.progress.deals} deals; "
            f"{len(pairs) - len(missed)} of {len(pairs)} figures, out: {missed}; "
            f"faults {sorted(named)} (at length {sorted(true)})",
            flush=True,
        )
    print(f"{right} of {whole} figures ({right / whole:.1%}) of {len(asked.games)} games")


if __name__ == "__main__":
    main()
