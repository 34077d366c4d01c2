"""The preferences of the people at this computer, in one small JSON file.

They are read before the first picture is on screen, so this module imports `json` only when it is needed and
never msgspec, whose 17 ms would be a tenth of the time to that picture. It would not help much either: a
malformed value takes its default while all others hold, so the file is read name by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.cards.faces import BY_VALUE, ORDERS
from cardtable.language import say
from cardtable.storage.disk import DISK, Disk, StorageError
from cardtable.storage.document import Document, table_in, text_of

FILE_NAME = "settings.json"
FORMAT = "cardtable settings 1"

OWN_BACK = "own"
"""The card back that is the player's own photo, saved as `BACK_FILE` next to the settings."""

BACK_FILE = "back.jpg"

OWN_LETTERS, INTERNATIONAL = "language", "international"
"""The letters on the cards for A, J, Q and K: those of the language, or just these."""

STILL = "still"
"""The pace without flying or spinning: things only fade."""

FOLLOW_SYSTEM = ("theme", "pace", "text_size")
"""The settings that are as the system asks until the player chooses; those chosen are in `chosen`."""

_TAG = re.compile(r"([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)?", re.ASCII)
"""A language tag, or none; another version may have other languages."""


class Settings(NamedTuple):
    """All preferences with their defaults.

    `VALUES` has the values that each can take. An empty `back` is that of the theme; `muted` names the sounds
    that are switched off, and `chosen` those of `FOLLOW_SYSTEM` that the player chose. `keys` has the keys
    that the player chose, by the names of what they do. `language` is a tag as in BCP 47; empty, it is that
    of the system.
    """

    language: str = ""

    theme: str = "game"
    deck: str = "classic"
    letters: str = OWN_LETTERS
    back: str = ""
    text_size: int = 100
    previews: str = "always"
    hand_order: str = BY_VALUE
    pace: str = "normal"
    play_by: str = "one-click"
    curtain: bool = True
    undo_with_people: bool = True
    ask_phones: bool = False
    move_list: bool = True
    far: bool = False
    sound: bool = True
    volume: int = 60
    muted: tuple[str, ...] = ()
    speech: bool = False
    speech_rate: int = 0
    detail: str = "normal"
    letter_keys: bool = True
    chosen: tuple[str, ...] = ()
    keys: Mapping[str, str] = MappingProxyType({})


VALUES: Mapping[str, Sequence[object]] = MappingProxyType(
    {
        "theme": (
            "game",
            "forest",
            "midnight",
            "salon",
            "cabin",
            "garden",
            "seaside",
            "olympus",
            "playroom",
            "classroom",
            "contrast",
            "system",
        ),
        "deck": ("classic", "four-colour", "jumbo", "jumbo-four-colour"),
        "letters": (OWN_LETTERS, INTERNATIONAL),
        "back": (
            "",
            "lattice",
            "stars",
            "fans",
            "knit",
            "leaves",
            "waves",
            "clouds",
            "confetti",
            "squares",
            "peacock",
            OWN_BACK,
        ),
        "text_size": (100, 150, 200),
        "previews": ("always", "hover", "never"),
        "hand_order": ORDERS,
        "pace": ("calm", "normal", "quick", STILL, "off"),
        "play_by": ("one-click", "two-clicks"),
        "volume": range(101),
        "speech_rate": range(-10, 11),
        "detail": ("brief", "normal", "full"),
    }
)
"""The values of each setting; others are on or off, a list of names, or a language tag. `text_size` and
`volume` are percentages, `speech_rate` is as in speech engines.
"""


class SettingsFile:
    """The preferences of one folder. Values of a newer version are kept."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        self.document = Document(directory / FILE_NAME, disk, Settings()._asdict())
        """The file, with the result of reading and writing it."""

    def read(self) -> Settings:
        """Return the preferences; missing or malformed values take their defaults.

        A malformed file is set aside.
        """
        return self._take(self.document.read())

    def write(self, settings: Settings) -> None:
        """Replace the whole file later; returns at once."""
        self.document.write(_table(settings))

    def exported(self, settings: Settings) -> str:
        """Return the preferences as text, as the file holds them."""
        return text_of(self.document.whole(_table(settings)))

    def imported(self, text: str) -> Settings:
        """Return the preferences in a text of `exported`. Raises StorageError for anything else."""
        found = table_in(text)
        if found is None or not (found.get("format") == FORMAT or found.keys() & set(Settings._fields)):
            raise StorageError(say("settings-not-ours"))
        return self._take(found)

    def forget_unknown(self) -> None:
        """Drop the values of a newer version, for a fresh start."""
        self.document.rest = {}

    def _take(self, found: dict[str, Any]) -> Settings:
        found.pop("format", None)
        known: dict[str, Any] = {name: kept for name, value in found.items() for kept in _sense(name, value)}
        self.document.keep_rest(found, known)
        settings = Settings()._replace(**known)
        return settings if "chosen" in known else settings._replace(chosen=_chosen_in(settings))


def _chosen_in(settings: Settings) -> tuple[str, ...]:
    """Return what the player chose in a version that didn't record it: every value that isn't the default."""
    usual = Settings()
    return tuple(name for name in FOLLOW_SYSTEM if getattr(settings, name) != getattr(usual, name))


def _table(settings: Settings) -> dict[str, Any]:
    return {"format": FORMAT, **settings._asdict(), "keys": dict(settings.keys)}


def _sense(name: str, value: Any) -> tuple[object, ...]:
    """Return a 1-tuple of the value as it may be kept; an empty one if it is malformed."""
    if name not in Settings._fields:
        return ()
    usual = getattr(Settings(), name)
    if isinstance(usual, Mapping):
        is_sound = isinstance(value, dict) and all(isinstance(key, str) for key in value.values())
        return (MappingProxyType(value),) if is_sound else ()
    if isinstance(usual, tuple):
        value = tuple(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else None
    if type(value) is not type(usual) or value not in VALUES.get(name, (value,)):
        return ()
    if name == "language" and not _TAG.fullmatch(value):
        return ()
    return (value,)
