"""The list of moves of a replay: all steps of the game, or only the costly ones."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from cardtable.controller.lookback.playback import Mark
from cardtable.controller.lookback.playhead import Playhead
from cardtable.game.moves import Play, Sneak
from cardtable.language import player as called
from cardtable.language import say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import chip, words_of_cards
from cardtable.ui.table.words.replay_words import led_to, note_of, sentence
from cardtable.ui.widgets.scrolling import DrawnList, Index, PlateDelegate
from cardtable.ui.widgets.tool_tips import plain_tip

POSITION_ROLE = Qt.ItemDataRole.UserRole + 1
"""The position that a row leads to."""
STEP_ROLE = Qt.ItemDataRole.UserRole + 2
"""The position before the step that a row shows; -1 for the beginning."""

_LETTERS = 2.6
"""Least width of a name in ems, enough for three letters and dots; below this it is left out."""

_SMALLEST = 0.78
"""Smallest scale of a long name."""

MUCH = 10
"""Costs of more points than this are red; the number and the mark are always there."""


class Steps(QAbstractListModel):
    """The model of a game's steps, each at the position that it leads to, after a row for the beginning.

    When only costly steps are listed, each is at the position before it, which shows what was better.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.playhead: Playhead | None = None
        self.only_costly = False
        self._rows: list[int] = []

    def show_playhead(self, playhead: Playhead) -> None:
        """Show another game."""
        self.playhead = playhead
        self.refresh()

    def refresh(self) -> None:
        """Rebuild the rows."""
        self.beginResetModel()
        if self.playhead is None:
            self._rows = []
        else:
            self._rows = (
                self.playhead.all_costly if self.only_costly else list(range(self.playhead.game.last + 1))
            )
        self.endResetModel()

    def touch(self) -> None:
        """Update the rows after their texts changed."""
        if self.only_costly:
            self.refresh()
        elif self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def row_of(self, position: int) -> int:
        """Return the row of a position of the game, -1 if it has none."""
        return self._rows.index(position) if position in self._rows else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self.playhead is None or not index.isValid():
            return None
        position = self._rows[index.row()]
        if role == POSITION_ROLE:
            return position
        if role == STEP_ROLE:
            return position if self.only_costly else position - 1
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        words = sentence(self.playhead, position) if self.only_costly else led_to(self.playhead, position)
        return words if role == Qt.ItemDataRole.DisplayRole else plain_tip(words)


class StepDelegate(PlateDelegate):
    """Draws a step: its number, the player, the card, the total, and the cost.

    The row of the current position lies on paper; those after it are dim.
    """

    plate = "row-dark"
    margins = (6, 2)

    def __init__(self, theme: Theme, steps: Steps, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._steps = steps

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(26 + 18 * self.theme.text))

    def is_chosen(self, state: QStyle.StateFlag, index: Index) -> bool:
        playhead = self._steps.playhead
        return playhead is not None and index.data(POSITION_ROLE) == playhead.at

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        playhead = self._steps.playhead
        if playhead is not None:
            painter.setOpacity(0.6 if index.data(POSITION_ROLE) > playhead.at else 1.0)
            self._row(painter, place, playhead, index, chosen)

    def _row(self, painter: QPainter, rect: QRectF, playhead: Playhead, index: Index, now: bool) -> None:
        theme, game, position = self.theme, playhead.game, index.data(STEP_ROLE)
        strong = theme.ink if now else theme.panel_text
        soft = theme.ink_muted if now else theme.panel_muted
        size, y, right = min(15 * theme.text, 24), rect.center().y(), rect.right() - 8
        if position < 0 or game.entries[position].seat is None:
            title = str(index.data())
            paint.text(painter, rect.left() + 12, y, title, size, strong, 900, width=rect.width() - 20)
            return
        entry = game.entries[position]
        seat = entry.seat or 0
        player = game.setup.players[seat]
        if entry.step is Mark.DEAL:
            words = sentence(playhead, position)
            paint.text(painter, rect.left() + 12, y, words, size, soft, 800, width=rect.width() - 20)
            return
        number = size * 0.86
        x = rect.left() + 5 + paint.text_width("00", number, 700)
        paint.text(painter, x, y, str(entry.number), number, soft, 700, paint.RIGHT)
        face = min(rect.height() - 6, 30.0)
        paint.avatar(painter, player.avatar, x + 8 + face / 2, y, face)
        x += face + 13
        right = self._cost(painter, right, y, size, playhead, position)
        room = paint.text_width("100", size * 1.1, 900) + 6
        plays = isinstance(entry.step, Play | Sneak)
        if plays:
            total = word(entry.total)
            paint.text(painter, right, y, total, size * 1.1, strong, 900, paint.RIGHT)
            right -= room
        right, name = self._done(painter, x, right, y, size, playhead, position, soft), called(player.name)
        # Shrink a long name before cutting it; with room for its beginning only, the avatar is enough.
        size *= max(_SMALLEST, min(1.0, (right - x) / paint.text_width(name, size, 800)))
        if right - x >= min(_LETTERS * size, paint.text_width(name, size, 800)):
            paint.text(painter, x, y, name, size, strong, 800, width=right - x)

    def _done(
        self, painter: QPainter, x: float, right: float, y: float, size: float, playhead: Playhead,
        position: int, soft: str,
    ) -> float:  # fmt: skip
        """Draw the cards played, the target's avatar and a note, leftwards from `right`.

        Return the x coordinate at which they begin.
        """
        entry, number = playhead.game.entries[position], size * 0.86
        cards, high = playhead.cards(position), size * 1.7
        if cards:
            right -= chip(painter, self.theme, right, y, words_of_cards(cards), high, right=True) + 6
        if isinstance(entry.step, Play) and entry.step.target is not None:
            # The target, robbed or struck or named, is shown by its avatar, as at the table.
            chosen, side = playhead.game.setup.players[entry.step.target], size * 1.4
            paint.avatar(painter, chosen.avatar, right - side / 2, y, side)
            paint.icon(painter, "arrow", right - side - size * 0.65, y, size, soft, 2.4)
            right -= side + size * 1.3
        note = note_of(entry, called(playhead.game.setup.players[entry.seat or 0].name))
        if note:
            wide, room = paint.text_width(note, number, 700), right - x
            wide = min(wide, max(0.0, room * 0.6 if room * 0.4 - 8 >= _LETTERS * size else room))
            paint.text(painter, right - wide, y, note, number, soft, 700, width=wide + 1)
            right -= wide + 8
        return right

    def _cost(
        self, painter: QPainter, right: float, y: float, size: float, playhead: Playhead, position: int
    ) -> float:
        """Draw the cost of the move, and return the x coordinate at which the rest of the row ends."""
        pad = size * 0.45
        room = self._cost_room(playhead, size, pad)
        costly = playhead.costly(position)
        if costly is not None:
            much = costly.points > MUCH
            ground = "#AE3820" if much else self.theme.brass
            color = "#FFFFFF" if much else self.theme.ink
            paint.pill(
                painter, right, y, str(costly.points), size * 0.9, color, ground, 800, pad=pad,
                cast=False, align=paint.RIGHT, mark="warn",
            )  # fmt: skip
        return right - room

    @staticmethod
    def _cost_room(playhead: Playhead, size: float, pad: float) -> float:
        """Return the width of the column of costs: equal in all rows, 0 if no move cost anything."""
        found = (one.costly for one in playhead.judged.values())
        most = max((costly.points for costly in found if costly is not None), default=0)
        return paint.pill_width(str(most), size * 0.9, 800, pad, "warn") + 6 if most else 0.0


class StepList(DrawnList):
    """The list of steps. The row of the position shown is the current one."""

    position_asked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = Steps(self)
        self.setModel(self.steps)
        self.setAccessibleName(say("board-moves"))
        self.setItemDelegate(StepDelegate(theme, self.steps, self))
        self._follows = False

    def show_position(self, position: int) -> None:
        """Make the row of that position current, or none if it has no row."""
        row = self.steps.row_of(position)
        self._follows = True
        self.setCurrentIndex(self.steps.index(row) if row >= 0 else QModelIndex())
        self._follows = False
        if row >= 0:
            self.scrollTo(self.currentIndex())
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._follows:
            self.position_asked.emit(current.data(POSITION_ROLE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # All keys but Up and Down belong to the page.
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()
