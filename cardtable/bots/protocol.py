"""What a computer opponent is: someone who is shown one seat's view and names a move."""

from __future__ import annotations

from typing import Protocol

from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.view import SeatView


class Bot(Protocol):
    """A computer opponent at one table. It keeps nothing between moves, so that it can think anywhere."""

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """One of `view.moves`, which is not empty."""

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Whether it remembers to draw where drawing is by hand (rules, 4.20)."""


def stream(seed: str, deal: int, number: int, seat: int) -> Stream:
    """The chance of one move of one seat: always the same for a seed, and no way back to the seed from it.

    The first word is the version of what is drawn: while it stays, ties, slips, pauses and the seed of a
    search come out of it in the same order, so that they replay from older records. What a search makes of
    its seed is skill, which grows; `explain` says where a choice of today is not that of the record.
    """
    return Stream.sealed(seed, f"bot2:{deal}:{number}:{seat}")
