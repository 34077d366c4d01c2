"""Which games of the list are shown: those that a search and the filters lead to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QObject, QSortFilterProxyModel

from cardtable.ui.pages.games_list import GAME_ROLE, TINTS, Game, GamesModel, Index


@dataclass(frozen=True)
class Wanted:
    """What is looked for besides the words of the search; the defaults leave everything.

    `family` is one of the catalogue's, `players` how many sit down, `kind` one of `rules.traits.KINDS`.
    """

    family: str = ""
    players: int = 0
    kind: str = ""
    children: bool = False
    favourites: bool = False
    recent: bool = False


EVERYTHING = Wanted()


class GamesFilter(QSortFilterProxyModel):
    """Only the games in whose name, description or source every word of the search occurs, and which are
    what is wanted.
    """

    def __init__(self, source: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._also_in: Callable[[str], str] | None = None
        self._wanted = EVERYTHING
        self.games = source
        """The model behind it: all games, favourites and recent ones."""
        self.setSourceModel(source)

    def search(self, text: str, also_in: Callable[[str], str] | None = None) -> None:
        """Shows only what these words lead to; nothing typed shows all.

        `also_in` gives more text to look in, lower case, for the id of a game; it is asked for once a game.
        """
        self.beginFilterChange()
        self._words = text.casefold().split()
        if also_in is not None and self._also_in is None:
            self._also_in = cache(also_in)
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def want(self, wanted: Wanted) -> None:
        """Shows only games of this kind."""
        self.beginFilterChange()
        self._wanted = wanted
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        """Whether this game is found."""
        game = self.games.games[source_row]
        return self._is_wanted(game) and self._is_found(game)

    def _is_found(self, game: Game) -> bool:
        if not self._words:
            return True
        hay = f"{game.name} {game.blurb} {game.source} {game.family} {game.limit}".casefold()
        missing = [word for word in self._words if word not in hay]
        if missing and self._also_in is not None:
            text = self._also_in(game.id)
            missing = [word for word in missing if word not in text]
        return not missing

    def _is_wanted(self, game: Game) -> bool:
        wanted = self._wanted
        return (
            wanted.family in ("", game.family)
            and (not wanted.players or game.min_players <= wanted.players <= game.max_players)
            and (not wanted.kind or wanted.kind in game.kinds)
            and (not wanted.children or game.for_children)
            and (not wanted.favourites or game.id in self.games.favourites)
            and (not wanted.recent or game.id in self.games.recent)
        )

    def row_of(self, variant: str) -> int:
        """The row that shows this game; -1 if it is filtered out or unknown."""
        for row in range(self.rowCount()):
            if self.index(row, 0).data(GAME_ROLE).id == variant:
                return row
        return -1

    def first_row(self) -> int:
        """The row to begin with: the first game that is good with children, as it is easy, else the first."""
        rows = range(self.rowCount())
        return next((row for row in rows if self.index(row, 0).data(GAME_ROLE).for_children), 0)

    def tint_of(self, game: Game) -> tuple[str, str]:
        """The colours of a game, the same in every list: one pair for every limit and special pack."""
        return TINTS[self.games.games.index(game) % len(TINTS)]
