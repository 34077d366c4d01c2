"""The shares of calls in the games for children that are sums, and that take away.

    python tests/bench/bench_sums.py [--games N] [VARIANT ...]

Cautious computers play with two, three and four players. A call isn't a sum if the total is held, set, stays at
the floor, or if a number is added to 0. The first games are counted in each way that learners are dealt them.
Goals: 85 of 100 calls are sums, and in all these games together 30 of 100 take away, both ones and tens.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from cardtable.controller.lab.simulate import Games
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.learning.questions import Question, question_of
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families

SHELF = "first-games"
SAMPLE_GAME = "ninety-nine"
"""A published game, to compare with."""
SUMS, TAKES = 85.0, 30.0
"""Of 100 calls."""


def kind(question: Question) -> str:
    """Return the kind under which a call is counted."""
    if question.asks_rule:
        return "rule"
    if question.operation == "add" and question.operand > 0:
        return "adds" if question.before else "to 0"
    if question.operation != "add":
        return "other sum"
    return "takes tens" if question.operand % 10 == 0 else "takes ones"


def counted(variant: str, games: int, choices: dict[str, str] | None = None) -> tuple[Counter[str], float]:
    """Return the calls of the games by kind, and the median number per deal."""
    rules, found, by_deal = catalog().resolve(variant, choices or {}), Counter[str](), list[int]()

    def count(event: AnyEvent) -> None:
        if isinstance(event, CardsPlayed):
            found[kind(question_of(event, rules))] += 1

    for players in (2, 3, 4):
        table = Games(rules, players, ["cautious"], seed=21)
        for game in range(1, games + 1):
            table.play_game(game, count, None)
        by_deal += table.plays_by_deal
    return found, statistics.median(by_deal)


def shares(found: Counter[str]) -> tuple[float, float, float, float]:
    """Return the percentages of sums, and of calls that take away, take ones and take tens."""
    per = 100 / max(1, found.total())
    ones, tens = found["takes ones"] * per, found["takes tens"] * per
    return 100 - (found["rule"] + found["to 0"]) * per, ones + tens, ones, tens


def line(name: str, found: Counter[str], deal: float | None = None) -> str:
    of, tail = shares(found), "" if deal is None else f"{deal:>10.0f}"
    rules, nothing = (100 * found[word] / max(1, found.total()) for word in ("rule", "to 0"))
    return (
        f"{name:<20}{found.total():>8}" + "".join(f"{share:>8.1f}" for share in (*of, rules, nothing)) + tail
    )


def main() -> int:
    """Print the figures; return 1 if a goal is missed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("variants", nargs="*")
    arguments = parser.parse_args()
    first = [place for shelf in families() if shelf.id == SHELF for place in shelf.places]
    ways = {place.game: place.ways for place in first}
    heads = ("sums", "take", "ones", "tens", "rules", "to 0")
    print(f"{'of 100 calls':<20}{'calls':>8}" + "".join(f"{head:>8}" for head in heads) + f"{'a deal':>10}")
    together, missed = Counter[str](), False
    for variant in arguments.variants or [*ways, SAMPLE_GAME]:
        dealt = ways.get(variant, {variant: {}})
        for key, options in dealt.items():
            found, deal = counted(variant, arguments.games, dict(options))
            print(line(key, found, deal), flush=True)
            if variant in ways:
                missed |= shares(found)[0] < SUMS
                # Every game has the same weight, and so has each of its ways.
                part = 1_000_000 / found.total() / len(dealt)
                together.update({word: round(part * n) for word, n in found.items()})
    if together:
        _, takes, ones, tens = shares(together)
        print(line("first games", together))
        missed |= takes < TAKES or not (ones and tens)
    print("The goals are missed." if missed else "The goals are kept.")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
