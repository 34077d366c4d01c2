"""What is counted of a finished game: read from its record alone, so it can be counted again at any time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from cardtable.game.ending import STOPPED
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, GameEnded, SeatStuck, WentOver
from cardtable.game.record.header import Header
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record

DAY_SEED = "day:"
"""What the seed of a deal of the day begins with; the day follows, in ISO 8601."""


@dataclass(frozen=True)
class SeatFigures:
    """One seat of a game: `level` is empty for a person; `tokens` None where there are none to keep, as with
    letters that are got (rules, 4.17) and the points of one deal (4.10). `plays` are its own.
    """

    name: str
    level: str
    avatar: str
    won: bool
    tokens: int | None
    busts: int
    plays: int


@dataclass(frozen=True)
class GameFigures:
    """One finished game: `plays` are those of each deal that was played to its end. `undone` counts the moves
    that were taken back, or taken over from another game: who made the next one may have known more. `total`
    is the one at which the last deal ended. `day` is the date whose deal it was (ISO 8601), "" for any other
    game: then everybody has the same cards, and the one deal is all of the game.
    """

    variant: str
    title: str
    date: str
    why: str
    undone: int
    plays: tuple[int, ...]
    total: int
    day: str
    seats: tuple[SeatFigures, ...]


class _Counting:
    def __init__(self, seats: int) -> None:
        self.busts, self.played = [0] * seats, [0] * seats
        self.plays: list[int] = []
        self.total = 0
        self.ended: GameEnded | None = None
        self._now = 0

    def hear(self, event: AnyEvent) -> None:
        if isinstance(event, CardsPlayed):
            self._now += 1
            self.played[event.seat] += 1
        elif isinstance(event, SeatStuck | WentOver):
            self.busts[event.seat] += 1
        elif isinstance(event, DealEnded) and event.why != STOPPED:
            self.plays.append(self._now)
            self._now = 0
            self.total = event.total
        elif isinstance(event, GameEnded):
            self.ended = event


def figures(record: Record) -> GameFigures | None:
    """What is counted of this game; None while it is not over. Raises RecordError."""
    header = record.header
    counting = _Counting(len(header.seats))
    state = replay(record, counting.hear)
    ended = counting.ended
    if ended is None:
        return None
    rules = state.table.rules
    keeps = rules.elimination_rule != "never"
    return GameFigures(
        header.variant,
        rules.name,
        header.date,
        ended.why,
        record.undone + header.taken,
        tuple(counting.plays),
        counting.total,
        _day_of(header),
        tuple(
            SeatFigures(
                name,
                level.partition("/")[0],
                header.avatars[seat] if seat < len(header.avatars) else "",
                seat in ended.winners,
                ended.tokens[seat] if keeps else None,
                counting.busts[seat],
                counting.played[seat],
            )
            for seat, (name, level) in enumerate(header.seats)
        ),
    )


def _day_of(header: Header) -> str:
    day = header.seed.removeprefix(DAY_SEED)
    if header.last_deal != 1 or day == header.seed:
        return ""
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        return ""
