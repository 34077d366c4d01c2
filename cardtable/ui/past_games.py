"""The way to games that were played before: looking back on one, playing on from it, and taking it along.

The list of all of them is in `kept_games`. Everything else is imported when it is first wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from cardtable.ui.kept_games import KeptGames

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cardtable.controller.match import Match
    from cardtable.controller.playback import Playback
    from cardtable.controller.reel import Reel
    from cardtable.storage.settings import Settings
    from cardtable.storage.shelf import Kept
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.minds import MindsPage
    from cardtable.ui.pages.replay import ReplayPage


class PastGames(QObject):
    """Shows its pages in the window, each from where the player was, to which Back returns."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.replay_page: ReplayPage | None = None
        self.minds_page: MindsPage | None = None
        self.kept = KeptGames(window, self)

    # Looking back

    @property
    def can_look_back(self) -> bool:
        """Whether there is a game on the table, or one that has just ended, with anything to look back on; or
        one is chosen in the list.
        """
        window = self._window
        if self.kept.is_shown:
            return self.kept.current is not None
        here = window.pages.currentWidget()
        at_game = here is not None and here in (window.table_page, window.over_page)
        return at_game and window.match is not None and window.match.view().deal > 0

    def look_back(self) -> None:
        """The game that is on the table, or was; in the list, the chosen one."""
        window = self._window
        if not self.can_look_back:
            return
        if self.kept.current is not None:
            self.look_back_on(self.kept.current)
        elif window.match is not None and window.table_page is not None:
            coach = window.table_page.bridge.asides.can_look_back
            self._with_match(window.match, lambda game: self.show(game, coach=coach))

    def look_back_on(self, kept: Kept) -> None:
        """A game of the list; one that is on the table as the person there sees it."""
        self.with_game(kept, self.show)

    def with_game(self, kept: Kept, then: Callable[[Playback], object]) -> None:
        """Gives a game of the list, as it stands, to `then`; why is told where nothing can be read of it."""
        match = self._window.match
        if match is not None and match.is_in(kept.path):
            self._with_match(match, then)
        else:
            self._window.opening.open(lambda tell: read(kept.path), then)

    def _with_match(self, match: Match, then: Callable[[Playback], object]) -> None:
        """Gives the game on the table, as it stands now, to `then`."""
        from cardtable.controller.playback import Playback

        make = Playback.job(match)
        self._window.opening.open(lambda tell: make(), then)

    @property
    def can_show_minds(self) -> bool:
        """Whether a deal with a computer is over, in the game on the table or the one looked back on."""
        window = self._window
        if self.replay_page is not None and window.pages.currentWidget() is self.replay_page:
            return self.replay_page.shows_minds
        if self.kept.is_shown or not self.can_look_back or window.match is None:
            return False
        from cardtable.controller.hindsight import can_tell

        return can_tell(window.match.setup, window.match.view())

    def show_minds(self) -> None:
        """What the computers held in mind, and what the others truly held."""
        window, page = self._window, self.replay_page
        if not self.can_show_minds:
            return
        if page is not None and window.pages.currentWidget() is page and page.reel is not None:
            reel = page.reel
            self._show_minds(reel.game, reel.number)
        elif window.match is not None:
            self._with_match(window.match, self._show_minds)

    def _show_minds(self, game: Playback, number: int = 0) -> None:
        from cardtable.ui.pages.minds import MindsPage

        window = self._window
        if self.minds_page is None:
            self.minds_page = MindsPage(window.theme, window)
            self.minds_page.back_asked.connect(window.go_back)
        window.show_aside(self.minds_page)
        self.minds_page.show_game(game, number)

    def show(self, game: Playback, coach: bool = True) -> None:
        """Any game. Nobody who learns in it is judged by the coach while it goes on."""
        page = self._replay()
        self._window.show_aside(page)
        learns = bool(game.header.learners) and not game.is_over
        page.show_game(game, coach=coach and not learns)
        if game.damage:
            self._window.tell(game.damage)

    def _replay(self) -> ReplayPage:
        from cardtable.ui.pages.replay import ReplayPage

        window = self._window
        if self.replay_page is None:
            page = ReplayPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.play_on_asked.connect(self.play_on)
            page.export_asked.connect(self.export)
            page.minds_asked.connect(self.show_minds)
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
        matches, text = self._window.matches, game.branch(position)
        self._window.opening.open(lambda tell: matches.branch(text), self._window.sit)

    def export(self, kind: str) -> None:
        """The game that is looked back on, else the one that has ended, taken along as `kind` says."""
        from cardtable.controller.reel import Reel

        window, page = self._window, self.replay_page
        if page is not None and window.pages.currentWidget() is page:
            if page.reel is not None:
                self._export(kind, page.reel)
        elif window.match is not None:
            self._with_match(window.match, lambda game: self._export(kind, Reel(game, game.last)))

    def _export(self, kind: str, reel: Reel) -> None:
        from cardtable.ui.exports import export

        job = export(kind, self._window, self._window.theme, reel)
        if job is not None:
            self._window.off_disk(lambda tell: job(), self.tell)

    def tell(self, sentence: str) -> None:
        """What came of taking a game along; "" where nothing is to be told."""
        if sentence:
            self._window.tell(sentence, "share")

    def close(self) -> None:
        """Lets go of what still thinks; may be called twice."""
        if self.replay_page is not None:
            self.replay_page.judging.stop()
            self.replay_page.judging.wait()


def read(path: Path) -> Playback:
    """The game in a file as far as it can be read. Raises StorageError where nothing can. Not for the thread
    of a window.
    """
    from cardtable.controller.kept_games import playback_of
    from cardtable.game.record import RecordError
    from cardtable.storage.errors import StorageError
    from cardtable.storage.shelf import read_bytes
    from cardtable.storage.writer import WRITER

    try:
        return playback_of(WRITER.get(lambda: read_bytes(path)))
    except (OSError, RecordError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        sentence = QCoreApplication.translate("Games", "{file} cannot be opened: {why}")
        raise StorageError(sentence.format(file=path.name, why=why)) from None
