"""The table again as real widgets that nobody sees: for the keyboard, and for screen readers.

A screen reader finds no items of a scene. So everything on the table has a widget of its own at the same
place: the open question with its answers, the cards of the own hand, the seats, total, stock, pile and the
list of moves. They are children of the viewport, but masked, so that no frame paints them and no click meets
them. What they say comes from what is shown to the person at the screen; while the table is covered there is
nothing in them.

There is one focus: that of these widgets. A card with the keyboard is the one that the hand shows in its
ring, an answer with the keyboard the one that Enter takes; keys are heard by the table, whichever has it.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.table.choosing import Step
from cardtable.ui.table.mirror_parts import AnyStop, Kind, kind_of
from cardtable.ui.table.mirror_stops import ARROWS, TAB, Stops

Key = Qt.Key
_ENTERS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_AHEAD = {Key.Key_Right: 1, Key.Key_Down: 1, Key.Key_Left: -1, Key.Key_Up: -1}
_STAYS = (
    Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason,
)  # fmt: skip
_ANSWERS = (Kind.OPTION, Kind.NUMBER)


class Mirror(Stops):
    """The unseen widgets of one table, with the one focus among them."""

    # --- one focus

    def follow(self) -> None:
        """Brings the keyboard to what is chosen now, if it is at the table."""
        at, step = self._at, self._chooser.choosing.step
        asked, self._step = step is not self._step, step
        if at is None or not self._table.isEnabled():
            return
        at_home = at is self._table
        if not at_home and not self._table.isAncestorOf(at):
            return
        kind = kind_of(at)
        wanted = at
        if step is not Step.CARDS:
            if asked or at_home or kind in (Kind.CARD, *_ANSWERS):
                wanted = self._answer() or at
        elif self._board.hand.focus_visible:
            wanted = self._card() or at
        elif kind in (Kind.CARD, *_ANSWERS):
            wanted = self._table
        if wanted is not at:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.ring.isVisible() and isinstance(at, AnyStop):
            self.ring.show_at(at)

    def _answer(self) -> QWidget | None:
        choosing = self._chooser.choosing
        if choosing.step is Step.NUMBER:
            return self.number
        return self.options[choosing.hot] if choosing.hot < len(self.options) else None

    def _card(self) -> QWidget | None:
        focus = self._board.hand.focus
        found = focus is not None and focus < len(self.cards) and not self.cards[focus].isHidden()
        return self.cards[focus] if found and focus is not None else None

    def entered(self, stop: AnyStop) -> None:
        """The keyboard has come to that widget: its item shows it."""
        hand, choosing = self._board.hand, self._chooser.choosing
        if stop.kind is Kind.CARD:
            if choosing.step is Step.CARDS and (hand.focus, hand.focus_visible) != (stop.index, True):
                self._chooser.focus(stop.index)
            return
        if stop.kind is Kind.NUMBER:
            # The dial shows by itself that it is turned.
            return
        if stop.kind is Kind.OPTION:
            self._chooser.point_at(stop.index)
        lit = stop.kind is Kind.OPTION and choosing.step is Step.SEAT
        if not lit:
            self._seat = stop.index if stop.kind is Kind.SEAT else self._seat
            self.ring.show_at(stop)

    def left(self, stop: AnyStop, reason: Qt.FocusReason) -> None:
        """The keyboard has gone from that widget."""
        self.ring.setVisible(False)
        if stop.kind is not Kind.CARD or self._syncs or reason in _STAYS:
            return
        if kind_of(self._at) is not Kind.CARD and self._at is not self._table:
            self._chooser.blur()

    def tab(self, ahead: bool) -> bool:
        """Tab goes from seat to seat while one is asked for, and on from the last; False when Qt leads it."""
        choosing, at = self._chooser.choosing, self._at
        by = 1 if ahead else -1
        if at is self._table:
            return self._chooser.step_seat(by)
        within = 0 <= choosing.hot + by < len(choosing.seats)
        return kind_of(at) is Kind.OPTION and within and self._chooser.step_seat(by)

    # --- what is pressed

    def key(self, stop: AnyStop, event: QKeyEvent) -> bool:
        """A key at that widget; False when the table shall hear it."""
        if self._stage.busy or stop.kind in (Kind.CARD, *_ANSWERS):
            return False
        key = Key(event.key())
        if key in _ENTERS and self._board.strip.notice is None:
            self.press(stop.kind, stop.index)
            return True
        if key in _AHEAD and stop.kind is not Kind.MOVES:
            self._go(stop, _AHEAD[key])
            return True
        return False

    def _go(self, stop: AnyStop, by: int) -> None:
        """The next or previous one of a group."""
        middle: list[QWidget] = [self.total, self.stock, self.pile]
        seats: list[QWidget] = [seat for seat in self.seats if not seat.isHidden()]
        group = seats if stop.kind is Kind.SEAT else middle
        if stop in group:
            group[(group.index(stop) + by) % len(group)].setFocus(Qt.FocusReason.OtherFocusReason)
            for seat in self.seats:
                seat.setFocusPolicy(TAB if seat.index == self._seat else ARROWS)

    def press(self, kind: Kind, index: int) -> None:
        """Does what a click on the item would do."""
        self._stage.complete()
        if not self._table.isEnabled():
            return
        if kind is Kind.CARD:
            self._chooser.take_card(index)
        elif kind is Kind.OPTION:
            self._chooser.take(index)
        elif kind is Kind.STOCK:
            self._chooser.draw()
        self.follow()

    def turn(self, total: int) -> None:
        """The dial is turned to a number by other means than keys and pointer."""
        if not self._turns and self._chooser.choosing.step is Step.NUMBER:
            self._chooser.turn_to(total)
