"""Games as rows: those of one family with a line each, or those found in all families with their chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.chips import draw_chips, height_of_chips, lines_of_chips
from cardtable.ui.shared.family_art import draw_badge
from cardtable.ui.shared.games_list import FAVORITE_ROLE, GAME_ROLE, Game, GamesFilter, GamesModel
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.scrolling import FittedList, Index, PlateDelegate

if TYPE_CHECKING:
    from cardtable.rules.prose.differences import Chip

_HAND = 44.0
"""Size in pixels of the area around a star that takes clicks."""
_LEFT, _LEFT_ACROSS, _RIGHT = 52.0, 62.0, 16.0
"""Left and right margins of the words of a row, in pixels; `_LEFT_ACROSS` leaves room for the family."""
_TITLE, _BLURB = 17.0, 14.0


class VariantRows(FittedList):
    """The list of the games that pass the filter. F or a click on a star toggles it; Left goes back.

    `across` means that games are of several families; each row then has its chips.
    """

    left_asked = Signal()
    taken = Signal()
    """Emitted when a game was clicked."""

    def __init__(
        self, theme: Theme, shown: GamesFilter, across: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        self.setModel(shown)
        self.setUniformItemSizes(False)
        self.setAccessibleName(say("games-found") if across else say("games-of-family"))
        self.setAccessibleDescription(say("games-favorite-key"))
        self._rows = RowDelegate(theme, shown.games if across else None, self)
        self._rows.star_asked.connect(shown.games.turn_star)
        self.setItemDelegate(self._rows)

    @property
    def game(self) -> Game | None:
        """The chosen game, None if there is none."""
        index = self.currentIndex()
        game = index.data(GAME_ROLE) if index.isValid() else None
        return game if isinstance(game, Game) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if KEYS.is_pressed("favorite", event) and self.game is not None:
            self._shown.games.turn_star(self.game.id)
            announce(self, self.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole))
        elif plain and event.key() == Qt.Key.Key_Left:
            self.left_asked.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        is_star = self._rows.is_star(self.visualRect(index), event.position())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and not is_star:
            self.taken.emit()

    def measure(self) -> None:
        self._rows.width = self.viewport().width()


class RowDelegate(PlateDelegate):
    """Draws a game as a white row: a mark for the chosen one, its title, a star, and its chips."""

    margins = (3, 4)

    star_asked = Signal(str)
    """The id of the game whose star was clicked."""

    def __init__(self, theme: Theme, games: GamesModel | None, parent: QObject | None = None) -> None:
        """Draw games of several families, of all these `games`, or those of one family."""
        super().__init__(theme, parent)
        self._games, self.across = games, games is not None
        self.plate = "row" if self.across else "row-raised"
        self.width = 400

    @property
    def _room(self) -> float:
        return self.width - self._left - _RIGHT - 6

    @property
    def _left(self) -> float:
        return _LEFT_ACROSS if self.across else _LEFT

    def _head(self) -> float:
        """Return the height of the title's line."""
        return 30 * self.theme.room

    def _blurb(self, game: Game) -> list[str]:
        if not self.across:
            return [game.blurb] if game.blurb else []
        return paint.lines_of(game.blurb, self._room, _BLURB * self.theme.text, 600)

    def _chips(self, game: Game) -> tuple[Chip, ...]:
        return self._games.chips(game) if self._games is not None else ()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        game: Game = index.data(GAME_ROLE)
        t = self.theme.text
        chips = height_of_chips(len(lines_of_chips(self._chips(game), self._room, t)), t)
        words = self._head() + len(self._blurb(game)) * _BLURB * t * 1.35
        return QSize(self.width, round(8 + 9 + words + 2 + chips + 12))

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        theme, t, game = self.theme, self.theme.text, index.data(GAME_ROLE)
        x, y = place.left() + self._left - 3, place.top() + 9
        self._mark(painter, QPointF(place.left() + self._left / 2, y + self._head() / 2), chosen, game)
        self._title(painter, place, x, y + self._head() / 2, game)
        self._star(painter, place, bool(index.data(FAVORITE_ROLE)))
        y += self._head()
        for line in self._blurb(game):
            size, middle = _BLURB * t, y + _BLURB * t * 0.6
            paint.text(painter, x, middle, line, size, theme.ink_muted, 600, width=self._room)
            y += _BLURB * t * 1.35
        draw_chips(painter, x, y + 2, self._chips(game), self._room, t)

    def _mark(self, painter: QPainter, at: QPointF, chosen: bool, game: Game) -> None:
        theme = self.theme
        if self.across:
            badge = QRectF(at.x() - 18, at.y() - 14, 36, 32)
            draw_badge(painter, badge, 9, game.family, theme.deck)
            at = badge.bottomRight() - QPointF(4, 2)
        if chosen:
            paint.disc(painter, at.x(), at.y(), 11, theme.accent, "#FFFFFF", 1.5)
            paint.icon(painter, "check", at.x(), at.y(), 15, "#FFFFFF", 3.4)
        elif not self.across:
            paint.disc(painter, at.x(), at.y(), 10, theme.paper_raised, "#B3A88F", 2)

    def _title(self, painter: QPainter, row: QRectF, x: float, y: float, game: Game) -> None:
        """Draw the title, and to its right a hint to begin here, or the family."""
        theme = self.theme
        right = row.right() - _HAND + 2
        note = game.family.name if self.across else ""
        if not self.across and game.is_classic and len(game.family.places) > 1:
            note = say("games-begin-here")
        title = game.name if self.across else game.title
        size = paint.fitting(title, _TITLE * theme.room, 800, right - x, 14)
        taken = paint.text(painter, x, y, title, size, theme.ink, 800, width=right - x)
        small = 13.5 * theme.room
        if note and note != title and paint.text_width(note, small, 600) < right - x - taken - 16:
            paint.text(painter, right, y, note, small, theme.ink_muted, 600, paint.RIGHT)

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        # A click on the star neither chooses the game nor deals.
        if not (isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton):
            return False
        if not self.is_star(option.rect, event.position()):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.star_asked.emit(index.data(GAME_ROLE).id)
        return True

    def star_at(self, rect: QRect) -> QPointF:
        """Return the center of the star in a row."""
        row = self.place_in(rect)
        return QPointF(row.right() - 24, row.top() + 9 + self._head() / 2)

    def is_star(self, rect: QRect, at: QPointF) -> bool:
        """Return whether a click at this point of a row is meant for its star."""
        spot = QRectF(0, 0, _HAND, _HAND)
        spot.moveCenter(self.star_at(rect))
        return spot.contains(at)

    def _star(self, painter: QPainter, row: QRectF, liked: bool) -> None:
        """Draw a full star for a favorite, else an outline; the shape differs so that color is not needed."""
        x, y = row.right() - 24, row.top() + 10 + self._head() / 2
        fill = QColor(self.theme.brass) if liked else paint.alpha(self.theme.paper, 0)
        line = paint.mix(self.theme.brass, "#000000", 0.35) if liked else QColor(self.theme.ink_muted)
        paint.star(painter, x, y, 9.5, fill, line)
