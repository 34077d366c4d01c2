"""The preferences of the people at this computer, in one small JSON file.

They are read before the first picture is on screen, so this module imports `json` only when there is a file.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

FILE_NAME = "settings.json"


class Settings(NamedTuple):
    """Everything that can be preferred, with what it is until somebody says otherwise.

    `theme` is forest, midnight or system; `deck` classic, four-colour, jumbo or jumbo-four-colour; `back`
    lattice, stars, fans, or empty for the theme's own; `text_size` a percentage (100, 150 or 200);
    `previews` always, hover or never; `pace` calm, normal, quick, still or off; `play_by` one-click or
    two-clicks; `volume` 0 to 100; `muted` the names of sounds that are switched off; `speech_rate` -10 to 10.
    """

    theme: str = "forest"
    deck: str = "classic"
    back: str = ""
    text_size: int = 100
    previews: str = "always"
    pace: str = "normal"
    play_by: str = "one-click"
    curtain: bool = True
    undo_with_people: bool = True
    keep_finished: bool = True
    move_list: bool = True
    sound: bool = True
    volume: int = 60
    muted: tuple[str, ...] = ()
    speech: bool = False
    speech_rate: int = 0


_CHOICES: dict[str, tuple[object, ...]] = {
    "theme": ("forest", "midnight", "system"),
    "deck": ("classic", "four-colour", "jumbo", "jumbo-four-colour"),
    "back": ("", "lattice", "stars", "fans"),
    "text_size": (100, 150, 200),
    "previews": ("always", "hover", "never"),
    "pace": ("calm", "normal", "quick", "still", "off"),
    "play_by": ("one-click", "two-clicks"),
    "volume": tuple(range(101)),
    "speech_rate": tuple(range(-10, 11)),
}


def read_settings(directory: Path) -> Settings:
    """The preferences kept in that folder; what is missing or makes no sense is as in a fresh one."""
    fresh = Settings()
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
    known: dict[str, Any] = {name: kept for name, value in found.items() for kept in _sense(name, value)}
    return fresh._replace(**known)


def _sense(name: str, value: Any) -> tuple[object, ...]:
    """The value as it may be kept, in a tuple of its own; an empty one if it makes no sense."""
    if name not in Settings._fields:
        return ()
    usual = getattr(Settings(), name)
    if isinstance(usual, tuple):
        value = tuple(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else None
    if type(value) is not type(usual) or value not in _CHOICES.get(name, (value,)):
        return ()
    return (value,)


def write_settings(directory: Path, settings: Settings) -> bool:
    """Replaces the file as a whole: a power cut leaves the old one or the new one. False if it failed."""
    import json

    return replace_file(directory / FILE_NAME, json.dumps(settings._asdict(), ensure_ascii=False, indent=2))


def replace_file(path: Path, text: str) -> bool:
    """Puts `text` in the place of what that file held, as a whole or not at all. False if it failed."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        try:
            draft.unlink(missing_ok=True)
        except OSError:
            return False
        return False
    return True
