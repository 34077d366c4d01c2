"""The table on the page of real cards, and what “Take back” would undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.game.sight.view import SeatView
from cardtable.language import paragraph, say, series, word
from cardtable.rules.model import Rules
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion.look import Look, SeatInfo, look_of
from cardtable.ui.table.motion.speeds import COUNT, Ease, ease
from cardtable.ui.table.places.pages import Row
from cardtable.ui.table.shown_table import ShownTable
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_row
from cardtable.ui.widgets.controls import FittedLabel, label
from cardtable.ui.widgets.painted import Portrait, Sign

_LEAST, _SHARE = 132.0, 0.36
"""The least height of the felt in pixels, and the greatest as a share of the page."""
_LONGEST_LINE = 130
"""Most numbers on a line; with more there is a dial."""


def real_look(view: SeatView) -> Look:
    """Return the look of a view whose cards are on a real table."""
    asked = view.questions[0] if view.questions else view.turn
    playing = view.phase == "playing"
    return replace(
        look_of(view), hand=(), hand_sizes=(), pile=(), stock=0, has_stock=False, bottom=None, owes=1,
        turn=asked if playing else None, next_seat=view.next_seat if playing and not view.questions else None,
    )  # fmt: skip


class RealTable(ShownTable):
    """The total on a line, or on a dial if the line is too long, and the seats in a row."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._game: tuple[object, ...] = ()
        self._page = 0.0
        self.board.has_viewer = False
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_game(self, seats: Sequence[SeatInfo], look: Look, rules: Rules) -> None:
        """Show a position; the animal walks to its total if it is of the same game."""
        before = self._look
        game = (*seats, rules.digest, look.limit)
        if before is None or game != self._game:
            self._game, self.board.lowest = game, rules.lowest_total
            whole = rules.tokens_shown(len(seats)) or 0
            self.seat(seats, look, tokens=whole, token_kind=rules.token_kind, marks=rules.marks)
        else:
            self.show_look(look)
            self._walk(before.total, look.total)
        self._name(look)

    def _walk(self, before: int, total: int) -> None:
        if before == total or not self._fades():
            return

        def walk(share: float) -> None:
            at = before + (total - before) * ease(Ease.OutCubic, share)
            self.board.show_total(at, round(at))

        self.stage.glide("walks", COUNT, walk)

    def _name(self, look: Look) -> None:
        """Name the table by all that it shows."""
        board = self.board
        words = say("real-told-total", total=look.total, count=look.left)
        way = say("real-clockwise") if look.direction > 0 else say("real-counterclockwise")
        seats = map(board.seat_sentence, range(len(board.seats)))
        self.setAccessibleName(paragraph([words, series([*seats, way])]))

    def fit(self, width: float, page: float) -> None:
        """Bound the height: on a page this high, the felt takes a part at most.

        `width` is the page's until the table is placed: by a narrower one it would count more rows of seats.
        """
        self._page = page
        below = self._laid_out(width, page, len(self.board.seats)).below
        self.setMinimumHeight(round(_LEAST + below))
        self.setMaximumHeight(round(max(_LEAST, _SHARE * page) + below))

    def _lay_out(self) -> None:
        super()._lay_out()
        self.fit(self.width(), self._page)

    def _laid_out(self, width: float, height: float, seats: int) -> Row:
        limit = self._look.limit if self._look is not None else 99
        has_line = limit - self.board.lowest <= _LONGEST_LINE
        return Row(width, height, max(1, seats), text=self._theme.text, line=has_line)


class Undone(QWidget):
    """What “Take back” would undo: the player, the move, and the totals before and after."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._face = Portrait(theme, 40, self, dark=True)
        self._step = FittedLabel("", "told", 11, self)
        self._before, self._after = label("", "note", self), label("", "told", self)
        self._arrow = Sign(theme, "arrow", 16, self, ink="panel_muted")
        row = lay_row(on=self, margins=NO_MARGINS, gap=10)
        add_parts(row, self._face, self._step, self._before, self._arrow, self._after, STRETCH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(44)

    def show_step(self, avatar: str, step: str, totals: tuple[int, int] | None) -> None:
        """Show what would be undone; nothing if `step` is empty."""
        before, after = totals or (0, 0)
        self._face.show_avatar(avatar)
        self._step.setText(step)
        self._before.setText(word(before))
        self._after.setText(word(after))
        self._face.setVisible(bool(step))
        self._step.setVisible(bool(step))
        for part in (self._before, self._arrow, self._after):
            part.setVisible(bool(step) and totals is not None)
