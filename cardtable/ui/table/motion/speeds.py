"""Every duration and easing of the table.

Durations are milliseconds at pace 1. A pace of 1.5 is calmer, 0.55 faster, 0 instant. With reduced motion
nothing flies, spins or bounces: things fade in `FADE` and totals change at once.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QEasingCurve

BEAT = 10
"""Milliseconds between frames.

Shorter than the 16.7 of a 60 Hz screen, so that after a slow frame the next one is still in time.
"""

GATHER, GATHER_APART, GATHER_LONGEST = 300.0, 14.0, 210.0
"""The return of the last deal's cards to the stock."""
RIFFLE = 820.0
"""The riffle of two halves of the stock."""
DEAL, DEAL_APART, DEAL_LONGEST = 220.0, 70.0, 2100.0
PLAY, SETTLE = 320.0, 120.0
COUNT = 250.0
DRAW, DRAW_HAND, CLOSE = 260.0, 600.0, 180.0
REVERSE = 600.0
SKIP = 420.0
HOLD = 300.0
BUST = 500.0
TOKEN, TOKEN_APART = 700.0, 140.0
NOD = 460.0
"""The gesture of a face at an accent."""
RENEW, RENEW_APART = 300.0, 90.0
SHOW_HAND, SHOW_HAND_APART = 280.0, 60.0
HOVER = 110.0
SWING = 260.0
"""The swing of a dragged card after its last move."""
DROP = 150.0
"""The fall of a dropped card on the pile."""
FACE = 150.0
"""The change of one face into another."""
FADE = 120.0
MENU = 170.0
"""The slide of a menu, open or shut."""
BREATH = 140.0
"""The rest between two things shown one after the other."""
STUCK_PAUSE = 420.0
"""A pause before a stuck hand is laid down."""
TOTAL_PAUSE = 160.0
"""A pause after an important total."""
READ = 500.0
"""How long a stuck hand is shown before the token falls."""
LOSS_SHOWN = 1800.0
"""How long a computer's loss is shown before the deal goes on."""
DOTS = 1200.0
"""One cycle of the thinking dots."""
PULSE = 1400.0
"""One cycle of the stock while it waits for a draw by hand."""
FLASH = 900.0
"""How long a milestone is lit."""
SAY = 1300.0
"""How long a few words are shown at a seat."""
WORDS = 420.0
"""How long the next event waits for these words."""
SWAP = 620.0
"""The exchange of whole hands."""

WIN = 1600.0
"""The glide of the winner's plaque to the upper middle."""
ALBUM_WAIT, ALBUM_TURN = 200.0, 700.0
"""The pause before a new card of the album turns up at the end, and its turn."""
CURTAIN = 450.0
"""The fall of the curtain between two people's turns."""
CURTAIN_RISES = 380.0
TURN_UP = 260.0
"""The turn of the player's cards to face up, after the curtain has risen."""

COACH = 300.0
"""The move of the light from one mark to the next, and the fade of the sheet beside it."""

HAND_OVER = 350.0
"""The spread of the calling child's color over the table, from the child's seat."""

RIBBON = 240.0
"""The entrance of the ribbon that asks for a total."""
STRETCH, SHRINK = 700.0, 500.0
"""The stretch of the line to a few tens, and its return to the whole."""
JUMP, JUMP_APART = 420.0, 160.0
"""A jump along the line."""
HOP = 600.0
"""The hop of the animal to a correctly called total."""
RESCUE = 900.0
"""The untying of a sash, and the leap of the friend behind it into the album."""


Ease: TypeAlias = QEasingCurve.Type
"""How a motion speeds up and slows down."""


@cache
def _curve(kind: Ease) -> QEasingCurve:
    # `cache(QEasingCurve)` would read the docstring of the class, for which PySide makes all of Qt's enums.
    return QEasingCurve(kind)


def ease(kind: Ease, t: float) -> float:
    """Return the eased progress at time `t`, both 0 to 1 (back easings overshoot)."""
    return _curve(kind).valueForProgress(t)


class Pace(NamedTuple):
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
        return (min(duration, FADE) if self.reduced else duration) * max(0.0, self.factor)
