"""The games on this computer: opened, named, deleted and put back; and those that come from elsewhere.

Everything else is imported when it is first wanted.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QMimeData

    from cardtable.controller.match import Match
    from cardtable.controller.playback import Playback
    from cardtable.storage.shelf import Kept
    from cardtable.ui.bin import Deleted
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.saved_games import SavedGamesPage
    from cardtable.ui.past_games import PastGames

T = TypeVar("T")


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
        self._window.on_disk(self._games, lambda games: self._show(games, chosen))

    def _games(self, tell: Callable[[str], None]) -> list[Kept]:
        """On the thread of the disk."""
        shelf = self._window.matches.shelf
        games = shelf.games()
        if shelf.set_aside is not None:
            sentence = QCoreApplication.translate(
                "Games", "The names of the games cannot be read; they are kept as {file}."
            )
            tell(sentence.format(file=shelf.set_aside))
        if shelf.are_names_unread:
            tell(
                QCoreApplication.translate(
                    "Games", "The names of the games cannot be read just now; the file stays as it is."
                )
            )
        return games

    def _show(self, games: list[Kept], chosen: Kept | None) -> None:
        match = self._window.match
        if match is not None:
            games = [replace(one, due=match.due) if match.is_in(one.path) else one for one in games]
        if self.games_page is not None:
            self.games_page.show_games(games, chosen)

    def open(self, kept: Kept) -> None:
        """Sits down again at a game that goes on; looks back on one that is over."""
        from cardtable.storage.writer import WRITER
        from cardtable.ui.past_games import read

        window = self._window
        matches = window.matches
        if self._is_on_table(kept.path):
            window.show_page(window.the_table())
            return

        def opened(tell: Callable[[str], None]) -> Playback | Match | None:
            game = read(kept.path)
            if game.is_over:
                return game
            path = WRITER.get(lambda: matches.shelf.take_out(kept)) if window.keeps else kept.path
            return matches.resume_file(path, tell)

        window.opening.open(opened, self._arrive)

    def _is_on_table(self, path: Path | None) -> bool:
        match = self._window.match
        return path is not None and match is not None and match.is_in(path) and self._window.is_on(match)

    def _arrive(self, game: Playback | Match | None) -> None:
        """Sits down at a game that goes on, unless that was done meanwhile; looks back on any other."""
        from cardtable.controller.match import Match

        window = self._window
        if not isinstance(game, Match):
            if game is not None:
                self._past.show(game)
        elif self._is_on_table(game.saving.path):
            window.show_page(window.the_table())
        else:
            window.clear_seat()
            window.sit(game)

    def rename(self, kept: Kept, name: str) -> None:
        """Calls a game so."""
        shelf = self._window.matches.shelf
        self._change(lambda: shelf.rename(kept, name), lambda _: self._refresh(kept))

    def _change(self, act: Callable[[], T], then: Callable[[T], object]) -> None:
        """Does something to the games on disk, where this window keeps any."""
        window = self._window
        if window.keeps:
            window.on_disk(lambda tell: act(), then)
        else:
            window.tell(window.keeps_nothing)

    # Deleting

    def delete(self, kept: Kept) -> None:
        """To the bin, from where it can be put back at once."""
        from cardtable.ui import bin

        window = self._window
        if window.match is not None and window.match.is_in(kept.path):
            window.clear_seat()
        shelf = window.matches.shelf
        self._change(lambda: bin.delete(shelf, kept), self._tell_deleted)

    def _tell_deleted(self, deleted: Deleted) -> None:
        translate, window = QCoreApplication.translate, self._window
        words = {
            True: translate("Games", "The game is in the bin; Ctrl+Z puts it back."),
            False: translate("Games", "The game is deleted; Ctrl+Z puts it back."),
        }
        if deleted.where is None:
            window.tell(translate("Games", "The game is in the bin of this computer."), "bin")
        else:
            self._deleted.append(deleted)
            window.tell(words[deleted.in_bin], "bin")
        self._refresh()
        if not window.is_on(window.match):
            window.look_for_game()

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted from the list that is on screen."""
        return self.is_shown and bool(self._deleted)

    def put_back(self) -> None:
        """The game that was deleted last is where it was."""
        from cardtable.ui import bin

        if self.can_put_back:
            shelf, deleted = self._window.matches.shelf, self._deleted.pop()
            self._change(lambda: bin.put_back(shelf, deleted), lambda _: self._tell_back(deleted.kept))

    def _tell_back(self, kept: Kept) -> None:
        window = self._window
        window.tell(QCoreApplication.translate("Games", "The game is back."), "check")
        self._refresh(kept)
        if self.games_page is not None:
            self.games_page.setFocus()
        if not window.is_on(window.match):
            window.look_for_game()

    # Out into the world, and in from it

    def save_as(self, kept: Kept) -> None:
        """A copy of the record anywhere."""
        from cardtable.storage.errors import StorageError
        from cardtable.ui import files

        translate = QCoreApplication.translate
        name = f"{kept.name or kept.path.stem}{kept.path.suffix}"
        kinds = translate("Exports", "Games of Cardtable (*.cardtable)")
        path = files.ask_save(self._window, translate("Exports", "Save the record"), name, kinds)
        if path is None:
            return

        def save(tell: Callable[[str], None]) -> str:
            try:
                return files.write(path, kept.read())
            except OSError as error:
                raise StorageError(files.not_saved(path, error)) from None

        self._window.on_disk(save, self._past.tell)

    def copy(self, kept: Kept) -> None:
        """The game as a text on the clipboard."""
        from cardtable.ui.exports import copy_text

        self._past.with_game(kept, lambda game: self._past.tell(copy_text(game)))

    def paste(self) -> None:
        """The game in the text on the clipboard; what is wrong with it is told."""
        from PySide6.QtGui import QGuiApplication

        from cardtable.controller.playback import Playback
        from cardtable.controller.sharing import SharingError, pasted
        from cardtable.game.record import record_text

        text = QGuiApplication.clipboard().text()

        def found(tell: Callable[[str], None]) -> tuple[Playback, bytes] | None:
            try:
                record = pasted(text)
            except SharingError as error:
                tell(str(error))
                return None
            return Playback.of_record(record), record_text(record).encode()

        self._window.opening.open(found, lambda it: self._take_in(*it) if it is not None else None)

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
        from cardtable.storage.writer import WRITER
        from cardtable.ui.past_games import read

        shelf = self._window.matches.shelf

        def found(tell: Callable[[str], None]) -> Kept | tuple[Playback, bytes]:
            kept = next((one for one in WRITER.get(shelf.games) if one.path == path), None)
            return kept if kept is not None else (read(path), WRITER.get(lambda: read_bytes(path)))

        def show(it: Kept | tuple[Playback, bytes]) -> None:
            if isinstance(it, tuple):
                self._take_in(*it)
            else:
                self.open(it)

        self._window.opening.open(found, show)

    @staticmethod
    def dropped(mime: QMimeData) -> Path | None:
        """The game among what is dropped on the window; None if there is none."""
        from pathlib import Path

        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        return next((path for path in paths if path.suffix == ".cardtable"), None)

    def _take_in(self, game: Playback, data: bytes) -> None:
        """A damaged game is only looked at; so is one that is over, or where games are not kept."""
        from cardtable.storage.writer import WRITER

        matches = self._window.matches
        if game.is_over or game.damage or not self._window.keeps:
            self._past.show(game)
        else:
            self._window.opening.open(
                lambda tell: matches.resume_file(WRITER.get(lambda: matches.shelf.bring(data)), tell),
                self._arrive,
            )
