"""Plays a second of the engine and of whole simulated games, against a fixed loop measured in the same run.

    python tests/bench/bench_engine.py [PLAYERS]

Three figures for every variant: random play with fresh deals and events off, the same from a dealt position,
and `simulate` as the command does it, views and chance included. The last column is the first figure over
that of the yardstick: list and dict work of the kind an engine does, the same on every machine and in every
version, so ratios can be compared where times cannot.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from cardtable.controller.simulate import Games
from cardtable.game import engine
from cardtable.game.moves import Stuck
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue

ROUNDS = 5
SECONDS = 0.15


def yardstick() -> int:
    """A fixed amount of plain Python; the number of its steps."""
    table = {number: (number * 7) % 53 for number in range(53)}
    hand, pile = [3, 14, 15], []
    for step in range(20_000):
        card = hand.pop(step % 3)
        pile.append(card)
        hand.append(table[card])
    return 20_000


def play_out(state: State, random: Callable[[], float]) -> int:
    """Random play to the end of the deal; the number of plays."""
    plays = 0
    while state.phase is Phase.PLAYING:
        found = engine.legal_plays(state)
        if found:
            engine.apply(state, found[int(random() * len(found))])
            plays += 1
        else:
            engine.apply(state, Stuck())
    return plays


def fresh_deals(table: Table, random: Callable[[], float]) -> int:
    """One game from its first deal, at most ten deals."""
    state = engine.new_game(table, str(random()), last_deal=10)
    plays = 0
    while state.phase is not Phase.OVER:
        engine.deal(state)
        plays += play_out(state, random)
    return plays


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        done += work()
    return done / spent


def measure(variant: str, players: int) -> list[float]:
    """The four figures of one variant, medians over interleaved rounds."""
    rules = catalogue().resolve(variant)
    table, random = Table(rules, players), Random(1).random
    position = engine.new_game(table, "position")
    engine.deal(position)
    games = Games(rules, players, ["random"], 1)
    works: list[Callable[[], int]] = [
        yardstick,
        lambda: fresh_deals(table, random),
        lambda: play_out(position.clone(), random),
        lambda: games.run(1).plays,
    ]
    rounds = [[rate(work) for work in works] for _ in range(ROUNDS)]
    return [statistics.median(column) for column in zip(*rounds, strict=True)]


def main() -> None:
    """Print the table."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    print(
        f"{'plays a second, ' + str(players) + ' players':<32}{'fresh deals':>14}{'position':>14}{'simulate':>14}{'ratio':>8}"
    )
    for variant in catalogue().ids:
        yard, fresh, position, simulated = measure(variant, players)
        print(f"{variant:<32}{fresh:>14,.0f}{position:>14,.0f}{simulated:>14,.0f}{fresh / yard:>8.3f}")


if __name__ == "__main__":
    main()
