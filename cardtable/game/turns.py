"""The short way of `turn.play` over and over, with nobody listening and the state in local names.

What a turn is up to the engine; a test holds these loops equal to it, move by move. Each is written in one
piece: what a turn does takes about as long as four or five calls of functions would.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from cardtable.game import engine, parts
from cardtable.game.drawing import draw, renew_empty
from cardtable.game.moves import Move, Play, Stuck
from cardtable.game.parts.base import Laid, Pair, Ready
from cardtable.game.state import PLAYING, State, others_of
from cardtable.game.table import ReadyRow, Table
from cardtable.game.turn import go_on_with, look_at_hands

STUCK = Stuck()

LIKELY_REPLY = 0.5
"""Who is asked, and plays at random, as likely lays a card out of turn as not."""

Choose = Callable[[Sequence[str], int], Play | None]
"""The play of one of the cards of a hand at a total; None when none can be laid."""

Random = Callable[[], float]
"""Numbers from 0 up to but not including 1."""


class Policy(ABC):
    """How a seat plays in a playout."""

    @abstractmethod
    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """One of the moves, of which there is at least one, for `state.actor`."""


class HandPolicy(Policy):
    """A policy that goes by the hand and the total alone where a turn is plain: there `choose` is asked."""

    choose: Choose


def pick_move(state: State, policy: Policy) -> Move:
    """One of the moves of the seat to act, where more may count than its hand and the total."""
    table = state.table
    moves: Sequence[Move] = engine.bound_plays(state)
    if table.answers or table.refusals:
        moves = [*moves, *parts.answers(state, state.turn), *parts.refusals(state)]
    return policy.pick(state, moves) if moves else STUCK


def is_calm(state: State) -> bool:
    """Whether nobody owes anything or is asked, so that `quiet_turns` can be played."""
    if state.owes or state.chain or state.questions or state.owed is not None:
        return False
    return state.first_failed is None and state.phase is PLAYING


def any_play(table: Table, random: Random, hand: Sequence[str], total: int) -> Play | None:
    """One of the plays of single cards, each as likely as any other; copies of a card count once."""
    found = plays_of(table.ready[total], hand, table.has_copies)
    return found[int(random() * len(found))][0] if found else None


def plays_of(row: ReadyRow, hand: Sequence[str], has_copies: bool) -> Sequence[Ready]:
    """The plays of single cards of a hand; copies of a card count once. Usual hands are written out: so they
    are looked up a fifth faster than one by one.
    """
    if not has_copies:
        match hand:
            case [first, second, third]:
                return row[first] + row[second] + row[third]
            case [first, second, third, fourth]:
                return row[first] + row[second] + row[third] + row[fourth]
            case [first, second, third, fourth, fifth]:
                return [*row[first], *row[second], *row[third], *row[fourth], *row[fifth]]
            case [a, b, c, d, e, f, g]:
                return [*row[a], *row[b], *row[c], *row[d], *row[e], *row[f], *row[g]]
    found: list[Ready] = []
    for card in dict.fromkeys(hand) if has_copies else hand:
        found += row[card]
    return found


def different(
    one: tuple[Ready, ...], two: tuple[Ready, ...], three: tuple[Ready, ...], four: tuple[Ready, ...] = ()
) -> tuple[Ready, ...]:
    """The plays of so many cards, once for copies of a card: those are the very same."""
    if four and (four is one or four is two or four is three):
        four = ()
    if three is one or three is two:
        three = ()
    return one + three + four if two is one else one + two + three + four


def plain_turns(state: State, policies: Sequence[HandPolicy], random: Random | None, most: int) -> int:
    """Plain turns until the seat to act is stuck, or so many; their number. With `random`, all seats play at
    random by it, which is `any_play` without a call for most hands: full ones are written out by their size,
    which costs a fifth less than to ask each hand for its own.
    """
    table, hands = state.table, state.hands
    ready, size = table.ready, table.full_hand
    stock, pile, total, seat = state.top, state.pile, state.total, state.turn
    order = table.orders[state.in_deal, state.direction]
    nearest = order.nearest
    found: Sequence[Ready]
    marks: tuple[str, ...] | None
    for played in range(most):  # noqa: B007 - it counts the plays
        hand = hands[seat]
        if random is None:
            play = policies[seat].choose(hand, total)
            if play is None:
                break
            card, total, marks = play.cards[0], play.total, play.marks
        else:
            row = ready[total]
            try:
                if size == 3:
                    first, second, third = hand
                    found = row[first] + row[second] + row[third]
                elif size == 4:
                    first, second, third, fourth = hand
                    found = row[first] + row[second] + row[third] + row[fourth]
                elif size == 5:
                    first, second, third, fourth, fifth = hand
                    found = [*row[first], *row[second], *row[third], *row[fourth], *row[fifth]]
                elif size == 7:
                    a, b, c, d, e, f, g = hand
                    found = [*row[a], *row[b], *row[c], *row[d], *row[e], *row[f], *row[g]]
                elif size == -3:
                    first, second, third = hand
                    one, two, three = row[first], row[second], row[third]  # `different`, without the call.
                    found = (
                        one + (() if two is one else two) + (() if three is one or three is two else three)
                    )
                else:
                    found = plays_of(row, hand, table.has_copies)
            except ValueError:
                found = plays_of(row, hand, table.has_copies)
            if not found:
                break
            _, card, total, marks = found[int(random() * len(found))]
        hand.remove(card)
        pile.append(card)
        try:
            hand.append(stock.pop())
        except IndexError:
            draw(state, seat, 1)
            stock, pile = state.top, state.pile
        if marks:
            seats, order, _ = order[marks]
            seat, nearest = seats[seat], order.nearest
        else:
            seat = nearest[seat]
    else:
        played = most
    state.total, state.turn, state.direction = total, seat, order.direction
    state.number += played
    return played


def quiet_turns(
    state: State, policies: Sequence[HandPolicy], random: Random | None, most: int
) -> tuple[int, Move | None]:
    """Turns of a calm state as long as they stir no part, or so many; their number, and the next move where
    it is known already. With `random`, all seats play at random by it, and lay cards out of turn.
    """
    table, hands = state.table, state.hands
    turns_taken = state.turns_taken if table.counts_turns else None
    ready, copies, draws, last_card = table.quick_cards
    free, concerns, noted, content, asks, replies = table.quick_steps
    tally, sieve, faces, told = concerns.quick
    stock, pile, total, seat = state.top, state.pile, state.total, state.turn
    in_deal = state.in_deal
    order = table.orders[in_deal, state.direction]
    nearest = order.nearest
    found: Sequence[Ready]
    asked: tuple[int, ...] = ()
    number, played, concerned, more = state.number, 0, 0, 0
    move: Move | None = None
    seen: Laid | None = None
    while played < most and seen is None:
        hand = hands[seat]
        if asked:  # Out of turn, in the order of play, until one of them does.
            play, card, after, marks = replies[total, pile[-1]]
            if random is None or marks is None:
                break
            while asked and random() >= LIKELY_REPLY:
                number, asked = number + 1, asked[1:]
            if not asked:
                continue
            seat, asked = asked[0], ()
            hand = hands[seat]
            number, played = number + 1, played - 1  # It counts as a move, but not as a play.
        elif random is not None and (free is None or free(state, seat)):
            row = ready[total]
            match hand:
                case [first, second, third]:
                    if copies:
                        found = different(row[first], row[second], row[third])
                    else:
                        found = row[first] + row[second] + row[third]
                    if sieve:
                        concerned = tally[first] + tally[second] + tally[third] & sieve
                case [first, second, third, fourth]:
                    if copies:
                        found = different(row[first], row[second], row[third], row[fourth])
                    else:
                        found = row[first] + row[second] + row[third] + row[fourth]
                    if sieve:
                        concerned = tally[first] + tally[second] + tally[third] + tally[fourth] & sieve
                case _:
                    found = plays_of(row, hand, copies)
                    if sieve:
                        concerned = 0 if faces.isdisjoint(hand) else told or concerns.of(hand)
            if concerned:
                for add in concerns[concerned]:
                    found = add(state, seat, total, found)
            if not found:
                move = STUCK
                break
            play, card, after, marks = found[int(random() * len(found))]
        else:
            state.total, state.turn, state.direction = total, seat, order.direction
            made = _by_policy(state, policies[seat])
            if not isinstance(made, tuple):
                move = made
                break
            play, card, after, marks = made
        if marks is None or len(hand) == last_card:  # It stirs a part, or has several cards.
            if isinstance(play, Pair):
                play = play.from_hand(hand)
            more = _quietly_together(table, total, play, len(hand))
            if not more:
                move = play
                break
            marks, card = play.marks, play.cards[-1]
            for other in play.cards[:-1]:
                hand.remove(other)
                pile.append(other)
        hand.remove(card)
        pile.append(card)
        if turns_taken is not None:
            turns_taken[seat] += 1
        played += 1
        earned = draws
        if noted is not None:
            state.total = after
            earned = noted(state, seat, play, total, None) and draws
        state.last_seat = seat
        following = nearest[seat]
        if marks:
            seats, turned, lays_on = order[marks]
            if lays_on:  # After this play the state may be calm no more.
                state.direction, state.number = order.direction, number + played
                for lay_on in lays_on:
                    earned = lay_on(state, seat, play) and earned
                stock, pile = state.top, state.pile
                if state.owes or state.chain or state.questions or state.in_deal is not in_deal:
                    most = played
            following, order, nearest = seats[seat], turned, turned.nearest
        if earned and stock:
            hand.append(stock.pop())
        elif earned:
            renew_empty(state)
            stock, pile = state.top, state.pile
            hand += [stock.pop()] if stock else ()
        if more:
            draw(state, seat, more if earned else 0)
            stock, pile, more = state.top, state.pile, 0
        if content is not None and not content(state, seat):
            seen = Laid(seat, play, total)
        elif asks is not None:
            asked = asks(state, order.others[seat], card)
        seat, total = following, after
    state.total, state.turn, state.direction = total, seat, order.direction
    state.number = number + played
    if asked:
        state.questions = asked
    if seen is not None:
        _look_at_hands(state, seen)
    if state.in_deal is not in_deal and state.phase is PLAYING:
        _go_on_without(state, in_deal)
    if state.owes or state.chain:
        engine.announce(state, None)
    return played, move


def _quietly_together(table: Table, total: int, play: Play, held: int) -> int:
    """How many cards are laid with the last one of a play of several that stirs no part; 0 for any other."""
    several = len(play.cards)
    if several == 1 or (table.last_card_stirs and held == several) or not table.is_quiet(total, play):
        return 0
    return several - 1


def _by_policy(state: State, policy: HandPolicy) -> Ready | Move:
    """What the seat to act does, ready where it is a play of one card."""
    free = state.table.free
    move = next_move(state, policy, free is None or free(state, state.turn))
    if type(move) is not Play or len(move.cards) > 1:
        return move
    return move, move.cards[0], move.total, state.table.turning(state.total, move)


def _go_on_without(state: State, in_deal: tuple[bool, ...]) -> None:
    """Go on after a play that put out some of those who were `in_deal`, or end the deal."""
    following, state.turn = state.turn, state.last_seat or 0
    others = others_of(in_deal, state.turn, state.direction)
    go_on_with(state, following, tuple([seat for seat in others if not state.in_deal[seat]]), None)


def _look_at_hands(state: State, seen: Laid) -> None:
    """Let the parts look at the hands after a play, with the turn still where it was."""
    following, state.turn = state.turn, seen.seat
    look_at_hands(state, seen, None)
    if state.phase is PLAYING:
        state.turn = following


def next_move(state: State, policy: HandPolicy, is_free: bool) -> Move:
    """What the seat to act does where nobody is asked; `is_free` as `parts.free` says it."""
    if not is_free:
        return pick_move(state, policy)
    return policy.choose(state.hands[state.turn], state.total) or STUCK
