"""What a computer opponent is: someone who is shown one seat's view and names a play."""

from __future__ import annotations

from typing import Protocol

from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.view import SeatView


class Bot(Protocol):
    """A computer opponent. It keeps nothing between moves, so that it can think on any thread."""

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """One of `view.moves`, which is not empty."""

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Whether it remembers to draw where drawing is by hand (rules, 4.20)."""
