"""Leads a choice at the table: keys and pointer go in, what is open is shown, and the chosen move comes out.

What may be chosen is the business of `Choice`; here it is put on the table and read off it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.game.moves import Draw, Move
from cardtable.game.sight.view import SeatView
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import PAGE, Listener, Step
from cardtable.ui.table.choice.choice_view import Action, ChoiceView
from cardtable.ui.table.words.sentences import FEW

if TYPE_CHECKING:
    from cardtable.ui.table.items.board import Board

Key = Qt.Key
_ENTER = (Key.Key_Return, Key.Key_Enter)
_STEPS = {
    Key.Key_Left: -1, Key.Key_Right: 1, Key.Key_Up: 1, Key.Key_Down: -1,
    Key.Key_PageUp: PAGE, Key.Key_PageDown: -PAGE,
}  # fmt: skip


class Chooser:
    """One person's choice on one board; `open` begins it, `close` ends it."""

    def __init__(self, board: Board, choice_view: ChoiceView, listener: Listener) -> None:
        self._board, self._listener = board, listener
        self.choice, self.choice_view = choice_view.choice, choice_view
        self._view: SeatView | None = None
        self._last: int | None = None
        self._dragging = False
        self.two_clicks = False
        """The first click on a card only lifts it, the second one plays it."""

    # --- beginning and showing

    def open(self, view: SeatView, last: int | None) -> None:
        """The seat of `view` chooses anew; `last` is the seat that played last."""
        self._view, self._last = view, last
        self.choice.see(view)
        self.show()
        notice = self.choice_view.ask.notice
        if notice is not None:
            self._listener.say(f"{notice.title} {notice.detail}")
        elif self.choice_view.line.isVisible():
            self._listener.say(self.choice_view.line.string)

    def close(self) -> None:
        """Nothing can be chosen."""
        self._view = None
        self.choice.see(None)
        self.show()

    def show(self) -> None:
        """Puts what is open on the table."""
        self.choice_view.show(self._view, self._last, self._actions())

    def _actions(self) -> list[Action]:
        """The buttons of what is open."""
        translate = QCoreApplication.translate
        choice, back = self.choice, translate("Table", "Back")
        if choice.is_open:
            found = [Action(back, "Esc", False, self._go_back)]
            if choice.step is Step.NUMBER:
                label = translate("Table", "Make it {total}").format(total=choice.totals[0])
                found.append(Action(label, "↵", True, self._confirm))
            elif choice.step is Step.CARDS and choice.marked_plays:
                found.append(Action(translate("Table", "Play them"), "↵", True, self._confirm))
            return found
        primary = choice.is_asked
        return [
            Action(
                choice_words.prompt_label(prompt), prompt.key,
                prompt.kind == "declare" or (primary and prompt.kind in ("sneak", "defend")),
                self._prompted(prompt.key, number),
            )
            for number, prompt in enumerate(choice.prompts)
        ]  # fmt: skip

    def _prompted(self, key: str, number: int) -> Callable[[], None]:
        def act() -> None:
            prompts = self.choice.prompts
            if number >= len(prompts) or prompts[number].key != key:
                return
            move = prompts[number].move
            if move is None:
                self.choice.begin_marking()
            self._after(move)

        return act

    # --- what was chosen

    def _after(self, move: Move | None) -> None:
        """Something was picked: the move is made, or the next question shown and read out."""
        if move is not None:
            self.choice.see(self._view)
            self.show()
            self._listener.chose(move)
            return
        self.show()
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
            self._listener.tell(QCoreApplication.translate("Table", "This card does not go with the others."))

    def _confirm(self) -> None:
        move = self.choice.confirm()
        if move is None and self.choice.step is Step.CARDS:
            self._listener.tell(QCoreApplication.translate("Table", "Mark another card that goes with it."))
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
        elif typed.isdigit() and choice.step is Step.NUMBER:
            choice.type_digit(typed)
        elif typed.isdigit() and choice.step is Step.OPTION:
            self._after(choice.answer(int(typed) - 1))
            return
        elif typed.isdigit() and 0 < int(typed) <= len(choice.seats):
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
        elif typed.isdigit() and 0 < int(typed) <= len(hand.cards):
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
            self._after(prompt.move)
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

    def press(self, point: QPointF, marks: bool) -> None:
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
            self._dragging = True
            self.drag(point)
        else:
            self._go_back()

    def drag(self, point: QPointF) -> bool:
        """The pointer moves with the button down; True while it turns the dial."""
        if self._dragging and self.choice.step is Step.NUMBER:
            self.turn_to(self.choice_view.picker.number_at(point))
        return self._dragging

    def release(self) -> None:
        """The button is up."""
        self._dragging = False

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
