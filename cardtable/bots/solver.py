"""A deal solved to its end, with all hands open: whether a seat can make sure to survive it, and how.

One seat plays against the worst that all others can do together. Nothing is estimated: everything that the
engine allows is played, positions that were met before are remembered, and the work is bounded by positions,
never by the clock, so that the result is the same on every computer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.bots.prospects import standings
from cardtable.game import engine
from cardtable.game.moves import Move, Play
from cardtable.game.state import PLAYING, PUBLIC, State

_APART = ("number", "pile", "tokens", "forfeits", "total", "turn")
DECISIVE = tuple(name for name in PUBLIC if name not in _APART)
"""The names of the public facts that decide how a deal goes on; the number of the move does not, and `key_of`
adds the other facts in `_APART`.
"""
LATEST = 2
"""The cards on top of the pile that a rule may look at."""


class TooLargeError(Exception):
    """The deal has more positions than the solver may examine."""


@dataclass(frozen=True)
class Step:
    """One move of a line: the seat, the totals before and after it, and its number of choices."""

    seat: int
    move: Move
    before: int
    total: int
    plays: int


Line = tuple[Step, ...]
"""The moves to the end of the deal."""


class Solver:
    """The outcome of one deal for `seat`, from `start` on.

    Every method raises TooLargeError once more than `most` positions were met.
    """

    def __init__(self, start: State, seat: int, most: int) -> None:
        """Prepare; the seat survives a deal after which it is no worse off than at `start`."""
        self._seat, self._most = seat, most
        self._least = standings(start)[seat]
        self._held: dict[Any, bool] = {}
        self._length: dict[Any, int] = {}

    def holds(self, state: State) -> bool:
        """Return whether the seat can make sure to survive the deal, whatever the others do."""
        if state.phase is not PLAYING:
            return standings(state)[self._seat] >= self._least
        key = key_of(state)
        found = self._held.get(key)
        if found is None:
            if len(self._held) >= self._most:
                raise TooLargeError
            own = state.actor == self._seat
            ends = (self.holds(after(state, move)) for move in engine.legal_moves(state))
            found = self._held[key] = any(ends) if own else all(ends)
        return found

    def length(self, state: State) -> int:
        """Return the moves until the deal is over.

        The winning side hurries, and the losing side holds out.
        """
        if state.phase is not PLAYING:
            return 0
        key = key_of(state)
        found = self._length.get(key)
        if found is None:
            lengths = [1 + self.length(then) for _, then in self._good(state)]
            found = self._length[key] = min(lengths) if self._hurries(state) else max(lengths)
        return found

    def line(self, state: State, first: Move | None = None) -> Line:
        """Return the best moves of both sides up to the end, beginning with `first` if that is given."""
        steps: list[Step] = []
        while state.phase is PLAYING:
            move = first or self._best(state)
            then, first = after(state, move), None
            plays = sum(isinstance(one, Play) for one in engine.legal_moves(state))
            steps.append(Step(state.actor, move, state.total, then.total, plays))
            state = then
        return tuple(steps)

    def _best(self, state: State) -> Move:
        """Return the first of the winning side's shortest ways, or of the losing side's longest."""
        good = self._good(state)
        choice = min if self._hurries(state) else max
        return choice(good, key=lambda one: self.length(one[1]))[0]

    def _hurries(self, state: State) -> bool:
        """Return whether the seat to act is on the winning side."""
        return (state.actor == self._seat) == self.holds(state)

    def _good(self, state: State) -> Sequence[tuple[Move, State]]:
        """Return the moves that keep the outcome: all moves, for the losing side."""
        wins = self.holds(state)
        found = [(move, after(state, move)) for move in engine.legal_moves(state)]
        return [one for one in found if self.holds(one[1]) == wins]


def after(state: State, move: Move) -> State:
    """Return the state after a move; `state` itself stays unchanged."""
    then = state.clone()
    engine.apply(then, move)
    return then


def key_of(state: State) -> Any:
    """Return a key that is equal for states whose deals go on alike."""
    known = state.__dict__
    return (
        state.total,
        state.turn,
        *[tuple(sorted(hand)) for hand in state.hands],
        state.tokens,
        state.forfeits,
        tuple(state.pile[-LATEST:]) if state.table.parts else bool(state.pile),
        *[known[name] for name in DECISIVE],
        len(state.top),
    )
