"""One file that holds what people have here: the backup of a day, and everything for another computer.

It is a zip of parts with fixed names and a manifest. What comes from elsewhere is looked at as a whole before
anything of it is used, and no part is ever laid on the disk by the name that it has in the file.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, datetime
from pathlib import Path

from cardtable import __version__
from cardtable.language import say
from cardtable.reading import open_regular
from cardtable.storage.database import wipe
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.document import table_in

SUFFIX = ".zip"
MANIFEST, SETTINGS, WINDOW, NAMES = "cardtable.json", "settings.json", "window.json", "names.json"
BACK, PUZZLES = "back.jpg", "puzzles.json"
LEARNERS, GAMES, OWN_GAMES = "learners/", "games/", "own-games/"
"""What the names of parts begin with that there can be many of."""

_FORMAT = "cardtable data "
_SINCE = {BACK: 2, OWN_GAMES: 3, PUZZLES: 4}
"""From which version on a file may hold a photograph, games that people made, puzzles that were solved: one
without is of a version before, so that an older Cardtable reads it.
"""
_VERSION = max(_SINCE.values())

_PART = re.compile(
    r"(?:cardtable|settings|window|names|puzzles)\.json"
    r"|back\.jpg"
    r"|learners/[0-9a-f]{1,64}\.json"
    r"|own-games/own-[a-z0-9-]{1,80}\.toml"
    r"|games/(?:finished/|put-away/)?[^./\\:*?\"<>|\x00-\x1f][^/\\:*?\"<>|\x00-\x1f]{0,120}\.cardtable"
)

_LARGEST, _LARGEST_PART, _LARGEST_LEARNER, _MOST = 512_000_000, 16 << 20, 192 << 20, 100_000
"""Bytes of all parts together, of one, and of a learner, and how many there can be: far more than a family
plays. A learner with two hundred thousand answers has 152 MB.
"""

_MOST_PRESSED, _ALWAYS = 100, 1 << 20
"""How many bytes there can be for each byte of the file, and how many there can be in any file. The answers
of a learner are pressed to a tenth of their size; one byte of a hostile file can stand for a thousand.
"""

_PRESSES = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
"""How parts are pressed. Other ways may ask for gigabytes of memory before the first byte is there."""

_FIRST_YEAR, _LAST_YEAR = 1980, 2107
"""Years in which the time of a part can lie at the earliest and at the latest."""

_BROKEN = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError, NotImplementedError, ValueError,
    KeyError, TypeError, OverflowError,
)  # fmt: skip
"""What `zipfile` raises, and our own looking through, where a file is none or not whole."""


@dataclass(frozen=True)
class Part:
    """What one part holds, and when that was last changed."""

    data: bytes
    when: datetime


@dataclass(frozen=True)
class Contents:
    """What a file says it holds, and when it was made."""

    made: datetime
    learners: int
    answers: int
    games: int
    parts: int


def packed(parts: dict[str, Part], answers: int, made: datetime) -> bytes:
    """The parts as one file."""
    version = max((_SINCE[kind] for kind in _SINCE for name in parts if name.startswith(kind)), default=1)
    about = {
        "format": f"{_FORMAT}{version}", "app": __version__, "made": made.isoformat(timespec="seconds"),
        "learners": sum(name.startswith(LEARNERS) for name in parts), "answers": answers,
        "games": sum(name.startswith(GAMES) for name in parts), "parts": len(parts),
    }  # fmt: skip
    first, last = (datetime(year, 1, 1, tzinfo=UTC) for year in (_FIRST_YEAR, _LAST_YEAR))
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        manifest = Part(json.dumps(about, indent=1).encode(), made)
        for name, part in {MANIFEST: manifest, **parts}.items():
            when = min(max(part.when.astimezone(UTC), first), last)
            entry = zipfile.ZipInfo(name, when.timetuple()[:6])
            # Hardly larger than at the usual level, in a third of the time.
            archive.writestr(entry, part.data, zipfile.ZIP_DEFLATED, compresslevel=1)
    return file.getvalue()


def contents(path: Path) -> Contents:
    """What such a file says of itself, without reading all of it. Raises StorageError."""
    with _opened(path) as archive:
        return _contents(archive)


def unpacked(path: Path) -> tuple[Contents, dict[str, Part]]:
    """All that is in such a file, but the manifest. Raises StorageError, and then all of it is to be left."""
    with _opened(path) as archive:
        about = _contents(archive)
        entries = archive.infolist()
        names = {entry.filename for entry in entries}
        if len(entries) > _MOST or not len(names) == len(entries) == about.parts + 1:
            raise ValueError
        if any(_PART.fullmatch(name) is None for name in names):
            raise ValueError
        most = min(_LARGEST, _ALWAYS + _MOST_PRESSED * path.stat().st_size)
        if sum(entry.file_size for entry in entries) > most:
            raise ValueError
        parts = {entry.filename: _part(archive, entry) for entry in entries}
    del parts[MANIFEST]
    return about, parts


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    """The file, to be looked through meanwhile; what is found wrong with it becomes a StorageError."""
    try:
        with open_regular(path) as file, zipfile.ZipFile(file) as archive:
            yield archive
    except StorageError:
        raise
    except OSError as error:
        raise StorageError(say("backups-unreadable", name=path.name, why=reason(error))) from None
    except _BROKEN:
        raise BrokenBundleError(path) from None


class BrokenBundleError(StorageError):
    """A file is no such file, or is damaged."""

    def __init__(self, path: Path) -> None:
        super().__init__(say("backups-not-ours", name=path.name))


def _contents(archive: zipfile.ZipFile) -> Contents:
    about = table_in(_part(archive, archive.getinfo(MANIFEST)).data)
    if about is None or not str(about["format"]).startswith(_FORMAT):
        raise ValueError
    if int(about["format"].removeprefix(_FORMAT)) > _VERSION:
        raise StorageError(say("backups-newer"))
    made = datetime.fromisoformat(about["made"])
    if made.tzinfo is None or not _FIRST_YEAR <= made.year < MAXYEAR:
        # No clock of another place can show it.
        raise ValueError
    return Contents(made, *(int(about[count]) for count in ("learners", "answers", "games", "parts")))


def _part(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Part:
    largest = _LARGEST_LEARNER if entry.filename.startswith(LEARNERS) else _LARGEST_PART
    if entry.file_size > largest or entry.compress_type not in _PRESSES:
        raise ValueError
    with archive.open(entry) as file:
        # Never more than it says of itself.
        data = file.read(entry.file_size + 1)
    if len(data) != entry.file_size:
        raise ValueError
    return Part(data, datetime(*entry.date_time, tzinfo=UTC))


# Forgetting


def forget(
    folder: Path, learner: str, without: Callable[[str, bytes], bytes] | None = None, disk: Disk = DISK
) -> None:
    """Take a learner out of all such files in a folder for good; one that cannot be read to tell goes as a
    whole. `without` gives what the part of a name holds when nothing in it speaks of the learner any more.
    Raises StorageError.
    """
    for left in folder.glob(".*"):
        # Of a time when this or another file could not be written to its end.
        wipe(left)
    name = f"{LEARNERS}{learner}.json"
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            about, parts = unpacked(path)
        except BrokenBundleError:
            wipe(path)
            continue
        kept = {
            each: part if without is None else Part(without(each, part.data), part.when)
            for each, part in parts.items()
            if each != name
        }
        if kept != parts:
            mine = (table_in(parts[name].data) if name in parts else None) or {}
            answers = about.answers - len(mine.get("answers", ()))
            write_anew(path, packed(kept, answers, about.made), disk)


def write_anew(path: Path, data: bytes, disk: Disk) -> None:
    """Put other data in a file's place, and wipe what was in it."""
    fresh, gone = path.with_name(f".{path.name}.fresh"), path.with_name(f".{path.name}.gone")
    try:
        disk.save(fresh, data)
        disk.move(path, gone)
        disk.move(fresh, path)
        disk.sync_folder(path.parent)
    except OSError as error:
        raise StorageError(say("backups-not-anew", name=str(path), why=reason(error))) from None
    wipe(gone)
