"""The first card of a deal, and the last card of a stock (rules, 4.16 ON-a, 4.2.13 and 4.2 AZ-c)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cardtable.cards.faces import pips_of
from cardtable.game.ending import Ending
from cardtable.game.moves import Answer, PlaceBottom, Play, Reason
from cardtable.game.parts.base import Emit, Laid, Part

if TYPE_CHECKING:
    from cardtable.game.state import State


def good_places(state: State) -> Iterator[int]:
    """Where in the stock the cards lie that may go under it: the first one of each good rank, the best rank
    first.
    """
    stock = state.stock
    for faces in state.table.good_faces:
        for place in range(len(stock) - 1, -1, -1):
            if stock[place] in faces:
                yield place
                break


def good_cards(state: State) -> list[str]:
    """The same cards."""
    return [state.stock[place] for place in good_places(state)]


class FirstNumber(Part):
    """A deal begins with a number, where the first player has one to lay."""

    refuses = Reason.NUMBER_FIRST

    def free(self, state: State, seat: int) -> bool:
        """The deal has begun."""
        return bool(state.pile)

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Only numbers on an empty pile."""
        if state.pile:
            return plays
        numbers = [
            play for play in plays if pips_of(play.cards[0]) is not None and play.value.startswith("+")
        ]
        return numbers or plays


class BottomChosen(Part):
    """The dealer chooses the good card that goes under the stock, before anything else (rules, 4.2.13)."""

    binding = frozenset()

    def answers(self, state: State, seat: int) -> Iterable[Answer]:
        """One card of each good rank that the stock has."""
        if not state.choosing or state.questions[:1] != (seat,):
            return ()
        return [PlaceBottom(seat, card) for card in good_cards(state)]


class LastPlayerWins(Part):
    """When the stock has run out, whoever laid the last card has won."""

    def content(self, state: State, seat: int) -> bool:
        """There are cards left."""
        return bool(state.top or state.stock)

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """The draw of this play took the last card."""
        if laid is not None and laid.ending is None and not state.stock:
            losers = tuple(seat for seat in state.seats_in_deal() if seat != laid.seat)
            laid.ending = Ending("stock", losers, (laid.seat,), True, (laid.seat,))
