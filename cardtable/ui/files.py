"""Files that a person puts somewhere or brings: where to, from where, and what to say if it fails."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.storage.errors import StorageError

_LARGEST = 64_000_000
"""Bytes of a file that is read as a whole; a learner with a hundred thousand answers has less."""


def ask_save(parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
    """Asks where a file is to go; `kinds` is a filter such as `PDF (*.pdf)`. None if nowhere."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getSaveFileName(parent, title, _safe(name), kinds)
    return Path(chosen) if chosen else None


def ask_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Asks for a file to be read; None if there is none."""
    from PySide6.QtWidgets import QFileDialog

    chosen, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
    return Path(chosen) if chosen else None


def read(path: Path) -> str:
    """The text of a file that somebody brings. Raises StorageError, also for one larger than any of ours."""
    sentence = QCoreApplication.translate("Files", "{file} cannot be read.").format(file=path.name)
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        text = data.decode("utf-8")
    except (OSError, UnicodeDecodeError):
        raise StorageError(sentence) from None
    if len(data) > _LARGEST:
        raise StorageError(sentence)
    return text


def write(path: Path, content: str | bytes) -> str:
    """Writes a file; the sentence that tells how it went."""
    data = content.encode() if isinstance(content, str) else content
    try:
        path.write_bytes(data)
    except OSError as error:
        return not_saved(path, error)
    return saved(path)


def saved(path: Path) -> str:
    """That a file is there now."""
    return QCoreApplication.translate("Files", "Saved as {file}.").format(file=path.name)


def not_saved(path: Path, error: OSError | None = None) -> str:
    """That a file could not be written, and why."""
    why = error.strerror if error is not None and error.strerror else ""
    if not why:
        return QCoreApplication.translate("Files", "{file} could not be saved.").format(file=path.name)
    text = QCoreApplication.translate("Files", "{file} could not be saved ({why}).")
    return text.format(file=path.name, why=why)


def _safe(name: str) -> str:
    """A name that every system takes for a file."""
    return re.sub(r'[<>:"/\\|?*\x00-\x1f]', "_", name)
