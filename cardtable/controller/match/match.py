"""One running match: seats, turns, the record, and what has to happen next. No Qt.

The match leads: it applies a move, hands it to the record, and then tells what happened; when it is on disk,
it says so. Events and views leave it as the person who looks may see them.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Self

import msgspec

from cardtable.bots.coach import Advice
from cardtable.bots.levels import USUAL, bot
from cardtable.bots.opponents import stream
from cardtable.bots.pace import Thought
from cardtable.cards.hand_order import AS_DEALT
from cardtable.cards.shuffle import Stream
from cardtable.controller.match.history import History, Situation
from cardtable.controller.match.saving import Saving
from cardtable.controller.match.sealing import Seal, new_key, sealed
from cardtable.controller.match.setup import MatchSetup, Player, apart, header_for, setup_of
from cardtable.controller.match.shared_screen import At, SharedScreen
from cardtable.controller.match.telling import Tellable, tellable
from cardtable.controller.worker import WORKER, Consultation, Question
from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, CardsPlayed, DealStarted, GameEnded, SeatStuck, seen_by
from cardtable.game.moves import Call, Draw, Move, Play, Stuck
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
from cardtable.rules.catalogue import catalogue, rules_from_document
from cardtable.rules.model import Rules
from cardtable.storage.games import GameStore, SavedGame
from cardtable.storage.journal import Recorder


class Awaits(Enum):
    """What a match needs next."""

    DEAL = "the next deal"
    PERSON = "a person's move"
    COMPUTER = "a computer opponent's move"
    STUCK = "a seat that cannot play lays its hand down"
    OVER = "nothing: the game is over"


class Match:
    """A game in play. Methods are for one thread; only what `thinker` returns may run on another."""

    advises = True
    """Whether the coach may be asked in it."""

    def __init__(
        self, setup: MatchSetup, header: Header, rules: Rules, state: State, recorder: Recorder | None
    ) -> None:
        """Lead a game on from `state`; use `start` or `resume` instead."""
        self.setup = setup
        self.header = header
        self.rules = rules
        persons = [seat for seat, who in enumerate(setup.players) if who.kind == "person"]
        phones = [seat for seat in persons if setup.players[seat].phone]
        self.screen = SharedScreen(persons, setup.open_hands, phones)
        self.undo_with_people = True
        self.hand_order = AS_DEALT
        """The order in which hands are shown, at the screen and at phones; see `hand_order`."""
        self._now = self._dealt_from = Situation(state)
        self._history = History()
        self.seal_key = new_key()
        """What all its deals are sealed with: a secret of those who keep the game."""
        self.saving = Saving(recorder)
        """Its record: whether all of it is on disk."""

    @classmethod
    def start(cls, setup: MatchSetup, store: GameStore | None = None, rules: Rules | None = None) -> Self:
        """A fresh match, its record begun in `store`; without one it is not kept. By these `rules`, or as the
        catalogue has those of the set-up.

        Raises RulesError for a variant or house rule that does not exist, ValueError for a wrong number of
        seats.
        """
        if rules is None:
            rules = catalogue().resolve(setup.variant, setup.options)
        setup = msgspec.structs.replace(setup, players=apart(setup.players))
        table = Table(rules, len(setup.players))
        state = engine.new_game(
            table, setup.seed, setup.deals, setup.marks, setup.position, real=setup.real_cards
        )
        header = header_for(setup, rules)
        recorder = None if store is None else store.create(header_text(header))
        return cls(setup, header, rules, state, recorder)

    @classmethod
    def resume(cls, saved: SavedGame) -> Match:
        """A saved game, at the move where it stopped. Raises RecordError in one sentence.

        A damaged record is refused: who goes on with it would write over what cannot be read.
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
        """That step is about to be taken in this state, which is the present one."""
        if step is None:
            self._dealt_from = self._now.copy()
        self._history.add(step, _decides(state, step, self.screen.persons))

    def reseat(self, seat: int, at: At) -> None:
        """From now on that seat is played there; the record tells where a person or a computer takes it over.

        A name that a phone brings is not told: whoever is forgotten later must not stand in the record.
        """
        was = self.screen.place(seat)
        self.screen.move(seat, at)
        if (was == "computer") != (at == "computer") and self.awaits is not Awaits.OVER:
            self.saving.write(taken_over_text(seat, by_person=at != "computer"))

    @property
    def seated(self) -> MatchSetup:
        """The set-up with those who sit there by now: another game of these seats starts from it."""
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
        if not self.is_told and _only_stuck(self._state):
            return Awaits.STUCK
        return Awaits.PERSON if self._state.actor in self.screen.persons else Awaits.COMPUTER

    @property
    def awaits_phone(self) -> bool:
        """Whether a person who plays at a phone has to move."""
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
        """How well a computer plays that seat, be it for a person for the time being."""
        return self.setup.players[seat].level or USUAL

    @property
    def person_may_draw(self) -> bool:
        """Whether somebody who looks may still draw by hand, until the next card is laid."""
        return self.may_draw(self.viewer) or any(map(self.may_draw, self.screen.elsewhere))

    def may_draw(self, seat: int | None) -> bool:
        """Whether that seat may still draw by hand."""
        return self._state.owed is not None and self._state.owed[0] == seat

    @property
    def is_told(self) -> bool:
        """Whether it is played with a pack on a table of wood, so that nobody here sees a hand."""
        return self._state.real

    @property
    def tellable(self) -> Tellable:
        """What can be told of the pack on the table of wood."""
        return tellable(self._state)

    def why_not(self, card: str) -> OfACard | None:
        """Why the seat to act could not lay such a card, if it held it."""
        return real_cards.why_unplayable(self._state, card)

    @property
    def dealer(self) -> int:
        """Who deals next, or has dealt the deal that is on."""
        return self._state.dealer

    @property
    def seat(self) -> int:
        """The seat to act, or the one that is asked something out of turn."""
        return self._state.actor

    @property
    def turn_number(self) -> int:
        """Counts the moves of the game; it tells a late answer from one that is awaited."""
        return self._state.number

    @property
    def name(self) -> str:
        """What tells this game from others on this computer; the number of its deal where it is not kept."""
        return self.setup.seed if self.saving.path is None else self.saving.path.stem

    def is_in(self, path: Path) -> bool:
        """Whether its record is that file."""
        return self.saving.path == path

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, once the game is over."""
        return self._state.winners

    @property
    def marks(self) -> tuple[int, ...]:
        """The rewards by seat, where the rules give any: of this game, and of those before it."""
        return self._state.marks

    @property
    def next_dealer(self) -> int | None:
        """Who deals another game of these seats; None where that is left to chance."""
        return engine.dealer_of_next_game(self._state)

    @property
    def viewer(self) -> int | None:
        """The seat of the person at the screen; None while nobody, or only an onlooker, may look."""
        return self.screen.at

    @property
    def next_viewer(self) -> int | None:
        """Who should be at the screen now; the conductor asks when all is at rest."""
        due = self.seat if self.awaits is Awaits.PERSON else None
        return self.screen.wanted(due, self._state.in_game)

    def look(self, seat: int | None) -> None:
        """From now on views and events are those of this seat, or of nobody's."""
        self.screen.at = seat

    def view(self, seat: int | None = None) -> SeatView:
        """The table as `seat` may see it; without one, as the person who looks."""
        if self.is_told:
            return view(self._state, None)
        seen = view(self._state, self.viewer if seat is None else seat)
        shows = self.setup.open_hands and seen.seat in self.screen.persons
        return with_open_hands(self._state, seen) if shows else seen

    def deal(self) -> tuple[AnyEvent, ...]:
        """Deal, when a deal is awaited; what happened, as the person who looks may see it."""
        line = self._history.due + deal_text(self._state.deal + 1, self._state.dealer)
        self._note(self._state, None)
        events = self._now.take(None)
        self.saving.write(line)
        return self._seen(events)

    def play(self, move: Move) -> Refusal | tuple[AnyEvent, ...]:
        """A move of the seat to act: refused and nothing changed, or applied, recorded and told."""
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
        """A play together with the total that is said with it, where calls are checked (rules, 1.6.3)."""
        seat = self._state.turn
        told = self.play(play)
        if isinstance(told, Refusal):
            return told
        # Where the play ended the deal, there is nothing left to call.
        corrected = self.play(Call(seat, total))
        return told if isinstance(corrected, Refusal) else (*told, *corrected)

    @property
    def checks_calls(self) -> bool:
        """Whether players say the totals of their plays themselves."""
        return self.rules.terms.call_check in ("practice", "strict")

    @property
    def hides_totals(self) -> bool:
        """Whether nothing may give away what a play makes: somebody at the table has to work it out."""
        return self.checks_calls or self.teaches

    @property
    def teaches(self) -> bool:
        """Whether somebody at the table learns to call the totals."""
        return any(player.learner and player.role != "plain" for player in self.setup.players)

    def asks_total(self, move: Move) -> bool:
        """Whether the seat to act has to say the total of this move; a lesson asks for it in its own way."""
        return isinstance(move, Play) and self.checks_calls and not self.setup.players[self.seat].learner

    @property
    def can_stop(self) -> bool:
        """Whether `stop` may end the game now: it has no end of its own, and a deal of it was lost."""
        return ending.can_stop(self._state)

    def stop(self) -> tuple[AnyEvent, ...]:
        """The table stops: a game without an end of its own is over, fewest lost deals first (1.10.4)."""
        events = self._now.stop()
        self.saving.write(self._history.settle() + END_TEXT + closing_text(events))
        self.saving.finish()
        return self._seen(events)

    def thinker(self) -> Callable[[], Thought]:
        """The thinking of the computer opponent to act, as a job that may run on another thread.

        It is given the rules, that seat's view, and a stream of chance named by deal, turn and seat, from
        which there is no way back to the seed of the cards; and nothing else.
        """
        seat = self._state.actor
        name = self.setup.players[seat].name
        chance = stream(self._state.seed, self._state.deal, self._state.number, seat)
        document, players = self.rules.document, len(self.setup.players)
        question = Question(document, players, self._level(seat), name, self._now.view(seat), chance)
        return partial(WORKER.ask, question)

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision of this deal can be taken back."""
        allowed = self.undo_with_people or len(self.screen.persons) < 2
        if self.screen.elsewhere and self.awaits is Awaits.DEAL:
            # At phones the seal of the deal is open: everybody knows all of its cards.
            return False
        return allowed and self.awaits is not Awaits.OVER and self._history.earlier is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was done since."""
        return self.awaits is not Awaits.OVER and self._history.later is not None

    def undo(self) -> None:
        """Go back to where a person decided last in this deal; nothing happens where there is nothing."""
        if self.can_undo:
            self._go_to(self._history.earlier)

    def redo(self) -> None:
        """Go forward again to the next decision of a person, or to where the game had come."""
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
        """What its record lacks to stand where the table does: a line that takes moves back, or ""."""
        return self._history.due

    @property
    def undone(self) -> int:
        """How many moves were ever taken back."""
        return self._history.undone

    @property
    def steps(self) -> tuple[Step, ...]:
        """All that stands, for who looks back; hidden cards can be told from it."""
        return tuple(self._history.steps)

    def story(self) -> tuple[AnyEvent, ...]:
        """What happened in this deal so far, for the list of moves: where several persons share the screen,
        only what everybody may know.
        """
        seat = None if self.screen.shared else self.viewer
        return tuple(seen_by(event, seat) for event in self._now.story)

    def told(self, seat: int) -> tuple[AnyEvent, ...]:
        """What happened in this deal so far, as that seat may know it."""
        return tuple(seen_by(event, seat) for event in self._now.story)

    @property
    def seal(self) -> Seal | None:
        """The seal on the cards of this deal; None before the first deal."""
        dealt = next((event for event in self._now.story if isinstance(event, DealStarted)), None)
        return sealed(dealt, self.seal_key) if dealt is not None else None

    def since_turn_of(self, seat: int) -> tuple[AnyEvent, ...]:
        """What everybody may know of what happened since that seat last played or laid its hand down, in this
        deal and the one before.
        """
        told = [*self._now.deal_before, *self._now.story]
        after = 0
        for number, event in enumerate(told, 1):
            if isinstance(event, CardsPlayed | SeatStuck) and event.seat == seat:
                after = number
        return tuple(seen_by(event, None) for event in told[after:])

    def exits(self) -> dict[int, tuple[int, int]]:
        """For each seat that is out of the game, the deal and the move of the game in which it went out."""
        return self._now.exits.copy()

    def adviser(self) -> Callable[[], Advice]:
        """The coach's thinking for the person who is to act, at the screen or at a phone; for another thread,
        as `thinker`.

        Raises ValueError while no person who looks is to act.
        """
        seat = self.viewer if self.seat not in self.screen.elsewhere else self.seat
        if self.awaits is not Awaits.PERSON or seat is None or seat != self.seat:
            raise ValueError("There is nobody here to advise.")
        chance = Stream.sealed(self._state.seed, f"hint:{self._state.deal}:{self._state.number}:{seat}")
        document, players = self.rules.document, len(self.setup.players)
        question = Consultation(document, players, self._now.view(seat), chance)
        return lambda: WORKER.ask(question)

    def leave(self) -> None:
        """Let go of the record, when all of it is on disk, and of what is being thought. Moves that were just
        taken back are written now.
        """
        WORKER.drop()
        if back := self._history.settle():
            self.saving.write(back)
        self.saving.close()

    def _seen(self, events: list[AnyEvent]) -> tuple[AnyEvent, ...]:
        return tuple(seen_by(event, self.viewer) for event in events)


def _seated(player: Player, at: At) -> Player:
    """Who is on a seat that is played there: a computer's has become a person's, and a person's stays one
    though a computer plays for them meanwhile.
    """
    if at == "computer":
        return player
    return msgspec.structs.replace(player, kind="person", level="", phone=at == "phone")


def _decides(state: State, step: Step, persons: Container[int]) -> bool:
    """Whether a person chose that step; who can only lay the hand down chooses nothing, and a call belongs
    to its play.
    """
    if step is None or isinstance(step, Call):
        return False
    if not state.real and isinstance(step, Stuck) and _only_stuck(state):
        return False
    return (state.turn if isinstance(step, Play | Stuck) else step.seat) in persons


def _only_stuck(state: State) -> bool:
    """Whether the seat to act can do nothing but lay its hand down: nothing to declare or to answer."""
    moves = [move for move in engine.legal_moves(state) if not isinstance(move, Draw)]
    return moves == [Stuck()]
