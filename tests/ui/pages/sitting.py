"""The games and players that tests of New game share."""

from __future__ import annotations

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.setup import Player
from cardtable.ui.features.new_game.new_game_page import NewGamePage
from cardtable.ui.shared.games_list import Game, all_games

GAMES = all_games()
SEATS = (
    Player("Ann", "person", "", "cat"),
    Player("Olive", "computer", "cautious", "owl"),
    Player("Pip", "computer", LEVELS[0], "penguin"),
)


def listed(page: NewGamePage) -> list[Game]:
    return page.gallery.shown.shown()
