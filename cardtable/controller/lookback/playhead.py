"""The controls of a played game: the position, the speed, and the view. No Qt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from typing import Literal

from cardtable.controller.lookback.playback import Mark, Playback, Sight
from cardtable.controller.lookback.review import Costly, Judgment
from cardtable.game.moves import TakeCard, cards_of
from cardtable.game.real_cards import shown

Speed = Literal["slow", "normal", "quick"]
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "quick")

PAUSE = {"slow": 2200, "normal": 1100, "quick": 350}
"""Milliseconds between two moves of automatic play."""

PACE = {"slow": 1.5, "normal": 1.0, "quick": 0.4}
"""The factor for the duration of motion at that speed."""


class Playhead:
    """A game at one of its positions."""

    def __init__(self, game: Playback, at: int = 0) -> None:
        """Start at position `at`, in the game's first view."""
        self.game = game
        self.at = max(0, min(at, game.last))
        self.sight: Sight = game.first_sight
        self.speed: Speed = "normal"
        self.judged: dict[int, Judgment] = {}
        """The coach's judgments of moves, by the position before them."""

    # Moving

    def go(self, position: int) -> bool:
        """Go to a position, or the nearest that exists; return whether it has changed."""
        before, self.at = self.at, max(0, min(position, self.game.last))
        return self.at != before

    @property
    def at_end(self) -> bool:
        """Whether this is the last position."""
        return self.at == self.game.last

    @property
    def next_deal(self) -> int:
        """The position after the next deal was dealt; the end in the last deal."""
        after = bisect_left(self.game.deals, self.at)
        return self.game.deals[after] + 1 if after < len(self.game.deals) else self.game.last

    @property
    def earlier_deal(self) -> int:
        """The position after this deal was dealt, or, from there, the one before.

        The beginning in the first deal.
        """
        before = bisect_right(self.game.deals, self.at - 2)
        return self.game.deals[before - 1] + 1 if before else 0

    def faster(self, by: int) -> None:
        """Change the speed by `by` steps, within its range."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(place, len(SPEEDS) - 1))]

    def turn_speed(self) -> None:
        """Change to the next speed, or from the quickest to the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    # The view

    @property
    def can_open(self) -> bool:
        """Whether all hands may be shown."""
        return self.game.is_over and not self.game.setup.real_cards

    def open_hands(self, is_open: bool) -> None:
        """Show all hands, or only that of the seat that looks."""
        self.sight = self.game.allowed(replace(self.sight, is_open=is_open))

    def look_from(self, seat: int) -> None:
        """Look from that seat, or from the nearest that is allowed."""
        self.sight = self.game.allowed(replace(self.sight, seat=seat))

    @property
    def next_seat(self) -> int | None:
        """The seat after the one that looks; None if there is no other."""
        seats = self.game.seats
        if len(seats) < 2 or self.sight.seat is None:
            return None
        return seats[(seats.index(self.sight.seat) + 1) % len(seats)]

    # What is seen

    def cards(self, position: int) -> tuple[str, ...]:
        """Return the cards of the step after a position for a list of moves.

        A stolen card stays secret in an unfinished game.
        """
        step = self.game.entries[position].step
        if isinstance(step, Mark) or (isinstance(step, TakeCard) and not self.game.is_over):
            return ()
        cards = cards_of(step)
        return shown(self.game.table, cards) if self.game.setup.real_cards else cards

    @property
    def bottom(self) -> int:
        """The seat at the near side of the table."""
        return self.sight.seat if self.sight.seat is not None else next(iter(self.game.persons), 0)

    @property
    def played(self) -> tuple[int, tuple[str, ...]] | None:
        """The seat and cards of the next step, if these can be seen in a hand."""
        if self.at_end:
            return None
        entry = self.game.entries[self.at]
        if entry.seat is None or isinstance(entry.step, Mark) or not cards_of(entry.step):
            return None
        seen = self.sight.is_open or entry.seat == self.sight.seat
        return (entry.seat, cards_of(entry.step)) if seen else None

    # The coach's judgments

    def take(self, judgment: Judgment) -> None:
        """Keep a judgment of a move."""
        self.judged[self.game.position_of(judgment.decision.number)] = judgment

    @property
    def judgment(self) -> Judgment | None:
        """The judgment of the next move; None if there is none yet, or the hand is not seen."""
        return self._judgment_at(self.at)

    @property
    def judgment_of_costly(self) -> Judgment | None:
        """The judgment of the move that led here if it was a clear mistake; None if the hand is not seen."""
        found = self._judgment_at(self.at - 1)
        return found if found is not None and found.costly is not None else None

    def _judgment_at(self, position: int) -> Judgment | None:
        found = self.judged.get(position)
        seen = found is not None and (self.sight.is_open or self.sight.seat == found.decision.seat)
        return found if seen else None

    def costly(self, position: int) -> Costly | None:
        """Return the mistake made in the move after a position; None if it was no clear mistake."""
        found = self.judged.get(position)
        return found.costly if found is not None else None

    @property
    def all_costly(self) -> list[int]:
        """The positions before clear mistakes, in order."""
        return sorted(place for place, one in self.judged.items() if one.costly is not None)

    @property
    def number(self) -> int:
        """The number in the game, from 1, of the move that led here; 1 before the first move."""
        return max(1, self.game.moves_before(self.at))
