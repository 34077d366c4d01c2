"""The faces of the round pictures: a drawing with all its moods becomes the one that shows a face.

A drawing (resources/cards/avatars, made by packaging/art/make_avatars.py) has groups for each mood, each on a
line of its own, of which the calm ones are displayed, and groups that move with a glance: `front`, what
sticks out of the head, and `gaze`, the pupils. Only text is changed here; nothing is painted.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from enum import Enum

Glance = tuple[int, int]
"""Where an animal looks: -1, 0 or 1 to the right and down; (0, 0) is straight ahead."""

AHEAD: Glance = (0, 0)


class Mood(Enum):
    """How somebody at the table looks; the value is the class of its groups in a drawing."""

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
"""The moods in which an animal looks at others; who thinks, weeps or sleeps does not."""

_FRONT, _GAZE = 2.6, 1.9
"""How far the front of a head, and the pupils in it, go to a side at a glance; a head is 100 wide."""


@dataclass(frozen=True)
class Face:
    """A mood, and where it looks. A mood that looks nowhere else has no glance, whatever it is given."""

    mood: Mood = Mood.CALM
    glance: Glance = AHEAD

    def __post_init__(self) -> None:
        if self.mood not in _TURNS:
            object.__setattr__(self, "glance", AHEAD)


CALM = Face()


def glance_along(dx: float, dy: float) -> Glance:
    """The one of eight glances that is nearest to a way to the right and down; ahead if there is no way."""
    if dx == 0 and dy == 0:
        return AHEAD
    turn = round(math.atan2(dy, dx) / (math.pi / 4)) * math.pi / 4
    return round(math.cos(turn)), round(math.sin(turn))


def wearing(drawing: str, face: Face) -> str:
    """The text of a drawing with that face alone, displayed."""
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
