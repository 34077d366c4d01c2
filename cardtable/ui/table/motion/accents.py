"""Moments at the table with an accent: a short sound and a gesture of a face. Play doesn't wait for it."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.motion.moods import is_tight


class Gesture(Enum):
    """How a face moves on its plaque."""

    JUMP = "jump"
    SHAKE = "shake"


class Accent(NamedTuple):
    """What is heard and seen: `bright` is the higher of two sounds."""

    bright: bool
    gesture: Gesture


JUST_MADE_IT = Accent(True, Gesture.JUMP)
"""A play put the total exactly on the limit."""
HELD_AGAIN = Accent(True, Gesture.SHAKE)
"""The second play in a row held the total at the limit."""
TURNED_BACK = Accent(True, Gesture.JUMP)
"""A reverse sent the danger back."""
UNLUCKY = Accent(False, Gesture.SHAKE)
"""A seat lost its third deal in a row."""
LAST_TOKEN = Accent(False, Gesture.SHAKE)
"""A seat has one token left."""

IN_A_ROW, CHAIN = 3, 2
"""The deals lost in a row, and the plays in a row that held the total at the limit, that get an accent."""


def of_play(before: Look, after: Look, holds: int) -> Accent | None:
    """Return the accent of a play; `holds` counts the last ones in a row that held the total at the limit."""
    if after.left or after.edge_wins:
        return None
    if before.left:
        return JUST_MADE_IT
    return HELD_AGAIN if holds == CHAIN else None


def of_reverse(look: Look) -> Accent | None:
    return TURNED_BACK if is_tight(look) and not look.edge_wins else None


def of_payment(look: Look, seat: int, change: int, left: int) -> Accent | None:
    return LAST_TOKEN if change < 0 and left == 1 and not look.is_team else None
