"""Playing by a policy: one that values plays answers everything else by the plain sense of the rules.

A card owed is drawn, what may be laid down or laid out of turn is, a bomb is defended against, and no legal
play is passed up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cardtable.bots.facts import Facts
from cardtable.game import engine
from cardtable.game.moves import Answer, Decline, Draw, Move, Play, Stuck, TakeCard
from cardtable.game.state import Phase, State

STUCK = Stuck()


class Policy(Protocol):
    """Something that values plays. The same hand, total and plays get the same answer every time."""

    facts: Facts

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """The worth of a play for a hand that still holds its cards; the higher the better."""

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """The play valued most; `plays` is not empty."""

    def margin(self, value: float) -> float:
        """How close to the best, valued so, another play is as good for a person's taste."""

    def plain_best(self, hand: Sequence[str], total: int) -> Play | None:
        """`best` of all legal plays where the table has no parts; None for a hand that is stuck."""


def best_move(policy: Policy, hand: Sequence[str], total: int, moves: Sequence[Move]) -> Move:
    """The policy's choice of all legal `moves` of a seat."""
    plays: list[Play] = []
    taken = [move for move in moves if isinstance(move, TakeCard)]
    if taken:
        return max(taken, key=lambda move: policy.facts.saves[move.card])
    for move in moves:
        if isinstance(move, Draw | Answer):
            return move
        if isinstance(move, Play):
            plays.append(move)
    if plays:
        return policy.best(hand, total, plays)
    return next((move for move in moves if isinstance(move, Decline)), moves[0])


def next_move(state: State, policy: Policy) -> Move:
    """What the seat that the game waits for does by the policy, while a deal is on."""
    table = state.table
    if state.owed is not None:
        return Draw(state.owed[0])
    hand = state.hands[state.turn]
    if table.plain:
        return policy.plain_best(hand, state.total) or STUCK
    if state.questions or table.answers:
        return best_move(policy, hand, state.total, engine.legal_moves(state))
    plays = engine.legal_plays(state)
    return policy.best(hand, state.total, plays) if plays else STUCK


def play_out(state: State, policy: Policy) -> None:
    """Play the deal to its end, every seat by the policy."""
    while state.phase is Phase.PLAYING:
        engine.apply(state, next_move(state, policy))
