"""The games that people made themselves: one TOML file each in `own-games/`, written as variants are.

The catalogue adopts them when they are first wanted. A file that is none is set aside, and told; one whose
rules cannot be played here, perhaps because a newer Cardtable wrote it, stays where it is, and is told. How
long such a game takes is measured once and kept in `own-games/minutes.json`, by the digest of its rules. What
computers found by practising a game lies beside it, and goes with it; it is in no backup, since they find it
again by themselves. Everything here is work for the thread that writes.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import tomllib
import unicodedata
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from cardtable import clock
from cardtable.language import say
from cardtable.plain_text import LONGEST_TEXT, LONGEST_TITLE, one_line, plain
from cardtable.reading import TooLargeError, read_bounded
from cardtable.rules.catalogue import OWN, Catalogue
from cardtable.rules.errors import RulesError
from cardtable.rules.loader import READ, READ_WITHIN, Definition, Raw, check_shape, cleaned
from cardtable.storage.data_folder import damaged_name
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.document import table_in

FOLDER, SUFFIX, DELETED = "own-games", ".toml", "deleted"
MINUTES = "minutes.json"
PRACTISED = ".practised.json"
"""Behind the id of a game: what computers found by practising it."""

LARGEST = 65_536
"""Bytes of a file; the longest game of the program takes a twentieth."""
_MOST_DOTS = 400
"""In one line; a sentence has no more letters."""

_DEEPEST, _MOST, _WIDEST, _NUMBER = 8, 1500, 120, 9999
"""How deep a game is nested, how many values it has in all and side by side, and how large numbers are."""

_ID = re.compile(rf"{OWN}[a-z0-9-]{{1,80}}")


@dataclass(frozen=True)
class OwnGame:
    """A game that somebody made, its file, and when that was last written."""

    definition: Definition
    path: Path
    when: datetime

    @property
    def id(self) -> str:
        """The id by which all rooms know it."""
        return self.definition.id

    @property
    def name(self) -> str:
        """What its maker calls it."""
        return str(self.definition.raw.get("name", ""))


@dataclass
class Loaded:
    """The games that can be played, the last written first, and a sentence for each that cannot."""

    games: list[OwnGame] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    practised: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What computers found by practising them, by id, as it stands in its file."""


class OwnGames:
    """Those of one data folder. What changes something may raise StorageError, in one sentence."""

    def __init__(self, directory: Path, disk: Disk = DISK, keeps: bool = True) -> None:
        """Nothing is read yet; unless it `keeps`, nothing there is touched."""
        self.folder = directory / FOLDER
        self._disk, self._keeps = disk, keeps

    # Reading

    def load(self, book: Catalogue) -> Loaded:
        """Has the catalogue adopt all that can be played, and forget those that are not there any more."""
        loaded = Loaded()
        read = self._read(loaded.told)
        book.adopt(game.definition for game in read)
        for game in read:
            try:
                book.resolve(game.id)
            except RulesError as error:
                book.forget(game.id)
                why = error.why or str(error).rstrip(".")
                loaded.told.append(say("own-kept-unplayed", name=game.name, why=why))
            else:
                loaded.games.append(game)
        here = {game.id for game in loaded.games}
        for variant in book.ids:
            if variant not in book.shipped and variant not in here:
                book.forget(variant)
        self._read_practised(loaded)
        return loaded

    def _read_practised(self, loaded: Loaded) -> None:
        """What was found by practising the games; that of games which are not there any more goes."""
        kept = {path.stem for path in self._paths() if path.parent == self.folder}
        for path in sorted(self.folder.glob(f"{OWN}*{PRACTISED}")) if self.folder.is_dir() else ():
            variant = path.name.removesuffix(PRACTISED)
            with contextlib.suppress(OSError, TooLargeError):
                if variant in kept:
                    found = table_in(read_bounded(path, LARGEST))
                    loaded.practised |= {} if found is None else {variant: found}
                elif self._keeps:
                    self._disk.remove(path)

    def _read(self, told: list[str]) -> list[OwnGame]:
        found = []
        with contextlib.suppress(OSError):
            for path in sorted(self.folder.glob(f"{OWN}*{SUFFIX}")):
                if "-damaged-" in path.stem:
                    continue
                try:
                    found.append(read_game(path))
                except (BrokenGameError, TooLargeError):
                    told.append(self._set_aside(path))
                except OSError as error:
                    told.append(say("own-unread", file=path.name, why=reason(error)))
        return sorted(found, key=lambda game: (game.when, game.id), reverse=True)

    def _set_aside(self, path: Path) -> str:
        """What there is to tell of a file that is none."""
        aside = damaged_name(path)
        if self._keeps:
            try:
                self._disk.move(path, aside)
                self._disk.sync_folder(aside.parent)
            except OSError:
                aside = path
        return say("own-set-aside", file=str(aside if self._keeps else path))

    # Writing

    def keep(self, raw: Raw, book: Catalogue, game: str = "") -> OwnGame:
        """Keeps a game, in place of `game` where that is named, and has the catalogue know it. Raises
        RulesError for rules that cannot be played; then nothing is changed.
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
        return OwnGame(definition, path, datetime.now(UTC))

    def keep_practised(self, variant: str, found: Mapping[str, Any]) -> None:
        """Keeps what was found by practising a game, where that is still there; a disk that refuses loses
        nothing that is not found again.
        """
        if (self.folder / f"{variant}{SUFFIX}").exists():
            with contextlib.suppress(OSError):
                self._disk.save(self.folder / f"{variant}{PRACTISED}", msgspec.json.encode(found))

    def rename(self, game: OwnGame, name: str, book: Catalogue) -> OwnGame:
        """Calls a game so; what its games and figures belong to stays the same."""
        return self.keep({**game.definition.raw, "name": name}, book, game.id)

    def duplicate(self, game: OwnGame, book: Catalogue) -> OwnGame:
        """The same once more, under a name of its own."""
        return self.keep({**game.definition.raw, "name": self.free_name(game.name)}, book)

    def take_in(self, raw: Raw, book: Catalogue) -> tuple[OwnGame, bool]:
        """Keeps a game that came from elsewhere, and whether it is new here: one that is here as it is, is
        not taken twice, and one of a name that is taken gets a number behind its own.
        """
        for game in self._read([]):
            if game.definition.raw == raw:
                return game, False
        return self.keep({**raw, "name": self.free_name(str(raw.get("name", "")))}, book), True

    def free_name(self, name: str) -> str:
        """The name, with a number behind it where another game has it."""
        taken = {game.name.casefold() for game in self._read([])}
        name, number = fitting_name(name), 2
        free = name
        while free.casefold() in taken:
            behind = f" {number}"
            free, number = one_line(name, LONGEST_TITLE - len(behind)) + behind, number + 1
        return free

    def throw_away(self, game: OwnGame) -> Path:
        """For where there is no bin: the file is kept aside; where it lies now."""
        target, number = self.folder / DELETED / game.path.name, 0
        while target.exists():
            number += 1
            target = target.with_name(f"{game.path.stem}-{number}{SUFFIX}")
        return self._moved(game.path, target)

    def put_back(self, where: Path, game: OwnGame) -> None:
        """A game that was thrown away lies again where it was."""
        if game.path.exists():
            raise StorageError(say("own-name-taken"))
        self._moved(where, game.path)

    def _moved(self, path: Path, to: Path) -> Path:
        try:
            self._disk.move(path, to)
            self._disk.sync_folder(to.parent)
            self._disk.sync_folder(path.parent)
        except OSError as error:
            raise StorageError(say("own-not-kept", why=reason(error))) from None
        return to

    def _paths(self) -> list[Path]:
        with contextlib.suppress(OSError):
            return [*self.folder.glob(f"{OWN}*{SUFFIX}"), *(self.folder / DELETED).glob(f"{OWN}*{SUFFIX}")]
        return []


class BrokenGameError(ValueError):
    """A file does not hold one game."""


def read_game(path: Path) -> OwnGame:
    """The game in a file. Raises OSError and BrokenGameError."""
    when = clock.moment(path.stat().st_mtime)
    return OwnGame(definition_in(read_bounded(path, LARGEST), path.name), path, when)


def definition_in(data: bytes, file: str) -> Definition:
    """The one game in the text of a file. Raises BrokenGameError."""
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
    """Return the `cleaned` document of a game that people made: the one door for those in the folder, in a
    backup, in a file, in a text and in a QR code. Raises BrokenGameError if it is larger or deeper than any
    game, or has no name.
    """
    if not isinstance(raw, dict) or not is_bounded(raw):
        raise BrokenGameError
    clean = cleaned(raw)
    if not isinstance(clean.get("name"), str):
        raise BrokenGameError
    return clean


def is_bounded(raw: Raw) -> bool:
    """Whether nothing in it is larger, deeper or more than a game needs, but for texts that are cut."""
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
    """What a text says as TOML. Raises ValueError, and RecursionError for what is nested too deeply."""
    if any(line.count(b".") > _MOST_DOTS for line in data.splitlines()):
        # The reader takes a time that grows with the square of the parts of a key.
        raise ValueError("a key has too many parts")
    # Editors on Windows may begin a text with a mark of its encoding.
    return tomllib.loads(data.decode("utf-8-sig"))


def definition_of(raw: Raw) -> Definition:
    """A game that is not kept yet, under an id that follows from what it says."""
    variant = new_id(raw, ())
    return Definition(variant, f"{variant}{SUFFIX}", raw)


def printed(variant: str, raw: Raw) -> bytes:
    """The game as the text of a file, what it is called and builds on first."""
    import tomli_w

    first = ("base", "name", "maker", "blurb")
    ordered = {key: raw[key] for key in first if key in raw} | raw
    return tomli_w.dumps({variant: ordered}).encode()


def new_id(raw: Raw, taken: Container[str]) -> str:
    """An id for a game: its name, as far as that can be a file's, and a part of its digest."""
    plain = unicodedata.normalize("NFKD", str(raw.get("name", ""))).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:24].strip("-") or "game"
    digest = hashlib.sha256(msgspec.json.encode(raw, order="deterministic")).hexdigest()
    found, number = f"{OWN}{slug}-{digest[:6]}", 2
    while found in taken:
        found, number = f"{OWN}{slug}-{digest[:6]}-{number}", number + 1
    return found


def fitting_name(name: str) -> str:
    """A name as it is kept, or what a game is called without one."""
    return one_line(name, LONGEST_TITLE) or say("own-nameless")
