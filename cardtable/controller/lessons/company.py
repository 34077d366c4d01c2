"""Which child has the screen, where several persons share it: nobody else's call is kept as theirs.

A child says once to be there, for a run of calls: until another child calls, or a new deal begins. Where the
table is passed on behind a curtain, a child says so by lifting the own one, and the run also ends when
somebody else has lifted that. Who is not there is not asked again in this deal.
"""

from __future__ import annotations

from cardtable.controller.match.shared_screen import SharedScreen


class Company:
    """Whether a seat has to say first that it is there."""

    def __init__(self, screen: SharedScreen) -> None:
        self._screen = screen
        self._deal = 0
        self._here: int | None = None
        self._away: set[int] = set()

    def is_at(self, screen: SharedScreen) -> bool:
        """Whether it is the company at that screen."""
        return self._screen is screen

    def begin(self, deal: int) -> None:
        """That deal is on: in a new one nobody is known to be there."""
        if deal != self._deal:
            self._deal, self._here = deal, None
            self._away = set()

    def asks(self, seat: int) -> bool:
        """Whether the table waits for that seat before its call; never where one person is alone, nor for who
        plays at a phone.
        """
        plays_here = self._screen.shared and seat in self._screen.here
        return plays_here and seat != self._here and seat not in self._away

    def is_here(self, seat: int | None) -> bool:
        """Whether the screen is that seat's now, by its own word."""
        return seat is not None and seat == self._here

    def is_away(self, seat: int) -> bool:
        """Whether somebody said that the seat is empty: its calls go to nobody."""
        return self._screen.shared and seat in self._screen.here and seat in self._away

    def hides(self, viewer: int | None) -> bool:
        """Whether somebody else than who looks has the screen, who must not see that hand."""
        others = self._here is not None and viewer not in (None, self._here)
        return self._screen.shared and self._screen.curtain and others

    def came(self, seat: int) -> None:
        """The right child is there."""
        self._here = seat

    def is_gone(self, seat: int) -> None:
        """The child is not there."""
        self._here = None
        self._away.add(seat)

    def lifted(self) -> None:
        """A curtain was lifted that does not ask who does so."""
        self._here = None
