"""Who plays in the lab: children, a mixed family, or sound players.

Players of a group are of its levels, each at a random seat. All play by the rule of thumb, which follows
from the rules; the weaker levels slip now and then. Learned weights exist for some games only and play
differently, so one changed card would look like a change of policy: 15 cards in a deal by the weights of a
game are 27 by the rule of thumb.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random

from cardtable.bots.levels import levels
from cardtable.bots.opponents import thinking
from cardtable.bots.playing import Leaning, Valuing
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.table import Table


class Group(StrEnum):
    """The people at a table."""

    CHILDREN = "children"
    FAMILY = "family"
    SOUND = "sound"


LEVELS: Mapping[Group, tuple[str, ...]] = {
    Group.CHILDREN: ("beginner", "casual"),
    Group.FAMILY: ("beginner", "casual", "cautious"),
    Group.SOUND: ("cautious",),
}
"""The levels in each group, as evenly as the seats allow."""


def sound_player(table: Table) -> Valuing:
    """Return the policy without slips."""
    return thinking(table).thumb


def seated(group: Group, table: Table, seed: str) -> list[Valuing]:
    """Return the policies of the group by seat; the seed decides who sits where, and every slip."""
    sound, names = sound_player(table), LEVELS[group]
    if len(names) == 1:
        return [sound] * table.players
    random = Random(seed)
    first = random.randrange(len(names))
    slips = [levels()[names[(first + seat) % len(names)]].slips for seat in range(table.players)]
    random.shuffle(slips)
    # Each seat has its own chance: what one plays otherwise does not change how the others slip.
    return [_Slipping(sound, share, f"{seed}.{seat}") if share else sound for seat, share in enumerate(slips)]


class _Slipping(Leaning):
    """A weaker player: the rule of thumb with slips that come from a seed."""

    def __init__(self, thumb: Valuing, slips: float, seed: str) -> None:
        super().__init__(thumb)
        self._slips, self._random = slips, Random(seed)

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Return the policy's choice, or now and then any play that does not lose by itself."""
        if self._random.random() < self._slips:
            safe = [play for play in plays if MISTAKE not in play.marks]
            if safe:
                return safe[int(self._random.random() * len(safe))]
        return self._policy.best(hand, before, plays)
