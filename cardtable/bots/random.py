"""An opponent without a plan: every legal play is as likely as any other, so every rule gets used."""

from __future__ import annotations

from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Play
from cardtable.game.view import SeatView


class RandomBot:
    """Picks uniformly among the legal plays, with their values and targets."""

    def choose(self, view: SeatView, chance: Stream) -> Play:
        """One of the legal plays."""
        return chance.choose(view.plays)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Heads or tails."""
        return chance.below(2) == 0
