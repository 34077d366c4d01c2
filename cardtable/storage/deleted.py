"""The folder of deleted files, for systems without a bin: files go there and come back, and none is lost."""

from __future__ import annotations

import os
from pathlib import Path

from cardtable.language import say
from cardtable.storage.disk import Disk, StorageError, reason

DELETED = "deleted"


def throw_away(path: Path, folder: Path, disk: Disk) -> Path:
    """Move a file to the deleted ones of `folder`; return its path. Raises StorageError."""
    target, number = folder / DELETED / path.name, 0
    while os.path.lexists(target):
        number += 1
        target = target.with_name(f"{path.stem}-{number}{path.suffix}")
    return moved(path, target, disk)


def put_back(deleted_path: Path, path: Path, disk: Disk) -> None:
    """Move a deleted file back to `path`. Raises StorageError, also if something else is there now."""
    if os.path.lexists(path):
        raise StorageError(say("storage-name-taken"))
    moved(deleted_path, path, disk)


def moved(path: Path, to: Path, disk: Disk) -> Path:
    """Move a file for good; return `to`. Raises StorageError."""
    try:
        disk.move(path, to)
        disk.sync_folder(to.parent)
        disk.sync_folder(path.parent)
    except OSError as error:
        raise StorageError(say("storage-game-not-moved", why=reason(error))) from None
    return to
