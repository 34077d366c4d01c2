"""A disk that logs every call, and lists what a power cut at any moment could leave on it.

Between two syncs a disk may have kept any of the written sectors and any of the changed names, in any order.
So these pieces are kept or lost independently. If there are few, all combinations are listed; if there are many,
a fixed sample, with “all lost” and “all kept” in it.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from cardtable.storage.disk import Disk

SECTOR = 512
FEW = 6
"""Up to this many pieces, all combinations are listed."""
SAMPLES = 48
FOLDER = -1
"""Used for a folder in place of the number of a file."""


@dataclass(frozen=True)
class Cut:
    """The files on the disk after a power cut, by path.

    `after` is the last call before the cut, and `confirmed` what had been confirmed by then.
    """

    after: str
    confirmed: bytes
    files: dict[str, bytes]

    def write_to(self, folder: Path) -> Path:
        folder.mkdir()
        for name, data in self.files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        return folder


@dataclass
class _Names:
    """Names that change together in one folder, after those that they need have changed."""

    folder: str
    leads: dict[str, int | None]
    needs: _Names | None = None


@dataclass
class _File:
    safe: bytes = b""
    due: list[tuple[int, bytes, bool]] = field(default_factory=list)
    """Unsynced writes: the offset of each, its data, and whether the file ends with it."""


class PowerDisk(Disk):
    """Logs all calls for files under `root`, whose present files count as synced."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._log: list[tuple[str, object]] = []
        self._now: dict[str, int] = {}
        self._numbers: dict[int, int] = {}
        self._at_first = [
            (self._name(path), None if path.is_dir() else path.read_bytes())
            for path in sorted(root.rglob("*"))
        ]
        for number, (name, data) in enumerate(self._at_first):
            self._now[name] = FOLDER if data is None else number
        self._next = itertools.count(len(self._at_first))

    def _name(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix()

    def confirm(self, text: bytes) -> None:
        """Log that `text` counts as saved from now on."""
        self._log.append(("confirm", text))

    def begin(self, path: Path) -> BinaryIO:
        file = super().begin(path)
        self.made(path)
        self._numbers[file.fileno()] = self._now[self._name(path)]
        return file

    def open(self, path: Path) -> BinaryIO:
        file = super().open(path)
        self._numbers[file.fileno()] = self._now[self._name(path)]
        return file

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        super().write(file, at, data)
        self._log.append(("write", (self._numbers[file.fileno()], at, data, True)))

    def sync(self, file: BinaryIO) -> None:
        self._log.append(("sync", self._numbers[file.fileno()]))

    def move(self, path: Path, to: Path) -> None:
        super().move(path, to)
        old, new = self._name(path), self._name(to)
        self._now[new] = self._now.pop(old)
        folders = self._name(path.parent), self._name(to.parent)
        if folders[0] == folders[1]:
            self._log.append(("names", [_Names(folders[0], {new: self._now[new], old: None})]))
        else:
            there = _Names(folders[1], {new: self._now[new]})
            self._log.append(("names", [there, _Names(folders[0], {old: None}, there)]))

    def remove(self, path: Path) -> None:
        super().remove(path)
        self.removed(path)

    def add_folder(self, folder: Path) -> None:
        super().add_folder(folder)
        self._now[self._name(folder)] = FOLDER
        self._log.append(("names", [_Names(self._name(folder.parent), {self._name(folder): FOLDER})]))

    def sync_folder(self, folder: Path) -> None:
        self._log.append(("sync folder", self._name(folder)))

    # Calls for files that another program writes

    def made(self, path: Path) -> None:
        """Log that an empty file was made."""
        number = self._now[self._name(path)] = next(self._next)
        self._log.append(("names", [_Names(self._name(path.parent), {self._name(path): number})]))

    def written(self, path: Path, at: int, data: bytes, ends: bool = False) -> None:
        """Log a write; `ends` if the file now ends with it."""
        self._log.append(("write", (self._now[self._name(path)], at, data, ends)))

    def synced(self, path: Path) -> None:
        self._log.append(("sync", self._now[self._name(path)]))

    def removed(self, path: Path) -> None:
        del self._now[self._name(path)]
        self._log.append(("names", [_Names(self._name(path.parent), {self._name(path): None})]))

    def cuts(self, seed: str = "") -> Iterator[Cut]:
        """Yield what a cut after each call could leave on the disk, each state once."""
        chance, seen = random.Random(seed), set[tuple[bytes, frozenset[tuple[str, bytes]]]]()
        state = _DiskState(self._at_first)
        confirmed = b""
        for did, what in self._log:
            if did == "confirm":
                assert isinstance(what, bytes)
                confirmed = what
            else:
                state.take(did, what)
            for files in state.possible(chance):
                key = (confirmed, frozenset(files.items()))
                if key not in seen:
                    seen.add(key)
                    yield Cut(f"{did} {what!r}", confirmed, files)


class _DiskState:
    """The synced state of the disk, and all changes that may be lost."""

    def __init__(self, at_first: list[tuple[str, bytes | None]]) -> None:
        self._files = {number: _File(data or b"") for number, (_, data) in enumerate(at_first)}
        self._names: dict[str, int | None] = {
            name: FOLDER if data is None else number for number, (name, data) in enumerate(at_first)
        }
        self._due: list[_Names] = []

    def take(self, did: str, what: object) -> None:
        match did, what:
            case "names", list():
                self._due += what
            case "write", (int(number), int(at), bytes(data), bool(ends)):
                self._files.setdefault(number, _File()).due.append((at, data, ends))
            case "sync", int(number):
                file = self._files.setdefault(number, _File())
                file.safe, file.due = _written(file, itertools.repeat(True)), []
            case "sync folder", str(folder):
                safe = [one for one in self._due if one.folder == folder]
                # A file system that keeps a log keeps the whole of a move.
                safe += [one.needs for one in safe if one.needs is not None and one.needs in self._due]
                for one in [one for one in self._due if one in safe]:
                    self._names |= one.leads
                    self._due.remove(one)

    def possible(self, chance: random.Random) -> Iterator[dict[str, bytes]]:
        torn = {number: _pieces(file) for number, file in self._files.items() if file.due}
        count = len(self._due) + sum(torn.values())
        for kept in _choices(count, chance):
            bits = iter(kept)
            names, done = dict(self._names), list[_Names]()
            for one, is_kept in zip(self._due, bits, strict=False):
                if is_kept and (one.needs is None or one.needs in done or one.needs not in self._due):
                    names |= one.leads
                    done.append(one)
            bits = iter(kept[len(self._due) :])
            data = {number: _written(self._files[number], bits) for number in torn}
            yield {
                name: data.get(number, self._files[number].safe if number in self._files else b"")
                for name, number in names.items()
                if number is not None
                and number != FOLDER
                and all(names.get(above.as_posix()) == FOLDER for above in list(Path(name).parents)[:-1])
            }


def _choices(count: int, chance: random.Random) -> Iterator[tuple[bool, ...]]:
    if count <= FEW:
        yield from itertools.product((False, True), repeat=count)
        return
    yield (False,) * count
    yield (True,) * count
    for one in range(count):
        yield tuple(n == one for n in range(count))
        yield tuple(n != one for n in range(count))
    for _ in range(SAMPLES):
        yield tuple(chance.random() < 0.5 for _ in range(count))


def _sectors(at: int, data: bytes) -> list[tuple[int, bytes]]:
    """Return the data cut at the edges of sectors, with the offset of each piece."""
    edges = [at, *range(at - at % SECTOR + SECTOR, at + len(data), SECTOR), at + len(data)]
    return [(begin, data[begin - at : end - at]) for begin, end in itertools.pairwise(edges) if begin < end]


def _pieces(file: _File) -> int:
    """Count the pieces of the file's unsynced writes: their sectors, and two for each that ends the file."""
    return sum(2 * ends + len(_sectors(at, data)) for at, data, ends in file.due)


def _written(file: _File, kept: Iterator[bool]) -> bytes:
    """Return the file with only the pieces of its writes that were kept; holes read as zeros."""
    data = bytearray(file.safe)
    for at, written, ends in file.due:
        if ends and next(kept):
            del data[at:]
        if ends and next(kept):
            data += bytes(max(0, at + len(written) - len(data)))
        for begin, piece in _sectors(at, written):
            if next(kept):
                data += bytes(max(0, begin - len(data)))
                data[begin : begin + len(piece)] = piece
    return bytes(data)
