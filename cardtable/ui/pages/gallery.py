"""The games as tiles, in as many columns as find room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QWidget

from cardtable.ui.pages.games_filter import GamesFilter
from cardtable.ui.pages.games_list import GAME_ROLE, Game
from cardtable.ui.pages.games_paint import TileDelegate
from cardtable.ui.theme import Theme
from cardtable.ui.widgets_lists import DrawnList

_TILE_WIDTH, _TILE_HEIGHT = 272, 214
_WORDS_HEIGHT = 110
"""How much of it is words, which grow with the size of text."""


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
