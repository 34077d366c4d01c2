"""Games on disk: one record file each, appended move by move.

`games/` holds games that are not over, `games/finished/` those that are, `games/put-away/` those that a
player did not want to go on with, `games/damaged/` files of which not all can be read. Nothing is
overwritten: where a name is taken, another is found. What is still being written is waited for before a
folder is read.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from cardtable import __version__, clock
from cardtable.game.record.replay import playable
from cardtable.game.record.text import (
    BIGGEST,
    NewerRecordError,
    Record,
    RecordError,
    last_sitting,
    parse_record,
    sitting_text,
)
from cardtable.language import say
from cardtable.reading import read_regular
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.journal import DAMAGED, PUT_AWAY, Recorder, free, laid_in
from cardtable.storage.writer import WRITER

SUFFIX = ".cardtable"


@dataclass(frozen=True)
class SavedGame:
    """A game that can go on: where it lies, what it says, when it was last played as far as the file system
    knows, and all that the file held; that is nothing for one that lies nowhere. `begins` is the line that
    comes before the first move of another sitting, if any.
    """

    path: Path
    record: Record
    when: datetime
    data: bytes = b""
    begins: str = ""


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
        # The last sitting at each game in the folder, as far as that is known, and the highest number given.
        self._sittings: dict[Path, int] | None = None
        self._highest = 0
        self.damages: list[Damage] = []
        """What was found damaged and set aside; whoever tells the player empties it."""
        self.unread: list[Path] = []
        """Games that the disk does not give out just now, and which lie where they lay; emptied likewise."""

    def create(self, header: str, now: datetime | None = None) -> Recorder:
        """A recorder for a new game, its header handed over; trouble is told by the recorder."""
        stamp = (now or datetime.now(UTC)).strftime("%Y%m%d-%H%M%S")
        path = free(self.folder / f"{stamp}{SUFFIX}", self._given)
        self._given.add(path)
        if self._sittings is None:
            self._look()
        return Recorder(path, pending=header + self._begins(path), disk=self._disk)

    def read(self, path: Path) -> SavedGame:
        """A game of this folder, ready for another sitting. Raises OSError or RecordError."""
        self._look()
        saved = read_game(path)
        return replace(saved, begins=self._begins(path, last_sitting(saved.data)))

    def _look(self) -> None:
        """Find the last sitting at each game in the folder."""
        found = {}
        for path in self.folder.glob(f"[!.]*{SUFFIX}"):
            with contextlib.suppress(OSError):
                found[path] = last_sitting(read_regular(path, BIGGEST))
        self._sittings = found

    def _begins(self, path: Path, last: int = -1) -> str:
        """What tells that this is now the game played last, whose own last sitting had that number: nothing
        where that is plain anyhow.
        """
        assert self._sittings is not None
        others = [number for other, number in self._sittings.items() if other != path]
        self._highest = max(self._highest, last, *others)
        self._sittings[path] = last
        if last > max(others, default=-2):
            return ""
        self._highest += 1
        self._sittings[path] = self._highest
        return sitting_text(self._highest)

    def unfinished(self) -> tuple[SavedGame, ...]:
        """Games that can go on, the last played first: by what they say, not by the clock of the files. Of
        two that are the same game, only the one that has come further.

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
        self._sittings = {saved.path: last_sitting(saved.data) for saved in found}
        kept: list[SavedGame] = []
        for saved in sorted(found, key=_place, reverse=True):
            if not any(_is_a_copy(saved.data, of.data) for of in kept):
                kept.append(saved)
        return tuple(
            replace(saved, begins=self._begins(saved.path, last_sitting(saved.data))) for saved in kept
        )

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
            raise StorageError(say("storage-not-mended", why=reason(error))) from None
        self.damages.append(Damage(kept, why, True, is_whole))
        return replace(saved, record=record, data=mended)

    def _set_aside(self, path: Path, why: str) -> None:
        self.damages.append(Damage(laid_in(path, DAMAGED, self._disk), why, False))

    def put_away(self, path: Path) -> None:
        """Keep a game without offering it again, nor a copy of it. Raises StorageError."""
        try:
            for one in (*self._copies(path), path):
                laid_in(one, PUT_AWAY, self._disk)
        except OSError as error:
            raise StorageError(say("storage-not-put-away", why=reason(error))) from None

    def _copies(self, path: Path) -> list[Path]:
        """Other files of the folder that hold the same game, perhaps not as far."""
        found = []
        with contextlib.suppress(OSError):
            whole = read_regular(path, BIGGEST)
            for other in sorted(self.folder.glob(f"[!.]*{SUFFIX}")):
                with contextlib.suppress(OSError):
                    if other != path and _is_a_copy(read_regular(other, BIGGEST), whole):
                        found.append(other)
        return found


def _place(saved: SavedGame) -> tuple[int, str, int, str]:
    """What tells which of two games was played later."""
    return last_sitting(saved.data), saved.record.header.date, len(saved.data), saved.path.name


def _is_a_copy(data: bytes, of: bytes) -> bool:
    """Whether a file holds another one's game, perhaps not as far: a record only grows."""
    whole = data[: data.rfind(b"\n") + 1]
    return bool(whole) and of.startswith(whole)


def read_game(path: Path) -> SavedGame:
    """The record of one game. Raises OSError or RecordError."""
    data = read_regular(path, BIGGEST + 1)
    when = clock.moment(path.stat().st_mtime)
    return SavedGame(path, parse_record(data), when, data)


def sweep_drafts(directory: Path, disk: Disk = DISK) -> None:
    """Take away what was being written in that data folder when a power cut or a crash came; for the copy of
    the program that writes there.
    """
    inside = [folder for pattern in ("*", "games/*") for folder in directory.glob(pattern) if folder.is_dir()]
    disk.sweep([directory, *inside])
