"""The score of an animation: what the table shows at each time, and what moves between.

A `Show` says from when a picture of the table holds. Between two of them, steps move cards, count the total
and so on. Times are milliseconds from the start of the score. Pure data, without Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.motion.moods import Gesture
from cardtable.ui.table.motion.speeds import Ease
from cardtable.ui.table.places.layout import Spot

if TYPE_CHECKING:
    from cardtable.game import events as ev


@dataclass(frozen=True)
class Show:
    """The picture of the table from `start` on."""

    start: float
    look: Look


@dataclass(frozen=True)
class Timed:
    """A step with a start and a duration."""

    start: float
    duration: float


@dataclass(frozen=True)
class Flight(Timed):
    """A card travels.

    `turns` shows its back until half way, `covers` from half way on; `dim` is the look of its face; `fades`
    replaces the flight by a fade.
    """

    card: str
    origin: Spot
    goal: Spot
    ease: Ease = Ease.OutCubic
    arc: float = 0.0
    spin: float = 0.0
    turns: bool = False
    fades: bool = False
    covers: bool = False
    dim: bool = False


@dataclass(frozen=True)
class Count(Timed):
    """The running total counts from one number to another."""

    before: int
    after: int


@dataclass(frozen=True)
class Wave(Timed):
    """The direction marks turn over one by one to a direction."""

    direction: int


@dataclass(frozen=True)
class Hop(Timed):
    """A light hops over a skipped seat."""

    seat: int


@dataclass(frozen=True)
class Riffle(Timed):
    """Two halves of a stock of `cards` cards are riffled together."""

    cards: int


@dataclass(frozen=True)
class Settle(Timed):
    """Card `index` of the pile, counted from the first of the deal, comes to rest."""

    index: int


@dataclass(frozen=True)
class Breath(Timed):
    """The dial breathes once, for a hold or an important total; `held` until something is revealed."""

    held: bool = False


@dataclass(frozen=True)
class Bump(Timed):
    """The pointer bumps against the limit twice."""


@dataclass(frozen=True)
class Fall(Timed):
    """A seat loses a token; `index` counts it from the left."""

    seat: int
    index: int


@dataclass(frozen=True)
class Nod(Timed):
    """The face of a seat jumps or shakes, without keeping play waiting."""

    seat: int
    gesture: Gesture


@dataclass(frozen=True)
class Cue:
    """A sound at `start`; `share` is the total divided by the limit for a tick, and 1 for a bright accent."""

    start: float
    sound: str
    share: float = 0.0


@dataclass(frozen=True)
class Flash(Timed):
    """An important total lights up on the dial: `hit` exactly, or passed; `still` is without pulsing."""

    at: int
    hit: bool
    still: bool = False


@dataclass(frozen=True)
class Say(Timed):
    """A few words about an event appear at its seat."""

    event: ev.Spoken


Step = Show | Flight | Riffle | Settle | Count | Wave | Hop | Breath | Bump | Fall | Nod | Flash | Say


@dataclass(frozen=True)
class Halt:
    """A pause at `start` with this picture.

    For `takes` milliseconds, or until someone continues if it `waits`.

    Later steps begin after `start`.
    """

    start: float
    look: Look
    takes: float
    waits: bool


@dataclass(frozen=True)
class Score:
    """All steps in order of their start, and the total length in milliseconds without the halt."""

    steps: tuple[Step, ...]
    length: float
    last: Look
    """The picture at the end, with what the events show of it."""
    cues: tuple[Cue, ...] = ()
    """The sounds, in order."""
    halt: Halt | None = None


def begins(step: Step) -> float:
    return step.start


def ends(step: Step) -> float:
    return step.start if isinstance(step, Show) else step.start + step.duration


_GRAVE = ("token_drop", "bust", "accent", "turn", "reverse", "skip", "hold", "count_up", "shuffle")


def gravity(cue: Cue) -> int:
    """Return the importance of a sound among others of a score: a lost token is above a card."""
    return -_GRAVE.index(cue.sound) if cue.sound in _GRAVE else -len(_GRAVE)
