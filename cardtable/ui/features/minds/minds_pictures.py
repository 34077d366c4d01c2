"""The drawings of “What did they hold?” beside its table: the deal's moves, and the rated moves.

Screen readers get each of them as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from cardtable.language import Player, say, series, word
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import chip, chip_width, words_of_cards
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed
from cardtable.ui.widgets.painted import Rows

_TALL = pictures.CARD_RATIO
_WEIGHED = 76
"""The height of a rated move, in pixels."""


@dataclass(frozen=True)
class WeighedRow:
    """A rated move: its cards, its total, the chance of surviving the deal, and a note."""

    cards: tuple[str, ...]
    told: str
    safe: float | None
    note: str
    is_chosen: bool


@dataclass(frozen=True)
class Made:
    """A move of the deal; `choice` is the number of the choice, None if it can't be looked at."""

    name: Player
    avatar: str
    cards: tuple[str, ...]
    total: int
    choice: int | None


class WeighedMoves(Rows):
    """The rated moves, each with its cards and a bar for its chance; the chosen one in brass."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[WeighedRow, ...] = ()

    @property
    def high(self) -> float:
        return max(1, len(self.rows)) * self._each

    @property
    def _each(self) -> float:
        return _WEIGHED * self.theme.room

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Show these moves in this order."""
        self.rows = tuple(rows)
        told = []
        for row in rows:
            facts = [row.told, row.note]
            if row.safe is not None:
                facts.insert(1, say("minds-not-to-lose", percent=percent(row.safe)))
            told.append(say("minds-weighed-move", facts=series(filter(None, facts))))
        self.say(told)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        for number, row in enumerate(self.rows):
            self._draw_row(painter, row, QRectF(0, number * self._each, self.width(), self._each - 7))

    def _draw_row(self, painter: QPainter, row: WeighedRow, rect: QRectF) -> None:
        theme = self.theme
        ground, line = paint.alpha(theme.wash, 0.11 if row.is_chosen else 0.05), theme.panel_line
        body = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        paint.fill_round(painter, body, 12, ground, theme.brass if row.is_chosen else line, 2)
        high = body.height() - 12
        x, wide = body.left() + 8, high / _TALL
        for card in row.cards[:4]:
            face = pictures.face(card, wide, paint.dpr_of(painter), theme.deck)
            paint.turned_card(painter, face, x + wide / 2, body.center().y(), wide, 0, 3, 3, 1)
            x += wide * (1 if len(row.cards) == 1 else 0.6)
        x += 12 + (wide * 0.4 if len(row.cards) > 1 else 0)
        right, size, small = body.right() - 12, 16 * theme.text, 13 * theme.text
        first, second = body.top() + body.height() * 0.31, body.top() + body.height() * 0.74
        if row.safe is not None:
            told = say("board-percent", percent=percent(row.safe))
            used = paint.text(painter, right, second, told, small * 1.1, theme.panel_text, 800, paint.RIGHT)
            bar = QRectF(x, second - 4, max(20.0, right - used - 12 - x), 8)
            paint.fill_round(painter, bar, 4, paint.alpha(theme.wash, 0.14))
            filled = QRectF(bar.left(), bar.top(), max(8.0, bar.width() * row.safe), 8)
            paint.fill_round(painter, filled, 4, theme.brass if row.is_chosen else theme.low)
        note = paint.text_width(row.note, small, 700) if row.note else 0.0
        beside = row.safe is not None
        room = right - x - (note + 10 if note and beside else 0)
        if beside and room < paint.text_width(row.told, size * 0.75, 800):
            room, note = right - x, 0.0
        fits = paint.fitting(row.told, size, 800, room, 12)
        paint.text(painter, x, first, row.told, fits, theme.panel_text, 800, width=room)
        if row.note and beside and note:
            paint.text(painter, right, first, row.note, small, theme.gilt, 700, paint.RIGHT)
        elif row.note and not beside:
            paint.text(painter, x, second, row.note, small, theme.gilt, 700, width=room)


class DealStrip(Rows):
    """The moves of the deal, the current one in the middle; clicking a computer's move chooses it."""

    chosen = Signal(int)
    """The number of the choice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.moves: tuple[Made, ...] = ()
        self._at = 0
        self.setMouseTracking(True)

    def show_moves(self, moves: Sequence[Made], at: int) -> None:
        """Show the moves of a deal, with the one at index `at` in brass."""
        self.moves, self._at = tuple(moves), at
        self.say(
            [say("minds-made", name=one.name, cards=listed(one.cards), total=one.total) for one in self.moves]
        )

    @property
    def high(self) -> float:
        return 36 + 30 * self.theme.room + 24 * self.theme.text if self.moves else 0

    def _wide(self) -> float:
        cards = [chip_width(words_of_cards(one.cards), self._chip) for one in self.moves]
        return max([64 * self.theme.room, *(width + 16 for width in cards)])

    @property
    def _chip(self) -> float:
        return 26 * self.theme.room

    def _left(self) -> float:
        """Return the x of the first move, such that all are visible or the current one is in the middle."""
        wide = self._wide()
        all_of_it = wide * len(self.moves)
        if all_of_it <= self.width():
            return 0.0
        return -min(max(0.0, (self._at + 0.5) * wide - self.width() / 2), all_of_it - self.width())

    def _cell(self, number: int) -> QRectF:
        wide = self._wide()
        return QRectF(self._left() + number * wide, 0, wide, self.height()).adjusted(2, 1, -2, -1)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        # Moves of people, which cannot be looked at, are dim.
        theme = self.theme
        for number, move in enumerate(self.moves):
            cell = self._cell(number)
            if cell.right() < 0 or cell.left() > self.width():
                continue
            here = number == self._at
            if here or move.choice is not None:
                ground = paint.alpha(theme.wash, 0.12 if here else 0.05)
                paint.fill_round(painter, cell, 14, ground, theme.brass if here else None, 2.5)
            painter.setOpacity(1.0 if move.choice is not None else 0.6)
            x, y = cell.center().x(), cell.top() + 20
            paint.avatar(painter, move.avatar, x, y, 30)
            y += 17 + self._chip / 2 + 2
            words = words_of_cards(move.cards)
            chip(painter, theme, x - chip_width(words, self._chip) / 2, y, words, self._chip)
            y += self._chip / 2 + 12 * theme.text
            size = 15 * theme.text
            paint.text(painter, x, y, word(move.total), size, theme.panel_text, 800, paint.CENTRE)
            painter.setOpacity(1.0)

    def _under(self, event: QMouseEvent) -> int | None:
        """Return the number of the choice under the pointer, None if there is none."""
        at = event.position()
        found = (move.choice for number, move in enumerate(self.moves) if self._cell(number).contains(at))
        return next(found, None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shapes = Qt.CursorShape
        self.setCursor(shapes.ArrowCursor if self._under(event) is None else shapes.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        choice = self._under(event)
        if choice is not None:
            self.chosen.emit(choice)
