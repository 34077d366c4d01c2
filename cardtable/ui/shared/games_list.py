"""The games there are, as a list model, with what a list shows of each and what it can be looked for by.

Which cards stand on a tile is read from the rules: those that do more than add their number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from cardtable.ui.drawing import pictures

Index = QModelIndex | QPersistentModelIndex

GAME_ROLE = Qt.ItemDataRole.UserRole + 1
FAVOURITE_ROLE = Qt.ItemDataRole.UserRole + 2

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

    `family` is the catalogue's, `kinds` are kinds of special cards (`rules.traits.KINDS`).
    """

    id: str
    name: str
    blurb: str
    source: str
    min_players: int
    max_players: int
    limit: int
    cards: tuple[str, ...]
    family: str = ""
    kinds: frozenset[str] = frozenset()
    for_children: bool = False


def all_games() -> tuple[Game, ...]:
    """Every game of the catalogue, those with a pack of their own last. Raises RulesError."""
    from cardtable.rules.catalogue import catalogue
    from cardtable.rules.prose import card_values
    from cardtable.rules.traits import is_good_with_children, kinds_of_cards

    book = catalogue()
    games = []
    for number, variant in enumerate(book.ids):
        rules = book.resolve(variant)
        games.append(
            Game(
                variant,
                rules.name,
                rules.blurb,
                str(rules.source),
                rules.min_players,
                rules.max_players,
                rules.limit,
                _telling_cards([value.faces for value in card_values(rules)], number),
                rules.family,
                kinds_of_cards(rules),
                is_good_with_children(rules),
            )
        )
    return tuple(sorted(games, key=lambda game: "pack" in game.kinds))


def players_text(game: Game) -> str:
    """How many can play, such as 2–10."""
    return f"{game.min_players}–{game.max_players}"


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
    """The games as a list; `GAME_ROLE` gives the `Game`, `FAVOURITE_ROLE` whether it is a favourite."""

    def __init__(
        self,
        games: Sequence[Game],
        favourites: Iterable[str] = (),
        recent: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.games = tuple(games)
        self.favourites = tuple(favourites)
        self.recent = tuple(recent)

    def turn_star(self, variant: str) -> None:
        """Makes a game a favourite, or no longer one."""
        others = tuple(one for one in self.favourites if one != variant)
        self.favourites = others if variant in self.favourites else (*others, variant)
        row = next(number for number, game in enumerate(self.games) if game.id == variant)
        self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def rowCount(self, parent: Index | None = None) -> int:
        """How many games there are."""
        return 0 if parent is not None and parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name, what a screen reader says, the `Game`, or whether it is a favourite."""
        game = self.games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return game.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = self.tr("{name}, a favourite. {blurb}") if self._likes(game) else "{name}. {blurb}"
            return told.format(name=game.name, blurb=game.blurb)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.tr("{players} players").format(players=players_text(game))
        if role == FAVOURITE_ROLE:
            return self._likes(game)
        return game if role == GAME_ROLE else None

    def _likes(self, game: Game) -> bool:
        return game.id in self.favourites


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
