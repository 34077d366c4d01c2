"""One play and what follows from it, step by step as section 1.4 of the rules lists them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cardtable.game import ending
from cardtable.game.drawing import draw, exchange_hands, owe_draw
from cardtable.game.ending import Ending
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    DrawForgotten,
    ObligationPassedOn,
    PlaysObliged,
    WentOver,
)
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.order import at_the_end, next_seat
from cardtable.game.state import CLOCKWISE, State

Emit = Callable[[AnyEvent], None]


class Laid(msgspec.Struct, gc=False):
    """A play of `seat` in progress, laid at the total `before`: parts write down what it leads to, the turn
    carries it out.

    `below` is the seat that laid the card under it; `draws` counts the cards that it earns, `drawer` gets
    them, `draws_at_once` also where draws are made by hand, `draws_between` also where the turn owes more
    plays; `turning` are its marks that turn and skip; `next_seat` is a seat that was named; `exchanges_with`
    is the seat whose hand it gets for its own after the draw; `leaving`: the seat itself is out once its card
    has done its work; `turn_over` ends a turn that owes more plays; `obliges` lays so many plays on the next
    seat, `passes_on` hands on those that were owed; `paid` are the seats that paid by it, `struck_out` others
    that it put out; `ending` ends the deal after it.
    """

    seat: int
    play: Play
    before: int
    below: int | None
    draws: int
    drawer: int
    turning: tuple[str, ...] = ()
    draws_at_once: bool = False
    draws_between: bool = False
    next_seat: int | None = None
    exchanges_with: int | None = None
    leaving: bool = False
    turn_over: bool = False
    obliges: int = 0
    passes_on: int = 0
    paid: tuple[int, ...] = ()
    struck_out: tuple[int, ...] = ()
    ending: Ending | None = None


_PutOff = tuple[tuple[str, ...], int]
"""The marks that a turn collected, and the plays that it lays on the next seat, while somebody is asked."""

NOTHING_LAID = Play((), "", 0, None, ())
"""What stands for the play where a card was drawn by hand, some time after it."""


def play(state: State, play: Play, emit: Emit | None) -> None:
    """One play: cards to the pile, total, what it costs or pays, whom it strikes; then its turn goes on, or
    is over: direction and next seat, what it leaves to that seat, draw, then who is left.
    """
    seat, table = state.turn, state.table
    cards, marks = play.cards, play.marks
    if marks and MISTAKE in marks:
        _go_over(state, play, emit)
        return
    laid = Laid(
        seat, play, state.total, state.last_seat, len(cards), seat, at_the_end(marks) if marks else ()
    )
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
        state.pile.append(card)
    state.total = play.total
    state.last_seat = seat
    if emit:
        emit(CardsPlayed(seat, cards, play.value, play.target, laid.before, play.total, table.call(play)))
    if table.parts and _carry_out(state, laid, emit):
        return
    waiting = _put_off(state, laid) if state.questions else None
    following = laid.next_seat
    if following is None:
        if laid.turning or state.collected or laid.struck_out:
            following = _next(state, laid, emit)
        else:
            following = state.following[seat] if state.direction == CLOCKWISE else state.preceding[seat]
    if table.parts:
        _end_turn(state, laid, following, waiting, emit)
    else:
        _draw_after(state, laid, laid.draws, emit)
        state.turn = following


def _go_over(state: State, play: Play, emit: Emit | None) -> None:
    """A play over the limit, where that is a mistake (rules, 1.5.5)."""
    if emit:
        emit(WentOver(state.turn, play.total, play.cards))
    ending.bust(state, emit, "mistake")


def _carry_out(state: State, laid: Laid, emit: Emit | None) -> bool:
    """What the parts make of the play; True where its turn owes more plays."""
    table, marks = state.table, laid.play.marks
    for step in table.counted:
        step(state, laid, emit)
    for step in table.struck[marks] if marks and laid.ending is None else ():
        step(state, laid, emit)
    over = state.owes <= state.done + 1 or laid.turn_over or laid.leaving or laid.ending is not None
    if over or (laid.struck_out and state.is_alone(laid.seat)):
        return False
    _go_on(state, laid, emit)
    return True


def _go_on(state: State, laid: Laid, emit: Emit | None) -> None:
    """The turn owes more plays: draw at once or at its end, as the rules say."""
    state.done += 1
    state.collected += laid.turning
    state.lays_on = max(state.lays_on, laid.obliges)
    if laid.draws_between:
        _draw_after(state, laid, laid.draws, emit)
        for step in state.table.drawn:
            step(state, laid, emit)
    else:
        _forget(state, emit)
        state.to_draw += laid.draws


def _end_turn(state: State, laid: Laid, following: int, waiting: _PutOff | None, emit: Emit | None) -> None:
    """What the turn leaves to the next seat, the draw, a last look of the parts; then the next turn, or the
    end of the deal.
    """
    leaves = laid.obliges or laid.passes_on or state.lays_on
    owes = _left_to(state, laid, following, emit) if leaves else 0
    _draw_after(state, laid, state.to_draw + laid.draws, emit)
    state.clear_turn(owes)
    if waiting is not None:
        state.collected, state.lays_on = waiting
    for step in state.table.drawn:
        step(state, laid, emit)
    if laid.leaving:
        ending.unseat(state, laid.seat)
    if laid.ending is not None:
        ending.end_deal(state, laid.ending, emit)
    elif laid.leaving or laid.struck_out:
        _go_on_without(state, laid, following, emit)
    else:
        state.turn = following


def _put_off(state: State, laid: Laid) -> _PutOff | None:
    """What the turn collected and lays on the next seat, where somebody is asked: a bomb has to be answered
    before that is done (`order.after_answers`). None where nothing waits.
    """
    collected, lays_on = state.collected + laid.turning, max(state.lays_on, laid.obliges)
    if state.robbed is not None or laid.ending is not None or not (collected or lays_on):
        return None
    laid.next_seat, laid.turning, laid.obliges, state.lays_on = laid.seat, (), 0, 0
    return collected, lays_on


def _next(state: State, laid: Laid, emit: Emit | None) -> int:
    """Who acts after a turn that reversed, skipped or struck seats out, where nobody was named.

    What is passed on goes to the other one of two, also where a reverse would repeat a turn (4.16.5b). And
    where the card put its own player out of two, nothing turns or skips any more.
    """
    seat, marks = laid.seat, state.collected + laid.turning
    if (laid.passes_on or laid.leaving) and state.is_two(seat):
        marks = ()
    return next_seat(state, seat, marks, emit)


def _left_to(state: State, laid: Laid, following: int, emit: Emit | None) -> int:
    """How many plays the turn leaves to the next seat; none if it leaves one seat alone in the deal."""
    if laid.leaving and state.is_two(laid.seat):
        return 0
    if laid.passes_on:
        if emit:
            emit(ObligationPassedOn(laid.seat, following, laid.passes_on))
        return laid.passes_on
    owes = 0 if laid.turn_over or laid.ending is not None else max(state.lays_on, laid.obliges)
    if owes and emit:
        emit(PlaysObliged(laid.seat, following, owes))
    return owes


def _go_on_without(state: State, laid: Laid, following: int, emit: Emit | None) -> None:
    """The card put seats out: the turn of who is next, or comes after one of those; or the end of the deal,
    where that left but one.
    """
    if state.is_alone(following):
        out = (*laid.struck_out, laid.seat) if laid.leaving else laid.struck_out
        ending.end_deal(state, ending.last_left(state, out), emit)
    else:
        state.turn = following if state.in_deal[following] else state.neighbour(following, state.direction)


def _draw_after(state: State, laid: Laid, count: int, emit: Emit | None) -> None:
    """The draw of a play, and the hands that change after it; a draw that was still to be made by hand is
    forgotten by it (rules, 1.7, 4.3.4 and 4.20).
    """
    if state.owed is not None:
        _forget(state, emit)
    if count and not laid.leaving:
        if state.table.draws_itself or laid.draws_at_once or state.real:
            draw(state, laid.drawer, count, emit)
        else:
            owe_draw(state, laid.drawer, count)
    if laid.exchanges_with is not None:
        exchange_hands(state, laid.seat, laid.exchanges_with, emit)


def _forget(state: State, emit: Emit | None) -> None:
    """A card was laid: a draw that was still to be made by hand is lost."""
    forgotten, state.owed = state.owed, None
    if forgotten is not None and emit:
        emit(DrawForgotten(forgotten[0]))


def look_at_hands(state: State, seat: int, emit: Emit | None) -> None:
    """Let the parts look at the hands after a card was drawn by hand; it may end the deal."""
    laid = Laid(seat, NOTHING_LAID, state.total, state.last_seat, 0, seat)
    for step in state.table.drawn:
        step(state, laid, emit)
    if laid.ending is not None:
        ending.end_deal(state, laid.ending, emit)
