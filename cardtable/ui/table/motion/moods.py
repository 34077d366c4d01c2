"""How those at the table look: a mood for every seat, out of what everybody can see.

No mood tells of a hand. `moods` reads of a picture of the table only whose turn it is and who is next, who
played last, what was called, who was skipped, the total and its limit, and who is in the deal and in the
game; `stirred` reads of an event only what every seat is told of it. Neither reads `hand`, `hands`,
`hand_sizes`, `face_up` or `stuck`, nor the cards of an event, so that the same game gives the same moods
whoever looks (tests/ui/table/test_moods.py plays games to see that it does).

What a seat shows is the first of these that holds:

- thinking: it is to act.
- what has just happened to it (`stirred`), until somebody plays a card or deals:
  - sad: it was stuck or went over, lost a token, is put out, paid for a deal or did not win the game;
  - calm: another busted while it was in the deal. Worry goes and so does a grin: it is relieved, and nobody
    laughs at who was hit;
  - glad: it won a token, hit a milestone, or won.
- asleep: it is out of the game.
- sad: it is out of this deal; glad, if it won by going out.
- smug: its play put the total on the limit, or turned the direction or skipped a seat while it stood there;
  it stays so until the next play. Who only held the total there is not.
- glad: it was skipped, and no more than a tenth of the limit is left.
- worried: it is next, and no more than that is left.
- calm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.ui.drawing.faces import AHEAD, Face, Glance, Mood, glance_along
from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.places.layout import Layout

if TYPE_CHECKING:
    from cardtable.game.events import AnyEvent

Stirs = tuple[Mood | None, ...]
"""By seat, the mood that the last things that happened put it in, if any; empty if there is none at all."""

_TIGHT = 0.1
"""So much of the limit is left, or less, when it gets dangerous."""


def stirred(event: AnyEvent, look: Look) -> Stirs:
    """The stirs after `event`, which happens at a table that looked like `look`."""
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
    """The mood of each seat; see the module."""
    return tuple(_mood(look, seat) for seat in range(len(look.in_game)))


def _mood(look: Look, seat: int) -> Mood:
    stir = look.stirs[seat] if look.stirs else None
    tight = look.left <= look.limit * _TIGHT
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


def _is_on_the_limit(look: Look) -> bool:
    """Whether the total is on the limit, and by the last play did not only stay there."""
    last = look.calls[-1] if look.calls else None
    played = last is not None and last.seat == look.last_seat and last.mark != "hold"
    return look.turn is not None and look.left == 0 and played


def faces(look: Look, layout: Layout, viewer: int) -> tuple[Face, ...]:
    """The face of each seat at the table of seat `viewer`: its mood, and a glance at who is to act."""
    return tuple(
        Face(mood, _glance(look.turn, seat, layout, viewer)) for seat, mood in enumerate(moods(look))
    )


def _glance(at: int | None, seat: int, layout: Layout, viewer: int) -> Glance:
    """The way from a seat to another on the screen."""
    if at is None:
        return AHEAD
    here, there = (layout.seat((one - viewer) % layout.seats) for one in (seat, at))
    return glance_along(there.x - here.x, there.y - here.y)
