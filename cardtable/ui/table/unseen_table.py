"""The table as invisible widgets, for the keyboard and for screen readers.

Screen readers find no items of a scene. So everything on the table has a widget in the same place: the open
question with its answers, the hand, the seats, total, stock, pile and the list of moves. They are children of
the viewport, but masked, so that they are neither painted nor clicked. They say what the person at the screen
sees, and nothing while the table is covered.

These widgets have the only focus. A focused card shows the hand's ring, a focused answer is the one that
Enter takes; the table handles keys, whichever widget has them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QListWidget, QSlider, QWidget

from cardtable.cards.faces import suit_of
from cardtable.game.refusals import OverLimit
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Rank, paragraph, player, row, say, word
from cardtable.ui.drawing.paint import fill_round
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import Choice, Option, Step
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.places.layout import CARD_RATIO, Spot
from cardtable.ui.table.words.endings import Notice
from cardtable.ui.widgets.boxes import tab_through
from cardtable.ui.widgets.tool_tips import tip_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsView

    from cardtable.ui.table.choice.chooser import Chooser
    from cardtable.ui.table.items.board import Board
    from cardtable.ui.table.items.drawer import Value
    from cardtable.ui.table.items.hand import HandCard
    from cardtable.ui.table.motion.stage import Stage


class Kind(Enum):
    """What a stop stands for."""

    OPTION = "option"
    NUMBER = "number"
    NOTICE = "notice"
    CARD = "card"
    SEAT = "seat"
    TOTAL = "total"
    STOCK = "stock"
    PILE = "pile"
    MOVES = "moves"
    VALUES = "values"


class Stop:
    """One place for the keyboard; `index` counts within its kind. The table of stops watches its events."""

    kind: Kind
    index: int


class StopButton(Stop, QAbstractButton):
    """Something to choose: a card, an answer, the stock."""

    def __init__(self, kind: Kind, index: int, group: QWidget) -> None:
        QAbstractButton.__init__(self, group)
        self.kind, self.index = kind, index

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class StopText(Stop, QLabel):
    """Something to read: a seat, the total, the pile, a notice."""

    def __init__(self, kind: Kind, index: int, group: QWidget) -> None:
        QLabel.__init__(self, group)
        self.kind, self.index = kind, index


class StopNumber(Stop, QSlider):
    """The dial while a number is chosen."""

    kind, index = Kind.NUMBER, 0

    def __init__(self, group: QWidget) -> None:
        QSlider.__init__(self, group)


class StopList(Stop, QListWidget):
    """The list of moves, or that of card values; up and down go through it."""

    index = 0

    def __init__(self, kind: Kind, group: QWidget) -> None:
        QListWidget.__init__(self, group)
        self.kind = kind
        # Letters answer questions at the table; they don't search the list.
        self.setTabKeyNavigation(False)
        # Nobody sees the lines, so they needn't be measured one by one with each move.
        self.setUniformItemSizes(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the latest of the moves, or at the first of the values."""
        # Screen readers would announce a row that changed with each move each time.
        if event.reason() not in STAYS:
            self.setCurrentRow(self.count() - 1 if self.kind is Kind.MOVES else 0)
        super().focusInEvent(event)


STAYS = (
    Qt.FocusReason.MouseFocusReason, Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason,
)  # fmt: skip
"""Reasons for a change of focus after which the keyboard goes on where it was."""

SCROLLS = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End,
)  # fmt: skip
"""The keys that go through a list."""


class Group(QGroupBox):
    """A named group of stops."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        if name != self.accessibleName():
            self.setAccessibleName(name)


AnyStop = StopButton | StopText | StopNumber | StopList


def kind_of(widget: QWidget | None) -> Kind | None:
    """Return what a widget stands for; None if it is no stop."""
    return widget.kind if isinstance(widget, AnyStop) else None


def card_box(spot: Spot) -> QRectF:
    """Return the area of a card at a spot, without rotation."""
    w, h = spot.width, spot.width * CARD_RATIO
    return QRectF(spot.x - w / 2, spot.y - h / 2, w, h)


class FocusRing(CachedItem):
    """The brass ring around the focused item, if the item doesn't show the focus itself."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._box = QRectF()
        self._round = False
        self.setVisible(False)

    def show_at(self, stop: AnyStop) -> None:
        """Show the ring around the item of a stop: round for dial and plaques, inset if space is tight."""
        box = QRectF(stop.geometry())
        inset = {Kind.OPTION: 4, Kind.MOVES: 12}.get(stop.kind, 0)
        box.adjust(inset, inset, -inset, -inset)
        self._round = stop.kind in (Kind.TOTAL, Kind.SEAT, Kind.NOTICE)
        self._box = QRectF(0, 0, box.width(), box.height())
        self.set_area(self._box.adjusted(-12, -12, 12, 12))
        self.place(box.x(), box.y())
        self.setVisible(True)

    def draw(self, painter: QPainter) -> None:
        box = self._box.adjusted(-6, -6, 6, 6)
        radius = box.height() / 2 if self._round else min(16.0, box.height() / 2)
        for color, width in ((self.theme.edge, 7.0), (self.theme.brass, 3.5)):
            fill_round(painter, box, radius, None, color, width)


TAB, ARROWS = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.ClickFocus
"""How a stop gets the focus: by Tab, or only by arrows from its neighbor."""

Key = Qt.Key
_ENTERS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space)
_AHEAD = {Key.Key_Right: 1, Key.Key_Down: 1, Key.Key_Left: -1, Key.Key_Up: -1}
_ANSWERS = (Kind.OPTION, Kind.NUMBER)

S = TypeVar("S", bound=AnyStop)

PAUSE = 400
"""Milliseconds without a move after which the widgets are updated while others play without motion."""

_Z_RING = 97.0


class UnseenTable(QWidget):
    """All invisible widgets of one table; `buttons` returns the visible ones, of the hand and of the frame.

    `refresh` updates them when the table is at rest. Focus changes are ignored while they are `filling`, and
    changes of the dial while it is `turning` after a choice.
    """

    def __init__(
        self,
        view: QGraphicsView,
        board: Board,
        chooser: Chooser,
        stage: Stage,
        theme: Theme,
        buttons: Callable[[], tuple[Sequence[QWidget], Sequence[QWidget]]],
    ) -> None:
        super().__init__(view.viewport())
        self._table, self._board, self._chooser, self._stage = view, board, chooser, stage
        self._buttons = buttons
        self._view: SeatView | None = None
        self.setMask(QRegion(0, 0, 1, 1))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._asks = Group(say("reader-question"), self)
        self._holds = Group(say("reader-your-hand"), self)
        self._sits = Group(say("reader-seats"), self)
        self._lies = Group(say("reader-middle"), self)
        self.notice = self._text(Kind.NOTICE, 0, self._asks)
        self.number = self._watched(StopNumber(self._asks))
        self.number.valueChanged.connect(self._turn)
        self.options: list[StopButton] = []
        self.cards: list[StopButton] = []
        self.seats: list[StopText] = []
        self.total = self._text(Kind.TOTAL, 0, self._lies)
        self.stock = self._button(Kind.STOCK, 0, self._lies)
        self.pile = self._text(Kind.PILE, 0, self._lies)
        self.moves = self._watched(StopList(Kind.MOVES, self._lies))
        self.values = self._watched(StopList(Kind.VALUES, self._lies))
        self.moves.setAccessibleName(say("board-moves"))
        self.values.setAccessibleName(say("board-card-values"))
        self.ring = FocusRing(theme)
        self.ring.setZValue(_Z_RING)
        view.scene().addItem(self.ring)
        self._read: list[str] = []
        self._values: tuple[Value, ...] = ()
        self._seat = 0
        self._step = Step.CARDS
        self._order: list[QWidget] = []
        self.filling = self.turning = False
        self._pause = QTimer(self, interval=PAUSE, singleShot=True)
        self._pause.timeout.connect(self.show_table)
        self._empty()

    def _watched(self, stop: S) -> S:
        stop.installEventFilter(self)
        return stop

    def _text(self, kind: Kind, index: int, group: Group) -> StopText:
        return self._watched(StopText(kind, index, group))

    def _button(self, kind: Kind, index: int, group: Group) -> StopButton:
        stop = self._watched(StopButton(kind, index, group))
        stop.clicked.connect(lambda: self._press(kind, index))
        return stop

    def name_hand(self, name: str) -> None:
        """Set the name of the hand at the near side."""
        self._holds.set_name(name)

    @property
    def is_silent(self) -> bool:
        """Whether nothing is said until another game is shown."""
        return self._view is None

    # --- in step with the table

    def refresh(self, view: SeatView | None) -> None:
        """Update the widgets; with None a motion begins, and they wait for its end.

        Without motion, others play faster than a reader can follow: then they wait for a pause too.
        """
        before = self._view
        if view is not None:
            self._view = view
        if view is not None and self._stage.pace.instant and before is not None and _goes_on(before, view):
            self._pause.start()
        elif view is not None or not self._table.isEnabled():
            self.show_table()

    def catch_up(self) -> None:
        """Update the widgets now if they wait for a pause, as the keyboard comes to them."""
        if self._pause.isActive():
            self.show_table()

    def forget(self) -> None:
        """Say nothing until another game is shown."""
        self._view = None
        self.show_table()

    def show_table(self) -> None:
        """Update everything; say nothing while the table is covered."""
        self._pause.stop()
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
        self.follow()

    def show_notice(self) -> None:
        """Update only the notice during a motion; the rest waits for its end."""
        if self._view is not None and self._table.isEnabled():
            self.filling = True
            self._show_question()
            self._put_in_order()
            self.filling = False

    def _empty(self) -> None:
        self._fill(self.options, Kind.OPTION, self._asks, [])
        self._fill(self.cards, Kind.CARD, self._holds, [])
        self._fill(self.seats, Kind.SEAT, self._sits, [])
        for stop in (self.notice, self.number, self.total, self.stock, self.pile, self.moves, self.values):
            self._hide(stop)
        for written in (self.moves, self.values):
            written.clear()
        self._read, self._values = [], ()
        self.ring.setVisible(False)

    def _show_question(self) -> None:
        choice, choice_view = self._chooser.choice, self._chooser.choice_view
        notice = choice_view.ask.notice or self._board.strip.notice
        line = choice_view.line.string if choice_view.line.isVisible() else ""
        said = notice_words(notice) if notice is not None else line
        question = notice.title if notice is not None and choice.step is Step.SEAT else ""
        if choice.step is Step.OPTION:
            question = choice_words.popover_title(choice.hand[choice.chosen[-1]], choice.options)
        self._asks.set_name(question or say("reader-question"))
        strip = choice_view.ask if choice_view.ask.notice is not None else self._board.strip
        box = strip.box if notice is not None else choice_view.line.sceneBoundingRect()
        self._say(self.notice, said, box, bool(said))
        answers: list[tuple[str, QRectF]] = []
        if choice.step is Step.OPTION:
            answers = [
                (_option_words(option, choice.shows_totals), self._board.popover.box_of(place))
                for place, option in enumerate(choice.options)
            ]
        elif choice.step is Step.SEAT:
            names = [player(self._board.seats[seat].name) for seat in choice.seats]
            boxes = [QRectF(*choice_view.plaque(seat)) for seat in choice.seats]
            answers = list(zip(names, boxes, strict=True))
        self._fill(self.options, Kind.OPTION, self._asks, answers)
        for stop in self.options:
            is_stop = choice.step is Step.SEAT or stop.index == choice.hot
            stop.setFocusPolicy(TAB if is_stop else ARROWS)
        self._show_number()

    def _show_number(self) -> None:
        choice, plate = self._chooser.choice, self._board.plate
        asked = choice.step is Step.NUMBER
        r = plate.scale_of.r
        self._say(
            self.number, _number_words(choice), QRectF(-r, -r, 2 * r, 2 * r).translated(plate.pos()), asked
        )
        if asked:
            totals = [option.total for option in choice.options]
            self.turning = True
            self.number.setRange(min(totals), max(totals))
            self.number.setValue(totals[choice.hot])
            self.turning = False

    def _show_hand(self, view: SeatView) -> None:
        hand = self._board.hand
        is_seen = view.seat is not None and not hand.covered
        shown = [card for card in hand.cards if card is not None] if is_seen else []
        self._fill(
            self.cards, Kind.CARD, self._holds, [(_card_words(card), card_box(card.rest)) for card in shown]
        )
        for stop in self.cards[: len(shown)]:
            place = say("reader-place-in-hand", number=stop.index + 1, count=len(shown))
            # Readers would say at the focused card that the hand got smaller by a play, and grew by the draw.
            waits = stop is self.at and bool(stop.accessibleDescription()) and view.turn != view.seat
            if stop.accessibleDescription() != place and not waits:
                stop.setAccessibleDescription(place)
        self._offer_a_card()

    def _offer_a_card(self) -> None:
        """Let Tab reach one card, the one that was focused last."""
        at, is_open = self._board.hand.focus or 0, self._chooser.choice.step is Step.CARDS
        for stop in self.cards:
            stop.setFocusPolicy(TAB if stop.index == at and is_open else ARROWS)

    def _show_seats(self) -> None:
        board = self._board
        count = len(board.seats)
        around = [(board.viewer + place) % count for place in range(count)] if count else []
        said = [
            (board.seat_sentence(seat), QRectF(*board.layout.plaque(board.place(seat)))) for seat in around
        ]
        self._fill(self.seats, Kind.SEAT, self._sits, said)
        self.offer_a_seat()

    def _show_middle(self, view: SeatView) -> None:
        board = self._board
        layout = board.layout
        together = [tip_of(board.shared)] if board.shared.isVisible() else []
        self._say(self.total, row([_total_words(view), *together]), board.gauge_box)
        stock = _stock_words(board.stock.words, view)
        self._say(self.stock, stock, card_box(layout.stock), board.stock.lies)
        self._say(self.pile, _pile_words(view), card_box(layout.pile(0)))
        wide = layout.drawer or layout.over
        self._say(
            self.moves, self.moves.accessibleName(), QRectF(layout.width - wide, 0, wide, layout.height)
        )
        self.moves.setFocusPolicy(TAB if wide else Qt.FocusPolicy.NoFocus)
        sentences = [move.sentence for move in board.moves]
        if sentences[: len(self._read)] != self._read:
            self.moves.clear()
            self._read = []
        self.moves.addItems(sentences[len(self._read) :])
        self._read = sentences
        self._show_values(wide)

    def _show_values(self, wide: float) -> None:
        """Show the card values, under the moves; `wide` is the width of both, or 0 if they are put away."""
        drawer, height = self._board.drawer, self._board.layout.height
        shown, box = drawer.values.shows, QRectF(self._board.layout.width - wide, drawer.values.top, wide, 0)
        box.setBottom(height)
        self._say(self.values, self.values.accessibleName(), box, bool(shown))
        self.values.setFocusPolicy(TAB if wide and shown else Qt.FocusPolicy.NoFocus)
        if shown != self._values:
            self.values.clear()
            self.values.addItems([_value_words(faces, does) for faces, does in shown])
        self._values = shown

    def _fill(
        self,
        stops: list[StopButton] | list[StopText],
        kind: Kind,
        group: Group,
        said: Sequence[tuple[str, QRectF]],
    ) -> None:
        """Show one widget of a kind for each text and place, made when needed."""
        made: Callable[[Kind, int, Group], Any] = self._text if kind is Kind.SEAT else self._button
        while len(stops) < len(said):
            stops.append(made(kind, len(stops), group))
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
        if self.at is stop:
            # A value that was chosen leads back to its card, not by way of the table.
            card = self._card() if kind_of(stop) in _ANSWERS and self._chooses_cards else None
            (card or self._table).setFocus(Qt.FocusReason.OtherFocusReason)
        if not isinstance(stop, StopList):
            stop.setAccessibleName("")
            stop.setAccessibleDescription("")
        stop.hide()

    def _put_in_order(self) -> None:
        """Set the tab order: question, hand, actions, seats, the middle, moves, the frame."""
        first, last = self._buttons()
        order: list[QWidget] = [
            self._table, self.notice, *self.options, self.number, *self.cards, *first, *self.seats,
            self.total, self.stock, self.pile, self.moves, self.values, *last,
        ]  # fmt: skip
        # Qt breaks the chain at widgets without focus.
        order = [one for one in order if one.focusPolicy() is not Qt.FocusPolicy.NoFocus]
        if order != self._order:
            self._order = order
            tab_through(order)

    # --- the keyboard

    @property
    def at(self) -> QWidget | None:
        """The focused widget of this window."""
        return self._table.window().focusWidget()

    def offer_a_seat(self) -> None:
        """Let Tab reach one seat, the one that was focused last."""
        shown = sum(not seat.isHidden() for seat in self.seats)
        self._seat = min(self._seat, max(0, shown - 1))
        for stop in self.seats:
            stop.setFocusPolicy(TAB if stop.index == self._seat else ARROWS)

    def follow(self) -> None:
        """Move the focus to what is chosen now, if it is at the table."""
        at, step = self.at, self._chooser.choice.step
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
        elif self._chooses_cards:
            wanted = self._card() or at
        elif kind in (Kind.CARD, *_ANSWERS):
            wanted = self._table
        if wanted is not at:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.ring.isVisible() and isinstance(at, AnyStop):
            self.ring.show_at(at)

    @property
    def _chooses_cards(self) -> bool:
        """Whether a card of the hand shows the focus, and no question about it is open."""
        return self._chooser.choice.step is Step.CARDS and self._board.hand.focus_visible

    def _answer(self) -> QWidget | None:
        choice = self._chooser.choice
        if choice.step is Step.NUMBER:
            return self.number
        return self.options[choice.hot] if choice.hot < len(self.options) else None

    def _card(self) -> QWidget | None:
        focus, cards = self._board.hand.focus, self.cards
        if focus is None or focus >= len(cards) or cards[focus].isHidden():
            return None
        return cards[focus]

    def entered(self, stop: AnyStop) -> None:
        """Show the focus on the item of a widget."""
        hand, choice = self._board.hand, self._chooser.choice
        if stop.kind is Kind.CARD:
            # A card that was just played and is being called still has its widget, but no card in the hand.
            is_held, is_lit = (
                stop.index < len(hand.cards),
                (hand.focus, hand.focus_visible) == (stop.index, True),
            )
            if is_held and not is_lit and choice.step is Step.CARDS:
                self._chooser.focus(stop.index)
            self._offer_a_card()
            return
        if stop.kind is Kind.NUMBER:
            # The dial shows its focus itself.
            return
        if stop.kind is Kind.OPTION:
            self._chooser.point_at(stop.index)
        lit = stop.kind is Kind.OPTION and choice.step is Step.SEAT
        if not lit:
            self._seat = stop.index if stop.kind is Kind.SEAT else self._seat
            self.ring.show_at(stop)

    def _left(self, stop: AnyStop, reason: Qt.FocusReason) -> None:
        """Hide the focus of a widget."""
        self.ring.setVisible(False)
        if stop.kind is not Kind.CARD or self.filling or reason in STAYS:
            return
        # With the question about it open, the card is where Escape leads back to.
        if kind_of(self.at) not in (Kind.CARD, *_ANSWERS) and self.at is not self._table:
            self._chooser.blur()

    def tab(self, ahead: bool) -> bool:
        """Move to the next seat while one is asked for.

        Return False after the last, or if Qt should move the focus.
        """
        self.catch_up()
        choice, at = self._chooser.choice, self.at
        by = 1 if ahead else -1
        if at is self._table:
            return self._chooser.step_seat(by)
        within = 0 <= choice.hot + by < len(choice.seats)
        return kind_of(at) is Kind.OPTION and within and self._chooser.step_seat(by)

    # --- what is pressed

    def eventFilter(self, stop: QObject, event: QEvent) -> bool:
        """Hear of keys and the focus at a stop; a key that means nothing there goes on to the table."""
        assert isinstance(stop, AnyStop)
        match event.type():
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                return self._hears_key(stop, event)
            case QEvent.Type.KeyRelease:
                # A key counts when it is pressed.
                event.ignore()
                return True
            case QEvent.Type.FocusIn:
                self.entered(stop)
            case QEvent.Type.FocusOut if isinstance(event, QFocusEvent):
                self._left(stop, event.reason())
            case QEvent.Type.EnabledChange:
                # What is under a cover is hidden, and each stop would tell readers so twice.
                return True
        return False

    def _hears_key(self, stop: AnyStop, event: QKeyEvent) -> bool:
        """Return whether a key at a stop goes no further there; Qt handles Tab, and a list its own keys."""
        if event.key() in (Key.Key_Tab, Key.Key_Backtab):
            return False
        if not self._key(stop, event):
            if isinstance(stop, StopList) and event.key() in SCROLLS and not self._stage.busy:
                return False
            event.ignore()
        return True

    def _key(self, stop: AnyStop, event: QKeyEvent) -> bool:
        """Handle a key at a widget; return False to leave it to the table."""
        self.catch_up()
        if self._stage.busy or stop.kind in (Kind.CARD, *_ANSWERS):
            return False
        key = Key(event.key())
        if key in _ENTERS and self._board.strip.notice is None:
            self._press(stop.kind, stop.index)
            return True
        if key in _AHEAD and not isinstance(stop, StopList):
            self._go(stop, _AHEAD[key])
            return True
        return False

    def _go(self, stop: AnyStop, by: int) -> None:
        middle: list[QWidget] = [one for one in (self.total, self.stock, self.pile) if not one.isHidden()]
        seats: list[QWidget] = [seat for seat in self.seats if not seat.isHidden()]
        group = seats if stop.kind is Kind.SEAT else middle
        if stop in group:
            group[(group.index(stop) + by) % len(group)].setFocus(Qt.FocusReason.OtherFocusReason)
            self.offer_a_seat()

    def _press(self, kind: Kind, index: int) -> None:
        """Do what a click on the item would do."""
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

    def _turn(self, total: int) -> None:
        """Turn the dial, as asked by a screen reader rather than by keys or pointer."""
        if not self.turning and self._chooser.choice.step is Step.NUMBER:
            self._chooser.turn_to(total)


def _goes_on(before: SeatView, view: SeatView) -> bool:
    """Return whether the game goes on without its viewer, who is the same as before."""
    is_same = before.seat == view.seat and before.phase == view.phase == "playing"
    return is_same and view.turn != view.seat and not view.moves


def _card_words(held: HandCard) -> str:
    """Return a card of the hand: `7 of hearts, makes 75`, or why it can't be played."""
    if not held.choice.why:
        return held.words
    card, refusal = Card(held.code), held.choice.refusal
    if isinstance(refusal, OverLimit):
        return say("reader-would-go-over", card=card, total=refusal.total, limit=refusal.limit)
    return say("reader-cannot-be-played", card=card, why=held.choice.why)


def _option_words(choice: Option, shows_total: bool = True) -> str:
    """Return one way to count a card: `+11, makes 76`.

    Without the total if players must call it, or if the value is the total: `makes 99`.
    """
    value = choice_words.option_text(choice)
    if choice.value.startswith("=") or not shows_total:
        return value
    return say("reader-value-makes", value=value, total=choice.total)


def _number_words(choice: Choice) -> str:
    """Return the question that the dial answers, or ""."""
    if choice.step is Step.NUMBER:
        return say("choice-which-total", rank=Rank(choice.hand[choice.chosen[0]]))
    return ""


def notice_words(notice: Notice) -> str:
    """Return the text of the strip."""
    title = say("reader-sentence", line=notice.title) if notice.title[-1:].isalnum() else notice.title
    return paragraph([title, notice.detail])


def _total_words(view: SeatView) -> str:
    way = "clockwise" if view.direction > 0 else "counterclockwise"
    left = max(0, view.left)
    if view.counts_down:
        return say("reader-total-down", total=view.total, left=left, way=way)
    return say("reader-total", total=view.total, limit=view.limit, left=left, way=way)


def _stock_words(shown: str, view: SeatView) -> str:
    """Return the stock, and that a card may be drawn from it."""
    return say("reader-stock-draw", stock=shown) if view.draws_owed else shown


def _value_words(faces: Sequence[str], does: str) -> str:
    """Return what cards do, as the drawer shows it: `jack, queen: +10.`."""
    named = row([word(Card(face) if suit_of(face) else Rank(face)) for face in faces])
    return say("puzzles-card-value", shown=named, told=does)


def _pile_words(view: SeatView) -> str:
    if not view.pile:
        return say("reader-pile-empty")
    return say("reader-pile", card=Card(view.pile[-1]), count=len(view.pile))
