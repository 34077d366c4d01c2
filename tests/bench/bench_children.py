"""How often the report names the mistake of a simulated child first, and how often it names one where there is
none.

    python tests/bench/bench_children.py [--children N] [--places]

Each kind of child answers 80 calls, typed or among four places on the line. The goals: 95 of 100 typed and 85
of 100 among places, and at most 5 of 100 without one.

Among places no finger slips: such children give no sign there. Nor can
who miscounts by one or two be told in 80 calls as often as those who always make the same mistake: of four
places three at most are near, and the fewer are far off, the more it looks like luck.
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
    """Print the figures, a line for each kind of child."""
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
