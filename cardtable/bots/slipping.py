"""Playing by a policy with slips: in the deals that are thought through nobody is relied on to play by it.

Who takes it for certain that everybody plays by the rule is found out by whoever does not. Where the game can
be solved (tests/bench/bench_tiny.py), a search whose playouts slip gives away a fraction of what one gives
away whose playouts do not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.bots.playing import Valuing
from cardtable.game.moves import Play
from cardtable.game.parts.mistakes import MISTAKE

FIRST = 4
"""Somebody slips in each deal that is thought through, once, among so many plays from now on."""


class Slipping(Valuing):
    """Plays by another policy but for one slip, at the same play for every candidate in a world."""

    def __init__(self, policy: Valuing) -> None:
        """Play by `policy`; `draw` comes before the first play."""
        super().__init__(policy.facts)
        self._policy = policy
        self._place, self._left, self._number = 0, 0, 0.0

    def draw(self, chance: Callable[[], float]) -> None:
        """Where the slip comes in another world, and what it is."""
        self._place, self._number = 1 + int(chance() * FIRST), chance()

    def begin(self) -> None:
        """From the first play again, for another candidate."""
        self._left = self._place

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """What the other policy says."""
        return self._policy.value(hand, before, play)

    def margin(self, value: float) -> float:
        """What the other policy says."""
        return self._policy.margin(value)

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """The other policy's choice, or any."""
        self._left -= 1
        if not self._left:
            return self._any(plays)
        return self._policy.best(hand, before, plays)

    def plain_best(self, hand: Sequence[str], total: int) -> Play | None:
        """The other policy's choice, or any; None for a hand that is stuck."""
        self._left -= 1
        if not self._left:
            rows = self.facts.table.plays
            plays = [play for card in hand for play in rows[card][total]]
            return self._any(plays) if plays else None
        return self._policy.plain_best(hand, total)

    def _any(self, plays: Sequence[Play]) -> Play:
        """Any play, but none that loses by itself while there is another."""
        sound = [play for play in plays if MISTAKE not in play.marks] or plays
        return sound[int(self._number * len(sound))]
