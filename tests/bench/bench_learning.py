"""How often simulated children are right in one long game, and how soon again after a setback.

python -m tests.bench.bench_learning [CHILDREN OF EACH ABILITY]
"""

from __future__ import annotations

import sys

from cardtable.learning.ladder import Numbers, Rating, numbers_for
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from tests.learning.children.able import AbleChild
from tests.learning.children.long_game import (
    ABILITIES,
    after_a_fall,
    at_table,
    inside,
    long_game,
    windows,
    with_most_help,
    within,
)


def main(children: int) -> None:
    for levels, title in ((True, "numbers change between deals"), (False, "numbers stay")):
        counted, likely = inside(range(children), levels)
        print(f"windows of 40 within .72-.88, {title}: {counted:.1%} as counted, {likely:.1%} as likely")
    for rules in (catalog().resolve(variant) for variant in ("to-twenty", "to-fifty", "ninety-nine")):
        print(f"windows of 40 within .72-.88 in {rules.name}, by ability: {_at_table(rules, children // 4)}")
    for ability in (-2.0, -1.5, -1.0, -0.75, -0.5, 0.0, 0.5, 1.0):
        after = after_a_fall(ability, range(children))
        fives = " ".join(f"{sum(after[n : n + 5]) / 5:.2f}" for n in range(0, len(after), 5))
        most = with_most_help(ability - 1.2, range(children))
        print(
            f"from {ability:+.2f} a fall of 1.2, right in each five calls: {fives}; with most help {most:.2f}"
        )
    steps = list(Numbers)
    for start in Numbers:
        found = [
            (ability, long_game(AbleChild(ability, seed), seed, 10, start)[2])
            for ability in ABILITIES
            for seed in range(children)
        ]
        near = [
            abs(steps.index(numbers_for(rating)) - steps.index(numbers_for(Rating(ability)))) <= 1
            for ability, rating in found
        ]
        print(f"begun {start.value}, placed after ten calls within a step: {sum(near) / len(near):.1%}")


def _at_table(rules: Rules, children: int) -> str:
    lines = []
    for ability in ABILITIES:
        games = [at_table(AbleChild(ability, seed), rules, seed, Numbers.TO_50) for seed in range(children)]
        lines.append(f"{ability:+.2f} {within([one for game in games for one in windows(game)]):.0%}")
    return ", ".join(lines)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
