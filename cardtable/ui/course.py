"""Where the match at a table stands between two steps: what moves, who is asked, what has stopped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.controller.match import Match
from cardtable.ui.keeping import Keeping
from cardtable.ui.passing import Passing

if TYPE_CHECKING:
    from cardtable.ui.learning.teacher import Teacher


@dataclass(frozen=True)
class Ticket:
    """Which question an answer belongs to: a sitting at the table and a turn of its match."""

    sitting: int
    turn: int


class Course:
    """What the bridge, which leads the match, and the asides, which interrupt it, both have to know."""

    def __init__(self, passing: Passing, keeping: Keeping) -> None:
        """Without a match yet."""
        self.passing, self.keeping = passing, keeping
        self.teacher: Teacher | None = None
        self.match: Match | None = None
        self.sitting = 0
        """Answers that were asked for at another sitting come too late."""
        self.asked: Ticket | None = None
        self.performing = False
        self.held = False
        self.skipping = False

    @property
    def is_resting(self) -> bool:
        """Nothing moves, nobody thinks, all is kept: the next step is the person's, unless it is all over."""
        return not self.performing and self.asked is None and not self.keeping.is_waiting

    @property
    def calling(self) -> bool:
        """Whether a learner is asked: for a play whose cards have not landed yet, or before one."""
        return self.teacher is not None and self.teacher.busy

    @property
    def stopped(self) -> bool:
        """Whether nobody acts: another page is shown, the game pauses, or the screen is being passed on."""
        return self.held or self.passing.stops
