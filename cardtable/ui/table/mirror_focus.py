"""The keyboard among the unseen widgets of a table.

There is one focus: that of these widgets. A card with the keyboard is the one that the hand shows in its
ring, an answer with the keyboard the one that Enter takes; keys are heard by the table, whichever has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.table.choosing import Step
from cardtable.ui.table.mirror_parts import AnyStop, Kind, kind_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

    from cardtable.ui.table.board import Board
    from cardtable.ui.table.chooser import Chooser
    from cardtable.ui.table.mirror import Mirror
    from cardtable.ui.table.stage import Stage

TAB, ARROWS = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.ClickFocus
"""How the keyboard comes to a stop: by Tab, or by arrows from its neighbour alone."""

Key = Qt.Key
_ENTERS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_AHEAD = {Key.Key_Right: 1, Key.Key_Down: 1, Key.Key_Left: -1, Key.Key_Up: -1}
_STAYS = (
    Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason,
)  # fmt: skip
_ANSWERS = (Kind.OPTION, Kind.NUMBER)


class Host(Protocol):
    """What the mirror needs of the view it belongs to."""

    board: Board
    chooser: Chooser
    stage: Stage


class MirrorFocus:
    """The one focus among the unseen widgets of a table, and what is pressed there."""

    def __init__(self, mirror: Mirror, table: QGraphicsView, host: Host) -> None:
        self._mirror, self._table = mirror, table
        self._board, self._chooser, self._stage = host.board, host.chooser, host.stage
        self._seat = 0
        self._step = Step.CARDS

    @property
    def at(self) -> QWidget | None:
        """Where the keyboard is in this window."""
        return self._table.window().focusWidget()

    @property
    def is_busy(self) -> bool:
        """Whether something moves, so that any key completes it."""
        return self._stage.busy

    def offer_a_seat(self) -> None:
        """Lets Tab come to one of the seats, the one that had the keyboard last."""
        shown = sum(not seat.isHidden() for seat in self._mirror.seats)
        self._seat = min(self._seat, max(0, shown - 1))
        for stop in self._mirror.seats:
            stop.setFocusPolicy(TAB if stop.index == self._seat else ARROWS)

    def follow(self) -> None:
        """Brings the keyboard to what is chosen now, if it is at the table."""
        at, step = self.at, self._chooser.choosing.step
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
        elif self._mirror.ring.isVisible() and isinstance(at, AnyStop):
            self._mirror.ring.show_at(at)

    def _answer(self) -> QWidget | None:
        choosing = self._chooser.choosing
        if choosing.step is Step.NUMBER:
            return self._mirror.number
        return self._mirror.options[choosing.hot] if choosing.hot < len(self._mirror.options) else None

    def _card(self) -> QWidget | None:
        focus, cards = self._board.hand.focus, self._mirror.cards
        if focus is None or focus >= len(cards) or cards[focus].isHidden():
            return None
        return cards[focus]

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
            self._mirror.ring.show_at(stop)

    def left(self, stop: AnyStop, reason: Qt.FocusReason) -> None:
        """The keyboard has gone from that widget."""
        self._mirror.ring.setVisible(False)
        if stop.kind is not Kind.CARD or self._mirror.filling or reason in _STAYS:
            return
        if kind_of(self.at) is not Kind.CARD and self.at is not self._table:
            self._chooser.blur()

    def tab(self, ahead: bool) -> bool:
        """Tab goes from seat to seat while one is asked for, and on from the last; False when Qt leads it."""
        choosing, at = self._chooser.choosing, self.at
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
        middle: list[QWidget] = [self._mirror.total, self._mirror.stock, self._mirror.pile]
        seats: list[QWidget] = [seat for seat in self._mirror.seats if not seat.isHidden()]
        group = seats if stop.kind is Kind.SEAT else middle
        if stop in group:
            group[(group.index(stop) + by) % len(group)].setFocus(Qt.FocusReason.OtherFocusReason)
            self.offer_a_seat()

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
        if not self._mirror.turning and self._chooser.choosing.step is Step.NUMBER:
            self._chooser.turn_to(total)
