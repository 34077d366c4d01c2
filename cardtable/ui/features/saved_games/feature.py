"""The list of saved games, and the commands that open games from elsewhere."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QGuiApplication

from cardtable.language import say
from cardtable.ui.services.command import Command, Keys
from cardtable.ui.services.services import Services

_PASTES = ("games", "start", "new_game")
"""The pages on which Paste opens a game."""


def register(services: Services) -> None:
    from cardtable.ui.features.saved_games.saved_games import SavedGames

    navigator = services.navigator
    services.features["games"] = saved = SavedGames(services)

    def paste() -> None:
        """Open the game on the clipboard: one that was played or one that people made."""
        mime = QGuiApplication.clipboard().mimeData()
        next(opener for opener in services.openers if opener.takes(mime, pasted=True)).paste(mime)

    def choose_file() -> None:
        """Ask for a file with a game, and open it."""
        if navigator.is_shown("new_game"):
            services.own_games.choose_file()
        else:
            saved.choose_file()

    services.commands += [
        Command(
            "games", 360, lambda: say("menu-saved-games"), "folder", partial(navigator.go, "games"),
            ("Ctrl+G",),
        ),
        Command("open", 370, lambda: say("menu-open"), "share", choose_file, (Keys.Open, "Ctrl+O")),
        Command(
            "paste", 380, lambda: say("menu-paste"), "tap", paste, (Keys.Paste, "Ctrl+V"),
            lambda: navigator.is_shown(*_PASTES),
        ),
    ]  # fmt: skip
