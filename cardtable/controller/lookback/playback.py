"""A played game, position by position: the table, and what each seat could see of it. No Qt.

Position 0 is the table before the first deal, and each step (a deal, a move, the table stopping) leads to the
next. A game that is over may be viewed with all hands open, or from any seat. An unfinished one is shown from
one seat only, or, if several persons share the screen and the viewer is unknown, as an onlooker: so no person
sees a card that the game still hides.
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
from cardtable.game.record.text import END_TEXT, Record, closing_text, deal_text, move_text
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.view import SeatView, view, with_open_hands
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.model import Rules

_APART = 64
"""The distance in steps between saved states; those between are replayed."""


class Mark(Enum):
    """A step that is no move."""

    DEAL = "the next deal"
    STOP = "the table stops"


Taken = Move | Mark


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One step in a list of moves.

    Its place in its deal from 1 (0: the deal itself), the seat that acted (the dealer for a deal, None for a
    stop), and the total after it.
    """

    deal: int
    number: int
    seat: int | None
    step: Taken
    total: int


@dataclass(frozen=True)
class Sight:
    """How a game is viewed: from which seat (None: as an onlooker), and whether all hands are open."""

    seat: int | None
    is_open: bool = False


class Playback:
    """A game and its positions, from 0 to `last`."""

    def __init__(self, header: Header, rules: Rules, steps: Iterable[Taken], near: int | None = None) -> None:
        """Replay the game of that header by these legal steps.

        `near` is the seat of the person who looks, if any; an unfinished game is shown from no other seat.
        """
        self.header = header
        self.rules = rules
        self.setup: MatchSetup = setup_of(header)
        self.damage = 0
        """The first line of the record that could not be played; 0 if all could."""
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
        """Return a match as it is, seen by the person at the screen."""
        return cls.job(match)()

    @classmethod
    def job(cls, match: Match) -> Callable[[], Playback]:
        """Return a job that does `of_match` on any thread, while the match goes on."""
        header, steps, viewer = _marked(match.header, match.undone), match.steps, match.viewer
        over, rules = match.view().phase == Phase.OVER.value, match.rules

        def make() -> Playback:
            made = cls(header, rules, map(_taken, steps), viewer)
            made._close(over)
            return made

        return make

    @classmethod
    def of_record(cls, record: Record) -> Playback:
        """Return an undamaged record's game. Raises RecordError in one sentence if it can't be played."""
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
        """Add a stop at the table, if the game ended other than by a move."""
        if over and self._end.phase is not Phase.OVER:
            if len(self._steps) % _APART == 0:
                self._kept.append(self._end.clone())
            self._go(self._end, Mark.STOP)

    def _go(self, state: State, step: Taken) -> None:
        before = state.deal, self.entries[-1].number if self.entries else 0
        seat = _seat_of(state, step)
        values = real_cards.count_values(state, step) if not isinstance(step, Mark) else 0
        line = deal_text(state.deal + 1, state.dealer) if step is Mark.DEAL else END_TEXT
        events: list[AnyEvent] = []
        _take(state, step, events.append)
        if not isinstance(step, Mark):
            line = move_text(seat or 0, step, events, values)
        number = 0 if step is Mark.DEAL else before[1] + 1
        # A deal may end by its own cards, before the first move.
        total = step.total if isinstance(step, Play) else state.total
        self.entries.append(Entry(state.deal, number, seat, step, total))
        self._lines.append(line + closing_text(events))
        if step is Mark.DEAL:
            self.deals.append(len(self._steps))
        self._steps.append(step)

    # The game

    @property
    def table(self) -> Rulebook:
        return self._end.table

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._steps)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended; then nothing of it is hidden."""
        return self._end.phase is Phase.OVER

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        return self._end.winners

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.setup.players) if player.kind == "person")

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from which the game may be viewed; none if only an onlooker may look."""
        if self.setup.real_cards:
            return ()
        if self.is_over:
            return tuple(range(len(self.setup.players)))
        near = self.first_sight.seat
        return () if near is None else (near,)

    @property
    def first_sight(self) -> Sight:
        """The first view, from the person's seat.

        All hands are open once the game is over, or if they are open anyway.
        """
        if self.setup.real_cards:
            return Sight(None)
        if not self.is_over and not self.setup.open_hands:
            return Sight(self._near)
        at = self._near if self._near is not None else next(iter(self.persons), 0)
        return Sight(at, True)

    def allowed(self, sight: Sight) -> Sight:
        """Return the requested view, or the nearest one that reveals nothing hidden."""
        if self.is_over and not self.setup.real_cards:
            return sight if sight.seat is not None else replace(sight, seat=self.first_sight.seat)
        return self.first_sight

    @property
    def turn_number(self) -> int:
        """The number of moves up to the end, as in `Match.turn_number`."""
        return self._end.number

    def before_last_play(self) -> Playback:
        """Return the same game before its last play, whose total must not be seen yet."""
        plays = [number for number, step in enumerate(self._steps) if isinstance(step, Play)]
        return Playback(self.header, self.rules, self._steps[: plays[-1] if plays else None], self._near)

    def deal_at(self, position: int) -> int:
        """Return the deal of a position; 0 before the first."""
        return self.entries[position - 1].deal if position else 0

    def moves_before(self, position: int) -> int:
        """Return how many moves lead to a position."""
        stopped = position == self.last > 0 and self._steps[-1] is Mark.STOP
        return position - bisect_left(self.deals, position) - stopped

    def position_of(self, number: int) -> int:
        """Return the position before the move with that number in the game, counted from 1."""
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
        """Return the seat that takes the next step; None at the end, and if the table stops."""
        return self.entries[position].seat if position < self.last else None

    def view(self, position: int, sight: Sight) -> SeatView:
        """Return the table in that view, without any moves to choose."""
        state, sight = self._state(position), self.allowed(sight)
        seen = view(state, sight.seat)
        if sight.is_open:
            seen = with_open_hands(state, seen)
        return replace(seen, plays=(), moves=(), refused={}, stuck=False, draws_owed=0)

    def events(self, position: int, sight: Sight) -> tuple[AnyEvent, ...]:
        """Return the events of the step that led to this position, as visible in that view."""
        events: list[AnyEvent] = []
        if position:
            _take(self._state(position - 1).clone(), self._steps[position - 1], events.append)
        return self._seen(events, sight)

    def story(self, position: int, sight: Sight) -> tuple[AnyEvent, ...]:
        """Return the events of this position's deal so far."""
        before = bisect_left(self.deals, position)
        begin = self.deals[before - 1] if before else 0
        state, events = self._state(begin).clone(), list[AnyEvent]()
        for step in self._steps[begin:position]:
            _take(state, step, events.append)
        return self._seen(events, sight)

    def _seen(self, events: list[AnyEvent], sight: Sight) -> tuple[AnyEvent, ...]:
        sight = self.allowed(sight)
        # Even if hands are open, the order of the stock is hidden while the game goes on.
        shows_all = sight.is_open and self.is_over
        return tuple(event if shows_all else seen_by(event, sight.seat) for event in events)

    def walk(self) -> Iterator[tuple[State, list[AnyEvent]]]:
        """Yield each position from 1 on, nothing hidden: its state, not to be changed, and its events."""
        state = self._state(0)
        for step in self._steps:
            events: list[AnyEvent] = []
            _take(state, step, events.append)
            yield state, events

    def retrace(self, emit: engine.Emit) -> Iterator[tuple[State, Step]]:
        """Yield all steps, nothing hidden, each with the state before it, not to be changed.

        `emit` receives every event.
        """
        state = self._state(0)
        for step in self._steps:
            if step is not Mark.STOP:
                yield state, None if isinstance(step, Mark) else step
            _take(state, step, emit)

    # Records

    def record_text(self, position: int | None = None, header: Header | None = None) -> str:
        """Return the record up to a position, or all of it; under another header if wanted."""
        lines = self._lines if position is None else self._lines[:position]
        return header_text(header or self.header) + "".join(lines)

    def can_play_on(self, position: int) -> bool:
        """Return whether a game can continue from here."""
        return self._state(position).phase is not Phase.OVER

    def branch(self, position: int) -> str:
        """Return the record of a new game that begins with the steps up to here.

        Raises ValueError at the end of a finished game, which can't continue.
        """
        if not self.can_play_on(position):
            raise ValueError("A finished game can't go on.")
        fresh = header_for(self.setup, self.rules)
        moves = self.moves_before(position)
        header = replace(self.header, app=fresh.app, date=fresh.date, format=fresh.format, taken=moves)
        return self.record_text(position, header)


def _marked(header: Header, undone: int) -> Header:
    """Return the header with the undone moves added, since the player had seen them."""
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


def _seat_of(state: State, step: Taken) -> int | None:
    if isinstance(step, Mark):
        return state.dealer if step is Mark.DEAL else None
    return state.turn if isinstance(step, Play | Stuck) else step.seat
