"""What computers gain by practising games that people made, and what it costs. Run it by its name.

For a few drafts, for two players and for more: tokens a deal that the weights gain on the rule of thumb, with
their 95 % interval, before (what would be played by without practice) and after, and the seconds of the
processor that it took. Then the time of an expert's thought by the clock, beside nothing and beside a process
that practises.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from cardtable.bots.facts import Facts
from cardtable.bots.levels import LEVELS
from cardtable.bots.opponents import stream
from cardtable.bots.selfplay import SHORT, finished, gained, practise
from cardtable.bots.weighed import MORE, TWO, Weights, weights_for
from cardtable.controller.memories import Memories
from cardtable.controller.practising import Practising
from cardtable.controller.worker import WORKER, Question
from cardtable.game import engine
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue
from cardtable.rules.loader import Definition

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
    """Tokens a deal more than by the rule of thumb, on cards that were not practised with."""
    if weights is None:
        return f"{'by the rule of thumb':>24}"
    mean, error = finished(gained(table, weights, PACKS, seed=99))
    return f"{mean:>+14.4f} +- {SURE * error:.4f}"


def strength() -> None:
    """Print what each draft gains."""
    print(f"{'draft':<20}{'players':>8}{'before':>24}{'after':>24}{'seconds':>9}")
    for name, raw in DRAFTS.items():
        catalogue().adopt([Definition("own-draft", name, {**raw, "name": name})])
        rules = catalogue().resolve("own-draft")
        for players in (TWO, MORE):
            table = Table(rules, players)
            before = weights_for(Facts(table))
            began = time.process_time()
            after = finished(practise(table, SHORT))
            took = time.process_time() - began
            row = f"{gain(table, before)}{gain(table, after)}{took:>9.1f}"
            print(f"{name:<20}{players:>8}{row}", flush=True)


def thoughts() -> list[float]:
    """Milliseconds by the clock of an expert's thoughts, as the window asks for them."""
    rules = catalogue().resolve("ninety-nine")
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
            move = WORKER.ask(Question(rules.document, 4, LEVELS[-1], "", shown, chance)).move
            if len(shown.moves) > 1:
                times.append((time.perf_counter() - began) * 1000)
            engine.apply(state, move, memories.hear)
    return sorted(times)


def main() -> None:
    """Print both tables."""
    strength()
    thoughts()
    print(f"\n{'ms of a thought beside':<32}{'median':>8}{'95 %':>9}")
    for name in ("nothing", "practising", "nothing", "practising"):
        practising = Practising()
        if name == "practising":
            practising.start("own-draft", catalogue().resolve("own-draft"))
        times = thoughts()
        practising.stop()
        print(f"{name:<32}{times[len(times) // 2]:>8.1f}{times[len(times) * 95 // 100]:>9.1f}", flush=True)
    WORKER.drop(even_idle=True)


if __name__ == "__main__":
    main()
