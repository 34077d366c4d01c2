"""Playing a deal to its end with nobody watching, as a search and the lab do by the million.

A `Policy` plays one seat or several: it picks one of the legal moves. A `HandPolicy` needs to know no more
for a plain turn than the hand and the total, so it can look its play up, and where all seats play so a plain
variant is played at full speed. What a move does is up to the engine alone: `_plain_turns` is the short way
of `turn.play` over and over, with the state in local names, and a test holds the two equal.

    play_out = Playout([AtRandom(table, Random(1).random)] * table.players)
    world = state.clone()
    plays = play_out(world)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from cardtable.game import ending, engine, parts
from cardtable.game.drawing import draw
from cardtable.game.moves import Answer, Draw, Move, Play, Stuck
from cardtable.game.order import next_seat
from cardtable.game.state import CLOCKWISE, PLAYING, State
from cardtable.game.table import Table

MOST = 2_000
"""Plays after which a playout is broken off: hands of nothing but saving cards could go on for ever."""

Random = Callable[[], float]
"""Numbers from 0 up to but not including 1."""

Worth = Callable[[Play, int, Sequence[Play]], float]
"""How much a play is worth at a total, among all legal plays of the same cards there."""

_STUCK = Stuck()


Choose = Callable[[Sequence[str], int], Play | None]
"""The play of one of these cards, each named once, at a total; None when none can be laid."""


class Policy(ABC):
    """How a seat plays in a playout."""

    @abstractmethod
    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """One of the moves, of which there is at least one, for `state.actor`."""


class HandPolicy(Policy):
    """A policy that goes by the hand and the total alone where a turn is plain: there `choose` is asked."""

    choose: Choose


class AtRandom(HandPolicy):
    """Every legal move is as likely as any other."""

    def __init__(self, table: Table, random: Random) -> None:
        """Play at `table`, with chance from `random`."""
        self.choose = _any_play(table.rows, random)
        self._random = random

    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        return moves[int(self._random() * len(moves))]


USUAL_HAND = 3
"""Most variants deal so many cards; written out, they are looked up a sixth faster than one by one."""


def _any_play(rows: Mapping[int, Mapping[str, tuple[Play, ...]]], random: Random) -> Choose:
    def choose(hand: Sequence[str], total: int) -> Play | None:
        row = rows[total]
        found: tuple[Play, ...] = ()
        if len(hand) == USUAL_HAND:
            first, second, third = hand
            found = row[first] + row[second] + row[third]
        else:
            for card in hand:
                found += row[card]
        return found[int(random() * len(found))] if found else None

    return choose


class ByWorth(HandPolicy):
    """The play that is worth most, the first of equals; what can be laid down or answered comes before."""

    def __init__(self, table: Table, worth: Worth) -> None:
        """Play at `table`. `worth` goes by what it is given alone: the answer is kept and looked up."""
        self._worth = worth
        self.choose = _best_play(_BestPlays(table, worth))

    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """The best of the plays, unless there is something else to do."""
        plays: list[Play] = []
        for move in moves:
            if isinstance(move, Play):
                plays.append(move)
            elif isinstance(move, Answer):
                return move
        if not plays:
            return moves[0]
        alike: dict[tuple[str, ...], list[Play]] = {}
        for play in plays:
            alike.setdefault(play.cards, []).append(play)
        return max(plays, key=lambda play: self._worth(play, state.total, alike[play.cards]))


_Valued = tuple[float, Play | None]
_NOTHING: _Valued = (float("-inf"), None)


class _BestPlays(dict[int, dict[str, _Valued]]):
    """By total and card, the play of the card that is worth most, with its worth."""

    def __init__(self, table: Table, worth: Worth) -> None:
        super().__init__()
        self._rows = table.rows
        self._worth = worth

    def __missing__(self, total: int) -> dict[str, _Valued]:
        row = self[total] = {card: self._best(plays, total) for card, plays in self._rows[total].items()}
        return row

    def _best(self, plays: Sequence[Play], total: int) -> _Valued:
        valued: list[_Valued] = [(self._worth(play, total, plays), play) for play in plays]
        return max(valued, key=lambda pair: pair[0], default=_NOTHING)


def _best_play(rows: Mapping[int, Mapping[str, _Valued]]) -> Choose:
    def choose(hand: Sequence[str], total: int) -> Play | None:
        row = rows[total]
        worth, best = _NOTHING
        for card in hand:
            other, play = row[card]
            if other > worth:
                worth, best = other, play
        return best

    return choose


class Playout:
    """Plays deals to their end by these policies, which are by seat."""

    def __init__(self, policies: Sequence[Policy]) -> None:
        """One policy for every seat of the table; a policy may have several seats."""
        self._policies = policies
        by_hand = [policy.choose for policy in policies if isinstance(policy, HandPolicy)]
        self._choose = by_hand if len(by_hand) == len(policies) else None

    def __call__(self, state: State, most: int = MOST) -> int:
        """Play the deal that is on to its end, or `most` plays of it; the number of plays.

        Cards that are owed by hand are drawn at once, and nobody gives up who can play.
        """
        if self._choose is not None and state.table.plain and state.table.draws_itself:
            return _plain_deal(state, self._choose, most)
        table, played = state.table, 0
        bound = table.legal or table.answers or table.refusals
        choose = None if bound else self._choose
        while state.phase is PLAYING and played < most:
            if state.owed is not None:
                move: Move = Draw(state.owed[0])
            elif state.questions:
                move = self._policies[state.actor].pick(state, engine.legal_moves(state))
            elif choose is not None:
                hand = state.hands[state.turn]
                cards = list(dict.fromkeys(hand)) if table.has_copies else hand
                move = choose[state.turn](cards, state.total) or _STUCK
            else:
                move = _pick(state, self._policies[state.turn])
            played += type(move) is Play
            engine.apply(state, move)
        return played


def _pick(state: State, policy: Policy) -> Move:
    """One of the moves of the seat to act, where more counts than its hand and the total."""
    table = state.table
    moves: list[Move] = [*engine.legal_plays(state)]
    if table.answers:
        moves += parts.answers(state, state.turn)
    if table.refusals:
        moves += parts.refusals(state)
    return policy.pick(state, moves) if moves else _STUCK


def _plain_deal(state: State, choose: Sequence[Choose], most: int) -> int:
    played = 0
    while state.phase is PLAYING and played < most:
        played += _plain_turns(state, choose, most - played)
        if played < most:
            state.number += 1
            ending.bust(state, None)
    return played


def _plain_turns(state: State, choose: Sequence[Choose], most: int) -> int:
    """Plain turns until the seat to act is stuck, or so many; their number."""
    copies, hands = state.table.has_copies, state.hands
    stock, pile, total, seat = state.stock, state.pile, state.total, state.turn
    nearest = state.following if state.direction == CLOCKWISE else state.preceding
    played = 0
    while played < most:
        hand = hands[seat]
        play = choose[seat](list(dict.fromkeys(hand)) if copies else hand, total)
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
            stock, pile = state.stock, state.pile
        seat = following
    state.total, state.turn = total, seat
    state.number += played
    return played
