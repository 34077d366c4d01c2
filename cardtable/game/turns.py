"""The short way of `turn.play` over and over, with nobody listening and the state in local names.

What a turn is up to the engine; a test holds these loops equal to it, move by move.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from cardtable.game import engine, parts
from cardtable.game.drawing import draw
from cardtable.game.moves import Move, Play, Stuck
from cardtable.game.order import next_seat
from cardtable.game.parts.base import Laid
from cardtable.game.state import CLOCKWISE, PLAYING, State
from cardtable.game.table import Table
from cardtable.game.turn import look_at_hands

STUCK = Stuck()

USUAL_HAND = 3
"""Most variants deal so many cards; written out, they are looked up a sixth faster than one by one."""

Choose = Callable[[Sequence[str], int], Play | None]
"""The play of one of the cards of a hand at a total; None when none can be laid."""

Random = Callable[[], float]
"""Numbers from 0 up to but not including 1."""


class Policy(ABC):
    """How a seat plays in a playout."""

    @abstractmethod
    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """One of the moves, of which there is at least one, for `state.actor`."""


def pick_move(state: State, policy: Policy) -> Move:
    """One of the moves of the seat to act, where more may count than its hand and the total."""
    table = state.table
    moves: list[Move] = [*engine.bound_plays(state)]
    if table.answers:
        moves += parts.answers(state, state.turn)
    if table.refusals:
        moves += parts.refusals(state)
    return policy.pick(state, moves) if moves else STUCK


def is_calm(state: State) -> bool:
    """Whether nobody owes anything or is asked, so that `calm_turns` can be played."""
    if state.owes or state.chain or state.run or state.questions or state.owed is not None:
        return False
    return state.first_failed is None and state.phase is PLAYING


def any_play(table: Table, random: Random, hand: Sequence[str], total: int) -> Play | None:
    """One of the plays of single cards, each as likely as any other; copies of a card count once."""
    row = table.rows[total]
    found: list[Play] = []
    for card in dict.fromkeys(hand) if table.has_copies else hand:
        found += row[card]
    return found[int(random() * len(found))] if found else None


def plain_turns(state: State, choose: Sequence[Choose], random: Random | None, most: int) -> int:
    """Plain turns until the seat to act is stuck, or so many; their number. With `random`, all seats play at
    random by it, which is `any_play` without a call for most hands.
    """
    table, hands = state.table, state.hands
    rows, written_out = table.rows, not table.has_copies
    stock, pile, total, seat = state.top, state.pile, state.total, state.turn
    nearest = state.following if state.direction == CLOCKWISE else state.preceding
    played = 0
    while played < most:
        hand = hands[seat]
        if random is None:
            play = choose[seat](hand, total)
        elif written_out and len(hand) == USUAL_HAND:
            first, second, third = hand
            row = rows[total]
            found = row[first] + row[second] + row[third]
            play = found[int(random() * len(found))] if found else None
        else:
            play = any_play(table, random, hand, total)
        if play is None:
            break
        played += 1
        card = play.cards[0]
        hand.remove(card)
        pile.append(card)
        total = play.total
        if play.marks:
            following = next_seat(state, seat, play.marks, None)
            nearest = state.following if state.direction == CLOCKWISE else state.preceding
        else:
            following = nearest[seat]
        if stock:
            hand.append(stock.pop())
        else:
            draw(state, seat, 1)
            stock, pile = state.top, state.pile
        seat = following
    state.total, state.turn = total, seat
    state.number += played
    return played


def calm_turns(state: State, policies: Sequence[Policy], choose: Sequence[Choose] | None, most: int) -> int:
    """Turns of a calm state until it is calm no more, or so many plays; their number. A play that stirs no
    part goes the short way, anything else is left to the engine.
    """
    table, turns_taken = state.table, state.turns_taken
    draws, copiers, stirs = table.draws_after_play, table.copiers, table.stirs
    played = 0
    while played < most:
        seat, total = state.turn, state.total
        move = _next_move(state, policies[seat], None if choose is None else choose[seat])
        if type(move) is not Play:
            engine.apply(state, move)
            return played
        played += 1
        quiet = not move.marks or table.stirring.isdisjoint(move.marks)
        if quiet and stirs is not None:
            quiet = not stirs[total][move.total]
        for step in table.rests:
            quiet = quiet and step(state, seat, move)
        if not quiet:
            engine.apply(state, move)
            if is_calm(state):
                continue
            return played
        hand = state.hands[seat]
        for card in move.cards:
            hand.remove(card)
            state.pile.append(card)
        state.total = move.total
        state.number += 1
        turns_taken[seat] += 1
        state.last_seat = seat
        if copiers:
            state.acting = move.cards[0]
        if move.marks:
            following = next_seat(state, seat, move.marks, None)
        else:
            following = (state.following if state.direction == CLOCKWISE else state.preceding)[seat]
        if draws:
            if state.top and len(move.cards) == 1:
                hand.append(state.top.pop())
            else:
                draw(state, seat, len(move.cards))
        for step in table.content:
            if not step(state, seat):
                look_at_hands(state, Laid(seat, move, total), None)
                if state.phase is PLAYING:
                    state.turn = following
                return played
        state.turn = following
    return played


def _next_move(state: State, policy: Policy, choose: Choose | None) -> Move:
    """What the seat to act does in a calm state."""
    table, seat = state.table, state.turn
    hand = state.hands[seat]
    if choose is None or not table.binding.isdisjoint(hand):
        return pick_move(state, policy)
    for step in table.frees:
        if not step(state, seat):
            return pick_move(state, policy)
    return choose(hand, state.total) or STUCK
