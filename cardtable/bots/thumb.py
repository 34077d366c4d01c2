"""The rule of thumb, read off the rules of any variant: spend the high cards, keep those that save you.

A card saves if it can still be played at the limit, or at 0 if the game counts down. While there is room the
highest plain card goes, then a card with a choice; saving cards go last: first those that lower the total,
then passes, then those that do more than pass, then those that set a total. Tokens that change hands at once
come before all that.

If the holder of Zeus at the end wins a deal (rules, 4.17), nothing saves: Zeus is taken by a number if
possible, gods that take him are kept until the end is near, no play ends the deal for another player, and
else the highest number goes. If the edge is to be reached, low cards go, and high ones are kept for the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cardtable.bots.playing import Facts, Valuing
from cardtable.game.moves import MISTAKE, Play
from cardtable.rules.effects import ZEUS

MOST_KNOWN = 2**10
"""The most plays at a total whose values are cached; there are more only if many cards go together."""
AT_ONCE = 10_000
"""The value of a token now, above every order of cards."""
PLAIN, CHOICE = 2_000, 1_000
"""The value of a card that does not save, with one option and with several; what it adds counts on top."""
NEARLY = 0.2
"""The last share of the way to the limit, where Zeus is worth any card."""
TAKES_OFF, PASSES, STRIKES, SETS, RAISES = 60.0, 50.0, 40.0, 30.0, 10.0
"""The values of saving cards, the first to go first."""


class _Values(dict[Play, float]):
    """The worth of plays at one total, worked out as they come up."""

    def __init__(self, work_out: Callable[[Play], float]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, play: Play) -> float:
        if len(self) == MOST_KNOWN:
            self.clear()
        found = self[play] = self._work_out(play)
        return found


class Thumb(Valuing):
    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self._at: dict[int, _Values] = {}

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return how early the rule plays these cards; higher is earlier."""
        return self._values(before)[play]

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        return max(plays, key=self._values(before).__getitem__)

    def _values(self, before: int) -> _Values:
        found = self._at.get(before)
        if found is None:
            found = self._at[before] = _Values(partial(self._order, before))
        return found

    def _order(self, before: int, play: Play) -> float:
        facts = self.facts
        if facts.has_zeus:
            return _for_zeus(play, before, facts)
        found = 0.0
        if facts.has_pays:
            found += AT_ONCE * facts.pays(before, play)
        if MISTAKE in play.marks:
            return found - AT_ONCE * 10
        if facts.won_by == "alone":
            return found - (play.total - before) * facts.way
        card = play.cards[0]
        if not facts.saves[card]:
            several = "|" in facts.kind[card]
            return found + (CHOICE if several else PLAIN) + (play.total - before) * facts.way
        return found + _saving(play, before, facts) - (len(play.cards) - 1) * TAKES_OFF

    def margin(self, value: float) -> float:
        """Count neighboring plain cards as equal; the skill is in the order of the saving cards."""
        return 2.0 if value > CHOICE / 2 else 0.0


def _saving(play: Play, before: int, facts: Facts) -> float:
    """Return the order of saving cards, by their use."""
    gone = (play.total - before) * facts.way
    if play.value.startswith("="):
        return SETS + play.total / facts.limit
    if gone < 0:
        return TAKES_OFF
    if gone > 0:
        return RAISES - gone / facts.limit
    return STRIKES if play.marks else PASSES


def _for_zeus(play: Play, before: int, facts: Facts) -> float:
    """Return the order if Zeus decides.

    Above `AT_ONCE` the play takes him, below 0 it wastes a card that could.
    """
    by_number = facts.pays(before, play) > 0
    takes = by_number or ZEUS.word in play.marks
    order = play.total - before
    if play.total >= facts.limit:
        return AT_ONCE * (10 if takes else -10)
    if by_number:
        return AT_ONCE * 2 + order
    if takes:
        return order + AT_ONCE * (1 if facts.limit - before <= facts.limit * NEARLY else -1)
    return order
