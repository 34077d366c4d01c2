"""The games on this computer: opened, named, deleted and put back; and those that come from elsewhere.

Everything else is imported when it is first wanted.
"""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QMimeData

    from cardtable.controller.playback import Playback
    from cardtable.storage.shelf import Kept
    from cardtable.ui.bin import Deleted
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.saved_games import SavedGamesPage
    from cardtable.ui.past_games import PastGames


class KeptGames(QObject):
    """Shows the page of the games in the window, and does what is asked for there. Games that are looked back
    on are shown by `past`.
    """

    def __init__(self, window: MainWindow, past: PastGames) -> None:
        super().__init__(past)
        self._window = window
        self._past = past
        self.games_page: SavedGamesPage | None = None
        self._deleted: list[Deleted] = []

    @property
    def is_shown(self) -> bool:
        """Whether the list of games is the page on screen."""
        return self.games_page is not None and self._window.pages.currentWidget() is self.games_page

    @property
    def current(self) -> Kept | None:
        """The chosen game while the list is on screen."""
        return self.games_page.list.current if self.is_shown and self.games_page is not None else None

    def show_games(self) -> None:
        """All games on this computer."""
        from cardtable.ui.pages.saved_games import SavedGamesPage

        window = self._window
        if self.games_page is None:
            page = SavedGamesPage(window.theme, window)
            page.back_asked.connect(window.go_back)
            page.open_asked.connect(self.open)
            page.replay_asked.connect(self._past.look_back_on)
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
        match, games = self._window.match, shelf.games()
        if match is not None:
            games = [replace(one, due=match.due) if match.is_in(one.path) else one for one in games]
        self.games_page.show_games(games, chosen)
        if shelf.set_aside is not None:
            sentence = QCoreApplication.translate(
                "Games", "The names of the games cannot be read; they are kept as {file}."
            )
            self._window.tell(sentence.format(file=shelf.set_aside))

    def open(self, kept: Kept) -> None:
        """Sits down again at a game that goes on; looks back on one that is over."""
        from cardtable.storage.errors import StorageError

        window = self._window
        if window.match is not None and window.match.is_in(kept.path) and window.is_on(window.match):
            window.show_page(window.the_table())
            return
        game = self._past.read(kept.path)
        if game is None:
            return
        if game.is_over:
            self._past.show(game)
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
        return self.is_shown and bool(self._deleted)

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
        from cardtable.ui import files

        translate = QCoreApplication.translate
        name = f"{kept.name or kept.path.stem}{kept.path.suffix}"
        kinds = translate("Exports", "Games of Cardtable (*.cardtable)")
        path = files.ask_save(self._window, translate("Exports", "Save the record"), name, kinds)
        if path is None:
            return
        try:
            self._past.tell(files.write(path, kept.read()))
        except OSError as error:
            self._window.tell(files.not_saved(path, error))

    def copy(self, kept: Kept) -> None:
        """The game as a text on the clipboard."""
        from cardtable.ui.exports import copy_text

        game = self._past.game_of(kept)
        if game is not None:
            self._past.tell(copy_text(game))

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
        return self.is_shown or window.pages.currentWidget() is window.start_page

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
        game = self._past.read(path)
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
            self._past.show(game)
        elif self._changes(lambda: brought.append(window.matches.shelf.bring(data))):
            self._sit_down(brought[0])
        elif not window.matches.may_change(window.tell):
            self._past.show(game)
