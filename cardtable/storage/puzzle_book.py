"""The book of puzzles that were solved here: a file next to the settings, `puzzles.json`, the newest last.

A puzzle is stored with its position, since a later version may make another puzzle of its date, and with its
stars. Who solved it is not stored, nor the time.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import msgspec

from cardtable.game.record.header import RecordError, position_in, position_text
from cardtable.game.state import Position
from cardtable.storage.disk import DISK, Disk
from cardtable.storage.document import Document

FILE_NAME = "puzzles.json"
SOLVED = "solved"
MOST = 20_000
"""The most puzzles, as many as a family solves in a lifetime; of more the oldest are dropped."""
MOST_STARS = 3
"""The stars of a puzzle that was solved at the first try; each wrong answer takes one, but not the last."""
SUMS = "sums:"
"""The beginning of the ids of a day's number puzzles."""
LONGEST = 200
"""The most letters of an id, and of the name of a game."""


class Solved(msgspec.Struct, frozen=True):
    """A solved puzzle: its id, its game, its position, its day, and its stars, three for the first try.

    Puzzles that were solved before there were stars have none. The number puzzles of a day, which have none
    either, are stored as the last of them.
    """

    id: str
    variant: str
    position: Position
    day: date
    stars: int = 0

    @property
    def players(self) -> int:
        return len(self.position.hands)

    @property
    def is_sum(self) -> bool:
        """Whether it is a number puzzle, solved last of those of its day."""
        return self.id.startswith(SUMS)


class PuzzleBook:
    """The book of one data folder. Disk errors are not reported."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        self.document = Document(directory / FILE_NAME, disk)
        """The file, with the result of reading and writing it."""
        self._solved: dict[str, Solved] | None = None

    def solved(self) -> tuple[Solved, ...]:
        """Return all puzzles, the newest first; waits for the disk the first time."""
        return tuple(reversed(self._read().values()))

    def by_game(self) -> dict[str, tuple[Solved, ...]]:
        """Return the puzzles by game, the game with the newest first; without number puzzles."""
        found: dict[str, tuple[Solved, ...]] = {}
        for one in self.solved():
            if not one.is_sum:
                found[one.variant] = (*found.get(one.variant, ()), one)
        return found

    def days(self, sums: bool) -> frozenset[date]:
        """Return the days whose puzzle was solved here, or all number puzzles if `sums` are asked for."""
        return frozenset(one.day for one in self.solved() if one.is_sum is sums)

    def holds(self, puzzle: str) -> bool:
        """Return whether the puzzle was solved here."""
        return puzzle in self._read()

    def add(self, solved: Solved) -> None:
        """Add a solved puzzle, unless it is there already; returns at once."""
        if not self.holds(solved.id):
            self._solved = _bounded({**self._read(), solved.id: solved})
            self.document.write(table_of(self._solved))

    def again(self) -> None:
        """Read the file again when it is next needed, since others may have changed it."""
        self._solved = None

    def _read(self) -> dict[str, Solved]:
        if self._solved is None:
            found = self.document.read()
            self.document.keep_rest(found, (SOLVED,))
            self._solved = solved_in(found)
        return self._solved


def _bounded(solved: dict[str, Solved]) -> dict[str, Solved]:
    return dict(list(solved.items())[-MOST:])


def solved_in(table: Mapping[str, Any]) -> dict[str, Solved]:
    """Return the puzzles in such a file by id; malformed ones are left out."""
    listed = table.get(SOLVED)
    found = (_one(entry) for entry in listed) if isinstance(listed, list) else ()
    return _bounded({one.id: one for one in found if one is not None})


def table_of(solved: Mapping[str, Solved]) -> dict[str, Any]:
    """Return the puzzles as the file holds them."""
    return {
        SOLVED: [
            {
                "id": one.id,
                "game": one.variant,
                "position": position_text(one.position),
                "day": one.day.isoformat(),
                "stars": one.stars,
            }
            for one in solved.values()
        ]
    }


class _Entry(msgspec.Struct):
    """A puzzle as the file holds it."""

    id: str
    game: str
    position: str
    day: date
    stars: Annotated[int, msgspec.Meta(ge=0, le=MOST_STARS)] = 0


def _one(entry: object) -> Solved | None:
    try:
        read = msgspec.convert(entry, _Entry)
        found = Solved(read.id, read.game, position_in(read.position, 0), read.day, read.stars)
    except (RecordError, ValueError):
        return None
    return found if 0 < len(found.id) <= LONGEST and 0 < len(found.variant) <= LONGEST else None
