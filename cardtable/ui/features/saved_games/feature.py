"""The list of saved games, and the commands that open games from elsewhere."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cardtable import is_game_file
from cardtable.language import say
from cardtable.ui.services.command import Command, Keys
from cardtable.ui.services.navigator import Edits
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from cardtable.ui.features.saved_games.saved_games import SavedGames
    from cardtable.ui.features.saved_games.saved_games_page import SavedGamesPage

_PASTES = ("games", "start", "new_game")
"""The pages on which Paste opens a game."""


def register(services: Services) -> None:
    shelf = GamesShelf(services)
    services.commands += [
        Command(
            "games", 360, lambda: say("saved-title"), "rewind", partial(services.navigator.go, "games"),
            ("Ctrl+G",),
        ),
        Command("open", 370, lambda: say("menu-open"), "folder", shelf.choose_file, (Keys.Open, "Ctrl+O")),
        Command(
            "paste", 380, lambda: say("menu-paste"), "plus", shelf.paste_from_clipboard,
            (Keys.Paste, "Ctrl+V"), lambda: services.navigator.is_shown(*_PASTES),
        ),
    ]  # fmt: skip


class GamesShelf(QObject):
    """The page of saved games, and what opens a game that was played."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self.row = services.navigator.register(
            "games", self._make, enter=lambda page: self.saved.list_games(),
            edits=lambda page: Edits(lambda: self.saved.can_put_back, self.saved.put_back),
        )  # fmt: skip
        services.openers.append(self)
        services.answers["open-a-game"] = self.choose_file
        services.answers["paste-a-game"] = self.paste_from_clipboard
        services.answers["look-at-chosen"] = lambda: self.saved.look_at_chosen()
        services.answers["watch-record"] = lambda path, position: self.saved.watch(path, position)

    @cached_property
    def saved(self) -> SavedGames:
        from cardtable.ui.features.saved_games.saved_games import SavedGames

        return SavedGames(self._services, self.row)

    def _make(self) -> SavedGamesPage:
        from cardtable.ui.features.saved_games.saved_games_page import SavedGamesPage

        saved, page = self.saved, SavedGamesPage(self._services.theme)
        page.file.clicked.connect(self.choose_file)
        page.paste.clicked.connect(lambda: saved.paste(QGuiApplication.clipboard().mimeData()))
        page.list.opened.connect(saved.open)
        page.renamed.connect(saved.rename)
        page.open.clicked.connect(lambda: page.with_chosen(saved.open))
        page.replay.clicked.connect(lambda: page.with_chosen(saved.look_at))
        page.save.clicked.connect(lambda: page.with_chosen(saved.save_as))
        page.copy.clicked.connect(lambda: page.with_chosen(saved.copy))
        page.delete.clicked.connect(lambda: page.with_chosen(saved.delete))
        return page

    def takes_file(self, path: Path) -> bool:
        return is_game_file(path.name)

    def takes(self, mime: QMimeData, pasted: bool) -> bool:
        return pasted

    def open_file(self, path: Path) -> None:
        self.saved.open_file(path)

    def paste(self, mime: QMimeData) -> None:
        self.saved.paste(mime)

    def paste_from_clipboard(self) -> None:
        """Open the game on the clipboard: one that was played or one that people made."""
        mime = QGuiApplication.clipboard().mimeData()
        next(opener for opener in self._services.openers if opener.takes(mime, pasted=True)).paste(mime)

    def choose_file(self) -> None:
        """Ask for a file with a game that was played or that people made, or its picture, and open it."""
        from cardtable.ui.support import files

        path = files.ask_open(self._services.window, say("window-open-game"), say("own-bring-kinds"))
        if path is not None:
            takers = (opener for opener in self._services.openers if opener.takes_file(path))
            next(takers, self).open_file(path)
