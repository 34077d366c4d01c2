"""Every duration and easing of the table.

Durations are milliseconds at pace 1. A pace of 1.5 is calmer, 0.55 faster, 0 instant. With reduced motion
nothing flies, spins or bounces: things fade in `FADE` and totals change at once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

GATHER, GATHER_APART, GATHER_LONGEST = 300.0, 14.0, 210.0
"""The cards of the last deal go back to the stock."""
RIFFLE = 820.0
"""Two halves of the stock are riffled together."""
DEAL, DEAL_APART, DEAL_LONGEST = 220.0, 70.0, 2100.0
PLAY, SETTLE = 320.0, 120.0
COUNT = 250.0
DRAW, DRAW_HAND, CLOSE = 260.0, 600.0, 180.0
REVERSE = 600.0
SKIP = 420.0
HOLD = 300.0
BUST = 500.0
TOKEN, TOKEN_APART = 700.0, 140.0
RENEW, RENEW_APART = 300.0, 90.0
SHOW_HAND, SHOW_HAND_APART = 280.0, 60.0
HOVER = 110.0
SWING = 260.0
"""A dragged card swings after its last move."""
DROP = 150.0
"""A dropped card falls on the pile."""
FACE = 150.0
"""A face changes into another."""
FADE = 120.0
MENU = 170.0
"""A menu slides open, and shut again."""
BREATH = 140.0
"""A short rest between two things shown one after the other."""
HUSH = 420.0
"""A pause before a stuck hand is laid down."""
AWE = 160.0
"""A pause after an important total."""
READ = 500.0
"""A stuck hand is shown before the token falls."""
LOOK_ON = 1800.0
"""A computer's loss is shown before the deal goes on."""
DOTS = 1200.0
"""One cycle of the thinking dots."""
PULSE = 1400.0
"""One cycle of the stock while it waits for a draw by hand."""
FLASH = 900.0
"""A milestone lights up."""
SAY = 1300.0
"""A few words are shown at a seat."""
WORDS = 420.0
"""The next event waits for these words."""
SWAP = 620.0
"""Whole hands go from seat to seat."""

WIN = 1600.0
"""The winner's plaque glides to the upper middle."""
CURTAIN = 450.0
"""The curtain falls between two people's turns."""
CURTAIN_RISES = 380.0
TURN_UP = 260.0
"""The player's cards turn face up after the curtain has risen."""

COACH = 300.0
"""The light goes from one mark to the next, and the sheet beside it fades."""

HAND_OVER = 350.0
"""The color of the child who calls floods the table from the child's seat."""

RIBBON = 240.0
"""The ribbon that asks for a total comes in."""
STRETCH, SHRINK = 700.0, 500.0
"""The line stretches from all of it to a few tens, and shrinks back."""
JUMP, JUMP_APART = 420.0, 160.0
"""A jump along the line."""
HOP = 600.0
"""The animal hops to a correctly called total."""
RESCUE = 900.0
"""A sash unties, and the friend behind it leaps into the album."""


class Ease(Enum):
    """How a motion speeds up and slows down."""

    LINEAR = "linear"
    OUT_QUAD = "out quad"
    OUT_CUBIC = "out cubic"
    OUT_QUINT = "out quint"
    OUT_SINE = "out sine"
    IN_OUT_SINE = "in out sine"
    IN_OUT_CUBIC = "in out cubic"
    IN_BACK = "in back"
    OUT_BACK = "out back"


def ease(kind: Ease, t: float) -> float:
    """Return the eased progress at time `t`, both 0 to 1 (back easings overshoot)."""
    t = max(0.0, min(1.0, t))
    match kind:
        case Ease.LINEAR:
            return t
        case Ease.OUT_QUAD:
            return 1 - (1 - t) ** 2
        case Ease.OUT_CUBIC:
            return 1 - (1 - t) ** 3
        case Ease.OUT_QUINT:
            return 1 - (1 - t) ** 5
        case Ease.OUT_SINE:
            return math.sin(t * math.pi / 2)
        case Ease.IN_OUT_SINE:
            return (1 - math.cos(t * math.pi)) / 2
        case Ease.IN_OUT_CUBIC:
            return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2
        case Ease.IN_BACK:
            return 2.70158 * t**3 - 1.70158 * t**2
        case Ease.OUT_BACK:
            return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


@dataclass(frozen=True)
class Pace:
    """The speed of motion: `factor` 0 is instant; `reduced` replaces motion by short fades."""

    factor: float = 1.0
    reduced: bool = False

    @property
    def instant(self) -> bool:
        """Whether nothing is animated at all."""
        return self.factor <= 0

    @property
    def menu(self) -> int:
        """The duration of a menu's slide, in milliseconds."""
        return 0 if self.reduced else round(self.ms(MENU))

    def ms(self, duration: float) -> float:
        """Return a duration at this pace."""
        return (min(duration, FADE) if self.reduced else duration) * max(0.0, self.factor)
