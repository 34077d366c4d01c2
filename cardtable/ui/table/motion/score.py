"""The score of an animation: what the table shows from when on, and what moves meanwhile.

`Show` says from which moment a look of the table holds. Between two of them, steps fly cards, count the total
and so on. Times are milliseconds from the beginning of the score. Pure data, without Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.motion.speeds import Ease
from cardtable.ui.table.places.layout import Spot

if TYPE_CHECKING:
    from cardtable.game import events as ev


@dataclass(frozen=True)
class Show:
    """From `start` on the table looks like this."""

    start: float
    look: Look


@dataclass(frozen=True)
class Timed:
    """A step of a score that takes so long, from `start` on."""

    start: float
    duration: float


@dataclass(frozen=True)
class Flight(Timed):
    """A card travels. `turns` lets it show its back until half way, `covers` only from there on; `dim` is how
    its face looks, and `fades` replaces the way by a fade.
    """

    card: str
    origin: Spot
    goal: Spot
    ease: Ease = Ease.OUT_CUBIC
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
    """The marks of the direction track turn over, one after the other, to that direction."""

    direction: int


@dataclass(frozen=True)
class Hop(Timed):
    """A light hops over a skipped seat."""

    seat: int


@dataclass(frozen=True)
class Riffle(Timed):
    """Two halves of the stock, of so many cards, fall into one another."""

    cards: int


@dataclass(frozen=True)
class Settle(Timed):
    """The card of the pile with that index, counted from the first of the deal, comes to rest."""

    index: int


@dataclass(frozen=True)
class Breath(Timed):
    """The dial breathes once: the total is held, or matters; `held` until something is revealed."""

    held: bool = False


@dataclass(frozen=True)
class Bump(Timed):
    """The pointer runs against the limit twice."""


@dataclass(frozen=True)
class Fall(Timed):
    """A token of a seat is lost; `index` counts it from the left."""

    seat: int
    index: int


@dataclass(frozen=True)
class Cue:
    """Something can be heard from `start` on; `share` tells a tick how far the total is towards the limit."""

    start: float
    sound: str
    share: float = 0.0


@dataclass(frozen=True)
class Flash(Timed):
    """A total that matters lights up on the dial; `hit` exactly, or crossed; `still` does not beat."""

    at: int
    hit: bool
    still: bool = False


@dataclass(frozen=True)
class Say(Timed):
    """A few words about an event stand at its seat."""

    event: ev.Spoken


Step = Show | Flight | Riffle | Settle | Count | Wave | Hop | Breath | Bump | Fall | Flash | Say


@dataclass(frozen=True)
class Halt:
    """At `start` the score rests, and the table looks like this: for `takes` milliseconds, or, where it
    `waits`, until somebody goes on. What comes after begins later than `start`.
    """

    start: float
    look: Look
    takes: float
    waits: bool


@dataclass(frozen=True)
class Score:
    """All steps, in order of their beginning, and how long it takes in milliseconds, without its halt."""

    steps: tuple[Step, ...]
    length: float
    last: Look
    """What the table looks like at the end, as far as the events tell."""
    cues: tuple[Cue, ...] = ()
    """What can be heard meanwhile, in order."""
    halt: Halt | None = None


def begins(step: Step) -> float:
    return step.start


def ends(step: Step) -> float:
    return step.start if isinstance(step, Show) else step.start + step.duration


_GRAVE = ("token_drop", "bust", "turn", "reverse", "skip", "hold", "count_up", "shuffle")


def gravity(cue: Cue) -> int:
    """How much a cue tells against the others of a score: a lost token more than a card."""
    return -_GRAVE.index(cue.sound) if cue.sound in _GRAVE else -len(_GRAVE)
