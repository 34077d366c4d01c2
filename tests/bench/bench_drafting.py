"""Time for the menus of the workshop, and for what is computed with every change of a draft.

    python -m tests.bench.bench_drafting [--variant ID] [--row KEY] [--times N]

Prints for each the median processor time in milliseconds, and separately that of the first call in a process.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

from cardtable.rules.drafting.card_chips import Place, additions, offers, rows
from cardtable.rules.drafting.draft import Draft, begin
from cardtable.rules.drafting.fit import fit
from cardtable.rules.drafting.ways import ways


def measured(asked: Callable[[], object], times: int) -> tuple[float, float]:
    """Return the milliseconds of the first call, and the median of the others."""
    spent = []
    for _ in range(times + 1):
        began = process_time()
        asked()
        spent.append((process_time() - began) * 1000)
    return spent[0], median(spent[1:])


def uncached(draft: Draft) -> Draft:
    """Return a copy of the draft without cached results."""
    return Draft(dict(draft.raw), draft.origin)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--variant", default="ninety-nine")
    parser.add_argument("--row", default="4")
    parser.add_argument("--times", type=int, default=30)
    chosen = parser.parse_args()
    draft, row = begin(chosen.variant), chosen.row
    asked: dict[str, Callable[[], object]] = {
        "rows": lambda: rows(uncached(draft)),
        "offers": lambda: offers(uncached(draft), Place(row)),
        "additions": lambda: additions(uncached(draft), row),
        "ways": lambda: ways(uncached(draft)),
        "fit": lambda: fit(uncached(draft)),
    }
    for name, call in asked.items():
        first, usual = measured(call, chosen.times)
        print(f"{name:10} {usual:7.1f} ms   first {first:7.1f} ms")


if __name__ == "__main__":
    main()
