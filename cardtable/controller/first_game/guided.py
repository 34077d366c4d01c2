"""The prepared deal as a match: everybody plays what was planned, and nothing of it is kept or counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Self

from cardtable.bots.pace import Thought
from cardtable.controller.first_game.plan import SEED, YOU, Mark, Plan
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Draw, Move, Play
from cardtable.game.refusals import NotAsked, Refusal
from cardtable.game.sight.view import SeatView

_PAUSE = 0.75
"""The part of the longest pause that is taken over every move of the others."""


class GuidedMatch(Match):
    """A match in which the only thing that can be done is what comes next; use `show`.

    When all of it was played, it rests as before another deal.
    """

    advises = False
    plan: Plan

    @classmethod
    def show(cls, plan: Plan, players: Sequence[Player]) -> Self:
        """The deal of that plan for these players; whoever is shown it sits first."""
        setup = MatchSetup(plan.rules.id, tuple(players), SEED, position=plan.position)
        match = cls.start(setup, None, plan.rules)
        match.plan = plan
        return match

    @property
    def is_played(self) -> bool:
        """Whether all that was planned has happened."""
        return self.turn_number >= len(self.plan.moves)

    @property
    def mark(self) -> Mark | None:
        """What is pointed at now; None while others play."""
        if super().awaits is Awaits.DEAL and not self.is_played:
            return None
        return next((mark for mark in self.plan.marks if mark.move == self.turn_number), None)

    @property
    def marks_done(self) -> int:
        """How many things were shown before."""
        return sum(mark.move < self.turn_number for mark in self.plan.marks)

    @property
    def _due(self) -> Move | None:
        """What comes next."""
        return None if self.is_played else self.plan.moves[self.turn_number]

    @property
    def awaits(self) -> Awaits:
        """As ever; at the end, another deal that nobody deals."""
        return Awaits.DEAL if self.is_played else super().awaits

    def view(self, seat: int | None = None) -> SeatView:
        """The table as ever; of all that could be done, what comes next alone."""
        seen, due = super().view(seat), self._due
        if seen.seat != YOU or not seen.moves:
            return seen
        moves = tuple(move for move in seen.moves if move == due)
        return replace(seen, moves=moves, plays=tuple(move for move in moves if isinstance(move, Play)))

    def play(self, move: Move) -> Refusal | tuple[AnyEvent, ...]:
        """What comes next; anything else is refused."""
        return super().play(move) if move == self._due else NotAsked()

    def thinker(self) -> Callable[[], Thought]:
        """What the seat to act does, which was planned."""
        due = self._due
        if due is None:
            raise ValueError("All was played.")
        thought = Thought(due, _PAUSE)
        return lambda: thought

    @property
    def computer_draw(self) -> Draw | None:
        """A draw by hand of somebody else, where that comes next."""
        due = self._due
        return due if isinstance(due, Draw) and due.seat != YOU else None

    @property
    def can_undo(self) -> bool:
        """Nothing is taken back: each thing is shown once."""
        return False

    @property
    def can_redo(self) -> bool:
        """Nothing was taken back."""
        return False

    @property
    def can_stop(self) -> bool:
        """It ends of itself, or is left."""
        return False
