"""How a game is drawn in a list: as a tile of the gallery, and as a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.ui import paint, pictures
from cardtable.ui.pages.games_filter import GamesFilter
from cardtable.ui.pages.games_list import FAVOURITE_ROLE, GAME_ROLE, Game, Index, players_text
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import ring
from cardtable.ui.widgets_room import rays, star

_HEAD = 88.0
"""How high the coloured part of a tile is."""

_LEAST = 14.0
"""How high the name of a game is written at least; one that is longer takes two lines."""

_HAND = 40.0
"""How large the spot is on which a star can be hit."""


class TileDelegate(QStyledItemDelegate):
    """Draws a game as a tile: a coloured head with limit and cards, then what it is and for how many."""

    star_asked = Signal(str)
    """The star of this game was clicked."""

    def __init__(self, theme: Theme, games: GamesFilter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.games = games
        self.tile = QSize(308, 210)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All tiles are alike."""
        return self.tile

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The tile; the chosen one has a red edge and a tick, and a brass ring with the keyboard."""
        rect, state = option.rect, option.state
        game: Game = index.data(GAME_ROLE)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        theme = self.theme
        painter.save()
        paint.smooth(painter)
        tile = self._tile(rect)
        paint.shadow(painter, tile, 18, blur=9, dy=4, strength=0.42)
        if chosen:
            edge = paint.mix(theme.accent, "#FF9B78", 0.25)
            paint.fill_round(painter, tile.adjusted(-4, -4, 4, 4), 22, edge)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        paint.fill_round(painter, tile, 18, theme.paper_raised if hovered else theme.paper)
        self._head(painter, tile, game)
        self._words(painter, tile, game)
        self._star(painter, tile, bool(index.data(FAVOURITE_ROLE)))
        if chosen:
            if state & QStyle.StateFlag.State_HasFocus:
                ring(painter, theme, tile.adjusted(-8, -8, 8, 8), 24)
            paint.disc(painter, tile.right() - 9, tile.top() + 9, 14, theme.accent, "#FFFFFF", 2.5)
            paint.icon(painter, "check", tile.right() - 9, tile.top() + 9, 18, "#FFFFFF", 3)
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A click on the star turns it; it neither chooses the game nor deals."""
        if not (isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton):
            return False
        spot = QRectF(0, 0, _HAND, _HAND)
        spot.moveCenter(self._star_at(self._tile(option.rect)))
        if not spot.contains(event.position()):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.star_asked.emit(index.data(GAME_ROLE).id)
        return True

    @staticmethod
    def _tile(rect: QRect) -> QRectF:
        return QRectF(rect).adjusted(9, 9, -9, -9)

    def _star_at(self, tile: QRectF) -> QPointF:
        return QPointF(tile.right() - 25, tile.top() + _HEAD + 20 * self.theme.room)

    def _star(self, painter: QPainter, tile: QRectF, liked: bool) -> None:
        """Full for a favourite, else an outline: the shape tells it, not the colour alone."""
        at = self._star_at(tile)
        fill = QColor(self.theme.brass) if liked else paint.alpha(self.theme.paper, 0)
        line = paint.mix(self.theme.brass, "#000000", 0.35) if liked else QColor(self.theme.ink_muted)
        star(painter, at.x(), at.y() + 1, 10, fill, line)

    def _head(self, painter: QPainter, tile: QRectF, game: Game) -> None:
        head = QRectF(tile.left(), tile.top(), tile.width(), _HEAD)
        shape = QPainterPath()
        shape.addRoundedRect(tile, 18, 18)
        light, dark = self.games.tint_of(game)
        ground = QLinearGradient(head.topLeft(), head.bottomRight())
        ground.setColorAt(0, QColor(light))
        ground.setColorAt(1, QColor(dark))
        painter.save()
        painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
        painter.fillPath(shape, ground)
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        origin = QPointF(head.right() - 92, head.bottom() + 12)
        rays(painter, origin.x(), origin.y(), 420, 30, "#FFFFFF", 0.09)
        _tile_cards(painter, game.cards, origin, self.theme.deck)
        number = str(game.limit)
        size = 52 if len(number) < 3 else 44
        paint.text(painter, head.left() + 18, head.center().y() + 2, number, size, "#FFFFFF", 900)
        painter.restore()

    def _words(self, painter: QPainter, tile: QRectF, game: Game) -> None:
        theme = self.theme
        t = theme.text
        x, y, width = tile.left() + 16, tile.top() + _HEAD, tile.width() - 32
        size = paint.fitting(game.name, 17 * t, 900, width - 26, _LEAST * t)
        name, below = [game.name], 45.0
        if paint.text_width(game.name, size, 900) > width - 26:
            name, below = paint.lines_of(game.name, width - 26, size, 900), 55.0
        for number, line in enumerate(name[:2]):
            at = y + (21 if len(name) == 1 else 15 + number * 18) * t
            paint.text(painter, x, at, line, size, theme.ink, 900, width=width - 26)
        people = players_text(game)
        right, foot = tile.right() - 16, tile.bottom() - 19 * theme.room
        taken = paint.text_width(people, 14 * t, 800) + 14 * t
        paint.text(painter, right, foot, people, 14 * t, theme.ink_muted, 800, paint.RIGHT)
        paint.icon(painter, "people", right - taken, foot, 18 * t, theme.ink_muted, 2)
        self._blurb(painter, QPointF(x, y + below * t), game.blurb, width, width - taken - 16 * t)

    def _blurb(self, painter: QPainter, at: QPointF, blurb: str, width: float, last: float) -> None:
        """What the game is, in three lines of which the last has less room; small where it is much."""
        t = self.theme.text
        size = 13.5
        lines = paint.lines_of(blurb, width, size * t, 600)
        if len(lines) > 3 or (len(lines) == 3 and paint.text_width(lines[2], size * t, 600) > last):
            size = 12.5
            lines = paint.lines_of(blurb, width, size * t, 600)
        shown = [*lines[:2], " ".join(lines[2:])] if len(lines) > 2 else lines
        for number, line in enumerate(shown):
            y, room = at.y() + number * (size + 5) * t, width + 4 if number < 2 else last
            paint.text(painter, at.x(), y, line, size * t, self.theme.ink_muted, 600, width=room)


def _tile_cards(painter: QPainter, codes: Sequence[str], origin: QPointF, deck: str) -> None:
    width = 66.0
    dpr = paint.dpr_of(painter)
    for number, code in enumerate(codes):
        at = number - (len(codes) - 1) / 2
        picture = pictures.face(code, 2 * width, dpr, deck)
        painter.save()
        painter.translate(origin.x() + at * 40, origin.y() - 28 + abs(at) * 8)
        painter.rotate(at * 12)
        rect = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
        paint.shadow(painter, rect, 5, blur=5, dy=2, strength=0.36)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        painter.restore()


class RowDelegate(QStyledItemDelegate):
    """Draws a game as a row on the dark panel: its limit on a coloured badge, its name, how many can play."""

    def __init__(self, theme: Theme, games: GamesFilter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All rows are alike."""
        return QSize(200, round(58 * self.theme.room))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The row; the chosen one is of paper."""
        rect: QRect = option.rect
        state = option.state
        game: Game = index.data(GAME_ROLE)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        theme = self.theme
        painter.save()
        paint.smooth(painter)
        row = QRectF(rect).adjusted(4, 2, -4, -2)
        if chosen:
            paint.fill_round(painter, row, 14, theme.paper)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint.fill_round(painter, row, 14, paint.alpha("#FFFFFF", 0.07))
        badge = QRectF(row.left() + 8, row.top() + 7, 50, row.height() - 14)
        paint.fill_round(painter, badge, 10, self.games.tint_of(game)[0])
        middle = badge.center()
        number = str(game.limit)
        paint.text(
            painter,
            middle.x(),
            middle.y(),
            number,
            19 if len(number) < 3 else 16,
            "#FFFFFF",
            900,
            paint.CENTRE,
        )
        x, room = badge.right() + 12, theme.room
        width = row.right() - x - 10
        ink, muted = (theme.ink, theme.ink_muted) if chosen else (theme.panel_text, theme.panel_muted)
        names = paint.lines_of(game.name, width, 15.5 * room, 800)
        if len(names) == 1:
            paint.text(painter, x, middle.y() - 10 * room, game.name, 15.5 * room, ink, 800, width=width)
            paint.text(painter, x, middle.y() + 11 * room, game.blurb, 13.5 * room, muted, 600, width=width)
        else:
            paint.text(painter, x, middle.y() - 10 * room, names[0], 15.5 * room, ink, 800, width=width)
            paint.text(
                painter, x, middle.y() + 10 * room, " ".join(names[1:]), 15.5 * room, ink, 800, width=width
            )
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            ring(painter, theme, row, 14)
        painter.restore()
