"""The shelves of the gallery.

Families of games, each with its art, its classic, and the age and minutes of every game.

They are data like the variants: `resources/families/families.toml`, which documents its keys, and
`minutes.toml`, which the lab measures (`controller.lab.minutes`). Every game of the catalog is on exactly
one shelf.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from cardtable.language import SPEECH, say
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition, decoded, read_tables
from cardtable.rules.model import RulesError
from cardtable.rules.schema import Document, Text

Age = Annotated[int, msgspec.Meta(ge=3, le=18)]
Color = Annotated[str, msgspec.Meta(pattern="^#[0-9A-Fa-f]{6}$")]

OWN_SHELF = "own"
"""The id of the shelf for games that people made; it is in no file."""

SHORT = "short"
"""What follows the id of a game in `minutes.toml` if it is played under its `short` house rules."""

LONGEST = 24 * 60
"""The most minutes of a game."""


class Art(Document):
    """The art of a shelf: the `colors` of its ground, from light to dark; a `number` over it.

    A `picture` of `resources/families` behind it; `cards` by their codes and a `token`.
    """

    colors: Annotated[list[Color], msgspec.Meta(min_length=2, max_length=2)]
    number: str = ""
    picture: str = ""
    cards: Annotated[list[str], msgspec.Meta(max_length=5)] = msgspec.field(default_factory=list)
    token: str = ""


class _GameDocument(Document):
    age: Age
    turned: dict[str, str] = msgspec.field(default_factory=dict)
    short: dict[str, str] = msgspec.field(default_factory=dict)


class _FamilyDocument(Document):
    classic: Text
    art: Art
    games: dict[str, object]
    also: str = ""
    room: str = ""


@dataclass(frozen=True)
class Place:
    """A game on its shelf, with its minimum age and its minutes.

    Under the house rules `turned` its cards take away; a learner is dealt the game both ways. Under those of
    `short` it takes `short_minutes`.
    """

    game: str
    age: int
    minutes: int
    turned: Mapping[str, str] = field(default_factory=dict)
    short: Mapping[str, str] = field(default_factory=dict)
    short_minutes: int = 0

    @property
    def ways(self) -> Mapping[str, Mapping[str, str]]:
        """The house rules under which a learner is dealt the game, by the keys of `sums.toml`."""
        usual: dict[str, Mapping[str, str]] = {self.game: {}}
        return usual | ({f"{self.game} turned": self.turned} if self.turned else {})

    @property
    def title(self) -> str:
        """The game's title below the name of its shelf: a short one, or its name."""
        short = f"families-game-{self.game}"
        return say(short if short in SPEECH.language.written("families") else f"variants-{self.game}")


@dataclass(frozen=True)
class Family:
    """One shelf. `places` holds its games, the `classic` first; `also` are more words to find it by.

    `room` is the name of the room that its games are played in; "" for the usual one.
    """

    id: str
    classic: str
    also: str
    art: Art
    places: tuple[Place, ...]
    room: str = ""

    @property
    def name(self) -> str:
        """The name of the shelf."""
        return say("own-shelf") if self.id == OWN_SHELF else say(f"families-{self.id}")

    @property
    def hook(self) -> str:
        """One line that describes its games."""
        return say("own-shelf-hook") if self.id == OWN_SHELF else say(f"families-{self.id}-hook")


def load_families(folder: Path, games: Collection[str]) -> tuple[Family, ...]:
    """Return the shelves of a folder for these games, in the order of the file.

    Raises RulesError with one sentence for errors in a file, for a game on two shelves, on none, or unknown,
    and for one without measured minutes.
    """
    minutes = _read_minutes(folder / "minutes.toml")
    path = folder / "families.toml"
    families: list[Family] = []
    seen: dict[str, str] = {}
    for family_id, raw in read_tables(path).items():
        definition = Definition(family_id, path.name, raw if isinstance(raw, dict) else {})
        family = _family(definition, decoded(definition, raw, _FamilyDocument), games, minutes)
        for place in family.places:
            if place.game in seen:
                raise definition.wrong(f"games.{place.game}", f"it is on the shelf {seen[place.game]} too")
            seen[place.game] = family_id
        families.append(family)
    for missing in sorted(set(games) - seen.keys()):
        raise RulesError(f"{path.name}: the game “{missing}” isn't on any shelf.")
    return tuple(families)


def _family(
    definition: Definition, document: _FamilyDocument, games: Collection[str], minutes: Mapping[str, int]
) -> Family:
    if next(iter(document.games), None) != document.classic:
        raise definition.wrong("classic", "it must be the first of the games")
    places = []
    for game, raw in document.games.items():
        place = decoded(definition, raw, _GameDocument, f"games.{game}.")
        if game not in games:
            raise definition.wrong(f"games.{game}", "there is no such game in the catalog")
        for measured in (game, *([f"{game} {SHORT}"] if place.short else [])):
            if measured not in minutes:
                raise definition.wrong(f"games.{measured}", "minutes.toml does not say how long it takes")
        short_minutes = minutes.get(f"{game} {SHORT}", 0)
        places.append(Place(game, place.age, minutes[game], place.turned, place.short, short_minutes))
    return Family(
        definition.id,
        document.classic,
        document.also,
        document.art,
        tuple(places),
        document.room,
    )


def _read_minutes(path: Path) -> Mapping[str, int]:
    found = read_tables(path)
    for game, minutes in found.items():
        if not (type(minutes) is int and 0 < minutes <= LONGEST):
            raise RulesError(f"{path.name}, {game}: there should be a number of minutes from 1 to {LONGEST}.")
    return found


@cache
def families() -> tuple[Family, ...]:
    """Return the shelves of the program for its games. Raises RulesError."""
    return load_families(resource("families"), catalog().shipped)


def room_of(game: str) -> str:
    """Return the name of the room that a game is played in; "" for the usual one."""
    shelves = (family for family in families() if any(place.game == game for place in family.places))
    return next((family.room for family in shelves), "")


def place_of(game: str) -> Place | None:
    """Return the place of a game of the program; None for one that people made."""
    return next((place for family in families() for place in family.places if place.game == game), None)
