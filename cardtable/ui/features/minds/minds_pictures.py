"""The drawings of “What did they hold?” beside its table: the deal's moves, and the rated moves.

Screen readers get each of them as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import Player, paragraph, say, series, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import CardRow, chip, chip_width, words_of_cards
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed
from cardtable.ui.widgets.controls import Bar, FittedLabel, discard, label
from cardtable.ui.widgets.painted import Painted


@dataclass(frozen=True)
class WeighedRow:
    """A rated move: its cards, its total, the chance of surviving the deal, and a note."""

    cards: tuple[str, ...]
    makes: str
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


class WeighedMoves(QWidget):
    """The rated moves, each with its cards and a bar for its chance; the chosen one in brass."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: tuple[WeighedRow, ...] = ()
        self._made: list[QFrame] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Show these moves in this order."""
        self.rows = tuple(rows)
        discard(self._made)
        self._made = [self._row(row) for row in rows]
        for made in self._made:
            self._column.addWidget(made)
        self.setAccessibleName(paragraph([made.accessibleName() for made in self._made]))

    def _row(self, row: WeighedRow) -> QFrame:
        made, column, foot, chance = QFrame(self), QVBoxLayout(), QHBoxLayout(), []
        made.setProperty("role", "weighed-chosen" if row.is_chosen else "weighed")
        column.setSpacing(4)
        column.addWidget(FittedLabel(row.makes, "told", 12, made))
        if row.safe is not None:
            chance = [say("minds-not-to-lose", percent=percent(row.safe))]
            role = "brass" if row.is_chosen else "low"
            foot.addWidget(Bar(chance[0], row.safe, role, made, dark=True), 1)
            foot.addWidget(label(say("board-percent", percent=percent(row.safe)), "told", made))
            column.addLayout(foot)
        if row.note:
            column.addWidget(FittedLabel(row.note, "gilt", 11, made))
        line = QHBoxLayout(made)
        line.setContentsMargins(8, 7, 12, 7)
        line.setSpacing(12)
        line.addWidget(CardRow(self.theme, row.cards[:4], 58, made))
        line.addLayout(column, 1)
        facts = series(filter(None, (row.makes, *chance, row.note)))
        made.setAccessibleName(say("minds-weighed-move", facts=facts))
        return made


class DealStrip(Painted):
    """The moves of the deal, the current one in the middle; clicking a computer's move chooses it."""

    chosen = Signal(int)
    """The number of the choice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.moves: tuple[Made, ...] = ()
        self._at = 0
        self.setMouseTracking(True)

    def show_moves(self, moves: Sequence[Made], at: int) -> None:
        """Show the moves of a deal, with the one at index `at` in brass."""
        self.moves, self._at = tuple(moves), at
        self.setAccessibleName(
            paragraph(
                say("minds-made", name=one.name, cards=listed(one.cards), total=one.total)
                for one in self.moves
            )
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        high = 36 + 30 * self.theme.room + 24 * self.theme.text
        return QSize(260, round(high) if self.moves else 0)

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
        # Moves of people are dim, since they can't be selected.
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
