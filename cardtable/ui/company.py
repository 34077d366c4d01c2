"""The computer opponents that can sit down at the table: who plays at which level, and how that is called."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from cardtable.bots.levels import LEVELS, characters
from cardtable.bots.opponents import Character

PERSON_AVATAR = "fox"
"""The picture of the first person who plays."""


def everybody() -> Iterator[Character]:
    """All characters, of every level."""
    for level in LEVELS:
        yield from characters(level)


def companion(level: str, names: Iterable[str], avatars: Iterable[str]) -> Character:
    """A character of that level whom nobody is called like, if possible with a picture that nobody has.

    Where the level has none left, one of another level is a guest: there are more of them than seats.
    """
    taken = {name.strip().casefold() for name in names}
    pictures = set(avatars)
    own = characters(level)
    free = [one for one in (*own, *everybody()) if one.name.casefold() not in taken]
    return min(free, key=lambda one: (one not in own, one.avatar in pictures))


def level_name(level: str) -> str:
    """How a level of the computer opponents is called on screen."""
    names = {
        "beginner": QCoreApplication.translate("Levels", "Beginner"),
        "casual": QCoreApplication.translate("Levels", "Casual"),
        "cautious": QCoreApplication.translate("Levels", "Cautious"),
        "clever": QCoreApplication.translate("Levels", "Clever"),
        "expert": QCoreApplication.translate("Levels", "Expert"),
    }
    return names.get(level, level)
