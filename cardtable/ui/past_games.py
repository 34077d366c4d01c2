"""The way to games that were played before: the list of them, looking back on one, and playing on from it.

Everything else is imported when it is first wanted.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QMimeData

    from cardtable.controller.playback import Playback
    from cardtable.storage.settings import Settings
    from cardtable.storage.shelf import Kept
    from cardtable.ui.bin import Deleted
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.minds import MindsPage
    from cardtable.ui.pages.replay import ReplayPage
    from cardtable.ui.pages.saved_games import SavedGamesPage


class PastGames(QObject):
    """Shows its pages in the window, each from where the player was, to which Back returns."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.replay_page: ReplayPage | None = None
        self.minds_page: MindsPage | None = None
        self.games_page: SavedGamesPage | None = None
        self._deleted: list[Deleted] = []

    # Looking back

    @property
    def _at_games(self) -> bool:
        """Whether the list of games is the page on screen."""
        return self.games_page is not None and self._window.pages.currentWidget() is self.games_page

    @property
    def can_look_back(self) -> bool:
        """Whether there is a game on the table, or one that has just ended, with anything to look back on; or
        one is chosen in the list.
        """
        window = self._window
        if self._at_games:
            return self.games_page is not None and self.games_page.list.current is not None
        here = window.pages.currentWidget()
        at_game = here is not None and here in (window.table_page, window.over_page)
        return at_game and window.match is not None and window.match.view().deal > 0

    def look_back(self) -> None:
        """The game that is on the table, or was; in the list, the chosen one."""
        from cardtable.controller.playback import Playback

        window = self._window
        if not self.can_look_back:
            return
        if self._at_games and self.games_page is not None and self.games_page.list.current is not None:
            self.look_back_on(self.games_page.list.current)
        elif window.match is not None and window.table_page is not None:
            self.show(Playback.of_match(window.match), coach=window.table_page.bridge.can_look_back)

    def look_back_on(self, kept: Kept) -> None:
        """A game of the list; one that is on the table as the person there sees it."""
        from cardtable.controller.playback import Playback

        match = self._window.match
        if match is not None and match.is_in(kept.path):
            self.show(Playback.of_match(match))
        else:
            game = self._read(kept.path)
            if game is not None:
                self.show(game)

    @property
    def can_show_minds(self) -> bool:
        """Whether a deal with a computer is over, in the game on the table or the one looked back on."""
        window = self._window
        if self.replay_page is not None and window.pages.currentWidget() is self.replay_page:
            return self.replay_page.shows_minds
        if self._at_games or not self.can_look_back or window.match is None:
            return False
        from cardtable.controller.hindsight import can_tell

        return can_tell(window.match.setup, window.match.view())

    def show_minds(self) -> None:
        """What the computers held in mind, and what the others truly held."""
        from cardtable.controller.playback import Playback

        window, page = self._window, self.replay_page
        if not self.can_show_minds:
            return
        if page is not None and window.pages.currentWidget() is page and page.reel is not None:
            reel = page.reel
            self._show_minds(reel.game, reel.number)
        elif window.match is not None:
            self._show_minds(Playback.of_match(window.match))

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
        match = self._window.matches.branch(game, position, self._window.tell)
        if match is not None:
            self._window.sit(match)

    def export(self, kind: str) -> None:
        """The game that is looked back on, else the one that has ended, taken along as `kind` says."""
        from cardtable.controller.playback import Playback
        from cardtable.controller.reel import Reel
        from cardtable.ui.exports import export

        window, reel = self._window, self.replay_page.reel if self.replay_page is not None else None
        if window.pages.currentWidget() is not self.replay_page:
            if window.match is None:
                return
            game = Playback.of_match(window.match)
            reel = Reel(game, game.last)
        if reel is not None:
            self._tell(export(kind, window, window.theme, reel))

    def _tell(self, sentence: str) -> None:
        if sentence:
            self._window.tell(sentence, "share")

    # The list of games

    def show_games(self) -> None:
        """All games on this computer."""
        from cardtable.ui.pages.saved_games import SavedGamesPage

        window = self._window
        if self.games_page is None:
            page = SavedGamesPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.open_asked.connect(self.open)
            page.replay_asked.connect(self.look_back_on)
            page.rename_asked.connect(self.rename)
            page.delete_asked.connect(self.delete)
            page.save_asked.connect(self.save_as)
            page.copy_asked.connect(self.copy)
            page.file_asked.connect(self.choose_file)
            page.paste_asked.connect(self.paste)
            self.games_page = page
        self._refresh()
        window.show_aside(self.games_page)

    def _refresh(self, chosen: Kept | None = None) -> None:
        if self.games_page is None:
            return
        shelf = self._window.matches.shelf
        self.games_page.show_games(shelf.games(), chosen)
        if shelf.set_aside is not None:
            sentence = QCoreApplication.translate(
                "Games", "The names of the games cannot be read; they are kept as {file}."
            )
            self._window.tell(sentence.format(file=shelf.set_aside))

    def _read(self, path: Path) -> Playback | None:
        """The game in a file as far as it can be read; None, and why is told, where nothing can."""
        from cardtable.controller.kept_games import playback_of
        from cardtable.game.record import RecordError
        from cardtable.storage.shelf import read_bytes

        try:
            return playback_of(read_bytes(path))
        except (OSError, RecordError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            sentence = QCoreApplication.translate("Games", "{file} cannot be opened: {why}")
            self._window.tell(sentence.format(file=path.name, why=why))
            return None

    def open(self, kept: Kept) -> None:
        """Sits down again at a game that goes on; looks back on one that is over."""
        from cardtable.storage.errors import StorageError

        window = self._window
        if window.match is not None and window.match.is_in(kept.path) and window.is_on(window.match):
            window.show_page(window.the_table())
            return
        game = self._read(kept.path)
        if game is None:
            return
        if game.is_over:
            self.show(game)
            return
        try:
            path = (
                window.matches.shelf.take_out(kept) if window.matches.may_change(window.tell) else kept.path
            )
        except StorageError as error:
            window.tell(str(error))
            return
        self._sit_down(path)

    def _sit_down(self, path: Path) -> None:
        window = self._window
        window.clear_seat()
        match = window.matches.resume_file(path, window.tell)
        if match is not None:
            window.sit(match)

    def rename(self, kept: Kept, name: str) -> None:
        """Calls a game so."""
        if self._changes(lambda: self._window.matches.shelf.rename(kept, name)):
            self._refresh(kept)

    def _changes(self, act: Callable[[], object]) -> bool:
        """Does something to the games on disk; whether that was possible, else why not is told."""
        from cardtable.storage.errors import StorageError

        window = self._window
        if not window.matches.may_change(window.tell):
            return False
        try:
            act()
        except StorageError as error:
            window.tell(str(error))
            return False
        return True

    # Deleting

    def delete(self, kept: Kept) -> None:
        """To the bin, from where it can be put back at once."""
        from cardtable.ui import bin

        window = self._window
        if window.match is not None and window.match.is_in(kept.path):
            window.clear_seat()
        shelf = window.matches.shelf
        deleted: list[bin.Deleted] = []
        if not self._changes(lambda: deleted.append(bin.delete(shelf, kept))):
            return
        translate = QCoreApplication.translate
        words = {
            True: translate("Games", "The game is in the bin; Ctrl+Z puts it back."),
            False: translate("Games", "The game is deleted; Ctrl+Z puts it back."),
        }
        if deleted[0].where is None:
            window.tell(translate("Games", "The game is in the bin of this computer."), "bin")
        else:
            self._deleted.append(deleted[0])
            window.tell(words[deleted[0].in_bin], "bin")
        self._refresh()

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted from the list that is on screen."""
        return self._at_games and bool(self._deleted)

    def put_back(self) -> None:
        """The game that was deleted last is where it was."""
        from cardtable.ui import bin

        if not self.can_put_back:
            return
        deleted = self._deleted.pop()
        if self._changes(lambda: bin.put_back(self._window.matches.shelf, deleted)):
            self._window.tell(QCoreApplication.translate("Games", "The game is back."), "check")
            self._refresh(deleted.kept)
            if self.games_page is not None:
                self.games_page.setFocus()

    # Out into the world, and in from it

    def save_as(self, kept: Kept) -> None:
        """A copy of the record anywhere."""
        from cardtable.storage.shelf import read_bytes
        from cardtable.ui import files

        translate = QCoreApplication.translate
        name = f"{kept.name or kept.path.stem}{kept.path.suffix}"
        kinds = translate("Exports", "Games of Cardtable (*.cardtable)")
        path = files.ask_save(self._window, translate("Exports", "Save the record"), name, kinds)
        if path is None:
            return
        try:
            self._tell(files.write(path, read_bytes(kept.path)))
        except OSError as error:
            self._window.tell(files.not_saved(path, error))

    def copy(self, kept: Kept) -> None:
        """The game as a text on the clipboard."""
        from cardtable.ui.exports import copy_text

        game = self._read(kept.path)
        if game is not None:
            self._tell(copy_text(game))

    def paste(self) -> None:
        """The game in the text on the clipboard; what is wrong with it is told."""
        from PySide6.QtGui import QGuiApplication

        from cardtable.controller.playback import Playback
        from cardtable.controller.sharing import SharingError, pasted
        from cardtable.game.record import record_text

        try:
            record = pasted(QGuiApplication.clipboard().text())
        except SharingError as error:
            self._window.tell(str(error))
            return
        self._take_in(Playback.of_record(record), record_text(record).encode())

    @property
    def can_paste(self) -> bool:
        """Whether a text that is pasted can only be a game: at the start and in the list of games."""
        window = self._window
        return self._at_games or window.pages.currentWidget() is window.start_page

    def choose_file(self) -> None:
        """A game in a file that the person chooses."""
        from cardtable.ui import files

        translate = QCoreApplication.translate
        kinds = translate("Exports", "Games of Cardtable (*.cardtable)")
        path = files.ask_open(self._window, translate("Games", "Open a game"), kinds)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """A game from elsewhere: one that goes on is kept here from now on, one that is over is looked at."""
        from cardtable.storage.shelf import read_bytes

        kept = next((one for one in self._window.matches.shelf.games() if one.path == path), None)
        if kept is not None:
            self.open(kept)
            return
        game = self._read(path)
        if game is not None:
            with contextlib.suppress(OSError):
                self._take_in(game, read_bytes(path))

    @staticmethod
    def dropped(mime: QMimeData) -> Path | None:
        """The game among what is dropped on the window; None if there is none."""
        from pathlib import Path

        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        return next((path for path in paths if path.suffix == ".cardtable"), None)

    def _take_in(self, game: Playback, data: bytes) -> None:
        """A damaged game is only looked at; so is one that is over, or where games are not kept."""
        window = self._window
        brought: list[Path] = []
        if game.is_over or game.damage:
            self.show(game)
        elif self._changes(lambda: brought.append(window.matches.shelf.bring(data))):
            self._sit_down(brought[0])
        elif not window.matches.may_change(window.tell):
            self.show(game)

    def close(self) -> None:
        """Lets go of what still thinks; may be called twice."""
        if self.replay_page is not None:
            self.replay_page.judging.stop()
            self.replay_page.judging.wait()
