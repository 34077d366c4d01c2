"""The score sheet of a game: for each deal the losers, the total, and what each seat had left. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardtable.controller.lookback.playback import Playback
from cardtable.game.ending import STOPPED
from cardtable.game.events import CardsPlayed, DealEnded, DealStarted
from cardtable.game.sight.view import SeatView, view

Counts = Literal["tokens", "scores", "forfeits"]


@dataclass(frozen=True)
class Deal:
    """One deal that was played to its end.

    `left` is by seat what the game counts: tokens, None for a seat that is out; or else points, or deals
    lost.
    """

    number: int
    dealer: int
    plays: int
    total: int
    losers: tuple[int, ...]
    winners: tuple[int, ...]
    left: tuple[int | None, ...]


def counts_of(game: Playback) -> Counts:
    """Return what the game counts over its deals."""
    if game.rules.keeps_score:
        return "scores"
    return "forfeits" if game.rules.tokens is None else "tokens"


def score_sheet(game: Playback) -> list[Deal]:
    """Return the finished deals of this game."""
    deals: list[Deal] = []
    begun: DealStarted | None = None
    plays, counts = 0, counts_of(game)
    for state, events in game.walk():
        for event in events:
            if isinstance(event, DealStarted):
                begun, plays = event, 0
            elif isinstance(event, CardsPlayed):
                plays += 1
            elif isinstance(event, DealEnded) and begun is not None and event.why != STOPPED:
                left = _left(view(state, None), counts)
                deals.append(
                    Deal(begun.deal, begun.dealer, plays, event.total, event.losers, event.winners, left)
                )
    return deals


def _left(shown: SeatView, counts: Counts) -> tuple[int | None, ...]:
    return {"tokens": shown.shown_tokens, "scores": shown.scores, "forfeits": shown.forfeits}[counts]
