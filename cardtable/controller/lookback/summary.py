"""The summary of a saved game for lists, and the score sheet of one. No Qt."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Literal

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.setup import Player, setup_of
from cardtable.game.ending import STOPPED
from cardtable.game.events import CardsPlayed, DealEnded, DealStarted
from cardtable.game.record.replay import playable, replay
from cardtable.game.record.text import Record, RecordError, parse_record
from cardtable.game.sight.view import SeatView, view
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.storage.games import GameFile


@dataclass(frozen=True)
class Summary:
    """A game as it is: its name and players, the table as an onlooker sees it, and the winners, if any.

    `damage` is the first line of the record that could not be played, 0 if all could.
    """

    title: str
    players: tuple[Player, ...]
    table: SeatView
    winners: tuple[int, ...]
    date: str
    deal_number: str
    damage: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == "over"

    @property
    def hides_total(self) -> bool:
        """Whether a learner may still have to call the last total."""
        learns = any(player.learner and player.role != "plain" for player in self.players)
        return learns and self.table.phase == "playing"

    @property
    def front(self) -> int:
        """The seat at the near side of the table: the first person's."""
        return next((seat for seat, player in enumerate(self.players) if player.kind == "person"), 0)

    @property
    def turn(self) -> int | None:
        """The seat to act; None between deals and at the end."""
        return self.table.turn if self.table.phase == "playing" else None


def summary_of(kept: GameFile) -> Summary:
    """Return the summary of a game.

    Raises OSError, or RecordError in one sentence if nothing can be shown.
    """
    data = kept.read()
    record, why = readable(data)
    state = replay(record)
    header = record.header
    name = game_name(state.table.rules)
    return Summary(
        say("real-game", game=name) if header.real_cards else name,
        setup_of(header).players,
        view(state, None),
        state.winners,
        header.date,
        header.deal_number,
        _line_after(record, data) if why else 0,
    )


def readable(data: bytes) -> tuple[Record, str]:
    """Return a record as far as it can be played, and one sentence about where it stops, or "".

    Raises RecordError if nothing of it can be played.
    """
    record = parse_record(data)
    if not record.damage:
        try:
            replay(record)
        except RecordError:
            return playable(data)
        return record, ""
    return playable(data)


def playback_of(data: bytes) -> Playback:
    """Return the game in a record, as far as it goes. Raises RecordError if nothing of it can be shown."""
    record = parse_record(data)
    if not record.damage:
        # Making the playback also checks that all of it can be played.
        with contextlib.suppress(RecordError):
            return Playback.of_record(record)
    record, why = playable(data)
    game = Playback.of_record(record)
    game.damage = _line_after(record, data) if why else 0
    return game


def _line_after(record: Record, data: bytes) -> int:
    """Return the number of the line after those that could be played."""
    return data.count(b"\n", 0, record.intact) + 1


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
