"""What the tests of a new game share: the games, who sits down, and what the gallery lists."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.setup import Player
from cardtable.ui.pages.new_game.new_game_page import NewGamePage
from cardtable.ui.shared.games_list import Game, all_games

GAMES = all_games()
SEATS = (
    Player("Ann", "person", "", "cat"),
    Player("Olive", "computer", "cautious", "owl"),
    Player("Pip", "computer", LEVELS[0], "penguin"),
)


def listed(page: NewGamePage) -> list[Game]:
    return [
        page.shown.index(row, 0).data(Qt.ItemDataRole.UserRole + 1) for row in range(page.shown.rowCount())
    ]
