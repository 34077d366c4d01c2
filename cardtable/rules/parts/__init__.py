"""The words and workshop settings of each part of the rules.

Its section, its chips, its tips, its switch and ways.

A part is a key of variant files that only some variants have. `cardtable.game.parts` plays it, `rules.schema`
defines its values, and `rules.sense` checks combinations.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.rules.model import Rules
from cardtable.rules.parts.answers import QUEEN_CHAIN, RUNS
from cardtable.rules.parts.base import Part, Says
from cardtable.rules.parts.cards import BAN, BOTTOM_CARD, SPECIAL_HANDS, THREE_OF_A_KIND, WAKES, WEARS_OFF
from cardtable.rules.parts.owed import OBLIGATION, STEALING, TOGETHER
from cardtable.rules.parts.totals import (
    BORDERS,
    EXACT,
    FINE_CALLS,
    HURDLES,
    MILESTONES,
    PAYMENT,
    REACH,
    SIXTY_NINE,
    TEAM,
)
from cardtable.rules.parts.winning import ALL_DEALT, LAST_CARD, MATCH, SHED, ZEUS_HELD

PARTS: tuple[Part, ...] = (
    TEAM,
    REACH,
    EXACT,
    TOGETHER,
    OBLIGATION,
    QUEEN_CHAIN,
    STEALING,
    RUNS,
    BAN,
    WEARS_OFF,
    WAKES,
    MILESTONES,
    FINE_CALLS,
    BORDERS,
    PAYMENT,
    HURDLES,
    SIXTY_NINE,
    THREE_OF_A_KIND,
    SPECIAL_HANDS,
    ZEUS_HELD,
    SHED,
    BOTTOM_CARD,
    MATCH,
    ALL_DEALT,
    LAST_CARD,
)
"""All parts, in the order in which they are described and offered."""

BY_PART = {part.key: part for part in PARTS}


def decided(rules: Rules, of: Callable[[Part], Says | None]) -> tuple[str, ...]:
    """Return the sentences of the first part that decides this aspect of the game; () if there is none."""
    there = (part for part in PARTS if part.is_in(rules))
    said = (says(rules) for part in there if (says := of(part)) is not None)
    return next(filter(None, said), ())
