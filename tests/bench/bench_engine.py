"""Moves per second of every variant, compared with fixed work in the same run.

    PYTHONPATH=. python tests/bench/bench_engine.py [PLAYERS [VARIANT ...]]

The columns are: random play through `legal_moves` and `apply` without listeners, with fresh deals and from dealt
positions (every move counts); random play with all events and a record; and `simulate` as the command runs it,
with views and bots. The last columns compare fresh deals with two pieces of work that never change, since times
can't be compared between machines: list and dict work as an engine does it, and, if `open_spiel` is installed,
its crazy eights, which is C++ (every step of a player counts). Each figure is the best of several short rounds
that alternate, by processor time.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count, cycle
from random import Random
from typing import Any

from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.moves import Move
from cardtable.game.state import PLAYING, Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog

ROUNDS = 12
SECONDS = 0.05
DEALS = 10
POSITIONS = 40
GAMES = 40

Chance = Callable[[], float]


def yardstick() -> int:
    """Do a fixed amount of work in plain Python; return the number of steps."""
    table = {number: (number * 7) % 53 for number in range(53)}
    hand, pile = [3, 14, 15], []
    for step in range(20_000):
        card = hand.pop(step % 3)
        pile.append(card)
        hand.append(table[card])
    return 20_000


def crazy_eights(game: Any, random: Chance) -> int:
    """Play a random game of OpenSpiel; return the number of players' steps."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return steps


def play_deal(state: State, random: Chance) -> int:
    """Play the current deal at random; return the number of moves."""
    before = state.number
    while state.phase is PLAYING:
        moves = engine.legal_moves(state)
        engine.apply(state, moves[int(random() * len(moves))])
    return state.number - before


def fresh_game(table: Table, number: int, random: Chance) -> int:
    """Play up to ten deals of a new game at random; return the number of moves."""
    state = engine.new_game(table, str(number), last_deal=DEALS)
    while state.phase is not Phase.OVER:
        engine.deal(state)
        play_deal(state, random)
    return state.number


class Recorded(Games):
    """`simulate` with random moves, chosen without a view."""

    def __init__(self, *args: Any, random: Chance) -> None:
        super().__init__(*args)
        self._random = random

    def choose(self, state: State) -> Move:
        moves = engine.legal_moves(state)
        return moves[int(self._random() * len(moves))]


def played(games: Games, number: int, lines: list[str] | None) -> int:
    """Play a game as `simulate` does, with its events and record if `lines` is given; return its plays."""
    games.plays_by_deal = []
    games.play_game(number, None, lines)
    return sum(games.plays_by_deal)


def positions(table: Table) -> list[State]:
    """Return states right after the deal."""
    states = [engine.new_game(table, f"position {number}", last_deal=DEALS) for number in range(POSITIONS)]
    for state in states:
        engine.deal(state)
    return states


def fastest(works: list[Callable[[], int]]) -> list[float]:
    """Return the best rate of each work, in units per second."""
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SECONDS:
                done += work()
            best[number] = max(best[number], done / spent)
    return best


def measure(variant: str, players: int) -> list[float]:
    """Return the figures of a variant, then those of the fixed work."""
    rules = catalog().resolve(variant)
    table, random = Table(rules, players), Random(1).random
    dealt = positions(table)
    watched = Recorded(rules, players, ["random"], 1, random=random)
    games = Games(rules, players, ["random"], 1)
    fresh = count(1)
    # Several games, since a single one may be over after two plays.
    numbers = cycle(range(1, GAMES + 1))
    works: list[Callable[[], int]] = [
        lambda: fresh_game(table, next(fresh), random),
        lambda: sum(play_deal(state.clone(), random) for state in dealt),
        lambda: played(watched, next(numbers), []),
        lambda: played(games, next(numbers), None),
        yardstick,
    ]
    if find_spec("pyspiel"):
        game = import_module("pyspiel").load_game(f"crazy_eights(players={players})")
        works.append(lambda: crazy_eights(game, random))
    return fastest(works)


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    heads = ("fresh deals", "positions", "recorded", "simulate", "fresh / yard", "fresh / C++")
    print(f"{f'moves a second, {players} players':<32}" + "".join(f"{head:>14}" for head in heads))
    slowest: dict[str, tuple[float, str]] = {}
    for variant in sys.argv[2:] or catalog().ids:
        rules = catalog().resolve(variant)
        fresh, position, recorded, simulated, *fixed = measure(variant, min(players, rules.max_players))
        figures = [fresh, position, recorded, simulated]
        ratios = [fresh / figure for figure in fixed]
        shown = "".join(f"{n:>14,.0f}" for n in figures) + "".join(f"{n:>14.3f}" for n in ratios)
        print(f"{variant:<32}{shown}", flush=True)
        for head, figure in zip(heads, [*figures, *ratios], strict=False):
            slowest[head] = min(slowest.get(head, (figure, variant)), (figure, variant))
    for head, (figure, variant) in slowest.items():
        print(f"slowest, {head}: {variant}, {figure:,.3f}")


if __name__ == "__main__":
    main()
