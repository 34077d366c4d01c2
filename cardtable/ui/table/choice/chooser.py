"""Leads a choice at the table: keys and pointer go in, what is open is shown, and the chosen move comes out.

What may be chosen is the business of `Choice`; here it is put on the table and read off it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.game.moves import Draw, Move
from cardtable.game.sight.view import SeatView
from cardtable.language import paragraph, say
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import PAGE, Listener, Step
from cardtable.ui.table.choice.choice_view import Action, ChoiceView
from cardtable.ui.table.places.layout import Spot
from cardtable.ui.table.words.sentences import FEW
from cardtable.ui.widgets.keys_panel import native

if TYPE_CHECKING:
    from cardtable.ui.table.items.board import Board

Key = Qt.Key
_ENTER = (Key.Key_Return, Key.Key_Enter)
_STEPS = {
    Key.Key_Left: -1, Key.Key_Right: 1, Key.Key_Up: 1, Key.Key_Down: -1,
    Key.Key_PageUp: PAGE, Key.Key_PageDown: -PAGE,
}  # fmt: skip


@dataclass(frozen=True)
class _Press:
    """A button went down there; whether the click marks, and whether coming up again is one."""

    point: QPointF
    marks: bool
    clicks: bool


class Chooser:
    """One person's choice on one board; `open` begins it, `close` ends it.

    A press by itself does nothing but take hold of the dial: coming up at the same place is a click, and
    going elsewhere picks the card up.
    """

    def __init__(self, board: Board, choice_view: ChoiceView, listener: Listener) -> None:
        self._board, self._listener = board, listener
        self.choice, self.choice_view = choice_view.choice, choice_view
        self._view: SeatView | None = None
        self._last: int | None = None
        self._turning = False
        self._pressed: _Press | None = None
        self._carry = choice_view.carry
        self.two_clicks = False
        """The first click on a card only lifts it, the second one plays it."""

    # --- beginning and showing

    def open(self, view: SeatView, last: int | None) -> None:
        """The seat of `view` chooses anew; `last` is the seat that played last."""
        self.drop()
        self._view, self._last = view, last
        self.choice.see(view)
        self.show()
        notice = self.choice_view.ask.notice
        if notice is not None:
            self._listener.say(paragraph([notice.title, notice.detail]))
        elif self.choice_view.line.isVisible():
            self._listener.say(self.choice_view.line.string)

    def close(self) -> None:
        """Nothing can be chosen."""
        self.drop()
        self._view = None
        self.choice.see(None)
        self.show()

    def show(self) -> None:
        """Puts what is open on the table."""
        with self._board.softly():
            self.choice_view.show(self._view, self._last, self._actions())

    def _actions(self) -> list[Action]:
        """The buttons of what is open."""
        choice, back = self.choice, say("choice-back")
        if choice.is_open:
            found = [Action(back, native("Esc"), False, self._go_back)]
            if choice.step is Step.NUMBER:
                label = say("choice-make-it-total", total=choice.totals[0])
                found.append(Action(label, "↵", True, self._confirm))
            elif choice.step is Step.CARDS and choice.marked_plays:
                found.append(Action(say("choice-play-them"), "↵", True, self._confirm))
            return found + self._prompts() if choice.giving_up else found
        return self._prompts()

    def _prompts(self) -> list[Action]:
        choice = self.choice
        return [
            Action(
                choice_words.prompt_label(prompt), prompt.key, choice.leads_with(prompt),
                self._prompted(prompt.key, number),
            )
            for number, prompt in enumerate(choice.prompts)
        ]  # fmt: skip

    def _prompted(self, key: str, number: int) -> Callable[[], None]:
        def act() -> None:
            prompts = self.choice.prompts
            if number >= len(prompts) or prompts[number].key != key:
                return
            self._after(self.choice.press(prompts[number]))

        return act

    # --- what was chosen

    def _after(self, move: Move | None) -> None:
        """Something was picked: the move is made, or the next question shown and read out."""
        if move is not None:
            self.choice.see(self._view)
            self.show()
            # Until it is told what became of it, the card is where it was let go.
            self._listener.chose(move)
            self._carry.put_back()
            return
        self.show()
        if self.choice.step is Step.CARDS:
            self._carry.put_back()
        # An answer has the focus of the unseen table and is read out with it; a question is not.
        if self.choice_view.ask.notice is not None:
            self._listener.say(self.choice_view.ask.notice.title)

    def pick(self, index: int, marks: bool = False) -> None:
        """The card at that place of the hand is chosen, or marked."""
        choice = self.choice
        if index >= len(choice.hand) or self._view is None:
            return
        before = choice.step, choice.marked
        move = None
        if marks:
            choice.mark(index)
        else:
            move = choice.pick(index)
        if move is None and (choice.step, choice.marked) == before:
            self._tell_why(index)
        else:
            self._after(move)

    def _tell_why(self, index: int) -> None:
        card = self._board.hand.cards[index]
        if card is None or self._view is None:
            return
        if card.choice.why:
            self.choice_view.show_why(card.choice.why)
            self._listener.say(card.choice.why)
        elif self.choice.is_asked:
            self._listener.tell(choice_words.answers(self.choice))
        elif self.choice.marked or self.choice.marking:
            self._listener.tell(say("choice-does-not-go-with"))

    def _confirm(self) -> None:
        move = self.choice.confirm()
        if move is None and self.choice.step is Step.CARDS:
            self._listener.tell(say("choice-mark-another"))
        self._after(move)

    def take(self, index: int) -> None:
        """The answer at that place is given."""
        self.choice.hot = index
        self._confirm()

    def point_at(self, index: int) -> None:
        """The answer at that place is the one that Enter takes."""
        self.choice.hot = index
        self._board.popover.set_hot(index)
        self.choice_view.show_lights()

    def take_card(self, index: int) -> None:
        """The card at that place is chosen, whatever was open before."""
        self.drop()
        while self.choice.step is not Step.CARDS:
            self.choice.back()
        self._board.hand.set_focus(index, True)
        self.pick(index)

    def turn_to(self, total: int) -> None:
        """The dial stands at the number that is nearest to a total."""
        self.choice.typed = ""
        self.choice.point(total)
        self._after(None)

    def _go_back(self) -> None:
        if self.choice.back():
            self._after(None)

    def step_seat(self, by: int) -> bool:
        """Tab goes from seat to seat; False when no seat is asked for."""
        if self.choice.step is not Step.SEAT:
            return False
        self.choice.move_hot(by)
        self._after(None)
        return True

    # --- keys

    def key(self, event: QKeyEvent) -> bool:
        """A key, when nothing moves; False when it means nothing here."""
        key, choice = Key(event.key()), self.choice
        if self._view is None:
            return False
        if self._carry.is_held:
            self.drop()
            if key == Key.Key_Escape:
                return True
        if key == Key.Key_Escape:
            was_open = choice.is_open
            self._go_back()
            return was_open
        if choice.step is not Step.CARDS:
            self._answer_key(key, event.text())
            return True
        return self._card_key(key, event.text()) or self._prompt_key(event)

    def _answer_key(self, key: Qt.Key, typed: str) -> None:
        choice = self.choice
        if key in _STEPS:
            ahead = _STEPS[key]
            upright = key in (Key.Key_Up, Key.Key_Down) and choice.step is not Step.NUMBER
            choice.move_hot(-ahead if upright else ahead)
        elif key in _ENTER or key == Key.Key_Space:
            self._confirm()
            return
        elif typed.isdecimal() and choice.step is Step.NUMBER:
            choice.type_digit(typed)
        elif typed.isdecimal() and choice.step is Step.OPTION:
            self._after(choice.answer(int(typed) - 1))
            return
        elif typed.isdecimal() and 0 < int(typed) <= len(choice.seats):
            self._after(choice.name(choice.seats[int(typed) - 1]))
            return
        self._after(None)

    def _card_key(self, key: Qt.Key, typed: str) -> bool:
        hand, choice = self._board.hand, self.choice
        focus = hand.focus
        if key in (Key.Key_Left, Key.Key_Right) and hand.cards:
            start = focus if focus is not None else 0
            self.focus(start if not hand.focus_visible else (start + _STEPS[key]) % len(hand.cards))
        elif key in _ENTER and choice.marked:
            self._confirm()
        elif (key in _ENTER or key == Key.Key_Space) and focus is not None and focus < len(choice.hand):
            if not hand.focus_visible:
                self.focus(focus)
            else:
                self.pick(focus, marks=key == Key.Key_Space and choice.goes_together(focus))
        elif key == Key.Key_Plus and choice.has_several:
            self._plus(focus)
        elif typed.isdecimal() and 0 < int(typed) <= len(hand.cards):
            self.focus(int(typed) - 1)
            self.pick(int(typed) - 1)
        else:
            return False
        return True

    def _plus(self, focus: int | None) -> None:
        if focus is not None and self._board.hand.focus_visible and self.choice.goes_together(focus):
            self.pick(focus, marks=True)
        else:
            self.choice.begin_marking()
            self._after(None)

    def _prompt_key(self, event: QKeyEvent) -> bool:
        if event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return False
        typed = event.text().upper()
        prompt = next((p for p in self.choice.prompts if p.key == typed and p.move is not None), None)
        if prompt is not None:
            self._after(self.choice.press(prompt))
        return prompt is not None

    def focus(self, index: int) -> None:
        self._board.hand.set_focus(index, True)
        self._preview(index)

    def blur(self) -> None:
        """The keyboard goes from the cards to something else."""
        self._board.hand.set_focus(self._board.hand.focus, False)
        self._preview(None)

    def _preview(self, index: int | None) -> None:
        """Hollow dots on the dial where the card would lead, or why it leads nowhere."""
        if self.choice.is_open or self._view is None:
            return
        card = self._board.hand.cards[index] if index is not None else None
        self.choice_view.show_why(card.choice.why if card is not None else "")
        totals = tuple(dict.fromkeys(play.total for play in card.choice.plays)) if card else ()
        self._board.set_ghosts(totals if len(totals) <= FEW else ())

    # --- pointer

    @property
    def carried(self) -> tuple[tuple[str, Spot], ...]:
        """The cards of the hand that are in the air, each with where it is."""
        return self._carry.cards

    @property
    def is_carrying(self) -> bool:
        """Whether the pointer holds cards."""
        return self._carry.is_held

    def press(self, point: QPointF, marks: bool, clicks: bool = True) -> None:
        """The button goes down at a point of the scene; `marks` if a click is to mark, and without `clicks`
        coming up again does nothing: only picking a card up counts.
        """
        picker = self.choice_view.picker
        if self.choice.step is Step.NUMBER and picker.covers(point) and not picker.is_middle(point):
            self._turning = True
            self.turn_to(picker.number_at(point))
        else:
            self._pressed = _Press(point, marks, clicks)

    def drag(self, point: QPointF) -> bool:
        """The pointer moves with the button down; True while it turns the dial or carries a card."""
        if self._turning and self.choice.step is Step.NUMBER:
            self.turn_to(self.choice_view.picker.number_at(point))
        elif self._carry.is_held:
            self._carry.follow(point)
        elif self._pressed is not None and not self._pressed.marks:
            gone = point - self._pressed.point
            if math.hypot(gone.x(), gone.y()) >= QApplication.startDragDistance():
                self._pick_up(self._pressed.point)
                self._carry.follow(point)
        return self._turning or self._carry.is_held

    def release(self, point: QPointF) -> None:
        """The button comes up: a click, or what was carried is let go."""
        pressed, self._pressed, self._turning = self._pressed, None, False
        if self._carry.is_held:
            self._let_go()
        elif pressed is not None and pressed.clicks:
            gone = point - pressed.point
            if math.hypot(gone.x(), gone.y()) < QApplication.startDragDistance():
                self._click(pressed.point, pressed.marks)

    def drop(self) -> None:
        """What is in the air goes back to the hand, and the button that is down means nothing any more."""
        self._pressed, self._turning = None, False
        if self._carry.is_held or self._carry.places:
            self._carry.put_back()
            self._preview(None)

    def lose_button(self) -> None:
        """The button has come up unseen, such as over another window."""
        self._pressed, self._turning = None, False
        if self._carry.is_held:
            self.drop()

    def _pick_up(self, point: QPointF) -> None:
        """The card at that point is lifted, with the marked ones that it goes with; not out of turn."""
        hand, choice = self._board.hand, self.choice
        index = hand.at(point.x(), point.y())
        able = any(card is not None and card.choice.playable for card in hand.cards)
        if self._view is None or choice.step is not Step.CARDS or index is None or not able:
            return
        places = choice.marked
        if index not in places:
            places = (*places, index) if places and choice.goes_together(index) else (index,)
        hand.set_focus(index, False)
        # It is taken as it has risen, and stays where it is under the pointer.
        self._carry.pick_up(places, index, point)
        hand.set_pointer(None)
        self._preview(index)

    def _let_go(self) -> None:
        """Over the pile the cards are chosen as by a click; elsewhere they go back."""
        places, over = self._carry.places, self._carry.is_over_pile
        if not over:
            self.drop()
            return
        self._carry.wait()
        unmarked = [place for place in places if place not in self.choice.marked]
        if len(places) == 1:
            self.pick(places[0])
        else:
            for place in unmarked:
                self.choice.mark(place)
            self._confirm()
        if self.choice.step is Step.CARDS:
            self.drop()

    def _click(self, point: QPointF, marks: bool) -> None:
        """A click, or one that marks, at a point of the scene."""
        choice = self.choice
        match choice.step:
            case Step.OPTION:
                option = self._board.popover.option_at(point)
                if option is not None:
                    self._after(choice.answer(option))
                elif not self._board.popover.covers(point):
                    self._go_back()
            case Step.NUMBER:
                self._press_dial(point)
            case Step.SEAT:
                seat = self.choice_view.seat_at(point)
                if seat is not None:
                    self._after(choice.name(seat))
                else:
                    self._go_back()
            case Step.CARDS:
                self._press_table(point, marks)

    def _press_table(self, point: QPointF, marks: bool) -> None:
        index = self._board.hand.at(point.x(), point.y())
        if index is not None:
            hand = self._board.hand
            if self.two_clicks and not marks and not (hand.focus_visible and hand.focus == index):
                self.focus(index)
                return
            hand.set_focus(index, False)
            self.pick(index, marks)
        elif self.choice_view.on_stock(point):
            self.draw()

    def _press_dial(self, point: QPointF) -> None:
        if self.choice_view.picker.is_middle(point):
            self._confirm()
        elif self.choice_view.picker.covers(point):
            self.turn_to(self.choice_view.picker.number_at(point))
        else:
            self._go_back()

    def wheel(self, steps: int) -> bool:
        """The wheel was turned; it counts while a number is chosen."""
        if self.choice.step is not Step.NUMBER or not steps:
            return False
        for _ in range(abs(steps)):
            self.choice.move_hot(1 if steps > 0 else -1)
        self._after(None)
        return True

    def hover(self, point: QPointF) -> bool:
        """The pointer is there; True where a click would do something."""
        choice = self.choice
        match choice.step:
            case Step.OPTION:
                option = self._board.popover.option_at(point)
                if option is not None:
                    choice.hot = option
                    self._board.popover.set_hot(option)
                return option is not None
            case Step.NUMBER:
                return self.choice_view.picker.covers(point)
            case Step.SEAT:
                seat = self.choice_view.seat_at(point)
                if seat is not None and choice.seats[choice.hot] != seat:
                    choice.hot = choice.seats.index(seat)
                    self.choice_view.show_lights()
                return seat is not None
            case Step.CARDS:
                return self._hover_hand(point)

    def _hover_hand(self, point: QPointF) -> bool:
        hand = self._board.hand
        index = hand.at(point.x(), point.y())
        if index != hand.hover:
            if hand.focus_visible and index is not None:
                hand.set_focus(index, False)
            hand.set_pointer(index)
            self._preview(index)
        card = hand.cards[index] if index is not None else None
        return (card is not None and card.choice.playable) or (
            self.choice_view.stock_light.isVisible() and self.choice_view.on_stock(point)
        )

    def leave(self) -> None:
        self._board.hand.set_pointer(None)
        self._preview(None)

    # --- drawing by hand

    def draw(self) -> None:
        """The card that is owed is drawn."""
        move = next((move for move in self.choice.moves if isinstance(move, Draw)), None)
        if move is not None:
            self._after(move)
