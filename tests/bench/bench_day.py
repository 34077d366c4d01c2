"""How much one deal shows about the skill of its player: `python -m tests.bench.bench_day [DEALS]`.

For each game that can be the game of a day, a random, a casual and an expert computer play the deals of the first
days of a year on the seat of the person. Printed are the shares of deals that each survives, the share in which
the player makes a difference, and the average number of plays of the expert one.
"""

from __future__ import annotations

import statistics
import sys
from datetime import date, timedelta

from cardtable.bots.levels import bot, without_search
from cardtable.bots.opponents import stream
from cardtable.controller.day import Person, games, setup_of_day
from cardtable.game import engine
from cardtable.game.sight.view import view
from cardtable.game.state import PLAYING
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog

LEVELS = ("random", "casual", "expert")


def played(variant: str, day: date, level: str) -> tuple[bool, int]:
    """Return whether a level survives on the seat of the person, and its number of moves."""
    setup = setup_of_day(day, variant, Person("Mia", "cat"))
    table = Table(catalog().resolve(variant), len(setup.players))
    here = "random" if level == "random" else without_search(level)
    bots = [bot(here, table), *(bot(without_search(one.level), table) for one in setup.players[1:])]
    state, moves = engine.new_game(table, setup.seed, setup.deals), 0
    engine.deal(state)
    while state.phase is PLAYING:
        seat = state.actor
        move = bots[seat].choose(view(state, seat), stream(state.seed, state.deal, state.number, seat))
        moves += seat == 0
        engine.apply(state, move)
    return 0 in state.winners, moves


def main(deals: int) -> None:
    differing = []
    for variant in games():
        days = [date(2026, 1, 1) + timedelta(days=number) for number in range(deals)]
        came = [[played(variant, day, level) for level in LEVELS] for day in days]
        held = [statistics.mean(one[number][0] for one in came) for number in range(len(LEVELS))]
        differs = statistics.mean(len({is_held for is_held, _ in one}) > 1 for one in came)
        plays = statistics.mean(one[-1][1] for one in came)
        differing.append(differs)
        shares = " ".join(f"{level} {share:.2f}" for level, share in zip(LEVELS, held, strict=True))
        print(f"{variant:30} {shares}  differs {differs:.2f}  plays {plays:.1f}")
    print(f"{len(differing)} games, differs {statistics.mean(differing):.2f} on average")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
