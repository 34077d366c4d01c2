"""What computers gain by practicing games that people made, and what it costs.

    python -m tests.bench.bench_practicing

For some drafts, with two and more players: the tokens per deal that weights gain over the rule of thumb, with 95 %
intervals, before and after practice, and the processor time of the practice. Then the time of an expert's thought
by the clock, alone and while another process practices.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from cardtable.bots.opponents import stream
from cardtable.bots.playing import Facts
from cardtable.bots.selfplay import SHORT, finished, gained, practice
from cardtable.bots.weighed import MORE, TWO, Weights, weights_for
from cardtable.controller.practicing import Practicing
from cardtable.controller.worker import WORKER, Question
from cardtable.game import engine
from cardtable.game.sight.view import Memories
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition
from tests.bench.bench_levels import SEARCHING

DRAFTS: Mapping[str, dict[str, Any]] = {
    "five skips": {"base": "ninety-nine", "cards": {"5": "+0, skip"}},
    "kings take off": {"base": "ninety-nine", "cards": {"K": "-20", "7": "-7", "8": "+8 | -8"}, "limit": 77},
    "five cards to 66": {"base": "ninety-nine", "hand": 5, "limit": 66, "cards": {"K": "=66", "7": "-7"}},
    "a pack of its own": {"base": "ono-99", "hand": 5, "limit": 90},
    "with parts": {"base": "ninety-nine-qcsalon", "hand": 4},
}
PACKS = 6_000
SURE = 1.96
THOUGHTS = 60


def gain(table: Table, weights: Weights | None) -> str:
    """Format the gain in tokens per deal over the rule of thumb, with cards not used for practice."""
    if weights is None:
        return f"{'by the rule of thumb':>24}"
    mean, error = finished(gained(table, weights, PACKS, seed=99))
    return f"{mean:>+14.4f} +- {SURE * error:.4f}"


def strength() -> None:
    print(f"{'draft':<20}{'players':>8}{'before':>24}{'after':>24}{'seconds':>9}")
    for name, raw in DRAFTS.items():
        catalog().adopt([Definition("own-draft", name, {**raw, "name": name})])
        rules = catalog().resolve("own-draft")
        for players in (TWO, MORE):
            table = Table(rules, players)
            before = weights_for(Facts(table))
            began = time.process_time()
            after = finished(practice(table, SHORT))
            took = time.process_time() - began
            row = f"{gain(table, before)}{gain(table, after)}{took:>9.1f}"
            print(f"{name:<20}{players:>8}{row}", flush=True)


def thoughts() -> list[float]:
    """Return the sorted milliseconds of an expert's thoughts, asked for as by the window."""
    rules = catalog().resolve("ninety-nine")
    table, times, deal = Table(rules, 4), list[float](), 0
    while len(times) < THOUGHTS:
        deal += 1
        state = engine.new_game(table, f"bench{deal}")
        memories = Memories(rules, 4, range(4))
        engine.deal(state, memories.hear)
        while state.phase is Phase.PLAYING and state.owed is None:
            shown = memories.view(state, state.actor)
            chance = stream("bench", deal, state.number, state.actor)
            began = time.perf_counter()
            move = WORKER.ask(Question(rules.document, 4, SEARCHING, "", shown, chance)).move
            if len(shown.moves) > 1:
                times.append((time.perf_counter() - began) * 1000)
            engine.apply(state, move, memories.hear)
    return sorted(times)


def main() -> None:
    strength()
    thoughts()
    print(f"\n{'ms of a thought beside':<32}{'median':>8}{'95 %':>9}")
    for name in ("nothing", "practicing", "nothing", "practicing"):
        practicing = Practicing()
        if name == "practicing":
            practicing.start("own-draft", catalog().resolve("own-draft"))
        times = thoughts()
        practicing.stop()
        print(f"{name:<32}{times[len(times) // 2]:>8.1f}{times[len(times) * 95 // 100]:>9.1f}", flush=True)
    WORKER.drop(even_idle=True)


if __name__ == "__main__":
    main()
