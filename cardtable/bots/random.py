"""An opponent without a plan: every legal play is as likely as any other, so every rule gets used."""

from __future__ import annotations

from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.view import SeatView


class RandomBot:
    """Picks uniformly among the legal moves, with their values and targets."""

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """One of the legal moves."""
        return chance.choose(view.moves)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Heads or tails."""
        return chance.below(2) == 0
