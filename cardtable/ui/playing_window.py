"""A window with a table: the page that is made when it is first wanted, what it prefers, how it sounds.

It is imported before the first picture is on screen, so it imports no more than that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal

from cardtable.ui.paged_window import PagedWindow

if TYPE_CHECKING:
    from cardtable.controller.match import Match
    from cardtable.storage.settings import Settings
    from cardtable.ui.hearing import Hearing
    from cardtable.ui.learning.roll import Roll
    from cardtable.ui.table_page import TablePage

STILL = "still"
"""The pace at which nothing flies or spins, and things only fade. It is for the player to choose: Qt tells
of a system-wide wish for less motion from 6.12 on (`QAccessibilityHints.motionPreference`), not before.
"""

PACES = {"calm": 1.5, "normal": 1.0, "quick": 0.55, STILL: 1.0, "off": 0.0}
"""How much time animations and pauses take, by the name of the pace."""


class PlayingWindow(PagedWindow):
    """The part of the window that has to do with the table; where the table leads to is in `main_window`."""

    table_made = Signal(object)
    """The table is there for the first time; carries its `TablePage`."""

    def __init__(self, directory: Path, speed: float | None, roll: Callable[[], Roll]) -> None:
        """`roll` gives the learners of this computer, when the first of them sits down."""
        super().__init__(directory)
        self._speed, self._roll = speed, roll
        self.table_page: TablePage | None = None
        self._hearing: Hearing | None = None

    def clear_table(self) -> None:
        """Ends what is played and heard; may be called twice."""
        if self.table_page is not None:
            self.table_page.bridge.close()
        if self._hearing is not None:
            self._hearing.close()

    def may_close(self) -> bool:
        """Asks where the disk refuses moves of the game on the table: they are in memory alone."""
        trouble = self.table_page.bridge.keeping.trouble if self.table_page is not None else None
        if trouble is None:
            return True
        from cardtable.ui.unsaved import close_all_the_same

        lost = QCoreApplication.translate("Unsaved", "What was played last in this game is not saved.")
        return close_all_the_same(self, lost, trouble)

    def settle(self) -> None:
        """With what was played."""
        super().settle()
        if self.table_page is not None:
            self.table_page.bridge.keeping.settle()

    def rest(self, resting: bool) -> None:
        """Nor is anything played."""
        super().rest(resting)
        if self.table_page is not None:
            self.table_page.bridge.hold(resting or not self.is_at_table)

    @property
    def match(self) -> Match | None:
        """The match on the table, finished or not; None before the first."""
        return self.table_page.bridge.match if self.table_page is not None else None

    def the_table(self) -> TablePage:
        """The page of the table, made when a game is first sat down to."""
        if self.table_page is None:
            from cardtable.ui.table_page import TablePage

            page = TablePage(self.theme, self._roll, self)
            self.looks.changed.connect(page.view.dress)
            self.preferences.changed.connect(lambda before, now: page.prefer(now))
            page.view.move_list_folded.connect(lambda folded: self.preferences.change(move_list=not folded))
            page.prefer(self.preferences.now)
            page.bridge.told.connect(self.tell)
            page.whispered.connect(self.whisper)
            page.bridge.passing.looked.connect(self.hush)
            page.bridge.advanced.connect(self.hush)
            page.view.sounds_asked.connect(self.toggle_sounds)
            if self._speed is None:
                self.hearing.listen(page.view, page.spoken)
            self.table_page = page
            self.preferences.changed.connect(lambda before, now: self._prefer(now))
            self._prefer(self.preferences.now)
            self.table_made.emit(page)
        return self.table_page

    def _prefer(self, now: Settings) -> None:
        """The table goes on as the preferences want it."""
        if self.table_page is None:
            return
        self.table_page.bridge.set_pace(self.pace(now))
        self.table_page.view.set_reduced_motion(self.is_still(now))
        self.table_page.view.set_sounds(now.sound)
        if self._speed == 0:
            self.table_page.deaf = 0

    def pace(self, now: Settings) -> float:
        """How much time animations and pauses take."""
        return PACES.get(now.pace, 1.0) if self._speed is None else self._speed

    @staticmethod
    def is_still(now: Settings) -> bool:
        """Whether things fade in place of moving."""
        return now.pace == STILL

    @property
    def plays_sounds(self) -> bool:
        """Whether this window can be heard; not where a test or the self-test sets its speed."""
        return self._speed is None

    @property
    def hearing(self) -> Hearing:
        """The sounds and the voice of the table."""
        if self._hearing is None:
            from cardtable.ui.hearing import Hearing

            self._hearing = Hearing(self.preferences, self)
        return self._hearing

    def toggle_sounds(self) -> None:
        """All sounds on or off."""
        on = self.hearing.toggle()
        translate = QCoreApplication.translate
        told = translate("MainWindow", "Sounds are on.") if on else translate("MainWindow", "Sounds are off.")
        self.tell(told, "sound" if on else "mute")

    @property
    def is_at_table(self) -> bool:
        """Whether the table is the page on screen."""
        return self.table_page is not None and self.pages.currentWidget() is self.table_page

    def toggle_moves(self) -> None:
        """Opens the list of moves at the table, or folds it away."""
        if self.table_page is not None:
            self.table_page.view.toggle_moves()

    @property
    def way_out(self) -> str:
        """The words for the way to end the game on the table now; "" without one."""
        return self.table_page.way_out if self.table_page is not None else ""

    @property
    def shows_way_out(self) -> bool:
        """Whether the table answers the key of the way out."""
        return self.table_page is not None and self.table_page.shows_way_out

    def take_way_out(self) -> None:
        """Brings the game on the table to its end."""
        if self.table_page is not None:
            self.table_page.bridge.asides.finish()
