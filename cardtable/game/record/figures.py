"""The statistics of a finished game: read from its record alone, so they can be counted again at any time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from cardtable.game.ending import STOPPED, places
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    DealEnded,
    DealStarted,
    GameEnded,
    SeatOut,
    SeatStuck,
    WentOver,
)
from cardtable.game.record.deeds import Deeds, Feat
from cardtable.game.record.header import Header
from cardtable.game.record.replay import Step, replay
from cardtable.game.record.text import Record
from cardtable.game.state import State
from cardtable.rules.deeds import deeds_of

DAY_SEED = "day:"
"""The beginning of the seed of a daily deal; the day follows, in ISO 8601."""


@dataclass(frozen=True)
class SeatFigures:
    """One seat of a game: `level` is empty for a person.

    `tokens` None if none are kept, as with letters (rules, 4.17) and the points of one deal (4.10).

    `plays` are its own. `lengths` has for each deal in which it had cards the plays of all players until that
    was over, or the seat was out of it; `held` counts the deals among them that it survived. `outlasted`
    counts the players who came behind it at the end.
    """

    name: str
    level: str
    avatar: str
    won: bool
    tokens: int | None
    busts: int
    plays: int
    lengths: tuple[int, ...]
    held: int
    outlasted: int


@dataclass(frozen=True)
class GameFigures:
    """One finished game: `deals` counts those that were played to their end.

    `undone` counts the moves that were taken back, or taken over from another game, after which a player may
    have known more. `total` is that at the end of the last deal. `day` is the date of a daily deal (ISO
    8601), "" for any other game; all players of a day have the same cards, and the one deal is the whole
    game.
    """

    variant: str
    title: str
    date: str
    why: str
    undone: int
    deals: int
    total: int
    day: str
    seats: tuple[SeatFigures, ...]
    feats: tuple[Feat, ...]


class _Counting:
    def __init__(self, seats: int, deeds: Deeds) -> None:
        self.deeds = deeds
        self.busts, self.played, self.held = [0] * seats, [0] * seats, [0] * seats
        self.lengths: list[list[int]] = [[] for _ in range(seats)]
        self.deals = self.total = 0
        self.ended: GameEnded | None = None
        self._dealt: tuple[int, ...] = ()
        self._plays = 0
        self._left_at: dict[int, int] = {}
        self._steps = 0
        self.exits: dict[int, int] = {}
        self._lost: set[int] = set()
        self._in_a_row = [0] * seats

    def step(self, state: State, step: Step) -> None:
        self._steps += 1
        self.deeds.step(state, step)

    def hear(self, event: AnyEvent) -> None:
        match event:
            case DealStarted():
                self._dealt, self._plays = event.in_deal, 0
                self._left_at, self._lost = {}, set()
            case CardsPlayed():
                self._plays += 1
                self.played[event.seat] += 1
            case SeatStuck() | WentOver():
                self.busts[event.seat] += 1
                self._lost.add(event.seat)
            case SeatOut():
                self._left_at.setdefault(event.seat, self._plays)
                if event.scope != "won":
                    self._lost.add(event.seat)
                if event.scope == "game":
                    self.exits[event.seat] = self._steps
            case DealEnded() if event.why != STOPPED:
                self._end(event)
            case GameEnded():
                self.ended = event
        self.deeds.hear(event)

    def _end(self, event: DealEnded) -> None:
        self.deals += 1
        self.total = event.total
        for seat in self._dealt:
            plays = self._left_at.get(seat, self._plays)
            survived = seat not in self._lost and seat not in event.losers
            self.lengths[seat].append(plays)
            self.held[seat] += survived
            self._in_a_row[seat] = self._in_a_row[seat] + 1 if survived else 0
            self.deeds.end_deal(seat, plays, self._in_a_row[seat])


def figures(record: Record) -> GameFigures | None:
    """Return the statistics of this game; None while it is not over. Raises RecordError."""
    header = record.header
    levels = [level.partition("/")[0] for _, level in header.seats]
    deeds = Deeds(deeds_of(header.variant), levels, not _day_of(header))
    counting = _Counting(len(header.seats), deeds)
    state = replay(record, counting.hear, counting.step)
    ended = counting.ended
    if ended is None:
        return None
    rules = state.table.rules
    keeps = rules.elimination_rule != "never"
    place = places(ended, state.scores, state.forfeits, counting.exits)
    return GameFigures(
        header.variant,
        rules.name,
        header.date,
        ended.why,
        record.undone + header.taken,
        counting.deals,
        counting.total,
        _day_of(header),
        tuple(
            SeatFigures(
                name,
                levels[seat],
                header.avatars[seat] if seat < len(header.avatars) else "",
                seat in ended.winners,
                ended.tokens[seat] if keeps else None,
                counting.busts[seat],
                counting.played[seat],
                tuple(counting.lengths[seat]),
                counting.held[seat],
                sum(other > place[seat] for other in place),
            )
            for seat, (name, _) in enumerate(header.seats)
        ),
        deeds.feats,
    )


def _day_of(header: Header) -> str:
    day = header.seed.removeprefix(DAY_SEED)
    if header.last_deal != 1 or day == header.seed:
        return ""
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        return ""
