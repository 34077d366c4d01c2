"""The table as a widget: keys and pointer in, chosen plays out.

The view is told what happened and what the table looks like now; it never decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.moves import Play
from cardtable.game.view import SeatView
from cardtable.ui.table import choreography, speeds, words
from cardtable.ui.table.backdrop import backdrop
from cardtable.ui.table.board import Board
from cardtable.ui.table.drawer import CardValue
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.frame import Frame
from cardtable.ui.table.layout import DRAWER, DRAWER_FROM, MIN_HEIGHT, MIN_WIDTH, Layout
from cardtable.ui.table.moves import moves_of
from cardtable.ui.table.score import Shown, shown
from cardtable.ui.table.speeds import Pace
from cardtable.ui.table.stage import Perform, Stage
from cardtable.ui.table.strip import Notice, notice, waiting
from cardtable.ui.theme import FOREST, Theme

_HAND, _ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


@dataclass(frozen=True)
class SeatInfo:
    """Who sits on a seat."""

    name: str
    avatar: str
    person: bool


class TableView(QGraphicsView):
    """A table with one person looking at it; see the module."""

    play_chosen = Signal(object)
    """A `Play` out of the view's plays, chosen by pointer or keys."""
    settled = Signal()
    """All motion of the last `perform` has ended."""
    next_deal_asked = Signal()
    menu_asked = Signal()
    rules_asked = Signal()
    new_game_asked = Signal()
    told = Signal(str)
    """Why a card that was chosen cannot be played, as one sentence."""
    way_out_asked = Signal()
    """The game shall be brought to its end, by the button that `set_way_out` shows or by its key."""

    def __init__(self, theme: Theme = FOREST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._set_up_view()
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self._backdrop: QPixmap | None = None
        self._layout = Layout(MIN_WIDTH, MIN_HEIGHT, 2)
        self._view: SeatView | None = None
        self._look: Shown | None = None
        self._events: tuple[AnyEvent, ...] = ()
        self._names: tuple[str, ...] = ()
        self.board = Board(self._scene, theme, self._glide)
        self.stage = Stage(self.board, self)
        self.stage.rested.connect(self._rest)
        self._frame = Frame(theme, self)
        self._frame.menu.clicked.connect(self.menu_asked)
        self._frame.rules.clicked.connect(self.rules_asked)
        self._frame.new_game.clicked.connect(self.new_game_asked)
        self._frame.go_on.clicked.connect(self._go_on)
        self._frame.way_out.clicked.connect(self.way_out_asked)

    def _set_up_view(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(QCoreApplication.translate("Table", "Card table"))

    # --- the face to the rest of the app

    @property
    def busy(self) -> bool:
        """True while something is performed."""
        return self.stage.busy

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
    ) -> None:
        """Shows a table without motion: a fresh one or one that is taken up again.

        `tokens_at_start` tells how many outlines of lost tokens there may be; without it, the most tokens
        that a seat holds now count. `token_kind` is how they look (see `Rules.token_kind`),
        and `marks` are totals that matter (see `Rules.marks`).
        """
        self.stage.halt()
        self._names = tuple(seat.name for seat in seats)
        self._events = ()
        self.board.moves, self.board.values, self.board.deal = [], tuple(card_values), view.deal
        held = [count for count in view.tokens if count is not None]
        of_tokens = max([tokens_at_start or 0, *held])
        first = next((number for number, seat in enumerate(seats) if seat.person), 0)
        self.board.sit(seats, first if view.seat is None else view.seat, of_tokens, token_kind)
        self.board.manned = view.seat is not None
        self.board.plate.set_marks(marks)
        self._frame.set_titles(title, subtitle)
        self._view, self._look = view, shown(view, None, self.board.viewer)
        self._lay_out()
        self.board.show_table(self._look, glide=False)
        self.board.set_thinking(None)
        self._show_rest(waiting(view))
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_up(
        self, view: SeatView, story: Sequence[AnyEvent] | None = None, bottom: int | None = None
    ) -> None:
        """Shows another picture without motion: someone else looks now, or moves were taken back.

        `story` is what happened in this deal so far, where the list of moves has to be told anew; `bottom`
        the seat that comes to the near side, by default the one that looks.
        """
        self.stage.complete()
        bottom = view.seat if bottom is None else bottom
        if bottom is not None and bottom != self.board.viewer:
            self.board.turn_to(bottom)
        self.board.manned = view.seat is not None
        self._view = view
        if story is not None:
            self._events = tuple(story)
            before = shown(view, None, self.board.viewer)
            score = choreography.plan(story, before, self._layout, self.board.viewer, Pace(0, True))
            self._log(story, aloud=False)
            self._look = score.last
            self.board.strip.tell(waiting(view))
        self._look = shown(view, self._look, self.board.viewer)
        self.board.show_table(self._look, glide=False)
        self.board.set_thinking(None)
        self._show_rest(self._told_by(self._events) or self.board.strip.notice)

    def perform(self, events: Sequence[AnyEvent], view: SeatView) -> None:
        """Shows what happened, then the state it led to; emits `settled` when all is at rest."""
        self.stage.complete()
        if self._look is None:
            self._look = shown(view, None, self.board.viewer)
        self._view, self._events = view, tuple(events)
        self.board.set_options(None)
        self.board.set_thinking(None)
        self._tell_strip(None)
        self._log(events)
        score = choreography.plan(events, self._look, self._layout, self.board.viewer, self.stage.pace)
        self._look = score.last
        if not self.stage.pace.instant:
            self.board.warm(score.steps)
        self.stage.play(score)

    def complete(self) -> None:
        """Ends the running animation now."""
        self.stage.complete()

    def set_speed(self, factor: float) -> None:
        """How long motion takes: 1 is normal, 1.5 calmer, 0.55 quicker, 0 instant."""
        self.stage.pace = Pace(factor, self.stage.pace.reduced)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Short fades instead of motion."""
        self.stage.pace = Pace(self.stage.pace.factor, reduced)

    def set_thinking(self, seat: int | None) -> None:
        """Dots at the seat that thinks; None takes them away."""
        self.board.set_thinking(seat)
        if seat is None or self.stage.pace.instant or self.stage.pace.reduced:
            self.stage.still(self.board.dots)
        else:
            self.stage.glide(self.board.dots, speeds.DOTS, self.board.dots.set_share, loops=True)

    @property
    def way_out_label(self) -> str:
        """What the button of `set_way_out` says; "" while there is none."""
        return self._frame.way_out.text()

    def set_way_out(self, label: str, icon: str = "check") -> None:
        """Offers a way to end the game in so many words; "" takes the button away."""
        self._frame.offer(label, icon, self._layout)

    # --- at rest

    def _rest(self) -> None:
        view, look = self._view, self._look
        if view is None:
            return
        look = shown(view, look, self.board.viewer)
        self._look = look
        self.board.show_table(look, glide=False)
        self._show_rest(self._told_by(self._events))
        self.settled.emit()

    def _told_by(self, events: Sequence[AnyEvent]) -> Notice | None:
        avatars = [seat.avatar for seat in self.board.seats]
        return notice(events, self._names, avatars, self._view.seat if self._view else None)

    def _show_rest(self, told: Notice | None) -> None:
        view = self._view
        if view is None:
            return
        self.board.set_options(view)
        self._tell_strip(told)
        count = len(view.hand)
        focus = self.board.hand.focus
        if count and (focus is None or focus >= count):
            self.board.hand.set_focus(min(focus or 0, count - 1), self.board.hand.focus_visible)
        self.setAccessibleDescription(words.state_in_words(view, self._names))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _tell_strip(self, told: Notice | None) -> None:
        self.board.strip.tell(told)
        self._frame.tell(told, self.board.strip, self._layout.s)

    def _go_on(self) -> None:
        told = self.board.strip.notice
        if self.busy:
            self.complete()
        elif told is not None and told.over:
            self.new_game_asked.emit()
        elif told is not None:
            self.next_deal_asked.emit()

    def _log(self, events: Sequence[AnyEvent], aloud: bool = True) -> None:
        """The list of moves, and the calls for screen readers; only what everybody at the screen may know."""
        if sum(seat.person for seat in self.board.seats) > 1:
            events = [seen_by(event, None) for event in events]
        for event in events:
            if isinstance(event, ev.DealStarted):
                self.board.moves, self.board.deal = [], event.deal
        for move in moves_of(events, self.board.seats, self.board.total):
            self.board.moves.append(move)
            if aloud and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, move.sentence))

    # --- size and ground

    def _lay_out(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        seats = max(2, len(self.board.seats))
        drawer = DRAWER if width >= DRAWER_FROM else 0.0
        self._layout = Layout(max(MIN_WIDTH, width), max(MIN_HEIGHT, height), seats, drawer, self._theme.text)
        self._scene.setSceneRect(0, 0, self._layout.width, self._layout.height)
        self._backdrop = None
        limit = self._view.limit if self._view else 99
        self.board.arrange(self._layout, self.devicePixelRatioF(), limit)
        self._frame.arrange(self._layout)
        self._frame.tell(self.board.strip.notice, self.board.strip, self._layout.s)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place in the new size."""
        super().resizeEvent(event)
        self.dress()

    def dress(self) -> None:
        """Shows everything anew: the theme, the cards, the size of text or of the window has changed."""
        self.stage.complete()
        for item in self._scene.items():
            if isinstance(item, Drawn):
                item.redraw()
        self._lay_out()
        if self._view is not None and self._look is not None:
            self.board.set_options(self._view)

    def event(self, event: QEvent) -> bool:
        """On another screen everything is drawn for its pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.dress()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copies the room and the table, which were painted once."""
        dpr = self.devicePixelRatioF()
        if self._backdrop is None or self._backdrop.devicePixelRatioF() != dpr:
            self._backdrop = backdrop(self._theme, self._layout, dpr)
            self._frame.paint_titles(self._backdrop, self._layout)
        painter.drawPixmap(QPointF(0, 0), self._backdrop)

    # --- keys and pointer

    def _glide(self, key: object, duration: float, perform: Perform) -> None:
        if duration <= 0:
            self.stage.still(key)
        else:
            self.stage.glide(key, duration, perform)

    def _choose(self, index: int) -> None:
        """Plays the card at that place of the hand, or asks how."""
        cards = self.board.hand.cards
        card = cards[index] if 0 <= index < len(cards) else None
        if card is None or self._view is None:
            return
        if not card.plays:
            if card.refusal is not None:
                self.told.emit(f"{words.refusal_reason(card.code, card.refusal)}.")
            return
        if len(card.plays) == 1:
            self.play_chosen.emit(card.plays[0])
            return
        self.board.hand.choose(index)
        x, y = self._layout.popover(card.rest)
        self.board.popover.ask(card.code, card.plays, self._layout, x, y, self._names)
        self.board.set_ghosts(tuple(play.total for play in card.plays))

    def _answer(self, index: int) -> None:
        play: Play = self.board.popover.plays[index]
        self._close_popover()
        self.play_chosen.emit(play)

    def _close_popover(self) -> None:
        self.board.popover.close()
        self.board.hand.choose(None)
        self.board.set_ghosts(())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter or Space plays, digits pick, Escape closes."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if self.busy and plain and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.complete()
            return
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        key, hand, popover = event.key(), self.board.hand, self.board.popover
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        digit = int(event.text()) if event.text().isdigit() and event.text() != "0" else 0
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if popover.is_open:
            if step:
                popover.set_hot(popover.hot + step)
            elif enter:
                self._answer(popover.hot)
            elif digit and digit <= len(popover.plays):
                self._answer(digit - 1)
            elif key == Qt.Key.Key_Escape:
                self._close_popover()
            return True
        if enter and self.board.strip.notice is not None:
            self._go_on()
        elif step and hand.cards:
            start = hand.focus if hand.focus is not None else 0
            focus = start if not hand.focus_visible else (start + step) % len(hand.cards)
            self._focus(focus)
        elif enter and hand.focus is not None and hand.cards:
            if not hand.focus_visible:
                self._focus(hand.focus)
            else:
                self._choose(hand.focus)
        elif key == Qt.Key.Key_End and self.way_out_label:
            self.way_out_asked.emit()
        elif digit and digit <= len(hand.cards):
            self._focus(digit - 1)
            self._choose(digit - 1)
        else:
            return False
        return True

    def _focus(self, index: int) -> None:
        self.board.hand.set_focus(index, True)
        card = self.board.hand.cards[index]
        if card is not None:
            tip = card.item.toolTip()
            self._ghosts_of(index)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, tip))

    def _ghosts_of(self, index: int | None) -> None:
        card = self.board.hand.cards[index] if index is not None else None
        totals = tuple(play.total for play in card.plays) if card else ()
        self.board.set_ghosts(totals)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click completes what moves, else it answers, plays, or closes the popover."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.busy:
            self.complete()
            return
        point = event.position()
        popover = self.board.popover
        if popover.is_open:
            option = popover.option_at(point)
            if option is not None:
                self._answer(option)
            elif not popover.covers(point):
                self._close_popover()
            return
        index = self.board.hand.at(point.x(), point.y())
        if index is not None:
            self.board.hand.set_focus(index, False)
            self._choose(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Everything was done at the press."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Cards rise under the pointer, and the dial shows where they lead."""
        super().mouseMoveEvent(event)
        if self.busy:
            return
        point, popover = event.position(), self.board.popover
        if popover.is_open:
            option = popover.option_at(point)
            if option is not None:
                popover.set_hot(option)
            self.viewport().setCursor(_HAND if option is not None else _ARROW)
            return
        index = self.board.hand.at(point.x(), point.y())
        if index != self.board.hand.hover:
            if self.board.hand.focus_visible and index is not None:
                self.board.hand.set_focus(index, False)
            self.board.hand.set_pointer(index)
            self._ghosts_of(index)
        card = self.board.hand.cards[index] if index is not None else None
        self.viewport().setCursor(_HAND if card and card.plays else _ARROW)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.board.hand.set_pointer(None)
        if not self.board.popover.is_open:
            self.board.set_ghosts(())
