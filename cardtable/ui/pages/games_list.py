"""The games there are, as a list model, and the two ways they are drawn: as tiles and as rows.

Which cards stand on a tile is read from the rules: those that do more than add their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.ui import paint, pictures
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import ring
from cardtable.ui.widgets_room import rays

Index = QModelIndex | QPersistentModelIndex

GAME_ROLE = Qt.ItemDataRole.UserRole + 1

TINTS = (
    ("#2C7A66", "#174A3E"),
    ("#2F5E9E", "#1B3A6B"),
    ("#B8552E", "#7A2F17"),
    ("#6B4A8E", "#3F2A5C"),
    ("#A4762B", "#6B4A14"),
    ("#8E2F42", "#571A2A"),
    ("#3C7A46", "#1F4A2A"),
    ("#1F7A7A", "#114C52"),
    ("#4A5568", "#2A3140"),
)
_SUITS = "SDHC"


@dataclass(frozen=True)
class Game:
    """One game of the list; `cards` are codes of cards that do something special in it.

    `has_end` is false for a game that is played until nobody cares to go on.
    """

    id: str
    name: str
    blurb: str
    source: str
    min_players: int
    max_players: int
    limit: int
    has_end: bool
    cards: tuple[str, ...]


def all_games() -> tuple[Game, ...]:
    """Every game of the catalogue, in its order. Raises RulesError."""
    from cardtable.rules.catalogue import catalogue
    from cardtable.rules.prose import card_values

    book = catalogue()
    games = []
    for number, summary in enumerate(book.summaries()):
        rules = book.resolve(summary.id)
        games.append(
            Game(
                summary.id,
                summary.name,
                summary.blurb,
                summary.source,
                summary.min_players,
                summary.max_players,
                rules.limit,
                rules.has_end,
                _telling_cards([value.faces for value in card_values(rules)], number),
            )
        )
    return tuple(games)


def _telling_cards(values: Sequence[Sequence[str]], number: int) -> tuple[str, ...]:
    """Three cards for a tile: the faces that share what they do with the fewest others, suits in turn."""
    rare = sorted((faces for faces in values if faces), key=len)
    codes: list[str] = []
    for faces in rare:
        face = faces[-1]
        code = face + _SUITS[(number + len(codes)) % 4]
        if pictures.face_path(code).exists():
            codes.append(code)
        elif pictures.face_path(face).exists():
            codes.append(face)
        if len(codes) == 3:
            break
    return tuple(codes)


class GamesModel(QAbstractListModel):
    """The games as a list; `GAME_ROLE` gives the `Game`."""

    def __init__(self, games: Sequence[Game], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.games = tuple(games)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many games there are."""
        return 0 if parent is not None and parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, what a screen reader says, or the `Game`."""
        game = self.games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return game.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{game.name}. {game.blurb}"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return players_text(game)
        return game if role == GAME_ROLE else None


class GamesFilter(QSortFilterProxyModel):
    """Only the games in whose name, description or source every word of the search occurs."""

    def __init__(self, source: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._games = source.games
        self.setSourceModel(source)

    def search(self, text: str) -> None:
        """Shows only what these words lead to; nothing typed shows all."""
        self.beginFilterChange()
        self._words = text.casefold().split()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether this game is found."""
        game = self._games[source_row]
        hay = f"{game.name} {game.blurb} {game.source} {game.limit}".casefold()
        return all(word in hay for word in self._words)

    def row_of(self, variant: str) -> int:
        """The row that shows this game; -1 if it is filtered out or unknown."""
        for row in range(self.rowCount()):
            if self.index(row, 0).data(GAME_ROLE).id == variant:
                return row
        return -1

    def first_row(self) -> int:
        """The row to begin with: the first game that comes to an end of itself, else the first."""
        rows = range(self.rowCount())
        return next((row for row in rows if self.index(row, 0).data(GAME_ROLE).has_end), 0)

    def tint_of(self, game: Game) -> tuple[str, str]:
        """The colours of a game, the same in every list: one pair for every limit and special pack."""
        return TINTS[self._games.index(game) % len(TINTS)]


def players_text(game: Game) -> str:
    """How many can play, such as 2–10."""
    return f"{game.min_players}–{game.max_players}"


class TileDelegate(QStyledItemDelegate):
    """Draws a game as a tile: a coloured head with limit and cards, then what it is and for how many."""

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
        tile = QRectF(rect).adjusted(9, 9, -9, -9)
        paint.shadow(painter, tile, 18, blur=9, dy=4, strength=0.42)
        if chosen:
            edge = paint.mix(theme.accent, "#FF9B78", 0.25)
            paint.fill_round(painter, tile.adjusted(-4, -4, 4, 4), 22, edge)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        paint.fill_round(painter, tile, 18, theme.paper_raised if hovered else theme.paper)
        self._head(painter, tile, game)
        self._words(painter, tile, game)
        if chosen:
            if state & QStyle.StateFlag.State_HasFocus:
                ring(painter, theme, tile.adjusted(-8, -8, 8, 8), 24)
            paint.disc(painter, tile.right() - 9, tile.top() + 9, 14, theme.accent, "#FFFFFF", 2.5)
            paint.icon(painter, "check", tile.right() - 9, tile.top() + 9, 18, "#FFFFFF", 3)
        painter.restore()

    def _head(self, painter: QPainter, tile: QRectF, game: Game) -> None:
        head = QRectF(tile.left(), tile.top(), tile.width(), tile.height() * 0.45)
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
        _tile_cards(painter, game.cards, origin)
        number = str(game.limit)
        size = 52 if len(number) < 3 else 44
        paint.text(painter, head.left() + 18, head.center().y() + 2, number, size, "#FFFFFF", 900)
        painter.restore()

    def _words(self, painter: QPainter, tile: QRectF, game: Game) -> None:
        theme = self.theme
        x, y, width = tile.left() + 16, tile.top() + tile.height() * 0.45, tile.width() - 32
        size = fitting(game.name, 17, 14, width)
        paint.text(painter, x, y + 21, game.name, size, theme.ink, 900, width=width)
        people = players_text(game)
        right, foot = tile.right() - 16, tile.bottom() - 19
        taken = paint.text_width(people, 14, 800) + 14
        paint.text(painter, right, foot, people, 14, theme.ink_muted, 800, paint.RIGHT)
        paint.icon(painter, "people", right - taken, foot, 18, theme.ink_muted, 2)
        lines = paint.lines_of(game.blurb, width, 13.5, 600)
        shown = [*lines[:2], " ".join(lines[2:])] if len(lines) > 3 else lines
        for number, line in enumerate(shown[:3]):
            room = width + 4 if number < 2 else width - taken - 16
            at = y + 45 + number * 18.5
            paint.text(painter, x, at, line, 13.5, theme.ink_muted, 600, width=room)


def fitting(string: str, size: float, least: float, width: float) -> float:
    """The size at which a heavy line fits the width, but never under `least`."""
    wide = paint.text_width(string, size, 900)
    return size if wide <= width else max(least, int(size * width / wide))


def _tile_cards(painter: QPainter, codes: Sequence[str], origin: QPointF) -> None:
    width = 66.0
    dpr = paint.dpr_of(painter)
    for number, code in enumerate(codes):
        at = number - (len(codes) - 1) / 2
        picture = pictures.face(code, 2 * width, dpr)
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
        return QSize(200, 58)

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
        x = badge.right() + 12
        width = row.right() - x - 10
        ink, muted = (theme.ink, theme.ink_muted) if chosen else (theme.panel_text, theme.panel_muted)
        names = paint.lines_of(game.name, width, 15.5, 800)
        if len(names) == 1:
            paint.text(painter, x, middle.y() - 10, game.name, 15.5, ink, 800, width=width)
            paint.text(painter, x, middle.y() + 11, game.blurb, 13.5, muted, 600, width=width)
        else:
            paint.text(painter, x, middle.y() - 10, names[0], 15.5, ink, 800, width=width)
            paint.text(painter, x, middle.y() + 10, " ".join(names[1:]), 15.5, ink, 800, width=width)
        if chosen and state & QStyle.StateFlag.State_HasFocus:
            ring(painter, theme, row, 14)
        painter.restore()
