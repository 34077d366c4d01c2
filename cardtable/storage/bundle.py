"""The file format of backups, and of everything for another computer.

It is a zip of parts with fixed names and a manifest. A file from elsewhere is checked as a whole before any
of it is used, and no part is ever saved under its name in the file.
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
"""The prefixes of parts that there can be many of."""

_FORMAT = "cardtable data "
_SINCE = {BACK: 2, OWN_GAMES: 3, PUZZLES: 4}
"""The version from which a file may hold a photo, games that people made, or solved puzzles. A file without
them keeps a lower version, so that an older Cardtable reads it.
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
"""The most bytes of all parts, of one, and of a learner, and the most parts: far more than a family plays. A
learner with two hundred thousand answers has 152 MB.
"""

_MOST_PRESSED, _ALWAYS = 100, 1 << 20
"""The most uncompressed bytes for each byte of the file, and the bytes allowed in any file. A learner's
answers compress to a tenth; one byte of a hostile file can stand for a thousand.
"""

_PRESSES = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
"""The allowed compressions. Others may ask for gigabytes of memory before the first byte."""

_FIRST_YEAR, _LAST_YEAR = 1980, 2107
"""The earliest and the latest year for the time of a part."""

_BROKEN = (
    zipfile.BadZipFile, zlib.error, struct.error, EOFError, RuntimeError, NotImplementedError, ValueError,
    KeyError, TypeError, OverflowError,
)  # fmt: skip
"""The errors that `zipfile` and our own checks raise for a file that is no zip or not intact."""


@dataclass(frozen=True)
class Part:
    """The data of one part, and when they were last changed."""

    data: bytes
    when: datetime


@dataclass(frozen=True)
class Contents:
    """What a file's manifest says: when it was made, and the numbers of things in it."""

    made: datetime
    learners: int
    answers: int
    games: int
    parts: int


def packed(parts: dict[str, Part], answers: int, made: datetime) -> bytes:
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
    """Return the manifest of a file without reading all of it. Raises StorageError."""
    with _opened(path) as archive:
        return _contents(archive)


def unpacked(path: Path) -> tuple[Contents, dict[str, Part]]:
    """Return the manifest and all other parts of a file.

    Raises StorageError; then nothing in it may be used.
    """
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
    """Open the file; errors in the block become a StorageError."""
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
    """The file is no backup or export, or is damaged."""

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
        # The clocks of some time zones can't show such a time.
        raise ValueError
    return Contents(made, *(int(about[count]) for count in ("learners", "answers", "games", "parts")))


def _part(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Part:
    largest = _LARGEST_LEARNER if entry.filename.startswith(LEARNERS) else _LARGEST_PART
    if entry.file_size > largest or entry.compress_type not in _PRESSES:
        raise ValueError
    with archive.open(entry) as file:
        # Never read more than the declared size.
        data = file.read(entry.file_size + 1)
    if len(data) != entry.file_size:
        raise ValueError
    return Part(data, datetime(*entry.date_time, tzinfo=UTC))


# Forgetting


def forget(
    folder: Path, learner: str, without: Callable[[str, bytes], bytes] | None = None, disk: Disk = DISK
) -> None:
    """Remove a learner for good from all such files in a folder; a file that can't be read is deleted.

    `without` takes a part's name and data and returns the data without the learner. Raises StorageError.
    """
    for left in folder.glob(".*"):
        # Left over from a file that couldn't be written completely.
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
            overwrite(path, packed(kept, answers, about.made), disk)


def overwrite(path: Path, data: bytes, disk: Disk) -> None:
    """Replace a file by other data, and overwrite the old data on the disk."""
    fresh, gone = path.with_name(f".{path.name}.fresh"), path.with_name(f".{path.name}.gone")
    try:
        disk.save(fresh, data)
        disk.move(path, gone)
        disk.move(fresh, path)
        disk.sync_folder(path.parent)
    except OSError as error:
        raise StorageError(say("backups-not-anew", name=str(path), why=reason(error))) from None
    wipe(gone)
