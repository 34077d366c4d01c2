"""The table as a widget: keys and pointer in, chosen plays out.

The view is told what happened and what the table looks like now; it never decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QWidget

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.moves import Move
from cardtable.game.view import SeatView
from cardtable.ui.table import choreography, speeds, words
from cardtable.ui.table.backdrop import Backdrop
from cardtable.ui.table.board import Board, SeatInfo
from cardtable.ui.table.card_values import CardValue
from cardtable.ui.table.chooser import Chooser
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.folding import Folding
from cardtable.ui.table.frame import Frame
from cardtable.ui.table.hints import advice_sentences, chances_sentence
from cardtable.ui.table.layout import MIN_HEIGHT, MIN_WIDTH, Layout
from cardtable.ui.table.mirror import Mirror
from cardtable.ui.table.moves import moves_of
from cardtable.ui.table.score import Shown, shown
from cardtable.ui.table.speeds import Pace
from cardtable.ui.table.stage import Perform, Stage
from cardtable.ui.table.strip import Notice, notice, waiting
from cardtable.ui.table.surface import PlayedSurface
from cardtable.ui.table.tools import Tools
from cardtable.ui.theme import FOREST, Theme

if TYPE_CHECKING:
    from cardtable.bots.coach import Advice

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(PlayedSurface):
    """A table with one person looking at it; see the module."""

    play_chosen = Signal(object)
    """A move out of the view's moves, chosen by pointer or keys."""
    settled = Signal()
    """All motion of the last `perform` has ended."""
    next_deal_asked = Signal()
    """On to the next deal, or after the last one to the end of the game."""
    menu_asked = Signal()
    rules_asked = Signal()
    new_game_asked = Signal()
    told = Signal(str)
    """Why a card that was chosen cannot be played, as one sentence."""
    move_list_folded = Signal(bool)
    """The list of moves beside the table was folded away, or opened again."""
    settings_asked = Signal()
    sounds_asked = Signal()
    """The sounds shall be switched on or off."""
    called = Signal(str)
    """What was called while the last `perform` was shown, as sentences to be spoken."""
    way_out_asked = Signal()
    """The game shall be brought to its end, by the button that `set_way_out` shows or by its key."""

    def __init__(self, theme: Theme = FOREST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self._folding = Folding()
        self._layout = Layout(MIN_WIDTH, MIN_HEIGHT, 2)
        self._view: SeatView | None = None
        self._look: Shown | None = None
        self._events: tuple[AnyEvent, ...] = ()
        self._names: tuple[str, ...] = ()
        self._calls: list[str] = []
        self.board = Board(self._scene, theme, self._glide)
        self.stage = Stage(self.board, self)
        self.stage.rested.connect(self._rest)
        self.chooser = Chooser(self.viewport(), self._scene, self.board, self.stage, theme, self)
        self._frame = Frame(theme, self.viewport())
        self._backdrop = Backdrop(theme, self._frame.paint_titles)
        self._frame.menu.clicked.connect(self.menu_asked)
        self._frame.rules.clicked.connect(self.rules_asked)
        self._frame.new_game.clicked.connect(self.new_game_asked)
        self._frame.settings.clicked.connect(self.settings_asked)
        self._frame.sounds.clicked.connect(self.sounds_asked)
        self._frame.go_on.clicked.connect(self._go_on)
        self._frame.way_out.clicked.connect(self.way_out_asked)
        self._frame.moves.clicked.connect(self.toggle_moves)
        self.tools = Tools(theme, self.viewport())
        self.mirror = Mirror(self, self, theme, self._buttons)
        self.chooser.showing.changed = self.mirror.refresh

    def _buttons(self) -> tuple[list[QWidget], list[QWidget]]:
        """In the order of Tab: what can be done at the hand, and what stands round the table."""
        frame, tools = self._frame, self.tools
        first = [frame.go_on, *self.chooser.showing.prompts.made, tools.hint, tools.hint_above, frame.way_out]
        last = [frame.menu, tools.undo, tools.redo, *frame.at_right]
        return [*first], [*last]

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
        self.board.bars.clear()
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
        self.board.bars.clear()
        self.chooser.close()
        bottom = view.seat if bottom is None else bottom
        if bottom is not None and bottom != self.board.viewer:
            self.board.turn_to(bottom)
        self.board.manned = view.seat is not None
        self.board.hand.set_focus(None, False)
        self._view = view
        if story is not None:
            self._events = tuple(story)
            before = shown(view, None, self.board.viewer)
            score = choreography.plan(story, before, self._layout, self.board.viewer, Pace(0, True))
            self._log(story, aloud=False)
            self._look = score.last
        self._look = shown(view, self._look, self.board.viewer)
        self.board.show_table(self._look, glide=False)
        self.board.set_thinking(None)
        self._show_rest(self._told_by(self._events) or waiting(view))

    def perform(self, events: Sequence[AnyEvent], view: SeatView) -> None:
        """Shows what happened, then the state it led to; emits `settled` when all is at rest."""
        self.stage.complete()
        if self._look is None:
            self._look = shown(view, None, self.board.viewer)
        self._view, self._events = view, tuple(events)
        self.board.bars.clear()
        self.chooser.close()
        self.board.set_thinking(None)
        self._tell_strip(None)
        self._log(events)
        score = choreography.plan(
            events, self._look, self._layout, self.board.viewer, self.stage.pace, swept=not view.pile
        )
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

    def show_hint(self, advice: Advice) -> None:
        """Lifts the first card of the move that is advised, says the whole of it, and shows the chances."""
        self.board.show_advice(advice)
        sentences = advice_sentences(advice, self._names)
        tell = self.say if self.chooser.showing.advise(sentences) else self.told.emit
        tell(sentences[0])
        self.say(chances_sentence(advice, self.board.hand.codes))

    def set_sounds(self, on: bool) -> None:
        """Shows whether there are sounds."""
        self._frame.set_sounds(on)

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
        if self._calls:
            self.called.emit(". ".join(self._calls))
            self._calls = []
        self.settled.emit()

    def _told_by(self, events: Sequence[AnyEvent]) -> Notice | None:
        avatars = [seat.avatar for seat in self.board.seats]
        return notice(
            events, self._names, avatars, self._view.seat if self._view else None, self.board.token_kind
        )

    def _show_rest(self, told: Notice | None) -> None:
        view = self._view
        if view is None:
            return
        self._tell_strip(told)
        count = len(view.hand)
        focus = self.board.hand.focus
        if count and (focus is None or focus >= count):
            self.board.hand.set_focus(min(focus or 0, count - 1), self.board.hand.focus_visible)
        # Last: the mirror, which is told by it, tells of all that stands on the table.
        self.chooser.open(view, self._look.last_seat if self._look else None)
        self.setAccessibleDescription(words.state_in_words(self.chooser.choosing.told(view), self._names))

    def _tell_strip(self, told: Notice | None) -> None:
        self.board.strip.tell(told)
        self._frame.tell(told, self.board.strip, self._layout.strip_scale)

    def _go_on(self) -> None:
        told = self.board.strip.notice
        if self.busy:
            self.complete()
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
            if aloud:
                self._calls.append(move.sentence)
            if aloud and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, move.sentence))

    # --- size and ground

    def _lay_out(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        seats = max(2, len(self.board.seats))
        self._layout = self._folding.layout(width, height, seats, self._theme.text)
        self._scene.setSceneRect(0, 0, self._layout.width, self._layout.height)
        self._backdrop.forget()
        limit = self._view.limit if self._view else 99
        self.board.arrange(self._layout, self.devicePixelRatioF(), limit)
        self._frame.arrange(self._layout)
        self.tools.arrange(self._layout, self._frame.row)
        self._frame.tell(self.board.strip.notice, self.board.strip, self._layout.strip_scale)
        self.viewport().update()

    def set_move_list(self, beside: bool) -> None:
        """Whether the list of moves stands beside the table, where the window has room for it."""
        if beside != self._folding.beside:
            self._folding.beside = beside
            self.dress()

    def set_previews(self, when: str) -> None:
        """When a card shows where it leads: always, hover or never."""
        self.board.hand.set_previews(when)

    def toggle_moves(self) -> None:
        """Opens or folds the list of moves: beside a wide table, for good, else over the narrow one."""
        kept = self._folding.toggle(self.viewport().width(), self._theme.text)
        self.dress()
        if kept:
            self.move_list_folded.emit(not self._folding.beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything takes its place in the new size."""
        super().resizeEvent(event)
        self._folding.over = False
        self.dress()

    def dress(self) -> None:
        """Shows everything anew: the theme, the cards, the size of text or of the window has changed."""
        self.stage.complete()
        for item in self._scene.items():
            if isinstance(item, Drawn):
                item.redraw()
        self._lay_out()
        if self._view is not None and self._look is not None:
            self.chooser.show()

    def event(self, event: QEvent) -> bool:
        """On another screen everything is drawn for its pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.dress()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copies the room and the table, which were painted once."""
        self._backdrop.draw(painter, self._layout, self.devicePixelRatioF())

    # --- keys and pointer

    def _glide(self, key: object, duration: float, perform: Perform) -> None:
        if duration <= 0:
            self.stage.still(key)
        else:
            self.stage.glide(key, duration, perform)

    def chose(self, move: Move) -> None:
        """A move was chosen; what becomes of it is the business of whoever listens."""
        self.play_chosen.emit(move)

    def tell(self, sentence: str) -> None:
        """Something that was tried cannot be done."""
        self.told.emit(sentence)

    def say(self, sentence: str) -> None:
        """Reads a sentence to a screen reader."""
        if QAccessible.isActive() and sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def key(self, event: QKeyEvent) -> bool:
        """A key that is not about a choice; False when it means nothing here."""
        if event.key() == Qt.Key.Key_Escape and self._layout.over:
            self.toggle_moves()
        elif event.key() in _ENTERS and self.board.strip.notice is not None:
            self._go_on()
        elif self.chooser.key(event):
            pass
        elif event.key() == Qt.Key.Key_End and self.way_out_label:
            self.way_out_asked.emit()
        else:
            return False
        return True

    def is_covered(self, x: float) -> bool:
        """Whether the list of moves lies over the table there."""
        return bool(self._layout.over) and x >= self._layout.open_right
