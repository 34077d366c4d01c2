"""The table on the page of real cards, and what “Take back” would undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.game.sight.view import SeatView
from cardtable.language import paragraph, say, series, word
from cardtable.rules.model import Rules
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.plaques import SeatInfo
from cardtable.ui.table.motion.look import Look, look_of
from cardtable.ui.table.motion.speeds import COUNT, Ease, ease
from cardtable.ui.table.places.row import Row
from cardtable.ui.table.shown_table import ShownTable
from cardtable.ui.widgets.painted import Painted

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
        self.board.manned = False
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
        self._tell(look)

    def _walk(self, before: int, total: int) -> None:
        if before == total or not self._fades():
            return

        def walk(share: float) -> None:
            at = before + (total - before) * ease(Ease.OUT_CUBIC, share)
            self.board.show_total(at, round(at))

        self.stage.glide("walks", COUNT, walk)

    def _tell(self, look: Look) -> None:
        """Name the table by all that it shows."""
        board = self.board
        told = say("real-told-total", total=look.total, count=look.left)
        way = say("real-clockwise") if look.direction > 0 else say("real-counterclockwise")
        seats = map(board.seat_sentence, range(len(board.seats)))
        self.setAccessibleName(paragraph([told, series([*seats, way])]))

    def fit(self, page: float) -> None:
        """Set the height of the page, of which the felt takes a part at most."""
        self._page = page
        below = self._laid_out(self.width(), page, len(self.board.seats)).below
        self.setMinimumHeight(round(_LEAST + below))
        self.setMaximumHeight(round(max(_LEAST, _SHARE * page) + below))

    def _lay_out(self) -> None:
        super()._lay_out()
        self.fit(self._page)

    def _laid_out(self, width: float, height: float, seats: int) -> Row:
        limit = self._look.limit if self._look is not None else 99
        has_line = limit - self.board.lowest <= _LONGEST_LINE
        return Row(width, height, max(1, seats), text=self._theme.text, line=has_line)


class Undone(Painted):
    """What “Take back” would undo: the player, the move, and the totals before and after."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._avatar = self._told = ""
        self._totals: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(44)

    def tell(self, avatar: str, told: str, totals: tuple[int, int] | None) -> None:
        """Show what would be undone; nothing if `told` is empty."""
        self._avatar, self._told, self._totals = avatar, told, totals
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self._told:
            return
        theme = self.theme
        y, face = self.height() / 2, 40.0
        paint.disc(painter, face / 2, y, face / 2, paint.mix(theme.panel, theme.brass, 0.35))
        paint.avatar(painter, self._avatar, face / 2, y, face * 0.9)
        x, after = face + 10, 90.0 * theme.text if self._totals is not None else 0.0
        size = paint.fitting(self._told, 16 * theme.text, 700, self.width() - x - after, 11)
        room = self.width() - x - after
        x += paint.text(painter, x, y, self._told, size, theme.panel_text, 700, width=room) + 10
        if self._totals is not None:
            before, total = self._totals
            x += paint.text(painter, x, y, word(before), size, theme.panel_muted, 700) + size * 0.9
            paint.icon(painter, "arrow", x, y, size, theme.panel_muted, 2.4)
            paint.text(painter, x + size * 0.9, y, word(total), size, theme.panel_text, 900)
