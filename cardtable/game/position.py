"""A first deal with given cards instead of a shuffle: a puzzle, or the prepared cards of a first game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from cardtable.game.rulebook import Rulebook


@dataclass(frozen=True)
class Position:
    """The place of every card when the first deal begins, and the total.

    `hands` are by seat; `stock` has its next card first, `pile` its oldest. `first` is the seat to act,
    `direction` 1 if play goes clockwise, else -1. Demands of the pile on that seat, such as a queen to
    answer, don't count.
    """

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    total: int
    first: int = 0
    direction: int = 1

    @property
    def cards(self) -> Iterable[str]:
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile)

    def fits(self, table: Rulebook) -> bool:
        """Return whether the position fits a table: its whole pack, its seats, its limit."""
        seats = len(self.hands) == table.players and 0 <= self.first < table.players
        return (
            seats and self.total <= table.limit and Counter(self.cards) == Counter(table.pack(table.players))
        )
