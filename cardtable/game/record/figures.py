"""The figures, deeds and turning point of a finished game.

They are read from its record alone, so they can be counted again at any time.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from cardtable.cards.faces import rank_of
from cardtable.game.ending import STOPPED, places, rank_in_game
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    DealEnded,
    DealStarted,
    DirectionReversed,
    Effect,
    GameEnded,
    HandDeclared,
    HoldDiscarded,
    SeatOut,
    SeatStuck,
    ShieldPlayed,
    TurnBegan,
    WentOver,
)
from cardtable.game.moves import Move
from cardtable.game.record.header import Header
from cardtable.game.record.replay import Step, replay
from cardtable.game.record.text import Record
from cardtable.game.state import State
from cardtable.rules.deeds import COUNTED, Deed, deeds_of

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


_A_SET = 3
"""The cards of one rank that are a deed."""


class Feat(NamedTuple):
    """What a seat did toward a deed in one game.

    `most` is the best of a deed that is counted, else 0. `position` is the place in a playback at which it
    was done, or was the best so far.
    """

    seat: int
    deed: Deed
    is_done: bool
    most: int
    position: int


class Deeds:
    """Listens to a game and finds the deeds of every seat."""

    def __init__(self, deeds: Iterable[Deed], levels: Sequence[str], is_whole: bool) -> None:
        """Look for these deeds.

        `levels` are those of the computers by seat, "" for people. The end of a game counts if it `is_whole`,
        not a single deal of a longer one.
        """
        self._wanted: dict[str, list[Deed]] = defaultdict(list)
        for deed in deeds:
            self._wanted[deed.kind].append(deed)
        self._levels, self._is_whole = levels, is_whole
        self._found: dict[tuple[int, Deed], Feat] = {}
        self._position = 0
        self._total = self._played_at = 0
        self._turn = TurnBegan(0)
        self._made = 0
        self._of_rank: Counter[tuple[int, str]] = Counter()

    @property
    def feats(self) -> tuple[Feat, ...]:
        """Everything done so far, in the order of the seats."""
        return tuple(sorted(self._found.values(), key=lambda feat: (feat.seat, feat.position)))

    def step(self, state: State, step: Move | None) -> None:
        """Count a step before its events."""
        self._position += 1

    def hear(self, event: AnyEvent) -> None:
        match event:
            case DealStarted():
                self._of_rank.clear()
            case TurnBegan():
                self._turn, self._made = event, 0
            case CardsPlayed():
                self._play(event)
            case DirectionReversed() if self._position == self._played_at:
                self._note(event.seat, "reverse", self._total)
            case ShieldPlayed() | HoldDiscarded():
                self._note(event.target, "shield")
            case Effect():
                self._note(event.seat, event.kind)
            case HandDeclared():
                self._note(event.seat, "three")
            case DealEnded():
                for seat in event.won_by:
                    self._note(seat, "deal")
            case GameEnded() if self._is_whole and event.why != STOPPED:
                self._end(event)

    def end_deal(self, seat: int, plays: int, survived: int) -> None:
        """Note a seat's deal of so many plays, and the deals of this game that it has survived in a row."""
        self._note(seat, "plays", plays)
        self._note(seat, "survive", survived)

    def _play(self, event: CardsPlayed) -> None:
        seat, self._total, self._played_at = event.seat, event.total, self._position
        self._note(seat, "stay" if event.before == event.total else "reach", event.total)
        for card in event.cards:
            self._of_rank[seat, rank_of(card)] += 1
        for deed in self._wanted["play"]:
            if self._of_rank[seat, deed.detail] >= _A_SET:
                self._add(Feat(seat, deed, True, 0, self._position))
        if seat == self._turn.seat:
            self._made += 1
            if self._made == self._turn.owes > 1:
                self._note(seat, "owed")
            if self._turn.must == "queen" and self._made == 1:
                self._note(seat, "answer")

    def _end(self, event: GameEnded) -> None:
        for seat in range(len(self._levels)):
            self._note(seat, "finish")
        for seat in event.winners:
            self._note(seat, "win")
            if event.tokens[seat] == 1:
                self._note(seat, "last")
            for deed in self._wanted["beat"]:
                if deed.detail in self._levels:
                    self._add(Feat(seat, deed, True, 0, self._position))

    def _note(self, seat: int, kind: str, number: int = 0) -> None:
        for deed in self._wanted[kind]:
            if kind in COUNTED:
                self._add(Feat(seat, deed, number >= deed.number, number, self._position))
            elif number == deed.number or not deed.number:
                self._add(Feat(seat, deed, True, 0, self._position))

    def _add(self, feat: Feat) -> None:
        """Keep the first time that a deed is done, and the best before."""
        former = self._found.get((feat.seat, feat.deed))
        if former is None or (not former.is_done and feat.most > former.most):
            self._found[feat.seat, feat.deed] = feat


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
