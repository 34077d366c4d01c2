"""The cost of thinking: `python tests/bench/bench_thinking.py [VARIANT...]`.

Prints the processor time of one move of the strongest opponent in every variant, with four players and with the
most. Then the time of a frame's worth of Python alone, while a thread thinks, and while the worker's process
thinks, as a moving table would notice it.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable

from cardtable.bots.levels import bot
from cardtable.bots.opponents import stream, thinking
from cardtable.bots.playing import next_move
from cardtable.controller.worker import Question, Worker
from cardtable.game import engine
from cardtable.game.sight.view import Memories
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.bench.bench_levels import SEARCHING

MOVES = 30
FRAME = 1 / 60
FRAMES = 240


def quantiles(times: list[float]) -> tuple[float, float, float]:
    """Return the median, the 95th and the 99th percentile."""
    ordered = sorted(times)
    return tuple(ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 0.99))  # type: ignore[return-value]


def questions(variant: str, players: int, count: int) -> list[Question]:
    """Return choices for the strongest level in deals of base policies."""
    rules = catalog().resolve(variant)
    table = Table(rules, players)
    found: list[Question] = []
    deal = 0
    while len(found) < count:
        deal += 1
        state = engine.new_game(table, f"bench{deal}")
        memories = Memories(rules, players, range(players))
        engine.deal(state, memories.hear)
        while state.phase is Phase.PLAYING and len(found) < count:
            shown = memories.view(state, state.actor)
            if len(shown.moves) > 1 and state.owed is None:
                chance = stream("bench", deal, state.number, state.actor)
                found.append(Question(rules.document, players, SEARCHING, "", shown, chance))
            engine.apply(state, next_move(state, thinking(table).weighed), memories.hear)
    return found


def move_times(variant: str, players: int) -> list[float]:
    """Return the milliseconds of each move."""
    table = Table(catalog().resolve(variant), players)
    opponent = bot(SEARCHING, table)
    times = []
    for question in questions(variant, players, MOVES):
        began = time.process_time()
        opponent.choose(question.view, question.chance)
        times.append((time.process_time() - began) * 1000)
    return times


def frame() -> None:
    """Work for about three milliseconds, as for a frame of the table."""
    total = 0
    for number in range(30_000):
        total += number * number


def frames_while_asking(ask: Callable[[Question], object] | None) -> list[float]:
    """Return the milliseconds of each frame while `ask` thinks in another thread."""
    asked = questions(catalog().ids[0], 4, 40)
    stop = threading.Event()

    def think() -> None:
        while ask is not None and not stop.is_set():
            for question in asked:
                if not stop.is_set():
                    ask(question)

    thread = threading.Thread(target=think)
    thread.start()
    times = []
    due = time.perf_counter()
    for _ in range(FRAMES):
        due += FRAME
        time.sleep(max(0.0, due - time.perf_counter()))
        began = time.perf_counter()
        frame()
        times.append((time.perf_counter() - began) * 1000)
    stop.set()
    thread.join()
    return times


def main() -> None:
    print(f"{'ms a move':<32}{'players':>8}{'median':>9}{'95 %':>9}")
    for variant in sys.argv[1:] or catalog().ids:
        rules = catalog().resolve(variant)
        for players in sorted({max(rules.min_players, min(4, rules.max_players)), rules.max_players}):
            median, most, _ = quantiles(move_times(variant, players))
            print(f"{variant:<32}{players:>8}{median:>9.1f}{most:>9.1f}", flush=True)
    worker = Worker()
    worker.ask(questions(catalog().ids[0], 4, 1)[0])
    print(f"\n{'ms a frame beside':<32}{'median':>8}{'95 %':>9}{'99 %':>9}")
    for name, ask in (("nothing", None), ("a thread", Question.answer), ("the worker", worker.ask)):
        print(
            f"{name:<32}" + "".join(f"{value:>9.1f}" for value in quantiles(frames_while_asking(ask))),
            flush=True,
        )
    worker.drop(even_idle=True)


if __name__ == "__main__":
    main()
