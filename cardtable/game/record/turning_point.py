"""The deal that decided a game, read from its record: from its end on, the winners stayed ahead."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.game.ending import STOPPED, rank_in_game
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, DealStarted, GameEnded
from cardtable.game.record.replay import Step, replay
from cardtable.game.record.text import Record
from cardtable.game.state import State

_SHOWN = 3
"""The last cards of the deal that are shown."""


class TurningPoint(NamedTuple):
    """A deal: its number, its last cards with their seats, the seat that ended it by losing, if one did.

    `position` is its end in a playback.
    """

    deal: int
    plays: tuple[tuple[int, str], ...]
    loser: int | None
    position: int


class _Deals:
    """Listens to a game, and keeps how each deal ended and how all seats stood then."""

    def __init__(self) -> None:
        self.deals: list[TurningPoint] = []
        self.ranks: list[list[tuple[int, ...]]] = []
        self.ended: GameEnded | None = None
        self._position = 0
        self._plays: list[tuple[int, str]] = []

    def step(self, state: State, step: Step) -> None:
        self.rank(state)
        self._position += 1

    def rank(self, state: State) -> None:
        """Note how all stand, if a deal has just ended."""
        if len(self.ranks) < len(self.deals):
            self.ranks.append([rank_in_game(state, seat) for seat in range(len(state.in_game))])

    def hear(self, event: AnyEvent) -> None:
        match event:
            case DealStarted():
                self._plays = []
            case CardsPlayed():
                self._plays += [(event.seat, card) for card in event.cards]
            case DealEnded() if event.why != STOPPED:
                loser = event.ended_by[-1] if event.ended_by else None
                last = tuple(self._plays[-_SHOWN:])
                self.deals.append(TurningPoint(len(self.deals) + 1, last, loser, self._position))
            case GameEnded():
                self.ended = event


def turning_point(record: Record) -> TurningPoint | None:
    """Return the deal after which the winners of a finished game stayed ahead of everyone else.

    None for a game of one deal, or if all or none won. Raises RecordError.
    """
    deals = _Deals()
    deals.rank(replay(record, deals.hear, deals.step))
    seats, ended = range(len(record.header.seats)), deals.ended
    others = [seat for seat in seats if ended is not None and seat not in ended.winners]
    if ended is None or not ended.winners or not others or len(deals.deals) < 2:
        return None
    found = deals.deals[-1]
    for deal, ranks in zip(reversed(deals.deals[:-1]), reversed(deals.ranks[:-1]), strict=True):
        if min(ranks[seat] for seat in ended.winners) <= max(ranks[seat] for seat in others):
            break
        found = deal
    return found
