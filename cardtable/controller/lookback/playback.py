"""A game looked at again, position by position: what lay on the table, and who could see what of it. No Qt.

Position 0 is the table before the first deal, and each step (a deal, a move, the table stopping) leads to the
next. A game that is over may be seen with all hands open, or as any of its seats saw it. One that still goes
on is shown as one seat saw it and no other way, or, where several persons share the screen and nobody is
known to look, as an onlooker: so no card gets to a person from whom the game still hides it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

import msgspec

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, header_for, setup_of
from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.moves import Move, Play, Stuck
from cardtable.game.record.header import Header, header_text
from cardtable.game.record.replay import Step, replay
from cardtable.game.record.text import (
    END_TEXT,
    Record,
    closing_text,
    deal_text,
    move_text,
)
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.view import SeatView, view, with_open_hands
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import rules_from_document
from cardtable.rules.model import Rules

_APART = 64
"""Every so many steps the state is kept; what lies between is played again."""


class Mark(Enum):
    """A step that is no move."""

    DEAL = "the next deal"
    STOP = "the table stops"


Taken = Move | Mark


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One step as a list of moves tells it: its place in its deal from 1 (0: the deal itself), who acted (the
    dealer deals, nobody stops the table), and the total it led to.
    """

    deal: int
    number: int
    seat: int | None
    step: Taken
    total: int


@dataclass(frozen=True)
class Sight:
    """How a game is looked at: from which seat (None: an onlooker's), and whether all hands lie open."""

    seat: int | None
    is_open: bool = False


class Playback:
    """A game and its positions, from 0 to `last`."""

    def __init__(self, header: Header, rules: Rules, steps: Iterable[Taken], near: int | None = None) -> None:
        """The game of that header which these steps lead to, all of them legal.

        `near` is the seat of the person who looks, where there is one: a game that goes on is shown to
        nobody else.
        """
        self.header = header
        self.rules = rules
        self.setup: MatchSetup = setup_of(header)
        self.damage = 0
        """The line from which on nothing could be made of the record; 0 where all of it could be played."""
        self.entries: list[Entry] = []
        self.deals: list[int] = []
        """The positions from which each deal is dealt, in order."""
        self._near = near
        self._kept: list[State] = []
        self._lines: list[str] = []
        self._steps: list[Taken] = []
        table = Table(rules, len(header.seats))
        state = engine.new_game(
            table, header.seed, header.last_deal, header.marks, header.position, header.real_cards
        )
        for step in steps:
            if len(self._steps) % _APART == 0:
                self._kept.append(state.clone())
            self._go(state, step)
        self._end = state

    @classmethod
    def of_match(cls, match: Match) -> Playback:
        """A match as it stands, seen by the person at the screen."""
        return cls.job(match)()

    @classmethod
    def job(cls, match: Match) -> Callable[[], Playback]:
        """The same as a job that may run on another thread, while the match goes on."""
        header, steps, viewer = _marked(match.header, match.undone), match.steps, match.viewer
        over, rules = match.view().phase == Phase.OVER.value, match.rules

        def make() -> Playback:
            made = cls(header, rules, map(_taken, steps), viewer)
            made._close(over)
            return made

        return make

    @classmethod
    def of_record(cls, record: Record) -> Playback:
        """A record without damage. Raises RecordError in one sentence for one that cannot be played."""
        steps: list[Taken] = []

        def watch(state: State, step: Move | None) -> None:
            steps.append(_taken(step))

        ended = replay(record, watch=watch)
        persons = [seat for seat, (_, level) in enumerate(record.header.seats) if not level]
        near = persons[0] if len(persons) == 1 else None
        header = _marked(record.header, record.undone)
        made = cls(header, rules_from_document(header.document), steps, near)
        made._close(ended.phase is Phase.OVER)
        return made

    def _close(self, over: bool) -> None:
        """What ended otherwise than by a move was stopped at the table."""
        if over and self._end.phase is not Phase.OVER:
            if len(self._steps) % _APART == 0:
                self._kept.append(self._end.clone())
            self._go(self._end, Mark.STOP)

    def _go(self, state: State, step: Taken) -> None:
        """One step on, which is written down."""
        before = state.deal, self.entries[-1].number if self.entries else 0
        seat = _who(state, step)
        values = real_cards.count_values(state, step) if not isinstance(step, Mark) else 0
        line = deal_text(state.deal + 1, state.dealer) if step is Mark.DEAL else END_TEXT
        events: list[AnyEvent] = []
        _take(state, step, events.append)
        if not isinstance(step, Mark):
            line = move_text(seat or 0, step, events, values)
        number = 0 if step is Mark.DEAL else before[1] + 1
        # A deal may end by its own cards, before anybody has moved.
        total = step.total if isinstance(step, Play) else state.total
        self.entries.append(Entry(state.deal, number, seat, step, total))
        self._lines.append(line + closing_text(events))
        if step is Mark.DEAL:
            self.deals.append(len(self._steps))
        self._steps.append(step)

    # What there is

    @property
    def table(self) -> Rulebook:
        """The rules, laid out for its players."""
        return self._end.table

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._steps)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; then nothing of it is hidden from anybody."""
        return self._end.phase is Phase.OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        return self._end.winners

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, who in enumerate(self.setup.players) if who.kind == "person")

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats whose eyes may be borrowed; none where only an onlooker may look."""
        if self.setup.real_cards:
            return ()
        if self.is_over:
            return tuple(range(len(self.setup.players)))
        near = self.first_sight.seat
        return () if near is None else (near,)

    @property
    def first_sight(self) -> Sight:
        """How it is looked at to begin with: from the person's seat, all hands open once the game is over, or
        where they lie open anyway.
        """
        if self.setup.real_cards:
            return Sight(None)
        if not self.is_over and not self.setup.open_hands:
            return Sight(self._near)
        at = self._near if self._near is not None else next(iter(self.persons), 0)
        return Sight(at, True)

    def allowed(self, sight: Sight) -> Sight:
        """That sight, or the nearest to it that gives nothing away."""
        if self.is_over and not self.setup.real_cards:
            return sight if sight.seat is not None else replace(sight, seat=self.first_sight.seat)
        return self.first_sight

    @property
    def turn_number(self) -> int:
        """How many moves its end has behind it, as `Match.turn_number` counts them."""
        return self._end.number

    def before_last_play(self) -> Playback:
        """The same game before the play that was made last, whose total is not to be seen yet."""
        plays = [number for number, step in enumerate(self._steps) if isinstance(step, Play)]
        return Playback(self.header, self.rules, self._steps[: plays[-1] if plays else None], self._near)

    def deal_at(self, position: int) -> int:
        """The deal to which a position belongs; 0 before the first."""
        return self.entries[position - 1].deal if position else 0

    def moves_before(self, position: int) -> int:
        """How many moves lead to a position."""
        stopped = position == self.last > 0 and self._steps[-1] is Mark.STOP
        return position - bisect_left(self.deals, position) - stopped

    def position_of(self, number: int) -> int:
        """The position before the move with that number in the game, counted from 1."""
        if number > self.moves_before(self.last):
            return self.last
        return bisect_left(range(self.last + 1), number, key=self.moves_before) - 1

    # One position

    def _state(self, position: int) -> State:
        if position >= self.last:
            return self._end
        kept = position // _APART
        state = self._kept[kept].clone()
        for step in self._steps[kept * _APART : position]:
            _take(state, step, None)
        return state

    def actor(self, position: int) -> int | None:
        """The seat that takes the next step; None at the end, and where the table stops."""
        return self.entries[position].seat if position < self.last else None

    def view(self, position: int, sight: Sight) -> SeatView:
        """The table as it can be seen so; there is nothing to choose at it."""
        state, sight = self._state(position), self.allowed(sight)
        seen = view(state, sight.seat)
        if sight.is_open:
            seen = with_open_hands(state, seen)
        return replace(seen, plays=(), moves=(), refused={}, stuck=False, draws_owed=0)

    def events(self, position: int, sight: Sight) -> tuple[AnyEvent, ...]:
        """What happened in the step that led to this position, as far as it can be seen so."""
        events: list[AnyEvent] = []
        if position:
            _take(self._state(position - 1).clone(), self._steps[position - 1], events.append)
        return self._seen(events, sight)

    def story(self, position: int, sight: Sight) -> tuple[AnyEvent, ...]:
        """What happened in the deal of this position so far."""
        before = bisect_left(self.deals, position)
        begin = self.deals[before - 1] if before else 0
        state, events = self._state(begin).clone(), list[AnyEvent]()
        for step in self._steps[begin:position]:
            _take(state, step, events.append)
        return self._seen(events, sight)

    def _seen(self, events: list[AnyEvent], sight: Sight) -> tuple[AnyEvent, ...]:
        sight = self.allowed(sight)
        # Where hands lie open while the game goes on, the order of the stock is a secret all the same.
        tells_all = sight.is_open and self.is_over
        return tuple(event if tells_all else seen_by(event, sight.seat) for event in events)

    def walk(self) -> Iterator[tuple[State, list[AnyEvent]]]:
        """Each position from 1 on: its state, to be left alone, and what led to it; nothing is hidden."""
        state = self._state(0)
        for step in self._steps:
            events: list[AnyEvent] = []
            _take(state, step, events.append)
            yield state, events

    def retrace(self, emit: engine.Emit) -> Iterator[tuple[State, Step]]:
        """All steps once more, hidden cards included, for who judges them: each with the state in which it
        will be taken, to be left alone. `emit` receives every event.
        """
        state = self._state(0)
        for step in self._steps:
            if step is not Mark.STOP:
                yield state, None if isinstance(step, Mark) else step
            _take(state, step, emit)

    # What can be made of it

    def record_text(self, position: int | None = None, header: Header | None = None) -> str:
        """The record up to a position, or all of it; under another header if wanted."""
        lines = self._lines if position is None else self._lines[:position]
        return header_text(header or self.header) + "".join(lines)

    def can_play_on(self, position: int) -> bool:
        """Whether a game can go on from here: one that is not over, or has gone back to before its end."""
        return self._state(position).phase is not Phase.OVER

    def branch(self, position: int) -> str:
        """The record of a new game that begins with the steps up to here. Raises ValueError at the end of a
        game that is over, from where nothing can go on.
        """
        if not self.can_play_on(position):
            raise ValueError("The game is over here.")
        fresh = header_for(self.setup, self.rules)
        moves = self.moves_before(position)
        header = replace(self.header, app=fresh.app, date=fresh.date, format=fresh.format, taken=moves)
        return self.record_text(position, header)


def _marked(header: Header, undone: int) -> Header:
    """The header of a record without what was taken back, which whoever played on had seen all the same."""
    return replace(header, taken=header.taken + undone)


def _taken(step: Move | None) -> Taken:
    return Mark.DEAL if step is None else step


def _take(state: State, step: Taken, emit: engine.Emit | None) -> None:
    if step is Mark.DEAL:
        real_cards.deal(state, emit)
    elif step is Mark.STOP:
        ending.stop(state, emit)
    else:
        real_cards.apply(state, step, emit)


def _who(state: State, step: Taken) -> int | None:
    if isinstance(step, Mark):
        return state.dealer if step is Mark.DEAL else None
    return state.turn if isinstance(step, Play | Stuck) else step.seat
