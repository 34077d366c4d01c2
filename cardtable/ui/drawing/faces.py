"""Faces of the avatars: a drawing with all its moods is reduced to one mood and one glance.

Each drawing (resources/cards/avatars) has groups for each mood, each on its own line; the calm ones are
displayed. The groups `front` (what sticks out of the head) and `gaze` (the pupils) move with a glance. This
module changes text only and paints nothing.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from enum import Enum

Glance = tuple[int, int]
"""The direction an animal looks in: -1, 0 or 1 to the right and down; (0, 0) is straight ahead."""

AHEAD: Glance = (0, 0)


class Mood(Enum):
    """The expression of an avatar; the value is the class of its groups in a drawing."""

    CALM = "calm"
    THINKING = "thinking"
    GLAD = "glad"
    WORRIED = "worried"
    SMUG = "smug"
    SAD = "sad"
    ASLEEP = "asleep"


_OF_A_MOOD = re.compile(f'<g class="({"|".join(mood.value for mood in Mood)})"')
_HIDDEN = ' display="none"'

_TURNS = frozenset({Mood.CALM, Mood.GLAD, Mood.WORRIED, Mood.SMUG})
"""The moods in which an animal looks at others: not when it thinks, is sad or sleeps."""

_FRONT, _GAZE = 2.6, 1.9
"""How far the front of a head, and the pupils in it, move sideways in a glance; a head is 100 wide."""


@dataclass(frozen=True)
class Face:
    """A mood and a glance. A mood that does not look at others always looks ahead."""

    mood: Mood = Mood.CALM
    glance: Glance = AHEAD

    def __post_init__(self) -> None:
        if self.mood not in _TURNS:
            object.__setattr__(self, "glance", AHEAD)


CALM = Face()


def glance_along(dx: float, dy: float) -> Glance:
    """Return the nearest of the eight glances to the direction (dx, dy), or `AHEAD` for (0, 0)."""
    if dx == 0 and dy == 0:
        return AHEAD
    turn = round(math.atan2(dy, dx) / (math.pi / 4)) * math.pi / 4
    return round(math.cos(turn)), round(math.sin(turn))


def wearing(drawing: str, face: Face) -> str:
    """Return the SVG of a drawing with only this face displayed."""
    kept = []
    for line in drawing.splitlines():
        group = _OF_A_MOOD.match(line)
        if group is None:
            kept.append(line)
        elif group[1] == face.mood.value:
            kept.append(line.replace(_HIDDEN, "", 1))
    drawing = "".join(kept)
    if face.glance != AHEAD:
        dx, dy = face.glance
        length = math.hypot(dx, dy)
        for part, way in (("front", _FRONT), ("gaze", _GAZE)):
            still = f'<g class="{part}" transform="translate('
            moved = f"{still}{way * dx / length:.2f} {way * dy / length:.2f})"
            drawing = drawing.replace(f"{still}0 0)", moved)
    return drawing
