"""The computer opponents that can sit down at the table: a name, a picture, and how strong they are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True)
class Companion:
    """One opponent to play against; `avatar` names a picture in resources/cards/avatars."""

    name: str
    avatar: str


COMPANIONS = (
    Companion("Olive", "owl"),
    Companion("Bruno", "bear"),
    Companion("Pip", "penguin"),
    Companion("Juno", "cat"),
    Companion("Fern", "frog"),
    Companion("Tara", "tiger"),
    Companion("Hazel", "rabbit"),
    Companion("Poppy", "panda"),
    Companion("Bolt", "robot"),
    Companion("Rusty", "fox"),
)

PERSON_AVATAR = "fox"
"""The picture of the first person who plays."""


def companion(names: Iterable[str], avatars: Iterable[str]) -> Companion:
    """One whose name nobody has yet, and if possible with a picture that nobody has.

    There are as many companions as seats, so one is always free for a seat that is still empty.
    """
    taken = {name.strip().casefold() for name in names}
    pictures = set(avatars)
    free = [one for one in COMPANIONS if one.name.casefold() not in taken]
    return min(free, key=lambda one: one.avatar in pictures)


def level_name(level: str) -> str:
    """How a level of the computer opponents is called on screen."""
    names = {
        "random": QCoreApplication.translate("Levels", "Carefree"),
        "beginner": QCoreApplication.translate("Levels", "Beginner"),
        "casual": QCoreApplication.translate("Levels", "Casual"),
        "cautious": QCoreApplication.translate("Levels", "Cautious"),
        "clever": QCoreApplication.translate("Levels", "Clever"),
        "expert": QCoreApplication.translate("Levels", "Expert"),
    }
    return names.get(level, level)
