"""Playing a deal to its end with nobody watching, as a search and the lab do by the million.

A `Policy` plays one seat or several: it picks one of the legal moves. A `HandPolicy` needs to know no more
for a plain turn than the hand and the total, so it can look its play up, and where all seats play so a plain
variant is played at full speed. What a move does is up to the engine alone; `game.turns` is its short way.

    play_out = Playout([AtRandom(table, Random(1).random)] * table.players)
    world = state.clone()
    plays = play_out(world)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from cardtable.game import ending, engine, parts
from cardtable.game.moves import Answer, Draw, Move, Play
from cardtable.game.state import PLAYING, State
from cardtable.game.table import Table
from cardtable.game.turns import (
    STUCK,
    Choose,
    HandPolicy,
    Policy,
    Random,
    any_play,
    is_calm,
    next_move,
    pick_move,
    plain_turns,
    quiet_turns,
)

MOST = 2_000
"""Plays after which a playout is broken off: hands of nothing but saving cards could go on for ever."""

Worth = Callable[[Play, int, Sequence[Play]], float]
"""How much a play is worth at a total, among all legal plays of the same cards there."""


class AtRandom(HandPolicy):
    """Every legal move is as likely as any other."""

    def __init__(self, table: Table, random: Random) -> None:
        """Play at `table`, with chance from `random`."""
        self.choose = partial(any_play, table, random)
        self.random = random

    def pick(self, state: State, moves: Sequence[Move]) -> Move:
        """One of the moves."""
        return moves[int(self.random() * len(moves))]


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
        by_hand = [policy for policy in policies if isinstance(policy, HandPolicy)]
        self._by_hand = by_hand if len(by_hand) == len(policies) else None
        one = policies[0] if len(set(policies)) == 1 else None
        self._random = one.random if isinstance(one, AtRandom) else None

    def __call__(self, state: State, most: int = MOST) -> int:
        """Play the deal that is on to its end, or `most` plays of it; the number of plays.

        Cards that are owed by hand are drawn at once, and nobody gives up who can play.
        """
        table, by_hand = state.table, self._by_hand
        played = 0
        if by_hand is not None and table.plain and table.draws_itself:
            while state.phase is PLAYING and played < most:
                played += plain_turns(state, by_hand, self._random, most - played)
                if played < most:
                    state.number += 1
                    ending.bust(state, None)
            return played
        quick = by_hand if table.quick else None
        move: Move | None
        while state.phase is PLAYING and played < most:
            if state.questions and state.owed is None:
                move = self._policies[state.questions[0]].pick(state, engine.legal_moves(state))
            elif quick is not None and is_calm(state):
                laid, move = quiet_turns(state, quick, self._random, most - played)
                played += laid
                if move is None:
                    continue
            else:
                move = self._next_move(state)
            if move is STUCK and table.busts_at_once:
                state.number += 1
                ending.bust(state, None)
            else:
                played += type(move) is Play
                engine.apply(state, move)
        return played

    def _next_move(self, state: State) -> Move:
        if state.owed is not None:
            return Draw(state.owed[0])
        if self._by_hand is None:
            return pick_move(state, self._policies[state.turn])
        return next_move(state, self._by_hand[state.turn], parts.free(state, state.turn))
