"""Plays a second of every variant, against two fixed pieces of plain Python measured in the same run.

    PYTHONPATH=. python tests/bench/bench_engine.py [PLAYERS [VARIANT ...]]

Figures for every variant: random play with nobody listening, with fresh deals and from dealt positions, and the
moves of those fresh deals (plays, answers, cards laid out of turn, and being stuck), for other engines count
every step that a player takes; random play with every event made and a record written; and `simulate` as the
command does it, views and the bots' chance included. The last columns set the plays of fresh deals and from
positions against what they would be without an engine: a loop that knows Ninety-nine alone (`reference_deal`
and `reference_play`), for as many players and with hands as large, and the first against the yardstick, list
and dict work of the kind an engine does. Both are the same on every machine and in every version, so ratios can
be compared where times cannot. Each figure is the fastest of several short rounds, in time of the processor:
what else the machine does takes little from it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from itertools import count, cycle
from random import Random

from cardtable.cards.packs import french_faces
from cardtable.controller.simulate import Games
from cardtable.game import engine
from cardtable.game.moves import Move
from cardtable.game.playout import AtRandom, Playout
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue

ROUNDS = 12
SECONDS = 0.03
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


VALUES = {"A": ((1, 0), (11, 0)), "4": ((0, 1),), "9": ((0, 0),), "10": ((10, 0), (-10, 0))}
COURT = {"J": ((10, 0),), "Q": ((10, 0),), "K": ((None, 0),)}


def _successors(face: str, total: int) -> tuple[tuple[str, int, int], ...]:
    rank = face[:-1]
    values = (VALUES | COURT).get(rank) or ((int(rank), 0),)
    made = [(99 if add is None else total + add, turns) for add, turns in values]
    return tuple((face, after, turns) for after, turns in made if after <= 99)


PACK = tuple(french_faces())
REFERENCE = {face: {total: _successors(face, total) for total in range(-200, 100)} for face in PACK}


def reference_deal(random: Chance, players: int = 4, size: int = 3) -> tuple[list[list[str]], list[str]]:
    """Hands of so many cards and stock of Ninety-nine, in lists."""
    cards = list(PACK)
    for last in range(51, 0, -1):
        place = int(random() * (last + 1))
        cards[last], cards[place] = cards[place], cards[last]
    return [[cards.pop() for _ in range(size)] for _ in range(players)], cards


def reference_play(hands: list[list[str]], stock: list[str], random: Chance) -> int:
    """Ninety-nine to the first seat that is stuck, by rule tables; the number of plays."""
    seat, step, total, plays, pile = 0, 1, 0, 0, []
    while True:
        hand, found = hands[seat], []
        for card in hand:
            found += REFERENCE[card][total]
        if not found:
            return plays
        card, total, turns = found[int(random() * len(found))]
        hand.remove(card)
        pile.append(card)
        if not stock:
            stock, pile = pile[:-1], pile[-1:]
        hand.append(stock.pop())
        if turns:
            step = -step
        seat = (seat + step) % len(hands)
        plays += 1


def fresh_game(table: Table, play_out: Playout, number: int) -> tuple[int, int]:
    """The game of that number from its first deal, at most ten deals; its plays, and its moves."""
    state = engine.new_game(table, str(number), last_deal=DEALS)
    plays = 0
    while state.phase is not Phase.OVER:
        engine.deal(state)
        plays += play_out(state)
    return plays, state.number


class Recorded(Games):
    """`simulate` with a record, but moves are picked at random without a view."""

    def __init__(self, *args: object, chance: Chance) -> None:
        super().__init__(*args)
        self._at_random = AtRandom(self.table, chance)

    def choose(self, state: State) -> Move:
        return self._at_random.pick(state, engine.legal_moves(state))


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
    """The figures of one variant, then those of both references and of the yardstick."""
    rules = catalogue().resolve(variant)
    table, random = Table(rules, players), Random(1).random
    play_out = Playout([AtRandom(table, random)] * players)
    dealt = positions(table)
    size = min(rules.hand_size(players), (len(PACK) - 1) // players)
    plain = [reference_deal(random, players, size) for _ in range(POSITIONS)]
    watched = Recorded(rules, players, ["random"], 1, chance=random)
    games = Games(rules, players, ["random"], 1)
    fresh = count(1)
    # Many games in turn: one alone may be over after two plays, and tell of its beginning more than of play.
    numbers = cycle(range(1, GAMES + 1))
    return fastest(
        [
            lambda: fresh_game(table, play_out, next(fresh))[0],
            lambda: fresh_game(table, play_out, next(fresh))[1],
            lambda: sum(play_out(state.clone()) for state in dealt),
            lambda: played(watched, next(numbers), []),
            lambda: played(games, next(numbers), None),
            lambda: reference_play(*reference_deal(random, players, size), random),
            lambda: sum(reference_play([hand[:] for hand in h], stock[:], random) for h, stock in plain),
            yardstick,
        ]
    )


def main() -> None:
    """Print the table, and the variant that is slowest in each column."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    heads = (
        "fresh deals",
        "their moves",
        "positions",
        "recorded",
        "simulate",
        "/ reference",
        "/ reference",
        "/ yard",
    )
    print(f"{f'plays a second, {players} players':<32}" + "".join(f"{head:>13}" for head in heads))
    slowest: dict[str, tuple[float, str]] = {}
    for variant in sys.argv[2:] or catalogue().ids:
        *figures, own_fresh, own_position, yard = measure(variant, players)
        fresh, _, position, *_ = figures
        ratios = (fresh / own_fresh, position / own_position, fresh / yard)
        print(
            f"{variant:<32}"
            + "".join(f"{n:>13,.0f}" for n in figures)
            + "".join(f"{n:>13.3f}" for n in ratios)
        )
        for head, figure in zip(heads, figures, strict=False):
            slowest[head] = min(slowest.get(head, (figure, variant)), (figure, variant))
    for head, (figure, variant) in slowest.items():
        print(f"slowest, {head}: {variant}, {figure:,.0f}")


if __name__ == "__main__":
    main()
