"""A position of a game on a view-only table, for the replay and its pictures."""

from __future__ import annotations

from cardtable import clock
from cardtable.controller.lookback.playhead import Playhead
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.text import card_values
from cardtable.ui.shared.when import day_text
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.view_only import ViewOnlyTable
from cardtable.ui.table.words import replay_words as words


def sit(table: ViewOnlyTable, playhead: Playhead, title: str) -> None:
    """Seat the players, before the first deal."""
    game, players = playhead.game, playhead.game.setup.players
    table.sit(
        [SeatInfo(player.name, player.avatar, player.kind == "person") for player in players],
        title,
        subtitle(playhead),
        game.view(0, playhead.sight),
        card_values(game.rules),
        game.rules.tokens_shown(len(players)),
        game.rules.token_kind,
        game.rules.marks,
    )


def lay(table: ViewOnlyTable, playhead: Playhead) -> None:
    """Show the playhead's position without motion."""
    game = playhead.game
    table.show_position(
        game.view(playhead.at, playhead.sight), game.story(playhead.at, playhead.sight), playhead.bottom
    )


def subtitle(playhead: Playhead) -> str:
    """Return the game's name, its date, and how it ended."""
    day = clock.day_of(playhead.game.header.date)
    game, ended = game_name(playhead.game.rules), words.ended(playhead.game)
    if day is None:
        return say("replay-subtitle-undated", game=game, ended=ended)
    return say("replay-subtitle", game=game, day=day_text(day), ended=ended)
