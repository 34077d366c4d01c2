"""The order of play: who acts after a play or a turn (rules, 1.9, 4.19 and 4.24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.game.events import AnyEvent, DirectionReversed, PlaysObliged, SeatSkipped, TurnRepeated
from cardtable.game.moves import Play
from cardtable.game.state import State, others_of, seated

if TYPE_CHECKING:
    from cardtable.game.table import Table

Emit = Callable[[AnyEvent], None]

LayOn = Callable[[State, int, Play], bool]


def next_seat(state: State, seat: int, marks: tuple[str, ...], emit: Emit | None) -> int:
    """Who acts after a play that reverses or skips (rules, 1.9 and 4.19)."""
    table = state.table
    other = state.following[seat]
    beyond = state.following[other]
    if beyond == other:
        return seat  # The play put everybody else out: nobody is left to be skipped.
    two = beyond == seat
    again = False
    if "reverse" in marks and marks.count("reverse") % 2:
        if not two:
            state.direction = -state.direction
            if emit:
                emit(DirectionReversed(seat, state.direction))
        elif table.reverse_repeats:
            again = True
            if emit:
                emit(TurnRepeated(seat))
    following = seat if again else state.neighbour(seat, state.direction)
    if "skip" in marks and (not two or table.skip_repeats):
        for _ in range(marks.count("skip")):
            if emit:
                emit(SeatSkipped(seat, following))
            following = state.neighbour(following, state.direction)
    return following


def after_answers(state: State, emit: Emit | None) -> None:
    """What a turn of several plays collected, once the bomb that ended it was answered: a seat that went out
    by it is not skipped and owes nothing (rules, 1.4.5 and 1.9.2).
    """
    if state.done or not (state.collected or state.lays_on):
        return
    seat, owes = state.turn, state.lays_on
    following = next_seat(state, seat, state.collected, emit)
    if owes and emit:
        emit(PlaysObliged(seat, following, owes))
    state.clear_turn(owes)
    state.turn = following


def next_after_failing(state: State, emit: Emit | None, leaves: bool) -> int:
    """The seat that is next when the seat to act cannot go on: what it laid in this turn still reverses and
    skips (rules, 4.24). A seat that `leaves` counts as if it were still in, but is not next itself.
    """
    seat = state.turn
    if not state.collected or (leaves and state.is_two(seat)):
        return state.neighbour(seat, state.direction)  # Where one is left, nothing turns or skips any more.
    following = next_seat(state, seat, state.collected, emit)
    return state.neighbour(seat, state.direction) if leaves and following == seat else following


MOST_ORDERS = 64
"""Orders of play kept at a time: two for each set of seats, of which a large table has very many."""


class Orders(dict[tuple[tuple[bool, ...], int], "Order"]):
    """The order of play looked up, by who is in the deal and the direction."""

    def __init__(self, table: Table) -> None:
        """Take the table whose rules say it."""
        super().__init__()
        self.table = table

    def __missing__(self, key: tuple[tuple[bool, ...], int]) -> Order:
        if len(self) >= MOST_ORDERS:
            self.clear()
        found = self[key] = Order(self, *key)
        return found


class Order(dict[tuple[str, ...], tuple[tuple[int, ...], "Order", tuple[LayOn, ...]]]):
    """`next_seat` looked up: by the marks of a play, who is next after each seat, the order from then on, and
    the steps that lay something on others (`Part.lay_on`).

    `nearest` is who is next after a play without marks, `others` are all others in the order of play.
    """

    def __init__(self, orders: Orders, in_deal: tuple[bool, ...], direction: int) -> None:
        """For these seats in this direction."""
        super().__init__()
        self._orders = orders
        self._in_deal = in_deal
        self.direction = direction
        self.nearest = self[()][0]
        self.others = tuple([others_of(in_deal, seat, direction) for seat in range(len(in_deal))])

    def __missing__(self, marks: tuple[str, ...]) -> tuple[tuple[int, ...], Order, tuple[LayOn, ...]]:
        table = self._orders.table
        state = State(table, "")
        state.seat_everyone(seated(self._in_deal))
        following = list(range(len(self._in_deal)))
        for seat in state.seats_in_deal():
            state.direction = self.direction
            following[seat] = next_seat(state, seat, marks, None)
        same = state.direction == self.direction
        order = self if same else self._orders[self._in_deal, state.direction]
        found = self[marks] = tuple(following), order, table.lay_on[marks]
        return found
