"""Which child is at a shared screen, so that no other's call is recorded as theirs.

A child confirms once to be there, for a run of calls: until another child calls, or a new deal begins. If the
table is passed on behind a curtain, a child confirms by lifting their own, and the run also ends when another
player has lifted one. A child who is not there is not asked again in this deal.
"""

from __future__ import annotations

from cardtable.controller.match.shared_screen import SharedScreen


class Company:
    """Whether a seat has to confirm first that its child is there."""

    def __init__(self, screen: SharedScreen) -> None:
        self._screen = screen
        self._deal = 0
        self._here: int | None = None
        self._away: set[int] = set()

    def is_at(self, screen: SharedScreen) -> bool:
        """Return whether this company belongs to a screen."""
        return self._screen is screen

    def begin(self, deal: int) -> None:
        """Begin a deal: in a new one no child is known to be there."""
        if deal != self._deal:
            self._deal, self._here = deal, None
            self._away = set()

    def asks(self, seat: int) -> bool:
        """Return whether a seat's child must confirm before a call; never if alone or at a phone."""
        plays_here = self._screen.shared and seat in self._screen.here
        return plays_here and seat != self._here and seat not in self._away

    def is_here(self, seat: int | None) -> bool:
        """Return whether a seat's child has confirmed to be at the screen."""
        return seat is not None and seat == self._here

    def is_away(self, seat: int) -> bool:
        """Return whether a seat's child was said to be away, so that no call is recorded."""
        return self._screen.shared and seat in self._screen.here and seat in self._away

    def hides(self, viewer: int | None) -> bool:
        """Return whether the viewer's hand must be hidden, since another player is at the screen."""
        others = self._here is not None and viewer not in (None, self._here)
        return self._screen.shared and self._screen.curtain and others

    def came(self, seat: int) -> None:
        """Note that the child is there."""
        self._here = seat

    def is_gone(self, seat: int) -> None:
        """Note that the child is not there."""
        self._here = None
        self._away.add(seat)

    def lifted(self) -> None:
        """Note that a curtain was lifted by an unknown player."""
        self._here = None
