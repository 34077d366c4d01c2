"""The games on disk as a list, each with a picture of its table, read one by one as they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.controller.kept_games import Summary, summary_of
from cardtable.game.record import RecordError
from cardtable.storage.shelf import Kept
from cardtable.ui import paint
from cardtable.ui.background import Background
from cardtable.ui.pages.saved_words import lines_of, title_of
from cardtable.ui.pages.small_table import REACH, small_table
from cardtable.ui.room import blank
from cardtable.ui.theme import Theme
from cardtable.ui.when import when_text
from cardtable.ui.widgets import ring
from cardtable.ui.widgets_lists import DrawnList

Index = QModelIndex | QPersistentModelIndex
Which = Literal["all", "unfinished", "finished"]

KEPT_ROLE = Qt.ItemDataRole.UserRole + 1
_PICTURE = QSize(128, 96)
_MOST_PICTURES = 200


@dataclass(frozen=True)
class SmallTable:
    """The table of a summary, for `small_table`."""

    around: tuple[str, ...]
    turn: int | None
    total: int | None
    limit: int
    pile: tuple[str, ...]

    @classmethod
    def of(cls, told: Summary) -> SmallTable:
        """As it is seen from the first person's seat."""
        count = len(told.players)
        order = [(told.front + step) % count for step in range(count)]
        turn = None if told.turn is None else order.index(told.turn)
        shown = told.table
        return cls(
            tuple(told.players[seat].avatar for seat in order),
            turn,
            shown.total,
            shown.limit,
            shown.pile[-2:],
        )


def picture_of(theme: Theme, told: Summary, size: QSize, dpr: float) -> QPixmap:
    """A picture of the table as it stands."""
    picture = blank(size.width(), size.height(), dpr)
    painter = QPainter(picture)
    paint.smooth(painter)
    paint.fill_round(painter, QRectF(0, 0, size.width(), size.height()), 12, theme.panel)
    painter.translate(size.width() / 2, size.height() / 2)
    share = min(size.width() / (2 * REACH[0]), size.height() / (2 * REACH[1]))
    painter.scale(share, share)
    small_table(painter, theme, SmallTable.of(told))
    painter.end()
    return picture


class SavedGames(QAbstractListModel):
    """The games, the last played first; what is in each is read when somebody looks at it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[Kept] = []
        self._rows: list[Kept] = []
        self._known: dict[Kept, Summary | str] = {}
        self._unread: set[Kept] = set()
        self._asked: set[Kept] = set()
        self._asking = Background(self)
        self._wanted: list[Kept] = []
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_one)
        self.which: Which = "all"

    def show_games(self, games: Sequence[Kept]) -> None:
        """These games, as far as they are of the kind that is wanted."""
        self._all = list(games)
        while self._unread:
            self._known.pop(self._unread.pop(), None)
        self.choose(self.which)

    def choose(self, which: Which) -> None:
        """All games, or only those that are finished or not."""
        self.which = which
        self.beginResetModel()
        self._rows = [
            kept for kept in self._all if which == "all" or kept.is_finished == (which == "finished")
        ]
        self._wanted = []
        self.endResetModel()

    def row_of(self, kept: Kept) -> int:
        """The row of a game; -1 where it has none."""
        paths = [one.path for one in self._rows]
        return paths.index(kept.path) if kept.path in paths else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many games there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The game, or what it is in words."""
        if not index.isValid():
            return None
        kept = self._rows[index.row()]
        if role == KEPT_ROLE:
            return kept
        if role == Qt.ItemDataRole.DisplayRole:
            return ". ".join((title_of(kept, self.told_at_once(kept)), *lines_of(kept, self.summary(kept))))
        return None

    # What is in them

    def told_at_once(self, kept: Kept) -> Summary | str | None:
        """What is in a game, read now; a sentence where nothing of it can be shown. None while a long one, or
        one on a slow disk, is being read: then `dataChanged` comes.
        """
        if kept not in self._known and kept not in self._asked:
            self._ask(kept)
        return self._known.get(kept)

    def _ask(self, kept: Kept) -> None:
        self._asked.add(kept)
        at_once = True

        def take(read: tuple[Summary | str, bool]) -> None:
            self._known[kept], is_unread = read
            self._asked.discard(kept)
            if is_unread:
                self._unread.add(kept)
            if not at_once:
                self._tell_read(kept)
                self._reading.start()

        self._asking.ask(partial(self._read, kept), take)
        at_once = False

    def _read(self, kept: Kept) -> tuple[Summary | str, bool]:
        """On the thread of the disk: what is to be shown, and whether it is because of the disk."""
        try:
            return summary_of(kept), False
        except RecordError as error:
            return str(error), False
        except OSError:
            return self.tr("This game cannot be read just now; it is kept as it is."), True

    def summary(self, kept: Kept) -> Summary | str | None:
        """The same if it was read before; else None, and it will be."""
        found = self._known.get(kept)
        if found is None and kept not in self._wanted:
            self._wanted.append(kept)
            self._reading.start()
        return found

    def _read_one(self) -> None:
        """One game in one turn of the event loop: the last one asked for is most likely still in sight."""
        if not self._wanted or self._asking.is_waiting:
            self._reading.stop()
            return
        kept = self._wanted.pop()
        if self.told_at_once(kept) is not None:
            self._tell_read(kept)

    def _tell_read(self, kept: Kept) -> None:
        row = self.row_of(kept)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))


class GameDelegate(QStyledItemDelegate):
    """Draws a game as a row: its table in small, what it is called, who plays, how it stands, and when."""

    def __init__(self, theme: Theme, games: SavedGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._games = games
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are alike."""
        return QSize(300, round(max(_PICTURE.height() + 20, 30 + 76 * self.theme.text)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row; the chosen one has a red edge, and a brass ring with the keyboard."""
        kept = index.data(KEPT_ROLE)
        if not isinstance(kept, Kept):
            return
        told = self._games.summary(kept)
        painter.save()
        paint.smooth(painter)
        theme, state = self.theme, option.state
        rect = QRectF(option.rect).adjusted(6, 4, -6, -4)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        line = theme.accent if chosen else theme.paper_line
        ground = theme.paper_raised if chosen or hovered else theme.paper
        paint.fill_round(painter, rect, 16, ground, line, 2.5 if chosen else 1.2)
        self._picture(painter, rect, kept, told)
        self._words(painter, rect, kept, told)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            ring(painter, theme, rect.adjusted(-3, -3, 3, 3), 18)
        painter.restore()

    def _picture(self, painter: QPainter, rect: QRectF, kept: Kept, told: Summary | str | None) -> None:
        place = QRectF(
            rect.left() + 10, rect.center().y() - _PICTURE.height() / 2, _PICTURE.width(), _PICTURE.height()
        )
        if not isinstance(told, Summary):
            paint.fill_round(painter, place, 12, self.theme.panel)
            mark = "warn" if isinstance(told, str) else "cards"
            paint.icon(painter, mark, place.center().x(), place.center().y(), 34, self.theme.panel_muted)
            return
        dpr = paint.dpr_of(painter)
        key = (kept, self.theme.key, dpr)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = picture_of(self.theme, told, _PICTURE, dpr)
        picture = self._pictures[key]
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _words(self, painter: QPainter, rect: QRectF, kept: Kept, told: Summary | str | None) -> None:
        theme, t = self.theme, self.theme.text
        x, right = rect.left() + _PICTURE.width() + 26, rect.right() - 16
        when, small = when_text(kept.when), 14 * t
        wide = paint.text_width(when, small, 600)
        above = rect.center().y() - 26 * t
        room = right - wide - 14 - x
        if room >= wide:
            paint.text(painter, right, above, when, small, theme.ink_muted, 600, paint.RIGHT)
        else:
            # Large text leaves no room for both; the day is told beside the list.
            room = right - x
        paint.text(painter, x, above, title_of(kept, told), 18 * t, theme.ink, 900, width=room)
        for number, line in enumerate(lines_of(kept, told)[:-1]):
            colour, weight = (theme.ink_muted, 600) if number == 0 else (theme.ink, 700)
            y = rect.center().y() + (2 + 25 * number) * t
            paint.text(painter, x, y, line, 15 * t, colour, weight, width=right - x)


class GameList(DrawnList):
    """The games as rows; Enter and a double click open one."""

    opened = Signal(object)
    """This game (`Kept`) shall be opened."""

    chosen = Signal()
    """Another game is the current one, or something of it was read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = SavedGames(self)
        self.setModel(self.games)
        self.setAccessibleName(self.tr("Games"))
        self.setItemDelegate(GameDelegate(theme, self.games, self))

    @property
    def current(self) -> Kept | None:
        """The chosen game."""
        found = self.currentIndex().data(KEPT_ROLE) if self.currentIndex().isValid() else None
        return found if isinstance(found, Kept) else None

    def select(self, kept: Kept | None, row: int = 0) -> None:
        """Chooses a game, else the row, as near as there is one."""
        found = self.games.row_of(kept) if kept is not None else -1
        last = self.games.rowCount() - 1
        place = found if found >= 0 else min(row, last)
        self.setCurrentIndex(self.games.index(place) if place >= 0 else QModelIndex())
        self.chosen.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Another game was chosen."""
        super().currentChanged(current, previous)
        self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Opens what was hit."""
        kept = self.indexAt(event.position().toPoint()).data(KEPT_ROLE)
        if isinstance(kept, Kept):
            self.opened.emit(kept)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the chosen game."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self.opened.emit(self.current)
        else:
            super().keyPressEvent(event)
