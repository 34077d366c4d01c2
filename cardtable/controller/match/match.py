"""One running match: seats, turns, the record, and what has to happen next. No Qt.

The match leads: it applies a move, hands it to the record, and then returns the events; `Saving` reports when
it is on disk. Events and views leave it as the person at the screen may see them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Container
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Self

import msgspec

from cardtable.bots.coach import Advice
from cardtable.bots.levels import USUAL, bot, stated
from cardtable.bots.opponents import Thought, stream
from cardtable.cards.faces import AS_DEALT
from cardtable.cards.shuffle import Stream
from cardtable.controller.match.history import History, Situation
from cardtable.controller.match.setup import MatchSetup, Player, apart, header_for, setup_of
from cardtable.controller.match.shared_screen import PlayedFrom, SharedScreen
from cardtable.controller.worker import WORKER, Consultation, Question, coach_stream
from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, CardsPlayed, DealStarted, GameEnded, SeatStuck, seen_by
from cardtable.game.moves import Call, Draw, Move, Play, Stuck
from cardtable.game.real_cards import PossibleEntries, possible_entries
from cardtable.game.record.header import Header, header_text
from cardtable.game.record.replay import Step, before, follow
from cardtable.game.record.text import (
    END_TEXT,
    RecordError,
    closing_text,
    deal_text,
    move_text,
    taken_over_text,
)
from cardtable.game.refusals import OfACard, Refusal
from cardtable.game.sight.view import SeatView, view, with_open_hands
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.model import Rules
from cardtable.storage.games import GameStore, SavedGame
from cardtable.storage.journal import Recorder


class Saving:
    """Hands the lines of one match to its recorder.

    A match that is not saved has none: everything then counts as saved.
    """

    def __init__(self, recorder: Recorder | None) -> None:
        self._recorder = recorder
        self.begins = ""
        """The text to write before the next line."""

    @property
    def path(self) -> Path | None:
        """The file of the record; None if there is none."""
        return None if self._recorder is None else self._recorder.path

    @property
    def trouble(self) -> str | None:
        """One sentence when the last move could not be saved, else None; the game goes on."""
        return None if self._recorder is None else self._recorder.trouble

    @property
    def is_kept(self) -> bool:
        """Whether everything is on disk, or the match is not saved at all."""
        return self._recorder is None or self._recorder.is_kept

    def take_news(self) -> list[str]:
        """Return the news about the file since the last call, a sentence each."""
        news = []
        while self._recorder is not None and self._recorder.news:
            news.append(self._recorder.news.popleft())
        return news

    def listen(self, heard: Callable[[], None]) -> None:
        """Call `heard`, on another thread, after every write, successful or not."""
        if self._recorder is not None:
            self._recorder.heard = heard

    def try_again(self) -> None:
        """Try again to save what could not be saved."""
        if self._recorder is not None:
            self._recorder.try_again()

    def settle(self) -> bool:
        """Wait until everything is written or was tried once more.

        Return whether it is, or the match is not saved at all.
        """
        return self._recorder is None or self._recorder.settle()

    def write(self, text: str) -> None:
        """Write text that ends with a line end."""
        if self._recorder is not None:
            self._recorder.write(self.begins + text)
            self.begins = ""

    def finish(self) -> None:
        """Move the record of a finished game to the finished ones."""
        if self._recorder is not None:
            self._recorder.finish()

    def close(self) -> None:
        """Close the file when everything is written or was tried once more."""
        if self._recorder is not None:
            self._recorder.close()


_KEY_BYTES = 16
_SALT = 32
"""Hexadecimal digits of the salt."""


@dataclass(frozen=True)
class Seal:
    """The `number` that is shown before the deal, in hexadecimal digits, and the `text` with that SHA-256.

    With the number a player can check after the deal that no card was changed. The text begins with a salt,
    so that the cards can't be found by trial: it comes from a key of the match, which is unrelated to the
    seed of the cards and never shown. The same key gives the same seal, so a resumed game keeps its number.
    """

    number: str
    text: str


def new_key() -> str:
    """Return 128 random bits, in hexadecimal digits."""
    return secrets.token_hex(_KEY_BYTES)


def sealed(event: DealStarted, key: str) -> Seal:
    """Return a seal on those cards.

    `salt; deal 3; seat 1: 4H 7D; seat 2: ...; pile: 9C; stock: ...`, the next card of the stock first.

    The salts of other deals can't be found from one.
    """
    hands = (f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(event.hands, 1))
    rest = f"pile: {' '.join(event.pile)}" + (f"; bottom: {event.bottom}" if event.bottom else "")
    salt = hashlib.sha256(f"{key}/{event.deal}".encode()).hexdigest()[:_SALT]
    text = "; ".join((salt, f"deal {event.deal}", *hands, rest, f"stock: {' '.join(event.stock)}"))
    return Seal(hashlib.sha256(text.encode()).hexdigest(), text)


class Awaits(Enum):
    """What a match needs next."""

    DEAL = "the next deal"
    PERSON = "a person's move"
    COMPUTER = "a computer opponent's move"
    STUCK = "a seat that cannot play lays its hand down"
    OVER = "nothing: the game is over"


class Match:
    """A game in play.

    Methods are for one thread; only the jobs from `thinker` and `adviser` may run on another.
    """

    advises = True
    """Whether the coach may be asked in it."""

    def __init__(
        self, setup: MatchSetup, header: Header, rules: Rules, state: State, recorder: Recorder | None
    ) -> None:
        """Continue a game from `state`; use `start` or `resume` instead."""
        self.setup = setup
        self.header = header
        self.rules = rules
        persons = [seat for seat, player in enumerate(setup.players) if player.kind == "person"]
        phones = [seat for seat in persons if setup.players[seat].phone]
        self.screen = SharedScreen(persons, setup.open_hands, phones)
        self.undo_with_people = True
        self.hand_order = AS_DEALT
        """The order in which hands are shown, at the screen and at phones, of `cards.faces.ORDERS`."""
        self._now = self._dealt_from = Situation(state)
        self._history = History()
        self.seal_key = new_key()
        """The secret key that seals all deals of this match."""
        self.saving = Saving(recorder)
        """The saving of its record."""

    @classmethod
    def start(cls, setup: MatchSetup, store: GameStore | None = None, rules: Rules | None = None) -> Self:
        """Return a new match, its record begun in `store`; without one it is not saved.

        `rules` are by default those of the setup in the catalog. Raises RulesError for a variant or house
        rule that does not exist, ValueError for a wrong number of seats.
        """
        if rules is None:
            rules = catalog().resolve(setup.variant, setup.options)
        table = Table(rules, len(setup.players))
        players = tuple(
            msgspec.structs.replace(one, level=stated(one.level, table)) for one in apart(setup.players)
        )
        setup = msgspec.structs.replace(setup, players=players)
        state = engine.new_game(
            table, setup.seed, setup.deals, setup.marks, setup.position, real=setup.real_cards
        )
        header = header_for(setup, rules)
        recorder = None if store is None else store.create(header_text(header))
        return cls(setup, header, rules, state, recorder)

    @classmethod
    def resume(cls, saved: SavedGame) -> Match:
        """Return a saved game, at the move where it stopped. Raises RecordError in one sentence.

        A damaged record is refused: continuing it would overwrite what can't be read.
        """
        if saved.record.damage:
            raise RecordError(saved.record.damage)
        header = saved.record.header
        state = before(saved.record)
        recorder = Recorder(saved.path, saved.data, saved.record.intact)
        match = cls(setup_of(header), header, rules_from_document(header.document), state, recorder)
        ends: list[AnyEvent] = []

        def hear(event: AnyEvent) -> None:
            match._now.hear(event)
            if isinstance(event, GameEnded):
                ends.append(event)

        follow(saved.record, state, hear, match._note)
        match._history.settled = saved.record.undone
        if match.awaits is Awaits.OVER:
            if not saved.record.has_result:
                match.saving.write(closing_text(ends))
            match.saving.finish()
        match.saving.begins = saved.begins
        return match

    @property
    def _state(self) -> State:
        return self._now.state

    def _note(self, state: State, step: Step) -> None:
        """Note a step before it is taken in the present state."""
        if step is None:
            self._dealt_from = self._now.copy()
        self._history.add(step, _decides(state, step, self.screen.persons))

    def reseat(self, seat: int, at: PlayedFrom) -> None:
        """Move a seat's player; the record notes when a person or a computer takes it over.

        The name from a phone is not recorded: the name of a person who is deleted later must not be in a
        record.
        """
        was = self.screen.place(seat)
        self.screen.move(seat, at)
        if (was == "computer") != (at == "computer") and self.awaits is not Awaits.OVER:
            self.saving.write(taken_over_text(seat, by_person=at != "computer"))

    @property
    def seated(self) -> MatchSetup:
        """The setup with the present players, for another game of these seats."""
        players = enumerate(self.setup.players)
        return msgspec.structs.replace(
            self.setup, players=tuple(_seated(one, self.screen.place(seat)) for seat, one in players)
        )

    @property
    def awaits(self) -> Awaits:
        """What has to happen next."""
        if self._state.phase is Phase.BETWEEN:
            return Awaits.DEAL
        if self._state.phase is Phase.OVER:
            return Awaits.OVER
        if not self.has_real_cards and _only_stuck(self._state):
            return Awaits.STUCK
        return Awaits.PERSON if self._state.actor in self.screen.persons else Awaits.COMPUTER

    @property
    def awaits_phone(self) -> bool:
        """Whether a person at a phone has to move."""
        return self.awaits is Awaits.PERSON and self.seat in self.screen.elsewhere

    @property
    def computer_draw(self) -> Draw | None:
        """A draw that a computer opponent makes by hand now; None if none is owed or it forgets (4.20)."""
        owed = self._state.owed
        if owed is None or owed[0] in self.screen.persons:
            return None
        seat = owed[0]
        chance = Stream.sealed(self._state.seed, f"draw:{self._state.deal}:{self._state.number}:{seat}")
        draws = bot(self._level(seat), self._state.table).draws(view(self._state, seat), chance)
        return Draw(seat) if draws else None

    def _level(self, seat: int) -> str:
        """Return the level of a computer at that seat, even if it only stands in for a person."""
        return self.setup.players[seat].level or USUAL

    @property
    def person_may_draw(self) -> bool:
        """Whether the viewer or a person at a phone may still draw by hand, until the next card is played."""
        return self.may_draw(self.viewer) or any(map(self.may_draw, self.screen.elsewhere))

    def may_draw(self, seat: int | None) -> bool:
        """Return whether a seat may still draw by hand."""
        return self._state.owed is not None and self._state.owed[0] == seat

    @property
    def has_real_cards(self) -> bool:
        """Whether it is played with a real pack, so that no hand is known here."""
        return self._state.real

    @property
    def possible_entries(self) -> PossibleEntries:
        """What can be entered about the real pack."""
        return possible_entries(self._state)

    def why_not(self, card: str) -> OfACard | None:
        """Return why the seat to act could not play a card, if it held the card."""
        return real_cards.why_unplayable(self._state, card)

    @property
    def dealer(self) -> int:
        """The dealer of this deal or, between deals, of the next."""
        return self._state.dealer

    @property
    def seat(self) -> int:
        """The seat to act, or the one that has to answer out of turn."""
        return self._state.actor

    @property
    def turn_number(self) -> int:
        """The number of moves; it distinguishes a late answer from an awaited one."""
        return self._state.number

    @property
    def name(self) -> str:
        """The name of this game's file; the number of its deal if it is not saved."""
        return self.setup.seed if self.saving.path is None else self.saving.path.stem

    def is_in(self, path: Path) -> bool:
        """Return whether the match's record is in this file."""
        return self.saving.path == path

    @property
    def in_game(self) -> tuple[bool, ...]:
        """Whether each seat is still in the game."""
        return self._state.in_game

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        return self._state.winners

    @property
    def marks(self) -> tuple[int, ...]:
        """The rewards by seat, if the rules have any: of this game, and of those before it."""
        return self._state.marks

    @property
    def next_dealer(self) -> int | None:
        """The dealer of another game of these seats; None if chance decides."""
        return engine.dealer_of_next_game(self._state)

    @property
    def viewer(self) -> int | None:
        """The seat of the person at the screen; None while no person, or only an onlooker, may look."""
        return self.screen.at

    @property
    def next_viewer(self) -> int | None:
        """The seat that should be at the screen now, once all motion has ended."""
        due = self.seat if self.awaits is Awaits.PERSON else None
        return self.screen.wanted(due, self._state.in_game)

    def look(self, seat: int | None) -> None:
        """Set the seat whose views and events are returned; None for an onlooker."""
        self.screen.at = seat

    def view(self, seat: int | None = None) -> SeatView:
        """Return the table as `seat` may see it, by default the viewer."""
        if self.has_real_cards:
            return view(self._state, None)
        seen = view(self._state, self.viewer if seat is None else seat)
        shows = self.setup.open_hands and seen.seat in self.screen.persons
        return with_open_hands(self._state, seen) if shows else seen

    def deal(self) -> tuple[AnyEvent, ...]:
        """Deal, if a deal is awaited; return the events as the viewer may see them."""
        line = self._history.due + deal_text(self._state.deal + 1, self._state.dealer)
        self._note(self._state, None)
        events = self._now.take(None)
        self.saving.write(line)
        return self._seen(events)

    def play(self, move: Move) -> Refusal | tuple[AnyEvent, ...]:
        """Make a move of the seat to act and return its events, or return why it is refused."""
        refused = real_cards.refusal(self._state, move)
        if refused is not None:
            return refused
        seat = self._state.turn
        values = real_cards.count_values(self._state, move)
        back = self._history.due
        self._note(self._state, move)
        events = self._now.take(move)
        self.saving.write(back + move_text(seat, move, events, values) + closing_text(events))
        if self._state.phase is Phase.OVER:
            self.saving.finish()
        return self._seen(events)

    def call(self, play: Play, total: int) -> Refusal | tuple[AnyEvent, ...]:
        """Make a play together with its called total, if calls are checked (rules, 1.6.3)."""
        seat = self._state.turn
        events = self.play(play)
        if isinstance(events, Refusal):
            return events
        # If the play ended the deal, there is nothing left to call.
        corrected = self.play(Call(seat, total))
        return events if isinstance(corrected, Refusal) else (*events, *corrected)

    @property
    def checks_calls(self) -> bool:
        """Whether players call the totals of their plays themselves."""
        return self.rules.terms.call_check not in (None, "auto")

    @property
    def hides_totals(self) -> bool:
        """Whether the results of plays must be hidden, since a player has to work them out."""
        return self.checks_calls or self.teaches

    @property
    def teaches(self) -> bool:
        """Whether a player at the table learns to call the totals."""
        return any(player.learner and player.role != "plain" for player in self.setup.players)

    def asks_total(self, move: Move) -> bool:
        """Return whether the seat to act has to call the total of this move.

        Lessons ask learners in their own way.
        """
        return isinstance(move, Play) and self.checks_calls and not self.setup.players[self.seat].learner

    @property
    def can_stop(self) -> bool:
        """Whether `stop` may end the game now: it has no end of its own, and a deal of it was lost."""
        return ending.can_stop(self._state)

    def stop(self) -> tuple[AnyEvent, ...]:
        """End a game that has no end of its own; the seat with fewest lost deals is first (1.10.4)."""
        events = self._now.stop()
        self.saving.write(self._history.settle() + END_TEXT + closing_text(events))
        self.saving.finish()
        return self._seen(events)

    def thinker(self) -> Callable[[], Thought]:
        """Return the thinking of the computer opponent to act, as a job for any thread.

        It gets only the rules, that seat's view, and a stream of chance named by deal, turn and seat, from
        which the seed of the cards can't be found.
        """
        seat = self._state.actor
        name = self.setup.players[seat].name
        chance = stream(self._state.seed, self._state.deal, self._state.number, seat)
        document, players = self.rules.document, len(self.setup.players)
        question = Question(document, players, self._level(seat), name, self._now.view(seat), chance)
        return partial(WORKER.ask, question)

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision in this deal can be undone."""
        allowed = self.undo_with_people or len(self.screen.persons) < 2
        if self.screen.elsewhere and self.awaits is Awaits.DEAL:
            # At phones the seal of the deal is open: all of its cards are known.
            return False
        return allowed and self.awaits is not Awaits.OVER and self._history.earlier is not None

    @property
    def can_redo(self) -> bool:
        """Whether the last change was an undo."""
        return self.awaits is not Awaits.OVER and self._history.later is not None

    def undo(self) -> None:
        """Go back to the last decision of a person in this deal, if there is one."""
        if self.can_undo:
            self._go_to(self._history.earlier)

    def redo(self) -> None:
        """Go forward to the next decision of a person, or to the end of what was undone."""
        if self.can_redo:
            self._go_to(self._history.later)

    def _go_to(self, count: int | None) -> None:
        if count is not None:
            self._history.at = count
            self._now = self._dealt_from.copy()
            for step in self._history.of_deal:
                self._now.take(step)
            if self.screen.shared and self.screen.curtain:
                self.screen.at = None

    @property
    def due(self) -> str:
        """The line that the record still needs for undone moves, or ""."""
        return self._history.due

    @property
    def undone(self) -> int:
        """How many moves were ever undone."""
        return self._history.undone

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in effect; hidden cards can be derived from them."""
        return tuple(self._history.steps)

    def story(self) -> tuple[AnyEvent, ...]:
        """Return the events of this deal for the list of moves.

        Public ones only if several persons share the screen.
        """
        seat = None if self.screen.shared else self.viewer
        return tuple(seen_by(event, seat) for event in self._now.story)

    def events_for(self, seat: int) -> tuple[AnyEvent, ...]:
        """Return the events of this deal so far, as that seat may know them."""
        return tuple(seen_by(event, seat) for event in self._now.story)

    @property
    def seal(self) -> Seal | None:
        """The seal on the cards of this deal; None before the first deal."""
        dealt = next((event for event in self._now.story if isinstance(event, DealStarted)), None)
        return sealed(dealt, self.seal_key) if dealt is not None else None

    def since_turn_of(self, seat: int) -> tuple[AnyEvent, ...]:
        """Return the public events since that seat last played or laid its hand down.

        They are those of this deal and the one before.
        """
        events = [*self._now.deal_before, *self._now.story]
        after = 0
        for number, event in enumerate(events, 1):
            if isinstance(event, CardsPlayed | SeatStuck) and event.seat == seat:
                after = number
        return tuple(seen_by(event, None) for event in events[after:])

    def exits(self) -> dict[int, tuple[int, int]]:
        """Return for each seat that is out of the game when it went out: the deal, and the move."""
        return self._now.exits.copy()

    def adviser(self) -> Callable[[], Advice]:
        """Return the coach's thinking for the person to act, as a job for any thread.

        The person may be at the screen or at a phone.

        Raises ValueError if it is no such person's turn.
        """
        seat = self.viewer if self.seat not in self.screen.elsewhere else self.seat
        if self.awaits is not Awaits.PERSON or seat is None or seat != self.seat:
            raise ValueError("No person is to act.")
        document, players = self.rules.document, len(self.setup.players)
        question = Consultation(document, players, self._now.view(seat), coach_stream(self._state, seat))
        return lambda: WORKER.ask(question)

    def leave(self) -> None:
        """Close the record when all of it is on disk, and drop the current thought.

        The line for moves that were just undone is written now.
        """
        WORKER.drop()
        if back := self._history.settle():
            self.saving.write(back)
        self.saving.close()

    def _seen(self, events: list[AnyEvent]) -> tuple[AnyEvent, ...]:
        return tuple(seen_by(event, self.viewer) for event in events)


def _seated(player: Player, at: PlayedFrom) -> Player:
    """Return the player of a seat that moved to `at`.

    A computer's seat becomes a person's; a person's seat stays one even if a computer stands in.
    """
    if at == "computer":
        return player
    return msgspec.structs.replace(player, kind="person", level="", phone=at == "phone")


def _decides(state: State, step: Step, persons: Container[int]) -> bool:
    """Return whether a person chose that step.

    Laying down the hand is no choice if nothing else is possible, and a call belongs to its play.
    """
    if step is None or isinstance(step, Call):
        return False
    if not state.real and isinstance(step, Stuck) and _only_stuck(state):
        return False
    return (state.turn if isinstance(step, Play | Stuck) else step.seat) in persons


def _only_stuck(state: State) -> bool:
    """Return whether the seat to act can only lay its hand down: nothing to declare or to answer."""
    moves = [move for move in engine.legal_moves(state) if not isinstance(move, Draw)]
    return moves == [Stuck()]
