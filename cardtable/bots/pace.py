"""How long a computer opponent takes over a move: part of the longest pause, longer for a harder choice.

The pause is for people's eyes and changes no move. It is drawn from the opponent's own stream of chance after
the move is chosen, so that it replays with the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.bots.opponents import Bot, Opponent
from cardtable.bots.search import DOUBT, Candidate
from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.sight.view import SeatView

SHORTEST = 0.5
"""Minimum share of the longest pause, taken by the easiest move."""
HARDER = 0.3
"""Share that the hardest choice adds."""
VARIED = 0.2
"""Maximum share that chance adds."""
HARDEST = 4
"""Minimum number of rivals that makes a choice one of the hardest."""


@dataclass(frozen=True)
class Thought:
    """A move, and the part of the longest pause that is taken over it: above 0 and at most 1."""

    move: Move
    pause: float = 1.0


def thought_of(bot: Bot, view: SeatView, chance: Stream) -> Thought:
    """Return the choice of `bot`, the same as from `choose`, and its pause."""
    if len(view.moves) == 1 or not isinstance(bot, Opponent):
        move, rivals = bot.choose(view, chance), len(view.moves) - 1
    else:
        move, candidates = bot.consider(view, chance)
        rivals = rivals_of(move, candidates) if candidates else len(view.moves) - 1
    return Thought(move, pause(rivals, chance))


def rivals_of(move: Move, candidates: Sequence[Candidate]) -> int:
    """Return how many other candidates looked as good to the search as the chosen move."""
    chosen = next(one for one in candidates if one.move == move)
    near = 0
    for one in candidates:
        gain, error = one.gain(chosen)
        near += one is not chosen and gain > -DOUBT * error
    return near


def pause(rivals: int, chance: Stream) -> float:
    """Return the part of the longest pause for a choice among `rivals` other moves."""
    return SHORTEST + HARDER * min(rivals, HARDEST) / HARDEST + VARIED * chance.below(101) / 100
