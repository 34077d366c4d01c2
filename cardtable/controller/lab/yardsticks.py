"""Opponents to measure others against: the frozen rule of thumb, and a cheat that sees every card.

No player can choose either. The cheat proves that no other opponent cheats. It is here because no opponent in
`bots` could be given the true state.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache

from cardtable.bots.facts import Facts
from cardtable.bots.opponents import thinking
from cardtable.bots.playing import Valuing, best_move, next_move, play_out
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.moves import Move, Play
from cardtable.game.sight.view import SeatView
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.resources import resource

RULE_OF_THUMB = "rule-of-thumb"
CLAIRVOYANT = "clairvoyant"
MOST_CANDIDATES = 12
LONGEST = 500


@cache
def _order() -> tuple[str, ...]:
    text = resource("bots", "yardsticks.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)[RULE_OF_THUMB]["order"])


def rule_of_thumb(table: Table) -> PolicyBot:
    """Return the frozen list if it covers all cards, else the rule of thumb of today's opponents."""
    mind = thinking(table)
    covered = {entry.partition(":")[0] for entry in _order()}
    return PolicyBot(_Ordered(mind.facts, _order()) if covered >= set(mind.facts.kinds) else mind.thumb)


class _Ordered(Valuing):
    """The first legal play of a fixed list.

    An entry is the notation of a card, and after a colon the value taken: `+1|+11:+11`.
    """

    def __init__(self, facts: Facts, order: Sequence[str]) -> None:
        """Use the list for the cards of one table; cards that are not in the list come last."""
        super().__init__(facts)
        self._place = {entry: -float(place) for place, entry in enumerate(order)}

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return 0 for the first play of the list, -1 for the second, and so on."""
        return self._place.get(f"{self.facts.kind[play.cards[0]]}:{play.value}", -float(len(self._place)))

    def margin(self, value: float) -> float:
        return 0.0


class PolicyBot:
    """A bot that plays by a policy and nothing else: no slips, no taste, no search."""

    def __init__(self, policy: Valuing) -> None:
        self._policy = policy

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """Return the first of the plays valued most."""
        return best_move(self._policy, view.hand, view.total, view.moves)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        return True


class Clairvoyant:
    """A cheat that tries every move with the real cards, the deal being played on by the base policy."""

    def __init__(self, table: Table) -> None:
        self._mind = thinking(table)
        self._everybody = [self._mind.weighed] * table.players

    def choose(self, state: State) -> Move:
        """Return the move with the best outcome; the base policy's among equals."""
        policy, seat = self._mind.weighed, state.actor
        base = next_move(state, policy)
        moves = [base, *[move for move in engine.legal_moves(state) if move != base]][:MOST_CANDIDATES]
        if len(moves) == 1:
            return base
        worths = []
        for move in moves:
            world = state.clone()
            engine.apply(world, move)
            play_out(world, self._everybody, LONGEST)
            worths.append(self._mind.prospects.worth(world, seat))
        return moves[worths.index(max(worths))]


YARDSTICKS: dict[str, Callable[[Table], PolicyBot | Clairvoyant]] = {
    RULE_OF_THUMB: rule_of_thumb,
    CLAIRVOYANT: Clairvoyant,
}
"""The yardsticks by name; a bench adds its own."""
