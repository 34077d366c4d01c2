"""Files that a person puts somewhere or brings: where to, from where, and what to say if it fails."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget


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
