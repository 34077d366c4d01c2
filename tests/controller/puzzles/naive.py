"""A second solver that follows the definition, without a memory.

A seat is safe if it is at its turn and has a move after which it is still safe, or if it is still safe after
every move of the others. It loses a deal if it is further behind the mean of the others afterward than before,
in tokens and forfeits or in won deals and games.
"""

from __future__ import annotations

from fractions import Fraction

from cardtable.bots.solver import Line
from cardtable.game import engine
from cardtable.game.state import State


def ahead(state: State, seat: int) -> Fraction:
    """Return how far the seat is ahead of the mean of the others."""
    won = [state.tokens[one] - state.forfeits[one] for one in range(state.table.players)]
    if state.table.rules.terms.match is not None and state.table.rules.terms.match.won:
        won = list(state.scores)
    if state.phase == "over":
        for one in state.winners:
            won[one] += 1
    mine = won.pop(seat)
    return mine - Fraction(sum(won), len(won))


def is_safe(state: State, seat: int, before: Fraction) -> bool:
    """Return whether the seat can make sure that it ends no worse than `before`."""
    if state.phase != "playing":
        return ahead(state, seat) >= before
    asked = state.questions[0] if state.questions else state.turn
    outcomes = []
    for move in engine.legal_moves(state):
        then = state.clone()
        engine.apply(then, move)
        outcomes.append(is_safe(then, seat, before))
        if outcomes[-1] == (asked == seat):
            break
    return outcomes[-1]


def plays_out(start: State, line: Line) -> bool:
    """Play a line to the end of the deal and check its totals; return whether its first seat has not lost."""
    state, first = start.clone(), line[0].seat
    for step in line:
        assert (state.actor, state.total) == (step.seat, step.before)
        assert step.move in engine.legal_moves(state)
        engine.apply(state, step.move)
        assert state.total == step.total
    assert state.phase != "playing"
    return ahead(state, first) >= ahead(start, first)
