"""A first deal that is laid out instead of shuffled: a puzzle, or the prepared cards of a first game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from cardtable.game.rulebook import Rulebook


@dataclass(frozen=True)
class Position:
    """Where every card lies when the first deal begins, and what is on the table.

    `hands` are by seat; `stock` has its next card first, `pile` its oldest. `first` is the seat to act,
    `direction` 1 where play goes clockwise, else -1. What the pile would still ask of that seat, such as a
    queen to answer, is forgotten.
    """

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    total: int
    first: int = 0
    direction: int = 1

    @property
    def cards(self) -> Iterable[str]:
        """All of them."""
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile)

    def fits(self, table: Rulebook) -> bool:
        """Whether it can be laid out at that table: with its whole pack, for its seats, within its limit."""
        seats = len(self.hands) == table.players and 0 <= self.first < table.players
        return (
            seats and self.total <= table.limit and Counter(self.cards) == Counter(table.pack(table.players))
        )
