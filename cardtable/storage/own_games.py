"""The games that people made: one TOML file each in `own-games/`, in the format of variants.

The catalog adopts them when they are first needed. A malformed file is set aside and reported; one whose
rules can't be played here, perhaps those of a newer Cardtable, stays and is reported. How long such a game
takes is measured once and kept in `own-games/minutes.json`, by the digest of its rules. The computers'
results of practicing a game are next to it, and are deleted with it; they are in no backup, since computers
find them again. All of this runs on the writing thread.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from cardtable import clock
from cardtable.language import say
from cardtable.plain_text import LONGEST_TEXT, LONGEST_TITLE, one_line, plain
from cardtable.reading import TooLargeError, read_bounded
from cardtable.rules.catalog import OWN, Catalog
from cardtable.rules.loader import READ, READ_WITHIN, Definition, Raw, check_shape, cleaned
from cardtable.rules.model import RulesError
from cardtable.storage.data_folder import damaged_name
from cardtable.storage.disk import DELETED, DISK, Disk, StorageError, put_back, reason, throw_away
from cardtable.storage.document import table_in

FOLDER, SUFFIX = "own-games", ".toml"
MINUTES = "minutes.json"
PRACTICED = ".practised.json"
"""The ending, after a game's id, of the file with the results of practicing it."""

LARGEST = 65_536
"""The most bytes of a file; the longest game of the program takes a twentieth."""
_MOST_DOTS = 400
"""The most dots in a line; a sentence has no more letters."""

_DEEPEST, _MOST, _WIDEST, _NUMBER = 8, 1500, 120, 9999
"""The greatest depth of a game, the most values in all and side by side, and the largest number."""

_ID = re.compile(rf"{OWN}[a-z0-9-]{{1,80}}")


@dataclass(frozen=True)
class OwnGame:
    """A game that a person made, its file, and when that was last written."""

    definition: Definition
    path: Path
    when: datetime

    @property
    def id(self) -> str:
        """The id of the game in the whole program."""
        return self.definition.id

    @property
    def name(self) -> str:
        """The name that its maker chose."""
        return str(self.definition.raw.get("name", ""))


@dataclass
class Loaded:
    """The games that can be played, the last written first, and a sentence for each that can't."""

    games: list[OwnGame] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    practiced: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The results of practicing them, by id, as in their files."""


class OwnGames:
    """The games of one data folder. Methods that change something may raise StorageError, in one sentence."""

    def __init__(self, directory: Path, disk: Disk = DISK, keeps: bool = True) -> None:
        """Prepare; with `keeps` False, nothing in the folder is changed."""
        self.folder = directory / FOLDER
        self._disk, self._keeps = disk, keeps

    # Reading

    def load(self, book: Catalog) -> Loaded:
        """Let the catalog adopt all playable games, and forget those that are gone."""
        loaded = Loaded()
        read = self._read(loaded.messages)
        book.adopt(game.definition for game in read)
        for game in read:
            try:
                book.resolve(game.id)
            except RulesError as error:
                book.forget(game.id)
                why = error.why or str(error).rstrip(".")
                loaded.messages.append(say("own-kept-unplayed", name=game.name, why=why))
            else:
                loaded.games.append(game)
        here = {game.id for game in loaded.games}
        for variant in book.ids:
            if variant not in book.shipped and variant not in here:
                book.forget(variant)
        self._read_practiced(loaded)
        return loaded

    def _read_practiced(self, loaded: Loaded) -> None:
        """Load the results of practicing games; delete those of games that are gone."""
        kept = {path.stem for path in self._paths() if path.parent == self.folder}
        for path in sorted(self.folder.glob(f"{OWN}*{PRACTICED}")) if self.folder.is_dir() else ():
            variant = path.name.removesuffix(PRACTICED)
            with contextlib.suppress(OSError, TooLargeError):
                if variant in kept:
                    found = table_in(read_bounded(path, LARGEST))
                    loaded.practiced |= {} if found is None else {variant: found}
                elif self._keeps:
                    self._disk.remove(path)

    def _read(self, messages: list[str]) -> list[OwnGame]:
        found = []
        with contextlib.suppress(OSError):
            for path in sorted(self.folder.glob(f"{OWN}*{SUFFIX}")):
                if "-damaged-" in path.stem:
                    continue
                try:
                    found.append(read_game(path))
                except (BrokenGameError, TooLargeError):
                    messages.append(self._set_aside(path))
                except OSError as error:
                    messages.append(say("own-unread", file=path.name, why=reason(error)))
        return sorted(found, key=lambda game: (game.when, game.id), reverse=True)

    def _set_aside(self, path: Path) -> str:
        """Set a malformed file aside; return a sentence about it."""
        aside = damaged_name(path)
        if self._keeps:
            try:
                self._disk.move(path, aside)
                self._disk.sync_folder(aside.parent)
            except OSError:
                aside = path
        return say("own-set-aside", file=str(aside if self._keeps else path))

    # Writing

    def keep(self, raw: Raw, book: Catalog, game: str = "") -> OwnGame:
        """Save a game, in place of `game` if that is given, and let the catalog adopt it.

        Raises RulesError for rules that can't be played; then nothing is changed.
        """
        raw = {**raw, "name": fitting_name(str(raw.get("name", "")))}
        raw = cleaned(book.upon_shipped(Definition(game or OWN, FOLDER, raw)))
        variant = game or new_id(raw, {path.stem for path in self._paths()})
        definition = check_shape(variant, f"{variant}{SUFFIX}", raw)
        book.tried(definition)
        path = self.folder / definition.file
        try:
            self._disk.save(path, printed(variant, raw))
        except OSError as error:
            raise StorageError(say("own-not-kept", why=reason(error))) from None
        book.adopt([definition])
        return OwnGame(definition, path, clock.now())

    def keep_practiced(self, variant: str, found: Mapping[str, Any]) -> None:
        """Save the result of practicing a game, if it still exists.

        A disk error is ignored, since the result can be found again.
        """
        if (self.folder / f"{variant}{SUFFIX}").exists():
            with contextlib.suppress(OSError):
                self._disk.save(self.folder / f"{variant}{PRACTICED}", msgspec.json.encode(found))

    def rename(self, game: OwnGame, name: str, book: Catalog) -> OwnGame:
        """Rename a game; its id stays, and with it its saved games and statistics."""
        return self.keep({**game.definition.raw, "name": name}, book, game.id)

    def duplicate(self, game: OwnGame, book: Catalog) -> OwnGame:
        """Save a copy of a game under another name."""
        return self.keep({**game.definition.raw, "name": self.free_name(game.name)}, book)

    def take_in(self, raw: Raw, book: Catalog) -> tuple[OwnGame, bool]:
        """Save a game from elsewhere; return it and whether it is new here.

        An identical game is not saved twice; if the name is taken, a number is added.
        """
        for game in self._read([]):
            if game.definition.raw == raw:
                return game, False
        return self.keep({**raw, "name": self.free_name(str(raw.get("name", "")))}, book), True

    def free_name(self, name: str, game: str = "") -> str:
        """Return the name, with a number added if a game other than `game` has it."""
        taken = {one.name.casefold() for one in self._read([]) if one.id != game}
        name, number = fitting_name(name), 2
        free = name
        while free.casefold() in taken:
            behind = f" {number}"
            free, number = one_line(name, LONGEST_TITLE - len(behind)) + behind, number + 1
        return free

    def throw_away(self, game: OwnGame) -> Path:
        """Move the game to the folder of deleted ones, if the system has no bin; return its path."""
        return throw_away(game.path, self.folder, self._disk)

    def put_back(self, deleted_path: Path, game: OwnGame) -> None:
        """Move a deleted game back to its place."""
        put_back(deleted_path, game.path, self._disk)

    def _paths(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return [
                *self.folder.glob(f"{OWN}*{SUFFIX}"),
                *(self.folder / DELETED).glob(f"{OWN}*{SUFFIX}"),
            ]
        return []


class BrokenGameError(ValueError):
    """A file does not hold one game."""


def read_game(path: Path) -> OwnGame:
    """Return the game in a file. Raises OSError and BrokenGameError."""
    when = clock.moment(path.stat().st_mtime)
    return OwnGame(definition_in(read_bounded(path, LARGEST), path.name), path, when)


def definition_in(data: bytes, file: str) -> Definition:
    """Return the one game in the data of a file. Raises BrokenGameError."""
    if len(data) > LARGEST:
        raise BrokenGameError(file)
    try:
        ((variant, raw),) = tables_in(data).items()
    except (ValueError, RecursionError):
        raise BrokenGameError(file) from None
    if not _ID.fullmatch(variant) or variant != Path(file).stem:
        raise BrokenGameError(file)
    return Definition(variant, file, let_in(raw))


def let_in(raw: object) -> Raw:
    """Return the `cleaned` document of a game that people made.

    Every such game passes here, from the folder, a backup, a file, a text or a QR code. Raises
    BrokenGameError if it is larger or deeper than any game, or has no name.
    """
    if not isinstance(raw, dict) or not is_bounded(raw):
        raise BrokenGameError
    clean = cleaned(raw)
    if not isinstance(clean.get("name"), str):
        raise BrokenGameError
    return clean


def is_bounded(raw: Raw) -> bool:
    """Return whether nothing in it is larger, deeper or more than a game needs; long texts are cut later."""
    todo: list[tuple[str, object, int]] = [("", raw, 0)]
    seen = 0
    while todo:
        key, value, depth = todo.pop()
        seen += 1
        if seen > _MOST or depth > _DEEPEST or not _is_fit(key, value):
            return False
        todo += ((name, one, depth + 1) for name, one in _parts(key, value))
    return True


def _parts(key: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from (("name" if key in READ_WITHIN else name, one) for name, one in value.items())
    elif isinstance(value, list):
        yield from ((key, one) for one in value)


def _is_fit(key: str, value: object) -> bool:
    if isinstance(value, str):
        return key in READ or _is_word(value)
    if isinstance(value, bool):
        return True
    if isinstance(value, int | float):
        return abs(value) <= _NUMBER
    if isinstance(value, dict):
        return len(value) <= _WIDEST and all(isinstance(name, str) and _is_word(name) for name in value)
    return isinstance(value, list) and len(value) <= _WIDEST


def _is_word(text: str) -> bool:
    return len(text) <= LONGEST_TEXT and plain(text) == text


def tables_in(data: bytes) -> Raw:
    """Return the tables of a TOML text. Raises ValueError, and RecursionError if it is nested too deeply."""
    if any(line.count(b".") > _MOST_DOTS for line in data.splitlines()):
        # The parser takes time that grows with the square of the parts of a key.
        raise ValueError("a key has too many parts")
    # Editors on Windows may begin a text with a byte order mark.
    return tomllib.loads(data.decode("utf-8-sig"))


def definition_of(raw: Raw) -> Definition:
    """Return a game that is not saved yet, with an id that follows from its content."""
    variant = new_id(raw, ())
    return Definition(variant, f"{variant}{SUFFIX}", raw)


def printed(variant: str, raw: Raw) -> bytes:
    """Return the game as the text of a file, its name and base first."""
    import tomli_w

    first = ("base", "name", "maker", "blurb")
    ordered = {key: raw[key] for key in first if key in raw} | raw
    return tomli_w.dumps({variant: ordered}).encode()


def new_id(raw: Raw, taken: Container[str]) -> str:
    """Return an id for a game: its name, in the characters of a file name, and a part of its digest."""
    plain = unicodedata.normalize("NFKD", str(raw.get("name", ""))).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:24].strip("-") or "game"
    digest = hashlib.sha256(msgspec.json.encode(raw, order="deterministic")).hexdigest()
    found, number = f"{OWN}{slug}-{digest[:6]}", 2
    while found in taken:
        found, number = f"{OWN}{slug}-{digest[:6]}-{number}", number + 1
    return found


def fitting_name(name: str) -> str:
    """Return a name as it is saved, or the name of a game without one."""
    return one_line(name, LONGEST_TITLE) or say("own-nameless")
