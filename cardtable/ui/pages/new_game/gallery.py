"""The games to choose from: tiles in as many columns as find room, and the filters over them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.rules.traits import KINDS
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.games_list import (
    EVERYTHING,
    FAVOURITE_ROLE,
    GAME_ROLE,
    Game,
    GamesFilter,
    Index,
    Wanted,
    players_text,
)
from cardtable.ui.widgets.controls import DrawnList, ring
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import PickButton, RoomChip

_TILE_WIDTH, _TILE_HEIGHT = 272, 214
_WORDS_HEIGHT = 110
"""How much of it is words, which grow with the size of text."""

_HEAD = 88.0
"""How high the coloured part of a tile is."""
_LEAST = 14.0
"""How high the name of a game is written at least; one that is longer takes two lines."""
_HAND = 40.0
"""How large the spot is on which a star can be hit."""


class Gallery(DrawnList):
    """Shows the games that the filter lets through; F or a click on a star turns it."""

    def __init__(self, theme: Theme, shown: GamesFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = shown
        self.setModel(shown)
        self.setAccessibleName(self.tr("Games"))
        self.setAccessibleDescription(self.tr("F makes a game a favourite"))
        self._tiles = TileDelegate(theme, shown, self)
        self._tiles.star_asked.connect(self.turn_star)
        self.setItemDelegate(self._tiles)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))

    @property
    def game(self) -> Game | None:
        """The chosen game; None while the filter lets none through."""
        index = self.currentIndex()
        game = index.data(GAME_ROLE) if index.isValid() else None
        return game if isinstance(game, Game) else None

    def turn_star(self, variant: str) -> None:
        """Makes a game a favourite, or no longer one."""
        self._shown.games.turn_star(variant)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F turns the star of the chosen game."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() == Qt.Key.Key_F and plain and self.game is not None:
            self.turn_star(self.game.id)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles grow to fill the columns."""
        super().resizeEvent(event)
        self._fit_tiles()

    def _fit_tiles(self) -> None:
        room = self.viewport().width() - 2
        text = self._tiles.theme.text
        columns = max(1, room // round(_TILE_WIDTH * (1 + (text - 1) * 0.4)))
        self._tiles.tile = QSize(room // columns, round(_TILE_HEIGHT + _WORDS_HEIGHT * (text - 1)))
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs larger tiles."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_tiles"):
            self._fit_tiles()


def kind_name(kind: str) -> str:
    """A kind of special cards in words."""
    names = {
        "reverse": QCoreApplication.translate("Kinds", "Turn the direction"),
        "skip": QCoreApplication.translate("Kinds", "Skip a player"),
        "any": QCoreApplication.translate("Kinds", "Make any total"),
        "name": QCoreApplication.translate("Kinds", "Name a player"),
        "hands": QCoreApplication.translate("Kinds", "Swap or steal cards"),
        "twice": QCoreApplication.translate("Kinds", "Play twice"),
        "answer": QCoreApplication.translate("Kinds", "Ask for an answer"),
        "together": QCoreApplication.translate("Kinds", "Several cards at once"),
        "jokers": QCoreApplication.translate("Kinds", "Jokers"),
        "pack": QCoreApplication.translate("Kinds", "A pack of its own"),
    }
    return names[kind]


class FilterBar(QWidget):
    """All, favourites, recent, with children, family, players, cards; says by `changed` that something
    else is `wanted`.
    """

    changed = Signal()

    def __init__(self, theme: Theme, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.everything = RoomChip(theme, self.tr("All games"), self)
        self.favourites = RoomChip(theme, self.tr("Favourites"), self)
        self.recent = RoomChip(theme, self.tr("Recently played"), self)
        self.children_too = RoomChip(theme, self.tr("Good with children"), self)
        self.children_too.setToolTip(
            self.tr("One card a turn, few special cards, small hands, no total that must go below 0")
        )
        families = [("", self.tr("Family")), *((one, one) for one in _families(games))]
        self.family = PickButton(
            theme, self.tr("Family of games"), families, self, dark=True, whole=self.tr("All families")
        )
        most = max((game.max_players for game in games), default=2)
        numbers = [(str(n), self.tr("For {players}").format(players=n)) for n in range(2, most + 1)]
        numbers.insert(0, ("", self.tr("Players")))
        self.players = PickButton(
            theme, self.tr("Number of players"), numbers, self, dark=True, whole=self.tr("Any number")
        )
        there = frozenset[str]().union(*(game.kinds for game in games))
        kinds = [("", self.tr("Cards")), *((kind, kind_name(kind)) for kind in KINDS if kind in there)]
        self.kind = PickButton(
            theme, self.tr("Special cards"), kinds, self, dark=True, whole=self.tr("Any cards")
        )
        flow = FlowLayout(self)
        for control in self.controls:
            flow.addWidget(control)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.everything.clicked.connect(self.clear)
        for chip in (self.favourites, self.recent, self.children_too):
            chip.toggled.connect(self._tell)
        for pick in (self.family, self.players, self.kind):
            pick.picked.connect(self._tell)
        self.everything.setChecked(True)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Everything that takes the keyboard, in order."""
        chips = (self.everything, self.favourites, self.recent, self.children_too)
        return (*chips, self.family, self.players, self.kind)

    @property
    def wanted(self) -> Wanted:
        """What is looked for."""
        return Wanted(
            self.family.value,
            int(self.players.value or 0),
            self.kind.value,
            self.children_too.isChecked(),
            self.favourites.isChecked(),
            self.recent.isChecked(),
        )

    def clear(self) -> None:
        """All games again."""
        for chip in (self.favourites, self.recent, self.children_too):
            chip.blockSignals(True)
            chip.setChecked(False)
            chip.blockSignals(False)
            chip.update()
        for pick in (self.family, self.players, self.kind):
            pick.choose("")
        self._tell()

    def _tell(self, *_: object) -> None:
        self.everything.setChecked(self.wanted == EVERYTHING)
        self.updateGeometry()
        self.changed.emit()


def _families(games: Sequence[Game]) -> list[str]:
    return list(dict.fromkeys(game.family for game in games if game.family))


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
        paint.star(painter, at.x(), at.y() + 1, 10, fill, line)

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
        paint.rays(painter, origin.x(), origin.y(), 420, 30, "#FFFFFF", 0.09)
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
        x, y = origin.x() + at * 40, origin.y() - 28 + abs(at) * 8
        paint.turned_card(painter, picture, x, y, width, at * 12, 5, blur=5, dy=2)
