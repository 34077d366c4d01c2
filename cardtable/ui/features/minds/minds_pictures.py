"""The drawings of “What did they hold?” beside its table: the deal's moves, and the rated moves.

Screen readers get each of them as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from cardtable.language import Player, paragraph, say, series, word
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import CardChip, CardRow, words_of_cards
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Bar, BoxButton, FittedLabel, discard, label
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.scrolling import ScrollArea


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
        self._column = lay_column(on=self, margins=NO_MARGINS)

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Show these moves in this order."""
        self.rows = tuple(rows)
        discard(self._made)
        self._made = [self._row(row) for row in rows]
        add_parts(self._column, *self._made)
        self.setAccessibleName(paragraph([made.accessibleName() for made in self._made]))

    def _row(self, row: WeighedRow) -> QFrame:
        made, chance = QFrame(self), []
        made.setProperty("role", "weighed-chosen" if row.is_chosen else "weighed")
        column = lay_column(FittedLabel(row.makes, "told", 12, made), gap=4)
        if row.safe is not None:
            chance = [say("minds-not-to-lose", percent=percent(row.safe))]
            role = "brass" if row.is_chosen else "low"
            bar = Bar(chance[0], row.safe, role, made, dark=True)
            shown = label(say("board-percent", percent=percent(row.safe)), "told", made)
            column.addLayout(lay_row((bar, 1), shown))
        if row.note:
            column.addWidget(FittedLabel(row.note, "gilt", 11, made))
        lay_row(
            CardRow(self.theme, row.cards[:4], 58, made), (column, 1), on=made, margins=(8, 7, 12, 7), gap=12
        )
        facts = series(filter(None, (row.makes, *chance, row.note)))
        made.setAccessibleName(say("minds-weighed-move", facts=facts))
        return made


class DealStrip(ScrollArea):
    """The moves of the deal, the current one in the middle; clicking a computer's move chooses it."""

    chosen = Signal(int)
    """The number of the choice."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.horizontalScrollBar().rangeChanged.connect(self._center)
        self.moves: tuple[Made, ...] = ()
        self.cells: list[BoxButton] = []

    def show_moves(self, moves: Sequence[Made], at: int) -> None:
        """Show the moves of a deal, with the one at index `at` in brass."""
        if tuple(moves) != self.moves:
            self.moves, inner = tuple(moves), QWidget()
            self.cells = [self._cell(move, inner) for move in moves]
            lay_row(*self.cells, STRETCH, on=inner, margins=NO_MARGINS, gap=0)
            self.setWidget(inner)
            self.setAccessibleName(paragraph(cell.accessibleName() for cell in self.cells))
            self.updateGeometry()
        if self.cells:
            self.cells[at].setChecked(True)
            self._center()

    def _cell(self, move: Made, parent: QWidget) -> BoxButton:
        cell = BoxButton(self.theme, "", "move", 0, parent, across=False)
        cell.setAccessibleName(say("minds-made", name=move.name, cards=listed(move.cards), total=move.total))
        cell.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cell.setCheckable(True)
        cell.setAutoExclusive(True)
        # Moves of people are pale, since they can't be selected.
        cell.setEnabled(move.choice is not None)
        cell.clicked.connect(lambda: self.chosen.emit(move.choice))
        portrait = Portrait(self.theme, 28, cell, dark=True)
        portrait.show_avatar(move.avatar)
        card, total = CardChip(self.theme, words_of_cards(move.cards), 26, cell), word(move.total)
        cell.box.setContentsMargins(12, 6, 12, 4)
        cell.box.setSpacing(0)
        cell.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for part in (portrait, card, label(total, "told", cell)):
            cell.box.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        return cell

    def _center(self) -> None:
        current = next((cell for cell in self.cells if cell.isChecked()), self)
        self.ensureWidgetVisible(current, self.width() // 2, 0)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        return QSize(260, inner.sizeHint().height() if inner is not None and self.cells else 0)
