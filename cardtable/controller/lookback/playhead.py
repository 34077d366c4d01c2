"""Leading a game that is looked at again: where it stands, how fast it plays, who looks. No Qt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import replace
from typing import Literal

from cardtable.controller.lookback.playback import Mark, Playback, Sight
from cardtable.controller.lookback.review import Costly, Judgement
from cardtable.game.moves import TakeCard, cards_of
from cardtable.game.real_cards import shown

Speed = Literal["slow", "normal", "quick"]
SPEEDS: tuple[Speed, ...] = ("slow", "normal", "quick")

PAUSE = {"slow": 2200, "normal": 1100, "quick": 350}
"""Milliseconds between two moves that play by themselves."""

PACE = {"slow": 1.5, "normal": 1.0, "quick": 0.4}
"""How long motion takes at that speed, as a factor."""


class Playhead:
    """A game at one of its positions."""

    def __init__(self, game: Playback, at: int = 0) -> None:
        """At position `at`; seen as the game is to be seen at first."""
        self.game = game
        self.at = max(0, min(at, game.last))
        self.sight: Sight = game.first_sight
        self.speed: Speed = "normal"
        self.judged: dict[int, Judgement] = {}
        """What the coach makes of moves, by the position before them."""

    # Going about

    def go(self, position: int) -> bool:
        """To a position, as near as there is one; whether that is another one than before."""
        before, self.at = self.at, max(0, min(position, self.game.last))
        return self.at != before

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after this position."""
        return self.at == self.game.last

    @property
    def next_deal(self) -> int:
        """Where the next deal has just been dealt; the end in the last deal."""
        after = bisect_left(self.game.deals, self.at)
        return self.game.deals[after] + 1 if after < len(self.game.deals) else self.game.last

    @property
    def earlier_deal(self) -> int:
        """Where this deal has just been dealt, or, from there, the one before; the beginning in the first."""
        before = bisect_right(self.game.deals, self.at - 2)
        return self.game.deals[before - 1] + 1 if before else 0

    def faster(self, by: int) -> None:
        """The next speed up or down, if there is one."""
        place = SPEEDS.index(self.speed) + by
        self.speed = SPEEDS[max(0, min(place, len(SPEEDS) - 1))]

    def turn_speed(self) -> None:
        """The next speed, and after the quickest the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    # Who looks

    @property
    def can_open(self) -> bool:
        """Whether all hands may lie open."""
        return self.game.is_over and not self.game.setup.real_cards

    def open_hands(self, is_open: bool) -> None:
        """All hands face up, or only that of the seat from which the game is seen."""
        self.sight = self.game.allowed(replace(self.sight, is_open=is_open))

    def look_from(self, seat: int) -> None:
        """From now on as that seat, or the nearest to it that may be looked from."""
        self.sight = self.game.allowed(replace(self.sight, seat=seat))

    @property
    def next_seat(self) -> int | None:
        """The seat after the one that is looked from; None where there is no other."""
        seats = self.game.seats
        if len(seats) < 2 or self.sight.seat is None:
            return None
        return seats[(seats.index(self.sight.seat) + 1) % len(seats)]

    # What is seen

    def cards(self, position: int) -> tuple[str, ...]:
        """The cards of the step after a position, as a list of moves may name them: a stolen card of a game
        that goes on stays between two seats.
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
        """Who takes the next step, with which cards, where these can be seen in a hand."""
        if self.at_end:
            return None
        entry = self.game.entries[self.at]
        if entry.seat is None or isinstance(entry.step, Mark) or not cards_of(entry.step):
            return None
        seen = self.sight.is_open or entry.seat == self.sight.seat
        return (entry.seat, cards_of(entry.step)) if seen else None

    # What the coach says

    def take(self, judgement: Judgement) -> None:
        """Keeps what the coach makes of a move."""
        self.judged[self.game.position_of(judgement.decision.number)] = judgement

    @property
    def judgement(self) -> Judgement | None:
        """What the coach makes of the next move; None where it has not looked, or the hand is not seen."""
        found = self.judged.get(self.at)
        seen = found is not None and (self.sight.is_open or self.sight.seat == found.decision.seat)
        return found if seen else None

    def costly(self, position: int) -> Costly | None:
        """What the move after a position cost beyond doubt."""
        found = self.judged.get(position)
        return found.costly if found is not None else None

    @property
    def all_costly(self) -> list[int]:
        """The positions before costly moves, in order."""
        return sorted(place for place, one in self.judged.items() if one.costly is not None)

    @property
    def number(self) -> int:
        """The number in the game, from 1, of the move that led here; before the first move, of that."""
        return max(1, self.game.moves_before(self.at))
