"""One play and what follows from it, step by step as section 1.4 of the rules lists them."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.game import ending
from cardtable.game.drawing import draw, draw_or_owe, owe_draw
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    DrawForgotten,
    ObligationPassedOn,
    PlaysObliged,
    WentOver,
)
from cardtable.game.moves import Play
from cardtable.game.order import next_seat
from cardtable.game.parts.base import Laid
from cardtable.game.parts.mistakes import MISTAKE
from cardtable.game.parts.targets import exchange_hands
from cardtable.game.state import PLAYING, State

Emit = Callable[[AnyEvent], None]


def play(state: State, play: Play, emit: Emit | None) -> None:
    """One play, the long way where a part of the rules takes its share in it."""
    if state.table.plain or _stirs_nothing(state, play):
        _play_short(state, play, emit)
    else:
        _play_long(state, play, emit)


def _stirs_nothing(state: State, play: Play) -> bool:
    """Whether no part has anything to do with the play, as far as can be told before it is made."""
    table = state.table
    if not table.has_short_way or state.owes or state.chain or state.first_failed is not None:
        return False
    if table.last_card_stirs and len(state.hands[state.turn]) == len(play.cards):
        return False
    return table.is_quiet(state.total, play)


def _play_short(state: State, play: Play, emit: Emit | None) -> None:
    """A play that stirs no part: `_play_long`, less the steps that only parts have."""
    seat, table = state.turn, state.table
    hand = state.hands[seat]
    for card in play.cards:
        hand.remove(card)
        state.pile.append(card)
    before, state.total = state.total, play.total
    if emit:
        emit(CardsPlayed(seat, play.cards, play.value, play.target, before, play.total, table.call(play)))
    earned = table.draws_after_play
    if not table.plain:
        if table.noted is not None:
            earned = table.noted(state, seat, play, before, emit) and earned
        if table.counts_turns:
            state.turns_taken[seat] += 1
        state.last_seat = seat
    forgotten, state.owed = state.owed, None
    if play.marks and not AT_THE_END.isdisjoint(play.marks):
        following = next_seat(state, seat, play.marks, emit)
    else:
        following = state.neighbour(seat, state.direction)
    if forgotten is not None and emit:
        emit(DrawForgotten(forgotten[0]))
    if earned:
        if not table.draws_itself:
            owe_draw(state, seat, len(play.cards))
        else:
            draw(state, seat, len(play.cards), emit)
    if table.content is not None and not table.content(state, seat):
        look_at_hands(state, Laid(seat, play, before), emit)
    if state.phase is PLAYING:
        state.turn = following


def look_at_hands(state: State, laid: Laid, emit: Emit | None) -> None:
    """Let the parts look at what was drawn after a play by the short way; it may end the deal."""
    for step in state.table.drawn:
        step(state, laid, emit)
    if laid.ending is not None:
        ending.end_deal(state, laid.ending, emit)


def _play_long(state: State, play: Play, emit: Emit | None) -> None:
    """One play: cards to the pile, total, what it costs or pays, whom it strikes, draw, next seat."""
    seat, table = state.turn, state.table
    if MISTAKE in play.marks:
        if emit:
            emit(WentOver(seat, play.total, play.cards))
        ending.bust(state, emit, "mistake")
        return
    laid = Laid(seat, play, state.total, draws=len(play.cards))
    hand = state.hands[seat]
    for card in play.cards:
        hand.remove(card)
        state.pile.append(card)
    state.total = play.total
    if table.counts_turns and state.done == 0:
        state.turns_taken[seat] += 1
    state.done += 1
    if emit:
        emit(
            CardsPlayed(seat, play.cards, play.value, play.target, laid.before, play.total, table.call(play))
        )
    for step in table.counted:
        step(state, laid, emit)
    state.last_seat = seat
    if laid.ending is None:
        for step in table.struck[laid.play.marks]:
            step(state, laid, emit)
    if play.marks and not AT_THE_END.isdisjoint(play.marks):
        state.collected += tuple([mark for mark in play.marks if mark in AT_THE_END])
    if laid.obliges > state.lays_on:
        state.lays_on = laid.obliges
    over = state.done >= state.owes or laid.turn_over or laid.ending is not None
    if over or state.is_alone(seat):
        _finish(state, laid, emit)
    else:
        _go_on(state, laid, emit)


AT_THE_END = frozenset({"reverse", "skip"})
"""Marks that wait for the end of a turn of several plays (rules, 4.24)."""


def _go_on(state: State, laid: Laid, emit: Emit | None) -> None:
    """The turn owes more plays: draw at once or at its end, as the rules say."""
    if state.table.draws_between(state):
        _draw_after(state, laid, laid.draws, emit)
        for step in state.table.drawn:
            step(state, laid, emit)
    else:
        _forget(state, emit)
        state.to_draw += laid.draws


def _finish(state: State, laid: Laid, emit: Emit | None) -> None:
    """The turn is over: direction and next seat, what it leaves to that seat, draw, then who is left."""
    seat = laid.seat
    waiting = _waiting(state, laid) if state.questions else None
    if waiting is not None:
        laid.next_seat, state.lays_on = seat, 0
    following = laid.next_seat
    if following is None:
        # What is passed on goes to the other one of two, also where a reverse would repeat a turn (4.16.5b).
        # And where the card put its own player out of two, nothing turns or skips any more.
        marks = () if (laid.passes_on or laid.leaving) and state.is_two(seat) else state.collected
        if marks or state.is_alone(seat):
            following = next_seat(state, seat, marks, emit)
        else:
            following = state.neighbour(seat, state.direction)
    if laid.passes_on:
        owes = laid.passes_on
        if emit:
            emit(ObligationPassedOn(seat, following, owes))
    else:
        owes = 0 if laid.turn_over or laid.ending is not None else state.lays_on
        if owes and emit:
            emit(PlaysObliged(seat, following, owes))
    _draw_after(state, laid, state.to_draw + laid.draws, emit)
    state.clear_turn()
    for step in state.table.drawn:
        step(state, laid, emit)
    if laid.leaving:
        ending.unseat(state, seat)
    if laid.ending is not None:
        ending.end_deal(state, laid.ending, emit)
        return
    go_on_with(state, following, (*laid.struck_out, seat) if laid.leaving else laid.struck_out, emit)
    if state.phase is PLAYING:
        state.owes = owes
        if waiting is not None:
            state.collected, state.lays_on = waiting


def go_on_with(state: State, following: int, out: tuple[int, ...], emit: Emit | None) -> None:
    """The turn of who is named next, or comes next after skips, which may be one of those that the same card
    put out; or the end of the deal, where that left but one.
    """
    if state.is_alone(following):
        ending.end_deal(state, ending.last_left(state, out), emit)
    else:
        state.turn = following if state.in_deal[following] else state.neighbour(following, state.direction)


def _waiting(state: State, laid: Laid) -> tuple[tuple[str, ...], int] | None:
    """What the turn collected and lays on the next seat, where somebody is asked: a bomb has to be answered
    before that is done (`order.after_answers`). None where nothing waits.
    """
    if state.robbed is not None or laid.ending is not None:
        return None
    return (state.collected, state.lays_on) if state.collected or state.lays_on else None


def _draw_after(state: State, laid: Laid, count: int, emit: Emit | None) -> None:
    """The draw of a play, and the hands that change after it; a draw that was still to be made by hand is
    forgotten by it (rules, 1.7, 4.3.4 and 4.20).
    """
    if state.owed is not None:
        _forget(state, emit)
    if count and not laid.leaving:
        drawer = laid.seat if laid.drawer is None else laid.drawer
        (draw if laid.draws_at_once else draw_or_owe)(state, drawer, count, emit)
    if laid.exchanges_with is not None:
        exchange_hands(state, laid.seat, laid.exchanges_with, emit)


def _forget(state: State, emit: Emit | None) -> None:
    """A card was laid: a draw that was still to be made by hand is lost."""
    forgotten, state.owed = state.owed, None
    if forgotten is not None and emit:
        emit(DrawForgotten(forgotten[0]))
