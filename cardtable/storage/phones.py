"""Which phones sit at which saved game, so that the same ones come back: a file beside the games, by the name
of each. What stands in it is the business of `network.seating`; no secret of a phone does.
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
"""Bytes that such a file may have."""


class KeptPhones:
    """The phones of the games of one data folder. Nothing here is worth a question or a warning when the disk
    refuses it: then phones are shown the code again.
    """

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        self._directory, self._disk = directory, disk

    def _path(self, game: str) -> Path:
        return self._directory / FOLDER / f"{game}{KEPT_SUFFIX}"

    def keep(self, game: str, kept: bytes) -> None:
        """Hand over what is kept beside the game of that name; returns at once."""
        WRITER.do(lambda: self._write(self._path(game), kept))

    def _write(self, path: Path, kept: bytes) -> None:
        with contextlib.suppress(OSError):
            if not path.exists():
                self._disk.make_folder(path.parent)
                self._sweep()
            self._disk.save(path, kept)

    def _sweep(self) -> None:
        """What belongs to no game any more goes."""
        games = {path.stem for path in (self._directory / "games").glob(f"**/*{SUFFIX}")}
        for path in (self._directory / FOLDER).glob(f"*{KEPT_SUFFIX}"):
            if path.stem not in games:
                self._disk.remove(path)

    def read(self, game: str) -> bytes:
        """What is kept beside that game; nothing where there is nothing to be had. For the writing thread."""
        try:
            return read_bounded(self._path(game), LARGEST)
        except OSError:
            return b""

    def forget(self, game: str) -> None:
        """That game is over, and its phones are strangers to the next one; returns at once."""
        WRITER.do(lambda: self._remove(self._path(game)))

    def _remove(self, path: Path) -> None:
        with contextlib.suppress(OSError):
            if path.exists():
                self._disk.remove(path)
