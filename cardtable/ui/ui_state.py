"""What the window remembers between runs: its place on screen and the last choices for a new game.

A small JSON file in the user's data directory; without it, or if it is damaged, nothing is remembered.
It is read before the window is shown, so this module imports no more than it needs for that.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path

FILE_NAME = "window.json"


@dataclass
class UiState:
    """Everything remembered; `geometry` is what `QWidget.saveGeometry` gave, in base64."""

    geometry: str = ""
    variant: str = ""
    opponents: int = 3
    level: str = "cautious"
    pace: str = "normal"
    name: str = ""


def read_state(directory: Path) -> UiState:
    """The remembered state; what is missing or of the wrong type is as in a fresh one."""
    state = UiState()
    try:
        found = json.loads((directory / FILE_NAME).read_bytes())
    except (OSError, ValueError):
        return state
    if isinstance(found, dict):
        for one in fields(state):
            value = found.get(one.name)
            if type(value) is type(getattr(state, one.name)):
                setattr(state, one.name, value)
    return state


def write_state(directory: Path, state: UiState) -> bool:
    """Replaces the file as a whole: a power cut leaves the old one or the new one. False if it failed."""
    draft = directory / f"{FILE_NAME}.{os.getpid()}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            json.dump(asdict(state), file, ensure_ascii=False, indent=2)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(directory / FILE_NAME)
    except OSError:
        try:
            draft.unlink(missing_ok=True)
        except OSError:
            return False
        return False
    return True
