"""Runs: a card that continues one earns its draw, any other does not (rules, 4.4b)."""

from __future__ import annotations

from functools import cache

from cardtable.cards.faces import RANKS, rank_of
from cardtable.game.events import Must
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.refusals import RunGoesOn
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay


@cache
def step(lower: str, upper: str) -> int:
    """Return +1 if `upper` follows `lower` in the circle of ranks, -1 if it precedes it, else 0."""
    first, second = rank_of(lower), rank_of(upper)
    if first not in RANKS or second not in RANKS:
        return 0
    distance = (RANKS.index(second) - RANKS.index(first)) % len(RANKS)
    return {1: 1, len(RANKS) - 1: -1}.get(distance, 0)


def next_rank(card: str, run: int) -> str:
    """Return the rank that continues a rising (+1) or falling (-1) run after this card."""
    return RANKS[(RANKS.index(rank_of(card)) + run) % len(RANKS)]


class Runs(Part):
    """Two neighboring ranks make a run, which binds the next player."""

    def must(self, state: State) -> Must | None:
        """Return the present run."""
        if not state.run:
            return None
        return "run:+1" if state.run > 0 else "run:-1"

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Continue, end or begin a run; a card that ends one earns no draw."""
        pile, run = state.pile, state.run
        made = state.run = step(pile[-2], pile[-1]) if len(pile) > 1 else 0
        if run and made != run:
            ongoing.draws = 0

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """End a run whose last card is shuffled with the rest."""
        if not state.pile:
            state.run = 0


class ForcedRuns(Runs):
    """By a house rule a player who can continue a run must do so."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays that continue the run, if there are any but mistakes."""
        if not (state.run and state.pile):
            return plays
        continuing = [play for play in plays if step(state.pile[-1], play.cards[0]) == state.run]
        return continuing if any(MISTAKE not in play.marks for play in continuing) else plays

    def refusal(self, state: State, card: str) -> RunGoesOn:
        return RunGoesOn(card, next_rank(state.pile[-1], state.run))
