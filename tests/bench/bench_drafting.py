"""How long the workshop's menus take: what a chip, or a row, may be changed into, and what else is asked with
every change of a draft.

    python -m tests.bench.bench_drafting [--variant ID] [--row KEY] [--times N]

Prints the middle time of each in milliseconds of the processor, which tells the truth on a busy machine too, and
the first time in a process apart.
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
    """Milliseconds of the first time, and of the middle one of so many after it."""
    spent = []
    for _ in range(times + 1):
        began = process_time()
        asked()
        spent.append((process_time() - began) * 1000)
    return spent[0], median(spent[1:])


def anew(draft: Draft) -> Draft:
    """A draft that was never asked about, so that nothing of it is known yet."""
    return Draft(dict(draft.raw), draft.origin)


def main() -> None:
    """Measure each on drafts that are new each time."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--variant", default="ninety-nine")
    parser.add_argument("--row", default="4")
    parser.add_argument("--times", type=int, default=30)
    chosen = parser.parse_args()
    draft, row = begin(chosen.variant), chosen.row
    asked: dict[str, Callable[[], object]] = {
        "rows": lambda: rows(anew(draft)),
        "offers": lambda: offers(anew(draft), Place(row)),
        "additions": lambda: additions(anew(draft), row),
        "ways": lambda: ways(anew(draft)),
        "fit": lambda: fit(anew(draft)),
    }
    for name, call in asked.items():
        first, usual = measured(call, chosen.times)
        print(f"{name:10} {usual:7.1f} ms   first {first:7.1f} ms")


if __name__ == "__main__":
    main()
