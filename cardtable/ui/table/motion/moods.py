"""The expressions of the avatars: a mood for every seat, and accents, from public information only.

No mood reveals a hand. `moods` only reads from a picture of the table the seats to act and next, the last
seat, calls, skipped seats, the total and its limit, and which seats are in the deal and the game. `stirred`
only reads from an event what every seat may know. Neither reads `hand`, `hands`, `hand_sizes`, `face_up` or
`stuck`, nor the cards of an event, so that the same game gives the same moods for every viewer (checked by
tests/ui/table/test_moods.py).

A seat shows the first of these that applies:

- thinking: it is the seat to act.
- its stir (`stirred`), until a card is played or dealt:
  - sad: it was stuck or went over, lost a token, was put out, paid for a deal or did not win the game;
  - calm: another seat busted while it was in the deal. Worry and grins end: it is relieved, and nobody
    laughs at the loser;
  - glad: it won a token, hit a milestone, or won.
- asleep: it is out of the game.
- sad: it is out of this deal; glad if it won by going out.
- smug: its play put the total on the limit, or reversed or skipped at the limit; until the next play. Only
  holding the total there doesn't count.
- glad: it was skipped, and no more than a tenth of the limit is left.
- worried: it is next, and no more than that is left.
- calm.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from cardtable.ui.drawing.faces import AHEAD, Face, Glance, Mood, glance_along
from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.places.layout import Layout

if TYPE_CHECKING:
    from cardtable.game.events import AnyEvent

Stirs = tuple[Mood | None, ...]
"""The mood of each seat caused by the latest events, if any; empty if no seat has one."""

HOLDS = "hold", "chain"
"""The marks of calls that hold the total: without another effect, or to be answered."""

_TIGHT = 0.1
"""Share of the limit left at which it gets dangerous."""


def stirred(event: AnyEvent, look: Look) -> Stirs:
    """Return the mood that each seat is in after `event`, if the table looked like `look` before."""
    # Faces are shown before anything of the game is loaded.
    from cardtable.game import events as ev

    now: dict[int, Mood] = {}
    match event:
        case ev.DealStarted() | ev.CardsPlayed():
            return ()
        case ev.SeatStuck() | ev.WentOver():
            now = {seat: Mood.CALM for seat, is_in in enumerate(look.in_deal) if is_in}
            now[event.seat] = Mood.SAD
        case ev.TokensChanged() if event.change:
            now[event.seat] = Mood.GLAD if event.change > 0 else Mood.SAD
        case ev.MilestoneReached(how="exact"):
            now[event.seat] = Mood.GLAD
        case ev.SeatOut():
            now[event.seat] = Mood.GLAD if event.scope == "won" else Mood.SAD
        case ev.DealEnded():
            now = dict.fromkeys(event.losers, Mood.SAD) | dict.fromkeys(event.winners, Mood.GLAD)
        case ev.GameEnded():
            now = {seat: Mood.SAD for seat, is_in in enumerate(look.in_game) if is_in}
            now |= dict.fromkeys(event.winners, Mood.GLAD)
        case _:
            pass
    before = look.stirs or (None,) * len(look.in_game)
    return tuple(now.get(seat, stir) for seat, stir in enumerate(before))


def moods(look: Look) -> tuple[Mood, ...]:
    """Return the mood of each seat; see the module."""
    return tuple(_mood(look, seat) for seat in range(len(look.in_game)))


def _mood(look: Look, seat: int) -> Mood:
    stir = look.stirs[seat] if look.stirs else None
    tight = is_tight(look)
    if seat == look.turn and look.owes > 0:
        return Mood.THINKING
    if stir is not None:
        return stir
    if not look.in_game[seat]:
        return Mood.ASLEEP
    if not look.in_deal[seat]:
        return Mood.GLAD if seat in look.gone_out else Mood.SAD
    if seat == look.last_seat and _is_on_the_limit(look):
        return Mood.SMUG
    if seat == look.skipped and tight:
        return Mood.GLAD
    if seat == look.next_seat and tight:
        return Mood.WORRIED
    return Mood.CALM


def is_tight(look: Look) -> bool:
    """Return whether it gets dangerous: no more than a tenth of the limit is left."""
    return look.left <= look.limit * _TIGHT


def _is_on_the_limit(look: Look) -> bool:
    """Return whether the last play put the total on the limit, rather than holding it there."""
    last = look.calls[-1] if look.calls else None
    played = last is not None and last.seat == look.last_seat and last.mark not in HOLDS
    return look.turn is not None and look.left == 0 and played


def faces(look: Look, layout: Layout, viewer: int) -> tuple[Face, ...]:
    """Return the face of each seat at the viewer's table: its mood, and a glance at the seat to act."""
    return tuple(
        Face(mood, _glance(look.turn, seat, layout, viewer)) for seat, mood in enumerate(moods(look))
    )


def _glance(at: int | None, seat: int, layout: Layout, viewer: int) -> Glance:
    if at is None:
        return AHEAD
    here, there = (layout.seat((one - viewer) % layout.seats) for one in (seat, at))
    return glance_along(there.x - here.x, there.y - here.y)


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


def of_payment(look: Look, change: int, left: int) -> Accent | None:
    return LAST_TOKEN if change < 0 and left == 1 and not look.is_team else None
