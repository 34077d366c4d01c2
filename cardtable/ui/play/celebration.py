"""How the end of a game is celebrated: what moves when, and where everything is at a given time.

Pure, without Qt. Places are in design pixels, 1440 by 900; times are milliseconds at pace 1 since the end was
first shown.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease


class PlayerKind(Enum):
    """Who plays a seat, from the point of view of this screen."""

    YOU = "the only person at the screen"
    PERSON = "one of several persons at the screen"
    CHILD = "somebody who learns here"
    COMPUTER = "a computer opponent"


class Span(NamedTuple):
    """The start and length of a movement."""

    start: float
    takes: float
    kind: Ease = Ease.Linear

    @property
    def end(self) -> float:
        return self.start + self.takes

    def share(self, now: float) -> float:
        """Return the eased progress at `now`, 0 to 1."""
        return ease(self.kind, (now - self.start) / self.takes)


class Cards(Enum):
    """The movement of the cards on the table."""

    LIE = "they go with everything else"
    BURST = "they are thrown up and fall out of the picture"
    CASCADE = "one after the other they bounce over the table and away"


@dataclass(frozen=True)
class Celebration:
    """The movements at the end of a game."""

    coins: Span
    """Lost coins slide to the winner."""
    glide: Span
    """The plaques of the winners, or of a team, glide to the upper middle and grow into one."""
    title: Span
    sheet: Span
    """The standings rise from below; at the end the buttons appear."""
    cards: Cards = Cards.LIE
    throws: Span | None = None
    """Cards fly."""
    sun: Span | None = None
    """The rays behind the winner open."""
    stars: Span | None = None
    """Paper stars fall."""
    fanfare: bool = True
    stage: Span | None = None
    """The winner's animal stands large in the middle and then joins its plaque."""

    @property
    def length(self) -> float:
        """The time at which everything is at rest."""
        spans = (self.coins, self.glide, self.title, self.sheet, self.throws, self.sun, self.stars)
        return max(span.end for span in spans if span is not None)


CLEARS = Span(0, 420, Ease.InOutSine)
"""The table moves to the middle, and what is on it fades."""

CELEBRATIONS: dict[PlayerKind | None, Celebration] = {
    PlayerKind.CHILD: Celebration(
        coins=Span(0, 750, Ease.InOutCubic),
        glide=Span(1150, 1200, Ease.OutQuint),
        title=Span(600, 420, Ease.OutBack),
        sheet=Span(1660, 320, Ease.OutCubic),
        sun=Span(500, 800, Ease.OutCubic),
        stars=Span(500, 2800),
        stage=Span(100, 520, Ease.OutBack),
    ),
    PlayerKind.YOU: Celebration(
        coins=Span(0, 750, Ease.InOutCubic),
        glide=Span(450, speeds.WIN, Ease.OutQuint),
        title=Span(1050, 420, Ease.OutBack),
        sheet=Span(1300, 600, Ease.OutCubic),
        cards=Cards.BURST,
        throws=Span(140, 2000),
        sun=Span(650, 800, Ease.OutCubic),
        stars=Span(700, 2500),
    ),
    PlayerKind.PERSON: Celebration(
        coins=Span(0, 750, Ease.InOutCubic),
        glide=Span(450, speeds.WIN, Ease.OutQuint),
        title=Span(700, 420, Ease.OutBack),
        sheet=Span(1300, 600, Ease.OutCubic),
        cards=Cards.CASCADE,
        throws=Span(250, 2500),
        sun=Span(650, 800, Ease.OutCubic),
        stars=Span(900, 2300),
    ),
    PlayerKind.COMPUTER: Celebration(
        coins=Span(0, 550, Ease.InOutCubic),
        glide=Span(200, 1000, Ease.OutQuint),
        title=Span(300, 300, Ease.OutCubic),
        sheet=Span(350, 500, Ease.OutCubic),
        fanfare=False,
    ),
    None: Celebration(
        coins=Span(0, 1),
        glide=Span(0, 800, Ease.OutQuint),
        title=Span(200, 300, Ease.OutCubic),
        sheet=Span(350, 500, Ease.OutCubic),
        fanfare=False,
    ),
}
"""How a victory is celebrated: the first of these that is among the winners counts; None if nobody won."""


def celebration_of(winners: Collection[PlayerKind]) -> Celebration:
    first = next((kind for kind in CELEBRATIONS if kind in winners), None)
    return CELEBRATIONS[first]


class Pose(NamedTuple):
    """The state of a moving thing: its middle, rotation clockwise in degrees, scale and opacity."""

    x: float
    y: float
    turn: float = 0.0
    size: float = 1.0
    opacity: float = 1.0


# --- stars

STAR_COLORS = 6
_FALLS = 0.55
"""The share of the total time that one star falls."""


@dataclass(frozen=True)
class Star:
    """A paper star where it comes to rest; `late`, a share of the total time, is when it starts to fall."""

    x: float
    y: float
    radius: float
    turn: float
    color: int
    late: float

    def lies_at(self, share: float) -> bool:
        """Return whether it is at rest at `share` of the total time."""
        return share >= min(1.0, self.late + _FALLS)

    def pose(self, share: float) -> Pose:
        """Return where and how the star is at `share` of the total time."""
        own = ease(Ease.OutQuad, (share - self.late) / _FALLS)
        left = 1 - own
        fall = (self.y + 80) * left
        sway = math.sin(own * math.pi * 3 + self.late * 9) * 26 * left
        return Pose(self.x + sway, self.y - fall, self.turn + 260 * left * (1 if self.color % 2 else -1))


_STAR_COUNT = 46


def stars() -> tuple[Star, ...]:
    """Return the stars, the same at every end.

    Around winner and standings, and away from the button in the corner.
    """
    chance = random.Random(11)
    placed: list[Star] = []
    while len(placed) < _STAR_COUNT:
        x, y, r = chance.uniform(20, 1420), chance.uniform(30, 640), chance.uniform(9, 21)
        central = (330 < x < 1110 and y > 60) or (x > 1320 and y < 110)
        if central or any(math.hypot(x - other.x, y - other.y) < r + other.radius + 26 for other in placed):
            continue
        turn, color = chance.uniform(-36, 36), chance.randrange(STAR_COLORS)
        placed.append(Star(x, y, r, turn, color, chance.uniform(0, 0.45)))
    return tuple(placed)


# --- cards

_MIDDLE = 720.0


def thrown(number: int, x: float, y: float, turn: float, seconds: float) -> Pose:
    """Return the pose of a card `seconds` after it was thrown up from (x, y); `number` varies its path."""
    chance = random.Random(number)
    out = (x - _MIDDLE) / _MIDDLE
    across = out * 420 + chance.uniform(-260, 260)
    up = chance.uniform(1050, 1500)
    spin = chance.uniform(160, 420) * (1 if across >= 0 else -1)
    return Pose(x + across * seconds, y - up * seconds + 1300 * seconds**2, turn + spin * seconds)


_BOUNCE = 0.74
_WEIGHT = 2600.0
"""Gravity for bouncing cards, in pixels per second squared."""


def bouncing(number: int, x: float, y: float, turn: float, floor: float, seconds: float) -> Pose:
    """Return the pose of a card `seconds` after it slid off (x, y).

    It bounces on `floor`, lower each time, and leaves on the nearer side; `number` varies its path.
    """
    chance = random.Random(number)
    side = number % 2 * 2 - 1 if abs(x - _MIDDLE) < 60 else math.copysign(1, x - _MIDDLE)
    across = chance.uniform(480, 760) * side
    speed, height, left = -chance.uniform(120, 420), y, seconds
    while True:
        # It lands at t with height + speed * t + weight / 2 * t² = floor.
        root = math.sqrt(max(0.0, speed**2 + 2 * _WEIGHT * max(0.0, floor - height)))
        lands = (-speed + root) / _WEIGHT
        if left <= lands or lands < 0.02:
            height = min(floor, height + speed * left + _WEIGHT / 2 * left**2)
            return Pose(x + across * seconds, height, turn * max(0.0, 1 - seconds * 3))
        left -= lands
        height, speed = floor, -root * _BOUNCE


def card_pose(cards: Cards, number: int, count: int, start: Pose, floor: float, now: float) -> Pose:
    """Return the pose of card `number` of `count` from `start`, `now` ms after the first one flew."""
    # The top card goes first.
    late = (count - 1 - number) / count * (240 if cards is Cards.BURST else 640)
    seconds = max(0.0, now - late) / 1000
    if seconds <= 0:
        return start
    if cards is Cards.BURST:
        return thrown(number, start.x, start.y, start.turn, seconds)
    return bouncing(number, start.x, start.y, start.turn, floor, seconds)


# --- coins

_COINS_EACH = 4
"""The maximum number of coins of one seat that slide to the winner."""


def coin_pose(
    number: int, count: int, start: tuple[float, float], goal: tuple[float, float], share: float
) -> Pose:
    """Return the pose of a coin sliding to the winner; each starts shortly after the one before."""
    late = 0.45 * number / max(1, count)
    own = min(1.0, max(0.0, (share - late) / 0.55))
    way = ease(Ease.InOutCubic, own)
    x, y = (a + (b - a) * way for a, b in zip(start, goal, strict=True))
    shown = min(1.0, own * 8) * (1.0 if own < 0.92 else (1 - own) / 0.08)
    return Pose(x, y - math.sin(way * math.pi) * 14, number * 40 * (1 - way), 1.0, shown)


def lost_coins(rows: Sequence[tuple[int | None, int | None, bool]]) -> list[tuple[int, int]]:
    """Return which coins slide, as pairs of row and coin.

    `rows` has for each seat the tokens left, the tokens at the start, and whether it won. Losers give a few
    of the coins that they lost.
    """
    return [
        (row, number)
        for row, (left, of, won) in enumerate(rows)
        if of is not None and left is not None and not won
        for number in range(min(_COINS_EACH, of - left))
    ]
