"""Files that a person puts somewhere, brings or throws away: where to, from where, and what to say where that
fails.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.reading import TooLargeError, read_bounded
from cardtable.storage import outside
from cardtable.storage.disk import StorageError, reason
from cardtable.storage.shelf import GameFile, Shelf

SETTINGS, LEARNER = 1 << 20, 192 << 20
"""Bytes of a file of each kind, at the most; a learner with two hundred thousand answers has less."""


def ask_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Asks where a file is to go; `kinds` is a filter such as `PDF (*.pdf)`. None if nowhere."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getSaveFileName(parent, title, outside.portable(name), kinds)
    return Path(chosen) if chosen else None


def ask_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Asks for a file to be read; None if there is none."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return Path(chosen) if chosen else None


def read(path: Path, at_most: int) -> str:
    """The text of a file that somebody brings. Raises StorageError, also for one of more bytes than that,
    which is not read to its end.
    """
    try:
        # Editors on Windows may begin a text with a mark of its encoding.
        return read_bounded(path, at_most).decode("utf-8-sig")
    except TooLargeError:
        told = say("support-too-large", file=path.name, most=at_most >> 20)
        raise StorageError(told) from None
    except (OSError, UnicodeDecodeError):
        raise StorageError(say("support-not-read", file=path.name)) from None


class Saved(str):
    """The sentence that a file was written as it should be."""


def mark_of(told: str) -> str:
    """The icon beside a sentence: a warning, but where a file was written as it should be."""
    return "check" if isinstance(told, Saved) else "warn"


def write(path: Path, content: str | bytes) -> str:
    """Writes a file, whole or not at all; the sentence that tells how it went."""
    try:
        outside.write(path, content.encode() if isinstance(content, str) else content)
    except outside.UnsureError as error:
        return say("support-saved-unsure", file=path.name, why=reason(error))
    except OSError as error:
        return not_saved(path, error)
    return Saved(say("support-saved-as", file=path.name))


def not_saved(path: Path, error: OSError) -> str:
    """That a file could not be written, why, and what lies there now."""
    if path.exists():
        return say("support-older-kept", file=path.name, why=reason(error))
    return say("support-not-saved", file=path.name, why=reason(error))


def not_drawn(path: Path) -> str:
    """That there is nothing to write: a page or picture could not be made."""
    return not_saved(path, OSError(say("support-not-drawn")))


@dataclass(frozen=True)
class DeletedGame:
    """A game that was deleted: what it was, where it lies (None: nobody knows), and whether in the bin."""

    kept: GameFile
    where: Path | None
    in_bin: bool


def delete_game(shelf: Shelf, kept: GameFile) -> DeletedGame:
    """To the system's bin, or where there is none among the deleted games. Raises StorageError."""
    is_gone, where = to_bin(kept.path)
    return DeletedGame(kept, where, True) if is_gone else DeletedGame(kept, shelf.throw_away(kept), False)


def to_bin(path: Path) -> tuple[bool, Path | None]:
    """Moves a file to the bin; whether there is one, and where the file lies now, where that can be told."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return False, None
    where = Path(file.fileName())
    return True, where if where != path and where.exists() else None


def put_back_game(shelf: Shelf, deleted: DeletedGame) -> None:
    """Where it was. Raises StorageError."""
    if deleted.where is None or not deleted.where.exists():
        raise StorageError(say("support-game-moved"))
    shelf.put_back(deleted.where, deleted.kept)
    forget_bin(deleted.where)


def forget_bin(where: Path) -> None:
    """A file that lay there in the bin is not in it any more: Linux keeps beside the bin a note of where each
    came from.
    """
    with contextlib.suppress(OSError):
        (where.parent.parent / "info" / f"{where.name}.trashinfo").unlink(missing_ok=True)
