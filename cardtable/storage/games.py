"""Games on disk: one record file each, appended move by move.

`games/` holds games that are not over, `games/finished/` those that are, `games/put-away/` those that a
player did not want to go on with, `games/damaged/` files of which not all can be read. Nothing is
overwritten: where a name is taken, another is found. What is still being written is waited for before a
folder is read.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cardtable import __version__
from cardtable.game.record import BIGGEST, NewerRecordError, Record, RecordError, parse_record
from cardtable.game.replay import playable
from cardtable.reading import read_regular
from cardtable.storage.disk import DISK, Disk
from cardtable.storage.errors import StorageError, reason
from cardtable.storage.journal import DAMAGED, PUT_AWAY, Recorder, free, laid_in
from cardtable.storage.writer import WRITER

SUFFIX = ".cardtable"


@dataclass(frozen=True)
class SavedGame:
    """A game that can go on: where it lies, what it says, when it was last played, and all that the file
    held; that is nothing for one that lies nowhere.
    """

    path: Path
    record: Record
    when: datetime
    data: bytes


@dataclass(frozen=True)
class Damage:
    """A file of which not all could be read or played: where it is kept, why, and whether its game goes on.

    `is_whole` tells that every line makes sense by itself and another version began the game, so that it may
    be play that has changed since.
    """

    kept: Path
    why: str
    goes_on: bool
    is_whole: bool = False


class GameStore:
    """The games in one data folder."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Keep games under `directory`, which is made when the first game is."""
        self.folder = directory / "games"
        self._disk = disk
        self._given: set[Path] = set()
        self.damages: list[Damage] = []
        """What was found damaged and set aside; whoever tells the player empties it."""
        self.unread: list[Path] = []
        """Games that the disk does not give out just now, and which lie where they lay; emptied likewise."""

    def create(self, header: str, now: datetime | None = None) -> Recorder:
        """A recorder for a new game, its header handed over; trouble is told by the recorder."""
        stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
        path = free(self.folder / f"{stamp}{SUFFIX}", self._given)
        self._given.add(path)
        return Recorder(path, pending=header, disk=self._disk)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Games that can go on, the last played first.

        A file whose header cannot be read is set aside; one of a newer version is passed over.
        """
        WRITER.wait()
        found = []
        with contextlib.suppress(OSError):
            for path in sorted(self.folder.glob(f"[!.]*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    try:
                        found.append(read_game(path))
                    except (NewerRecordError, FileNotFoundError):
                        continue
                    except RecordError as error:
                        self._set_aside(path, str(error))
                    except OSError:
                        self.unread.append(path)
        return tuple(sorted(found, key=lambda saved: (saved.when, saved.path.name), reverse=True))

    def mend(self, saved: SavedGame) -> SavedGame | None:
        """A game as far as it can be played; the whole file is kept aside if it is damaged, and put away if
        it may only play otherwise than it did. None if nothing can be played.

        Raises StorageError when the whole file cannot be kept: then nothing is changed. Raises
        NewerRecordError for a game of a newer version, which stays as it is.
        """
        try:
            data = read_regular(saved.path, BIGGEST + 1)
            try:
                record, why = playable(data)
            except NewerRecordError:
                raise
            except RecordError as error:
                self._set_aside(saved.path, str(error))
                return None
            is_whole = not saved.record.damage and record.header.app != __version__
            kept = free(saved.path.parent / (PUT_AWAY if is_whole else DAMAGED) / saved.path.name)
            self._disk.save(kept, data)
            mended = data[: record.intact]
            self._disk.save(saved.path, mended)
        except OSError as error:
            raise StorageError(f"A damaged game could not be mended ({reason(error)}).") from None
        self.damages.append(Damage(kept, why, True, is_whole))
        return SavedGame(saved.path, record, saved.when, mended)

    def _set_aside(self, path: Path, why: str) -> None:
        self.damages.append(Damage(laid_in(path, DAMAGED, self._disk), why, False))

    def put_away(self, path: Path) -> None:
        """Keep a game without offering it again. Raises StorageError."""
        try:
            laid_in(path, PUT_AWAY, self._disk)
        except OSError as error:
            raise StorageError(f"The game could not be put away ({reason(error)}).") from None


def read_game(path: Path) -> SavedGame:
    """The record of one game. Raises OSError or RecordError."""
    data = read_regular(path, BIGGEST + 1)
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return SavedGame(path, parse_record(data), when, data)


def sweep_drafts(directory: Path, disk: Disk = DISK) -> None:
    """Take away what was being written in that data folder when a power cut or a crash came; for the copy of
    the program that writes there.
    """
    inside = [folder for pattern in ("*", "games/*") for folder in directory.glob(pattern) if folder.is_dir()]
    disk.sweep([directory, *inside])
