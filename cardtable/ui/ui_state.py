"""What the window remembers between runs: its place on screen and the last choices for a new game.

A small JSON file in the user's data directory; without it, or if it is damaged, nothing is remembered.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

FILE_NAME = "window.json"


class UiState(msgspec.Struct):
    """Everything remembered; `geometry` is what `QWidget.saveGeometry` gave, in base64."""

    geometry: str = ""
    variant: str = ""
    opponents: int = 3
    level: str = "cautious"
    pace: str = "normal"
    name: str = ""


def read_state(directory: Path) -> UiState:
    """The remembered state, or a fresh one if none can be read."""
    try:
        return msgspec.json.decode((directory / FILE_NAME).read_bytes(), type=UiState)
    except (OSError, msgspec.DecodeError):
        return UiState()


def write_state(directory: Path, state: UiState) -> bool:
    """Replaces the file as a whole: a power cut leaves the old one or the new one. False if it failed."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=directory, prefix=FILE_NAME)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(state)))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, directory / FILE_NAME)
        except OSError:
            Path(name).unlink(missing_ok=True)
            return False
    except OSError:
        return False
    return True
