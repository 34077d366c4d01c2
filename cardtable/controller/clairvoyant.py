"""A cheat that sees every card: a yardstick that no player can seat, and the proof that nobody else cheats.

It stands in the controller, beside the true state, because no opponent in `bots` could be given one.
"""

from __future__ import annotations

from cardtable.bots.opponents import thinking
from cardtable.bots.playing import next_move, player_out
from cardtable.game import engine
from cardtable.game.moves import Move
from cardtable.game.state import State
from cardtable.game.table import Table

CLAIRVOYANT = "clairvoyant"
MOST_CANDIDATES = 12
LONGEST = 500


class Clairvoyant:
    """Tries every move on the cards as they lie, with the deal played on by the base policy."""

    def __init__(self, table: Table) -> None:
        """Sit down at `table`."""
        self._mind = thinking(table)
        self._play_out = player_out(table, self._mind.weighed, LONGEST)

    def choose(self, state: State) -> Move:
        """The move that turns out best; the base policy's among equals."""
        policy, seat = self._mind.weighed, state.actor
        base = next_move(state, policy)
        moves = [base, *[move for move in engine.legal_moves(state) if move != base]][:MOST_CANDIDATES]
        if len(moves) == 1:
            return base
        worths = []
        for move in moves:
            world = state.clone()
            engine.apply(world, move)
            self._play_out(world)
            worths.append(self._mind.prospects.worth(world, seat))
        return moves[worths.index(max(worths))]
