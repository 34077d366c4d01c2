"""How exploitable opponents are in a game that can be solved: `python tests/bench/bench_tiny.py [STREAMS]`.

Two players have two cards each of a pack of seven (1 1 2 3 0 -2 and one that makes the limit); the limit is 5, and
the stock isn't renewed. The engine builds the whole tree, and counterfactual regret minimization (CFR+) finds the
equilibrium. Printed is what a perfect opponent wins against each level beyond the value of the game, averaged over
both seats; a win is 1 and a loss -1. Each level is asked at every information set, with the view and memory of
that seat, and with several random streams, since a search may vary. Goal: at most a twentieth of random play.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

import msgspec

from cardtable.bots.levels import LEVELS, bot
from cardtable.bots.opponents import Bot, stream
from cardtable.controller.lab.arena import RULE_OF_THUMB, rule_of_thumb
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealStarted
from cardtable.game.moves import Move, Play
from cardtable.game.sight.memory import Memory
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document

LIMIT = 5
CARDS = {"AS": "+1", "AH": "+1", "2S": "+2", "3S": "+3", "9S": "+0", "10S": "-2", "KS": f"={LIMIT}"}
ITERATIONS = 400
STREAMS = 6

Action = tuple[str, str]
"""The kind of card and its value; cards that do the same are one action."""


@dataclass
class InformationSet:
    """Positions that a seat can't distinguish, with its actions and its view."""

    seat: int
    actions: list[Action]
    view: SeatView
    nodes: list[Node] = field(default_factory=list)


@dataclass(eq=False)
class Node:
    """A position with its decision, or with its worth to the first seat."""

    weight: float
    worth: float = 0.0
    known: InformationSet | None = None
    children: list[Node] = field(default_factory=list)


Strategy = dict[int, list[float]]
"""The chance of each action, by the identity of the information set."""


def tiny_table() -> Table:
    """Return the table of the tiny game."""
    document = msgspec.json.decode(catalog().resolve("ninety-nine").document)
    document |= {"limit": LIMIT, "hand": 2, "decks": 1, "tokens": 1, "stock": "play_on", "calls": {}}
    document |= {"players": {"min": 2, "max": 2}, "pack": dict.fromkeys(CARDS, 1)}
    document["cards"] = {face.rstrip("SH"): value for face, value in CARDS.items()}
    return Table(rules_from_document(msgspec.json.encode(document)), 2)


class Tree:
    """Every position of the tiny game."""

    def __init__(self, table: Table) -> None:
        """Build the tree of all moves from every deal."""
        self.table = table
        self.known: dict[object, InformationSet] = {}
        self.kind = {face: rule[0].notation for face, rule in table.rules.cards.items()}
        self.roots: list[Node] = []
        self.nodes = 0
        events: list[AnyEvent] = []
        start = engine.new_game(table, "tiny")
        engine.deal(start, events.append)
        self.first = start.turn
        for (hands, stock), count in self._deals().items():
            state = start.clone()
            state.hands, state.stock = [list(hand) for hand in hands], list(stock)
            started = [self._started(event, state) for event in events]
            self.roots.append(self._grow(state, started, ((), ()), count))

    def _deals(self) -> dict[tuple[tuple[tuple[str, ...], ...], tuple[str, ...]], float]:
        """Return the deals that differ in kinds of cards, with their chances."""
        found: dict[object, tuple[tuple[tuple[tuple[str, ...], ...], tuple[str, ...]], int]] = {}
        pack = self.table.pack(2)
        for one in combinations(pack, 2):
            rest = [card for card in pack if card not in one]
            for other in combinations(rest, 2):
                for stock in permutations([card for card in rest if card not in other]):
                    key = (
                        tuple(sorted(self.kind[card] for card in one)),
                        tuple(sorted(self.kind[card] for card in other)),
                        tuple(self.kind[card] for card in stock),
                    )
                    deal, count = found.get(key, (((one, other), stock), 0))
                    found[key] = deal, count + 1
        total = sum(count for _, count in found.values())
        return {deal: count / total for deal, count in found.values()}

    @staticmethod
    def _started(event: AnyEvent, state: State) -> AnyEvent:
        if isinstance(event, DealStarted):
            hands = tuple(tuple(hand) for hand in state.hands)
            return msgspec.structs.replace(event, hands=hands, stock=tuple(reversed(state.stock)))
        return event

    def _grow(
        self, state: State, facts: list[AnyEvent], seen: tuple[tuple[object, ...], ...], weight: float
    ) -> Node:
        """Return the node of a position with all that follow; `seen` is the information of each seat."""
        self.nodes += 1
        if state.phase is not Phase.PLAYING:
            return Node(weight, 1.0 if state.loser != self.first else -1.0)
        seat = state.turn
        moves = self.by_action(engine.legal_moves(state))
        node = Node(weight)
        if len(moves) > 1:
            held = tuple(sorted(self.kind[card] for card in state.hands[seat]))
            key = (seat, held, seen[seat])
            if key not in self.known:
                memory = Memory(self.table.rules, 2, seat)
                for event in facts:
                    memory.see(event)
                self.known[key] = InformationSet(seat, list(moves), view(state, seat, memory))
            node.known = self.known[key]
            node.known.nodes.append(node)
        for action, move in moves.items():
            after, events = state.clone(), facts.copy()
            held = tuple(sorted(self.kind[card] for card in state.hands[seat]))
            engine.apply(after, move, events.append)
            after_seen = list(seen)
            after_seen[seat] = (*seen[seat], held, action)
            after_seen[1 - seat] = (*seen[1 - seat], action)
            node.children.append(self._grow(after, events, tuple(after_seen), weight))
        return node if node.known is not None else node.children[0]

    def by_action(self, moves: Sequence[Move]) -> dict[Action, Move]:
        """Return one move for each action, in a fixed order."""
        found = {self.action(move): move for move in moves}
        return dict(sorted(found.items()))

    def action(self, move: Move) -> Action:
        return (self.kind[move.cards[0]], move.value) if isinstance(move, Play) else ("", type(move).__name__)

    def value(self, strategies: Sequence[Strategy]) -> float:
        """Return what the first seat wins on average with these strategies by seat."""

        def of(node: Node) -> float:
            if node.known is None:
                return node.worth
            chances = strategies[node.known.seat][id(node.known)]
            return sum(c * of(child) for c, child in zip(chances, node.children, strict=True) if c)

        return sum(root.weight * of(root) for root in self.roots)

    def best_response(self, seat: int, other: Strategy) -> float:
        """Return what `seat` wins on average if it knows the strategy of the other."""
        reach: dict[int, float] = {}

        def go(node: Node, chance: float) -> None:
            reach[id(node)] = chance
            if node.known is not None:
                own = node.known.seat == seat
                chances = [1.0] * len(node.children) if own else other[id(node.known)]
                for c, child in zip(chances, node.children, strict=True):
                    go(child, chance * c)

        for root in self.roots:
            go(root, root.weight)
        sign = 1.0 if seat == self.first else -1.0
        worths: dict[int, float] = {}
        best: dict[int, int] = {}

        def worth(node: Node) -> float:
            """Return the worth of a node times the chance that the other seat and the cards lead there."""
            if node.known is None:
                return sign * node.worth * reach[id(node)]
            if id(node) not in worths:
                if node.known.seat == seat:
                    worths[id(node)] = worth(node.children[choice(node.known)])
                else:
                    worths[id(node)] = sum(worth(child) for child in node.children)
            return worths[id(node)]

        def choice(known: InformationSet) -> int:
            if id(known) not in best:
                sums = [
                    sum(worth(node.children[number]) for node in known.nodes)
                    for number in range(len(known.actions))
                ]
                best[id(known)] = sums.index(max(sums))
            return best[id(known)]

        return sum(worth(root) for root in self.roots)

    def exploitability(self, strategy: Strategy) -> float:
        """Return what is won against the strategy beyond the value of the game, averaged over both seats."""
        return (self.best_response(0, strategy) + self.best_response(1, strategy)) / 2

    def sets(self) -> Iterator[InformationSet]:
        yield from self.known.values()


def equilibrium(tree: Tree, iterations: int) -> Strategy:
    """Return the equilibrium by CFR+: regrets are never negative, seats alternate, later strategies count more."""
    regrets = {id(known): [0.0] * len(known.actions) for known in tree.sets()}
    sums = {id(known): [0.0] * len(known.actions) for known in tree.sets()}

    def current(key: int) -> list[float]:
        total = sum(regrets[key])
        size = len(regrets[key])
        return [regret / total for regret in regrets[key]] if total else [1 / size] * size

    for number in range(1, iterations + 1):
        for seat in (0, 1):
            now = {key: current(key) for key in regrets}
            sign = 1.0 if seat == tree.first else -1.0
            gains: dict[int, list[float]] = defaultdict(list)

            def walk(node: Node, mine: float, theirs: float) -> float:
                """Return the worth of a node to `seat`; `mine` and `theirs` are the chances to get there."""
                if node.known is None:
                    return sign * node.worth  # noqa: B023
                key = id(node.known)
                chances = now[key]  # noqa: B023
                if node.known.seat != seat:  # noqa: B023
                    return sum(
                        c * walk(child, mine, theirs * c)
                        for c, child in zip(chances, node.children, strict=True)
                        if c
                    )
                worths = [
                    walk(child, mine * c, theirs) for c, child in zip(chances, node.children, strict=True)
                ]
                mean = sum(c * worth for c, worth in zip(chances, worths, strict=True))
                found = gains[key] or [0.0] * len(worths)  # noqa: B023
                gains[key] = [g + theirs * (worth - mean) for g, worth in zip(found, worths, strict=True)]  # noqa: B023
                for place, chance in enumerate(chances):
                    sums[key][place] += number * mine * chance * node.weight  # noqa: B023
                return mean

            for root in tree.roots:
                walk(root, 1.0, root.weight)
            for key, gained in gains.items():
                regrets[key] = [max(0.0, r + g) for r, g in zip(regrets[key], gained, strict=True)]
    return {key: [s / sum(row) if sum(row) else 1 / len(row) for s in row] for key, row in sums.items()}


def strategy_of(tree: Tree, opponent: Bot, streams: int) -> Strategy:
    """Return how often the opponent chooses each action at each information set."""
    found = {}
    for number, known in enumerate(tree.sets()):
        counts = [0] * len(known.actions)
        for turn in range(streams):
            move = opponent.choose(known.view, stream(f"tiny{turn}", 1, number, known.seat))
            counts[known.actions.index(tree.action(move))] += 1
        found[id(known)] = [count / streams for count in counts]
    return found


def main() -> None:
    streams = int(sys.argv[1]) if len(sys.argv) > 1 else STREAMS
    table = tiny_table()
    tree = Tree(table)
    print(f"{tree.nodes:,} positions, {len(tree.known):,} information sets with a choice")
    began = time.process_time()
    solved = equilibrium(tree, ITERATIONS)
    print(f"value for the first seat {tree.value((solved, solved)):+.4f}, {ITERATIONS} rounds of CFR+\n")
    random = {id(known): [1 / len(known.actions)] * len(known.actions) for known in tree.sets()}
    basis = tree.exploitability(random)
    asked: dict[str, Callable[[], Strategy]] = {
        "equilibrium": lambda: solved,
        "random": lambda: random,
        RULE_OF_THUMB: lambda: strategy_of(tree, rule_of_thumb(table), 1),
        LEVELS[-1]: lambda: strategy_of(tree, bot(LEVELS[-1], table), streams),
    }
    print(f"{'':<16}{'exploitability':>16}{'of random':>12}{'s':>8}")
    for name, strategy in asked.items():
        found = tree.exploitability(strategy())
        spent = time.process_time() - began
        print(f"{name:<16}{found:>16.4f}{found / basis:>12.1%}{spent:>8.0f}", flush=True)
        began = time.process_time()


if __name__ == "__main__":
    main()
