"""How a choice looks on the table: the popover, lights, the dial, the strip that asks, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene, QWidget

from cardtable.game.moves import Draw
from cardtable.game.view import SeatView
from cardtable.ui.paint import pill_width
from cardtable.ui.table import asking, speeds
from cardtable.ui.table.choosing import Choosing, Step
from cardtable.ui.table.labels import Label
from cardtable.ui.table.layout import CARD_RATIO, Box
from cardtable.ui.table.lights import NumberPicker, SeatLight, StockLight
from cardtable.ui.table.prompts import Action, Prompts, row_width
from cardtable.ui.table.strip import Notice, Strip, asking_box
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from cardtable.ui.table.board import Board
    from cardtable.ui.table.stage import Stage

_Z_STOCK_LIGHT, _Z_LIGHT, _Z_ASK, _Z_PICKER = 1.5, 9.0, 86.0, 5.0

_MANY = 4
"""From so many buttons on they go to the corner rather than cover a seat beside their question."""

BESIDE = 0.6
"""Buttons up to this share of the table stand beside their question; more of them in the corner."""


class Showing:
    """The items and buttons of one choice on one board; `show` puts them as the choice stands."""

    def __init__(
        self,
        widget: QWidget,
        scene: QGraphicsScene,
        board: Board,
        stage: Stage,
        theme: Theme,
        choosing: Choosing,
    ) -> None:
        self.choosing, self._board, self._stage, self._theme, self._scene = (
            choosing,
            board,
            stage,
            theme,
            scene,
        )
        self.prompts = Prompts(theme, widget)
        self.ask, self.line = Strip(theme), Label(theme)
        self.picker, self.stock_light = NumberPicker(theme), StockLight(theme)
        self.lights: list[SeatLight] = []
        self._told = ""
        self.changed: Callable[[SeatView | None], None] = lambda view: None
        """Called with the view whenever something else is open; without one, nothing can be chosen."""
        for item, z in ((self.ask, _Z_ASK), (self.line, _Z_ASK), (self.picker, _Z_PICKER),
                        (self.stock_light, _Z_STOCK_LIGHT)):  # fmt: skip
            item.setZValue(z)
            item.setVisible(False)
            scene.addItem(item)

    def show(self, view: SeatView | None, last: int | None, actions: Sequence[Action]) -> None:
        """Puts what is open on the table; `last` is the seat that played last."""
        choosing, board = self.choosing, self._board
        board.hand.set_options(view, choosing)
        asked_at = choosing.chosen[-1] if choosing.chosen and choosing.step is not Step.CARDS else None
        board.hand.choose(asked_at)
        self._show_popover(asked_at)
        self.picker.setVisible(choosing.step is Step.NUMBER)
        if choosing.step is Step.NUMBER:
            self.picker.show_number(board.plate, choosing.options[choosing.hot].total)
        self.show_lights()
        self._show_question(view, last, actions)
        self._show_stock()
        board.set_ghosts(choosing.totals if choosing.is_open and choosing.step is not Step.NUMBER else ())
        self.changed(view)

    def _show_popover(self, index: int | None) -> None:
        popover, card = self._board.popover, self._board.hand.cards[index] if index is not None else None
        if self.choosing.step is not Step.OPTION or card is None:
            popover.close()
            return
        if popover.options != self.choosing.options:
            layout = self._board.layout
            popover.ask(card.code, self.choosing.options, layout, *layout.popover(card.rest))
        popover.set_hot(self.choosing.hot)

    def show_lights(self) -> None:
        """Lights the seats that can be named."""
        seats = self.choosing.seats if self.choosing.step is Step.SEAT else ()
        while len(self.lights) < len(seats):
            light = SeatLight(self._theme)
            light.setZValue(_Z_LIGHT)
            self._scene.addItem(light)
            self.lights.append(light)
        for number, light in enumerate(self.lights):
            light.setVisible(number < len(seats))
            if number < len(seats):
                board, hot = self._board, number == self.choosing.hot
                left = board.layout.key_at_left(board.place(seats[number]))
                light.light(self.plaque(seats[number]), number + 1, board.layout.s, hot, left)

    def plaque(self, seat: int) -> Box:
        """The plaque of a seat."""
        return self._board.layout.plaque(self._board.place(seat))

    def _show_question(self, view: SeatView | None, last: int | None, actions: Sequence[Action]) -> None:
        layout = self._board.layout
        notice = None
        if view is not None:
            notice = asking.question(self.choosing, view, self._board.seats, last)
        self.prompts.clear()
        plaques = [layout.plaque(place) for place in range(1, layout.seats)]
        beside = notice is not None and self._fits_beside(notice, actions, plaques)
        taken = (lambda s: row_width(actions, s) + 24 * s) if beside else (lambda s: 24 * s)
        scale = self.ask.ask(notice, taken, layout)
        if beside:
            box = self.ask.box
            self.prompts.row(actions, box.right() - 10 * scale, box.center().y(), scale)
        elif notice is not None or not self.choosing.is_open:
            right = layout.open_right - 22 * layout.s
            bottom = layout.seat(0).y - layout.hint_height / 2 - 10 * layout.s
            self.prompts.column(actions, right, bottom, plaques, layout.s)
        self._show_line(view, notice)

    def _fits_beside(self, notice: Notice, actions: Sequence[Action], plaques: Sequence[Box]) -> bool:
        """Whether the buttons have room in the strip of the question; many answers must not cover a seat."""
        layout = self._board.layout
        width = row_width(actions, layout.s)
        if len(actions) < _MANY or width >= layout.table_width * BESIDE:
            return width < layout.table_width * BESIDE
        box = asking_box(notice, width + 24 * layout.s, layout, layout.s)
        return not any(box.meets(plaque) for plaque in plaques)

    def _show_line(self, view: SeatView | None, notice: Notice | None) -> None:
        string = "" if notice or self.choosing.is_open else asking.line(self.choosing, view)
        self._told = string
        self.show_why("")

    def advise(self, sentences: Sequence[str]) -> bool:
        """The line at the hand gives a hint until something is done, the first of these wordings for which
        there is room; False where a question stands there.
        """
        if self.ask.notice is not None or self.choosing.is_open:
            return False
        layout = self._board.layout
        size, room = max(13.0, 16 * layout.s), layout.open_right - 60 * layout.s
        fits = (one for one in sentences if pill_width(one, size, 700, 16 * layout.s, "hint") <= room)
        self._told = next(fits, sentences[-1])
        self.show_why("")
        return True

    def show_why(self, why: str) -> None:
        """The line at the hand says why a card cannot be played; without a reason, what binds the seat."""
        string, layout = why or self._told, self._board.layout
        self.line.setVisible(bool(string))
        if string:
            s, kind, mark = layout.s, "bust" if why else "quiet", "close" if why else "hint"
            usual = max(13.0, 16 * s)
            size, room = max(usual, layout.words(16)), layout.open_right - 60 * s
            while size > usual and pill_width(string, size, 700, 16 * s, mark) > room:
                size -= 1
            high = max(28.0, 34 * s, size * 2)
            self.line.say(string, size, high, 16 * s, kind, mark, weight=700)
            # Clear of a list of moves that lies over the table.
            last = layout.open_right - 16 - pill_width(string, size, 700, 16 * s, mark) / 2
            top = layout.hand_y - layout.hand_card * CARD_RATIO / 2
            self.line.place(
                min(layout.centre.x, last), top - (45 * s + high / 2 + 15 * s * (layout.large - 1))
            )

    def _show_stock(self) -> None:
        owed = any(isinstance(move, Draw) for move in self.choosing.moves)
        self.stock_light.setVisible(owed)
        self._stage.still(self.stock_light)
        if owed:
            self.stock_light.arrange(self._board.layout)
            self.stock_light.setOpacity(1.0)
            if not self._stage.pace.instant and not self._stage.pace.reduced:
                self._stage.glide(self.stock_light, speeds.PULSE, self.stock_light.set_share, loops=True)

    def seat_at(self, point: QPointF) -> int | None:
        """The seat that can be named at a point of the scene."""
        for seat in self.choosing.seats:
            box = self.plaque(seat)
            near = 12 * self._board.layout.s
            if (
                box.x - near <= point.x() <= box.right + near
                and box.y - near <= point.y() <= box.bottom + near
            ):
                return seat
        return None

    def on_stock(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the stock."""
        x, y, w, _ = self._board.layout.stock
        return abs(point.x() - x) <= w * 0.6 and abs(point.y() - y) <= w * CARD_RATIO * 0.6
