"""The backups of a data folder, one file a day, and the file of everything for another computer.

A backup holds the learners, the settings, the photo for card backs, the games that people made, the names of
games, the solved puzzles and what the window remembers, such as the last house rules. It doesn't hold played
games, since nothing overwrites them. Both kinds of file are `bundle` files. Restoring from either adds to the
data here and takes nothing away. All of this runs on the writing thread.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cardtable import clock
from cardtable.game.record.text import NewerRecordError, RecordError, parse_record
from cardtable.language import say
from cardtable.reading import read_bounded
from cardtable.storage.bundle import (
    BACK,
    GAMES,
    LEARNERS,
    NAMES,
    OWN_GAMES,
    PUZZLES,
    SETTINGS,
    SUFFIX,
    WINDOW,
    Contents,
    Part,
    contents,
    packed,
    unpacked,
)
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.document import LARGEST, table_in, text_of
from cardtable.storage.exchange import ExchangeError, tried
from cardtable.storage.games import SUFFIX as GAME
from cardtable.storage.games import names_in
from cardtable.storage.journal import FINISHED, PUT_AWAY, free
from cardtable.storage.learners import BACKUPS, SCHEMA, LearnerStore, Person, export_text, read_export
from cardtable.storage.outside import portable
from cardtable.storage.own_games import FOLDER as OWN_FOLDER
from cardtable.storage.own_games import SUFFIX as OWN_SUFFIX
from cardtable.storage.own_games import BrokenGameError, definition_in, new_id, printed
from cardtable.storage.puzzle_book import FILE_NAME as PUZZLE_FILE
from cardtable.storage.puzzle_book import Solved, solved_in, table_of
from cardtable.storage.settings import BACK_FILE, FILE_NAME, SettingsFile

DAYS, WEEKS = 7, 4
"""How many of the last days keep their backup, and how many weeks keep one of theirs."""

_MOST_ANSWERS = 800_000
"""The most answers of all learners in one file. Of the longest answers, fewer fill the largest file that is
read.
"""

NO_GAMES: Mapping[str, Part] = MappingProxyType({})

_LONGEST_NAME = 100
"""The most characters of a game's name in a file, without its ending; people may have given longer ones."""

_BEFORE = "-before-"
"""The part of a file name, followed by a number, that marks a backup made before a restore."""


@dataclass(frozen=True)
class Backup:
    """A backup on disk. `before` marks one that was made before a restore."""

    path: Path
    day: date
    before: bool
    holds: Contents


@dataclass(frozen=True)
class Found:
    """The checked contents of a file; `own` are games that people made, `unread` counts malformed games."""

    people: tuple[Person, ...]
    settings: str
    window: dict[str, Any]
    names: dict[str, str]
    games: dict[str, Part]
    back: Part | None
    unread: int
    own: dict[str, Part] = field(default_factory=dict)
    solved: dict[str, Solved] = field(default_factory=dict)


@dataclass
class Brought:
    """The result of a restore, and the backup made before it."""

    before: Path | None
    learners: int = 0
    answers: int = 0
    unread: int = 0
    games: dict[Path, bytes] = field(default_factory=dict)
    back: dict[Path, bytes] = field(default_factory=dict)
    own: dict[Path, bytes] = field(default_factory=dict)
    solved: frozenset[str] = frozenset()

    @property
    def is_empty(self) -> bool:
        """Whether nothing was missing."""
        return not (self.learners or self.answers or self.games or self.back or self.own or self.solved)


class Backups:
    """The backups in one data folder. Every method may raise StorageError, in one sentence."""

    def __init__(self, directory: Path, disk: Disk = DISK, today: Callable[[], date] = clock.today) -> None:
        self._directory, self._disk, self._today = directory, disk, today
        self.folder = directory / BACKUPS

    def all(self) -> list[Backup]:
        """Return the backups, the newest first."""
        found = []
        for path in self._paths():
            with contextlib.suppress(StorageError):
                found.append(Backup(path, day_of(path), _BEFORE in path.stem, contents(path)))
        return sorted(found, key=lambda one: (one.day, one.holds.made), reverse=True)

    def _paths(self) -> list[Path]:
        """Return the paths named like backups, the oldest first."""
        paths = []
        for path in sorted(self.folder.glob(f"[0-9]*{SUFFIX}")):
            with contextlib.suppress(ValueError):
                day_of(path)
                paths.append(path)
        return paths

    # Making them

    def is_due(self) -> bool:
        """Return whether something has changed since the last backup, and today has none.

        A backup dated in the future by a wrong clock doesn't count.
        """
        today = self._today()
        paths = [path for path in self._paths() if _BEFORE not in path.stem and day_of(path) <= today]
        if paths and day_of(paths[-1]) == today:
            return False
        last = paths[-1].stat().st_mtime if paths else 0.0
        return any(path.is_file() and path.stat().st_mtime > last for path in self._sources())

    def _sources(self) -> tuple[Path, ...]:
        mine, names = (SCHEMA.file, FILE_NAME, BACK_FILE, PUZZLE_FILE), self._directory / "games" / NAMES
        return (*(self._directory / name for name in mine), names, *self._own_paths())

    def _own_paths(self) -> list[Path]:
        return sorted((self._directory / OWN_FOLDER).glob(f"own-*{OWN_SUFFIX}"))

    def make(self, store: LearnerStore | None, before: bool = False) -> Path:
        """Make the backup of today, delete old ones, and return its path."""
        path = self.folder / f"{self._today():%Y-%m-%d}{SUFFIX}"
        number = 1
        while before and (path.exists() or _BEFORE not in path.stem):
            path = self.folder / f"{self._today():%Y-%m-%d}{_BEFORE}{number:03}{SUFFIX}"
            number += 1
        try:
            self._disk.save(path, self._packed(store))
        except OSError as error:
            raise StorageError(say("backups-not-made", why=reason(error))) from None
        self._prune()
        return path

    def everything(self, store: LearnerStore | None) -> bytes:
        """Return all data of people here, games included, as one file for another computer."""
        return self._packed(store, self._games())

    def _packed(self, store: LearnerStore | None, games: Mapping[str, Part] = NO_GAMES) -> bytes:
        now, answers, parts = clock.now(), 0, dict[str, Part]()
        if store is not None:
            for learner in store.learners():
                theirs = store.answers(learner.id)
                answers += len(theirs)
                parts[f"{LEARNERS}{learner.id}.json"] = Part(export_text((learner, theirs)).encode(), now)
        return packed({**parts, **self._tables(), **games}, answers, now)

    def _tables(self) -> dict[str, Part]:
        """Return the files besides the learners, without malformed ones."""
        parts = dict[str, Part]()
        files = {
            SETTINGS: self._directory / FILE_NAME,
            WINDOW: self._directory / WINDOW,
            NAMES: self._directory / "games" / NAMES,
            PUZZLES: self._directory / PUZZLE_FILE,
        }
        for name, path in files.items():
            with contextlib.suppress(OSError):
                part = _part(path)
                if table_in(part.data) is not None:
                    parts[name] = part
        with contextlib.suppress(OSError):
            parts[BACK] = _part(self._directory / BACK_FILE)
        for path in self._own_paths():
            with contextlib.suppress(OSError, BrokenGameError):
                part = _part(path)
                definition_in(part.data, path.name)
                parts[f"{OWN_GAMES}{path.name}"] = part
        return parts

    def _games(self) -> dict[str, Part]:
        parts, top = dict[str, Part](), self._directory / "games"
        for folder in (top, top / FINISHED, top / PUT_AWAY):
            for path in sorted(folder.glob(f"[!.]*{GAME}")):
                with contextlib.suppress(OSError):
                    # The name may come from a system that allows more characters than others.
                    parts[f"{GAMES}{_free_name(path.relative_to(top), parts)}"] = _part(path)
        return parts

    def _prune(self) -> None:
        """Delete old backups; one that can't be deleted now is tried again next time."""
        paths = [path for path in self._paths() if day_of(path) <= self._today()]
        keep = kept_days(map(day_of, paths))
        for path in paths:
            if day_of(path) not in keep:
                with contextlib.suppress(OSError):
                    self._disk.remove(path)

    # Bringing back

    def bring(self, store: LearnerStore, found: Found) -> Brought:
        """Add the contents of a file to the data here, after a backup; on a disk error, undo everything."""
        brought = Brought(self.make(store, before=True), unread=found.unread)
        try:
            names = self._bring_games(found, brought)
            self._bring_back(found, brought)
            self._bring_own(found, brought)
            self._bring_solved(found, brought)
            brought.learners, brought.answers = store.merge(found.people)
        except OSError as error:
            for path in brought.games | brought.back | brought.own:
                with contextlib.suppress(OSError):
                    self._disk.remove(path)
            with contextlib.suppress(OSError):
                self._take_solved_back(brought)
            if isinstance(error, StorageError):
                raise
            raise StorageError(say("backups-not-kept", why=reason(error))) from None
        self._add_names(names)
        return brought

    def _bring_games(self, found: Found, brought: Brought) -> dict[str, str]:
        """Save the games that are missing here; return the name that each was given."""
        here, names = [part.data for part in self._games().values()], {}
        for name, part in found.games.items():
            if any(mine.startswith(part.data) for mine in here):
                continue
            path = self._directory / name
            path = free(path.with_name(portable(path.name)))
            brought.games[path] = part.data
            self._disk.save(path, part.data)
            with contextlib.suppress(OSError):
                os.utime(path, (part.when.timestamp(), part.when.timestamp()))
            called = found.names.get(Path(name).stem)
            if called:
                names[path.stem] = called
        return names

    def _bring_back(self, found: Found, brought: Brought) -> None:
        """Save the photo for card backs, if there is none here."""
        path = self._directory / BACK_FILE
        if found.back is not None and not path.exists():
            brought.back[path] = found.back.data
            self._disk.save(path, found.back.data)

    def _bring_own(self, found: Found, brought: Brought) -> None:
        """Save games that people made next to those here.

        A game that was changed here is kept in both versions.
        """
        folder, here = self._directory / OWN_FOLDER, list[object]()
        for path in self._own_paths():
            with contextlib.suppress(OSError, BrokenGameError):
                here.append(definition_in(_part(path).data, path.name).raw)
        for name, part in found.own.items():
            definition = definition_in(part.data, Path(name).name)
            if definition.raw in here:
                continue
            path, data = folder / definition.file, part.data
            if path.exists():
                variant = new_id(definition.raw, {one.stem for one in self._own_paths()})
                path, data = folder / f"{variant}{OWN_SUFFIX}", printed(variant, definition.raw)
            brought.own[path] = data
            self._disk.save(path, data)

    def _bring_solved(self, found: Found, brought: Brought) -> None:
        """Add puzzles that were solved elsewhere before those solved here."""
        here = self._solved()
        missing = {puzzle: one for puzzle, one in found.solved.items() if puzzle not in here}
        if missing:
            self._keep_solved(missing | here)
            brought.solved = frozenset(missing)

    def _take_solved_back(self, brought: Brought) -> None:
        if brought.solved:
            here = self._solved()
            self._keep_solved({puzzle: one for puzzle, one in here.items() if puzzle not in brought.solved})

    def _solved(self) -> dict[str, Solved]:
        path = self._directory / PUZZLE_FILE
        return solved_in(table_in(_part(path).data) or {}) if path.exists() else {}

    def _keep_solved(self, solved: Mapping[str, Solved]) -> None:
        self._disk.save(self._directory / PUZZLE_FILE, text_of(table_of(solved)).encode())

    def _add_names(self, names: dict[str, str]) -> None:
        path = self._directory / "games" / NAMES
        if not names:
            return
        try:
            here = table_in(_part(path).data) if path.exists() else {}
            if here is not None:
                text = json.dumps(names | here, ensure_ascii=False, indent=1, sort_keys=True)
                self._disk.save(path, text.encode())
        except OSError as error:
            raise StorageError(say("backups-names-not-kept", why=reason(error))) from None

    def take_back(self, store: LearnerStore, brought: Brought) -> Found:
        """Undo a restore, except for games that were played on since.

        Return the contents of the backup, for the settings.
        """
        if brought.before is None:
            raise StorageError(say("backups-nothing-to-take-back"))
        found = look_into(brought.before)
        store.become(found.people)
        for path, data in (brought.games | brought.back | brought.own).items():
            with contextlib.suppress(OSError):
                if _part(path).data == data:
                    self._disk.remove(path)
        with contextlib.suppress(OSError):
            self._take_solved_back(brought)
        brought.before = None
        return found


def has_learners(directory: Path) -> bool:
    """Return whether there are learners in the folder, even in a file that can't be opened."""
    return (directory / SCHEMA.file).exists()


def look_into(path: Path) -> Found:
    """Return the contents of a backup or another such file. Raises StorageError."""
    _, parts = unpacked(path)
    refused = StorageError(say("backups-not-ours", name=path.name))
    people = []
    for name in [one for one in parts if one.startswith(LEARNERS)]:
        # Free the memory of the export: it is many times larger than the result.
        learner, answers = read_export(parts.pop(name).data)
        if f"{LEARNERS}{learner.id}.json" != name:
            raise refused
        people.append((learner, answers))
        if sum(len(given) for _, given in people) > _MOST_ANSWERS:
            raise refused
    texts = {}
    for name in (SETTINGS, WINDOW, NAMES, PUZZLES):
        texts[name] = parts[name].data if name in parts else b"{}"
        if table_in(texts[name]) is None:
            raise refused
    if SETTINGS in parts:
        SettingsFile(path.parent).imported(texts[SETTINGS].decode())
    games = {name: part for name, part in parts.items() if name.startswith(GAMES)}
    good = {name: part for name, part in games.items() if _is_game(part.data)}
    made = {name: part for name, part in parts.items() if name.startswith(OWN_GAMES)}
    own = {name: part for name, part in made.items() if _is_own_game(name, part.data)}
    unread = len(games) - len(good) + len(made) - len(own)
    names = names_in(table_in(texts[NAMES]) or {})
    settings = texts[SETTINGS].decode() if SETTINGS in parts else ""
    window = table_in(texts[WINDOW]) or {}
    solved = solved_in(table_in(texts[PUZZLES]) or {})
    return Found(tuple(people), settings, window, names, good, parts.get(BACK), unread, own, solved)


def _is_own_game(name: str, data: bytes) -> bool:
    """Return whether the game can be played here; the file may come from anywhere."""
    try:
        tried(definition_in(data, Path(name).name).raw)
    except (BrokenGameError, ExchangeError):
        return False
    return True


def _is_game(data: bytes) -> bool:
    try:
        parse_record(data)
    except NewerRecordError:
        return True
    except RecordError:
        return False
    return True


def _free_name(path: Path, taken: Container[str]) -> str:
    """Return the path in a form that every system allows, shortened, and not in `taken`."""
    number, stem = 0, portable(path.stem)[:_LONGEST_NAME]
    name = path.with_name(portable(stem + GAME)).as_posix()
    while f"{GAMES}{name}" in taken:
        number += 1
        name = path.with_name(f"{stem}-{number}{GAME}").as_posix()
    return name


def _part(path: Path) -> Part:
    return Part(read_bounded(path, LARGEST), clock.moment(path.stat().st_mtime))


def day_of(path: Path) -> date:
    """Return the day of a backup by its name. Raises ValueError for other files."""
    return date.fromisoformat(path.stem.split(_BEFORE)[0])


def kept_days(days: Iterable[date]) -> set[date]:
    """Return the days whose backups are kept.

    The last seven, and the last of each of the last four weeks that have one.
    """
    newest = sorted(set(days), reverse=True)
    weeks = dict[tuple[int, int], date]()
    for day in newest:
        year, week, _ = day.isocalendar()
        weeks.setdefault((year, week), day)
    return {*newest[:DAYS], *list(weeks.values())[:WEEKS]}
