"""What a list of games shows of each: read from its record, one game at a time. No Qt."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.setup import Player, setup_of
from cardtable.game.record.header import deal_number
from cardtable.game.record.replay import playable, replay
from cardtable.game.record.text import Record, RecordError, parse_record
from cardtable.game.sight.view import SeatView, view
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.storage.shelf import GameFile


@dataclass(frozen=True)
class Summary:
    """A game as it stands: what is played by whom, the table as everybody sees it, and who won, if anybody
    did. `damage` is the line from which on nothing could be made of the record, 0 where there is none.
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
        """Whether the last total may still wait for somebody who learns to call it."""
        learns = any(who.learner and who.role != "plain" for who in self.players)
        return learns and self.table.phase == "playing"

    @property
    def front(self) -> int:
        """The seat at the near side of the table: the first person's."""
        return next((seat for seat, who in enumerate(self.players) if who.kind == "person"), 0)

    @property
    def turn(self) -> int | None:
        """The seat to act; None between deals and at the end."""
        return self.table.turn if self.table.phase == "playing" else None


def summary_of(kept: GameFile) -> Summary:
    """What there is of a game. Raises OSError, or RecordError in one sentence where nothing can be shown."""
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
        deal_number(header.seed),
        _line_after(record, data) if why else 0,
    )


def readable(data: bytes) -> tuple[Record, str]:
    """A record as far as it can be played, and one sentence about where it stops, "" where it does not.

    Raises RecordError where nothing of it can be.
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
    """The game in a record, as far as it goes. Raises RecordError where nothing of it can be shown."""
    record = parse_record(data)
    if not record.damage:
        # To make the whole of it shows as well whether it can be played.
        with contextlib.suppress(RecordError):
            return Playback.of_record(record)
    record, why = playable(data)
    game = Playback.of_record(record)
    game.damage = _line_after(record, data) if why else 0
    return game


def _line_after(record: Record, data: bytes) -> int:
    """The line of its file that comes after what could be played."""
    return data.count(b"\n", 0, record.intact) + 1
