"""A position of a game on a table that is only looked at: in the replay, and for a picture of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from cardtable.controller.reel import Reel
from cardtable.rules.prose import card_values
from cardtable.ui.pages import replay_words as words
from cardtable.ui.table import SeatInfo
from cardtable.ui.table.watched import WatchedTable


def sit(table: WatchedTable, reel: Reel, title: str) -> None:
    """Seats everybody, before the first deal."""
    game, players = reel.game, reel.game.setup.players
    table.sit(
        [SeatInfo(player.name, player.avatar, player.kind == "person") for player in players],
        title,
        subtitle(reel),
        game.view(0, reel.sight),
        card_values(game.rules),
        game.rules.tokens_shown(len(players)),
        game.rules.token_kind,
        game.rules.marks,
    )


def lay(table: WatchedTable, reel: Reel) -> None:
    """Shows the position at once."""
    game = reel.game
    table.take_up(game.view(reel.at, reel.sight), game.story(reel.at, reel.sight), reel.bottom)


def subtitle(reel: Reel) -> str:
    """What is played, when it was, and how it ended."""
    day = QDate.fromString(reel.game.header.date[:10], Qt.DateFormat.ISODate)
    parts = [reel.game.rules.name]
    if day.isValid():
        parts.append(QLocale().toString(day, QLocale.FormatType.ShortFormat))
    told = QCoreApplication.translate("Replay", "{game}. {ended}.")
    return told.format(game=", ".join(parts), ended=words.ended(reel))
