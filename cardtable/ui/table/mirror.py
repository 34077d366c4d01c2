"""The table again as real widgets that nobody sees: for the keyboard, and for screen readers.

A screen reader finds no items of a scene. So everything on the table has a widget of its own at the same
place: the open question with its answers, the cards of the own hand, the seats, total, stock, pile and the
list of moves. They are children of the viewport, but masked, so that no frame paints them and no click meets
them. What they say comes from what is shown to the person at the screen; while the table is covered there is
nothing in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from cardtable.game.view import SeatView
from cardtable.ui.table import mirror_words as words
from cardtable.ui.table.choosing import Step
from cardtable.ui.table.mirror_focus import ARROWS, TAB, Host, MirrorFocus
from cardtable.ui.table.mirror_parts import (
    FocusRing,
    Group,
    Kind,
    StopButton,
    StopList,
    StopNumber,
    StopText,
    card_box,
)
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

_Z_RING = 97.0


class Mirror(QWidget):
    """All the unseen widgets of one table; `buttons` are the seen ones: of the hand, of the frame.

    `refresh` brings them up to date; it is called when the table is at rest. `focus` leads the keyboard among
    them; it heeds nothing while they are `filling`, and no dial that is `turning` after a choice.
    """

    def __init__(
        self,
        view: QGraphicsView,
        host: Host,
        theme: Theme,
        buttons: Callable[[], tuple[Sequence[QWidget], Sequence[QWidget]]],
    ) -> None:
        super().__init__(view.viewport())
        self._table, self._board, self._chooser = view, host.board, host.chooser
        self.focus = MirrorFocus(self, view, host)
        self._buttons = buttons
        self._view: SeatView | None = None
        self.setMask(QRegion(0, 0, 1, 1))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        translate = QCoreApplication.translate
        self._asks = Group(translate("Table", "Question"), self)
        self._holds = Group(translate("Table", "Your hand"), self)
        self._sits = Group(translate("Table", "Seats"), self)
        self._lies = Group(translate("Table", "Middle of the table"), self)
        self.notice = StopText(self.focus, Kind.NOTICE, 0, self._asks)
        self.number = StopNumber(self.focus, self._asks)
        self.options: list[StopButton] = []
        self.cards: list[StopButton] = []
        self.seats: list[StopText] = []
        self.total = StopText(self.focus, Kind.TOTAL, 0, self._lies)
        self.stock = StopButton(self.focus, Kind.STOCK, 0, self._lies)
        self.pile = StopText(self.focus, Kind.PILE, 0, self._lies)
        self.moves = StopList(self.focus, self._lies)
        self.moves.setAccessibleName(translate("Table", "Moves"))
        self.ring = FocusRing(theme)
        self.ring.setZValue(_Z_RING)
        view.scene().addItem(self.ring)
        self._told: list[str] = []
        self._order: list[QWidget] = []
        self.filling = self.turning = False
        self._empty()

    def name_hand(self, name: str) -> None:
        """What the hand at the near side of the table is called."""
        self._holds.tell(name)

    # --- in step with the table

    def refresh(self, view: SeatView | None) -> None:
        """Says what is shown now; without a view a motion begins, and the mirror waits for its end."""
        if view is not None:
            self._view = view
        if view is not None or not self._table.isEnabled():
            self.show_table()

    def show_table(self) -> None:
        """Everything anew; nothing while the table is covered."""
        self.filling = True
        size = self._table.viewport().rect()
        for widget in (self, self._asks, self._holds, self._sits, self._lies):
            widget.setGeometry(size)
        if self._view is None or not self._table.isEnabled():
            self._empty()
        else:
            self._show_question()
            self._show_hand(self._view)
            self._show_seats()
            self._show_middle(self._view)
            self._put_in_order()
        self.filling = False
        self.focus.follow()

    def _empty(self) -> None:
        self._fill(self.options, Kind.OPTION, self._asks, [])
        self._fill(self.cards, Kind.CARD, self._holds, [])
        self._fill(self.seats, Kind.SEAT, self._sits, [])
        for stop in (self.notice, self.number, self.total, self.stock, self.pile, self.moves):
            self._hide(stop)
        self.moves.clear()
        self._told = []
        self.ring.setVisible(False)

    def _show_question(self) -> None:
        choosing, showing = self._chooser.choosing, self._chooser.showing
        told = showing.ask.notice or self._board.strip.notice
        line = showing.line.string if showing.line.isVisible() else ""
        said = words.notice(told) if told is not None else line
        self._asks.tell(words.question(choosing) or QCoreApplication.translate("Table", "Question"))
        strip = showing.ask if showing.ask.notice is not None else self._board.strip
        box = strip.box if told is not None else showing.line.sceneBoundingRect()
        self._say(self.notice, said, box, bool(said))
        answers: list[tuple[str, QRectF]] = []
        if choosing.step is Step.OPTION:
            answers = [
                (words.option(option, choosing.tells_totals), self._board.popover.box_of(place))
                for place, option in enumerate(choosing.options)
            ]
        elif choosing.step is Step.SEAT:
            names = [self._board.seats[seat].name for seat in choosing.seats]
            boxes = [QRectF(*showing.plaque(seat)) for seat in choosing.seats]
            answers = list(zip(names, boxes, strict=True))
        self._fill(self.options, Kind.OPTION, self._asks, answers)
        for stop in self.options:
            is_stop = choosing.step is Step.SEAT or stop.index == choosing.hot
            stop.setFocusPolicy(TAB if is_stop else ARROWS)
        self._show_number()

    def _show_number(self) -> None:
        choosing, plate = self._chooser.choosing, self._board.plate
        asked = choosing.step is Step.NUMBER
        r = plate.scale_of.r
        self._say(
            self.number, words.question(choosing), QRectF(-r, -r, 2 * r, 2 * r).translated(plate.pos()), asked
        )
        if asked:
            totals = [option.total for option in choosing.options]
            self.turning = True
            self.number.setRange(min(totals), max(totals))
            self.number.setValue(totals[choosing.hot])
            self.turning = False

    def _show_hand(self, view: SeatView) -> None:
        hand = self._board.hand
        shown = [card for card in hand.cards if card is not None] if view.seat is not None else []
        self._fill(
            self.cards, Kind.CARD, self._holds, [(words.card(card), card_box(card.rest)) for card in shown]
        )
        choosing = self._chooser.choosing
        for stop in self.cards:
            is_stop = stop.index == (hand.focus or 0) and choosing.step is Step.CARDS
            stop.setFocusPolicy(TAB if is_stop else ARROWS)
            place = words.place(stop.index, len(shown))
            if stop.accessibleDescription() != place:
                stop.setAccessibleDescription(place)

    def _show_seats(self) -> None:
        board = self._board
        count = len(board.seats)
        around = [(board.viewer + place) % count for place in range(count)] if count else []
        said = [(board.told_of(seat), QRectF(*board.layout.plaque(board.place(seat)))) for seat in around]
        self._fill(self.seats, Kind.SEAT, self._sits, said)
        self.focus.offer_a_seat()

    def _show_middle(self, view: SeatView) -> None:
        board = self._board
        layout, r = board.layout, board.plate.scale_of.r
        dial = QRectF(-r, -r, 2 * r, 2 * r).translated(board.plate.pos())
        self._say(self.total, words.total(view), dial)
        self._say(self.stock, words.stock(board.stock.toolTip(), view), card_box(layout.stock))
        self._say(self.pile, words.pile(view), card_box(layout.pile(0)))
        wide = layout.drawer or layout.over
        self._say(
            self.moves, self.moves.accessibleName(), QRectF(layout.width - wide, 0, wide, layout.height)
        )
        self.moves.setFocusPolicy(TAB if wide else Qt.FocusPolicy.NoFocus)
        told = [move.sentence for move in board.moves]
        if told[: len(self._told)] != self._told:
            self.moves.clear()
            self._told = []
        self.moves.addItems(told[len(self._told) :])
        if told != self._told:
            self.moves.setCurrentRow(len(told) - 1)
        self._told = told

    def _fill(
        self,
        stops: list[StopButton] | list[StopText],
        kind: Kind,
        group: Group,
        said: Sequence[tuple[str, QRectF]],
    ) -> None:
        """So many widgets of a kind, made when first wanted, each with its words and its place."""
        made: type[StopButton] | type[StopText] = StopText if kind is Kind.SEAT else StopButton
        while len(stops) < len(said):
            stops.append(made(self.focus, kind, len(stops), group))  # type: ignore[arg-type]
        for number, stop in enumerate(stops):
            if number < len(said):
                self._say(stop, *said[number])
            else:
                self._hide(stop)

    def _say(self, stop: QWidget, name: str, box: QRectF, shown: bool = True) -> None:
        if not shown:
            self._hide(stop)
            return
        if stop.accessibleName() != name:
            stop.setAccessibleName(name)
        stop.setGeometry(box.toAlignedRect())
        if stop.focusPolicy() is Qt.FocusPolicy.NoFocus:
            stop.setFocusPolicy(TAB)
        if stop.isHidden():
            stop.show()

    def _hide(self, stop: QWidget) -> None:
        if self.focus.at is stop:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        if not isinstance(stop, StopList):
            stop.setAccessibleName("")
            stop.setAccessibleDescription("")
        stop.hide()

    def _put_in_order(self) -> None:
        """The order of Tab: question, hand, what can be done, seats, the middle, the moves, the frame."""
        first, last = self._buttons()
        order: list[QWidget] = [
            self._table, self.notice, *self.options, self.number, *self.cards, *first, *self.seats,
            self.total, self.stock, self.pile, self.moves, *last,
        ]  # fmt: skip
        if order != self._order:
            self._order = order
            for before, after in pairwise(order):
                QWidget.setTabOrder(before, after)
