"""The games there are, as a list model, with what a list shows of each and what it can be looked for by.

Which cards stand on a tile is read from the rules: those that do more than add their number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from cardtable.ui import pictures

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


def players_text(game: Game) -> str:
    """How many can play, such as 2–10."""
    return f"{game.min_players}–{game.max_players}"
