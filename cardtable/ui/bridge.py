"""Between a running match and the table on screen: one step at a time, thinking off the UI thread.

One move goes: the match applies and records it and tells what happened; the table shows that; when the table
has settled and the record is on disk, the next seat acts. The match leads and the picture follows: nothing is
read back from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.pace import Thought
from cardtable.controller.match import Awaits, Match
from cardtable.game.events import AnyEvent, GameEnded
from cardtable.game.moves import Draw, Move, Play, Refusal, Stuck
from cardtable.game.view import SeatView
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.asides import Act, Asides
from cardtable.ui.background import post
from cardtable.ui.course import Course, Ticket
from cardtable.ui.keeping import Keeping
from cardtable.ui.led_table import Table
from cardtable.ui.passing import Passing
from cardtable.ui.refusals import refusal_sentence
from cardtable.ui.thinking import thought

if TYPE_CHECKING:
    from cardtable.rules.prose import CardValue
    from cardtable.ui.table import SeatInfo

THINKING_PAUSE = 1100
"""Milliseconds that a computer opponent takes over the hardest choice, so that people can follow; other moves
take a part of it (`bots.pace`), a slow machine takes as long as it takes; scaled by the pace.
"""

DRAW_PAUSE = 3000
"""Milliseconds in which a person can draw by hand before a computer opponent plays on; scaled by the pace."""

STUCK_PAUSE = 800
"""Milliseconds before a seat without a legal play lays its hand down; scaled by the pace."""

LAST_PAUSE = 1800
"""Milliseconds for which the end of the game can be looked at on the table; scaled by the pace."""


WATCHING = 0.6
"""How much of the time everything takes once the person is out and only looks on."""


class Bridge(QObject):
    """Leads one match at one table; `sit` begins, `leave` ends. Lives on the UI thread."""

    game_over = Signal(object)
    """The match has ended and its last picture is at rest; carries the `GameEnded` event."""

    told = Signal(str)
    """One sentence for the player."""

    advanced = Signal()
    """A deal or a move was applied; `keeping.confirmed` says when it is on disk."""

    rested = Signal()
    """Something ended and nothing moves: what can be done now may be another thing than before."""

    call_asked = Signal(object)
    """The total of this `Play` is to be called before it is made; None: of no play any more."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._thread = SerialExecutor("cardtable-thinker")
        self.passing, self.keeping = Passing(table, self), Keeping(self)
        self.course = Course(self.passing, self.keeping)
        self.asides = Asides(table, self.course, self, self._thread, self)
        self._ended: GameEnded | None = None
        self._to_call: Play | None = None
        self._pace = 1.0
        self._answer: Move | None = None
        self._varied = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.play_answer)
        self._answered = post().to(self._take_answer)
        self.asides.told.connect(self.told)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.timeout.connect(self.step)
        self._lingered = -1
        self.keeping.told.connect(self.told)
        self.keeping.went_on.connect(self.step)
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.timeout.connect(self._tell_end)
        table.play_chosen.connect(self._person_plays)
        table.settled.connect(self._table_settled)
        table.next_deal_asked.connect(self._next_deal)

    @property
    def match(self) -> Match | None:
        """The match that is being played, None without one."""
        return self.course.match

    @property
    def is_resting(self) -> bool:
        """Whether the next step is the person's, or it is all over."""
        return self.course.is_resting

    def set_pace(self, factor: float) -> None:
        """How long animations and pauses take: 1 is normal, more is calmer, 0 is instant."""
        self._pace = factor
        self._table.set_speed(factor)

    def sit(
        self,
        match: Match,
        seats: Sequence[SeatInfo],
        card_values: Sequence[CardValue],
        tokens_at_start: int | None = None,
    ) -> None:
        """Shows the match as it stands and goes on with it, be it fresh or resumed."""
        self.leave()
        self.course.match = match
        self._ended = None
        self.keeping.watch(match)
        self.asides.keep_customs()
        view = match.view()
        rules = match.rules
        self._table.sit(
            seats, rules.name, rules.blurb, view, card_values, tokens_at_start, rules.token_kind, rules.marks
        )
        if self.course.teacher is not None:
            self.course.teacher.sit(match)
        if view.phase == "playing":
            story = match.story()
            self._table.take_up(view, story)
            if self.course.teacher is not None and self.course.teacher.takes_up(story, self._take_up_call):
                self.course.performing = True
        self.step()

    def leave(self) -> None:
        """Stops leading the match; answers still being thought out are dropped."""
        self.course.sitting += 1
        if self.course.teacher is not None:
            self.course.teacher.drop()
        self.take_back()
        self.keeping.leave()
        self.course.match = None
        self.course.performing = self.course.skipping = False
        self._ending.stop()
        self.passing.reset()
        self.forget_question()

    def close(self) -> None:
        """Leaves, and waits for the thread of the computer opponents to end."""
        self.leave()
        self._thread.end()

    def hold(self, held: bool) -> None:
        """While held (the player reads the rules), nobody acts; letting go goes on at the same place."""
        if held == self.course.held:
            return
        self.course.held = held
        if held and self.course.match is not None:
            self.asides.complete()
            if self.course.teacher is not None:
                self.course.teacher.cover_hand()
            self.passing.go_away(self.course.match)
        self.asides.wake()

    # One step

    def step(self) -> None:
        """Whatever comes next, if nothing moves and nobody thinks."""
        match = self.course.match
        if match is None or self.course.stopped or self.course.performing or self.course.asked is not None:
            return
        if not self.course.skipping and self.keeping.must_wait():
            return
        if self.course.skipping or (not self._lingers(match) and self.passing.ready(match)):
            self._act()
        self.rested.emit()

    def _lingers(self, match: Match) -> bool:
        """Whether the person at the screen still has time to draw by hand, before the table is passed on."""
        if not match.person_may_draw or match.next_viewer == match.viewer:
            return False
        if self._lingered != match.turn_number:
            self._lingered = match.turn_number
            self._linger.start(round(DRAW_PAUSE * self._pace))
        return self._linger.isActive()

    def _act(self) -> None:
        if self.course.match is None:
            return
        pace = self._keep_pace(self.course.match)
        draw = self.course.match.computer_draw
        if draw is not None:
            self._move(draw)
            return
        match self.course.match.awaits:
            case Awaits.DEAL:
                if self.course.skipping or self.course.match.view().deal == 0:
                    self._next_deal()
            case Awaits.PERSON:
                if self.course.teacher is not None:
                    self.course.teacher.looks_at_hand(self.rested.emit)
            case Awaits.COMPUTER:
                self._ask_computer(self.course.match, pace)
            case Awaits.STUCK:
                self.course.asked = Ticket(self.course.sitting, self.course.match.turn_number)
                self._answer = Stuck()
                self._pause.start(round(STUCK_PAUSE * pace))
            case Awaits.OVER:
                self._ending.start(round(LAST_PAUSE * pace))

    def _keep_pace(self, match: Match) -> float:
        """The pace from now on: that of the person, quicker for one who is out and looks on."""
        in_game = match.view().in_game
        playing = any(in_game[seat] for seat in match.eyes.persons) or match.awaits is Awaits.OVER
        pace = self._pace if playing else self._pace * WATCHING
        self._table.set_speed(pace)
        return 0.0 if self.course.skipping else pace

    def _tell_end(self) -> None:
        self._ending.stop()
        match = self.course.match
        if match is not None and not self.course.stopped and match.awaits is Awaits.OVER:
            self.game_over.emit(self._ended)

    def _ask_computer(self, match: Match, pace: float) -> None:
        ticket = Ticket(self.course.sitting, match.turn_number)
        self.course.asked = ticket
        # Who is asked out of turn is asked because of its hand: dots would give the hand away.
        in_turn = match.seat == match.view().turn
        self._table.set_thinking(match.seat if in_turn and not self.course.skipping else None)
        pause = DRAW_PAUSE if match.person_may_draw else THINKING_PAUSE if in_turn else 0
        # How much of it an easy move saves is known only with the answer; time to draw by hand is not cut.
        self._varied = 0 if match.person_may_draw else round(pause * pace)
        self._pause.start(round(pause * pace))
        think, answered = match.thinker(), self._answered
        self._thread.do(lambda: answered(ticket, thought(think)))

    def _take_answer(self, ticket: Ticket, thought: Thought | None) -> None:
        if ticket != self.course.asked or self.course.match is None:
            return
        self._answer = thought.move if thought is not None else _any_move(self.course.match)
        if thought is not None and self._pause.isActive():
            left = self._pause.remainingTime() - round(self._varied * (1 - thought.pause))
            self._pause.start(max(0, left))
        self.play_answer()

    def play_answer(self) -> None:
        """The move that a computer opponent has thought out, once its pause is over."""
        if self.course.stopped or self._pause.isActive() or self._answer is None:
            return
        move = self._answer
        self.forget_question()
        self._move(move)

    def forget_question(self) -> None:
        """Nobody is asked any more."""
        self._pause.stop()
        self._lingered = -1
        self._linger.stop()
        self.asides.drop_hint()
        self.course.asked = None
        self._answer = None
        self._table.set_thinking(None)

    # What is done at the table

    def _person_plays(self, move: Move) -> None:
        """A move of the person who is asked; a draw by hand may be made while others think."""
        match = self.course.match
        if match is None or self.course.performing or self.course.stopped or self.course.calling:
            return
        if isinstance(move, Draw) and match.person_may_draw:
            self.forget_question()
            self._move(move)
        elif match.awaits is Awaits.PERSON and isinstance(move, Play) and match.asks_total(move):
            self._to_call = move
            self.call_asked.emit(move)
        elif match.awaits is Awaits.PERSON:
            self._move(move)

    def call(self, total: int) -> None:
        """The total that the person says of the play that was asked about; the play is made with it."""
        match, play = self.course.match, self._to_call
        self.take_back()
        if match is not None and play is not None and not self.course.performing:
            self.apply(match, lambda: match.call(play, total))

    def take_back(self) -> None:
        """A play whose total was to be called is not made."""
        if self._to_call is not None:
            self._to_call = None
            self.call_asked.emit(None)

    def _next_deal(self) -> None:
        match = self.course.match
        if match is None or self.course.performing or self.course.stopped:
            return
        if match.awaits is Awaits.DEAL:
            self.apply(match, match.deal)
        elif match.awaits is Awaits.OVER:
            self._tell_end()

    def _move(self, move: Move) -> None:
        match = self.course.match
        if match is not None:
            self.apply(match, lambda: match.play(move))

    def apply(self, match: Match, act: Act) -> None:
        """Does that with the match, and shows what came of it or says why it was refused."""
        self.asides.drop_hint()
        result = act()
        if isinstance(result, Refusal):
            self.told.emit(refusal_sentence(result))
            return
        self._remember(result)
        if self.course.skipping:
            # The table is not shown any more: what comes next is the page of the end.
            QTimer.singleShot(0, self, self.step)
        else:
            self._show(result, match.view())
        self.advanced.emit()

    def _show(self, events: Sequence[AnyEvent], view: SeatView) -> None:
        """The table shows what happened, once whoever learns has called it."""
        self.course.performing = True

        def perform() -> None:
            corrected = self._say_call()
            now = self.course.match.view() if corrected and self.course.match is not None else view
            self._table.perform((*events, *corrected), now)

        if self.course.teacher is None or not self.course.teacher.takes(events, perform):
            perform()

    def _say_call(self) -> tuple[AnyEvent, ...]:
        """The wrong call of a learner for whom that counts; what came of it."""
        match, call = (
            self.course.match,
            self.course.teacher.call_due if self.course.teacher is not None else None,
        )
        told = match.play(call) if match is not None and call is not None else ()
        if isinstance(told, Refusal) or not told:
            return ()
        self._remember(told)
        self.advanced.emit()
        return told

    def _take_up_call(self) -> None:
        """A call that was left in the middle is made: its card lies already."""
        corrected = self._say_call()
        if corrected and self.course.match is not None:
            self._table.perform(corrected, self.course.match.view())
        else:
            self._table_settled()

    def _remember(self, events: Sequence[AnyEvent]) -> None:
        for event in events:
            if isinstance(event, GameEnded):
                self._ended = event

    def _table_settled(self) -> None:
        if self.course.performing:
            self.course.performing = False
            self.step()


def _any_move(match: Match) -> Move | None:
    moves = match.view(match.seat).moves
    return moves[0] if moves else None
