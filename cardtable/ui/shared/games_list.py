"""The list of all games on their shelves: what is shown of each, and how to search and filter it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
    QSortFilterProxyModel,
    Qt,
)

from cardtable.language import SPEECH, paragraph, say, series
from cardtable.rules.finding import Finder, is_good_with_children, kinds_of_cards, language
from cardtable.ui.widgets.scrolling import Index
from cardtable.ui.widgets.tool_tips import plain_tip

if TYPE_CHECKING:
    from cardtable.rules.families import Family, Place
    from cardtable.rules.model import Rules
    from cardtable.rules.prose.differences import Chip

GAME_ROLE = Qt.ItemDataRole.UserRole + 1
FAVORITE_ROLE = Qt.ItemDataRole.UserRole + 2

_EXACT = 10
"""Minimum minutes for a game's length to be rounded to fives."""

_HOUR = 60

_YOUNGEST, _OLDER = 7, 9
"""The youngest age in years for a game made from scratch: one for children, and any other."""

_MOST_CHIPS = 4
"""The most chips that are shown of a game."""

_USUAL_MINUTES = 15
"""The length of such a game in minutes until it is measured."""


_FAMILY = 4
"""The number of players until any are chosen."""

NOTHING_MEASURED: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True)
class Game:
    """One game of the list, on the shelf of its `family`.

    `title` is its name there. `chips` say how it differs from the shelf's classic (for the classic itself,
    all its features); `features` has all of them for every game. `age` is in years, `minutes` are measured,
    and `kinds` are kinds of special cards (`rules.finding.KINDS`).
    """

    id: str
    name: str
    title: str
    blurb: str
    source: str
    min_players: int
    max_players: int
    limit: int
    family: Family
    age: int
    minutes: int
    chips: tuple[Chip, ...]
    features: tuple[Chip, ...]
    kinds: frozenset[str]
    for_children: bool
    maker: str = ""

    @property
    def is_own(self) -> bool:
        from cardtable.rules.catalog import is_own

        return is_own(self.id)

    @property
    def is_classic(self) -> bool:
        return self.id == self.family.classic


def all_games(minutes: Mapping[str, int] = NOTHING_MEASURED) -> tuple[Game, ...]:
    """Return every game of the catalog, shelf by shelf, each shelf's classic first.

    Games that people made come before them, sorted by name; `minutes` holds their measured length by the
    digest of their rules. Raises RulesError.
    """
    from cardtable.rules.catalog import catalog
    from cardtable.rules.families import families

    book = catalog()
    games = list(_own_games(minutes))
    for family in families():
        classic = book.resolve(family.classic)
        for place in family.places:
            rules = book.resolve(place.game)
            base = None if rules.id == classic.id else classic
            games.append(_on_shelf(rules, base, family, place))
    return tuple(games)


_SHOWN: dict[tuple[str, str, str], tuple[Rules, Game]] = {}
"""Entries of shipped games by id, language and letters on cards, for the language in use only."""


def _on_shelf(rules: Rules, base: Rules | None, family: Family, place: Place) -> Game:
    """Return the entry of a shipped game, kept as long as language and rules stay the same."""
    shown = rules.id, SPEECH.language.tag, SPEECH.letters
    known = _SHOWN.get(shown)
    if known is not None and known[0] is rules:
        return known[1]
    if _SHOWN and next(iter(_SHOWN))[1:] != shown[1:]:
        _SHOWN.clear()
    game = _game(rules, base, family, place.title, place.age, place.minutes)
    _SHOWN[shown] = rules, game
    return game


def _own_games(minutes: Mapping[str, int]) -> Iterator[Game]:
    """Yield the games that people made; each brings art of its own cards to their shared shelf."""
    from cardtable.rules.catalog import catalog
    from cardtable.rules.families import OWN_SHELF, Family, place_of
    from cardtable.ui.shared.family_art import art_of

    book = catalog()
    rules = [book.resolve(variant) for variant in book.ids if variant not in book.shipped]
    rules.sort(key=lambda one: (one.name.casefold(), one.id))
    for one in rules:
        origin = book.origin(one.id)
        place, base = place_of(origin), book.resolve(origin) if origin else None
        family = Family(OWN_SHELF, rules[0].id, "", art_of(one, base), ())
        age = _YOUNGEST if is_good_with_children(one) else _OLDER
        if place is not None:
            age = place.age if is_good_with_children(one) else max(place.age, _YOUNGEST)
        took = minutes.get(one.digest) or (place.minutes if place is not None else _USUAL_MINUTES)
        yield _game(one, base, family, one.name, age, took)


def _game(rules: Rules, base: Rules | None, family: Family, title: str, age: int, minutes: int) -> Game:
    """Return one game of the list; its chips are the differences from `base`, if given."""
    from cardtable.rules.own_words import game_blurb, game_name
    from cardtable.rules.prose.differences import differences

    features = differences(rules)
    return Game(
        rules.id,
        game_name(rules),
        title,
        game_blurb(rules) or _own_blurb(rules, base),
        str(rules.source),
        rules.min_players,
        rules.max_players,
        rules.limit,
        family,
        age,
        minutes,
        features if base is None else differences(rules, base),
        features,
        kinds_of_cards(rules),
        is_good_with_children(rules),
        rules.maker,
    )


def _own_blurb(rules: Rules, base: Rules | None) -> str:
    """Return the description of a game whose makers gave none."""
    from cardtable.rules.own_words import game_name

    by = say("own-blurb-by", maker=rules.maker) if rules.maker else ""
    return paragraph([by, say("own-blurb-from", game=game_name(base)) if base is not None else ""])


def finder_of(games: Sequence[Game], more: Mapping[str, str] | None = None) -> Finder:
    """Return a finder of games by names, hooks, chips, shelves, special rules and sources.

    `more` is further text to search, by the id of the game.
    """
    from cardtable.rules.catalog import catalog
    from cardtable.rules.prose.text import special_sections

    children = say("shared-child-words")
    words = language()

    def said(game: Game) -> tuple[str, ...]:
        family = game.family
        special = special_sections(catalog().resolve(game.id))
        texts = (
            f"{game.name}\n{game.title}",
            f"{game.blurb}\n{family.hook if game.is_classic else ''}",
            _chips_text(game.chips),
            f"{family.name}\n{family.hook}\n{family.also}\n{children if game.for_children else ''}",
            f"{_chips_text(game.features)}\n{game.source}",
            "\n".join(section.heading for section in special),
            "\n".join(paragraph for section in special for paragraph in section.paragraphs),
            more.get(game.id, "") if more else "",
        )
        # The word "limit" follows the limit's number, so that “Makes 99” is found by it too.
        limit = re.compile(rf"(?<!\d){game.limit}(?!\d)")
        name, *rest = texts
        return (name, *(limit.sub(f"{game.limit} {words.top}", text) for text in rest))

    return Finder({game.id: said(game) for game in games}, words)


def _chips_text(chips: Iterable[Chip]) -> str:
    return "\n".join(f"{chip.text}\n{chip.words}" for chip in chips)


def players_text(least: int, most: int) -> str:
    """Return the range of players, such as 2–10."""
    return str(most) if least == most else f"{least}–{most}"


def players_words(least: int, most: int) -> str:
    """Return the range of players with the word for them: `2–10 players`."""
    if least == most:
        return say("shared-players", count=most)
    return say("shared-players-range", least=least, most=most)


def minutes_text(minutes: int) -> str:
    """Return the length of a game in few words."""
    if minutes > 1.5 * _HOUR:
        return say("shared-hours", hours=round(minutes / _HOUR))
    rounded = minutes if minutes < _EXACT else round(minutes / 5) * 5
    return say("shared-minutes", minutes=rounded)


def time_text(game: Game, players: int) -> str:
    """Return the length of a game of this many players in few words."""
    from cardtable.controller.lab.minutes import minutes_for
    from cardtable.rules.catalog import catalog

    return minutes_text(int(minutes_for(game.minutes, catalog().resolve(game.id), players)))


class GamesModel(QAbstractListModel):
    """The games as a list; `GAME_ROLE` gives the `Game`, `FAVORITE_ROLE` whether it is a favorite."""

    def __init__(
        self,
        games: Sequence[Game],
        favorites: Iterable[str] = (),
        recent: Iterable[str] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.games = tuple(games)
        self.players = _FAMILY
        """The number of players that the shown time is for."""
        self.favorites = tuple(favorites)
        self.recent = tuple(recent)

    def game(self, variant: str) -> Game | None:
        """Return the game with this id; None if there is none."""
        return next((game for game in self.games if game.id == variant), None)

    @cached_property
    def _usual(self) -> frozenset[str]:
        """The chips of the game that people know best: the classic of the first family."""
        from cardtable.rules.families import families

        game = self.game(families()[0].classic)
        return frozenset(chip.text for chip in game.features) if game is not None else frozenset()

    def chips(self, game: Game) -> tuple[Chip, ...]:
        """Return a few chips of a game: what it has, first what the best known game hasn't, twists first."""
        absence = say("chips-no-tokens")
        has = [chip for chip in game.features if chip.text != absence]
        has.sort(key=lambda chip: (chip.text in self._usual, chip.kind != "twists"))
        return tuple(has[:_MOST_CHIPS])

    def turn_star(self, variant: str) -> None:
        """Make a game a favorite, or no longer one."""
        others = tuple(one for one in self.favorites if one != variant)
        self.favorites = others if variant in self.favorites else (*others, variant)
        row = next(number for number, game in enumerate(self.games) if game.id == variant)
        self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        game = self.games[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return game.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(game.blurb)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            if self._likes(game):
                return say("shared-favorite-spoken", game=game.name, blurb=game.blurb)
            return say("shared-game-spoken", game=game.name, blurb=game.blurb)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return say(
                "shared-facts-and-differences",
                players=players_words(game.min_players, game.max_players),
                time=time_text(game, self.players),
                age=game.age,
                differences=series(chip.words for chip in game.chips),
            )
        if role == FAVORITE_ROLE:
            return self._likes(game)
        return game if role == GAME_ROLE else None

    def _likes(self, game: Game) -> bool:
        return game.id in self.favorites


@dataclass(frozen=True)
class Wanted:
    """A filter on games besides the search; the defaults let every game through.

    `family` is the id of a shelf, `players` the number of players; `without` is one of `rules.finding.KINDS`.
    """

    family: str = ""
    players: int = 0
    without: str = ""
    children: bool = False
    favorites: bool = False
    recent: bool = False


EVERYTHING = Wanted()


class GamesFilter(QSortFilterProxyModel):
    """The games that match a search and a filter, the best matches first."""

    def __init__(self, source: GamesModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: dict[str, int] | None = None
        self._wanted = EVERYTHING
        self.games = source
        """The model with all games, favorites and recent games."""
        self.setSourceModel(source)
        self.sort(0)

    @property
    def is_looking(self) -> bool:
        """Whether a search or filter is set, so that games may be left out."""
        return self._places is not None or self._wanted != EVERYTHING

    def search(self, text: str, finder: Finder | None) -> None:
        """Show only games that match these words; all if there are none, for which no finder is needed."""
        found = finder.find(text) if finder is not None and text.strip() else None
        self._narrow(
            None if found is None else {game: place for place, game in enumerate(found)}, self._wanted
        )

    def nearest(self, text: str, finder: Finder) -> list[Game]:
        """Return suggestions if nothing is shown: matches without the filter, else similar names."""
        if not text.strip():
            return []
        games = (self.games.game(one) for one in finder.find(text) or finder.nearest(text))
        return [game for game in games if game is not None]

    def want(self, wanted: Wanted) -> None:
        """Show only games that pass this filter."""
        self._narrow(self._places, wanted)

    def _narrow(self, places: dict[str, int] | None, wanted: Wanted) -> None:
        self.beginFilterChange()
        self._places, self._wanted = places, wanted
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        self.invalidate()

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        game = self.games.games[source_row]
        return self._is_wanted(game) and (self._places is None or game.id in self._places)

    def lessThan(self, left: Index, right: Index) -> bool:
        # The best matches first, else in the order of the model.
        if self._places is None:
            return left.row() < right.row()
        games = self.games.games
        return self._places.get(games[left.row()].id, 0) < self._places.get(games[right.row()].id, 0)

    def _is_wanted(self, game: Game) -> bool:
        wanted = self._wanted
        return (
            wanted.family in ("", game.family.id)
            and (not wanted.players or game.min_players <= wanted.players <= game.max_players)
            and (not wanted.without or wanted.without not in game.kinds)
            and (not wanted.children or game.for_children)
            and (not wanted.favorites or game.id in self.games.favorites)
            and (not wanted.recent or game.id in self.games.recent)
        )

    def shown(self) -> list[Game]:
        """Return the games that are shown, in order."""
        return [self.index(row, 0).data(GAME_ROLE) for row in range(self.rowCount())]

    def row_of(self, variant: str) -> int:
        """Return the row of this game; -1 if it is filtered out or unknown."""
        return next((row for row, game in enumerate(self.shown()) if game.id == variant), -1)
