"""Plays a second of every variant, against fixed work measured in the same run.

    PYTHONPATH=. python tests/bench/bench_engine.py [PLAYERS [VARIANT ...]]

Figures for every variant: random play through `legal_moves` and `apply` with nobody listening, with fresh deals
and from dealt positions (every move counts: plays, answers, cards laid out of turn, and being stuck); random
play with every event made and a record written; and `simulate` as the command does it, views and the bots'
chance included. The last columns set fresh deals against two pieces of work that are the same in every version
of the program, so that ratios can be compared where times cannot: crazy eights of OpenSpiel, which is C++, for
as many players, where `open_spiel` is installed (every step that a player takes counts); and list and dict
work of the kind an engine does. Each figure is the fastest of several short rounds that take turns, in time of
the processor: what else the machine does takes little from it.
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
from cardtable.rules.catalogue import catalogue

ROUNDS = 12
SECONDS = 0.05
DEALS = 10
POSITIONS = 40
GAMES = 40

Chance = Callable[[], float]


def yardstick() -> int:
    """A fixed amount of plain Python; the number of its steps."""
    table = {number: (number * 7) % 53 for number in range(53)}
    hand, pile = [3, 14, 15], []
    for step in range(20_000):
        card = hand.pop(step % 3)
        pile.append(card)
        hand.append(table[card])
    return 20_000


def crazy_eights(game: Any, random: Chance) -> int:
    """A game of OpenSpiel at random, deals included; the steps that players took."""
    state, steps = game.new_initial_state(), 0
    while not state.is_terminal():
        steps += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
    return steps


def play_deal(state: State, random: Chance) -> int:
    """The deal that is on to its end, at random; the number of moves."""
    before = state.number
    while state.phase is PLAYING:
        moves = engine.legal_moves(state)
        engine.apply(state, moves[int(random() * len(moves))])
    return state.number - before


def fresh_game(table: Table, number: int, random: Chance) -> int:
    """The game of that number from its first deal, at most ten deals; its moves."""
    state = engine.new_game(table, str(number), last_deal=DEALS)
    while state.phase is not Phase.OVER:
        engine.deal(state)
        play_deal(state, random)
    return state.number


class Recorded(Games):
    """`simulate` with a record, but moves are picked at random without a view."""

    def __init__(self, *args: Any, random: Chance) -> None:
        super().__init__(*args)
        self._random = random

    def choose(self, state: State) -> Move:
        moves = engine.legal_moves(state)
        return moves[int(self._random() * len(moves))]


def played(games: Games, number: int, lines: list[str] | None) -> int:
    """One game as `simulate` plays it, with all its events and its record where there are lines for it."""
    games.plays_by_deal = []
    games.play_game(number, None, lines)
    return sum(games.plays_by_deal)


def positions(table: Table) -> list[State]:
    """States just dealt."""
    states = [engine.new_game(table, f"position {number}", last_deal=DEALS) for number in range(POSITIONS)]
    for state in states:
        engine.deal(state)
    return states


def fastest(works: list[Callable[[], int]]) -> list[float]:
    """Units of work a second, each the best of rounds that take turns."""
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SECONDS:
                done += work()
            best[number] = max(best[number], done / spent)
    return best


def measure(variant: str, players: int) -> list[float]:
    """The figures of one variant, then those of the yardstick and, where there is OpenSpiel, of crazy eights."""
    rules = catalogue().resolve(variant)
    table, random = Table(rules, players), Random(1).random
    dealt = positions(table)
    watched = Recorded(rules, players, ["random"], 1, random=random)
    games = Games(rules, players, ["random"], 1)
    fresh = count(1)
    # Many games in turn: one alone may be over after two plays, and tell of its beginning more than of play.
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
    """Print the table, and the variant that is slowest in each column."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    heads = ("fresh deals", "positions", "recorded", "simulate", "fresh / yard", "fresh / C++")
    print(f"{f'moves a second, {players} players':<32}" + "".join(f"{head:>14}" for head in heads))
    slowest: dict[str, tuple[float, str]] = {}
    for variant in sys.argv[2:] or catalogue().ids:
        rules = catalogue().resolve(variant)
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
