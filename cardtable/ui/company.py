"""The computer opponents that can sit down at the table: a name and a picture each."""

from __future__ import annotations

from dataclasses import dataclass


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
)

PERSON_AVATAR = "fox"
"""The picture of the person who plays."""


def company(count: int, person: str) -> tuple[Companion, ...]:
    """So many opponents, none of whom has the person's own name."""
    taken = person.strip().casefold()
    return tuple(one for one in COMPANIONS if one.name.casefold() != taken)[:count]
