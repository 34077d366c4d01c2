"""Files that a player saves, opens or deletes: the dialogs, and the messages if something fails."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.reading import TooLargeError, read_bounded
from cardtable.storage import outside
from cardtable.storage.disk import StorageError, reason

if TYPE_CHECKING:
    # The start page needs this module, but not the rules and games that these import.
    from cardtable.storage.games import GameFile, Shelf

SETTINGS, LEARNER = 1 << 20, 192 << 20
"""Largest size in bytes of each kind of file; a learner with 200,000 answers takes less."""


def ask_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Ask where to save a file; `kinds` is a filter such as `PDF (*.pdf)`. Return None if canceled."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getSaveFileName(parent, title, outside.portable(name), kinds)
    return Path(chosen) if chosen else None


def ask_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file to open; return None if canceled."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return Path(chosen) if chosen else None


def read(path: Path, at_most: int) -> str:
    """Return the text of a file from outside.

    Raises StorageError, also if it has more than `at_most` bytes; then it isn't read to the end.
    """
    try:
        # Editors on Windows may begin a text with a byte order mark.
        return read_bounded(path, at_most).decode("utf-8-sig")
    except TooLargeError:
        message = say("support-too-large", file=path.name, most=at_most >> 20)
        raise StorageError(message) from None
    except (OSError, UnicodeDecodeError):
        raise StorageError(say("support-not-read", file=path.name)) from None


class Saved(str):
    """The message that a file was written properly."""


def mark_of(message: str) -> str:
    """Return the icon for a message: a check mark if it's a `Saved`, else a warning."""
    return "check" if isinstance(message, Saved) else "warn"


def write(path: Path, content: str | bytes) -> str:
    """Write a file as a whole or not at all; return a message about the result."""
    try:
        outside.write(path, content.encode() if isinstance(content, str) else content)
    except outside.UnsureError as error:
        return say("support-saved-unsure", file=path.name, why=reason(error))
    except OSError as error:
        return not_saved(path, error)
    return Saved(say("support-saved-as", file=path.name))


def not_saved(path: Path, error: OSError) -> str:
    """Return a message that a file couldn't be written, why, and what is there now."""
    if path.exists():
        return say("support-older-kept", file=path.name, why=reason(error))
    return say("support-not-saved", file=path.name, why=reason(error))


def not_drawn(path: Path) -> str:
    """Return a message that a page or picture couldn't be drawn, so that nothing was written."""
    return not_saved(path, OSError(say("support-not-drawn")))


@dataclass(frozen=True)
class DeletedGame:
    """A deleted game: what it was, and where it is now (None if that's unknown)."""

    kept: GameFile
    path: Path | None


def delete_game(shelf: Shelf, kept: GameFile) -> DeletedGame:
    """Move a game to the system's bin, or else to the folder of deleted games. Raises StorageError."""
    is_gone, bin_path = to_bin(kept.path)
    return DeletedGame(kept, bin_path if is_gone else shelf.throw_away(kept))


def to_bin(path: Path) -> tuple[bool, Path | None]:
    """Move a file to the bin; return whether that worked, and the file's path there if it's known."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return False, None
    bin_path = Path(file.fileName())
    return True, bin_path if bin_path != path and bin_path.exists() else None


def put_back_game(shelf: Shelf, deleted: DeletedGame) -> None:
    """Move a deleted game back to where it was. Raises StorageError."""
    if deleted.path is None or not deleted.path.exists():
        raise StorageError(say("support-game-moved"))
    shelf.put_back(deleted.path, deleted.kept)
    forget_bin(deleted.path)


def forget_bin(bin_path: Path) -> None:
    """Delete the note about a file that has left the bin: Linux keeps one with each file's origin."""
    with contextlib.suppress(OSError):
        (bin_path.parent.parent / "info" / f"{bin_path.name}.trashinfo").unlink(missing_ok=True)
