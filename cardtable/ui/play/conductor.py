"""Runs a match at the table, one step at a time; `states` has what is allowed next.

A move goes like this: the match applies and records it and returns events; the table shows them; when the
table is at rest and the record is on disk, the next seat acts. Nothing is read back from the table. Computer
opponents and the coach think off the UI thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from cardtable.bots.coach import Advice
from cardtable.bots.opponents import Thought
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.shared_screen import PlayedFrom
from cardtable.game.ending import STOPPED
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, GameEnded
from cardtable.game.moves import Draw, Move, Play, Stuck
from cardtable.game.refusals import NoCallDue, Refusal
from cardtable.language import say
from cardtable.rules.own_words import game_hook, game_name
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.play.disk_watch import DiskWatch
from cardtable.ui.play.states import RESTING, TableState, Trigger, next_state
from cardtable.ui.support.background import Background, thought
from cardtable.ui.table.words.sentences import refusal_sentence

if TYPE_CHECKING:
    from cardtable.rules.prose.text import CardValue
    from cardtable.ui.learning.teacher import Teacher
    from cardtable.ui.table.motion.look import SeatInfo
    from cardtable.ui.table.table_view import TableView

THINKING_PAUSE = 1100
"""Milliseconds that a computer opponent takes for the hardest choice, scaled by the pace.

Easier moves take a part of it (`bots.opponents`), so that people can follow; a slow machine may take longer.
"""

DRAW_PAUSE = 3000
"""Milliseconds in which a person can draw by hand before a computer plays on; scaled by the pace."""

STUCK_PAUSE = 800
"""Milliseconds before a stuck seat lays its hand down; scaled by the pace."""

LAST_PAUSE = 1800
"""Milliseconds that the last picture of a game is shown, scaled by the pace.

If a person lost the last deal, it stays until someone continues.
"""

LONGEST = 2000
"""Milliseconds that the game waits for a slow disk before it goes on with a warning."""

WATCHING = 0.6
"""The factor on all times once the person is eliminated and only watches."""

WayOut = Literal["", "stop", "skip"]
"""How the game can be ended now: the table stops it, or the computers play the rest at once."""


_FORGETS = (Trigger.PLAYED, Trigger.TURNED_BACK, Trigger.LEFT)
"""The triggers that cancel a request to take back."""


SCREEN = None
"""Stands for the players at the screen, who answer as one."""


@dataclass(frozen=True)
class Agreement:
    """A request of `by` to take back the last play; `waits` has the seats and `SCREEN` still to answer."""

    by: int | None
    waits: frozenset[int | None]

    def without(self, seat: int | None) -> Agreement:
        """Return the request without waiting for the answer of `seat`."""
        return replace(self, waits=self.waits - {seat})


@dataclass(eq=False)
class _Question:
    """A question to a computer opponent; it outlasts a pause if its turn does."""

    until: QDeadlineTimer
    """The earliest time at which the answer may be played."""
    spared: float
    """Milliseconds of the wait that the easiest move saves."""
    answer: Move | None = None


class Conductor(QObject):
    """Runs one match at one table; `open_match` begins, `leave` ends. Lives on the UI thread."""

    changed = Signal()
    """Emitted when the state changed, or what a learner at a phone is shown."""

    advanced = Signal()
    """Emitted when a deal or a move was applied; `disk.confirmed` follows when it is on disk."""

    looked = Signal()
    """Emitted when another person looks at the screen, so that private messages must go."""

    notified = Signal(str)
    """Emitted with one sentence for the player."""

    declined = Signal(int)
    """Emitted with the seat at a phone whose request to take back was declined."""

    passed = Signal(str)
    """Emitted with the reason why a learner was not asked about a play."""

    game_over = Signal(GameEnded)
    """Emitted when the match has ended and its last picture was shown for a while."""

    def __init__(self, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = TableState.EMPTY
        self.match: Match | None = None
        self.teacher: Teacher | None = None
        """The teacher that asks the learners of the match, if there are any."""
        self.to_call: Play | None = None
        """The play whose total is asked for in state CALLING."""
        self.held = False
        """Whether another page is in front.

        Not a state: it applies without a match too, and a learner's call stays open meanwhile.
        """
        self.skipping = False
        """Whether the rest is played without showing it or waiting.

        Not a state: computers still think, and pauses interrupt.
        """
        self._table, self._pace = table, 1.0
        self._thread = SerialExecutor("cardtable-thinker")
        self._thoughts, self._hints = (Background(self, self._thread, waits=False) for _ in range(2))
        self._question: _Question | None = None
        self._clock = QTimer(self, singleShot=True)
        """The timer of the present state; it stops when the state ends."""
        self._clock.timeout.connect(self._time_up)
        self.agreement: Agreement | None = None
        """The open request to take back a play, if some players are at phones."""
        self.is_here: Callable[[int], bool] = lambda seat: True
        """Returns whether the phone of a seat is connected, so that it can be asked."""
        self.disk = DiskWatch(self)
        self.disk.notified.connect(self.notified)
        self.disk.caught_up.connect(self._disk_done)
        table.play_chosen.connect(self._person_moves)
        table.settled.connect(self._settled)
        table.next_deal_asked.connect(self._go_on)
        table.halted.connect(self.changed)

    def _fire(self, trigger: Trigger, wait: float | None = None) -> bool:
        """Change the state by a trigger, for `wait` milliseconds at most.

        Return False and do nothing if the trigger isn't allowed in this state.
        """
        to = next_state(self.state, trigger)
        if to is None:
            return False
        if self.state is TableState.THINKING:
            self._table.set_thinking(None)
        self.state = to
        if trigger in _FORGETS:
            self.agreement = None
        self._hints.drop()
        self._clock.stop()
        if wait is not None:
            self._clock.start(round(wait))
        if to is not TableState.READY or self.held:
            self.changed.emit()
        return True

    def _interrupt(self, trigger: Trigger) -> None:
        """Change the state from outside; animations end at once."""
        moving = self.state is TableState.MOVING
        if self._fire(trigger) and moving:
            self._table.complete()

    def _forget_question(self) -> None:
        self._thoughts.drop()
        self._question = None

    @property
    def is_resting(self) -> bool:
        """Whether the next step is a person's, or the match is over."""
        return self.state in RESTING

    @property
    def is_paused(self) -> bool:
        return self.state is TableState.PAUSED

    @property
    def awaited(self) -> int | None:
        """The seat of the person that the curtain waits for."""
        return self.match.next_viewer if self.match is not None and self.state is TableState.CURTAIN else None

    def set_pace(self, factor: float) -> None:
        """Set the length of animations and pauses: 1 is normal, more is calmer, 0 is instant."""
        self._pace = factor
        self._table.set_speed(factor)

    # Sitting down, and going away

    def open_match(
        self,
        match: Match,
        seats: Sequence[SeatInfo],
        card_values: Sequence[CardValue],
        tokens_at_start: int | None = None,
    ) -> None:
        """Show the match in its current state and go on with it, new or resumed."""
        self.leave()
        self.match = match
        self.disk.watch(match.saving)
        view, rules = match.view(), match.rules
        self._table.sit(
            seats,
            game_name(rules),
            game_hook(rules),
            view,
            card_values,
            tokens_at_start,
            rules.token_kind,
            rules.marks,
            rules.pack_size(len(seats)),
        )
        self._fire(Trigger.SAT)
        if self.teacher is not None:
            self.teacher.open_match(match)
        if view.phase == "playing":
            self._show_position(match)
        self._step()

    def _show_position(self, match: Match) -> None:
        """Show the deal in its current state; ask for the call if a play is still uncalled."""
        story = match.story()
        if self.teacher is not None and self.teacher.awaits(story):
            shown, waiting = uncalled(story)
            self._table.show_position(match.view(), shown, waits=True)
            if self.teacher.takes_up(story, partial(self._called, waiting)):
                self._fire(Trigger.CALL_DUE)
                return
        self._table.show_position(match.view(), story)

    def leave(self) -> None:
        """Stop running the match; pending answers are dropped."""
        match = self._stop()
        if match is not None:
            match.leave()
        self.disk.leave()

    def hand_over(self) -> Match | None:
        """Stop running the match and return it, undone moves included, for another table."""
        match = self._stop()
        self.disk.leave()
        return match

    def _stop(self) -> Match | None:
        if self.teacher is not None:
            self.teacher.drop()
        self._forget_question()
        self.skipping = False
        match, self.match = self.match, None
        self._table.silence()
        self._fire(Trigger.LEFT)
        return match

    def close(self) -> None:
        """Leave the match, and wait for the thinking thread to end."""
        self.leave()
        self._thread.end()

    def hold(self, held: bool) -> None:
        """Stop all acting while another page is in front (such as the rules), or go on in the same place."""
        if held == self.held:
            return
        self.held = held
        if not held:
            self._step()
        elif self.match is not None and self.state is not TableState.OVER:
            if self.state not in (TableState.LESSON, TableState.RESCUE):
                self._interrupt(Trigger.BROKEN_OFF)
            if self.teacher is not None:
                self.teacher.cover_hand()
            if self.match.screen.shared and self.match.screen.curtain:
                self._look(self.match, None)

    # One step

    def _step(self, may_draw: bool = True) -> None:
        """Start the next step unless something is running or another page is in front."""
        match = self.match
        if match is None or self.held or self.state is not TableState.READY:
            return
        if self.skipping:
            self._act(match)
        elif self.disk.is_behind:
            self._fire(Trigger.DISK_BEHIND, LONGEST)
        elif may_draw and match.may_draw(match.viewer) and match.next_viewer != match.viewer:
            self._fire(Trigger.DRAW_OWED, DRAW_PAUSE * self._pace)
        elif match.screen.hides(match.next_viewer) and not self._is_there(match.next_viewer):
            self._look(match, None)
            self._fire(Trigger.NOBODY_LOOKS)
        else:
            if match.next_viewer != match.viewer:
                self._look(match, match.next_viewer)
            self._act(match)

    def _look(self, match: Match, seat: int | None, bottom: int | None = None) -> None:
        """Turn the table to `seat`, or face down (None) with `bottom` on the near side."""
        match.look(seat)
        self.looked.emit()
        # A play that is still to be called is in the match, but not yet on the table.
        waits = self.state is TableState.LESSON and self.teacher is not None and self.teacher.busy
        shown = uncalled(match.story())[0] if waits else None
        self._table.show_position(match.view(), shown, bottom, waits)

    def _act(self, match: Match) -> None:
        pace = self._keep_pace(match)
        draw = match.computer_draw
        if draw is not None:
            self._apply(lambda: match.play(draw))
            return
        match match.awaits:
            case Awaits.DEAL if self.skipping or match.view().deal == 0:
                self._apply(match.deal)
            case Awaits.DEAL if self._friend_asks():
                self._fire(Trigger.FRIEND_ASKS)
            case Awaits.DEAL:
                if self._fire(Trigger.DEAL_DUE):
                    self._table.announce_wait()
            case Awaits.PERSON:
                asked = self.teacher is not None and self.teacher.asks_about_hand(self._hand_answered)
                due = Trigger.PHONE_DUE if match.awaits_phone else Trigger.PERSON_DUE
                self._fire(Trigger.HAND_ASKED if asked else due)
            case Awaits.COMPUTER:
                self._ask_computer(match, pace)
            case Awaits.STUCK:
                self._fire(Trigger.STUCK_DUE, STUCK_PAUSE * pace)
            case Awaits.OVER if self._friend_asks():
                self._fire(Trigger.FRIEND_ASKS)
            case Awaits.OVER:
                stays = not self.skipping and self._person_lost(match)
                if self._fire(Trigger.END_DUE, None if stays else LAST_PAUSE * pace) and stays:
                    self._table.announce_wait()

    def _friend_asks(self) -> bool:
        """Return whether a card friend comes over the table at the end of this deal."""
        if self.teacher is None or self.skipping:
            return False
        return self.teacher.asks_for_friend(self._table.ending, self._friends_left)

    def _friends_left(self) -> None:
        """Go on after the card friend: to the next deal, or to the end of the game."""
        if self.match is None or not self._fire(Trigger.FRIEND_LEFT):
            return
        if self.match.awaits is Awaits.DEAL:
            self._apply(self.match.deal)
        elif self._fire(Trigger.END_DUE):
            self._announce_end()

    @staticmethod
    def _person_lost(match: Match) -> bool:
        """Return whether a person lost the deal that ended the game; False if the table was stopped."""
        story = match.story()
        if any(isinstance(event, GameEnded) and event.why == STOPPED for event in story):
            return False
        losers = [seat for event in story if isinstance(event, DealEnded) for seat in event.losers]
        return any(seat in match.screen.persons for seat in losers)

    def _keep_pace(self, match: Match) -> float:
        """Set and return the pace: the player's, faster if they are eliminated and only watch."""
        playing = any(match.in_game[seat] for seat in match.screen.persons) or match.awaits is Awaits.OVER
        pace = self._pace if playing else self._pace * WATCHING
        self._table.set_speed(pace)
        return 0.0 if self.skipping else pace

    def _time_up(self) -> None:
        """End the present state after its time."""
        match, state = self.match, self.state
        if state is TableState.SAVING:
            self.disk.lose_patience()
            self._disk_done()
        elif state is TableState.DRAWING and self._fire(Trigger.DRAW_TIME_UP):
            self._step(may_draw=False)
        elif state is TableState.STUCK and match is not None:
            self._apply(lambda: match.play(Stuck()))
        elif state is TableState.THINKING:
            self._play_answer()
        elif state is TableState.MOVING:
            self._settled()
        elif state is TableState.ENDING:
            self._announce_end()

    def _disk_done(self) -> None:
        if self._fire(Trigger.DISK_DONE):
            self._step()

    # Thinking

    def _ask_computer(self, match: Match, pace: float) -> None:
        # A seat asked out of turn is asked because of its hand: thinking dots would give that away.
        in_turn = match.seat == match.view().turn
        self._table.set_thinking(match.seat if in_turn and not self.skipping else None)
        if self._question is None:
            pause = DRAW_PAUSE if match.person_may_draw else THINKING_PAUSE if in_turn else 0
            # The answer says how much of it an easy move saves; time to draw is not cut.
            spared = 0 if match.person_may_draw else pause * pace
            self._question = _Question(QDeadlineTimer(round(pause * pace)), spared)
            think = match.thinker()
            self._thoughts.ask(lambda: thought(think), partial(self._take_answer, match, self._question))
        self._fire(Trigger.COMPUTER_DUE, self._question.until.remainingTime())

    def _take_answer(self, match: Match, question: _Question, found: Thought | None) -> None:
        question.answer = found.move if found is not None else match.view(match.seat).moves[0]
        if found is not None:
            left = question.until.remainingTime() - question.spared * (1 - found.pause)
            question.until.setRemainingTime(max(0, round(left)))
        if self.state is TableState.THINKING:
            self._clock.start(question.until.remainingTime())

    def _play_answer(self) -> None:
        match, move = self.match, self._question.answer if self._question is not None else None
        if match is not None and move is not None:
            self._apply(lambda: match.play(move))

    # Moves at the table

    def _person_moves(self, move: Move) -> None:
        """Play the move of the person at the screen; drawing by hand is allowed while others think."""
        match = self.match
        if match is None or self.held:
            return
        if isinstance(move, Draw) and match.may_draw(match.viewer):
            self._apply(lambda: match.play(move))
        elif match.awaits_phone:
            return
        elif match.awaits is Awaits.PERSON and isinstance(move, Play) and match.asks_total(move):
            self.to_call = move
            self._fire(Trigger.TOTAL_ASKED)
        elif match.awaits is Awaits.PERSON:
            self._apply(lambda: match.play(move))

    def call(self, total: int) -> None:
        """Make the play that waits for its total, with the total that the person said."""
        match, play = self.match, self.to_call
        if match is not None and play is not None and self._fire(Trigger.TAKEN_BACK):
            self._apply(lambda: match.call(play, total))

    def take_back(self) -> None:
        """Cancel the play that waits for its total."""
        self._fire(Trigger.TAKEN_BACK)

    # Moves at a phone

    def takes_from(self, seat: int, move: Move, said: int | None = None) -> bool:
        """Make a move of the person at a phone, with the total `said` if calls are checked.

        Return False and do nothing if the move isn't expected.
        """
        match = self.match
        if match is None or self.held or seat not in match.screen.elsewhere:
            return False
        if isinstance(move, Draw) and move.seat == seat and match.may_draw(seat):
            if self.state is TableState.MOVING:
                self._table.complete()
        elif self.state is not TableState.PHONE or match.seat != seat:
            return False
        if next_state(self.state, Trigger.PLAYED) is None:
            return False
        if isinstance(move, Play) and match.asks_total(move):
            result = match.call(move, said) if said is not None else NoCallDue()
        else:
            result = match.play(move)
        if isinstance(result, Refusal):
            return False
        self._apply(lambda: result)
        return True

    def advises(self, seat: int, then: Callable[[Advice | None], None]) -> bool:
        """Ask the coach for the person at a phone; `then` gets the advice unless it comes too late.

        Return False if asking isn't allowed.
        """
        match = self.match
        if match is None or not self.can_advise(seat):
            return False
        think = match.adviser()
        self._hints.drop()
        self._hints.ask(lambda: thought(think), then)
        return True

    def can_advise(self, seat: int) -> bool:
        """Return whether the person at the phone of this seat may ask the coach."""
        match = self.match
        asked = match is not None and self.state is TableState.PHONE and match.seat == seat and not self.held
        return asked and (self.teacher is None or self.teacher.allows_coach)

    @property
    def waits_to_go_on(self) -> bool:
        """Whether the table waits for someone to continue: to the next deal, or after a notice."""
        if self.held or self.match is None:
            return False
        at_rest = self.state in (TableState.BETWEEN_DEALS, TableState.ENDING)
        return at_rest or (self.state is TableState.MOVING and self._table.waits)

    def goes_on_from(self, seat: int) -> None:
        """Continue, asked by the person at a phone: to the next deal, or after a notice."""
        if self.match is None or not self.waits_to_go_on or seat not in self.match.screen.elsewhere:
            return
        if self.state is TableState.MOVING:
            self._table.go_on()
        else:
            self._go_on()

    def reseat(self, seat: int, at: PlayedFrom) -> None:
        """Move the seat to the screen or a phone, even in the middle of its turn."""
        match = self.match
        if match is None or match.screen.place(seat) == at:
            return
        match.reseat(seat, at)
        if self.state in (TableState.PAUSED, TableState.OVER):
            return
        self._break_off(Trigger.BROKEN_OFF)
        self._show_position(match)
        self.looked.emit()
        self._step()

    def _go_on(self) -> None:
        """Start the next deal, or show the end after the last one."""
        if self.match is not None and not self.held:
            if self.match.awaits is Awaits.DEAL:
                self._apply(self.match.deal)
            elif self.match.awaits is Awaits.OVER:
                self._announce_end()

    def _announce_end(self) -> None:
        story = self.match.story() if self.match is not None else ()
        ended = next((event for event in story if isinstance(event, GameEnded)), None)
        if self._fire(Trigger.END_SEEN) and ended is not None:
            self.game_over.emit(ended)

    def _apply(self, act: Callable[[], Refusal | tuple[AnyEvent, ...]]) -> None:
        """Do something with the match, and show its events or why it was refused."""
        if next_state(self.state, Trigger.PLAYED) is None:
            return
        self._forget_question()
        result = act()
        if isinstance(result, Refusal):
            self.notified.emit(refusal_sentence(result))
            return
        self._fire(Trigger.PLAYED, 0 if self.skipping else None)
        if not self.skipping:
            self._show(result)
        self.advanced.emit()

    def _show(self, events: Sequence[AnyEvent]) -> None:
        """Show the events, once the learner has called the total."""
        if self.teacher is not None and self.teacher.takes(events, partial(self._called, events)):
            self._fire(Trigger.CALL_DUE)
        elif self.match is not None:
            passed = self.teacher.passes_by(events) if self.teacher is not None else ""
            if passed:
                self.passed.emit(passed)
            self._table.perform(events, self.match.view())

    def _called(self, events: Sequence[AnyEvent] = ()) -> None:
        """Show the events after a learner's call."""
        if self.match is None or not self._fire(Trigger.CALLED):
            return
        events = (*events, *self._say_call(self.match))
        if events:
            heard = self.teacher is not None and self.teacher.was_heard
            self._table.perform(events, self.match.view(), heard)
        else:
            self._settled()

    def _say_call(self, match: Match) -> tuple[AnyEvent, ...]:
        """Make a learner's wrong call count in the match; return its events."""
        call = self.teacher.call_due if self.teacher is not None else None
        result = match.play(call) if call is not None else ()
        if isinstance(result, Refusal) or not result:
            return ()
        self.advanced.emit()
        return result

    def _hand_answered(self) -> None:
        at_phone = self.match is not None and self.match.awaits_phone
        self._fire(Trigger.PHONE_DUE if at_phone else Trigger.HAND_ANSWERED)

    def _settled(self) -> None:
        if self._fire(Trigger.SETTLED):
            self._take_hand_away()
            self._step()

    def _take_hand_away(self) -> None:
        """Hide the hand that lay face down before a learner during a call."""
        match = self.match
        if match is not None and self.teacher is not None and self.teacher.has_screen:
            match.look(None)
            self._table.show_position(match.view())
            self.looked.emit()

    def _is_there(self, seat: int | None) -> bool:
        return self.teacher is not None and self.teacher.is_there(seat)

    # Curtain, pause, undo, hints

    def turn_in_the_dark(self) -> None:
        """Turn the table to the next person behind the curtain, with all cards face down."""
        if self.match is not None and self.state is TableState.CURTAIN:
            self._look(self.match, None, self.match.next_viewer)

    def lift(self) -> None:
        """Show the table to the person that the curtain waited for."""
        if self.match is not None and self.state is TableState.CURTAIN:
            if self.teacher is not None and self.match.next_viewer is not None:
                self.teacher.lifted(self.match.next_viewer)
            self._look(self.match, self.match.next_viewer)
            self._table.turn_up()
            self._fire(Trigger.LIFTED)
            self._step()

    @property
    def can_pause(self) -> bool:
        """Whether the game can be paused now."""
        over = self.match is None or self.match.awaits is Awaits.OVER
        return not over and next_state(self.state, Trigger.PAUSED) is not None

    def pause(self) -> None:
        """Stop the game with the cards face down, until `uncover`."""
        if self.match is not None and self.can_pause:
            self._interrupt(Trigger.PAUSED)
            self._look(self.match, None)

    def uncover(self) -> None:
        """End the pause."""
        if self._fire(Trigger.UNCOVERED):
            self._step()

    @property
    def can_undo(self) -> bool:
        """Whether a decision of this deal can be taken back now."""
        return self._can_turn_back and self.match is not None and self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an undone decision can be redone now; not with phones, where all had to agree."""
        match = self.match
        return self._can_turn_back and match is not None and match.can_redo and not match.screen.elsewhere

    @property
    def _can_turn_back(self) -> bool:
        return not (self.held or self.skipping) and next_state(self.state, Trigger.TURNED_BACK) is not None

    def undo(self, by: int | None = SCREEN) -> None:
        """Go back to the last decision of a person in this deal.

        `by` is the seat at a phone that asks for it, or `SCREEN`; with phones, everyone else must agree
        first.
        """
        match = self.match
        if match is None or not self.can_undo or self.agreement is not None:
            return
        asked: set[int | None] = {seat for seat in match.screen.elsewhere if self.is_here(seat)}
        asked |= {SCREEN} if match.screen.here else set()
        self._ask_all(Agreement(by, frozenset(asked - {by})))

    def agree(self, seat: int | None, agrees: bool) -> None:
        """Record the answer of a seat at a phone, or of `SCREEN`, to the request to take back."""
        asked = self.agreement
        if asked is None or seat not in asked.waits:
            return
        if agrees:
            self._ask_all(asked.without(seat))
        else:
            self.agreement = None
            self.notified.emit(say("play-not-all-agree"))
            if asked.by is not None:
                self.declined.emit(asked.by)
            self.changed.emit()

    def excuse(self, seat: int) -> None:
        """Stop waiting for the answer of a seat whose phone is gone."""
        if self.agreement is not None and seat in self.agreement.waits:
            self._ask_all(self.agreement.without(seat))

    def _ask_all(self, agreement: Agreement) -> None:
        """Go on asking, or take back if everyone has agreed."""
        self.agreement = agreement
        if agreement.waits:
            self.changed.emit()
        elif self.match is not None and self.can_undo:
            self._turn_back(self.match, self.match.undo, say("play-taken-back"))

    def redo(self) -> None:
        """Go forward by as much as one undo went back."""
        if self.match is not None and self.can_redo:
            self._turn_back(self.match, self.match.redo, say("play-done-again"))

    def _turn_back(self, match: Match, act: Callable[[], None], what: str) -> None:
        """Undo or redo by `act` and announce `what`, since no motion shows it."""
        if self.teacher is not None:
            self.teacher.speak(what)
        self._break_off(Trigger.TURNED_BACK)
        act()
        self._show_position(match)
        self._table.announce_turned_back(what)
        self._step()

    def _break_off(self, trigger: Trigger) -> None:
        """End what is running for good."""
        if self.teacher is not None and self.teacher.busy:
            self.teacher.drop()
        self._interrupt(trigger)
        self._forget_question()

    @property
    def can_hint(self) -> bool:
        """Whether a person at the screen is asked for a move and may ask the coach."""
        match = self.match
        if match is None or not match.advises or self.state is not TableState.PERSON:
            return False
        return match.viewer == match.seat and (self.teacher is None or self.teacher.allows_coach)

    def hint(self) -> None:
        """Ask the coach for a move and its reason; the table shows them unless they come too late."""
        if self.match is not None and self.can_hint:
            think = self.match.adviser()
            self._hints.drop()
            self._hints.ask(lambda: thought(think), self._show_hint)

    def _show_hint(self, advice: Advice | None) -> None:
        if advice is not None:
            self._table.show_hint(advice)
        else:
            self.notified.emit(say("play-no-hint"))

    @property
    def is_called(self) -> bool:
        """Whether a learner is calling the total of the last play."""
        return self.state is TableState.LESSON

    @property
    def can_look_back(self) -> bool:
        """Whether persons played whose moves the coach may judge afterward."""
        allowed = self.teacher is None or self.teacher.allows_coach
        return self.match is not None and bool(self.match.screen.persons) and allowed

    @property
    def way_out(self) -> WayOut:
        """How `finish` would end the game now; "" if it can only be played to its end."""
        match = self.match
        if match is None or self.skipping or match.awaits is Awaits.OVER:
            return ""
        if match.can_stop:
            return "stop"
        seats = zip(match.setup.players, match.in_game, strict=True)
        return "" if any(is_in and player.kind == "person" for player, is_in in seats) else "skip"

    def finish(self) -> None:
        """End the game early: stop it here, or skip to its end, as `way_out` says."""
        match, way = self.match, self.way_out
        if match is None or not way:
            return
        self._break_off(Trigger.BROKEN_OFF)
        if way == "stop":
            self._apply(match.stop)
        else:
            self.skipping = True
            self._step()


def uncalled(story: Sequence[AnyEvent]) -> tuple[Sequence[AnyEvent], Sequence[AnyEvent]]:
    """Return the events before the last play, and the events from that play on."""
    plays = [number for number, event in enumerate(story) if isinstance(event, CardsPlayed)]
    cut = plays[-1] if plays else len(story)
    return story[:cut], story[cut:]
