"""Runs a choice at the table: takes keys and pointer, shows what is open, and reports the chosen move.

`Choice` knows what may be chosen; this module connects it with the table.
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
from cardtable.language import say
from cardtable.ui.support.keymap import key_of
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import PAGE, Step
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
    """A button pressed at a point; `marks` is whether a click marks, `clicks` whether releasing clicks."""

    point: QPointF
    marks: bool
    clicks: bool


class Chooser:
    """One person's choice on one board; `open` begins it, `close` ends it.

    Pressing only grips the dial: releasing in the same place is a click, moving drags the card.
    """

    def __init__(
        self,
        board: Board,
        choice_view: ChoiceView,
        choose: Callable[[Move], None],
        refuse: Callable[[str], None],
        announce: Callable[[str], None],
    ) -> None:
        """Prepare a choice, and give its result to `choose`.

        `refuse` gets sentences on why something can't be done, `announce` sentences that are shown already,
        for screen readers.
        """
        self._board, self._choose, self._refuse, self._announce = board, choose, refuse, announce
        self.choice, self.choice_view = choice_view.choice, choice_view
        self._view: SeatView | None = None
        self._last: int | None = None
        self._turning = False
        self._pressed: _Press | None = None
        self._carry = choice_view.carry
        self.two_clicks = False
        """Whether the first click on a card only lifts it and the second one plays it."""

    # --- beginning and showing

    def open(self, view: SeatView, last: int | None) -> None:
        """Start a choice of the view's seat; `last` is the seat that played last."""
        self.drop()
        self._view, self._last = view, last
        self.choice.see(view)
        self.show()

    def close(self) -> None:
        """End the choice."""
        self.drop()
        self._view = None
        self.choice.see(None)
        self.show()

    def show(self) -> None:
        """Show the choice in its present state."""
        with self._board.animated():
            self.choice_view.show(self._view, self._last, self._actions())

    def _actions(self) -> list[Action]:
        choice, back = self.choice, say("controls-back")
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
                choice_words.prompt_label(prompt), native(prompt.key), choice.leads_with(prompt),
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
        """Make the move, or show and read out the next question."""
        if move is not None:
            self.choice.see(self._view)
            self.show()
            # Until the result is known, the card stays where it was dropped.
            self._choose(move)
            self._carry.put_back()
            return
        self.show()
        if self.choice.step is Step.CARDS:
            self._carry.put_back()

    def pick(self, index: int, marks: bool = False, is_read: bool = False) -> None:
        """Choose or mark the card at `index`; `is_read` is whether a reader is about to say its name."""
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
            self._explain(index, is_read)
        else:
            self._after(move)

    def _explain(self, index: int, is_read: bool) -> None:
        card = self._board.hand.cards[index]
        if card is None or self._view is None:
            return
        if card.choice.why:
            self.choice_view.show_why(card.choice.why)
            if not is_read:
                # The name of the card says why.
                self._announce(card.choice.why)
        elif self.choice.is_asked:
            self._refuse(choice_words.answers(self.choice))
        elif self.choice.marked or self.choice.marking:
            self._refuse(say("choice-does-not-go-with"))

    def _confirm(self) -> None:
        move = self.choice.confirm()
        if move is None and self.choice.step is Step.CARDS:
            self._refuse(say("choice-mark-another"))
        self._after(move)

    def take(self, index: int) -> None:
        """Give the answer at `index`."""
        self.choice.hot = index
        self._confirm()

    def point_at(self, index: int) -> None:
        """Select the answer at `index`, for Enter."""
        self.choice.hot = index
        self._board.popover.set_hot(index)
        self.choice_view.show_lights()

    def take_card(self, index: int) -> None:
        """Choose the card at `index`, dropping what was open before."""
        self.drop()
        while self.choice.step is not Step.CARDS:
            self.choice.back()
        self._board.hand.set_focus(index, True)
        self.pick(index)

    def turn_to(self, total: int) -> None:
        """Turn the dial to the number nearest to `total`."""
        self.choice.typed = ""
        self.choice.point(total)
        self._after(None)

    def _go_back(self) -> None:
        if self.choice.back():
            self._after(None)

    def step_seat(self, by: int) -> bool:
        """Select another seat; return False if no seat is asked for."""
        if self.choice.step is not Step.SEAT:
            return False
        self.choice.move_hot(by)
        self._after(None)
        return True

    # --- keys

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key while nothing moves; return False if it means nothing here."""
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
            place = int(typed) - 1
            moves = place != focus or not hand.focus_visible
            self.focus(place)
            self.pick(place, is_read=moves)
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
        key = key_of(event)
        prompt = next((p for p in self.choice.prompts if p.key == key and p.move is not None), None)
        if prompt is not None:
            self._after(self.choice.press(prompt))
        return prompt is not None

    def focus(self, index: int) -> None:
        self._board.hand.set_focus(index, True)
        self._preview(index)

    def blur(self) -> None:
        """Hide the keyboard focus of the cards, as it has moved elsewhere."""
        self._board.hand.set_focus(self._board.hand.focus, False)
        self._preview(None)

    def _preview(self, index: int | None) -> None:
        """Show hollow dots where the card would lead, or why it can't be played."""
        if self.choice.is_open or self._view is None:
            return
        card = self._board.hand.cards[index] if index is not None else None
        self.choice_view.show_why(card.choice.why if card is not None else "")
        totals = tuple(dict.fromkeys(play.total for play in card.choice.plays)) if card else ()
        self._board.set_ghosts(totals if len(totals) <= FEW else ())

    # --- pointer

    @property
    def carried(self) -> tuple[tuple[str, Spot], ...]:
        """The dragged cards with their spots."""
        return self._carry.cards

    @property
    def is_carrying(self) -> bool:
        """Whether the pointer is dragging cards."""
        return self._carry.is_held

    def press(self, point: QPointF, marks: bool, clicks: bool = True) -> None:
        """Press the button at a point of the scene.

        `marks` is whether a click marks a card. Without `clicks`, releasing does nothing and only a drag
        counts.
        """
        picker = self.choice_view.picker
        if self.choice.step is Step.NUMBER and picker.covers(point) and not picker.is_middle(point):
            self._turning = True
            self.turn_to(picker.number_at(point))
        else:
            self._pressed = _Press(point, marks, clicks)

    def drag(self, point: QPointF) -> bool:
        """Move the pointer with the button down; return whether it turns the dial or drags a card."""
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
        """Release the button: click, or drop what was dragged."""
        pressed, self._pressed, self._turning = self._pressed, None, False
        if self._carry.is_held:
            self._let_go()
        elif pressed is not None and pressed.clicks:
            gone = point - pressed.point
            if math.hypot(gone.x(), gone.y()) < QApplication.startDragDistance():
                self._click(pressed.point, pressed.marks)

    def drop(self) -> None:
        """Put dragged cards back in the hand, and ignore the button until it is pressed again."""
        self._pressed, self._turning = None, False
        if self._carry.is_held or self._carry.places:
            self._carry.put_back()
            self._preview(None)

    def lose_button(self) -> None:
        """End a press whose release was missed, such as over another window."""
        self._pressed, self._turning = None, False
        if self._carry.is_held:
            self.drop()

    def _pick_up(self, point: QPointF) -> None:
        """Start dragging the card at a point, with marked cards that go with it; not out of turn."""
        hand, choice = self._board.hand, self.choice
        index = hand.at(point.x(), point.y())
        able = any(card is not None and card.choice.playable for card in hand.cards)
        if self._view is None or choice.step is not Step.CARDS or index is None or not able:
            return
        places = choice.marked
        if index not in places:
            places = (*places, index) if places and choice.goes_together(index) else (index,)
        hand.set_focus(index, False)
        # The drag starts from its raised spot, which stays under the pointer.
        self._carry.pick_up(places, index, point)
        hand.set_pointer(None)
        self._preview(index)

    def _let_go(self) -> None:
        """Choose the dragged cards as by a click if they are over the pile, otherwise put them back."""
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
        """Handle a click at a point of the scene, which may mark."""
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
        """Turn the wheel while a number is chosen; return False if it means nothing."""
        if self.choice.step is not Step.NUMBER or not steps:
            return False
        for _ in range(abs(steps)):
            self.choice.move_hot(1 if steps > 0 else -1)
        self._after(None)
        return True

    def hover(self, point: QPointF) -> bool:
        """Move the pointer; return whether a click would do something."""
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
        """Draw a card that is owed."""
        move = next((move for move in self.choice.moves if isinstance(move, Draw)), None)
        if move is not None:
            self._after(move)
