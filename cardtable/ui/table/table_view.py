"""The table as a widget: keys and pointer go in, chosen plays come out.

The view is handed what happened and what the table looks like now; it decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from cardtable.cards.faces import AS_DEALT, HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.sight.view import SeatView, in_order
from cardtable.language import paragraph, say
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.support.keymap import KEYS, TABLE, key_of
from cardtable.ui.table.choice.choice import Step
from cardtable.ui.table.choice.choice_view import ChoiceView
from cardtable.ui.table.choice.chooser import Chooser
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.drawer import CardValue
from cardtable.ui.table.items.frame import Frame, TableButton
from cardtable.ui.table.items.parting import Parting, take_apart
from cardtable.ui.table.items.total_line import has_dots
from cardtable.ui.table.motion import choreography, speeds
from cardtable.ui.table.motion.choreography import Stop
from cardtable.ui.table.motion.look import SeatInfo, look_of
from cardtable.ui.table.motion.score import Score
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import MIN_HEIGHT, MIN_WIDTH, Layout, MoveListPlace, Spot, middle
from cardtable.ui.table.shown_table import ShownTable
from cardtable.ui.table.unseen_table import UnseenTable, notice_words
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.endings import Notice, Setback, between_deals, ending, setback
from cardtable.ui.table.words.hints import advice_sentences, chances_sentence
from cardtable.ui.table.words.narrator import Line, Rank, narrate, spoken
from cardtable.ui.widgets.announcer import announce

if TYPE_CHECKING:
    from cardtable.bots.coach import Advice

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(ShownTable):
    """A table with one person looking at it."""

    play_chosen = Signal(msgspec.Struct)
    """Emitted with a legal `Move` chosen by pointer or keys."""
    halted = Signal()
    """Emitted when a loss is shown or no longer shown; `waits` is whether someone must continue."""
    next_deal_asked = Signal()
    """Emitted to start the next deal, or to show the end after the last one."""
    refused = Signal(str)
    """Emitted with a sentence on why a chosen card cannot be played."""
    move_list_folded = Signal(bool)
    """Emitted when the list of moves beside the table was closed (True) or opened."""
    called = Signal(str)
    """Emitted with a sentence about the table, to be spoken."""

    def __init__(self, theme: Theme = FOREST, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        # Its background covers everything.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # Tab goes to the widgets for screen readers.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(say("board-table"))
        self._move_list = MoveListPlace()
        self._is_long = False
        self._played: tuple[tuple[str, Spot], ...] = ()
        self._view: SeatView | None = None
        self._order, self._dealt = AS_DEALT, tuple[str, ...]()
        self._events: tuple[AnyEvent, ...] = ()
        self._names: tuple[str, ...] = ()
        self.detail = Rank.POLITE
        """The last rank of the sentences that are announced."""
        self._later: list[Line] = []
        """Lines that are announced after a halt."""
        self._since: list[str] = []
        """What was announced since the viewer's last play, to hear again."""
        self._hears_total = True
        self._informed: int | None = None
        self._shown: int | None = None
        """The seat whose person knows how the table is, and the one that is shown."""
        self._asked = ""
        self._greeting = ""
        """What a person who just came to the screen hears next: the standing, or only whose turn it is."""
        self.overlays: tuple[QWidget, ...] = ()
        """Widgets over the table that Tab reaches after the hand."""
        self.stage.halted.connect(self._look_on)
        self._setback: Setback | None = None
        choice_view = ChoiceView(self.viewport(), self._scene, self.board, self.stage, theme)
        self.chooser = Chooser(self.board, choice_view, self.play_chosen.emit, self.refused.emit, self.say)
        self.frame = Frame(theme, self.viewport())
        self._backdrop = Backdrop(theme, self.frame.paint_titles)
        self.frame.go_on.clicked.connect(self.go_on)
        self.frame.moves.clicked.connect(self.toggle_moves)
        self.unseen = UnseenTable(self, self.board, self.chooser, self.stage, theme, self._buttons)
        choice_view.changed = self._show_choice
        self.board.buttons = lambda: self.viewport().findChildren(TableButton)

    def _buttons(self) -> tuple[list[QWidget], list[QWidget]]:
        """Return the buttons at the hand and those around the table, in tab order."""
        frame = self.frame
        first = [
            frame.go_on,
            *self.chooser.choice_view.buttons.made,
            frame.hint,
            frame.hint_above,
            frame.way_out,
            *self.overlays,
        ]
        last = [frame.menu, frame.undo, frame.redo, *frame.at_right]
        return [*first], [*last]

    # --- the face to the rest of the app

    @property
    def waits(self) -> bool:
        """Whether a loss is shown until someone continues."""
        return self.stage.waits

    def sit(
        self,
        seats: Sequence[SeatInfo],
        title: str,
        subtitle: str,
        view: SeatView,
        card_values: Sequence[CardValue],
        tokens_at_start: int | None = None,
        token_kind: str = "token",
        marks: tuple[int, ...] = (),
        pack: int = 0,
    ) -> None:
        """Show a table without motion, new or resumed.

        `tokens_at_start` is the number of tokens to outline as lost or held, by default the most that a seat
        holds now. `token_kind` is their look (see `Rules.token_kind`), `marks` are important totals (see
        `Rules.marks`), `pack` is the number of all cards.
        """
        self.board.bars.clear()
        self._names = tuple(seat.name for seat in seats)
        self._events = ()
        self._forget_announced()
        view = self._arranged(view)
        self.board.moves, self.board.values, self.board.deal = [], tuple(card_values), view.deal
        held = [count for count in view.shown_tokens if count is not None]
        of_tokens = max([tokens_at_start or 0, *held])
        first = next((number for number, seat in enumerate(seats) if seat.person), 0)
        first = len(seats) if self._is_open(seats) else first
        front = first if view.seat is None else view.seat
        self.board.has_viewer = view.seat is not None
        self.frame.set_titles(title, subtitle)
        self._view = view
        self.seat(seats, look_of(view, None, front, pack), front, of_tokens, token_kind, marks)
        self.board.set_thinking(None)
        self._show_rest(between_deals(view))
        # Nobody plays on from the game before, and nothing of it may be read.
        self.unseen.catch_up()
        self.stage.hurry()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def silence(self) -> None:
        """Hide the table from screen readers until the next game is shown."""
        self._forget_announced()
        self.unseen.forget()

    def cover_hand(self, covered: bool) -> None:
        """Turn the player's hand face down or up, for screen readers too."""
        if covered != self.board.hand.covered:
            self.board.hand.cover(covered)
            self.unseen.show_table()

    def call_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Show the same seats with other people or names.

        If all of them now have their hands elsewhere, the near side has no hand anymore.
        """
        self._names = tuple(seat.name for seat in seats)
        self.board.call_seats(seats)
        view = self._view
        if view is not None and view.seat is None and self._is_open(seats) and not self._layout.open:
            self.show_position(view, bottom=len(seats))

    def _is_open(self, seats: Sequence[SeatInfo]) -> bool:
        """Return whether persons play and none of them has a hand at this screen."""
        persons = [seat for seat in seats if seat.person or seat.at]
        return not self._is_long and bool(persons) and all(seat.at for seat in persons)

    def show_position(
        self,
        view: SeatView,
        story: Sequence[AnyEvent] | None = None,
        bottom: int | None = None,
        waits: bool = False,
    ) -> None:
        """Show another position without motion, for another viewer or after moves were taken back.

        `story` is the deal so far, to rebuild the list of moves. `bottom` is the seat on the near side, by
        default the viewer's. `waits` means that what came after the story is still to be called, and stays
        hidden.
        """
        self.stage.finish()
        before, stays = self.board.hand.codes, bottom in (None, self.board.viewer)
        with self.board.animated():
            self._show_position(view, story, bottom, waits)
        now = self.board.hand.codes
        if stays and now != before and now == (HIDDEN,) * len(before):
            self._turn_over(before)

    def _show_position(
        self, view: SeatView, story: Sequence[AnyEvent] | None, bottom: int | None, waits: bool
    ) -> None:
        self.board.bars.clear()
        self.chooser.close()
        bottom = view.seat if bottom is None else bottom
        if bottom is not None and bottom != self.board.viewer:
            self.board.turn_to(bottom)
            if self._layout.open is not (bottom == len(self.board.seats)):
                self._lay_out()
        self.board.has_viewer = view.seat is not None
        self.board.hand.set_focus(None, False)
        self._view = view = self._arranged(view)
        if story is not None:
            self._events = tuple(story)
            before = look_of(view, None, self.board.viewer)
            score = choreography.plan(
                story, before, self._layout, self.board.viewer, Pace(0, True), order=self._order
            )
            self._list(story)
            self._look = score.last
        if not waits:
            self._look = look_of(view, self._look, self.board.viewer)
        if self._look is not None:
            self.board.show_table(self._look, glide=False)
        self.board.set_thinking(None)
        self._show_rest(self._ending_of(self._events) or between_deals(view))
        self.unseen.catch_up()
        self._inform(view)

    def _inform(self, view: SeatView) -> None:
        """Announce the state of the table to a person who hasn't followed it, such as after a curtain.

        A person who comes back hears only that it's their turn.
        """
        if view.seat in (None, self._shown):
            self._shown = view.seat
            return
        self._shown, is_new = view.seat, view.seat != self._informed
        if is_new:
            self._since, self._informed = [], view.seat
        self._greeting = ""
        if view.phase == "playing" and (is_new or view.turn == view.seat):
            self._greeting = "standing" if is_new else "turn"
        self._greet()

    def _greet(self) -> None:
        """Tell a person who has come to the screen the standing, once nothing covers the table."""
        if not self._greeting or not self.isEnabled() or self._view is None:
            return
        what, self._greeting = self._greeting, ""
        if what == "standing":
            # Players who call the totals know the last one.
            self._announce(self._standing(self.chooser.choice.shows_totals))
        else:
            self._announce(paragraph(words.turn_in_words(self._view, self._names)))

    def announce_turned_back(self, what: str) -> None:
        """Say that moves were undone or redone (`what`), and the state of the game now."""
        if self._look is not None and self._view is not None:
            self._since = []
            if self._view.seat is None:
                # The next person at the screen has another hand than before.
                self._informed = None
            self._announce(words.turned_back(what, replace(self._view, total=self._look.total), self._names))

    def turn_up(self) -> None:
        """Turn the open hand over from its backs, to be seen only by its owner now."""
        self._turn_over((HIDDEN,) * len(self.board.hand.codes))

    def _turn_over(self, before: Sequence[str]) -> None:
        """Turn the hand over from these cards."""
        if not self.stage.pace.reduced and self.isVisible():
            self.board.hand.turn_over(before)

    def perform(self, events: Sequence[AnyEvent], view: SeatView, heard: bool = False) -> None:
        """Show what happened, then the resulting state; emit `settled` when all is at rest.

        A loss is shown before the deal goes on; a person's loss until someone continues. `heard` means that a
        learner has called this play, so its total isn't said again.
        """
        self.stage.finish()
        with self.board.animated():
            score = self._score_of(events, view, heard)
        self._look = score.last
        self._play(score)

    def _score_of(self, events: Sequence[AnyEvent], view: SeatView, heard: bool) -> Score:
        """Close all open questions, and return the score of the events."""
        let_go, self._played = self.chooser.carried or self._played, ()
        view = self._arranged(view)
        if self._look is None:
            self._look = look_of(view, None, self.board.viewer)
        self._view, self._events = view, tuple(events)
        self.board.bars.clear()
        self.chooser.close()
        self.board.set_thinking(None)
        self._show_notice(None)
        self._setback = lost = self._setback_of(events)
        self._narrate(events, view, heard, lost.after if lost is not None else len(events))
        # Without anyone at the screen, the loss is only shown for a while.
        waits = lost is not None and lost.waits and not self._layout.open
        return choreography.plan(
            events, self._look, self._layout, self.board.viewer, self.stage.pace,
            let_go=let_go, marks=self.board.plate.numbers,
            stop=Stop(lost.after, waits) if lost is not None else None, order=self._order,
        )  # fmt: skip

    def complete(self) -> None:
        """End all motion and any pause for a loss."""
        self.stage.finish()

    def set_speed(self, factor: float) -> None:
        """Set the length of motion: 1 is normal, 1.5 calmer, 0.55 faster, 0 instant."""
        self.stage.pace = Pace(factor, self.stage.pace.reduced)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Use short fades instead of motion."""
        self.stage.pace = Pace(self.stage.pace.factor, reduced)

    def set_thinking(self, seat: int | None) -> None:
        """Show dots at the seat that thinks, or none."""
        self.board.set_thinking(seat)
        if seat is None or self.stage.pace.instant or self.stage.pace.reduced:
            self.stage.still(self.board.dots)
        else:
            self.stage.glide(self.board.dots, speeds.DOTS, self.board.dots.set_cycle, loops=True)

    def show_hint(self, advice: Advice) -> None:
        """Lift the first card of the advised move, say the move, and show the chances."""
        self.chooser.choice.advise(advice.move)
        self.board.show_advice(advice)
        sentences = advice_sentences(advice, self._names)
        say = self.say if self.chooser.choice_view.advise(sentences) else self.refused.emit
        say(sentences[0])
        self.say(chances_sentence(advice, self.board.hand.codes))

    def titles_box(self) -> QRect:
        """Return the area of the titles, which are no widgets."""
        return self.frame.titles_box(self._layout).toAlignedRect()

    def plates(self) -> list[QRect]:
        """Return the areas that must stay visible.

        Plaques, calls, stock, pile, total, and questions at the hand.
        """
        board, places = self.board, range(len(self.board.seats))
        boxes = [QRectF(*box) for box in middle(self._layout)]
        boxes += [board.plaque_at(place).bounds for place in places]
        boxes += [QRectF(*box) for one in board.plaques if (box := one.score_box) is not None]
        boxes += [board.call_box(place) for place in places]
        asked = (self.chooser.choice_view.ask.box, self.chooser.choice_view.ask.notice is not None)
        said = [(label.body, label.isVisible()) for label in (self.chooser.choice_view.line, board.banner)]
        boxes += [box for box, is_there in (asked, *said) if is_there]
        return [box.toAlignedRect() for box in (*boxes, board.line.token_box)]

    @property
    def way_out_label(self) -> str:
        """The label of the button of `set_way_out`; "" if there is none."""
        return self.frame.way_out.text()

    def set_way_out(self, label: str, icon: str = "check") -> None:
        """Show a button to end the game with this label; "" removes it."""
        if label or self.way_out_label:
            with self.board.buttons_animated():
                self.frame.offer_way_out(label, icon, self._layout)

    def offer_tools(self, undo: bool, redo: bool, hint: bool) -> None:
        """Show the buttons that can be used now."""
        with self.board.buttons_animated():
            self.frame.offer_tools(undo, redo, hint)

    def parting(self, winners: Sequence[int], cards_fly: bool) -> Parting:
        """Return the table in pieces: the winners' plaques and, if `cards_fly`, the cards."""
        board = self.board
        children = self.viewport().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        places = [board.place(seat) for seat in range(len(board.seats))]
        plaques = [board.plaques[seat] for seat in winners]
        written = self._backdrop.written(self._layout, self.devicePixelRatioF())
        return take_apart(self._scene, children, written, self._layout, plaques, places, cards_fly)

    # --- at rest

    def _rest(self) -> None:
        view = self._view
        if view is None:
            return
        self._look = look_of(view, self._look, self.board.viewer)
        with self.board.animated():
            self._show_end()
            self._show_rest(self._ending_of(self._events))
        self._announce_later()
        self.settled.emit()

    def _setback_of(self, events: Sequence[AnyEvent]) -> Setback | None:
        seen_by = self._view.seat if self._view is not None else None
        return setback(events, self.board.seats, seen_by, self.board.token_kind)

    def _look_on(self, halts: bool) -> None:
        """Show a loss, or end showing it."""
        lost = self._setback.notice if self._setback is not None and halts else None
        with self.board.animated():
            self._show_notice(lost)
        self.unseen.show_notice()
        if not halts:
            self._announce_later()
        elif self.stage.waits:
            self.announce_wait()
        self.halted.emit()

    def _ending_of(self, events: Sequence[AnyEvent]) -> Notice | None:
        avatars = [seat.avatar for seat in self.board.seats]
        return ending(
            events, self._names, avatars, self._view.seat if self._view else None, self.board.token_kind
        )

    def _show_rest(self, notice: Notice | None) -> None:
        view = self._view
        if view is None:
            return
        self._show_notice(notice)
        count = len(view.hand)
        focus = self.board.hand.focus
        if count and (focus is None or focus >= count):
            self.board.hand.set_focus(min(focus or 0, count - 1), self.board.hand.focus_visible)
        if view.phase != "playing":
            # No card can be chosen before the next deal starts.
            self.board.hand.set_focus(self.board.hand.focus, False)
        # Last, because the screen reader's table is updated by it and describes everything.
        self.chooser.open(view, self._look.last_seat if self._look else None)

    def _show_notice(self, notice: Notice | None) -> None:
        self.board.strip.show_notice(notice)
        self.frame.show_notice(notice, self.board.strip)

    @property
    def ending(self) -> str:
        """The sentence on how the last deal ended; "" if none is shown."""
        notice = self.board.strip.notice
        return notice.title if notice is not None else ""

    def go_on(self) -> None:
        """Continue after a loss or a deal, as someone has seen enough."""
        notice = self.board.strip.notice
        if self.stage.waits:
            self.stage.go_on()
        elif self.stage.busy:
            self.stage.complete()
        elif notice is not None:
            self.next_deal_asked.emit()

    # --- announcements

    def _list(self, events: Sequence[AnyEvent], view: SeatView | None = None) -> list[Line]:
        """Add events to the list of moves, and return their lines.

        If several persons share the screen, only what all of them may know.
        """
        if sum(seat.person for seat in self.board.seats) > 1:
            events = [seen_by(event, None) for event in events]
        for event in events:
            if isinstance(event, ev.DealStarted):
                self.board.moves, self.board.deal = [], event.deal
        lines = narrate(events, self.board.seats, self.board.total, view, self.board.token_kind)
        self.board.moves += [line for line in lines if line.is_listed]
        return lines

    def _narrate(self, events: Sequence[AnyEvent], view: SeatView, heard: bool, halt: int) -> None:
        """Announce what happened; what comes after the event at `halt` is announced when the table goes on.

        `heard` means that the total of the play was called, so it isn't announced again.
        """
        self._hears_total, self._shown = not heard, view.seat
        self._informed = self._informed if view.seat is None else view.seat
        lines = self._list(events, view)
        for line in lines:
            event = events[line.place]
            if isinstance(event, ev.DealStarted) or (
                isinstance(event, ev.CardsPlayed) and event.seat == view.seat
            ):
                self._since = []
        self._announce_lines([line for line in lines if line.place < halt])
        self._later = [line for line in lines if line.place >= halt]

    def _announce_lines(self, lines: Sequence[Line]) -> None:
        said = [
            line.sentence if self._hears_total or line.without_total is None else line.without_total
            for line in lines
            if line.rank <= self.detail
        ]
        self._announce(spoken(said))

    def announce_wait(self) -> None:
        """Announce that the table waits for someone."""
        self._announce(say("narrator-enter"))

    def _announce_later(self) -> None:
        lines, self._later = self._later, []
        self._announce_lines(lines)

    def _announce(self, sentence: str) -> None:
        """Pass a sentence to the listeners of the table: the screen reader, or else the voice."""
        if sentence:
            self._since.append(sentence)
            self.say(sentence)
            self.called.emit(sentence)

    def repeat(self) -> None:
        """Announce again what happened since the viewer's last play."""
        self._say_on_demand(paragraph(self._since) or self.standing)

    def announce_standing(self) -> None:
        """Announce how the game stands: whose turn it is, what is owed, the total, the hand, the pile."""
        runs_ahead = bool(self._later) and not self.stage.waits
        if runs_ahead:
            # First comes what is shown at a halt; if it waits for nobody, what that leads to.
            self.stage.complete()
        if runs_ahead and self.stage.waits:
            return
        if not self.stage.waits:
            self._announce_later()
        self._say_on_demand(self.standing)

    def _say_on_demand(self, sentence: str) -> None:
        self.say(sentence, urgent=True)
        self.called.emit(sentence)

    @property
    def standing(self) -> str:
        """The state of the game that the person at the screen may know; "" while the table is covered."""
        return self._standing()

    def _standing(self, with_total: bool = True) -> str:
        view = self._view
        if view is None or self.unseen.is_silent or not self.isEnabled():
            return ""
        if self.stage.waits:
            # The view is ahead of the table, which still shows a loss.
            return say("narrator-enter")
        shown = self.chooser.choice.as_read_out(view)
        if self.board.hand.covered:
            shown = replace(shown, hand=())
        goes_on = say("narrator-enter") if view.phase == "over" else ""
        return paragraph([words.state_in_words(shown, self._names, with_total), goes_on])

    def _forget_announced(self) -> None:
        self._later, self._since, self._asked = [], [], ""
        self._informed = self._shown = None
        self._greeting = ""

    def _show_choice(self, view: SeatView | None) -> None:
        """Update the stops for the keyboard, and tell a question just asked, or that a card is due."""
        self.unseen.refresh(view)
        choice, asks = self.chooser.choice, self.chooser.choice_view.ask.notice
        asked = words.draw_line(view) if view is not None and not choice.is_open else ""
        if asks is not None:
            # A question about a chosen card is read with its answers, which get the focus.
            asked = notice_words(asks) if choice.step is Step.CARDS else ""
        if asked != self._asked and self.isEnabled():
            self.say(asked)
        self._asked = asked

    # --- size and ground

    def _laid_out(self, width: float, height: float, seats: int) -> Layout:
        laid = self._move_list.layout(width, height, max(2, seats), self._theme.text)
        is_open = bool(self.board.seats) and self.board.viewer == len(self.board.seats)
        return replace(laid, long=self._is_long, open=is_open)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.frame.arrange(self._layout)
        self.frame.show_notice(self.board.strip.notice, self.board.strip)

    def set_move_list(self, docked: bool) -> None:
        """Set whether the list of moves is beside the table, if the window has room."""
        if docked != self._move_list.docked:
            self._move_list.docked = docked
            self.restyle()

    def set_far(self, far: bool) -> None:
        """Set whether the table is seen from afar, on a television."""
        if far != self._move_list.far:
            self._move_list.far = far
            self.restyle()

    def set_shows_totals(self, shows: bool) -> None:
        """Set whether cards and answers show the total they make; not if players must call it."""
        self.board.hand.shows_totals = self.chooser.choice.shows_totals = shows

    def set_guided(self, guided: bool) -> None:
        """Set whether only one card is offered at a time, to show how it is played."""
        self.chooser.choice.is_guided = guided

    def set_line(self, lowest: int | None, limit: int) -> None:
        """Show the total on a line from `lowest` to `limit` across a long table, or on the dial if None."""
        self._is_long, self.board.lowest = lowest is not None, lowest or 0
        dots = lowest is not None and has_dots(lowest, limit)
        self._move_list.stays_closed, self._move_list.over = dots, False
        self.frame.offer_moves(not dots)
        self.board.stock.set_mute(dots)
        self.chooser.choice.on_line = self._is_long

    def open_call(self, seat: int, caller: int, cards: Sequence[str]) -> Spot:
        """Begin a call of a play before it lands; return the spot its cards came from.

        Until `close_call`, the panel that asks shows the cards over the pile, and the line. A list of moves
        over the table is closed: the line would go across it.
        """
        if self._layout.over:
            self.toggle_moves()
        board, place = self.board, self.board.place(seat)
        codes, start = board.hand.codes, self._layout.mini_card(place)
        if place == 0 and cards and cards[0] in codes:
            start = self._layout.hand_spot(codes.index(cards[0]), len(codes))
        board.set_caller(caller, () if place else cards)
        board.hand.set_choices((), board.edge, ())
        self._played = tuple((card, self._layout.over_pile) for card in cards)
        return start

    def open_call_elsewhere(self, caller: int) -> None:
        """Begin a call at a phone; the line here stays as it was."""
        self.board.set_caller(caller, lends_line=False)
        self.board.hand.set_choices((), self.board.edge, ())
        self._played = ()

    def close_call(self, total: int | None = None) -> None:
        """End the call; the total stays as it was called, None if nothing was called."""
        self.board.set_caller(None)
        if total is None:
            self._played = ()
        elif self._look is not None:
            self._look = replace(self._look, total=total)
            self.board.show_total(total, total)

    def set_previews(self, when: str) -> None:
        """Set when a card shows the total it leads to: always, hover or never."""
        self.board.hand.set_previews(when)

    def set_hand_order(self, order: str) -> None:
        """Show the hand in this order: now, or from the next move if something is in progress."""
        if order == self._order:
            return
        self.stage.complete()
        self._order = order
        view, look, hand = self._view, self._look, self.board.hand
        if view is None or look is None or look.hand != view.hand or self.stage.busy or self.board.is_called:
            return
        self.board.bars.clear()
        at = hand.focused if hand.codes == view.hand else None
        self._view = view = self._arranged(replace(view, hand=self._dealt))
        self._look = replace(look, hand=view.hand)
        with self.board.animated():
            self.board.show_table(self._look)
            if at is not None:
                hand.set_focus(view.hand.index(at), hand.focus_visible)
            self._show_rest(self.board.strip.notice)

    def _arranged(self, view: SeatView) -> SeatView:
        """Return the view with its hand in the chosen order; remember the order of the deal."""
        self._dealt = view.hand
        return in_order(view, self._order)

    @property
    def has_moves(self) -> bool:
        """Whether there is a list of moves to open."""
        return not self._move_list.stays_closed

    def toggle_moves(self) -> None:
        """Open or close the list of moves: beside a wide table for good, or over a narrow one."""
        kept = self._move_list.toggle(self.viewport().width(), self._theme.text)
        self.restyle()
        if kept:
            self.move_list_folded.emit(not self._move_list.docked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size() != event.oldSize():
            self._move_list.over = False
        super().resizeEvent(event)

    def _redraw(self) -> None:
        self.chooser.drop()
        super()._redraw()
        if self._view is not None and self._look is not None:
            self.chooser.show()

    def event(self, event: QEvent) -> bool:
        """Keep a letter that answers a question at the table from being a shortcut of the menu."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            is_answer = self.chooser.choice.is_answered_by(key_of(event))
            event.setAccepted(is_answer)
            if is_answer:
                return True
        return super().event(event)

    # --- keys and pointer

    def say(self, sentence: str, urgent: bool = False) -> None:
        """Send a sentence to a screen reader."""
        announce(self, sentence, urgent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        announcement = _ANNOUNCES.get(KEYS.pressed(TABLE, event))
        if announcement is not None:
            announcement(self)
            return
        if self.stage.waits and event.key() in _ENTERS:
            self.go_on()
            return
        if self.stage.busy and plain and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._hurry(event)
            return
        self.unseen.catch_up()
        if not self._key(event):
            super().keyPressEvent(event)
        self.unseen.follow()

    def _hurry(self, event: QKeyEvent) -> None:
        """End all motion, or go to its halt, as any key does."""
        self.stage.complete()
        self.unseen.catch_up()
        # Drawing by hand is a race: it counts at once. So does what a player chooses by ear, who has
        # already heard what is still being shown.
        if KEYS.is_pressed("draw", event):
            self.chooser.draw()
        elif QAccessible.isActive() and not self.stage.busy and event.key() not in _ENTERS:
            self.chooser.key(event)
            self.unseen.follow()

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes from seat to seat while one must be named."""
        return self.unseen.tab(next) or super().focusNextPrevChild(next)

    def changeEvent(self, event: QEvent) -> None:
        """Hide a disabled table from screen readers too, and drop what is dragged."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self.chooser.drop()
            self.unseen.show_table()
            self._greet()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.chooser.drop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag; complete motion; the other button puts a dragged card back."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        right = event.button() == Qt.MouseButton.RightButton
        if event.button() != Qt.MouseButton.LeftButton and not right:
            return
        if self._is_covered(event.position().x()):
            return
        if self.chooser.is_carrying:
            self.chooser.drop()
            return
        moved = self.stage.busy
        if moved:
            self.stage.complete()
            if self.chooser.choice_view.on_stock(event.position()):
                self.chooser.draw()
        marks = right or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.chooser.press(event.position(), marks, clicks=not moved)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.chooser.release(event.position())
            self.unseen.follow()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if not event.buttons():
            self.chooser.lose_button()
        if self.stage.busy:
            return
        if self.chooser.drag(event.position()):
            self.viewport().setCursor(_FIST if self.chooser.is_carrying else _HAND)
        else:
            self.viewport().setCursor(_HAND if self.chooser.hover(event.position()) else _ARROW)
            self.unseen.follow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self.stage.busy:
            self.chooser.wheel(round(event.angleDelta().y() / 120))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.chooser.leave()

    def _key(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        if event.key() == Qt.Key.Key_Escape and self._layout.over:
            self.toggle_moves()
        elif event.key() in _ENTERS and self.board.strip.notice is not None:
            self.go_on()
        elif self.chooser.key(event):
            pass
        elif event.key() == Qt.Key.Key_End and self.way_out_label:
            self.frame.way_out.click()
        else:
            return False
        return True

    def _is_covered(self, x: float) -> bool:
        """Return whether the list of moves covers the table at `x`."""
        return bool(self._layout.over) and x >= self._layout.open_right


_HAND, _ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
_FIST = Qt.CursorShape.ClosedHandCursor
_ANNOUNCES = {"hear-again": TableView.repeat, "hear-all": TableView.announce_standing}
