"""What the table says and shows of an action of the rules: one row an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardtable.game import moves
from cardtable.rules import effects


@dataclass(frozen=True)
class Shown:
    """What is said and shown of a play that does it.

    `does` says it in a word or two, where a card leaves a choice. `icon` stands on a card that leaves the
    total as it is; `on_any`: on one that changes it, too. `whom` asks for the seat, where one is named.
    `strikes` says what it does to others, as a clause of the coach.
    """

    does: str
    icon: str
    on_any: bool = False
    whom: str = ""
    strikes: str = ""


translate = QCoreApplication.translate

_ROWS: Mapping[str, Callable[[], Shown]] = {
    effects.REVERSE.word: lambda: Shown(translate("Table", "reverse"), "reverse", on_any=True),
    effects.SKIP.word: lambda: Shown(translate("Table", "skip"), "skip", on_any=True),
    effects.CHOOSE.word: lambda: Shown(
        translate("Table", "name the next"), "people", whom=translate("Table", "Who plays next?")
    ),
    effects.ELIMINATE.word: lambda: Shown(
        translate("Table", "put one out"),
        "hold",
        whom=translate("Table", "Who is put out?"),
        strikes=translate("Coach", "it puts another player out of the deal"),
    ),
    effects.SHIELD.word: lambda: Shown(translate("Table", "shield"), "hold"),
    effects.EXCHANGE.word: lambda: Shown(
        translate("Table", "swap hands"),
        "again",
        whom=translate("Table", "With whom do you swap hands?"),
    ),
    effects.OBLIGE.word: lambda: Shown(
        translate("Table", "next plays 2"),
        "cards",
        strikes=translate("Coach", "the next player has to play twice"),
    ),
    effects.CHAIN.word: lambda: Shown(translate("Table", "to be answered"), "hold"),
    effects.STEAL.word: lambda: Shown(
        translate("Table", "steal a card"),
        "tap",
        whom=translate("Table", "From whom do you take a card?"),
    ),
    effects.ZEUS.word: lambda: Shown(translate("Table", "takes Zeus"), "star"),
    effects.OTHERS_DRAW_1.word: lambda: Shown(
        translate("Table", "others draw 1"),
        "cards",
        strikes=translate("Coach", "every other player draws a card"),
    ),
    effects.OTHERS_DRAW_2.word: lambda: Shown(
        translate("Table", "others draw 2"),
        "cards",
        strikes=translate("Coach", "every other player draws two cards"),
    ),
    effects.BOMB.word: lambda: Shown(
        translate("Table", "bomb"),
        "hold",
        strikes=translate("Coach", "every other player has to give a hold or a token"),
    ),
    moves.MISTAKE: lambda: Shown(translate("Table", "over!"), "hold"),
}
"""By the word of the action; translated when it is asked for."""


def shown(mark: str) -> Shown | None:
    """The row of an action, by its word; None for a mark of which nothing is told."""
    row = _ROWS.get(mark)
    return None if row is None else row()
