"""What the window remembers between runs: its place on screen and the last choices for a new game.

A small JSON file in the user's data directory; without it, or if it is damaged, nothing is remembered.
It is read before the window is shown, so this module imports `json` only when there is something to read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cardtable.storage.settings import replace_file

FILE_NAME = "window.json"


class UiState(NamedTuple):
    """Everything remembered; `geometry` is what `QWidget.saveGeometry` gave, in base64."""

    geometry: str = ""
    variant: str = ""
    opponents: int = 3
    level: str = "cautious"
    name: str = ""


def read_state(directory: Path) -> UiState:
    """The remembered state; what is missing or of the wrong type is as in a fresh one."""
    fresh = UiState()
    try:
        written = (directory / FILE_NAME).read_bytes()
    except OSError:
        return fresh
    import json

    try:
        found = json.loads(written)
    except ValueError:
        return fresh
    if not isinstance(found, dict):
        return fresh
    usual = fresh._asdict()
    known: dict[str, Any] = {
        name: value for name, value in found.items() if name in usual and type(value) is type(usual[name])
    }
    return fresh._replace(**known)


def write_state(directory: Path, state: UiState) -> bool:
    """Replaces the file as a whole: a power cut leaves the old one or the new one. False if it failed."""
    import json

    return replace_file(directory / FILE_NAME, json.dumps(state._asdict(), ensure_ascii=False, indent=2))
