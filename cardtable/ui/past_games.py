"""The way to games that were played before: looking back on one, and playing on from where it once stood.

Made before the first picture, so everything else is imported when it is first wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cardtable.controller.playback import Playback
    from cardtable.storage.settings import Settings
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.replay import ReplayPage


class PastGames(QObject):
    """Shows its pages in the window, each from where the player was, to which Back returns."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.replay_page: ReplayPage | None = None

    @property
    def can_look_back(self) -> bool:
        """Whether there is a game on the table, or one that has just ended, with anything to look back on."""
        window = self._window
        here = window.pages.currentWidget()
        at_game = here is not None and here in (window.table_page, window.over_page)
        return at_game and window.match is not None and window.match.view().deal > 0

    def look_back(self) -> None:
        """The game that is on the table, or was."""
        from cardtable.controller.playback import Playback

        window = self._window
        if not self.can_look_back or window.match is None or window.table_page is None:
            return
        self.show(Playback.of_match(window.match), coach=window.table_page.bridge.can_look_back)

    def show(self, game: Playback, coach: bool = True) -> None:
        """Any game."""
        page = self._page()
        self._window.show_aside(page)
        page.show_game(game, coach=coach)

    def _page(self) -> ReplayPage:
        from cardtable.ui.pages.replay import ReplayPage

        window = self._window
        if self.replay_page is None:
            page = ReplayPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.play_on_asked.connect(self.play_on)
            page.export_asked.connect(self.export)
            window.looks.changed.connect(page.table.dress)
            window.preferences.changed.connect(lambda before, now: self._prefer(now))
            if window.plays_sounds:
                window.hearing.sounds.prepare()
                page.table.stage.heard.connect(window.hearing.sounds.hear)
            self.replay_page = page
            self._prefer(window.preferences.now)
        return self.replay_page

    def _prefer(self, now: Settings) -> None:
        if self.replay_page is not None:
            self.replay_page.prefer(self._window.pace(now), self._window.is_still(now))

    def play_on(self, game: Playback, position: int) -> None:
        """A new game from where this one stood; the game on the table is kept."""
        match = self._window.matches.branch(game, position, self._window.tell)
        if match is not None:
            self._window.sit(match)

    def export(self, kind: str) -> None:
        """The game that is looked back on, taken along as `kind` says."""
        from cardtable.ui.exports import export

        page = self.replay_page
        if page is not None and page.reel is not None:
            told = export(kind, page)
            if told:
                self._window.tell(told, "share")

    def close(self) -> None:
        """Lets go of what still thinks; may be called twice."""
        if self.replay_page is not None:
            self.replay_page.judging.stop()
            self.replay_page.judging.wait()
