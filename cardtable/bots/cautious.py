"""A rule of thumb: keep the cards that save you at the limit, and spend what is worth least.

A card saves its holder when it can still be played at the limit. Those cards decide deals, so this player
lays the highest plain card while there is room, and parts with a saving card only when it must, the one that
leaves the next player the least room first.
"""

from __future__ import annotations

from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Declare, Move, Play
from cardtable.game.view import SeatView


class CautiousBot:
    """Plays by the rule of thumb; it draws on chance only between plays of equal worth."""

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """What is laid down wins; else the play that the rule of thumb likes best."""
        for move in view.moves:
            if isinstance(move, Declare):
                return move
        if not view.plays:
            return view.moves[0]
        best = max(_worth(play, view) for play in view.plays)
        return chance.choose([play for play in view.plays if _worth(play, view) == best])

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """It never forgets."""
        return True


def _worth(play: Play, view: SeatView) -> tuple[bool, int]:
    """Plain cards before saving cards; then the one that leaves the next player less room."""
    raises = play.total > view.total and not play.value.startswith("=")
    only_way = any(other.cards == play.cards and other.total <= view.total for other in view.plays)
    return raises and not only_way, play.total
