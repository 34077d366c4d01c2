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


class OngoingPlay(msgspec.Struct, gc=False):
    """A play of `seat` in progress at the total `before`: parts note its effects, the turn carries them out.

    `below` is the seat that played the card under it; `draws` counts the cards that it earns, `drawer` gets
    them, `draws_at_once` even if draws are made by hand, `draws_between` even if the turn owes more plays;
    `turning` are its marks that turn and skip; `next_seat` is a seat that was named; `exchanges_with` is the
    seat whose hand it exchanges with its own after the draw; `leaving`: the seat itself is out after the
    card's effects; `turn_over` ends a turn that owes more plays; `obliges` is how many plays the next seat
    owes, `passes_on` how many owed ones are passed on; `paid` are the seats that paid by it, `struck_out`
    others that it put out; `ending` ends the deal after it.
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
"""The marks that a turn collected, and the plays that it obliges the next seat to, while a seat is asked."""

NO_PLAY = Play((), "", 0, None, ())
"""The play in `OngoingPlay` if a card was drawn by hand, some time after its play."""


def play(state: State, play: Play, emit: Emit | None) -> None:
    """Make one play: cards to the pile, the total, then what the parts do with it.

    If no part acts on it, nothing of it waits: the next seat and the draw follow at once.
    """
    seat, table = state.turn, state.table
    cards, marks = play.cards, play.marks
    if marks and MISTAKE in marks:
        _go_over(state, play, emit)
        return
    before, below = state.total, state.last_seat
    hand = state.hands[seat]
    for card in cards:
        hand.remove(card)
        state.pile.append(card)
    state.total = play.total
    state.last_seat = seat
    if emit:
        emit(CardsPlayed(seat, cards, play.value, play.target, before, play.total, table.call(play)))
    turning = at_the_end(marks) if marks else ()
    if table.acts_on_plays or (marks and table.struck[marks]):
        _carry_out(state, OngoingPlay(seat, play, before, below, len(cards), seat, turning), emit)
        return
    if turning:
        following = next_seat(state, seat, turning, emit)
    else:
        following = state.following[seat] if state.direction == CLOCKWISE else state.preceding[seat]
    if state.owed is not None:
        _forget(state, emit)
    if table.draws_itself or state.real:
        draw(state, seat, len(cards), emit)
    else:
        owe_draw(state, seat, len(cards))
    state.turn = following


def _go_over(state: State, play: Play, emit: Emit | None) -> None:
    """Make a play over the limit that counts as a mistake (rules, 1.5.5)."""
    if emit:
        emit(WentOver(state.turn, play.total, play.cards))
    ending.bust(state, emit, "mistake")


def _carry_out(state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
    """Let the parts carry out the play; then continue or end its turn."""
    table, marks = state.table, ongoing.play.marks
    for step in table.counted:
        step(state, ongoing, emit)
    for step in table.struck[marks] if marks and ongoing.ending is None else ():
        step(state, ongoing, emit)
    over = state.owes <= state.done + 1 or ongoing.turn_over or ongoing.leaving or ongoing.ending is not None
    if over or (ongoing.struck_out and state.is_alone(ongoing.seat)):
        _end_turn(state, ongoing, emit)
    else:
        _go_on(state, ongoing, emit)


def _go_on(state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
    """Continue a turn that owes more plays: draw at once or at its end, as the rules say."""
    state.done += 1
    state.collected += ongoing.turning
    state.obliges_next = max(state.obliges_next, ongoing.obliges)
    if ongoing.draws_between:
        _draw_after(state, ongoing, ongoing.draws, emit)
        for step in state.table.drawn:
            step(state, ongoing, emit)
    else:
        _forget(state, emit)
        state.to_draw += ongoing.draws


def _end_turn(state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
    """End the turn: direction and next seat, obligations, draw, a last call of the parts.

    Then begin the next turn, or end the deal.
    """
    waiting = _put_off(state, ongoing) if state.questions else None
    following = ongoing.next_seat
    if following is None:
        if ongoing.turning or state.collected or ongoing.struck_out:
            following = _next(state, ongoing, emit)
        else:
            following = state.neighbor(ongoing.seat)
    leaves = ongoing.obliges or ongoing.passes_on or state.obliges_next
    owes = _left_to(state, ongoing, following, emit) if leaves else 0
    _draw_after(state, ongoing, state.to_draw + ongoing.draws, emit)
    if owes or state.owes:  # An ordinary turn has noted nothing.
        state.clear_turn(owes)
    if waiting is not None:
        state.collected, state.obliges_next = waiting
    for step in state.table.drawn:
        step(state, ongoing, emit)
    if ongoing.leaving:
        ending.unseat(state, ongoing.seat)
    if ongoing.ending is not None:
        ending.end_deal(state, ongoing.ending, emit)
    elif ongoing.leaving or ongoing.struck_out:
        _go_on_without(state, ongoing, following, emit)
    else:
        state.turn = following


def _put_off(state: State, ongoing: OngoingPlay) -> _PutOff | None:
    """Return the turn's collected marks and obligations if a seat is asked.

    A bomb has to be answered first (`order.after_answers`).

    None if nothing waits.
    """
    collected, obliges_next = state.collected + ongoing.turning, max(state.obliges_next, ongoing.obliges)
    if state.robbed is not None or ongoing.ending is not None or not (collected or obliges_next):
        return None
    ongoing.next_seat, ongoing.turning, ongoing.obliges, state.obliges_next = ongoing.seat, (), 0, 0
    return collected, obliges_next


def _next(state: State, ongoing: OngoingPlay, emit: Emit | None) -> int:
    """Return the seat that acts after a turn that reversed, skipped or struck seats out, if none was named.

    Plays passed on go to the other one of two, even if a reverse would repeat a turn (4.16.5b). If the card
    put its own player out of two, nothing turns or skips any more.
    """
    seat, marks = ongoing.seat, state.collected + ongoing.turning
    if (ongoing.passes_on or ongoing.leaving) and state.is_two(seat):
        marks = ()
    return next_seat(state, seat, marks, emit)


def _left_to(state: State, ongoing: OngoingPlay, following: int, emit: Emit | None) -> int:
    """Return how many plays the turn obliges the next seat to.

    None if it leaves one seat alone in the deal.
    """
    if ongoing.leaving and state.is_two(ongoing.seat):
        return 0
    if ongoing.passes_on:
        if emit:
            emit(ObligationPassedOn(ongoing.seat, following, ongoing.passes_on))
        return ongoing.passes_on
    owes = 0 if ongoing.turn_over or ongoing.ending is not None else max(state.obliges_next, ongoing.obliges)
    if owes and emit:
        emit(PlaysObliged(ongoing.seat, following, owes))
    return owes


def _go_on_without(state: State, ongoing: OngoingPlay, following: int, emit: Emit | None) -> None:
    """Continue after a card that put seats out.

    With the next seat still in, or with the end of the deal if one is left.
    """
    if state.is_alone(following):
        out = (*ongoing.struck_out, ongoing.seat) if ongoing.leaving else ongoing.struck_out
        ending.end_deal(state, ending.last_left(state, out), emit)
    else:
        state.turn = following if state.in_deal[following] else state.neighbor(following)


def _draw_after(state: State, ongoing: OngoingPlay, count: int, emit: Emit | None) -> None:
    """Draw for a play, and exchange hands that change after it.

    A draw still owed by hand is lost (rules, 1.7, 4.3.4 and 4.20).
    """
    if state.owed is not None:
        _forget(state, emit)
    if count and not ongoing.leaving:
        if state.table.draws_itself or ongoing.draws_at_once or state.real:
            draw(state, ongoing.drawer, count, emit)
        else:
            owe_draw(state, ongoing.drawer, count)
    if ongoing.exchanges_with is not None:
        exchange_hands(state, ongoing.seat, ongoing.exchanges_with, emit)


def _forget(state: State, emit: Emit | None) -> None:
    """Cancel a draw still owed by hand, since another card was played."""
    forgotten, state.owed = state.owed, None
    if forgotten is not None and emit:
        emit(DrawForgotten(forgotten[0]))


def look_at_hands(state: State, seat: int, emit: Emit | None) -> None:
    """Let the parts look at the hands after a card was drawn by hand; it may end the deal."""
    ongoing = OngoingPlay(seat, NO_PLAY, state.total, state.last_seat, 0, seat)
    for step in state.table.drawn:
        step(state, ongoing, emit)
    if ongoing.ending is not None:
        ending.end_deal(state, ongoing.ending, emit)
