"""The order of play: which seat acts after a play or a turn (rules, 1.9, 4.19 and 4.24)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cardtable.game.events import AnyEvent, DirectionReversed, PlaysObliged, SeatSkipped, TurnRepeated
from cardtable.game.state import State
from cardtable.rules.effects import REVERSE, SKIP

Emit = Callable[[AnyEvent], None]


@cache
def at_the_end(marks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the reverses and skips, which count at the end of a turn of several plays (rules, 4.24)."""
    return tuple(mark for mark in marks if mark in (REVERSE.word, SKIP.word))


def next_seat(state: State, seat: int, marks: tuple[str, ...], emit: Emit | None) -> int:
    """Return the seat that acts after a play that reverses or skips (rules, 1.9 and 4.19)."""
    table = state.table
    other = state.following[seat]
    beyond = state.following[other]
    if beyond == other:
        return seat  # The play put all others out: no seat is left to be skipped.
    two = beyond == seat
    again = False
    if REVERSE.word in marks and marks.count(REVERSE.word) % 2:
        if not two:
            state.direction = -state.direction
            if emit:
                emit(DirectionReversed(seat, state.direction))
        elif table.reverse_repeats:
            again = True
            if emit:
                emit(TurnRepeated(seat))
    following = seat if again else state.neighbor(seat)
    if SKIP.word in marks and (not two or table.skip_repeats):
        for _ in range(marks.count(SKIP.word)):
            if emit:
                emit(SeatSkipped(seat, following))
            following = state.neighbor(following)
    return following


def after_answers(state: State, emit: Emit | None) -> None:
    """Carry out the collected effects of a turn, once the bomb that ended it was answered.

    A seat that went out by it is not skipped and owes nothing (rules, 1.4.5 and 1.9.2).
    """
    if state.done or not (state.collected or state.obliges_next):
        return
    seat, owes = state.turn, state.obliges_next
    following = next_seat(state, seat, state.collected, emit)
    if owes and emit:
        emit(PlaysObliged(seat, following, owes))
    state.clear_turn(owes)
    state.turn = following


def next_after_failing(state: State, emit: Emit | None, leaves: bool) -> int:
    """Return the next seat when the seat to act can't go on.

    Its earlier plays of this turn still reverse and skip (rules, 4.24).

    A seat that `leaves` counts as if it were still in, but is not next itself.
    """
    seat = state.turn
    if not state.collected or (leaves and state.is_two(seat)):
        return state.neighbor(seat)  # With one seat left, nothing turns or skips any more.
    following = next_seat(state, seat, state.collected, emit)
    return state.neighbor(seat) if leaves and following == seat else following
