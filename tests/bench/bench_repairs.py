"""How soon the lab names a planted fault and finds a repair.

    python -m tests.bench.bench_repairs [--seconds S] [NAME ...]

Each game with a planted fault (`tests/controller/lab/planted`) is in the lab of the window, with one process. All
seconds are processor time of that process, including its start. Printed for each game are the times of the first
sentence, of the fault and of the repair, and whether the repair removes the fault with other cards.
"""

from __future__ import annotations

import argparse
import time
from multiprocessing.connection import wait

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.controller.lab.verdicts import Fault, faults
from tests.bench.bench_lab import at_full_speed, worked
from tests.controller.lab.test_planted import PLANTED, measured, planted


def repair_of(progress: Progress, fault: Fault) -> Repair | None:
    """Return the first repair offered for a fault."""
    return next((repair for repair in progress.repairs if repair.fault == fault), None)


def in_the_lab(name: str, seconds: float) -> tuple[dict[str, float], Repair | None]:
    """Return the times of what came within `seconds` of work, and the repair."""
    players, fault, *_ = PLANTED[name]
    rules, base = planted(name)
    lab, came, repair = Lab(1), dict[str, float](), None
    lab.start(rules.document, players, base.document)
    process = lab.hands[0].process
    at_full_speed(process.pid)
    try:
        while repair is None and worked(process.pid) < seconds:
            wait([hand.connection for hand in lab.hands])
            progress, now = lab.poll(), worked(process.pid)
            if progress is None:
                continue
            if progress.verdicts:
                came.setdefault("a sentence", now)
            if fault in {verdict.bad for verdict in progress.verdicts}:
                came.setdefault("named", now)
            repair = repair_of(progress, fault)
            if repair is not None:
                came["repaired"] = now
    finally:
        lab.stop()
    return came, repair


def format_row(name: str, came: dict[str, float], repair: Repair | None) -> str:
    players, fault, _, deals = PLANTED[name]
    times = ", ".join(
        f"{what} {came[what]:.1f} s" for what in ("a sentence", "named", "repaired") if what in came
    )
    if repair is None:
        return f"{name:<24} {times}; no repair"
    rules = repair.change.rules
    again = fault in faults(rules, players, measured(rules, players, fault, deals, seed=2))
    return f"{name:<24} {times}; {'NOT GONE' if again else 'gone'} on other cards: {repair.change.text}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("names", nargs="*", default=list(PLANTED))
    asked = parser.parse_args()
    began, named, repaired = time.perf_counter(), 0, 0
    for name in asked.names:
        came, repair = in_the_lab(name, asked.seconds)
        named, repaired = named + ("named" in came), repaired + (repair is not None)
        print(format_row(name, came, repair), flush=True)
    print(f"{named} of {len(asked.names)} named, {repaired} repaired ({time.perf_counter() - began:.0f} s)")


if __name__ == "__main__":
    main()
