"""Who may look at the table: the curtain between two people's turns, and the cover of a table that is paused.

The rules are those of `controller.eyes`. Here they meet the screen: the table turns to the person who comes,
and as long as somebody is awaited every hand lies face down on it, curtain or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from cardtable.controller.match import Match
    from cardtable.ui.led_table import Table


class Passing(QObject):
    """Lowers and lifts the curtain; `awaited` is the seat it waits for, `paused` whether the cover is on."""

    changed = Signal()
    """Another person is awaited, or nobody any more; or the table was covered or uncovered."""

    looked = Signal()
    """Somebody else looks now: what was said to one person alone must go."""

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.awaited: int | None = None
        self.paused = False

    @property
    def stops(self) -> bool:
        """Whether nobody acts until somebody has come."""
        return self.paused or self.awaited is not None

    def ready(self, match: Match) -> bool:
        """Brings whoever should look to the table; False when the curtain has to be lifted first."""
        if self.stops:
            return False
        wanted = match.next_viewer
        if match.eyes.hides(wanted):
            self._show(match, None, wanted)
            self.awaited = wanted
            self.changed.emit()
            return False
        if wanted != match.viewer:
            self._show(match, wanted)
        return True

    def lift(self, match: Match) -> None:
        """The person who is awaited has come and looks."""
        if self.awaited is not None and not self.paused:
            seat, self.awaited = self.awaited, None
            self._show(match, seat)
            self.changed.emit()

    def pause(self, match: Match) -> None:
        """Covers the table until `uncover`; the curtain covers it already."""
        if not self.stops:
            self._show(match, None)
            self.paused = True
            self.changed.emit()

    def uncover(self) -> None:
        """The pause is over; `ready` says who looks next."""
        if self.paused:
            self.paused = False
            self.changed.emit()

    def go_away(self, match: Match) -> None:
        """Nobody is at the table: it lies face down where several persons share it."""
        if match.eyes.shared and match.eyes.curtain:
            self._show(match, None)
        self.reset()

    def reset(self) -> None:
        """Nobody is awaited, and there is no pause."""
        self.awaited, self.paused = None, False
        self.changed.emit()

    def _show(self, match: Match, seat: int | None, bottom: int | None = None) -> None:
        match.look(seat)
        self.looked.emit()
        self._table.take_up(match.view(), bottom=bottom)
