"""How often the report names the mistake of a simulated child first, and how often it names one by error.

    python tests/bench/bench_children.py [--children N] [--places]

Each kind of child answers 80 calls, typed or among four places on the line. Goals: 95 of 100 typed, 85 of 100
among places, and at most 5 of 100 for children without a mistake.

Among places no finger slips, so such children give no sign there. Children who miscount by one or two can't be
named as often as others in 80 calls: at most three of four places are near, and the fewer are far away, the more it
looks like luck.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from cardtable.learning.ladder import Support
from tests.learning.children.children import CHILDREN, NAMELESS, SLIPS
from tests.learning.children.school import found, found_in_slips, page_without_a_name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--children", type=int, default=100)
    parser.add_argument("--places", action="store_true")
    chosen = parser.parse_args()
    support = Support.PLACES if chosen.places else Support.NONE
    for name in SLIPS:
        given = [code for seed in range(chosen.children) for code in found_in_slips(name, seed, support)]
        print(f"only slips, {name}: {len(given)} named {dict(Counter(given))}", flush=True)
    for name in NAMELESS:
        pages = [page_without_a_name(name, seed, support) for seed in range(chosen.children)]
        given = [mistake.code for page in pages for mistake in page.mistakes[:1]]
        print(f"without a name, {name}: {len(given)} named {dict(Counter(given))}", flush=True)
    for name, (code, _, _) in CHILDREN.items():
        first = [(found(name, seed, support) or ("none",))[0] for seed in range(chosen.children)]
        others = dict(Counter(one for one in first if one != code))
        print(f"{name}: {first.count(code)} of {len(first)} {others}", flush=True)


if __name__ == "__main__":
    main()
