"""What a picture of a sum is drawn from: the call as it stands, in the colours of total and card."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.learning.calling import Calling
from cardtable.ui.theme import Theme

TOTAL, TOTAL_TINT = "#16645A", "#D5EBE5"
STEP, STEP_TINT = "#AE3820", "#FADCD3"
"""Colours of the total and of what the card does; the words and places tell them apart as well."""


@dataclass(frozen=True)
class Picture:
    """What is to be drawn: the call as it stands, the limit of its game, and how large.

    The last `fresh` of the jumps are on their way, one after the other; `share` of that is done.
    """

    calling: Calling
    limit: int
    theme: Theme
    s: float
    fresh: int = 0
    share: float = 1.0

    def words(self, size: float) -> float:
        """How high figures are: they grow with the text of the table as far as they find room."""
        return max(13.0, size * self.s * min(self.theme.text, 1.4))

    def done(self, place: int) -> float:
        """How much of the jump at that place is drawn, from 0 to 1."""
        first = len(self.calling.ways_shown) - self.fresh
        return 1.0 if place < first else max(0.0, min(1.0, self.share * self.fresh - (place - first)))
