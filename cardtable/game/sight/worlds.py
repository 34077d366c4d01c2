"""Worlds: possible distributions of the cards that a seat can't see, for playing a deal through.

A world is a state with the cards of a view as far as the seat knows them, and all others dealt at random. It
is made from a `SeatView` alone: nothing here ever holds the true state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from cardtable.game.moves import TakeCard
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.view import SeatView
from cardtable.game.state import PLAYING, State

SEED = "world"
"""The seed in a world, since the true one is secret; it shuffles a renewed stock."""


class Worlds:
    """The worlds that a view allows at `table`, all equally likely.

    Raises ValueError for a view without a deal in progress, or whose cards do not make up the pack.
    """

    def __init__(self, table: Rulebook, view: SeatView) -> None:
        if view.phase is not PLAYING or view.seat is None:
            raise ValueError("No deal is in progress.")
        self._table = table
        self._view = view
        self._known: list[Sequence[str]] = list(view.remembered.hands) or [()] * view.players
        self._look_at_the_robbed()
        self._unseen = self._count()

    def _look_at_the_robbed(self) -> None:
        """Add the hand that a thief who chooses a card sees (rules, 4.5, BA-f)."""
        shown = [move.card for move in self._view.moves if isinstance(move, TakeCard)]
        robbed = self._view.robbed
        if robbed is not None and len(shown) == self._view.hand_sizes[robbed]:
            self._known[robbed] = shown

    def _count(self) -> list[str]:
        view = self._view
        size = sum(view.hand_sizes) + view.stock_count + len(view.pile) + view.aside
        pack = self._table.pack(view.counted)
        if len(pack) != size:
            raise ValueError(f"There are {size} cards at this table, which isn't a whole number of packs.")
        left = Counter(pack)
        left.subtract(view.hand)
        left.subtract(view.pile)
        left.subtract(view.remembered.aside)
        for cards in self._known:
            left.subtract(cards)
        if view.open_bottom is not None:
            left[view.open_bottom] -= 1
        if min(left.values()) < 0:
            raise ValueError("This view has a card more often than the pack.")
        return sorted(left.elements())

    def sample(self, random: Random) -> State:
        """Return a random world; only `random()` is used, which gives the same numbers on every Python."""
        cards = self._unseen[:]
        chance = random.random
        for last in range(len(cards) - 1, 0, -1):
            place = int(chance() * (last + 1))
            cards[last], cards[place] = cards[place], cards[last]
        view = self._view
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(list(view.hand))
                continue
            hand = list(self._known[seat])
            hand += self._hand(seat, cards, size - len(hand), chance)
            hands.append(hand)
        aside = list(view.remembered.aside)
        missing = view.aside - len(aside)
        aside += cards[:missing]
        del cards[:missing]
        bottom = view.open_bottom
        return self.assemble(hands, cards if bottom is None else [bottom, *cards], aside)

    def _hand(self, seat: int, cards: list[str], size: int, chance: Callable[[], float]) -> list[str]:
        """Take `size` cards for a seat off the end of the shuffled unseen ones."""
        hand = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        return hand

    def assemble(self, hands: list[list[str]], stock: list[str], aside: list[str]) -> State:
        """Return the state of this view with these hidden cards; `stock` has its next card last."""
        state = State(self._table, SEED)
        state.__dict__.update(self._view.public())
        state.hands, state.stock, state.aside = hands, stock, aside
        return state
