"""Which phones sit at which saved game, so that they find their seats again.

A file for each game, by its name.

`network.seating` defines the content; it has no secret of a phone.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from cardtable.reading import read_bounded
from cardtable.storage.disk import DISK, Disk
from cardtable.storage.games import SUFFIX
from cardtable.storage.writer import WRITER

FOLDER = "phones"
KEPT_SUFFIX = ".json"
LARGEST = 20_000
"""The most bytes of such a file."""


class KeptPhones:
    """The phones of the games of one data folder.

    Disk errors are ignored: then phones are shown the code again.
    """

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        self._directory, self._disk = directory, disk

    def _path(self, game: str) -> Path:
        return self._directory / FOLDER / f"{game}{KEPT_SUFFIX}"

    def keep(self, game: str, kept: bytes) -> None:
        """Save the data of a game's phones later; returns at once."""
        WRITER.do(lambda: self._write(self._path(game), kept))

    def _write(self, path: Path, kept: bytes) -> None:
        with contextlib.suppress(OSError):
            if not path.exists():
                self._disk.make_folder(path.parent)
                self._sweep()
            self._disk.save(path, kept)

    def _sweep(self) -> None:
        """Delete the files of games that are gone."""
        games = {path.stem for path in (self._directory / "games").glob(f"**/*{SUFFIX}")}
        for path in (self._directory / FOLDER).glob(f"*{KEPT_SUFFIX}"):
            if path.stem not in games:
                self._disk.remove(path)

    def read(self, game: str) -> bytes:
        """Return the data of a game's phones; b"" if there are none. For the writing thread."""
        try:
            return read_bounded(self._path(game), LARGEST)
        except OSError:
            return b""

    def forget(self, game: str) -> None:
        """Delete the data of a game that is over; returns at once."""
        WRITER.do(lambda: self._remove(self._path(game)))

    def _remove(self, path: Path) -> None:
        with contextlib.suppress(OSError):
            if path.exists():
                self._disk.remove(path)
