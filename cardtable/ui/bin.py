"""The system's bin, and the way back out of it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile

from cardtable.storage.errors import StorageError
from cardtable.storage.shelf import Kept, Shelf


@dataclass(frozen=True)
class Deleted:
    """A game that was deleted: what it was, where it lies (None: nobody knows), and whether in the bin."""

    kept: Kept
    where: Path | None
    in_bin: bool


def delete(shelf: Shelf, kept: Kept) -> Deleted:
    """To the bin; where there is none, among the deleted games. Raises StorageError where neither works."""
    is_gone, where = to_bin(kept.path)
    return Deleted(kept, where, True) if is_gone else Deleted(kept, shelf.throw_away(kept), False)


def to_bin(path: Path) -> tuple[bool, Path | None]:
    """Moves a file to the bin; whether there is one, and where the file lies now, where that can be told."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return False, None
    where = Path(file.fileName())
    return True, where if where != path and where.exists() else None


def put_back(shelf: Shelf, deleted: Deleted) -> None:
    """Where it was. Raises StorageError."""
    if deleted.where is None or not deleted.where.exists():
        raise StorageError("The game is not where it was put any more.")
    shelf.put_back(deleted.where, deleted.kept)
    # Linux keeps beside the bin a note of where each file came from.
    with contextlib.suppress(OSError):
        note = deleted.where.parent.parent / "info" / f"{deleted.where.name}.trashinfo"
        note.unlink(missing_ok=True)
