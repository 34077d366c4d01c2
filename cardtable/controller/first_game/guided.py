"""The prepared deal as a match: every seat plays as planned, and nothing is kept or counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Self

from cardtable.bots.opponents import Thought
from cardtable.controller.first_game.plan import SEED, YOU, Mark, Plan
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Draw, Move, Play
from cardtable.game.refusals import NotAsked, Refusal
from cardtable.game.sight.view import SeatView

_PAUSE = 0.75
"""The part of the longest pause before every move of the others."""


class GuidedMatch(Match):
    """A match that allows only the next planned move; create it with `show`.

    After the last move it waits as before another deal.
    """

    advises = False
    plan: Plan

    @classmethod
    def show(cls, plan: Plan, players: Sequence[Player]) -> Self:
        """Return the deal of a plan for these players; the newcomer is the first."""
        setup = MatchSetup(plan.rules.id, tuple(players), SEED, position=plan.position)
        match = cls.start(setup, None, plan.rules)
        match.plan = plan
        return match

    @property
    def is_played(self) -> bool:
        """Whether all planned moves were made."""
        return self.turn_number >= len(self.plan.moves)

    @property
    def mark(self) -> Mark | None:
        """The mark that is shown now; None while others play."""
        if super().awaits is Awaits.DEAL and not self.is_played:
            return None
        return next((mark for mark in self.plan.marks if mark.move == self.turn_number), None)

    @property
    def marks_done(self) -> int:
        """How many marks were shown before."""
        return sum(mark.move < self.turn_number for mark in self.plan.marks)

    @property
    def _due(self) -> Move | None:
        """The next planned move."""
        return None if self.is_played else self.plan.moves[self.turn_number]

    @property
    def awaits(self) -> Awaits:
        return Awaits.DEAL if self.is_played else super().awaits

    def view(self, seat: int | None = None) -> SeatView:
        """Return the table with the next planned move as the only one."""
        seen, due = super().view(seat), self._due
        if seen.seat != YOU or not seen.moves:
            return seen
        moves = tuple(move for move in seen.moves if move == due)
        return replace(seen, moves=moves, plays=tuple(move for move in moves if isinstance(move, Play)))

    def play(self, move: Move) -> Refusal | tuple[AnyEvent, ...]:
        """Make the planned move; refuse any other."""
        return super().play(move) if move == self._due else NotAsked()

    def thinker(self) -> Callable[[], Thought]:
        """Return the planned move of the seat to act."""
        due = self._due
        if due is None:
            raise ValueError("The prepared deal is over.")
        thought = Thought(due, _PAUSE)
        return lambda: thought

    @property
    def computer_draw(self) -> Draw | None:
        """A draw by hand of another seat, if that is next."""
        due = self._due
        return due if isinstance(due, Draw) and due.seat != YOU else None

    @property
    def can_undo(self) -> bool:
        """Always False: each step is shown once."""
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def can_stop(self) -> bool:
        return False
