"""The first cards of a deal or a game, and the last card of a stock.

Rules, 4.2.13, 4.2 AZ-c, 4.11.3, 4.16 ON-a.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.cards.faces import pips_of, rank_of
from cardtable.game.ending import Ending
from cardtable.game.moves import Move, PlaceBottom, Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.refusals import Banned, NumberFirst
from cardtable.game.state import State, changed
from cardtable.game.turn import OngoingPlay
from cardtable.rules.schema import BanDocument


def good_places(state: State) -> Iterator[int]:
    """Yield the places in the stock of the cards that may go under it.

    The first one of each good rank, the best rank first.
    """
    stock = state.stock
    for faces in state.table.good_faces:
        for place in range(len(stock) - 1, -1, -1):
            if stock[place] in faces:
                yield place
                break


def good_cards(state: State) -> list[str]:
    return [state.stock[place] for place in good_places(state)]


class FirstNumber(Part):
    """A deal begins with a number, if the first player has one."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return only numbers on an empty pile, if there are any."""
        if state.pile:
            return plays
        numbers = [
            play for play in plays if pips_of(play.cards[0]) is not None and play.value.startswith("+")
        ]
        return numbers or plays

    def refusal(self, state: State, card: str) -> NumberFirst:
        return NumberFirst(card)


class Ban(Part):
    """The banned rank may not change the total in a player's first turns (rules, 4.11.3)."""

    def __init__(self, ban: BanDocument, faces: Iterable[str]) -> None:
        self._turns = ban.turns
        self._at_limit = ban.at_limit
        self._banned = frozenset([face for face in faces if rank_of(face) == ban.rank])

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Leave out plays of the banned rank, except those that change nothing."""
        banned = self._banned
        if state.turns_taken[state.turn] >= self._turns or banned.isdisjoint(state.hands[state.turn]):
            return plays
        harmless = state.total if self._at_limit == "allowed" else None
        return [play for play in plays if play.cards[0] not in banned or play.total == harmless]

    def refusal(self, state: State, card: str) -> Banned:
        return Banned(card, self._turns - state.turns_taken[state.turn])


class TurnsTaken(Part):
    """Count the turns in which each seat plays a card, for rules about its first ones (rules, 4.11.3)."""

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        if state.done == 0:
            state.turns_taken = changed(state.turns_taken, ongoing.seat, 1)


class BottomChosen(Part):
    """Before anything else, the dealer chooses the good card that goes under the stock (rules, 4.2.13)."""

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return one card of each good rank in the stock."""
        if not state.choosing or state.questions[:1] != (seat,):
            return ()
        return [PlaceBottom(seat, card) for card in good_cards(state)]


class LastPlayerWins(Part):
    """When the stock has run out, the player of the last card has won."""

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """End the game if the draw of this play took the last card."""
        if ongoing is not None and ongoing.ending is None and not (state.top or state.stock):
            losers = tuple(seat for seat in state.seats_in_deal() if seat != ongoing.seat)
            ongoing.ending = Ending("stock", losers, (ongoing.seat,), True, (ongoing.seat,), ended_by=())
